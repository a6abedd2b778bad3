# What has happened in a game: event-<kind>. Most sentences follow the name of a player.

# "🎩 Ada" + "rolled 4+4 and landed on Vermont"
line = { $who } { $said }
# … + "rent $6"
line-why = { $line }: { $why }
# In front of what was answered because a player did not decide in time
line-late = ⏰ Time ran out: { $line }
# In front of what stays in sight although it is older than the newest lines
line-of-turn = Turn { $turn }: { $line }

event-deck-shuffled =
    { $deck ->
        [chance] The Chance cards are shuffled.
        [community_chest] The Community Chest cards are shuffled.
       *[other] The “{ $deck }” cards are shuffled.
    }
event-deeds-dealt =
    { $price ->
        [0] was dealt { $spaces } for free
       *[other] was dealt { $spaces } and paid ${ $price }
    }
event-starter-thrown = Rolling to go first: { $rolls }
starter-roll = { $who } { $first }+{ $second }
starter-again = { $before } · tied, so they rolled again: { $rolls }
event-turn-started = It’s { $who }’s turn.
event-turn-ended = ended the turn
starter-begins = { $who } goes first: { $rolls }
event-dice-thrown = rolled { $first }+{ $second }
rolled-again = rolled again for doubles: { $first }+{ $second }
event-rent-thrown = rolled { $first }+{ $second } for the rent
event-moved = landed { $where }
moved-visiting = landed on Jail (just visiting)
moved-owned = landed { $where }, owned by { $owner }
event-salary-paid = passed { $go } (+${ $amount })
salary-on-go = landed { $where } (+${ $amount })
salary-paid = collected ${ $amount } { $where }
event-jailed =
    { $by ->
        [space] was sent to Jail
        [card] went to Jail
       *[doubles] went to Jail for rolling doubles three times in a row
    }
event-jail-throw-failed =
    { $turns ->
        [1] stays in Jail (1st attempt)
        [2] stays in Jail (2nd attempt)
       *[other] stays in Jail (attempt { $turns })
    }
jail-roll-last = missed doubles on the last attempt
event-jail-left =
    { $by ->
        [doubles] got out of Jail with doubles
       *[other] got out of Jail
    }
event-pass-used = used a Get Out of Jail Free card
event-hour-struck = 🔔 Time’s up!
event-hold-set = asked { $mover } to wait before rolling
event-hold-lifted = is no longer holding the roll
event-property-bought = bought { $space } for ${ $price }
bought-it = bought it for ${ $price }
event-rent-spared =
    { $why ->
        [mortgage] paid { $owner } no rent: the property is mortgaged
       *[jail] paid { $owner } no rent: { $owner } is in Jail
    }
rent-spared =
    { $why ->
        [mortgage] no rent because the property is mortgaged
       *[jail] no rent while { $owner } is in Jail
    }
event-purchase-declined = didn’t buy { $space }
declined-it = didn’t buy it
event-auction-opened =
    { $count ->
        [1] { $lots } goes to auction.
       *[other] { $count } properties go to auction: { $lots }.
    }
it-stays-with-bank = it stays with the Bank
event-bid-made = bid ${ $amount } on { $space }
filed-sealed =
    { $count ->
        [1] bid or passed in the secret auction
       *[other] each bid or passed in the secret auction
    }
event-bidder-passed =
    { $count ->
        [1] passed
       *[other] passed
    }
event-auction-won = won { $space } at auction for ${ $price }
event-auction-unsold = Nobody bid on { $space }, so it stays with the Bank.
jail-card-unsold = Nobody bid on { $card }, so it goes to the bottom of its deck.
event-pass-taken = now has { $card }
event-deed-taken = now owns { $space }
event-paid =
    { $count ->
        [1] paid { $to } { $topic }
       *[other] each paid { $to } { $topic }
    }
event-paid-sum =
    { $count ->
        [1] paid { $to } ${ $amount } { $topic }
       *[other] each paid { $to } ${ $amount } { $topic }
    }
paid-to = paid { $to }
paid-fine = paid the ${ $amount } fine
paid-tax-flat = paid the flat ${ $amount } for { $tax }
paid-tax-share = paid { $percent }% of all assets for { $tax }: ${ $amount }
paid-interest = paid { $interest }
event-rent-claimable =
    { $why }, if { $owner } collects it before { $window ->
        [next-throw] the next roll
       *[second-following] a second player rolls after { $visitor }’s turn
    }
event-rent-claimed = charged { $visitor } for landing on { $space }
event-rent-lapsed =
    { $by ->
        [left] The ${ $amount } rent for { $space } is no longer due, because its owner or the player who landed on it left the game.
       *[throw] { $owner } didn’t collect the ${ $amount } rent for { $space } in time.
    }
