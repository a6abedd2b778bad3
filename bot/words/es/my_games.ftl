# The list of a person’s games.

mine-title = Mis partidas
mine-none = No estás en ninguna partida. /monopoly { command-name-new } abre una.

mine-you = ⏰ **Te toca**: [{ $what }]({ $link }) · el tiempo se acaba <t:{ $at }:R> · { $who }
mine-other = ⏳ [Le toca a { $whom }]({ $link }): { $what } · el tiempo se acaba <t:{ $at }:R> · { $who }
mine-where = <#{ $channel }>: { $who }
mine-beat-own = 🎲 [{ $what ->
        [end] Tu turno termina automáticamente
       *[throw] El bot tira por ti
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-beat-other = 🎲 [{ $what ->
        [end] El turno de { $whom } termina automáticamente
       *[throw] El bot tira por { $whom }
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-rests = 💤 [La partida está detenida]({ $link }) y no espera a nadie · { $who }
mine-paused = ⏸️ [En pausa]({ $link }) · { $who }
mine-lobby = 🪑 [Sala]({ $link }), { $seats } de { $most } asientos ocupados, se cierra <t:{ $at }:R> · { $who }
mine-offers = -# 🤝 { $count ->
        [one] Una oferta espera tu respuesta y caduca
       *[other] { $count } ofertas esperan tu respuesta, la primera caduca
    } <t:{ $at }:R>
mine-rents = -# 💰 { $count ->
        [one] Puedes cobrar un alquiler: { $amount } $
       *[other] Puedes cobrar { $count } alquileres: { $amount } $
    }
mine-pause-ends = -# La partida sigue <t:{ $at }:R> a más tardar
mine-bank = -# ⏱️ De ese plazo, { $time } salen de tu reserva de tiempo
mine-away = -# 🌙 Estás fuera hasta el <t:{ $at }:f>
mine-absent = -# 💤 La partida ya no te espera: pulsa cualquier botón para volver
mine-buy-short = { clocks-buy } (faltan { $missing } $)
