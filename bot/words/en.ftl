# English. Keys follow kinds: event-<kind>, reason-<reason>, refusal-<refusal>, decision-<kind>,
# silence-<kind>, card-<id in lower case>. Facts that are numbers come as numbers, names come
# escaped and ready to be shown.

money = ${ $amount }
priced = { $what } ${ $amount }
list-more = { $first }, { $next }
list-last = { $first } and { $last }
list-apart = { $first }; { $next }
bank = the Bank
nothing = nothing

## Lines of what happened

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

## What a sum is for

why-rent-bare = rent ${ $amount }
why-rent-full-group = rent ${ $amount } = ${ $base } doubled, full set, no houses
why-rent-built =
    { $houses ->
        [0] rent ${ $amount } with a hotel
        [1] rent ${ $amount } with 1 house
       *[other] rent ${ $amount } with { $houses } houses
    }
why-rent-railroads =
    { $count ->
        [1] rent ${ $amount }, one railroad
        [2] rent ${ $amount }, two railroads
        [3] rent ${ $amount }, three railroads
       *[other] rent ${ $amount }, all { $count } railroads
    }
why-rent-railroads-times =
    { $count ->
        [1] rent ${ $amount } = { $factor } × ${ $base }, one railroad
        [2] rent ${ $amount } = { $factor } × ${ $base }, two railroads
        [3] rent ${ $amount } = { $factor } × ${ $base }, three railroads
       *[other] rent ${ $amount } = { $factor } × ${ $base }, all { $count } railroads
    }
why-rent-utility =
    { $count ->
        [1] rent ${ $amount } = { $factor } × { $base } thrown, one utility
       *[other] rent ${ $amount } = { $factor } × { $base } thrown, both utilities
    }
why-rent-card-utility = rent ${ $amount } = { $factor } × { $base } thrown
why-income-tax-flat = the flat ${ $amount }
why-income-tax-share = { $percent }% of everything owned, ${ $amount }
why-luxury-tax = ${ $amount }
why-jail-fine = ${ $amount }
why-card = ${ $amount }
why-auction-price = ${ $amount }, the winning bid
why-interest = { $percent }% interest on { $spaces }: ${ $amount }
why-share = ${ $amount }
topic-income-tax = income tax
topic-luxury-tax = luxury tax
topic-jail-fine = leaving Jail
topic-interest = mortgages taken over
topic-share = the estate of { $debtor }
deck-chance = a Chance card
deck-community-chest = a Community Chest card
under-chance = the Chance deck
under-community-chest = the Community Chest deck

## What the table waits for

decision-none = The game is over.
decision-to-throw = { $who }: throw the dice
decision-to-throw-again = { $who }: doubles, so throw again
decision-beat-end = { $who } can still build, then the turn ends
decision-beat = The dice roll for { $who }
decision-in-jail = { $who }, in Jail: how do you get out?
decision-fine-or-pass = { $who }, no doubles: pay the ${ $price }, or use a Get Out of Jail Free card?
decision-held = { $who } holds the throw of { $mover } for a moment
decision-to-end = { $who }: build, trade, or end your turn
decision-to-end-without-group = { $who }: trade, or end your turn
decision-buy-or-decline = { $who }: buy { $space } for ${ $price }, or { $declined ->
        [left-with-bank] leave it with the Bank
       *[auctioned] let it go to auction
    }
decision-choose-tax = { $who }: income tax, ${ $flat } or { $percent }% of everything you own?
decision-auction = Going for ${ $price } to { $leader }: { $space }. Any more, { $who }?
decision-auction-open = Up for auction: { $space }. Who bids, { $who }?
decision-sealed-auction = Sealed auction of { $lots }. Still to answer: { $who }
decision-owing = { $who }: raise ${ $amount } for { $to } ({ $topic })
decision-rescue = { $who } cannot raise the ${ $amount } for { $to } ({ $topic }). Only a trade can help now
decision-shortage-claim =
    { $count ->
        [1] { $who }: buildings are scarce. Claim some, or leave them to others?
       *[other] { $who }: buildings are scarce. Claim some each, or leave them to the others?
    }
decision-shortage-again =
    { $count ->
        [1] { $who }: more is claimed than the Bank has. What is each building worth to you at the most?
       *[other] { $who }: more is claimed than the Bank has. What is each building worth to each of you at the most?
    }
decision-shortage-auction = Up for auction: { $what }, for ${ $price } to { $leader } ({ $lot }). Any more, { $who }?
decision-shortage-auction-open = Up for auction: { $what }. Who bids, { $who }?
shortage-claim = { $who } claims { $what }
shortage-none =
    { $count ->
        [1] { $who } claims nothing
       *[other] { $who } claim nothing
    }
decision-lift-or-hold =
    { $cash ->
        [short] { $who }: pay off the mortgage on { $spaces } now (${ $price } in all; you may sell or mortgage first), or hold it
       *[enough] { $who }: pay off the mortgage on { $spaces } now, or hold it
    }
awaiting-until = { $what } · <t:{ $at }:R>
awaiting-beat = { $what } <t:{ $at }:R>

## The table

table-title = Monopoly · turn { $turn }
table-rests = Only computers are playing now: the game rests until somebody takes their seat back. Those it began with can call it off: /monopoly cancel. /monopoly new opens another.
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

## Board and deeds

board-title = The board
board-deed = { $deed }: { $owner }{ $state }
board-free = ${ $price }
board-mortgaged = , mortgaged
board-level =
    { $level ->
        [1] , 1 house
        [hotel] , hotel
       *[other] , { $level } houses
    }
board-group-heading = { $mark } { $group }
board-tokens = Where everybody is
board-footer = A price alone: nobody owns it yet.
board-token = { $who }: { $space }
board-jailed = in Jail
board-visiting = at Jail, just visiting
deed-title = { $mark } { $space }
deed-price = Price ${ $price } · mortgage ${ $mortgage } · lifting it costs ${ $lift }
deed-build = A house costs ${ $cost }, a hotel { $houses ->
        [3] three
        [4] four
       *[other] { $houses }
    } houses and ${ $cost }
deed-rent-bare = Rent, bare: ${ $rent }
deed-rent-set = With the whole set, bare: ${ $rent }
deed-rent-houses =
    { $houses ->
        [1] With 1 house: ${ $rent }
       *[other] With { $houses } houses: ${ $rent }
    }
deed-rent-hotel = With a hotel: ${ $rent }
deed-rent-railroads =
    { $count ->
        [1] Rent with one railroad: ${ $rent }
       *[other] With { $count } railroads: ${ $rent }
    }
deed-rent-utilities =
    { $count ->
        [1] Rent with one utility: { $times } × the throw
       *[other] With both utilities: { $times } × the throw
    }
deed-now = **{ $line }** ← now
deed-free = Nobody owns it. Land on it to buy it{ $declined ->
        [left-with-bank] .
       *[auctioned] {" "}or send it to auction.
    }
