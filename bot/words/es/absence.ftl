## Away, absent, paused, replaced.

refusal-paused-already = La partida ya está en pausa.
refusal-not-paused = La partida no está en pausa.
refusal-pause-out-of-range = Una pausa puede durar entre { $minutes } minutos y { $days } días.
refusal-away-out-of-range = Puedes estar fuera entre { $minutes } minutos y { $days } días.
refusal-here-already = Ya estás en la partida y no figuras como ausente.
refusal-sits-already = Quien ya tiene un sitio en esta partida no puede ocupar otro. Elige en la lista quién lo ocupa, por ejemplo un robot.
refusal-computer-already = En ese sitio ya juega un robot.
refusal-seat-left = Esa persona ya no está en la partida.
refusal-vote-settled = Esa votación ya ha terminado.
refusal-retire-too-few-missed = Por tu cuenta no puedes decidir eso hasta que haya { $missed } plazos seguidos sin respuesta. Puedes elegir que juegue un robot hasta que vuelva.
refusal-retire-too-soon = Por tu cuenta no puedes decidir eso tan pronto. Si no vuelve, podrás decidirlo a partir del <t:{ $at }:f> (<t:{ $at }:R>). Mientras tanto, puedes elegir que juegue un robot hasta que vuelva.
refusal-volunteers-enough = Ya se ha ofrecido suficiente gente para ocupar ese sitio.
refusal-seat-lent = Ahora mismo otra persona juega en tu sitio. Para recuperarlo, escribe `{ COMMAND("away") } { option-name-until }:he vuelto`.
refusal-seat-borrowed = Juegas por otra persona, así que no puedes rendirte en su nombre. Escribe `{ COMMAND("leave") }` y jugará un robot hasta que vuelva.
refusal-vote-borrowed = Juegas por otra persona, así que no tienes voto.
refusal-no-such-moment = El bot no entiende esa fecha u hora. Escribe un plazo (12 horas, 3 días, una semana), un día (mañana, domingo, { $date }), una hora (18:00) o un día y una hora. Tu zona horaria es { $zone }; puedes cambiarla con `{ COMMAND("preferences") }`.

moment-choice = { $text } ({ DATETIME($wall, dateStyle: "medium", timeStyle: "short") }, { $zone })
moment-back = Ya estoy aquí

away-open = Estaré fuera…
away-ask = ¿Cuándo vuelves?
away-choose = Elige cuándo vuelves
away-other = Para otro momento, escribe `{ COMMAND("away") }` y rellena `{ option-name-until }`: 12 horas, en dos días, viernes 21:00.
away-means = Mientras estás fuera, el bot no te avisa; las ofertas de trato te siguen llegando por mensaje directo, y responderlas no te trae de vuelta. Para decidir tienes la mitad del tiempo. Después el bot decide con prudencia.
away-orders = 📋 Tus instrucciones: { $what }. Deciden por ti al momento.
away-orders-none = 📋 No tienes instrucciones: el bot no compra, no puja ni hace tratos por ti.
away-done = Estás fuera hasta el <t:{ $at }:f> y vuelves <t:{ $at }:R>. Para volver antes, toma una decisión o pulsa «{ moment-back }».
back-done = Ya estás de vuelta en la partida.
back-roll = 🎲 Tira ahora, o el bot tirará por ti <t:{ $at }:R>.
pause-done = La partida está en pausa.
pause-open = Poner en pausa…
pause-means = Los demás votan. Durante la pausa nadie puede jugar y todos los plazos están detenidos. También podéis reanudarla antes.
pause-choose = Elige cuándo sigue la partida
pause-other = Para otro momento, escribe `{ COMMAND("pause") }` y rellena `{ option-name-until }`: 12 horas, en dos días, viernes 21:00.
vote-counted = Has pedido una votación y has votado que sí.
volunteer-done = Te has ofrecido para ocupar el sitio. Si los demás jugadores te eligen, lo recibes con todo lo que tenga: dinero, propiedades y deudas.

mine-lent = 🔁 { $who } juega en tu sitio. Si vuelves a la partida, lo recuperas

player-away-until = 🌙 fuera, vuelve <t:{ $at }:R>
player-for = { $kind ->
        [computer] 🤖
       *[person] 🔁
    } por { $owner }
