# Away, absent, paused, replaced.

refusal-paused-already = La partida ya está en pausa.
refusal-not-paused = La partida no está en pausa: el tiempo corre.
refusal-pause-out-of-range = Una pausa dura al menos una hora y como mucho { $days } días.
refusal-away-out-of-range = Puedes faltar al menos una hora y como mucho { $days } días.
refusal-here-already = Ya estás en la partida: no hay ninguna ausencia tuya anotada.
refusal-sits-already = Quien tome un asiento no puede tener otro en esta mesa.
refusal-computer-already = Ese asiento ya lo juega un robot.
refusal-seat-left = Esa persona está fuera de la partida.
refusal-vote-settled = Eso ya está decidido, o ya no se pregunta a nadie.
refusal-volunteers-enough = Ya se ha ofrecido gente suficiente para tomar el relevo.
refusal-seat-lent = Ahora mismo otra persona juega en tu asiento. Para recuperarlo, usa /monopoly { command-name-away } { option-name-until }: volví.
refusal-no-such-moment = ¿Cuándo es eso? Escribe un plazo (12 horas, 3 días, una semana), un día (mañana, domingo, 20 nov, 2026-12-01), una hora (18:00) o las dos cosas. Tu reloj es el de { $zone }: /monopoly { command-name-preferences }.

moment-choice = { $text } ({ $wall }, { $zone })
moment-back = Ya estoy aquí

away-done = No estás hasta el <t:{ $at }:f> (<t:{ $at }:R>). Nadie te avisa. Lo que te espera tiene la mitad del tiempo; después responden tus instrucciones, o no se compra, ni se puja, ni se hace ningún trato por ti. Pulsa cualquier botón y vuelves.
back-done = Vuelves a estar en la mesa.
pause-done = La partida está en pausa.
vote-counted = Se le pregunta a la mesa, y tu voto cuenta.
volunteer-done = La mesa ya puede elegirte. Tomas el asiento tal como está.

mine-lent = 🔁 [{ $who } juega en tu asiento]({ $link }): vuelve a la partida para recuperarlo

player-away-until = 🌙 no está hasta el <t:{ $at }:d>
player-for = { $kind ->
        [computer] 🤖
       *[person] 🔁
    } por { $owner }
table-paused = ⏸️ La partida está **en pausa**, hasta el <t:{ $at }:f> a más tardar. Nadie puede jugar y el tiempo no corre.
table-nobody-here = 💤 No hay nadie: la partida descansa hasta que alguien vuelva.
button-resume = Reanudar
button-back = { $who }: ya volví
button-take-back = Recuperar mi asiento de { $who }
button-rejoin = Volver a la partida con { $who }

vote-nobody = nadie
vote-lapsed = La pregunta ha caducado: la partida sigue.
call-vote-direct = Tu mesa vota: { $link }

question-pause-title = ¿Pausa en la partida?
question-pause-text = Hasta { $until }. A favor: { $who }. En contra: { $against }. Hacen falta { $most } de { $count } votos presentes. La votación caduca { $lapses }.
question-pause-done = La mesa acordó una pausa.
question-pause-not = No hay pausa.
question-pause-lapsed = La votación ha caducado: no hay pausa.
question-pause-for = Pausa
question-pause-against = Seguir jugando
call-vote-pause = { $who }: ¿ponemos la partida en pausa?

question-resume-title = ¿Seguimos?
question-resume-text = La partida está en pausa. Por seguir: { $who }. En contra: { $against }. Hacen falta { $most } de { $count } votos presentes. La votación caduca { $lapses }.
question-resume-done = La mesa acordó seguir jugando.
question-resume-not = La partida sigue en pausa.
question-resume-lapsed = La votación ha caducado: la partida sigue en pausa.
question-resume-for = Seguir
question-resume-against = Mantener la pausa
call-vote-resume = { $who }: ¿seguimos con la partida?

absent-title = ¿Qué hacemos con { $who }?
absent-text = { $who } no está y ya no se le espera: responden sus instrucciones o, si no las hay, no compra, ni puja, ni hace tratos. { $count ->
        [0] Tampoco está el resto: quien vuelva decide qué pasa con el asiento.
        [one] La única otra persona decide qué pasa con el asiento.
        [2] Las otras dos personas deciden en común qué pasa con el asiento.
       *[other] Para decidir qué pasa con el asiento hacen falta { $most } de los otros { $count } votos.
    } Mientras no se decida nada, el asiento sigue como está.
absent-choose = ¿Qué pasa con el asiento?
absent-option-wait = Esperar: nada cambia
absent-option-pause = Partida en pausa una semana
absent-option-retire = El asiento se retira de la partida
absent-computer = Juega un robot { $lent ->
        [until-back] hasta que vuelva
       *[for-good] para siempre
    }
absent-volunteer = Juega { $who } { $lent ->
        [until-back] hasta que vuelva
       *[for-good] para siempre
    }
absent-votes = **{ $what }** – { $who }
absent-lapses = La votación caduca { $lapses }.
absent-lapsed = La última votación caducó sin decisión. La próxima elección abre otra.
absent-decided-wait = La mesa espera. La próxima elección abre otra votación.
absent-decided-pause = La mesa hizo una pausa. La próxima elección abre otra votación.
absent-over-left = { $who } ha dejado la partida.
absent-over-taken = Ahora { $who } juega el asiento.
absent-over-there = { $who } está en la mesa: no hay nada que votar.
button-volunteer = Yo tomaría el relevo
call-absent = { $who }: ¿qué pasa con el asiento de { $absent }?
