## Away, absent, paused, replaced.

refusal-paused-already = A partida já está em pausa.
refusal-not-paused = A partida não está em pausa, e os prazos estão correndo.
refusal-pause-out-of-range = Uma pausa pode durar de { $minutes } minutos a { $days } dias.
refusal-away-out-of-range = Você pode marcar uma ausência de { $minutes } minutos a { $days } dias.
refusal-here-already = Você já está na partida e não marcou nenhuma ausência.
refusal-sits-already = Quem já tem um lugar nesta partida não pode assumir outro. Escolha na lista quem assume, por exemplo um computador.
refusal-computer-already = Um computador já joga nesse lugar.
refusal-seat-left = Essa pessoa já saiu da partida.
refusal-vote-settled = Essa votação já acabou.
refusal-retire-too-few-missed = Por conta própria, você só pode escolher isso depois de { $missed } prazos perdidos seguidos. Você pode deixar um computador jogar até a pessoa voltar.
refusal-retire-too-soon = Por conta própria, você ainda não pode escolher isso. Se a pessoa não voltar, você poderá escolher isso a partir de <t:{ $at }:f> (<t:{ $at }:R>). Enquanto isso, você pode deixar um computador jogar até a pessoa voltar.
refusal-volunteers-enough = Já há pessoas suficientes se oferecendo para assumir esse lugar.
refusal-seat-lent = Outra pessoa joga no seu lugar agora. Para recuperar o lugar, use `{ COMMAND("away") } { option-name-until }: voltei`.
refusal-seat-borrowed = Você joga por outra pessoa e não pode desistir por ela. Use `{ COMMAND("leave") }` para um computador jogar até ela voltar.
refusal-vote-borrowed = Você joga por outra pessoa e por isso não tem voto.
refusal-no-such-moment = O bot não entendeu essa data. Escreva uma duração (12 horas, 3 dias, uma semana), um dia (amanhã, domingo, { $date }), uma hora (18:00, 18h) ou um dia com hora. Seu fuso horário é { $zone }. Para mudá-lo, use `{ COMMAND("preferences") }`.

moment-choice = { $text } ({ DATETIME($wall, dateStyle: "medium", timeStyle: "short") }, { $zone })
moment-back = Voltei

away-open = Vou ficar ausente…
away-ask = Quando você volta?
away-choose = Escolha quando você volta
away-other = Para outro horário, digite `{ COMMAND("away") }` e preencha `{ option-name-until }`: 12 horas, em dois dias, sexta 21h.
away-means = Enquanto você estiver ausente, o bot não notifica você. Propostas de troca continuam chegando por mensagem direta, e responder a uma não encerra a ausência. Para decidir, o prazo é metade do normal. Depois o bot faz a escolha mais cautelosa.
away-orders = 📋 Suas instruções: { $what }. Elas decidem por você na hora.
away-orders-none = 📋 Você não tem instruções: o bot não compra, não dá lances nem faz trocas por você.
away-done = Você fica ausente até <t:{ $at }:f> (<t:{ $at }:R>). Para voltar antes, tome uma decisão ou clique em “{ moment-back }”.
back-done = Você está de volta à partida.
back-roll = 🎲 Jogue os dados agora, ou o bot joga por você <t:{ $at }:R>.
pause-done = A partida está em pausa.
pause-open = Pausar a partida…
pause-means = As outras pessoas votam. Durante a pausa, ninguém pode jogar, e os prazos ficam parados. Vocês também podem retomar a partida antes.
pause-choose = Escolha quando a partida volta
pause-other = Para outro horário, digite `{ COMMAND("pause") }` e preencha `{ option-name-until }`: 12 horas, em dois dias, sexta 21h.
vote-counted = Você pediu uma votação e votou sim.
volunteer-done = Agora as outras pessoas podem escolher você para esse lugar. Se escolherem, você assume o lugar do jeito que estiver.

mine-lent = 🔁 { $who } joga no seu lugar. Volte à partida para recuperar o lugar

player-away-until = 🌙 ausente, volta <t:{ $at }:R>
player-for = { $kind ->
        [computer] 🤖
       *[person] 🔁
    } por { $owner }