deed-owner = Owner: { $owner }
deed-owner-mortgaged = Owner: { $owner }. It is mortgaged, so nobody pays rent here.
deed-group = Its group: { $spaces }

## How a game ended

final-title = 🏆 { $winner } wins!
final-title-tie = 🏆 { $winner } share the win
final-title-cancelled = Called off
final-why-cancelled = The game was called off in turn { $turn }. Nobody wins.
final-line = { $place } { $who } { $said }
final-worth = **${ $total }** · { $lines }
final-worth-cash = cash ${ $amount }
final-worth-deeds = deeds ${ $amount }
final-worth-mortgaged = mortgaged at half ${ $amount }
final-worth-houses = houses ${ $amount }
final-worth-hotels = hotels ${ $amount }
final-why-last = { $turn ->
        [1] After 1 turn
       *[other] After { $turn } turns
    } everybody else is out.
final-why-first-bankruptcy = { $turn ->
        [1] After 1 turn
       *[other] After { $turn } turns
    } the first bankruptcy ended the game, and the others were valued.
final-why-hour = { $turn ->
        [1] After 1 turn
       *[other] After { $turn } turns
    } the agreed hour struck, and everybody was valued.
final-tie-broken = Of those who are equally rich, more cash wins.
final-out = · out in turn { $turn }

## History

history-title = What has happened
history-empty = Nothing yet.
history-page = Page { $page } of { $pages }
history-turn = **Turn { $turn } · { $who }**

## Debts

debt-line = { $who } owes { $to } ${ $amount } for { $topic }: { $why }
debt-line-plain = { $who } owes { $to } ${ $amount } for { $topic }
debt-until = { $debt } · <t:{ $at }:R>
plan = For { $who } I would { $what }. That brings ${ $amount }.
plan-nothing = There is nothing left to sell or to mortgage.
plan-sell =
    { $count ->
        [1] sell a house on { $space }
        [2] sell two houses on { $space }
        [3] sell three houses on { $space }
       *[other] sell four houses on { $space }
    }
plan-sell-hotel = sell the hotel on { $space }
plan-sell-down =
    { $level ->
        [1] bring { $space } down from a hotel to 1 house
       *[other] bring { $space } down from a hotel to { $level } houses
    }
plan-mortgage = mortgage { $spaces }

## The rules of a game

rules-title = The rules of this game
rules-heading-chosen = Chosen
rules-heading-money = Money
rules-heading-jail = Jail
rules-heading-building = Building
rules-heading-dealing = Buying and owing
rules-heading-turns = Turns and the end
rules-edition = Rulebook of { $edition }
rules-game =
    { $game ->
        [short] Short Game
        [time-limit] Time Limit Game
        [new-short] New Short Game
       *[standard] Standard game
    }
rules-house-rules =
    { $count ->
        [0] { "" }
        [one] One house rule
       *[other] { $count } house rules
    }
rules-board =
    { $board ->
        [us2008] The board of 2008, with the street names of Atlantic City.
       *[classic] The classic board with the street names of Atlantic City.
    }
rules-cards =
    { $cards ->
        [us2008] Sixteen Chance and sixteen Community Chest cards of 2008.
       *[classic] Sixteen Chance and sixteen Community Chest cards.
    }
rules-players = { $least } to { $most } players.
rules-start-cash = Everybody starts with ${ $cash }.
rules-go-salary =
    { $kind ->
        [more] ${ $amount } for passing GO, ${ $landing } for landing on it.
       *[same] ${ $amount } for passing GO or landing on it.
    }
rules-luxury-tax = Luxury Tax is ${ $amount }.
rules-income-tax =
    { $kind ->
        [flat] Income Tax is ${ $flat }.
       *[tenth-or-flat] Income Tax is ${ $flat } or { $percent }% of everything owned, chosen before counting.
    }
rules-free-parking =
    { $kind ->
        [pot] { $seed ->
            [0] Fines, taxes and card payments lie on Free Parking until somebody lands there and takes them.
           *[other] Fines, taxes and card payments lie on Free Parking, on top of ${ $seed }, until somebody lands there and takes them.
        }
       *[rest] Free Parking pays nothing.
    }
rules-interest = Lifting a mortgage costs { $percent }% on top. So does taking one over.
rules-jail-fine = Getting out costs ${ $fine }, before the throw, on the first { $turns ->
        [1] turn
       *[other] { $turns } turns
    } in Jail.
rules-jail-turns =
    { $turns ->
        [1] One try for doubles. Miss it, and you pay and move.
       *[other] { $turns } tries for doubles. Miss the last one, and you pay and move.
    }
rules-jail-pass =
    { $after ->
        [0] After the last failed roll the fine is due, whatever cards you hold.
       *[other] After the last failed roll a Get Out of Jail Free card may still take the place of the fine.
    }
rules-jail-again =
    { $again ->
        [0] Doubles that free you give no second throw.
       *[other] Doubles that free you give a second throw.
    }
rules-doubles = Doubles throw again. { $count } in a row lead to Jail.
rules-stock = The Bank has { $houses ->
        [one] one house
       *[other] { $houses } houses
    } and { $hotels ->
        [0] no hotels
        [one] one hotel
       *[other] { $hotels } hotels
    }.
rules-shortage =
    { $kind ->
        [first-come] The last houses and hotels go to whoever asks first.
       *[claim-window] Where several want the last ones, they are auctioned.
    }
rules-hotel = A hotel takes { $houses } houses on every street of the color first.
rules-building-time =
    { $kind ->
        [own-turn] You build on your own turn only.
       *[any-time] You may build in anybody’s turn.
    }
rules-building-limit =
    { $kind ->
        [per-turn] { $most ->
            [one] One house or hotel a player a turn, no more.
           *[other] At most { $most } houses and hotels a player a turn.
        }
       *[no-limit] { "" }
    }
rules-selling =
    { $kind ->
        [sell-in-any-order] Buildings are sold back in any order.
       *[sell-evenly] { "" }
    }
rules-mortgage-scope =
    { $kind ->
        [that-lot] A mortgage stops building on its own street, and a building mortgages on its own street.
       *[whole-group] One mortgaged street stops building on its color, and one building stops mortgages there.
    }
rules-setup =
    { $kind ->
        [deeds-sold] { $count ->
            [one] Everybody is dealt one deed and pays its price at once.
           *[other] Everybody is dealt { $count } deeds and pays their prices at once.
        }
        [deeds-given] { $count ->
            [one] Everybody is dealt one deed, free of charge.
           *[other] Everybody is dealt { $count } deeds, free of charge.
        }
       *[cash-only] Nobody starts with deeds.
    }
rules-buying-lap =
    { $laps ->
        [0] { "" }
        [one] You buy nothing, and bid for nothing, before you have been round the board once.
       *[other] You buy nothing, and bid for nothing, before you have been round the board { $laps } times.
    }
