# What has happened in a game: event-<kind>. Most sentences follow the name of a player.

# "🎩 Ada" + "threw 4+4 and landed on Vermont"
line = { $who } { $said }
# … + "rent $6"
line-why = { $line }: { $why }

event-game-started =
    The game begins: { $count } players with ${ $cash } each.
event-deck-shuffled =
    { $deck ->
        [chance] The Chance cards are shuffled.
       *[community_chest] The Community Chest cards are shuffled.
    }
event-deeds-dealt =
    { $price ->
        [0] got { $spaces } in the deal
       *[other] got { $spaces } in the deal, for ${ $price }
    }
event-starter-thrown = For the first turn: { $throws }
starter-throw = { $who } { $first }+{ $second }
starter-again = { $before } · once more: { $throws }
event-turn-started = It is { $who }’s turn.
starter-begins = { $throws }. { $who } begins.
event-dice-thrown = threw { $first }+{ $second }
event-rent-thrown = threw { $first }+{ $second } for the rent
event-moved = landed { $where }
moved-visiting = stopped at Jail, just visiting
moved-owned = landed { $where }, owned by { $owner }
event-salary-paid = passed GO (+${ $amount })
salary-on-go = landed on GO (+${ $amount })
salary-paid = collected ${ $amount } at GO
event-jailed =
    { $by ->
        [space] was locked up
        [card] went to Jail
       *[doubles] went straight to Jail for the third doubles
    }
event-jail-throw-failed =
    { $turns ->
        [1] stays in Jail (first try)
        [2] stays in Jail (second try)
       *[other] missed the doubles again (try { $turns })
    }
jail-throw-last = missed the doubles on the last try
event-jail-left =
    { $by ->
        [doubles] walked free on doubles
       *[other] left Jail
    }
event-pass-used = played a jail pass
event-hour-struck = 🔔 The agreed hour has struck
event-hold-set = holds the throw of { $mover } for a moment
event-hold-lifted = lets the dice be thrown
event-property-bought = bought { $space } for ${ $price }
bought-it = bought it for ${ $price }
event-rent-spared =
    { $why ->
        [mortgage] paid { $owner } no rent: it is mortgaged
       *[jail] paid { $owner } no rent: in Jail nobody collects any
    }
rent-spared =
    { $why ->
        [mortgage] mortgaged, no rent
       *[jail] no rent, for { $owner } is in Jail
    }
event-purchase-declined = did not buy { $space }
declined-it = did not buy it
event-auction-opened =
    { $count ->
        [1] { $lots } goes to auction.
       *[other] { $count } deeds go to auction: { $lots }.
    }
it-is-auctioned = it goes to auction
it-stays-with-bank = it stays with the Bank
event-bid-made = bid ${ $amount }
bids-made =
    { $count ->
        [1] { $last }
       *[other] { $count } bids on { $space }, the last: { $last }
    }
event-maximum-filed =
    { $count ->
        [1] set a secret maximum
       *[other] each set a secret maximum
    }
filed-sealed =
    { $count ->
        [1] sealed a bid or a pass
       *[other] each sealed a bid or a pass
    }
event-bidder-passed =
    { $count ->
        [1] passed
       *[other] have passed
    }
event-auction-won = won { $space } at auction for ${ $price }
event-auction-unsold = Nobody bid for { $space }: it stays with the Bank.
pass-unsold = Nobody bid for { $card }: it goes under its deck.
event-pass-taken = has { $card } now
event-deed-taken = has the deed of { $space } now
event-paid =
    { $count ->
        [1] paid { $to } for { $topic }
       *[other] each paid { $to } for { $topic }
    }
paid-to = paid { $to }
paid-fine = paid the ${ $amount } fine
paid-tax-flat = paid the flat income tax of ${ $amount }
paid-tax-share = paid { $percent }% of everything owned as income tax: ${ $amount }
paid-interest = paid { $interest }
event-rent-claimable =
    { $why }, if { $owner } asks for it before { $window ->
        [next-throw] the next throw
       *[second-following] the second player after { $visitor } throws
    }
event-rent-claimed = asked { $visitor } for the rent of { $space }
event-rent-lapsed =
    { $by ->
        [left] The rent of ${ $amount } for { $space } is off: one of the two left the game.
       *[throw] { $owner } did not ask for the rent of ${ $amount } for { $space } in time.
    }