table-paused = ⏸️ A partida está **em pausa** e volta no máximo <t:{ $at }:R>. Ninguém pode jogar, e os prazos ficam parados.
table-nobody-here = 💤 Não há ninguém. A partida espera até alguém voltar.
button-resume = Retomar a partida
button-resume-ask = Propor retomar
button-back = { $who }: { moment-back }
button-take-back = Recuperar meu lugar ({ $who })

vote-nobody = ninguém
vote-lapsed = A votação acabou sem decisão, e a partida continua.
call-vote-direct = { $what ->
        [pause] { $who } quer pausar a partida.
        [resume] { $who } quer retomar a partida.
        [undo] { $who } quer desfazer uma escolha.
        [vote] { $who } quer cancelar a partida.
       *[absent] O que fazer com o lugar de { $absent }?
    }
call-vote-ends = A votação termina <t:{ $at }:R>.
call-vote-beside = { $who }: há uma votação na sua partida.

question-pause-title = Pausar a partida?
question-pause-text = A pausa acabaria no máximo { $until }. A favor: { $who }. Contra: { $against }. { $count ->
        [1] Só há uma pessoa presente, e o voto dela decide.
        [2] As duas pessoas que estão presentes precisam votar a favor.
       *[other] Das { $count } pessoas que estão presentes, pelo menos { $most } precisam votar a favor.
    } A votação acaba { $lapses }.
question-pause-done = A votação acabou, e a partida está em pausa.
question-pause-not = A votação acabou, e a partida continua sem pausa.
question-pause-lapsed = A votação acabou sem decisão, então não há pausa.
question-pause-for = Pausar a partida
question-pause-against = Continuar jogando
call-vote-pause = { $who }: vamos pausar a partida?

question-resume-title = Retomar a partida?
question-resume-text = A partida está em pausa. A favor de retomar: { $who }. Contra: { $against }. { $count ->
        [1] Só há uma pessoa presente, e o voto dela decide.
        [2] As duas pessoas que estão presentes precisam votar a favor.
       *[other] Das { $count } pessoas que estão presentes, pelo menos { $most } precisam votar a favor.
    } A votação acaba { $lapses }.
question-resume-done = A votação acabou, e a partida continua agora.
question-resume-not = A votação acabou, e a partida segue em pausa.
question-resume-lapsed = A votação acabou sem decisão, e a partida segue em pausa.
question-resume-for = { button-resume }
question-resume-against = Continuar em pausa
call-vote-resume = { $who }: vamos retomar a partida?

absent-title = O que fazer com o lugar de { $who }?
absent-text = { $who } não responde, e a partida parou de esperar. Valem as instruções que deixou. Sem instruções, o bot não compra, não dá lances nem faz trocas. { $count ->
        [0] As outras pessoas também não respondem. A primeira que voltar decide o que fazer com o lugar.
        [one] A outra pessoa na partida decide o que fazer com o lugar.
        [2] As outras duas pessoas na partida precisam concordar sobre o que fazer com o lugar.
       *[other] Das outras { $count } pessoas na partida, { $most } precisam concordar sobre o que fazer com o lugar.
    } Até lá, o lugar continua sendo de { $who }.
absent-alone-missed = Para que a outra pessoa na partida possa tirar { $who } da partida ou ceder o lugar até o fim da partida, são necessários { $missed } prazos perdidos seguidos. { $why ->
        [absent] Um computador ou outra pessoa já pode assumir o lugar até { $who } voltar.
       *[slow] Um computador já pode assumir o lugar até { $who } voltar.
    }
absent-alone-from = A outra pessoa na partida pode tirar { $who } da partida ou ceder o lugar até o fim da partida a partir de <t:{ $at }:f>. { $why ->
        [absent] Um computador ou outra pessoa já pode assumir o lugar até { $who } voltar.
       *[slow] Um computador já pode assumir o lugar até { $who } voltar.
    }