event-received = got ${ $amount } from the Bank { $topic }
received-share = got ${ $amount }, a share of { $debtor }’s assets
event-pot-laid = There’s now ${ $pot } { $where }.
event-pot-taken = collected the ${ $amount } pot
event-debt-opened = owes { $to } ${ $amount } { $topic } and must raise the cash
debt-short = { $why }, and not enough cash to pay it
event-debt-forgiven = is out of debt: the trade settled it
event-card-drawn = drew { $deck }
card-quoted = “{ $card }”
card-came-in = { $quoted } (+${ $amount })
card-cost = { $quoted } (−${ $amount })
card-free = { $quoted } (no buildings, so nothing to pay)
event-card-kept = keeps the Get Out of Jail Free card
event-card-returned = The card goes to the bottom of { $deck }.
event-built = built { $levels } (${ $amount })
event-built-up = built for ${ $amount }
built-up = now { $levels }
event-buildings-sold = sold buildings on { $group }
event-buildings-sold-all = sold all buildings on { $group } for ${ $amount }
sold-why = { $levels }, +${ $amount }
levels-sold =
    { $level ->
        [0] { $spaces } down to no houses
        [1] { $spaces } down to 1 house
       *[other] { $spaces } down to { $level } houses
    }
levels =
    { $level ->
        [1] 1 house
        [hotel] a hotel
       *[other] { $level } houses
    }{ $count ->
        [1] { "" }
       *[other] {" "}each
    } on { $spaces }
sold-all = sold all buildings back for ${ $amount }
event-shortage-opened =
    { $count ->
        [1] wants { $levels }, but the Bank may run out of buildings: { $asked } can ask for some too
       *[other] wants { $levels }, but the Bank may run out of buildings: { $asked } can each ask for some too
    }
event-claim-made =
    { $count ->
        [1] asked for a building
       *[other] asked for { $count } buildings
    }
event-claim-deferred =
    { $count ->
        [1] can put up 1 building on their own turn
       *[other] can put up { $count } buildings on their own turn
    }
event-shortage-auction-opened = Players want more buildings than the Bank has, so { $what } goes to auction. { $who } can bid.
event-building-bid = bid ${ $amount } to build on { $space }
event-building-won = won a building at auction for ${ $price }
event-building-unsold = The Bank auctioned { $what }, but nobody bid, so the Bank keeps it.
a-house = a house
a-hotel = a hotel
event-mortgaged = mortgaged { $spaces }
event-mortgage-lifted = unmortgaged { $spaces }
event-mortgage-undone =
    { $count ->
        [1] undid the mortgage on { $spaces }
       *[other] undid the mortgages on { $spaces }
    }
event-trade-offered = offered { $partner } a trade: { $gives } for { $takes }
event-trade-closed =
    { $by ->
        [declined] { $partner } declined { $proposer }’s offer.
        [withdrawn] { $proposer } withdrew an offer to { $partner }.
        [countered] { $partner } made { $proposer } a counteroffer.
        [left] { $proposer }’s offer to { $partner } is off, because one of them left the game.
       *[gone] { $proposer }’s offer to { $partner } is off, because something in it changed.
    }
event-trade-made = gave { $partner } { $gives } for { $takes }
event-trade-made-sold = sold { $partner } { $gives } for { $takes }
event-trade-made-bought = bought { $takes } from { $partner } for { $gives }
event-trade-made-gave = gave { $partner } { $gives } as a gift
event-trade-made-got = got { $takes } from { $partner } as a gift
trade-settled = gave { $partner } { $gives } for { $takes } to settle a debt
trade-settled-gave = gave { $partner } { $gives } to settle a debt
trade-settled-got = got { $takes } from { $partner } to settle a debt
event-intent-noted = queued an action: { $what }
event-intent-dropped =
    { $by ->
        [owner] canceled a queued action: { $what }
       *[rules] had a queued action that’s no longer possible: { $what }
    }
intent-build =
    { $kind ->
        [new] build { $levels }
       *[total] build up to { $levels }
    }
intent-sell = sell buildings: { $levels }
intent-mortgage = mortgage { $lot }
intent-lift = unmortgage { $lot }
intent-dropped = The bot couldn’t carry out your queued action ({ $what }), so it was dropped. { $why }
event-resigned = resigned
event-went-bankrupt = went bankrupt, owing { $to }
bankrupt-owing = went bankrupt, owing { $to } ${ $amount }: more than selling and mortgaging everything would bring in
left-game = left the game
event-estate-taken = took over { $debtor }’s assets: { $estate }
event-estate-surrendered = gave all assets to the Bank: { $estate }
estate-nothing = nothing was left
event-game-ended =
    { $count ->
        [1] 🏆 { $who } wins the game!
       *[other] 🏆 { $who } share the win!
    }