rules-trading-lap =
    { $laps ->
        [0] { "" }
        [one] You trade nothing before you have been round the board once.
       *[other] You trade nothing before you have been round the board { $laps } times.
    }
rules-auction =
    { $kind ->
        [left-with-bank] What is not bought stays with the Bank. Nothing is auctioned.
        [sealed-maxima] What is not bought goes to a sealed auction from ${ $least }: the highest maximum wins and pays ${ $step } more than the second.
       *[open-calls] What is not bought goes to an open auction from ${ $least }, in steps of at least ${ $step }.
    }
rules-reserve =
    { $percent ->
        [0] { "" }
       *[other] The first bid is at least { $percent }% of the printed price.
    }
rules-bid-cap =
    { $kind ->
        [left-with-bank] { "" }
        [cash-in-hand] You bid no more than your cash.
        [no-cap] You may bid any sum. Fail to pay it, and you are bankrupt.
       *[raisable] You bid no more than you could raise.
    }
rules-rent-collection =
    { $kind ->
        [second-following] Owners must ask for their rent before the second player after the visitor throws.
        [next-throw] Owners must ask for their rent before the next throw.
       *[automatic-rent] Rent is charged by itself.
    }
rules-jailed-owner =
    { $kind ->
        [collects-nothing] An owner in Jail gets no rent.
       *[collects-rent] An owner in Jail gets rent too.
    }
rules-bankruptcy =
    { $kind ->
        [straight-to-bank] A bankrupt’s cash goes to the creditor and the deeds back to the Bank, at once.
       *[to-creditor] A bankrupt’s creditor gets everything that is left.
    }
rules-estate-passes =
    { $kind ->
        [passes-auctioned] Bankrupt to the Bank, your Get Out of Jail Free cards are auctioned too.
       *[under-deck] { "" }
    }
rules-turn-end =
    { $kind ->
        [by-itself] A turn ends by itself.
       *[said-by-player] A turn ends when its player says so.
    }
rules-holds =
    { $count ->
        [0] { "" }
        [one] Everybody may hold the dice for a moment once before each throw.
       *[other] Everybody may hold the dice for a moment { $count } times before each throw.
    }
rules-early =
    { $kind ->
        [noted] What you ask for too early is noted and done when it may be.
       *[refused] { "" }
    }
rules-ending =
    { $kind ->
        [first-bankruptcy] The first bankruptcy ends the game, and the richest of the others wins.
        [agreed-hour] The game ends at the agreed hour, and the richest player wins.
        [agreed-round] The game ends with the round in which the agreed hour falls, and the richest player wins.
       *[last-player-left] The last player who is not bankrupt wins.
    }{ $tie ->
        [shared-win] {" "}Equal totals share the win.
        [most-cash] {" "}Of equal totals the one with more cash wins.
       *[none] { "" }
    }

## What silence means when the time is up

silence-to-throw = The dice are thrown for you.
silence-in-jail = The dice are thrown for you.
silence-fine-or-pass = You pay the fine if your cash covers it, otherwise a card is used.
silence-held = The dice may be thrown.
silence-to-end = Your turn ends.
silence-buy-or-decline = You decline, and it { $declined ->
        [left-with-bank] stays with the Bank.
       *[auctioned] goes to auction.
    }
silence-choose-tax = You pay the flat sum, or the share if your cash does not cover it.
silence-auction = You pass.
silence-sealed-auction = You pass.
silence-owing = The money is raised for you, in the order that is easiest to undo.
silence-rescue = You are bankrupt.
silence-shortage-claim = You claim nothing, or no more than you have asked for.
silence-shortage-auction = You pass.
silence-lift-or-hold = You hold the mortgages.

## Why the rules say no

reason-game-over = This game is over. Nothing more can be done in it.
reason-out-of-game = That player is no longer in the game.
reason-not-awaited = It is not up to you just now. The first line of the table says who is to decide.
reason-not-now = That is not what the game asks for right now. The buttons at the table show what is.
reason-no-hour = This game has no agreed hour.
reason-hour-struck = The agreed hour has struck already.
reason-closing = The game is ending: nothing is traded or built any more. You can still raise money for a debt.
reason-locked = The dice have been thrown and the token has not moved yet. Try again as soon as it has.
reason-in-debt = There is a debt to settle first. Until then you can only sell buildings, mortgage property, or make a trade that helps to pay it.
reason-cannot-afford = That takes ${ $price }, and you can come up with ${ $cash }.
reason-bid-too-low =
    { $price ->
        [0] The lowest amount is ${ $lowest }.
       *[other] The bid stands at ${ $price }. Yours must be ${ $lowest } or more.
    }
reason-bid-too-high = In this game you can bid ${ $highest } at the most.
reason-already-leading = You already lead with ${ $price }. Wait for somebody to go higher.
reason-already-passed = You have passed, and in this auction that is for good.
reason-already-filed = You have answered this auction already. Each player answers once.
reason-not-in-auction = That deed is not in this auction.
reason-bid-binds = You lead an auction with ${ $price } and must stay able to pay it. Spend less until it is over.
reason-not-owner = That deed belongs to somebody else. Choose one of your own, or in a trade one of the side that gives it.
reason-not-a-street = Houses stand on streets only, never on railroads or utilities.
reason-group-incomplete = You need every street of the color before you can build on it.
reason-not-own-turn = Houses and hotels are bought only on your own turn here.
reason-group-mortgaged = A street of this color is mortgaged. Pay that off first, then build.
reason-group-built = There are buildings on this color. Sell all of them to the Bank first.
reason-uneven = Buildings must stay even: no street of a color more than one ahead of another.
reason-level-range = Those are not steps this color can take. Choose streets of one color, and a different number of houses on them.
reason-building-limit =
    { $left ->
        [0] You have bought as many houses and hotels as this game allows until the dice pass on.
        [one] Until the dice pass on, this game allows you one more house or hotel.
       *[other] Until the dice pass on, this game allows you { $left } more houses and hotels.
    }
reason-no-houses =
    { $left ->
        [0] The Bank is out of houses. Somebody has to sell some first.
        [1] The Bank has only one house left, too few for that.
       *[other] The Bank has only { $left } houses left, too few for that.
    }
reason-no-hotels =
    { $left ->
        [0] The Bank is out of hotels. Somebody has to sell one first.
        [1] The Bank has only one hotel left, too few for that.
       *[other] The Bank has only { $left } hotels left, too few for that.
    }
