# What happened while somebody was away.

digest-title = While you were away
digest-none-title = Nothing missed
digest-none = 👍 You have not missed anything: nothing has happened since you were last here.
digest-silence = ⏰ Silence answered for you { $count ->
        [one] once
       *[other] { $count } times
    }.
digest-paid = 💸 Rent you paid: { $sums }.
digest-got = 💰 Rent you got: { $sums }.
digest-sum = { $who } ${ $amount }
digest-orders = 📋 Your orders: { $what }
digest-player = { $who } { $did }.
digest-bought = bought { $lots }
digest-won = won { $lots } at auction
digest-built = built on { $lots }
digest-sold = sold buildings of { $lots }
digest-mortgaged = mortgaged { $lots }
digest-lifted = paid off { $lots }
digest-rent = paid { $whom } ${ $amount } in rent
digest-turns = 🎲 { $count ->
        [one] One turn has
       *[other] { $count } turns have
    } begun.
digest-more = … +{ $count }
digest-history = -# All of it: /monopoly history
button-missed = What did I miss?

button-since = Since my last move
since-title = Since your last move
since-none = 👍 Nothing has happened since your last move.
