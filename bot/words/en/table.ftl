## The game message and its buttons.

## The message

table-title = { APP_TITLE() } · turn { $turn }
table-title-board = { $board } · turn { $turn }
table-rests = Only computer players are in the game right now, so it’s on hold until a player takes their seat back: press **{ mine-title }**. Anyone who was in this game from the start can end it with `{ COMMAND("leave") }`, or open a new one with `{ COMMAND("new") }`.
table-concede =
    🏳️ { $count ->
        [1] { $who } sees no way to win anymore.
       *[other] { $who } see no way to win anymore.
    } The game can end here{ $where ->
        [more] { "" } (under **{ button-more }**)
       *[table] { "" }
    }, or go on.
button-concede =
    { $count ->
        [1] Opponent concedes: end the game…
       *[other] Opponents concede: end the game…
    }
concede-sure = { $who } { $count ->
        [1] concedes
       *[other] concede
    }. If you end the game here, you win, and everyone else is ranked by net worth. This can’t be undone.
concede-not = You didn’t end the game. The game goes on.
concede-done = 🏆 The game is over, and you win.
button-concede-yes = End the game and win
table-played-out = Only computer players are left. They’re playing out the rest of the game.
claim-open =
    { $owner } can collect ${ $amount } rent from { $visitor } until { $window ->
        [next-throw] the next roll
       *[second-following] a second player rolls after { $visitor }’s turn
    }
claim-asked = { $visitor } owes { $owner } ${ $amount } rent, and pays it once this is settled.
table-moved = ➡️ This game has moved to <#{ $channel }>.
table-more = … { $count } earlier { $count ->
        [1] line
       *[other] lines
    }: see `{ COMMAND("game") }`
player-mover = ▶
player-cash = **${ $cash }**
player-deeds =
    { $count ->
        [0] no properties
        [1] 1 property worth ${ $net }
       *[other] { $count } properties worth ${ $net }
    }
player-deeds-worth = -# Properties are worth their list prices plus buildings, minus mortgages.
player-deeds-bare =
    { $count ->
        [0] no properties
        [1] 1 property
       *[other] { $count } properties
    }
player-jail = 🔒 in Jail
player-jail-tries = 🔒 in Jail, attempts used: { $turns } of { $most }
player-pass =
    { $count ->
        [1] 🎟️
       *[other] 🎟️×{ $count }
    }
player-away = 💤 not responding
player-out = out of the game
player-waiting = ⌛ { $time } of waiting time left
player-out-of-time = ⌛ no waiting time left
player-separator = ·
square-street = { $deed } ${ $price } · rent ${ $rent }, full set ${ $double }, 1 to { $most } houses { $houses }, hotel ${ $hotel } · house cost ${ $cost }, mortgage value ${ $mortgage }
square-railroad = { $deed } ${ $price } · rent with 1 to { $most } railroads { $rents } · mortgage value ${ $mortgage }
square-utility = { $deed } ${ $price } · rent { $one } × the roll, or { $most } × the roll with both utilities · mortgage value ${ $mortgage }
square-group = { $group }: { $held }
square-owned = { $who } has { $count } of { $size }
square-free =
    { $count ->
        [1] 1 unowned
       *[other] { $count } unowned
    }
square-tax = You choose first and add up later, so totals are hidden until then.
stock-and-pot = { $stock } · { $parking }: ${ $pot }
table-closing = 🔔 Time’s up! Anything in progress gets finished, but there’s no more trading or building.
table-ending = 🏁 The game is ending. Anything in progress gets finished, but there’s no more trading or building.
table-hour = 🔔 The game ends <t:{ $at }:f> (<t:{ $at }:R>).
stock = Bank: { $houses ->
        [0] no houses
        [1] 1 house
       *[other] { $houses } houses
    }, { $hotels ->
        [0] no hotels
        [1] 1 hotel
       *[other] { $hotels } hotels
    }

## The buttons

button-collect = Collect from { $visitor } · ${ $price }
button-hold-roll = Hold the roll for { $time }
button-buy-short = Buy { $what } · ${ $missing } short
button-raise-and-buy = Raise cash and buy…
button-hold =
    { $count ->
        [1] Keep mortgaged
       *[other] Keep mortgaged
    }
button-clear-all =
    { $count ->
        [1] Unmortgage · ${ $price }
       *[other] Unmortgage all · ${ $price }
    }
button-clear-some = Choose what to unmortgage…
button-clear = Unmortgage { $what } · ${ $price }
button-manage = Manage
button-trade = Trade
button-board = Board
button-advise = Advice
button-history = History
button-more = More…
more-title = More
button-rematch = Rematch
rematch-open = The lobby for your rematch is open, and you’re in it: { $where }
button-verify = Verify dice

## Taking back one's last choice.

undo-open = Undo…
undo-ask = Ask to undo
undo-needs =
    { $count ->
        [0] No other player has to agree.
        [one] { $who } has to agree. A message in the channel will ask them.
       *[other] { $who } have to agree. A message in the channel will ask them.
    }
undo-title = Undo this?
undo-text = { $who } wants to undo this. Waiting for: { $waits }. The vote ends <t:{ $at }:R>, or as soon as anything else happens.
undo-turn-end = { $who } ended the turn.
undo-secret = This is a choice that only the players involved can see.
undo-agree = Undo it
undo-refuse = Keep it
undo-waits = The choice will be undone if { $who } { $count ->
        [one] agrees
       *[other] agree
    }.
undo-done = Undone: the game is back to where it was before.
undo-over-done = The vote is over: the choice was undone.
undo-over-not = The vote is over: nothing was undone.
call-undo = { $who }: is it OK to undo the last choice?

refusal-undo-nothing = You have nothing to undo right now. You can only undo your own last choice, such as buying, building or ending your turn.
refusal-undo-others = Your last choice can’t be undone, because another player has made a choice after it.
refusal-undo-answered = Your last choice can’t be undone, because the bot has decided something for you after it.
refusal-undo-thrown = Your last choice can’t be undone, because the dice were rolled.
refusal-undo-drawn = Your last choice can’t be undone, because a card was drawn.
refusal-undo-bid = You can’t undo a bid, or the result of an auction.
refusal-undo-bid-by-others = Your last choice can’t be undone, because others have already bid or passed in the auction.
refusal-undo-shown = Your last choice can’t be undone, because a card or another secret was revealed.
refusal-undo-final = Your last choice can’t be undone, because a player has left the game or its time is up.
refusal-undo-lapsed = That vote is over: it was decided, or something else happened in the game.
refusal-undo-asked = The players are voting on an undo. You can hold the roll once that vote is over.
refusal-hold-late = { $who } has already rolled.
refusal-undo-unknown = This game’s log doesn’t say how things were before, so nothing can be undone.

command-name-undo = undo
command-undo = Undo your last choice, if the others agree