reason-shortage-open = Scarce buildings are being claimed just now. You can build again once they are shared out.
reason-not-claimed = You can only bid for buildings that you have claimed, on a lot where they can go up next.
reason-already-mortgaged = That deed is mortgaged already. Choose one that is not.
reason-not-mortgaged = There is no mortgage on that to pay off. Choose a mortgaged deed, each just once.
reason-mortgage-saves-nothing = You owe ${ $price } and could raise only ${ $cash } with everything sold and mortgaged, so nothing is mortgaged for it. Only a trade can help. Buildings can be sold.
reason-no-pass = That jail pass is not there to be played or handed over.
reason-no-fine-on-last-turn = This is your last try in Jail: throw. Without doubles you pay the ${ $price } and move on.
reason-can-still-pay = You owe ${ $price } and can raise ${ $cash }, so you have to pay it.
reason-plan-falls-short = That raises your cash to ${ $cash }, and you owe ${ $price }. Add a mortgage or sell more.
reason-no-such-trade = That offer is gone. A new one can be made with /monopoly trade.
reason-not-your-trade = That offer is not yours to answer.
reason-trade-empty = There is nothing in this offer yet. Put in a deed, some cash or a jail pass.
reason-trade-with-self = A trade takes two. Choose another player.
reason-trade-during-bidding = Trades wait until the auction is over. The offer stays open.
reason-no-such-debt = The debt that this trade was to settle is no longer open.
reason-trade-for-nothing = One side of this trade has a debt to pay and would get nothing. Nothing is given away while a debt is open.
reason-trade-lowers-raisable = One side of this trade has a debt to pay and could raise only ${ $cash } after it instead of ${ $price }. Trade so that it is no less, or so that the debt is paid at once.
reason-partner-cannot-pay = The other side would need ${ $price } for this and has ${ $cash }. The offer stays open.
reason-too-many-trades = You have { $most } offers open. Take one back before you make another.
reason-too-early-to-buy = In this game you buy nothing, and bid for nothing, before you have been round the board.
reason-too-early-to-trade = In this game only players who have been round the board trade. One of you has not.
reason-held = Somebody holds this throw for a moment. The first line of the table says until when.
reason-no-hold-left = You have held this throw already, or throws are not held in this game.
reason-own-throw = The throw is yours: it waits for you anyway.
reason-no-such-intent = That wish is gone: it was done, dropped or taken back.
reason-too-many-intents = You have { $most } wishes waiting. Take one back before you note another.
reason-no-such-claim = That rent cannot be claimed any more: it was claimed already, or the dice were faster.
reason-not-your-claim = That rent is for the owner of the property to ask for.
reason-player-count = This game takes { $least } to { $most } players.
reason-token-taken = Somebody has that token already. Choose another.

## Why the host says no

refusal-no-such-game = There is no such game, or it is long gone.
refusal-not-playing = You are not playing in this game. You can watch, and join the next one.
refusal-left = You are out of this game. You can still watch how it ends.
refusal-stale = Something else happened first. The table is up to date again: have another look.
refusal-not-started = The game has not started yet. The host presses Start.
refusal-started = This game has started already, and its lobby is closed. /monopoly rules tells what is played.
refusal-over = This game is over. Start another one with /monopoly new.
refusal-cancelled = This game was called off. Start another one with /monopoly new.
refusal-not-host = Only the host can do that.
refusal-lobby-full = All { $most } seats are taken.
refusal-seats-taken = { $taken } have sat down, and that game seats { $most }. Somebody has to leave the lobby first.
refusal-already-joined = You already have a seat.
refusal-not-joined = You have no seat in this lobby. Press Join first.
refusal-token-taken = Somebody has that token already. Choose another.
refusal-too-few = It takes at least { $least } players to start. A computer can fill a seat.
refusal-not-timed = This game ends by itself; only a timed game has an hour. Choose one under Rules first.
refusal-no-hour = A timed game needs the hour at which it ends. Agree on one under Rules, then start.
refusal-hour-past = The agreed hour has gone by. Agree on a later one under Rules, then start.
refusal-hour-out-of-range = The hour must be at least ten minutes and at most a year from now.
refusal-no-computer = There is no computer here to send away.

## The cards, in our own words

card-ch-go = Off to GO. Collect $200.
card-ch-illinois = A trip to Illinois Avenue. Pass GO on the way and collect $200.
card-ch-stcharles = A visit to St. Charles Place. Pass GO on the way and collect $200.
card-ch-utility = On to the next utility. If it is free you may buy it; if not, throw the dice and pay its owner ten times the throw.
card-ch-railroad-1 = On to the next railroad. If it is free you may buy it; if not, pay its owner twice the usual rent.
card-ch-railroad-2 = The next railroad is yours to take. If it is free you may buy it; if not, pay its owner twice the usual rent.
card-ch-dividend = Your shares did well. Collect $50.
card-ch-goojf = A way out of Jail, free of charge. Keep it until you play it or trade it.
card-ch-back3 = Three steps back.
card-ch-jail = Straight to Jail. No stop at GO, no $200.
card-ch-repairs = Your buildings need work: $25 a house, $100 a hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] Driving too fast. Pay $15.
       *[classic] Poor tax: being short of cash costs you $15.
    }
card-ch-reading = All aboard at Reading Railroad. Pass GO on the way and collect $200.
card-ch-boardwalk = A stroll along Boardwalk. Go there now.
card-ch-chairman = You chair the board now. Pay every player $50.
card-ch-loan = A loan you made comes back. Collect $150.
card-cc-go = Off to GO. Collect $200.
card-cc-bankerror = The Bank miscounted in your favor. Collect $200.
card-cc-doctor = The doctor sends a bill. Pay $50.
card-cc-stock-45 = You sold some stock. Collect $45.
card-cc-stock-50 = You sold some stock. Collect $50.
card-cc-goojf = A way out of Jail, free of charge. Keep it until you play it or trade it.
card-cc-jail = Straight to Jail. No stop at GO, no $200.
card-cc-opera = You take everybody to the opera. Every player pays you $50 for a seat.
card-cc-birthday = Happy birthday to you. Every player gives you $10.
card-cc-fund = The holiday fund pays out. Collect $100.
card-cc-refund = Some tax comes back. Collect $20.
card-cc-insurance = Your life insurance pays out. Collect $100.
card-cc-hospital = A stay in hospital. Pay $100.
card-cc-school-150 = School fees are due. Pay $150.
card-cc-school-50 = School fees are due. Pay $50.
card-cc-services = You gave good advice. Collect $25.
card-cc-streets = The street outside your buildings is mended: $40 a house, $115 a hotel.
card-cc-beauty = Second prize in a beauty contest. Collect $10.
card-cc-inherit = An aunt remembers you in her will. Collect $100.

## Colors, tokens, deeds

group-dark-purple = Dark purple
group-brown = Brown
group-light-blue = Light blue
group-pink = Pink
group-orange = Orange
group-red = Red
group-yellow = Yellow
group-green = Green
group-dark-blue = Dark blue
group-railroad = Railroads
group-utility = Utilities
the-dark-purple = the dark purples
the-brown = the browns
the-light-blue = the light blues
the-pink = the pinks
the-orange = the oranges
the-red = the reds
the-yellow = the yellows
the-green = the greens
the-dark-blue = the dark blues
the-railroad = the railroads
the-utility = the utilities
token-hat = Top hat
token-boat = Boat
token-dog = Dog
token-car = Car
token-iron = Iron
token-boot = Boot
token-cat = Cat
token-thimble = Thimble
deed-mortgaged = { $deed } (mortgaged)
jail-passes =
    { $count ->
        [1] a jail pass
       *[other] { $count } jail passes
    }

