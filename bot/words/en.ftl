# English. Keys follow kinds: event-<kind>, reason-<reason>, refusal-<refusal>, decision-<kind>,
# silence-<kind>, card-<id in lower case>. Facts that are numbers come as numbers, names come
# escaped and ready to be shown.

money = ${ $amount }
list-more = { $first }, { $next }
list-last = { $first } and { $last }
bank = the Bank
nothing = nothing
more-lines = … { $count } more: /monopoly history

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
event-starter-thrown = For the first turn: { $throws }
starter-throw = { $who } { $first }+{ $second }
starter-again = { $before } · once more: { $throws }
event-turn-started = It is { $who }’s turn.
starter-begins = { $who } begins.
event-dice-thrown = threw { $first }+{ $second }
event-rent-thrown = threw { $first }+{ $second } for the rent
event-moved = landed on { $space }
moved-visiting = stopped at Jail, just visiting
moved-owned = landed on { $space }, owned by { $owner }
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
event-property-bought = bought { $space } for ${ $price }
bought-it = bought it for ${ $price }
event-purchase-declined = did not buy { $space }
declined-it = did not buy it
event-auction-opened =
    { $count ->
        [1] { $lots } goes to auction.
       *[other] { $count } deeds go to auction: { $lots }.
    }
it-is-auctioned = it goes to auction
event-bid-made = bid ${ $amount }
bids-made =
    { $count ->
        [1] { $last }
       *[other] { $count } bids on { $space }, the last: { $last }
    }
event-maximum-filed = set a secret maximum
filed-sealed = sealed a bid or a pass
event-bidder-passed = passed
event-auction-won = won { $space } at auction for ${ $price }
event-auction-unsold = Nobody bid for { $space }: it stays with the Bank.
event-deed-taken = has the deed of { $space } now
event-paid = paid { $to } for { $topic }
paid-fine = paid the ${ $amount } fine
paid-interest = paid { $interest }
event-received = got ${ $amount } from the Bank for { $topic }
received-share = got ${ $amount }, a share of what { $debtor } left
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
        [5] { $spaces } to a hotel
       *[other] { $spaces } to { $level } houses
    }
levels-more =
    { $level ->
        [0] { $spaces } to none
        [5] { $spaces } to a hotel
       *[other] { $spaces } to { $level }
    }
sold-all = sold every building back for ${ $amount }
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
trade-gave = gave { $partner } { $gives } as a gift
trade-got = got { $takes } from { $partner } as a gift
trade-settled = settled a debt with { $partner }: { $gives } for { $takes }
event-resigned = resigned
event-went-bankrupt = is bankrupt and cannot pay { $to }
left-game = left the game
event-estate-taken = takes over what { $debtor } had: { $estate }
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
why-income-tax-share = { $percent } % of everything owned, ${ $amount }
why-luxury-tax = ${ $amount }
why-jail-fine = ${ $amount }
why-card = ${ $amount }
why-auction-price = ${ $amount }, the winning bid
why-interest = { $percent } % interest on { $spaces }: ${ $amount }
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
decision-beat = The dice roll for { $who }
decision-in-jail = { $who }, in Jail: how do you get out?
decision-to-end = { $who }: build, trade, or end your turn
decision-buy-or-decline = { $who }: buy { $space } for ${ $price }, or let it go to auction
decision-choose-tax = { $who }: income tax, ${ $flat } or { $percent } % of everything you own?
decision-auction = Going for ${ $price } to { $leader }: { $space }. Any more, { $who }?
decision-auction-open = Up for auction: { $space }. Who bids, { $who }?
decision-sealed-auction = Sealed auction of { $lots }. Still to answer: { $who }
decision-owing = { $who }: raise ${ $amount } for { $to } ({ $topic })
decision-rescue = { $who } cannot raise the ${ $amount } for { $to } ({ $topic }). Only a trade can help now
decision-lift-or-hold = { $who }: pay off the mortgage on { $spaces } now, or hold it
awaiting-until = { $what } · <t:{ $at }:R>
awaiting-beat = { $what } <t:{ $at }:R>

## The table