table-paused = ⏸️ La partida está **en pausa** y sigue <t:{ $at }:R> a más tardar. Nadie puede jugar y todos los plazos están detenidos.
table-nobody-here = 💤 No hay nadie, así que la partida espera hasta que alguien vuelva.
button-resume = Reanudar
button-resume-ask = Proponer reanudar
button-back = { $who }: { moment-back }
button-take-back = Recuperar mi sitio (juega { $who })

vote-nobody = nadie
vote-lapsed = Se acabó el tiempo de la votación: la partida sigue.
call-vote-direct = { $what ->
        [pause] { $who } quiere pausar la partida.
        [resume] { $who } quiere reanudar la partida.
        [undo] { $who } quiere deshacer una decisión.
        [vote] { $who } quiere cancelar la partida.
       *[absent] ¿Qué hacemos con el sitio de { $absent }?
    }
call-vote-ends = La votación termina <t:{ $at }:R>.
call-vote-beside = { $who }: hay una votación en tu partida.

question-pause-title = ¿Ponemos la partida en pausa?
question-pause-text = La pausa terminaría { $until } a más tardar. A favor: { $who }. En contra: { $against }. { $count ->
        [1] Solo hay una persona presente, y su voto decide.
        [2] Las dos personas presentes tienen que votar a favor.
       *[other] De las { $count } personas presentes, al menos { $most } tienen que votar a favor.
    } La votación termina { $lapses }.
question-pause-done = La mayoría quiere una pausa. La partida queda en pausa.
question-pause-not = No hay mayoría para una pausa: la partida sigue.
question-pause-lapsed = Se acabó el tiempo de la votación: la partida sigue.
question-pause-for = Hacer una pausa
question-pause-against = Seguir jugando
call-vote-pause = { $who }: ¿ponemos la partida en pausa?

question-resume-title = ¿Reanudamos la partida?
question-resume-text = La partida está en pausa. A favor de reanudarla: { $who }. En contra: { $against }. { $count ->
        [1] Solo hay una persona presente, y su voto decide.
        [2] Las dos personas presentes tienen que votar a favor.
       *[other] De las { $count } personas presentes, al menos { $most } tienen que votar a favor.
    } La votación termina { $lapses }.
question-resume-done = La mayoría quiere reanudar la partida. La pausa ha terminado.
question-resume-not = No hay mayoría para reanudar la partida: la pausa continúa.
question-resume-lapsed = Se acabó el tiempo de la votación: la pausa continúa.
question-resume-for = { button-resume }
question-resume-against = Seguir en pausa
call-vote-resume = { $who }: ¿reanudamos la partida?

absent-title = ¿Cómo seguimos sin { $who }?
absent-text = { $who } no responde, así que la partida ya no espera. Deciden sus instrucciones; si no las hay, el bot no compra, no puja ni hace tratos en su lugar. { $count ->
        [0] Tampoco responde nadie más: quien vuelva primero decide qué hacer con el sitio.
        [one] La otra persona que juega decide qué hacer con el sitio.
        [2] Las otras dos personas tienen que ponerse de acuerdo sobre qué hacer con el sitio.
       *[other] De las otras { $count } personas, al menos { $most } tienen que ponerse de acuerdo sobre qué hacer con el sitio.
    } Hasta entonces, el sitio sigue siendo de { $who }.
absent-alone-missed = Para que la otra persona que juega pueda retirar a { $who } de la partida o ceder su sitio hasta el final, hacen falta { $missed } plazos seguidos sin respuesta. { $why ->
        [absent] Un robot u otra persona ya puede ocupar el sitio hasta que { $who } vuelva.
       *[slow] Un robot ya puede ocupar el sitio hasta que { $who } vuelva.
    }
absent-alone-from = La otra persona que juega puede retirar a { $who } de la partida o ceder su sitio hasta el final a partir del <t:{ $at }:f>. { $why ->
        [absent] Un robot u otra persona ya puede ocupar el sitio hasta que { $who } vuelva.
       *[slow] Un robot ya puede ocupar el sitio hasta que { $who } vuelva.
    }
