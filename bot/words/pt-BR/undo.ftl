# Taking back one's last choice.

undo-title = Desfazer?
undo-text = { $who } gostaria de desfazer isto. Falta concordar: { $waits }. A pergunta fica aberta até <t:{ $at }:f>, ou até que outra coisa aconteça.
undo-secret = Algo que só sabe quem está envolvido.
undo-agree = Concordar
undo-refuse = Deixar como está
undo-waits = Será desfeito assim que { $who } { $count ->
        [one] concordar
       *[other] concordarem
    }. Se antes acontecer outra coisa, fica como está.
undo-done = Desfeito: a partida está como estava antes.
undo-over-done = Foi desfeito.
undo-over-not = Fica como está.
call-undo = { $who }: isto pode ser desfeito?

refusal-undo-nothing = Não há nenhuma escolha sua que se possa desfazer.
refusal-undo-others = Alguém já escolheu algo depois: sua última escolha fica.
refusal-undo-answered = Outra coisa já foi respondida por você depois: sua última escolha fica.
refusal-undo-thrown = Os dados já rolaram depois, e uma jogada nunca volta atrás.
refusal-undo-drawn = Uma carta já saiu depois, e o que ela disse nunca volta atrás.
refusal-undo-bid = Um lance não pode ser desfeito, nem o resultado de um leilão.
refusal-undo-shown = Algo escondido já foi mostrado depois: não dá para esconder de novo.
refusal-undo-final = Alguém saiu da partida, ou deu a hora dela: isso é definitivo.
refusal-undo-lapsed = Essa pergunta está fechada: aconteceu outra coisa, ou já houve resposta.
refusal-undo-unknown = O registro desta partida não diz como ela estava antes, então não dá para desfazer.
