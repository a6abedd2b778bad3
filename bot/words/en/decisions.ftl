# What the game waits for: decision-<kind>.

decision-none = The game is over.
decision-to-throw = { $who }: roll the dice
decision-to-throw-again = { $who }: you rolled doubles, so roll again
# These two are followed by a time: “The turn ends in 2 minutes”.
decision-beat-end = { $who } can still trade or manage property. The turn ends
decision-beat = The bot rolls for { $who }
decision-beat-now = The bot rolls for { $who } now
decision-in-jail = { $who }: you’re in Jail. How do you want to get out?
decision-fine-or-pass = { $who }: no doubles. Pay ${ $price }, or use a Get Out of Jail Free card?
decision-held = { $who } asked { $mover } to wait before rolling
decision-to-end = { $who }: { $can ->
        [build-trade] build, trade, or end your turn
        [build] build, or end your turn
        [trade] trade, or end your turn
       *[end] end your turn
    }
decision-buy-or-decline = { $who }: buy { $space } for ${ $price }, or { $declined ->
        [left-with-bank] leave it with the Bank?
       *[auctioned] let it go to auction?
    }
decision-choose-tax = { $who }: Income Tax. Pay ${ $flat }, or { $percent }% of your net worth?
decision-auction = Up for auction: { $space }. { $leader } leads with ${ $price }. { $who }: bid higher or pass?
decision-auction-open = Up for auction: { $space }. { $who }: bid or pass?
decision-sealed-auction = Secret auction of { $lots }. Waiting for { $who }
decision-owing = { $who }: you owe { $to } ${ $amount } { $topic } and must raise the cash
decision-rescue = { $who }: you can’t raise the ${ $amount } you owe { $to } { $topic }{ $rescue ->
        [trade] {". Only a trade can save you"}
       *[none] {""}
    }
decision-shortage-claim =
    { $count ->
        [1] { $who }: the Bank is short of buildings. Do you want to build too?
       *[other] { $who }: the Bank is short of buildings. Do you want to build too?
    }
decision-shortage-again =
    { $count ->
        [1] { $who }: players want more buildings than the Bank has. What’s the most you’d pay for each building?
       *[other] { $who }: players want more buildings than the Bank has. What’s the most each of you would pay per building?
    }
decision-shortage-auction = Up for auction: { $what }. { $leader } leads with ${ $price } (for { $lot }). { $who }: bid higher or pass?
decision-shortage-auction-open = Up for auction: { $what }. { $who }: bid or pass?
shortage-claim = { $who } wants to build: { $what }
shortage-none =
    { $count ->
        [1] { $who } doesn’t want any buildings
       *[other] { $who } don’t want any buildings
    }
decision-lift-or-hold =
    { $cash ->
        [short] { $who }: unmortgage { $spaces } now (${ $price } in all; you can sell or mortgage something first), or leave things as they are?
       *[enough] { $who }: unmortgage { $spaces } now, or leave things as they are?
    }
awaiting-until = { $what } · ⏳ time’s up <t:{ $at }:R>
awaiting-beat = { $what } <t:{ $at }:R>
# Under the question at the table: the cash of the player who is asked, and until when
asked-cash = { $missing ->
        [0] Cash: **${ $cash }**
       *[other] Cash: **${ $cash }** · **${ $missing } short**
    }
asked-until = { $cash } · time’s up <t:{ $at }:R>
asked-raise = { $who } can raise the rest: **{ $button }** shows what to sell or mortgage first.
asked-raise-mine = You can raise the rest: **{ $button }** shows what to sell or mortgage first.