absent-how = Quien juega elige en la lista. Quien no juega puede ofrecerse con el botón para ocupar el sitio.
absent-choose = ¿Qué hacemos con el sitio?
absent-option-wait = Esperar y no cambiar nada
absent-option-pause = Poner la partida en pausa una semana
absent-option-retire = Retirar a { $absent } de la partida
absent-computer = Juega un robot { $lent ->
        [until-back] hasta que vuelva { $absent }
       *[for-good] hasta el final de la partida
    }
absent-volunteer = Juega { $who } { $lent ->
        [until-back] hasta que vuelva { $absent }
       *[for-good] hasta el final de la partida
    }
slow-title = ¿Seguir esperando a { $who }?
slow-text = { $who } ha gastado su tiempo de espera en esta partida y solo tiene un cuarto de cada plazo. { $count ->
        [0] No responde nadie más: quien vuelva primero decide qué hacer con el sitio.
        [one] La otra persona que juega puede decidir qué hacer con el sitio.
        [2] Si las otras dos personas se ponen de acuerdo, pueden cambiarlo aquí.
       *[other] Si al menos { $most } de las otras { $count } personas se ponen de acuerdo, pueden cambiarlo aquí.
    } Si no, la partida sigue así.
slow-option-wait = Devolverle todo el tiempo de espera
absent-votes = **{ $what }** · a favor: { $who }
absent-lapses = La votación termina { $lapses }.
absent-lapsed = La última votación terminó sin decisión. Elige otra vez para empezar una nueva.
absent-decided-wait = Se ha decidido esperar. Elige otra vez para empezar una votación nueva.
absent-decided-pause = Se ha decidido hacer una pausa. Elige otra vez para empezar una votación nueva.
absent-over-left = { $who } ha dejado la partida.
absent-over-taken = { $who } juega ahora en el sitio de la persona ausente.
absent-over-there = { $who } sigue en la partida: ya no hace falta votar.
button-volunteer = ¿No juegas? Ocupa el sitio
call-absent = { $who }: ¿qué hacemos con el sitio de { $absent }?

command-name-away = ausente
command-name-pause = pausa
command-away = Decir hasta cuándo estás fuera, o que has vuelto
command-away-until = Cuándo vuelves: 3 días, mañana, domingo 18:00, una fecha. Si ya estás aquí, escribe «he vuelto»
command-pause = Abrir una votación para poner la partida en pausa
command-pause-until = Cuándo sigue la partida: 3 días, domingo 18:00 (en vivo, si no eliges, 30 minutos)

## Resigning, and calling a game off.

vote-title = ¿Cancelar esta partida?
vote-text = A favor: { $who }. Votos pendientes: { $waits }. Tiene que aceptar todo el mundo: con un solo voto en contra, la partida sigue.
vote-on = La votación ha terminado: la partida sigue.
vote-over = La votación ha terminado: la partida queda cancelada.
call-vote = { $who }: ¿cancelamos esta partida?
button-agree = Cancelar la partida

resign-sure = ¿Dejas definitivamente la partida con { $others } en <#{ $channel }>? Todo lo que tienes pasa a la persona a la que debes dinero o, si no debes nada, a la Banca.
resign-sure-wins = Entonces solo queda { $who } y gana la partida.
resign-sure-last = Solo quedarían robots, que jugarían enseguida el resto de la partida.
resign-sure-lent = ¿Dejas de jugar por { $owner } en la partida con { $others } en <#{ $channel }>? Jugará un robot hasta que { $owner } vuelva.
resign-not = Sigues en la partida.
resign-done = Has dejado la partida con { $others } en <#{ $channel }>.
button-resign = { debt-bankrupt }
button-resign-ask = { debt-give-up }
button-resign-lent = Dejar el sitio a un robot
button-stay = { question-pause-against }
cancel-sure = ¿Cancelar esta partida? Si todo el mundo acepta, termina sin que gane nadie.
cancel-not = No se ha abierto ninguna votación. La partida sigue.
cancel-done = La partida queda cancelada.
cancel-waits = Has votado a favor de cancelar la partida. Votos pendientes: { $who }.

leave-how = ¿Cómo quieres dejar la partida con { $others }? Puedes dejar de jugar definitivamente, o preguntar al resto si se cancela sin que gane nadie.
button-leave-end = Cancelar la partida…
command-name-leave = dejar
command-leave = Salir de una sala o de una partida, cerrar la sala o proponer cancelar la partida
