# Clocks, absence and calls.

lobby-pace-evening = **Velada**: para unas horas con descansos. Los dados se tiran por ti; se te avisa cuando hay algo que decidir y tienes diez minutos.
lobby-pace-relaxed = **Tranquilo**: para meses. Los dados se tiran por ti; tienes tres días para cada decisión.
pace-evening = Velada
pace-evening-short = Diez minutos para cada decisión
pace-relaxed = Tranquilo
pace-relaxed-short = Tres días para cada decisión

reminder = ⏰ { $what } Sin respuesta, el juego sigue <t:{ $at }:R>. [A la mesa]({ $link })
call-trade = { $who }: una oferta espera tu respuesta.

refusal-paused = La partida está en pausa y mientras tanto nadie puede jugar.

notice-went-away = 🌙 { $who } no está hasta el <t:{ $at }:f>. Mientras tanto responden sus instrucciones o, si no las hay, no compra, ni puja, ni hace tratos.
notice-came-back = 👋 { $who } ha vuelto.
notice-became-absent = 💤 { $who } dejó pasar { $missed ->
        [one] una decisión
       *[other] { $missed } decisiones seguidas
    } y ya no se le espera. Con pulsar cualquier botón, { $who } vuelve.
notice-paused = ⏸️ La partida está en pausa hasta el <t:{ $at }:f> a más tardar.
notice-resumed = ▶️ La partida sigue.
notice-handed-over = 🔁 Desde ahora juega { $after } por { $before }{ $returns ->
        [yes] , hasta que { $before } vuelva
       *[no] {""}
    }.
notice-left-to-computer = 🤖 Desde ahora juega un robot por { $before }{ $returns ->
        [yes] , hasta que { $before } vuelva
       *[no] {""}
    }.
notice-given-back = 👋 { $owner } vuelve a estar en la mesa.
notice-retired = 🚪 { $who } se retira de la partida.
notice-undone = ↩️ { $who } deshizo su última decisión.
notice-undone-choice = ↩️ Deshecho: { $what }
notice-undone-turn = ↩️ Deshecho: { $who } terminó el turno.
notice-extended = ⏳ Toda la mesa tiene { $time } más.
notice-moderated = 🛡️ { $by } { $act }: { $reason }

mod-act-pause = puso la partida en pausa
mod-act-resume = reanudó la partida
mod-act-extend = dio más tiempo
mod-act-replace = le dio un asiento a otra persona
mod-act-remove = retiró a alguien de la partida
mod-act-end = terminó la partida
mod-act-move = trajo la partida aquí

time-span = { $minutes ->
        [0] { $hours ->
            [1] una hora
           *[other] { $hours } horas
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] un minuto
               *[other] { $minutes } minutos
            }
            [1] 1 hora y { $minutes ->
                [1] 1 minuto
               *[other] { $minutes } minutos
            }
           *[other] { $hours } horas y { $minutes ->
                [1] 1 minuto
               *[other] { $minutes } minutos
            }
        }
    }
time-short-s = { $count } s
time-short-m = { $count } min
time-short-h = { $count } h
time-short-d = { $count } d
