# My games, and what happened while somebody was away.

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

digest-title = Mientras no estabas
digest-none-title = No te has perdido nada
digest-none = 👍 No te has perdido nada: desde la última vez no ha pasado nada.
digest-silence = ⏰ El silencio respondió por ti { $count ->
        [one] una vez
       *[other] { $count } veces
    }.
digest-paid = 💸 Alquileres que pagaste: { $sums }.
digest-got = 💰 Alquileres que cobraste: { $sums }.
digest-sum = { $who } { $amount } $
digest-orders = 📋 Tus instrucciones: { $what }
digest-player = { $who } { $did }.
digest-bought = compró { $lots }
digest-won = ganó en subasta { $lots }
digest-built = construyó en { $lots }
digest-sold = vendió edificios de { $lots }
digest-mortgaged = hipotecó { $lots }
digest-lifted = levantó la hipoteca de { $lots }
digest-rent = pagó { $amount } $ de alquiler a { $whom }
digest-turns = 🎲 { $count ->
        [one] Ha empezado un turno
       *[other] Han empezado { $count } turnos
    }.
digest-more = … +{ $count }
digest-history = -# Todo: /monopoly { command-name-history }
button-missed = ¿Qué me perdí?

button-since = Desde mi última jugada
since-title = Desde tu última jugada
since-none = 👍 No ha pasado nada desde tu última jugada.
