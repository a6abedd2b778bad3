# Debts at the table, and the panel in which money is raised.

## At the table

debt-line = { $who } owes { $to } ${ $amount } for { $topic }: { $why }
debt-line-plain = { $who } owes { $to } ${ $amount } for { $topic }
debt-until = { $debt } · <t:{ $at }:R>
plan = For { $who } I would { $what }. That brings ${ $amount }.
plan-head = { $who } can raise ${ $amount } like this:
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

## The panel

debt-title = Your debt
debt-mortgage = Mortgage { $lots }
debt-label-of = { $who }: { $what }
debt-as-proposed = Raise ${ $price } this way
debt-change = Choose what to sell…
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
