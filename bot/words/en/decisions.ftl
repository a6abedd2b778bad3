# What the table waits for: decision-<kind>.

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
# Under the question at the table: the cash of the player who is asked, and until when
asked-cash = { $missing ->
        [0] Cash: **${ $cash }**
       *[other] Cash: **${ $cash }** · **${ $missing } short**
    }
asked-until = { $cash } · time’s up <t:{ $at }:R>