### Manage

effect-build = { $what } · ${ $price }
effect-sell = { $what } · +${ $price }
effect-mortgage = Mortgage { $lot } · +${ $price }
effect-lift = Lift { $lot } · ${ $price }
effect-lot = { $lots } to { $level }
effect-lots = { $lots } to { $level } each
level-hotel = a hotel
level-houses =
    { $count ->
        [0] no houses
        [1] 1 house
       *[other] { $count } houses
    }
row-dark-purple = Dark purples
row-brown = Browns
row-light-blue = Light blues
row-pink = Pinks
row-orange = Oranges
row-red = Reds
row-yellow = Yellows
row-green = Greens
row-dark-blue = Dark blues
page-turn = More: page { $page } of { $pages }
manage-title = Your property
manage-cash = Cash: **${ $cash }**
manage-stock = The Bank has { $houses ->
        [one] 1 house
       *[other] { $houses } houses
    } and { $hotels ->
        [one] 1 hotel
       *[other] { $hotels } hotels
    }.
manage-debt =
    { $missing ->
        [0] You owe ${ $price } and have it: it is paid by itself in its turn.
       *[other] You owe ${ $price }: **${ $missing } still missing**. It is paid by itself as soon as your cash covers it.
    }
manage-beyond-means = You owe ${ $price }, and with everything sold and mortgaged you would have ${ $able }. Nothing can be mortgaged for that: only trades help now. Buildings can be sold, so that their lots can be traded.
manage-debt-paid = Your debt of ${ $price } is paid.
manage-share = ({ $held } of { $of })
manage-lot-mortgaged = { $lot } (mortgaged)
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = No building on the { $lots }: { $what } mortgaged.
manage-no-build-turn = No building on the { $lots } before your own turn.
manage-no-build-limit = No more building on the { $lots } in this turn: you have bought all that one turn allows.
manage-no-build-shortage = No building on the { $lots } until the scarce buildings are shared out.
manage-no-build-closing = No building on the { $lots } any more: the game is ending.
manage-no-build-cash = No building on the { $lots }: a house is ${ $price }.
manage-no-build-stock = No building on the { $lots }: the Bank lacks the buildings, or a bid binds your money.
manage-over = The game is over. Nothing changes hands any more.
manage-no-deeds = You own no property yet, so there is nothing to manage.
manage-given-up = You have given up: your property is handed over as soon as the other debts are met.
manage-nothing-to-raise = Nothing can be sold or mortgaged now. A trade may still save you.
manage-locked = A throw is still to be moved, so the board may not change. Try again in a moment.
manage-nothing = There is nothing to build, sell, mortgage or lift just now.
manage-choose-build = Build…
manage-choose-sell = Sell buildings…
manage-choose-mortgage = Mortgage…
manage-choose-lift = Lift a mortgage…
manage-choose-clear = Just received: lift now without interest…
manage-group-build = { $lots } · ${ $price } a step
manage-group-sell = { $lots } · +${ $price } a step
manage-back = Back
manage-refresh = Refresh
manage-noted-shortage = Noted: { $what }. It is done as soon as the scarce buildings are shared out, if it can be done then.
manage-claimed = You ask for { $what }. There may be too little for all, so others are asked first: see the table.
manage-done = Done: { $what }.
manage-noted-locked = Noted: { $what }. It will be done as soon as it is legal, once the throw under way has been moved.
manage-noted-turn = Noted: { $what }. It will be done when your turn begins, before you throw.
manage-early-locked = ⏳ A throw is still to be moved. What you choose now is noted, and done as soon as it is legal.
manage-early-shortage = ⏳ Scarce buildings are being shared out. What you choose now is noted, and done afterwards.
manage-early-turn = ⏳ You build on your own turn. What you choose to build now is noted, and done when it begins.
manage-intents = **Noted**
manage-intent = ⏳ { $what }
manage-choose-drop = Take back what is noted…
manage-wishes =
    { $count ->
        [1] 1 noted wish…
       *[other] { $count } noted wishes…
    }
manage-dropped = Taken back: { $what }.

### Debt

debt-title = Your debt
debt-mortgage = Mortgage { $lots }
debt-label-of = { $who }: { $what }
debt-as-proposed = Raise ${ $price } as proposed
debt-change = Change
debt-give-up = Give up…
debt-hopeless = With everything sold and mortgaged { $who } would have ${ $able }.
debt-plan-changed = Things have changed since that was proposed, and nothing has been done yet. This is the plan now:
debt-of-another = That is for { $who } to decide.
debt-raised = Done. The money is raised and your debt is paid.
debt-given-up = You have given up.
debt-bank = the Bank
debt-sure = You owe ${ $price } and can raise ${ $able } at the most. If you give up you are out of the game, and all you have goes to { $to }. A trade could still save you. Give up for good?
debt-bankrupt = Yes, I am bankrupt
debt-trade = Try a trade

### Estate

not-dollars = That is not an amount: write whole dollars, such as 120 or $1,200.
lots-title = Sealed auction of several lots
lots-intro = Choose a lot to write down your secret maximum for it, ${ $highest } at the most. Nothing counts until you file, and you file once.
lots-no-cash = You can bid for none of these lots.
lots-filed = Filed. These are your secret maxima:
lots-passed = You bid on none of these lots.
lots-changed = This has been changed since, elsewhere. Look again before you file:
lots-line =
    { $price ->
        [0] { $lot }: up to **${ $most }**
       *[other] { $lot } (price ${ $price }): up to **${ $most }**
    }
lots-line-none =
    { $price ->
        [0] { $lot }: no bid
       *[other] { $lot } (price ${ $price }): no bid
    }
lots-at-most = ${ $price } is spent at the most.
lots-choose = Your maximum for…
lots-option = { $lot } · up to ${ $most }
lots-option-none =
    { $price ->
        [0] { $lot } · no bid yet
       *[other] { $lot } · no bid yet, price ${ $price }
    }
lots-file =
    { $count ->
        [1] File 1 maximum · ${ $price } at the most
       *[other] File { $count } maxima · ${ $price } at the most
    }
lots-pass = Pass on all lots
lots-limit = Limit: ${ $price } in all
lots-limit-none = No limit in all
lots-limit-title = Spending limit
lots-limit-label = Most dollars for all lots together
lots-limit-hint = Leave it empty for no limit.
lots-amount-title = { $lot }
lots-amount-label = Your secret maximum in dollars
lots-amount-hint = ${ $lowest } to ${ $highest }. Leave it empty for no bid.
lots-too-dear = Bids for this lot begin at ${ $lowest }, and that is more than you can bid.
lots-out-of-range = Your maximum for a lot can be ${ $lowest } to ${ $highest }.