event-received = got ${ $amount } from the Bank for { $topic }
received-share = got ${ $amount }, a share of what { $debtor } left
event-pot-laid = Free Parking holds ${ $pot } now.
event-pot-taken = took the ${ $amount } that lay there
event-debt-opened = must raise ${ $amount } for { $to }
debt-about = { $topic }, { $why }
debt-short = { $why }, more than the cash in hand
event-debt-forgiven = owes nothing more: the trade settles the debt
event-card-drawn = drew { $deck }
card-quoted = “{ $card }”
card-came-in = { $quoted } (+${ $amount })
card-cost = { $quoted } (−${ $amount })
event-card-kept = keeps the jail pass
event-card-returned = The card goes under { $deck }.
event-built = built on { $group }
event-buildings-sold = sold buildings on { $group }
built-why = { $levels }, ${ $amount }
sold-why = { $levels }, +${ $amount }
levels =
    { $level ->
        [0] { $spaces } to bare land
        [1] { $spaces } to 1 house
        [hotel] { $spaces } to a hotel
       *[other] { $spaces } to { $level } houses
    }
levels-more =
    { $level ->
        [0] { $spaces } to none
        [hotel] { $spaces } to a hotel
       *[other] { $spaces } to { $level }
    }
sold-all = sold every building back for ${ $amount }
event-shortage-opened =
    { $count ->
        [1] asks for { $levels }: too few for all, so { $asked } may claim some too
       *[other] asks for { $levels }: too few for all, so { $asked } may each claim some too
    }
event-claim-made =
    { $count ->
        [1] claims a building
       *[other] claims { $count } buildings
    }
event-claim-deferred =
    { $count ->
        [1] can build it on their own turn
       *[other] can build the { $count } on their own turn
    }
event-shortage-auction-opened = More is claimed than the Bank has: { $what } goes to auction among { $who }.
event-building-bid = bid ${ $amount } to build on { $space }
building-bids-made = { $count } bids, the last: { $last }
event-building-won = won a building at auction for ${ $price }
event-building-unsold = Nobody bid: { $what } stays with the Bank.
a-house = a house
a-hotel = a hotel
event-mortgaged = mortgaged { $spaces }
event-mortgage-lifted = paid off { $spaces }
event-mortgage-undone = took { $spaces } back out of the mortgage
gained = +${ $amount }
event-trade-offered = offered { $partner } a trade: { $gives } for { $takes }
event-trade-closed =
    { $by ->
        [declined] { $partner } turned down { $proposer }’s offer.
        [withdrawn] { $proposer } took back the offer to { $partner }.
        [countered] { $partner } answers { $proposer } with another offer.
        [left] { $proposer }’s offer to { $partner } is off: one of the two left the game.
       *[gone] { $proposer }’s offer to { $partner } is off: something in it has changed.
    }
event-trade-made = gave { $partner } { $gives } for { $takes }
event-trade-made-gave = gave { $partner } { $gives } as a gift
event-trade-made-got = got { $takes } from { $partner } as a gift
trade-settled = settled a debt with { $partner }: { $gives } for { $takes }
trade-settled-gave = gave { $partner } { $gives } to settle a debt
trade-settled-got = got { $takes } from { $partner } to settle a debt
event-intent-noted = asks ahead: { $what }
event-intent-dropped =
    { $by ->
        [owner] takes back a wish: { $what }
       *[rules] has a wish that comes to nothing: { $what }
    }
intent-build = build { $levels }
intent-sell = sell buildings, { $levels }
intent-mortgage = mortgage { $lot }
intent-lift = pay off { $lot }
intent-dropped = You had asked to { $what }. It was dropped when it could have been done. { $why }
event-resigned = resigned
event-went-bankrupt = could not pay { $to } and is bankrupt
left-game = left the game
event-estate-taken = took over what { $debtor } had: { $estate }
event-estate-surrendered = handed the Bank { $estate }
estate-nothing = not a dollar
event-game-ended =
    { $count ->
        [1] 🏆 { $who } wins the game!
       *[other] 🏆 { $who } share the win!
    }
