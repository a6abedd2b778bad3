# The list of a person’s games.

mine-title = Mis partidas
mine-none = No estás en ninguna mesa. /monopoly { command-name-new } abre una.

mine-you = ⏰ **Te toca** – [{ $what }]({ $link }) <t:{ $at }:R> · { $who }
mine-other = ⏳ [Se espera a { $whom }]({ $link }): { $what } <t:{ $at }:R> · { $who }
mine-where = <#{ $channel }>: { $who }
mine-beat-own = 🎲 [{ $what ->
        [end] Tu turno termina solo
       *[throw] Los dados se tiran solos por ti
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-beat-other = 🎲 [{ $what ->
        [end] El turno de { $whom } termina solo
       *[throw] Los dados se tiran solos por { $whom }
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-rests = 💤 [La partida descansa]({ $link }): no se espera a nadie · { $who }
mine-paused = ⏸️ [En pausa]({ $link }) · { $who }
mine-lobby = 🪑 [Sala]({ $link }), { $seats } de { $most }, se cierra <t:{ $at }:R> · { $who }
mine-offers = -# 🤝 **Tú**: { $count ->
        [one] una oferta espera tu respuesta
       *[other] { $count } ofertas esperan tu respuesta
    } <t:{ $at }:R>
mine-rents = -# 💰 **Tú**: { $count ->
        [one] un alquiler por pedir, { $amount } $
       *[other] { $count } alquileres por pedir, { $amount } $
    }
mine-pause-ends = -# Sigue <t:{ $at }:R> a más tardar
mine-bank = -# ⏱️ El final de ese plazo sale de tu reserva de tiempo: { $time }
mine-away = -# 🌙 No estás hasta el <t:{ $at }:f>
mine-absent = -# 💤 Ya no se te espera: pulsa cualquier botón y vuelves