### Trade panel

trade-title = Trade with { $who }
trade-footer = Nothing is offered before you press Send. The draft is kept meanwhile.
trade-gives = **{ $who } gives**
trade-public-offer = { $who } offers { $whom } a trade
trade-public-counter = { $who } makes { $whom } a counter-offer
trade-public-made = Made: the trade of { $who } and { $whom }
trade-public-declined = { $whom } declined the offer of { $who }
trade-public-withdrawn = { $who } has withdrawn the offer to { $whom }
trade-public-countered = { $whom } answered the offer of { $who } with another
trade-public-gone = The offer of { $who } to { $whom } is gone: something in it has changed
trade-public-left = The offer of { $who } to { $whom } is gone: a player has left the game
trade-public-expired = The offer of { $who } to { $whom } has expired
trade-public-over = The offer of { $who } to { $whom } ended with the game
trade-you-give = **You give**
trade-you-get = **You get**
trade-nothing = nothing
trade-deed = { $deed } · ${ $price } (mortgage value ${ $mortgage })
trade-deed-mortgaged = { $deed } · ${ $price } (mortgaged for ${ $mortgage })
trade-cash = 💵 ${ $amount }
pass-in-sentence = the { $card }
pass-name =
    { $deck ->
        [chance] Chance jail pass
       *[community_chest] Community Chest jail pass
    }
trade-group = { $group } afterwards: you { $mine } of { $size }, { $who } { $theirs }
trade-due-hold = { $deed } is mortgaged: you pay { $percent }%, ${ $interest }, at once, and hold it.
trade-due-lift = { $deed } is mortgaged: you lift it for ${ $lift }, { $percent }% included.
trade-due-their-hold = { $deed } is mortgaged: { $who } pays { $percent }%, ${ $interest }, to hold it or ${ $lift } to lift it.
trade-due-their-lift = { $deed } is mortgaged: { $who } lifts it for ${ $lift }, { $percent }% included.
trade-settles-mine = 🤝 This settles your debt of ${ $amount } to { $who }.
trade-settles-theirs = 🤝 This settles the ${ $amount } that { $who } owes you.
trade-cash-mine =
    { $due ->
        [0] Your cash: ${ $before } → **{ $after }**
       *[other] Your cash: ${ $before } → **{ $after }** after ${ $due } to the Bank for mortgages
    }
trade-cash-theirs =
    { $due ->
        [0] { $who }’s cash: ${ $before } → **{ $after }**
       *[other] { $who }’s cash: ${ $before } → **{ $after }** after ${ $due } to the Bank for mortgages
    }
trade-bound-mine = Not on your list, as their color has buildings: { $lots }.
trade-bound-theirs = Not on { $who }’s list, as their color has buildings: { $lots }.
trade-choose-give = You give: choose deeds
trade-choose-take = You get from { $who }: choose deeds
trade-choose-more = Jail passes, mortgages, debts
trade-choose-lift = Which of them do you lift now?
trade-choose-whom = Who would you like to trade with?
trade-option = mortgage value ${ $mortgage } · { $count } of { $size } with the same owner
trade-option-mortgaged = mortgaged for ${ $mortgage } · ${ $interest } due · { $count } of { $size } with the same owner
trade-more-give-pass = You give: { $card }
trade-more-take-pass = You get: { $card }
trade-more-lift = Lift { $lot } on receiving it
trade-more-lift-about = ${ $lift } now; or hold it for ${ $interest }
trade-more-settle = This settles the ${ $amount } that { $who } owes you
trade-more-settle-mine = This settles your ${ $amount } to { $who }
trade-more-settle-about = The debt is paid by the trade, whatever it is worth.
trade-button-cash = Money…
trade-button-page-give = You give: page { $page } of { $count }
trade-button-page-take = You get: page { $page } of { $count }
trade-button-page-more = Passes, mortgages: page { $page } of { $count }
trade-button-whom = Somebody else…
trade-button-send = Send to { $who }
trade-button-prune = Take out what is gone
trade-button-drop = Discard
trade-button-theirs = Answer offer { $number }
trade-button-mine = Your open offer { $number }
trade-button-another = Another trade
trade-button-withdraw = Withdraw the offer
trade-button-accept = Accept
trade-button-counter = Counter…
trade-button-decline = Decline
trade-button-go-on = Go on with { $who }
trade-button-afresh = Discard it, trade with { $who }
trade-button-yes =
    { $count ->
        [0] Accept, hold all · ${ $due } to the Bank
       *[other] Accept, lift { $count } · ${ $due } to the Bank
    }
trade-form-title = Money in this trade
trade-form-give = You give, in dollars
trade-form-take = You get, in dollars
trade-wrong-left = ⚠️ { $who } is no longer in the game.
trade-wrong-built = ⚠️ { $lot } cannot change hands: its color has buildings.
trade-wrong-deed-mine = ⚠️ { $lot } is no longer yours.
trade-wrong-deed-theirs = ⚠️ { $lot } no longer belongs to { $who }.
trade-wrong-pass-mine = ⚠️ You no longer have it: { $card }
trade-wrong-pass-theirs = ⚠️ { $who } no longer has it: { $card }
trade-wrong-debt = ⚠️ The debt that this was to settle is no longer open.
trade-wrong-answers = ⚠️ The offer of { $who } that this answers is no longer open.
trade-wrong-cash = ⚠️ You would be ${ $amount } short.
trade-doubt-cash = ⚠️ { $who } would be ${ $amount } short and could not accept it now.
trade-doubt-nothing =
    { $whose ->
        [mine] ⚠️ You have a debt to pay: you can’t give anything away before it is paid.
       *[theirs] ⚠️ { $who } has a debt to pay and can’t give anything away before it is paid.
    }
trade-doubt-lowers =
    { $whose ->
        [mine] ⚠️ You have a debt to pay. After this you could raise only ${ $after } instead of ${ $before }, so it can’t be accepted.
       *[theirs] ⚠️ { $who } has a debt to pay. After this { $who } could raise only ${ $after } instead of ${ $before }, so it can’t be accepted.
    }
trade-sure-title = Are you sure?
trade-sure = By printed prices and cash, you give **${ $gives }** and get { $takes ->
        [0] **nothing** for it.
       *[other] **${ $takes }** for it.
    } { $who } has the better of it. Is that what you want?
trade-button-sure-send = Send it all the same
trade-button-sure-accept = Accept it all the same
trade-button-sure-back = Back
trade-draft-gone = This draft is gone: it was sent or discarded. The Trade button starts another.
trade-draft-other = You have begun another draft since. Here it is.
trade-draft-dropped = The draft is discarded.
trade-whom = A trade takes two: choose the other player.
trade-whom-about =
    { $count ->
        [0] ${ $cash }, no deeds
        [1] ${ $cash } and 1 deed
       *[other] ${ $cash } and { $count } deeds
    }
