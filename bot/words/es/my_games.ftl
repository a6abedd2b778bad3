# The list of a person’s games.

mine-title = Mis partidas
mine-none = No estás en ninguna partida. `/monopoly { command-name-new }` abre una.

mine-you =
    ⏰ **Te toca.** { $what }
    ⏳ El tiempo se acaba <t:{ $at }:R>
mine-you-alone = ⏰ **Te toca.** { $what }
mine-other = ⏳ La partida espera a { $whom }: { $what } · el tiempo se acaba <t:{ $at }:R>
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
mine-lobby = 🪑 Sala con { $seats } de { $most } asientos ocupados; se cierra <t:{ $at }:R>
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
mine-bank = -# ⏱️ El plazo incluye { $time } de tu reserva de tiempo (decidir pronto la rellena)
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
