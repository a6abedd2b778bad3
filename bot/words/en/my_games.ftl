## The list of a person’s games.

mine-title = My games
mine-none = You’re not in any games. Start one with `{ COMMAND("new") }`.
mine-out = 👀 You’re out of this game · turn { $turn }

mine-you =
    ⏰ **Your move**: { $what }
    ⏳ <t:{ $at }:R>
mine-you-alone = ⏰ **Your move**: { $what }
mine-other = ⏳ Waiting for { $whom }: { $what } · <t:{ $at }:R>
mine-where = { $channel ->
        [direct] Direct messages, game { $number }
       *[other] <#{ $channel }>
    }: { $who }
mine-beat-own = 🎲 { $what ->
        [end] Your turn ends automatically
       *[throw] The bot rolls for you
    } <t:{ $at }:R>
mine-beat-other = 🎲 { $what ->
        [end] { $whom }’s turn ends automatically
       *[throw] The bot rolls for { $whom }
    } <t:{ $at }:R>
mine-rests = 💤 On hold until a player returns
mine-paused = ⏸️ Paused
mine-lobby = 🪑 Lobby with { $seats } of { $most } players, closes <t:{ $at }:R>
mine-offers = -# 🤝 You have { $count ->
        [one] 1 trade offer to answer. It expires
       *[other] { $count } trade offers to answer. The first one expires
    } <t:{ $at }:R>
mine-offers-open = -# 🤝 You have { $count ->
        [one] 1 trade offer to answer
       *[other] { $count } trade offers to answer
    }
mine-rents = -# 💰 { $count ->
        [one] You can collect ${ $amount } in rent
       *[other] You can collect { $count } rents, ${ $amount } in all
    }
mine-pause-ends = -# The game resumes <t:{ $at }:R> at the latest
mine-bank = -# ⏱️ Your time includes { $time } from your time bank (deciding early refills it)
mine-away = -# 🌙 You’re away until <t:{ $at }:f>
mine-absent = -# 💤 The game has stopped waiting for you. Press **{ moment-back }** to keep playing
mine-waiting = -# ⌛ You have { $time } of your { $most } of waiting time left. Deciding within the first quarter of a timer earns some back
mine-out-of-time = -# ⌛ You’ve used up your waiting time: you have a quarter of each timer, and quiet hours don’t stop it
mine-have = { $count ->
        [0] You have **${ $cash }** and no properties
        [one] You have **${ $cash }** and 1 property
       *[other] You have **${ $cash }** and { $count } properties
    }
mine-more = { $count ->
        [one] … 1 more game
       *[other] … { $count } more games
    }
button-go-game = Go to game
button-go-lobby = Go to lobby

command-name-mine = mine
command-mine = List your games, the ones waiting for you first

## What happened while a player was away.

digest-title = What you missed
digest-none-title = Nothing missed
digest-none = 👍 Nothing has happened since you were last here.
digest-away = 🌙 { $count ->
        [1] Away
       *[other] Away, soonest back first
    }: { $who }.
digest-away-until = { $who }, back <t:{ $at }:R>
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

button-since = Since my last move
since-title = Since your last move
since-title-before = The last round
since-none = 👍 Nothing has happened since your last move.

## Pings and direct messages to players whose decision it is.

call-throw = { $who }: it’s your turn.
call-jail = { $who }: get out of Jail?
call-buy = { $who }: buy this property?
call-tax = { $who }: choose how to pay your tax.
call-debt =
    { $count ->
        [1] { $who }: raise cash for a debt.
       *[other] { $who }: raise cash for your debts.
    }
call-rescue =
    { $count ->
        [1] { $who }: you owe more than you can raise.
        [2] { $who }: you both owe more than you can raise.
       *[other] { $who }: you all owe more than you can raise.
    }
call-lift = { $who }: unmortgage what you received?
call-claim = { $who }: the Bank may run out of buildings. Do you want any?
call-rent = { $who }: collect rent.
call-auction = { $who }: bid or pass?

call-direct = { $what } · [Go to the game]({ $link })

reminder = ⏰ { $what } If you don’t answer, the game moves on <t:{ $at }:R>. [Go to the game]({ $link })
reminder-offer = ⏰ { $whom }: { $who } has a trade offer for you. It expires <t:{ $at }:R>.
call-over = The game is over. { $count ->
        [one] { $winner } has won!
       *[other] { $winner } share the win!
    }
call-over-place = { $place } { $who }
call-out = { $who }: you’re bankrupt and out of the game. { watch-told }
call-over-direct = You finished { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }. [Go to the game]({ $link })
call-over-direct-won = The game is over. { $count ->
        [one] You’ve won!
       *[other] You share the win!
    } [Go to the game]({ $link })
call-out-direct = You’re bankrupt and out of a game. You can still watch it. { watch-told } [Go to the game]({ $link })

## What the host tells the players beside what happens in play: notice-<kind>.
# .mine is said to the person who has lost the seat, .taker to the one who has got it.

notice-went-away = { $again ->
        [yes] 🌙 { $who } now comes back <t:{ $at }:f>.
       *[no] 🌙 { $who } is away until <t:{ $at }:f>. Until then, their standing orders decide. Without orders, the bot doesn’t buy, bid or trade for { $who }.
    }
notice-came-back = 👋 { $who } is back.
notice-became-absent = 💤 { $who } missed { $missed ->
        [one] a decision
       *[other] { $missed } decisions in a row
    }, so the game has stopped waiting for { $who }. Pressing “{ moment-back }” or making a move brings { $who } back.
notice-out-of-time = ⌛ { $who } has used up their waiting time for this game. From now on, { $who } gets a quarter of each timer, and the others can vote on whether to keep waiting.
notice-given-time = ⏳ { $who } has the full waiting time again.
notice-paused = ⏸️ Pause until <t:{ $at }:f> at the latest.
notice-resumed = ▶️ The game has resumed.
notice-handed-over = 🔁 { $after } is now playing for { $before }{ $returns ->
        [yes] {" "}until { $before } is back
       *[no] {""}
    }.
    .mine = 🔁 { $after } is now playing for you{ $returns ->
            [yes] {" "}until you’re back
           *[no] {""}
        }.
    .taker = 🔁 You’re now playing for { $before }{ $returns ->
            [yes] {" "}until { $before } is back
           *[no] {""}
        }.
notice-left-to-computer = 🤖 A computer player is now playing for { $before }{ $returns ->
        [yes] {" "}until { $before } is back
       *[no] {""}
    }.
    .mine = 🤖 A computer player is now playing for you{ $returns ->
            [yes] {" "}until you’re back
           *[no] {""}
        }.
notice-given-back = 👋 { $owner } is back and playing again.
notice-retired = 🚪 { $who } is out of the game.
    .mine = 🚪 You’re out of the game.
notice-undone = ↩️ { $who } undid the last choice.
notice-undone-choice = ↩️ Undone: { $what }
notice-undone-turn = ↩️ Undone: { $who } ended the turn.
notice-extended = ⏳ Everyone gets { $time } more to decide.
notice-moderated = 🛡️ { $by } { $act }: { $reason }
notice-moderator-deleted = A moderator
notice-reason-deleted = (deleted)

mod-act-pause = paused the game
mod-act-resume = resumed the game
mod-act-extend = gave everyone more time
mod-act-replace = gave a seat to someone else
    .mine = gave your seat to someone else
    .taker = gave you a seat
mod-act-remove = removed a player
    .mine = removed you from the game
mod-act-end = ended the game
mod-act-move = moved the game here
mod-act-annul = removed this game from the season and the ratings