trade-which = You have begun a trade with { $who } and not sent it yet.
trade-sent-title = Your offer to { $who } is out
trade-offer-title = { $who } offers you a trade
trade-counter-title = { $who } makes you a counter-offer
trade-call = { $who }, an offer for you:
trade-asks-lift = Accept asks you first which mortgages to lift and which to hold.
trade-expires = Open until <t:{ $at }:f> (<t:{ $at }:R>).
trade-where = The game is in <#{ $channel }>.
trade-lift-title = Lift or hold: the trade with { $who }
trade-lift-or-hold = You get mortgaged deeds. Lift those you choose now; for the others you pay the interest now, and again when you lift them later.
trade-said-accept = The trade is made.
trade-said-decline = You have declined the offer.
trade-said-withdraw = You have withdrawn your offer.
trade-outcome-made =
    { $side ->
        [partner] Made: the trade with { $who }
       *[proposer] The trade with { $who } is made.
    }
trade-outcome-declined =
    { $side ->
        [partner] You declined the offer of { $who }
       *[proposer] { $who } has declined your offer.
    }
trade-outcome-withdrawn =
    { $side ->
        [partner] { $who } has withdrawn this offer
       *[proposer] You have withdrawn your offer to { $who }.
    }
trade-outcome-countered =
    { $side ->
        [partner] You answered the offer of { $who } with your own
       *[proposer] { $who } has answered your offer with a counter-offer.
    }
trade-outcome-gone =
    { $side ->
        [partner] The offer of { $who } is gone: something in it has changed
       *[proposer] Your offer to { $who } is gone: something in it has changed.
    }
trade-outcome-left =
    { $side ->
        [partner] The offer of { $who } is gone: a player has left the game
       *[proposer] Your offer to { $who } is gone: a player has left the game.
    }
trade-outcome-expired =
    { $side ->
        [partner] The offer of { $who } has expired
       *[proposer] Your offer to { $who } has expired without an answer.
    }
trade-outcome-over =
    { $side ->
        [partner] The offer of { $who } ended with the game
       *[proposer] Your offer to { $who } ended with the game.
    }

### Commands

command-monopoly = Monopoly among friends who are never online together
command-new = Open a lobby in this channel
command-new-edition = Whose rules? Without this, those this server has chosen
command-new-game = Standard, short or against the clock
command-new-pace = Live to relaxed: minutes, a day or three days for a decision; by hand in the lobby
command-mine = My games, those that wait for me first
command-board = The board: every deed, and where everybody stands
command-manage = Build, sell, mortgage, pay mortgages off
command-trade = Offer somebody a trade
command-trade-player = Whom to trade with
command-deed = What a property costs and charges
command-deed-name = The property
command-rules = The rules of this game, on a page or chapter by chapter
command-rules-topic = What to look up: Jail, auctions, mortgages…
command-rules-edition = The rulebook, if not that of the game here
command-history = All that has happened
command-resign = Leave the game for good
command-cancel = Close a lobby, or agree to call a running game off
command-verify = Check the dice
command-help = How to play
command-preferences = Who throws my dice, and where I am called
command-game = Which game, if you play several

game-choice = { $who } ({ $id })

### Lobby

lobby-title = A game of Monopoly · { $seats } of { $most } seats taken
lobby-seat = { $who }
lobby-seat-host = { $who } · host
lobby-seat-computer = { $who } · computer
lobby-how = **Join** takes a seat, **Add computer** fills one. { $host } chooses what is played under **Rules** and, with { $least } or more, presses **Start**.
lobby-pace-live = **Live**: for an evening together. You throw your own dice and have minutes to decide.
lobby-pace-daily = **Daily**: for weeks. The dice are thrown for you; you are called when there is something to decide, and have a day for it.
lobby-commitment = -# The dice are sealed before anybody sits down: SHA-256 `{ $hash }`. The seed is told at the end, and /monopoly verify checks every throw.
lobby-expires = -# The lobby closes <t:{ $at }:R>.
lobby-already = There is [a lobby]({ $link }) in this channel already: take a seat there. Its host can start it or call it off.
lobby-closed = This lobby is closed.
lobby-opened = The lobby is open. Everybody in this channel can take a seat.
lobby-no-files = I can’t attach files here, so the game has no pictures and everything is told in words. To show the board I need: { $what }.
lobby-started-title = The game has begun
lobby-started = { $who } play. The table is below.
lobby-choose-token = Choose your token
lobby-choose-pace = How fast do you play?
lobby-no-token = No token is left
button-lobby-join = Join
button-lobby-leave = Leave
button-lobby-computer = Add computer
button-lobby-nocomputer = Remove computer
button-lobby-start = Start
button-lobby-rules = Rules
button-lobby-cancel = Cancel
pace-live = Live
pace-live-short = Everybody is here now
pace-daily = Daily
pace-daily-short = A day for every decision
only-in-server = A game is played in a channel of a server: try this there.

### Being called

call-throw = { $who }: your turn.
call-jail = { $who }: you are in Jail – how do you get out?
call-buy = { $who }: do you buy it?
call-tax = { $who }: income tax – choose how to pay.
call-debt =
    { $count ->
        [1] { $who }: you owe more than you have in cash.
       *[other] { $who }: each of you owes more than the cash in hand.
    }
call-rescue =
    { $count ->
        [1] { $who }: you cannot pay. Only a trade can save you now.
       *[other] { $who }: none of you can pay. Only trades can save you now.
    }
call-lift = { $who }: mortgages came with what you received.
call-claim =
    { $count ->
        [1] { $who }: buildings are scarce – do you claim some?
       *[other] { $who }: buildings are scarce – does any of you claim some?
    }
call-rent = { $who }: you have a visitor. Ask for the rent in time.
call-auction =
    { $count ->
        [1] { $who }: an auction – what is it worth to you?
       *[other] { $who }: an auction – what is it worth to each of you?
    }

### Buttons of the table

button-throw = Throw the dice
button-throw-jail = Throw for doubles
button-collect = Collect ${ $price } from { $visitor }
button-hold-throw = Hold the dice
button-go-on = Let the dice roll
button-end = End turn
button-buy = Buy { $what } ${ $price }
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

### Auctions

auction-title = Auction: { $what }
auction-over = Sold: { $what }
auction-unsold = Not sold: { $what }
auction-off = Called off: { $what }
auction-none = It was broken off before anybody had won it. Nothing is sold.
auction-thread = Auction: { $what }
auction-lot =
    { $price ->
        [0] { $what }
       *[other] { $what } · printed price ${ $price }
    }
lot-mortgaged = 🔒 { $lot } is sold mortgaged: its winner pays the Bank ${ $interest } at once, and may pay off the ${ $loan } as well. No rent until then.
auction-in-thread = Bid in the thread below. The result will stand here.
auction-no-bid = No bid yet. { $lowest ->
        [1] Any price is a price.
       *[other] The first must be at least ${ $lowest }.
    }