table-title = Monopoly · turn { $turn }
table-title-start = Monopoly
table-more = … { $count } more: /monopoly history
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
player-away = 💤 away
player-out = out
player-separator = ·
square-street = { $deed } ${ $price } · rent ${ $rent }, with the set ${ $double }, hotel ${ $hotel }
square-railroad = { $deed } ${ $price } · rent ${ $one } for one railroad, ${ $most } for all
square-utility = { $deed } ${ $price } · rent { $one } × the throw, { $most } × with both
square-free =
    { $count ->
        [1] 1 free
       *[other] { $count } free
    }
square-tax = Choose first, count later: nobody is shown the sum before.
stock = Bank: { $houses ->
        [1] 1 house
       *[other] { $houses } houses
    }, { $hotels ->
        [1] 1 hotel
       *[other] { $hotels } hotels
    }

## What silence means when the time is up

silence-to-throw = The dice are thrown for you.
silence-in-jail = The dice are thrown for you.
silence-to-end = Your turn ends.
silence-buy-or-decline = You decline, and it goes to auction.
silence-choose-tax = You pay the flat sum, or the share if your cash does not cover it.
silence-auction = You pass.
silence-sealed-auction = You pass.
silence-owing = The money is raised for you, in the order that is easiest to undo.
silence-rescue = You are bankrupt.
silence-lift-or-hold = You hold the mortgages.
silence-trade = The offer is withdrawn.

## Why the rules say no

reason-game-over = This game is over. Nothing more can be done in it.
reason-out-of-game = That player is no longer in the game.
reason-not-awaited = It is not up to you just now. Line one of the table says who is next.
reason-not-now = That is not what the game asks for right now. The buttons at the table show what is.
reason-locked = The dice have been thrown and the token has not moved yet. Try again as soon as it has.
reason-in-debt = There is a debt to settle first. Until then you can only sell buildings, mortgage deeds, or make a trade that pays it.
reason-cannot-afford = That takes ${ $price }, and you can come up with ${ $cash }.
reason-bid-too-low =
    { $price ->
        [0] The lowest amount is ${ $lowest }.
       *[other] The bid stands at ${ $price }. Yours must be ${ $lowest } or more.
    }
reason-already-leading = You already lead with ${ $price }. Wait for somebody to go higher.
reason-already-passed = You have passed, and in this auction that is for good.
reason-already-filed = You have answered this auction already. Each player answers once.
reason-not-in-auction = That deed is not in this auction.
reason-bid-binds = You lead an auction with ${ $price } and must stay able to pay it. Spend less until it is over.
reason-not-for-sale = The Bank does not sell that now.
reason-not-owner = That deed belongs to somebody else. Pick one of the owner’s deeds.
reason-not-a-street = Houses stand on streets only, never on railroads or utilities.
reason-group-incomplete = You need every street of the colour before you can build on it.
reason-group-mortgaged = A street of this colour is mortgaged. Pay that off first, then build.
reason-group-built = There are buildings on this colour. Sell all of them to the Bank first.
reason-uneven = Buildings must stay even: no street of a colour more than one ahead of another.
reason-level-range = Those are not steps this colour can take. Choose streets of one colour, and other heights than they have now.
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
reason-already-mortgaged = That deed is mortgaged already. Choose one that is not.
reason-not-mortgaged = There is no mortgage on that to pay off. Choose a mortgaged deed, each just once.
reason-no-pass = That jail pass is not there to be played or handed over.
reason-no-fine-on-last-turn = This is your last try in Jail: throw. Without doubles you pay the ${ $price } and move on.
reason-can-still-pay = You owe ${ $price } and can raise ${ $cash }, so you have to pay it.
reason-plan-falls-short = That raises your cash to ${ $cash }, and you owe ${ $price }. Add a mortgage or sell more.
reason-no-such-trade = That offer is gone. A new one can be made with /monopoly trade.
reason-not-your-trade = That offer is not yours to answer.
reason-trade-empty = There is nothing in this offer yet. Put in a deed, some cash or a jail pass.
reason-trade-with-self = A trade takes two. Choose another player.
reason-trade-during-bidding = Trades wait until the auction is over. The offer stays open.
reason-trade-must-clear-debt = A debt is open between here and this trade: it may only be made if it pays the whole debt.
reason-partner-cannot-pay = The other side would need ${ $price } for this and has ${ $cash }. The offer stays open.
reason-too-many-trades = You have { $most } offers open. Take one back before you make another.
reason-player-count = This game takes { $least } to { $most } players.
reason-token-taken = Somebody has that token already. Choose another.

