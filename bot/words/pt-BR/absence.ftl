# Away, absent, paused, replaced.

refusal-paused-already = A partida já está em pausa.
refusal-not-paused = A partida não está em pausa: os prazos estão correndo.
refusal-pause-out-of-range = Uma pausa dura no mínimo uma hora e no máximo { $days } dias.
refusal-away-out-of-range = Você pode ficar fora por no mínimo uma hora e no máximo { $days } dias.
refusal-here-already = Você não está como ausente: já está jogando.
refusal-sits-already = Você já tem um lugar nesta mesa, então não pode assumir outro.
refusal-computer-already = Um computador já joga nesse lugar.
refusal-seat-left = Essa pessoa está fora da partida.
refusal-vote-settled = Essa votação já acabou, ou seu voto não é pedido nela.
refusal-volunteers-enough = Já há gente suficiente se oferecendo para esse lugar.
refusal-seat-lent = Outra pessoa joga no seu lugar agora. Para ter o lugar de volta, use /monopoly { command-name-away } { option-name-until }: voltei.
refusal-no-such-moment = Não entendi essa data. Diga uma duração (12 horas, 3 dias, uma semana), um dia (amanhã, domingo, 20 nov, 2026-12-01), uma hora (18:00, 18h) ou um dia com hora. Seu horário é o de { $zone }: /monopoly { command-name-preferences }.

moment-choice = { $text } ({ $wall }, { $zone })
moment-back = Voltei

away-done = Sua ausência está marcada até <t:{ $at }:f> (<t:{ $at }:R>). Até lá você não recebe notificações, e seus prazos caem pela metade. Quando eles acabam, respondem suas instruções; sem instrução, o bot não compra, não dá lances nem faz trocas para você. Clique em qualquer botão para voltar.
back-done = Você está de volta à partida.
pause-done = A partida está em pausa.
vote-counted = A votação está aberta, e seu voto já conta.
volunteer-done = Agora a mesa pode escolher você. Você assume o lugar como ele está.

mine-lent = 🔁 Seu lugar está com { $who }: volte à partida para ter o lugar de volta

player-away-until = 🌙 longe até <t:{ $at }:d>
player-for = { $kind ->
        [computer] 🤖
       *[person] 🔁
    } por { $owner }
table-paused = ⏸️ A partida está **em pausa**, no máximo até <t:{ $at }:f>. Ninguém pode agir, e os prazos ficam suspensos.
table-nobody-here = 💤 Todo mundo está ausente: a partida espera até alguém voltar.
button-resume = Retomar a partida
button-back = { $who }: voltei
button-take-back = Recuperar meu lugar ({ $who })
button-rejoin = Voltar à partida

vote-nobody = ninguém
vote-lapsed = A votação acabou sem decisão: a partida continua.
call-vote-direct = Há uma votação na sua partida: { $link }

question-pause-title = Pausar a partida?
question-pause-text = Pausa até { $until }. A favor: { $who }. Contra: { $against }. Votos necessários: { $most } de { $count }. A votação acaba { $lapses }.
question-pause-done = A mesa votou pela pausa.
question-pause-not = A mesa votou contra a pausa.
question-pause-lapsed = A votação acabou sem decisão: não vai haver pausa.
question-pause-for = Pausar a partida
question-pause-against = Continuar jogando
call-vote-pause = { $who }: vamos pausar a partida?

question-resume-title = Retomar a partida?
question-resume-text = A partida está em pausa. Para retomar: { $who }. Contra: { $against }. Votos necessários: { $most } de { $count }. A votação acaba { $lapses }.
question-resume-done = A mesa votou por retomar a partida.
question-resume-not = A partida continua em pausa.
question-resume-lapsed = A votação acabou sem decisão: a partida continua em pausa.
question-resume-for = Retomar a partida
question-resume-against = Continuar em pausa
call-vote-resume = { $who }: vamos retomar a partida?

absent-title = O que fazer com o lugar de { $who }?
absent-text = { $who } não responde, e a partida não espera mais: as instruções de { $who } decidem; sem instrução, o bot não compra, não dá lances nem faz trocas. { $count ->
        [0] As outras pessoas também estão ausentes: a primeira pessoa que voltar decide o que será do lugar.
        [one] A única outra pessoa na mesa decide o que será do lugar.
        [2] As outras duas pessoas decidem juntas o que será do lugar.
       *[other] Para decidir o que será do lugar, são precisos { $most } de { $count } votos.
    } Enquanto nada for decidido, o lugar fica como está.
absent-choose = Escolha o que fazer com o lugar
absent-option-wait = Esperar: nada muda
absent-option-pause = Pausar a partida por uma semana
absent-option-retire = Tirar o lugar da partida
absent-computer = Um computador joga { $lent ->
        [until-back] até a pessoa voltar
       *[for-good] de vez
    }
absent-volunteer = { $who } joga { $lent ->
        [until-back] até a pessoa voltar
       *[for-good] de vez
    }
absent-votes = **{ $what }** – { $who }
absent-lapses = A votação acaba { $lapses }.
absent-lapsed = A última votação acabou sem decisão. A próxima escolha começa outra.
absent-decided-wait = A mesa espera. A próxima escolha começa outra votação.
absent-decided-pause = A mesa está em pausa. A próxima escolha começa outra votação.
absent-over-left = { $who } saiu da partida.
absent-over-taken = Agora quem joga nesse lugar é { $who }.
absent-over-there = { $who } voltou: não há nada para votar.
button-volunteer = Oferecer-me para o lugar
call-absent = { $who }: o que fazer com o lugar de { $absent }?