auction-reserve = Least bids: { $bids }
auction-leads = **{ $who } leads with ${ $price }.**
auction-calls = Before: { $calls }
auction-waits = Still in: { $who }
auction-passed = Passed: { $who }
auction-sealed = Sealed bids: each files one secret maximum. The highest wins and pays { $step ->
        [1] one dollar
       *[other] ${ $step }
    } more than the second.
auction-filed = Filed: { $who }
auction-ends = Closes <t:{ $at }:R>, or as soon as nobody else can bid.
button-bid = Bid ${ $price }
button-type = Another bid…
button-maximum = My secret maximum…
button-pass = Pass
button-lots = My maxima for { $count } lots…
bid-form-max = Your secret maximum
bid-form-max-hint = It bids for you, never more than it must. Nobody sees how much it is.
bid-form-type = Your bid
bid-form-type-hint = Whole dollars, more than the price now.
bid-form-label = Dollars
maximum-filed = Your maximum of ${ $price } is filed. Nobody else sees how much it is.

### Scarce buildings

shortage-thread = Auction: scarce buildings
shortage-sold = What became of the scarce buildings
shortage-no-bid = No bid yet. The price on your own deed is the least.
shortage-leads = **{ $who } leads with ${ $price }, for { $lot }.**
shortage-title = Scarce buildings
shortage-how-live = Choose what you would build. If all claims together are more than the Bank has, the buildings are auctioned one by one, in open bidding.
shortage-how-post = Choose what you would build, then say how much each building may cost you at the most. Nobody else sees that. If all claims together are more than the Bank has, the highest maxima get them for a little more than the next one; else everything is built at the price on the deed.
shortage-own-turn = It is not your turn: if there are enough for all, you build yours on your own turn. What you win in bidding goes up at once.
shortage-nothing = There is nothing that you could claim now.
shortage-choose = Claim…
shortage-choose-lot = Bid for a building on…
shortage-lot = { $lot } · ${ $price } or more
shortage-form = What may each cost?
shortage-form-label = Dollars for each building
shortage-form-hint =
    { $count ->
        [1] { $lots }: ${ $lowest } to ${ $highest }
       *[other] ${ $lowest } to ${ $highest }: one sum for all { $count }, or { $count } with blanks between, for { $lots }
    }
shortage-bid-form = Bid for { $lot }
shortage-bid-hint = ${ $lowest } to ${ $highest }, paid in cash
shortage-sums =
    { $count ->
        [1] Write one sum in whole dollars, such as 120.
       *[other] Write one sum for all, or { $count } sums with blanks between them, such as 120 100.
    }
shortage-claimed = You claim { $what }. The table shows what comes of it.
button-claim = Claim: { $what }
button-claim-other = Claim…
button-claim-none = No claim
button-claim-enough = No more than the price on the deed
button-bid-lot = Bid ${ $price } for { $lot }

### Looking things up

button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } of { $pages }
button-page-newer = { $page } of { $pages } ▶
verify-title = Are the dice fair?
verify-hash = Before anybody sat down, this hash was shown: `{ $hash }`
verify-later = The seed behind it is told when the game is over. Then anybody can work every throw out again.
verify-seed = Seed: `{ $seed }`
    Mixed in, the requests the players joined with: `{ $mix }`
verify-how = The key is HMAC-SHA256(seed, mix). For throw n take the first byte b under 216 of HMAC-SHA256(key, "throw:n"); the dice are b ÷ 6 mod 6 + 1 and b mod 6 + 1. A deck lies in the order of its cards’ HMAC-SHA256(key, "deck:card"); deeds are dealt round the table in the order of HMAC-SHA256(key, "deeds:space"), GO being space 0.
verify-seed-fits = ✅ The seed has the hash that was shown.
verify-seed-differs = ❌ The seed does not have the hash that was shown!
verify-throws-fit = ✅ Every throw, and all that was shuffled, comes out as it was played.
verify-throws-differ = ❌ Not all of it comes out as it was played!
verify-counts =
    { $deeds ->
        [0] Worked out again: { $throws } throws, { $decks } decks.
       *[other] Worked out again: { $throws } throws, { $decks } decks, { $deeds } dealt deeds.
    }

### My games and preferences

mine-title = My games
mine-none = You sit at no table. /monopoly new opens one.
call-direct = { $what } · [To the table]({ $link })

### Leaving

vote-title = Call this game off?
vote-text = For it: { $who }. Still to agree: { $waits }. One word against it, and the game goes on.
vote-on = The game goes on.
vote-over = The question is settled: the game has ended.
call-vote = { $who }: should this game be called off?
button-agree = Call it off

resign-sure = Leave this game for good? What you own goes to your creditor, or back to the Bank.
resign-sure-last = Only computers would be left, and they would play out the rest of the game right away.
resign-not = You play on.
resign-done = You have left the game.
button-resign = Resign for good
button-stay = Play on
cancel-sure = Call this game off? All who play are asked, and when everybody agrees it ends without a winner.
cancel-not = Nothing was asked. The game goes on.
cancel-done = It is called off.
cancel-waits = You agree to call the game off. { $who } must agree too.

### Refusals

table-past-title = Monopoly with { $who } · earlier
table-past-nothing = The table has moved on; its newest message is below.
press-again = That took too long to open. Please press once more.
press-double = That button had only just come up, so this press did nothing. Press it again if you mean it.
command-unknown = This command has changed. Restart Discord, or reload it, and type it again.
press-unknown = This button is from another time. /monopoly mine shows your games.
# To each player, once, when the bot can no longer write where they play
parked-direct = I can no longer write in the channel where { $players } play. Nothing is lost: the game waits, and no time runs. It goes on when one of you presses one of its buttons, here or where I may write again.
# In place of a name that the server's own filter forbids
player-nameless = Player { $number }
trouble = Something went wrong on our side. Nothing is lost; please try again.
trouble-disk = The game cannot be saved just now, so nothing was done. Please try again in a minute.
trouble-contradiction = Our rules contradict themselves here, so your move was not made. Nothing is lost: the game is as it was, and those who run this bot find the details in its log.
refusal-no-such-pace = Choose a pace from the list; by hand, a time is from 10 seconds to 14 days.
refusal-no-such-deed = There is no such property.
refusal-no-game-here = There is no game here. /monopoly new opens a lobby.
refusal-only-a-lobby = There is a lobby, but no game yet. As soon as its host has pressed Start, this works.
refusal-not-begun = The game has not begun: its lobby { $where } is still open.
refusal-several-here = Several games run in this channel: say which one with the game: option.
refusal-several-games = You play several games: say which one with the game: option.
refusal-no-server = That is chosen in a server: try it in one of its channels.
refusal-not-moderator = Only those who may manage this server can do that.
refusal-lacks-permissions = I cannot keep a game going here. I lack: { $what }.
refusal-lacks-files = I can’t send files here. I lack: { $what }. Try a channel where I have it, or ask those who manage the server.