absent-how = Quem joga escolhe na lista. Quem não joga pode se oferecer com o botão para assumir o lugar.
absent-choose = Escolha o que fazer com o lugar
absent-option-wait = Esperar e não mudar nada
absent-option-pause = Pausar a partida por uma semana
absent-option-retire = Tirar { $absent } da partida
absent-computer = Um computador joga { $lent ->
        [until-back] até { $absent } voltar
       *[for-good] até o fim da partida
    }
absent-volunteer = { $who } joga { $lent ->
        [until-back] até { $absent } voltar
       *[for-good] até o fim da partida
    }
slow-title = Continuar esperando por { $who }?
slow-text = { $who } gastou todo o seu tempo de espera nesta partida e só tem um quarto de cada prazo. { $count ->
        [0] As outras pessoas não respondem. A primeira que voltar decide o que fazer com o lugar.
        [one] A outra pessoa na partida pode decidir o que fazer com o lugar.
        [2] Se as outras duas pessoas na partida concordarem, podem mudar isso aqui.
       *[other] Se { $most } das outras { $count } pessoas na partida concordarem, podem mudar isso aqui.
    } Caso contrário, a partida continua assim.
slow-option-wait = Devolver todo o tempo de espera
absent-votes = **{ $what }** · a favor: { $who }
absent-lapses = A votação acaba { $lapses }.
absent-lapsed = A última votação acabou sem decisão. Para começar outra, escolha de novo o que fazer com o lugar.
absent-decided-wait = As outras pessoas decidiram esperar. Para começar outra votação, escolha de novo o que fazer com o lugar.
absent-decided-pause = As outras pessoas decidiram pausar a partida. Para começar outra votação, escolha de novo o que fazer com o lugar.
absent-over-left = { $who } saiu da partida.
absent-over-taken = { $who } assumiu o lugar da pessoa que não respondia.
absent-over-there = { $who } continua na partida, então não há mais nada para votar.
button-volunteer = Não joga? Assuma o lugar
call-absent = { $who }: o que fazer com o lugar de { $absent }?

command-name-away = ausente
command-name-pause = pausa
command-away = Avisar que vou ficar ausente, ou que voltei
command-away-until = Até quando, como 3 dias, amanhã ou domingo 18:00; para voltar, escreva voltei
command-pause = Propor uma pausa: ninguém joga, e os prazos ficam parados
command-pause-until = Até quando, como 3 dias ou domingo 18:00 (ao vivo, o padrão é 30 minutos)

## Resigning, and calling a game off.

vote-title = Cancelar esta partida?
vote-text = A favor: { $who }. À espera de { $waits }. Com um só voto contra, a partida continua.
vote-on = A partida não foi cancelada e continua.
vote-over = A votação acabou, e a partida foi cancelada.
call-vote = { $who }: vamos cancelar esta partida?
button-agree = Cancelar a partida

resign-sure = Você quer sair de vez da partida com { $others } em <#{ $channel }>? Tudo o que você tem vai para a pessoa a quem você deve ou, se não tiver dívidas, para o Banco.
resign-sure-wins = Sem você, só resta { $who }, que vence a partida.
resign-sure-last = Sem você, só restam computadores. Eles jogam o resto da partida na hora.
resign-sure-lent = Você quer parar de jogar por { $owner } na partida com { $others } em <#{ $channel }>? Um computador joga até { $owner } voltar.
resign-not = Você continua na partida.
resign-done = Você saiu da partida com { $others } em <#{ $channel }>.
button-resign = { debt-bankrupt }
button-resign-ask = { debt-give-up }
button-resign-lent = Deixar o lugar com um computador
button-stay = { question-pause-against }
cancel-sure = Você quer cancelar esta partida? O bot pergunta a todo mundo. Se todo mundo concordar, a partida acaba e ninguém vence.
cancel-not = O bot não perguntou nada a ninguém, e a partida continua.
cancel-done = A partida foi cancelada.
cancel-waits = Você concordou em cancelar a partida. À espera de { $who }.

leave-how = Como você quer sair da partida com { $others }? Você pode parar de vez, ou perguntar a todo mundo se ela deve acabar sem vencedor.
button-leave-end = Cancelar a partida…
command-name-leave = sair
command-leave = Sair de uma sala ou de uma partida, fechar a sala ou propor cancelar a partida