## Why the host says no

refusal-no-such-game = There is no such game, or it is long gone.
refusal-not-playing = You are not playing in this game. You can watch, and join the next one.
refusal-left = You are out of this game. You can still watch how it ends.
refusal-stale = Something else happened first. The table is up to date again: have another look.
refusal-not-started = The game has not started yet. The host presses Start.
refusal-started = This game has started already, so nobody can join or leave the lobby.
refusal-over = This game is over. Start another one with /monopoly new.
refusal-cancelled = This game was called off. Start another one with /monopoly new.
refusal-not-host = Only the host can do that.
refusal-lobby-full = All { $most } seats are taken.
refusal-already-joined = You already have a seat.
refusal-not-joined = You have no seat in this lobby. Press Join first.
refusal-token-taken = Somebody has that token already. Choose another.
refusal-too-few = It takes at least { $least } players to start. A computer can fill a seat.
refusal-no-computer = There is no computer here to send away.
refusal-already-agreed = You have agreed to that already.

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
card-ch-fine15 = Driving too fast. Pay $15.
card-ch-reading = All aboard at Reading Railroad. Pass GO on the way and collect $200.
card-ch-boardwalk = A stroll along Boardwalk. Go there now.
card-ch-chairman = You chair the board now. Pay every player $50.
card-ch-loan = A loan you made comes back. Collect $150.
card-cc-go = Off to GO. Collect $200.
card-cc-bankerror = The Bank miscounted in your favour. Collect $200.
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

## Colours, tokens, deeds

group-brown = brown
group-light-blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark-blue = dark blue
group-railroad = railroads
group-utility = utilities
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
buildings =
    { $level ->
        [0] bare
        [1] 1 house
        [5] hotel
       *[other] { $level } houses
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
manage-stock = The Bank has { $houses } houses and { $hotels } hotels.
manage-debt =
    { $missing ->
        [0] You owe ${ $price } and have it: it is paid by itself in its turn.
       *[other] You owe ${ $price }: **${ $missing } still missing**. It is paid by itself as soon as your cash covers it.
    }
manage-debt-paid = Your debt of ${ $price } is paid.
manage-share = ({ $held } of { $of })
manage-lot-mortgaged = { $lot } (mortgaged)
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = No building on the { $lots }: { $what } mortgaged.
manage-no-build-cash = No building on the { $lots }: a house is ${ $price }.
manage-no-build-stock = No building on the { $lots }: the Bank lacks the buildings, or a bid binds your money.
manage-over = The game is over. Nothing changes hands any more.
manage-no-deeds = You own no property yet, so there is nothing to manage.
manage-given-up = You have given up: your property is handed over as soon as the other debts are met.
manage-nothing-to-raise = There is nothing left to sell or mortgage. A trade may still save you.
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
manage-done = Done: { $what }.

### Debt

debt-title = Your debt
debt-mortgage = Mortgage { $lots }
debt-label-of = { $who }: { $what }
debt-as-proposed = Raise ${ $price } as proposed
debt-change = Change
debt-give-up = Give up…
debt-hopeless = { $who } can raise ${ $able } at the most, which is not ${ $price }: only a trade can help.
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
lots-no-cash = You cannot pay for any of these lots.
lots-filed = Filed. These are your secret maxima:
lots-passed = You bid on none of these lots.
lots-changed = This has been changed since, elsewhere. Look again before you file:
lots-line = { $lot } (price ${ $price }): up to **${ $most }**
lots-line-none = { $lot } (price ${ $price }): no bid
lots-at-most = ${ $price } is spent at the most.
lots-choose = Your maximum for…
lots-option = { $lot } · up to ${ $most }
lots-option-none = { $lot } · no bid yet, price ${ $price }
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
lots-out-of-range = Your maximum for a lot can be ${ $lowest } to ${ $highest }.
