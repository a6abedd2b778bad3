## Debts on the game message, and the panel in which cash is raised.

## On the game message

debt-line = You owe { $to } ${ $amount } { $topic }: { $why }
debt-line-plain = You owe { $to } ${ $amount } { $topic }
debt-until = { $debt } · ⏳ <t:{ $at }:R>
plan = Suggestion for { $who }: { $what }. That raises ${ $amount }.
plan-mine = Suggestion: { $what }. That raises ${ $amount }.
plan-head = { $who } can raise ${ $amount } like this:
plan-head-mine = You can raise ${ $amount } like this:
plan-nothing = There’s nothing left to sell or mortgage.
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
        [1] sell the hotel on { $space } down to 1 house
       *[other] sell the hotel on { $space } down to { $level } houses
    }
plan-mortgage = mortgage { $spaces }

## The panel

debt-title = Your debt
debt-mortgage = Mortgage { $lots }
debt-label-of = { $who }: { $what }
debt-as-proposed = Raise ${ $price } this way
debt-change = Choose what to sell…
debt-give-up = Resign…
debt-hopeless = Even after selling and mortgaging everything, { $who } would have { $able ->
        [0] no cash
       *[other] only ${ $able }
    }.
debt-hopeless-mine = Even after selling and mortgaging everything, you’d have { $able ->
        [0] no cash
       *[other] only ${ $able }
    }.
debt-plan-changed = Something changed, so nothing was sold or mortgaged. Here’s the new suggestion:
debt-of-another = This button is for { $who } only.
debt-raised = Paid. You’re out of debt.
debt-given-up = You’ve resigned and are out of the game.
debt-sure = You owe ${ $price } and { $able ->
        [0] can’t raise any cash
       *[other] can raise only ${ $able }
    }. If you resign, you’re out of the game and everything you own goes to { $to }.{ $rescue ->
        [trade] { " " }A trade could still save you (with { $helpers }).
       *[none] { " " }No trade can save you.
    } Resign?
debt-bankrupt = Resign
debt-trade = Try a trade

## Raising cash for a purchase

purchase-title = Buy { $what } for ${ $price }?
purchase-plan = If you confirm, the bot takes these steps in order:
purchase-cash = Cash: **${ $before }** now · **${ $after }** after buying
purchase-confirm = Raise ${ $amount } and buy
purchase-enough = You have enough cash now: buy { $what } with the button on the game message.
purchase-done = ✅ Done: you bought { $what } and have ${ $cash } left.

## What a sum was for: rents, taxes, cards.

why-rent-bare = rent ${ $amount }
why-rent-full-group = rent ${ $amount } (${ $base } doubled: full set, no houses)
why-rent-built =
    { $houses ->
        [0] rent ${ $amount } with a hotel
        [1] rent ${ $amount } with 1 house
       *[other] rent ${ $amount } with { $houses } houses
    }
why-rent-railroads =
    { $count ->
        [1] rent ${ $amount } with one railroad
        [2] rent ${ $amount } with two railroads
        [3] rent ${ $amount } with three railroads
       *[other] rent ${ $amount } with all { $count } railroads
    }
why-rent-railroads-times =
    { $count ->
        [1] rent ${ $amount } ({ $factor } × ${ $base } with one railroad)
        [2] rent ${ $amount } ({ $factor } × ${ $base } with two railroads)
        [3] rent ${ $amount } ({ $factor } × ${ $base } with three railroads)
       *[other] rent ${ $amount } ({ $factor } × ${ $base } with all { $count } railroads)
    }
why-rent-utility =
    { $count ->
        [1] rent ${ $amount } ({ $factor } times the roll of { $base } with one utility)
       *[other] rent ${ $amount } ({ $factor } times the roll of { $base } with both utilities)
    }
why-rent-card-utility = rent ${ $amount } ({ $factor } times the roll of { $base })
why-income-tax-flat =
    { $percent ->
        [0] ${ $amount }
       *[other] a flat ${ $amount } instead of { $percent }% of all assets
    }
why-income-tax-share = { $percent }% of all assets, ${ $amount }
why-auction-price = ${ $amount }, the winning bid
why-interest = { $percent }% interest on { $spaces }: ${ $amount }
# What is owed or paid, as it follows “owes Bo $6”
topic-rent = for landing { $where }
topic-auction = for winning { $what } at auction
topic-card = because of { a-card-of }
topic-tax = for { $tax }
topic-jail-fine = for getting out of Jail
topic-interest = for mortgage interest
topic-share = for a share of { $debtor }’s assets
a-card-of =
    { $deck ->
        [chance] a Chance card
        [community_chest] a Community Chest card
       *[other] a card from “{ $deck }”
    }
under-deck =
    { $deck ->
        [chance] the Chance deck
        [community_chest] the Community Chest deck
       *[other] the “{ $deck }” deck
    }
