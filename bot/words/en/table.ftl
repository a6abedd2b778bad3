# The table message and its buttons.

## The message

table-title = Monopoly · turn { $turn }
table-rests = Only computers are playing now: the game rests until someone takes their seat back ({ button-mine }). Those it began with can call it off: /monopoly cancel. /monopoly new opens another.
table-played-out = Only computers are left: they play the game out now.
claim-open =
    { $owner } may ask { $visitor } for ${ $amount } of rent, before { $window ->
        [next-throw] the next throw
       *[second-following] the second player after { $visitor } throws
    }
table-moved = ➡️ The game goes on in <#{ $channel }>.
table-more = … { $count } earlier: /monopoly history
player-line = { $mark }{ $who } { $said }
player-mover = ▶
player-cash = **${ $cash }**
player-deeds =
    { $count ->
        [0] no deeds
        [1] 1 deed, ${ $net }
       *[other] { $count } deeds, ${ $net }
    }
player-deeds-bare =
    { $count ->
        [0] no deeds
        [1] 1 deed
       *[other] { $count } deeds
    }
player-jail = 🔒 in Jail
player-jail-tries = 🔒 in Jail, { $turns } of { $most } tries gone
player-pass =
    { $count ->
        [1] 🎟️
       *[other] 🎟️×{ $count }
    }
# How many jail passes a player holds, in words instead of emoji
player-pass-text =
    { $count ->
        [1] 1 jail pass
       *[other] { $count } jail passes
    }
player-away = 💤 absent
player-out = out of the game
player-separator = ·
square-street = { $deed } ${ $price } · rent ${ $rent }, with the set ${ $double }, hotel ${ $hotel }
square-railroad = { $deed } ${ $price } · rent ${ $one } for one railroad, ${ $most } for all
square-utility = { $deed } ${ $price } · rent { $one } × the throw, { $most } × with both
square-group = { $group }: { $held }
square-free =
    { $count ->
        [1] 1 free
       *[other] { $count } free
    }
square-tax = Choose first, count later: nobody is shown the sum before.
stock-and-pot = { $stock } · Free Parking: ${ $pot }
table-closing = 🔔 The game is ending: what is under way is completed, and nothing more is traded or built.
table-hour = 🔔 The game ends at <t:{ $at }:f>, <t:{ $at }:R>.
stock = Bank: { $houses ->
        [1] 1 house
       *[other] { $houses } houses
    }, { $hotels ->
        [1] 1 hotel
       *[other] { $hotels } hotels
    }

## The buttons

button-throw = Throw the dice
button-throw-jail = Throw for doubles
button-collect = Collect ${ $price } from { $visitor }
button-hold-throw = Hold the dice
button-go-on = Let the dice roll
button-end = End turn
button-buy = Buy { $what } · ${ $price }
button-decline = { $declined ->
        [left-with-bank] Leave { $what }
       *[auctioned] Auction { $what }
    }
button-fine = Pay ${ $price }, then throw
button-fine-and-move = Pay ${ $price } and move
button-use = { $deck ->
    [chance] Use Chance jail pass
   *[chest] Use Chest jail pass
}
button-flat = Pay ${ $price }
button-tenth = Pay { $percent }% of all you own
button-hold = Hold the mortgages
button-clear-all = Pay all off ${ $price }
button-clear = Pay off { $what } ${ $price }
button-manage = Manage
button-trade = Trade
button-board = Board
button-mine = My games
button-rematch = Rematch
rematch-open = The lobby of the next game is open, and you are in it: { $where }
button-verify = Check the dice
