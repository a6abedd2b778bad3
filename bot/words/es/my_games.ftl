## The list of a person’s games.

mine-title = Mis partidas
mine-none = No estás en ninguna partida. `{ COMMAND("new") }` abre una.
mine-out = 👀 Estás fuera de esta partida · turno { $turn }

mine-you =
    ⏰ **Te toca.** { $what }
    ⏳ <t:{ $at }:R>
mine-you-alone = ⏰ **Te toca.** { $what }
mine-other = ⏳ La partida espera a { $whom }: { $what } · <t:{ $at }:R>
mine-where = { $channel ->
        [direct] Mensajes directos, partida { $number }
       *[other] <#{ $channel }>
    }: { $who }
mine-beat-own = 🎲 { $what ->
        [end] Tu turno termina automáticamente
       *[throw] El bot tira por ti
    } <t:{ $at }:R>
mine-beat-other = 🎲 { $what ->
        [end] El turno de { $whom } termina automáticamente
       *[throw] El bot tira por { $whom }
    } <t:{ $at }:R>
mine-rests = 💤 La partida espera hasta que vuelva alguien
mine-paused = ⏸️ En pausa
mine-lobby = 🪑 Sala con { $seats } de { $most } sitios ocupados; se cierra <t:{ $at }:R>
mine-offers = -# 🤝 { $count ->
        [one] Una oferta espera tu respuesta y caduca
       *[other] { $count } ofertas esperan tu respuesta; la primera caduca
    } <t:{ $at }:R>
mine-offers-open = -# 🤝 { $count ->
        [one] Una oferta espera tu respuesta
       *[other] { $count } ofertas esperan tu respuesta
    }
mine-rents = -# 💰 { $count ->
        [one] Puedes cobrar un alquiler de { $amount } $
       *[other] Puedes cobrar { $count } alquileres: { $amount } $ en total
    }
mine-pause-ends = -# La partida se reanuda <t:{ $at }:R> a más tardar
mine-bank = -# ⏱️ El plazo incluye { $time } de tu reserva de tiempo (si decides pronto, se rellena)
mine-away = -# 🌙 Estás fuera hasta el <t:{ $at }:f>
mine-absent = -# 💤 La partida ya no te espera. Vuelve para seguir jugando
mine-waiting = -# ⌛ Tiempo de espera restante: { $time } de { $most }. Si decides en el primer cuarto de un plazo, recuperas una parte
mine-out-of-time = -# ⌛ Has gastado tu tiempo de espera: solo tienes un cuarto de cada plazo, también en tus horas de silencio
mine-have = { $count ->
        [0] Tienes **{ $cash } $** y ninguna propiedad
        [one] Tienes **{ $cash } $** y 1 propiedad
       *[other] Tienes **{ $cash } $** y { $count } propiedades
    }
mine-more = { $count ->
        [one] … 1 partida más
       *[other] … { $count } partidas más
    }
button-go-game = Ir a la partida
button-go-lobby = Ir a la sala

command-name-mine = mis-partidas
command-mine = Ver tus partidas, primero las que te esperan

## What happened while somebody was away.

digest-title = Lo que te has perdido
digest-none-title = No te has perdido nada
digest-none = 👍 No ha pasado nada desde la última vez que estuviste aquí.
digest-away = 🌙 { $count ->
        [1] Fuera
       *[other] Fuera, por orden de vuelta
    }: { $who }.
digest-away-until = { $who }, vuelve <t:{ $at }:R>
digest-silence = ⏰ Se te acabó el tiempo { $count ->
        [one] una vez
       *[other] { $count } veces
    }; el bot decidió por ti.
digest-paid = 💸 Alquileres que pagaste: { $sums }.
digest-got = 💰 Alquileres que cobraste: { $sums }.
digest-orders = 📋 Tus instrucciones: { $what }
digest-player = { $who } { $did }.
digest-bought = compró { $lots }
digest-won = ganó en subasta { $lots }
digest-built = construyó en { $lots }
digest-sold = vendió edificios en { $lots }
digest-mortgaged = hipotecó { $lots }
digest-lifted = deshipotecó { $lots }
digest-rent = pagó { $amount } $ de alquiler a { $whom }
digest-turns = 🎲 { $count ->
        [one] Se ha jugado 1 turno
       *[other] Se han jugado { $count } turnos
    }.
digest-more = … y { $count } más
button-missed = ¿Qué me he perdido?

button-since = Desde mi última jugada
since-title = Desde tu última jugada
since-title-before = La última ronda
since-none = 👍 No ha pasado nada desde tu última jugada.

## Calls to those whom the game waits for.

call-throw = { $who }: te toca.
call-jail = { $who }: ¿cómo sales de la Cárcel?
call-buy = { $who }: ¿compras la propiedad?
call-tax = { $who }: elige cómo pagas el impuesto.
call-debt =
    { $count ->
        [1] { $who }: reúne dinero para una deuda.
       *[other] { $who }: hay que reunir dinero para las deudas.
    }
