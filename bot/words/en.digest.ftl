# My games, and what happened while somebody was away.

mine-you = ⏰ **Your move** – [{ $what }]({ $link }) <t:{ $at }:R> · { $who }
mine-other = ⏳ [Waiting for { $whom }]({ $link }): { $what } <t:{ $at }:R> · { $who }
mine-where = <#{ $channel }>: { $who }
mine-beat-own = 🎲 [{ $what ->
        [end] Your turn ends by itself
       *[throw] Your dice roll by themselves
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-beat-other = 🎲 [{ $what ->
        [end] { $whom }’s turn ends by itself
       *[throw] The dice roll for { $whom }
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-rests = 💤 [The game rests]({ $link }): nobody is waited for · { $who }
mine-paused = ⏸️ [Paused]({ $link }) · { $who }
mine-lobby = 🪑 [Lobby]({ $link }), { $seats } of { $most }, closes <t:{ $at }:R> · { $who }
mine-offers = -# 🤝 **You**: { $count ->
        [one] an offer waits for your answer
       *[other] { $count } offers wait for your answer
    } <t:{ $at }:R>
mine-rents = -# 💰 **You**: { $count ->
        [one] rent to ask for, ${ $amount }
       *[other] { $count } rents to ask for, ${ $amount }
    }
mine-pause-ends = -# It goes on <t:{ $at }:R> at the latest
mine-bank = -# ⏱️ The last { $time } of it come out of your time bank
mine-away = -# 🌙 You are away until <t:{ $at }:f>
mine-absent = -# 💤 You are not waited for any more: any press brings you back

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
