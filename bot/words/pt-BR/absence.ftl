# Away, absent, paused, replaced.

refusal-paused-already = A partida já está em pausa.
refusal-not-paused = A partida não está em pausa: o tempo corre.
refusal-pause-out-of-range = Uma pausa dura no mínimo uma hora e no máximo { $days } dias.
refusal-away-out-of-range = Você pode ficar fora por no mínimo uma hora e no máximo { $days } dias.
refusal-here-already = Você já está na mesa.
refusal-sits-already = Quem assume um lugar não pode já ter um nesta mesa.
refusal-computer-already = Um computador já joga nesse lugar.
refusal-seat-left = Essa pessoa está fora da partida.
refusal-vote-settled = Isso já está resolvido, ou ninguém mais precisa responder.
refusal-volunteers-enough = Já há gente bastante se oferecendo para assumir.
refusal-seat-lent = Outra pessoa joga no seu lugar agora. Toque em "Voltei" na mesa, ou use /monopoly { command-name-away } { option-name-until }: voltei, e ele é seu de novo.
refusal-no-such-moment = Quando é isso? Diga uma duração (12 horas, 3 dias, uma semana), um dia (amanhã, domingo, 20 nov, 2026-12-01), uma hora (18:00, 18h) ou um dia com hora. Seu relógio é o de { $zone }: /monopoly { command-name-preferences }.

moment-choice = { $text } ({ $wall }, { $zone })
moment-back = Voltei

away-done = Você está fora até <t:{ $at }:f> (<t:{ $at }:R>). Ninguém chama você. O que espera por você tem metade do tempo; depois respondem suas instruções, ou então nada é comprado, ofertado nem trocado por você. Qualquer toque seu traz você de volta.
back-done = Você está de volta à mesa.
pause-done = A partida está em pausa.
vote-counted = A mesa foi consultada, e seu voto conta.
volunteer-done = Agora a mesa pode escolher você. Você assume o lugar como ele está.

mine-lent = 🔁 [Seu lugar está com { $who }]({ $link }): com "Voltei" ele é seu de novo

player-away-until = 🌙 fora até <t:{ $at }:d>
player-for = { $kind ->
        [computer] 🤖
       *[person] 🔁
    } por { $owner }
table-paused = ⏸️ A partida está **em pausa**, no máximo até <t:{ $at }:f>. Ninguém pode agir, e nenhum tempo corre.
table-nobody-here = 💤 Não há ninguém: a partida descansa até alguém voltar.
button-resume = Retomar
button-back = Voltei

vote-nobody = ninguém
vote-lapsed = O prazo da pergunta acabou: a partida continua.
call-vote-direct = Sua mesa está votando: { $link }

question-pause-title = Pausar a partida?
question-pause-text = Até { $until }. A favor: { $who }. Contra: { $against }. Precisa de { $most } dos { $count } votos de quem está aqui. A votação acaba { $lapses }.
question-pause-done = A mesa concordou com uma pausa.
question-pause-not = Não vai haver pausa.
question-pause-lapsed = O prazo da votação acabou: não vai haver pausa.
question-pause-for = Pausar
question-pause-against = Continuar jogando
call-vote-pause = { $who }: vamos pausar a partida?

question-resume-title = Retomar?
question-resume-text = A partida está em pausa. Para retomar: { $who }. Contra: { $against }. Precisa de { $most } dos { $count } votos de quem está aqui. A votação acaba { $lapses }.
question-resume-done = A mesa concordou em continuar.
question-resume-not = A partida segue em pausa.
question-resume-lapsed = O prazo da votação acabou: a partida segue em pausa.
question-resume-for = Retomar
question-resume-against = Seguir em pausa
call-vote-resume = { $who }: vamos retomar a partida?

absent-title = E o lugar de { $who }?
absent-text = { $who } está ausente, e a mesa não espera mais: respondem as instruções, ou então nada é comprado, ofertado nem trocado. { $count ->
        [0] O resto da mesa também está ausente: quem voltar decide o que será do lugar.
        [one] A única outra pessoa na mesa decide o que será do lugar.
        [2] As outras duas pessoas decidem juntas o que será do lugar.
       *[other] O destino do lugar precisa de { $most } dos { $count } outros votos.
    } Enquanto nada for decidido, o lugar fica como está.
absent-choose = O que fazer com o lugar?
absent-option-wait = Esperar: nada muda
absent-option-pause = Pausar a partida por uma semana
absent-option-retire = O lugar sai da partida
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
absent-over-there = { $who } está na mesa: não há nada para votar.
button-volunteer = Eu assumo
call-absent = { $who }: o que fazer com o lugar de { $absent }?
