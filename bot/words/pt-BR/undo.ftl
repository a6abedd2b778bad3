# Taking back one's last choice.

undo-open = Desfazer…
undo-ask = Pedir para desfazer
undo-needs =
    { $count ->
        [0] Ninguém mais precisa concordar.
        [one] { $who } precisa concordar. Uma mensagem no canal faz a pergunta.
       *[other] { $who } precisam concordar. Uma mensagem no canal faz a pergunta.
    }
undo-title = Desfazer esta jogada?
undo-text = { $who } quer desfazer esta escolha. Falta a resposta de { $waits }. A pergunta fica aberta até <t:{ $at }:f>, ou até a próxima jogada.
undo-secret = Uma escolha que só as pessoas envolvidas podem ver.
undo-agree = Concordar em desfazer
undo-refuse = Deixar como está
undo-waits = Será desfeito assim que { $who } { $count ->
        [one] concordar
       *[other] concordarem
    }. Se antes acontecer outra coisa, fica como está.
undo-done = Desfeito: a partida está como estava antes.
undo-over-done = A jogada foi desfeita.
undo-over-not = A jogada fica como está.
call-undo = { $who }: esta jogada pode ser desfeita?

refusal-undo-nothing = Não há nenhuma escolha sua para desfazer.
refusal-undo-others = Outra pessoa já escolheu algo depois: sua última escolha fica.
refusal-undo-answered = Depois disso o bot já respondeu outra coisa no seu lugar: sua última escolha fica.
refusal-undo-thrown = Os dados já foram jogados depois, e uma jogada de dados nunca se desfaz.
refusal-undo-drawn = Uma carta já foi tirada depois, e uma carta tirada nunca se desfaz.
refusal-undo-bid = Um lance não pode ser desfeito, nem o resultado de um leilão.
refusal-undo-shown = Algo secreto já foi mostrado depois: não dá para esconder de novo.
refusal-undo-final = Alguém saiu da partida, ou o horário de término passou: isso é definitivo.
refusal-undo-lapsed = Essa pergunta está fechada: aconteceu outra coisa, ou já houve resposta.
refusal-undo-unknown = O registro desta partida não diz como ela estava antes, então não dá para desfazer.
