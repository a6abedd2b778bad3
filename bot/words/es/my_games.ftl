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

## What a game asks of its reader: asked-me-<kind>

asked-me-to-throw = Tira los dados.
asked-me-to-throw-again = Sacaste dobles: tira otra vez.
asked-me-in-jail = Estás en la Cárcel. ¿Cómo quieres salir?
asked-me-fine-or-pass = No sacaste dobles. ¿Pagas { $price } $ o usas una tarjeta para salir de la Cárcel?
asked-me-held = Estás frenando la tirada de { $mover }. Cuando termines, deja que siga el juego.
asked-me-to-end = { $can ->
        [build-trade] Construye, haz tratos o termina tu turno.
        [build] Construye o termina tu turno.
        [trade] Haz tratos o termina tu turno.
       *[end] Termina tu turno.
    }
asked-me-buy-or-decline = ¿Compras { $space } por { $price } $ o { $declined ->
        [left-with-bank] dejas que se quede en la Banca?
       *[auctioned] dejas que salga a subasta?
    }
asked-me-short =
    { $missing ->
        [1] Te falta { $missing } $. Reúnelo con el botón «{ button-manage }».
       *[other] Te faltan { $missing } $. Reúnelos con el botón «{ button-manage }».
    }
asked-me-too-short =
    { $missing ->
        [1] Te falta { $missing } $ y no puedes reunirlo.
       *[other] Te faltan { $missing } $ y no puedes reunir tanto.
    }
asked-me-choose-tax = Impuesto sobre la renta: ¿pagas { $flat } $ o el { $percent } % de todo lo que tienes?
asked-me-auction = Se subasta { $lot }. { $leads ->
        [me] Vas por delante con { $price } $.
       *[other] { $leader } va por delante con { $price } $. ¿Pujas más o pasas?
    }
asked-me-auction-open = Se subasta { $lot }. ¿Haces la primera puja o pasas?
asked-me-sealed-auction = Subasta secreta de { $lots }. Fija tu máximo o pasa.
asked-me-owing = Debes { $amount } $ a { $to } ({ $topic }) y { $missing ->
        [1] te falta { $missing } $
       *[other] te faltan { $missing } $
    }. Vende, hipoteca o haz un trato para reunir el dinero.
asked-me-rescue = Debes { $amount } $ a { $to } ({ $topic }) y no puedes reunir tanto.{ $rescue ->
        [trade] {" Ya solo te puede salvar un trato."}
       *[none] {""}
    }
asked-me-shortage-claim = A la Banca le quedan pocos edificios. ¿Quieres alguno?
asked-me-shortage-again = Se piden más edificios de los que hay. ¿Cuánto pagas como máximo por cada uno?
asked-me-lift-or-hold = ¿Levantas la hipoteca de { $spaces } por { $price } $ o la dejas como está?
