# What happened while somebody was away.

digest-title = Mientras no estabas
digest-none-title = No te has perdido nada
digest-none = 👍 No ha pasado nada desde la última vez que estuviste aquí.
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
digest-sold = vendió edificios de { $lots }
digest-mortgaged = hipotecó { $lots }
digest-lifted = levantó la hipoteca de { $lots }
digest-rent = pagó { $amount } $ de alquiler a { $whom }
digest-turns = 🎲 { $count ->
        [one] Se ha jugado 1 turno
       *[other] Se han jugado { $count } turnos
    }.
digest-more = … y { $count } más
button-missed = ¿Qué me perdí?
button-missed-all = Ver todo
button-missed-back = Lista corta

button-since = Desde mi última jugada
since-title = Desde tu última jugada
since-title-before = La ronda anterior a tu última jugada
since-none = 👍 No ha pasado nada desde tu última jugada.
