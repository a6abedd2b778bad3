# What happened while a player was away.

digest-title = While you were away
digest-none-title = Nothing missed
digest-none = 👍 Nothing has happened since you were last here.
digest-silence = ⏰ You ran out of time { $count ->
        [one] once
       *[other] { $count } times
    }, so the bot decided for you.
digest-paid = 💸 Rent you paid: { $sums }.
digest-got = 💰 Rent you collected: { $sums }.
digest-orders = 📋 Your standing orders: { $what }
digest-player = { $who } { $did }.
digest-bought = bought { $lots }
digest-won = won { $lots } at auction
digest-built = built on { $lots }
digest-sold = sold buildings on { $lots }
digest-mortgaged = mortgaged { $lots }
digest-lifted = unmortgaged { $lots }
digest-rent = paid { $whom } ${ $amount } in rent
digest-turns = 🎲 { $count ->
        [one] 1 turn has been played
       *[other] { $count } turns have been played
    }.
digest-more = … and { $count } more
button-missed = What did I miss?
button-missed-all = Show everything
button-missed-back = Short list

button-since = Since my last move
since-title = Since your last move
since-title-before = The round before your last move
since-none = 👍 Nothing has happened since your last move.
