# Taking back one's last choice.

undo-open = Desfazer…
undo-ask = Pedir para desfazer
undo-needs =
    { $count ->
        [0] Ninguém mais precisa concordar.
        [one] { $who } precisa concordar. O bot pergunta no canal.
       *[other] { $who } precisam concordar. O bot pergunta no canal.
    }
undo-title = Desfazer esta escolha?
undo-text = { $who } quer desfazer esta escolha. Ainda falta a resposta de { $waits }. A votação termina <t:{ $at }:R>, ou assim que outra coisa acontecer na partida.
undo-turn-end = { $who } encerrou a vez.
undo-secret = Só as pessoas envolvidas podem ver essa escolha.
undo-agree = Concordar em desfazer
undo-refuse = Deixar como está
undo-waits = A escolha será desfeita assim que { $who } { $count ->
        [one] concordar
       *[other] concordarem
    }. Se outra coisa acontecer antes na partida, a escolha continua valendo.
undo-done = A escolha foi desfeita, e a partida está como antes dela.
undo-over-done = A escolha foi desfeita.
undo-over-not = A escolha não foi desfeita.
call-undo = { $who }: podemos desfazer a última escolha?

refusal-undo-nothing = Você não tem nenhuma escolha para desfazer.
refusal-undo-others = Outra pessoa já escolheu algo depois de você, então sua última escolha não pode ser desfeita.
refusal-undo-answered = Depois da sua última escolha, o bot já respondeu outra coisa por você, então essa escolha não pode ser desfeita.
refusal-undo-thrown = Depois da sua última escolha, alguém já jogou os dados, e uma jogada de dados não pode ser desfeita.
refusal-undo-drawn = Depois da sua última escolha, alguém já tirou uma carta, então essa escolha não pode ser desfeita.
refusal-undo-bid = Um lance não pode ser desfeito, nem o resultado de um leilão.
refusal-undo-shown = Depois da sua última escolha, o bot já mostrou algo secreto, então essa escolha não pode ser desfeita.
refusal-undo-final = Alguém saiu da partida, ou o horário de término passou. Depois disso, nada pode ser desfeito.
refusal-undo-lapsed = Essa pergunta não está mais aberta: outra coisa aconteceu, ou alguém já respondeu.
refusal-undo-unknown = O registro desta partida não mostra como ela estava antes, então nada pode ser desfeito.

command-name-undo = desfazer
command-undo = Desfazer minha última escolha, se as outras pessoas concordarem