call-rescue =
    { $count ->
        [1] { $who }: debes más de lo que puedes reunir.
       *[other] { $who } deben más de lo que pueden reunir.
    }
call-lift = { $who }: ¿deshipotecas lo que has recibido?
call-claim =
    { $count ->
        [1] { $who }: quizá la Banca no tenga edificios para todos. ¿Quieres alguno?
       *[other] { $who }: quizá la Banca no tenga edificios para todos. ¿Alguien quiere alguno?
    }
call-rent = { $who }: cobra el alquiler.
call-auction = { $who }: ¿pujar o pasar?

call-direct = { $what } · [Ir a la partida]({ $link })

reminder = ⏰ { $what } Tu plazo termina <t:{ $at }:R>. Si no respondes antes, la partida sigue. [Ir a la partida]({ $link })
reminder-offer = ⏰ { $whom }: { $who } tiene una oferta para ti. Caduca <t:{ $at }:R>.
call-over = La partida ha terminado. { $count ->
        [one] ¡Gana { $winner }!
       *[other] ¡{ $winner } comparten la victoria!
    }
call-over-place = { $place } { $who }
call-out = { $who }: bancarrota y fuera de la partida. { watch-told }
call-over-direct = Has quedado en el puesto { $place }. [Ir a la partida]({ $link })
call-over-direct-won = La partida ha terminado. { $count ->
        [one] ¡Has ganado!
       *[other] ¡Compartes la victoria!
    } [Ir a la partida]({ $link })
call-out-direct = Estás en bancarrota y fuera de una partida. Puedes seguir mirando. { watch-told } [Ir a la partida]({ $link })

## What the host tells the table beside what happens in play: notice-<kind>.
# .mine is said to the person who has lost the seat, .taker to the one who has got it.

notice-went-away = { $again ->
        [yes] 🌙 { $who } ahora vuelve el <t:{ $at }:f>.
       *[no] 🌙 { $who } está fuera hasta el <t:{ $at }:f>. Mientras tanto deciden sus instrucciones; si no las hay, el bot no compra, no puja ni hace tratos en su lugar.
    }
notice-came-back = 👋 { $who } ha vuelto.
notice-became-absent = 💤 { $who } ha dejado pasar { $missed ->
        [one] una decisión
       *[other] { $missed } decisiones seguidas
    }, así que la partida ya no espera. Si { $who } pulsa «{ moment-back }» o toma una decisión, vuelve a jugar.
notice-out-of-time = ⌛ { $who } ha gastado su tiempo de espera en esta partida. Desde ahora tiene un cuarto de cada plazo, y el resto puede votar si sigue esperando.
notice-given-time = ⏳ { $who } vuelve a tener todo el tiempo de espera.
notice-paused = ⏸️ Pausa hasta el <t:{ $at }:f> a más tardar.
notice-resumed = ▶️ La partida sigue.
notice-handed-over = 🔁 Desde ahora juega { $after } por { $before }{ $returns ->
        [yes] , hasta su regreso
       *[no] {""}
    }.
    .mine = 🔁 Desde ahora juega { $after } por ti{ $returns ->
            [yes] , hasta que vuelvas
           *[no] {""}
        }.
    .taker = 🔁 Desde ahora juegas por { $before }{ $returns ->
            [yes] , hasta su regreso
           *[no] {""}
        }.
notice-left-to-computer = 🤖 Desde ahora juega un robot por { $before }{ $returns ->
        [yes] , hasta su regreso
       *[no] {""}
    }.
    .mine = 🤖 Desde ahora juega un robot por ti{ $returns ->
            [yes] , hasta que vuelvas
           *[no] {""}
        }.
notice-given-back = 👋 { $owner } ha vuelto y juega otra vez por su cuenta.
notice-retired = 🚪 { $who } queda fuera de la partida.
    .mine = 🚪 Quedas fuera de la partida.
notice-undone = ↩️ { $who } deshizo su última decisión.
notice-undone-choice = ↩️ Deshecho: { $what }
notice-undone-turn = ↩️ Deshecho: el final del turno de { $who }
notice-extended = ⏳ Quien tenga algo que decidir tiene { $time } más.
notice-moderated = 🛡️ { $by } { $act }: { $reason }
notice-moderator-deleted = La moderación
notice-reason-deleted = (borrado)

mod-act-pause = puso la partida en pausa
mod-act-resume = reanudó la partida
mod-act-extend = alargó los plazos
mod-act-replace = le dio un sitio a otra persona
    .mine = le dio tu sitio a otra persona
    .taker = te dio un sitio
mod-act-remove = retiró a alguien de la partida
    .mine = te retiró de la partida
mod-act-end = terminó la partida
mod-act-move = trajo la partida aquí
mod-act-annul = quitó esta partida de la temporada y de las puntuaciones
