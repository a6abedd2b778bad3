## Auctions: the messages, the thread and the forms.

## One property or card

auction-title = Auction: { $what }
auction-over = Sold: { $what }
auction-unsold = Not sold: { $what }
auction-off = Auction called off: { $what }
auction-none = The auction was called off. Nothing was sold.
auction-lot =
    { $price ->
        [0] { $what }
       *[other] { $what } · list price ${ $price }
    }
auction-declined = { $who } didn’t buy it.
auction-estate = { $who } is out of the game, so the Bank sells what they owned to the highest bidder.
lot-completes = With { $lot }, { $who } would own all of { $group }.
lot-mortgaged = 🔒 { $lot } comes mortgaged. Right after the auction, the winner pays the Bank ${ $interest } in interest and can unmortgage it for another ${ $loan }. Until it’s unmortgaged, it collects no rent.
auction-where = Bidding is in <#{ $thread }>
auction-no-bid = No bids yet: { $lowest ->
        [1] $1 and up.
       *[other] ${ $lowest } and up.
    }
auction-reserve = Minimum bids: { $bids }
auction-leads = **{ $who } leads with ${ $price }.**
auction-equal = If bids are equal, the earlier one counts.
auction-raised = Another player’s secret maximum pushed the price up.
auction-calls = Earlier bids: { $calls }
auction-cash = Cash: { $cash }
auction-still-in = Still in: { $cash }
auction-waits = Still to bid or pass: { $who }
auction-passed = Passed: { $who }
auction-sealed = Bids are secret, so use the button: everyone sets one maximum. The highest wins and pays ${ $step } more than the second highest. If two are equal, the earlier one wins and pays that amount.
auction-filed = Already bid or passed: { $who }
auction-ends =
    { $late ->
        [moves] Closes <t:{ $at }:R>; late bids extend it.
       *[counts] Closes <t:{ $at }:R> at the latest.
    }
button-bid = Bid ${ $price }
button-bid-raise = Bid ${ $price } · ${ $missing } short…
button-type = Other amount…
dear-title = Bid ${ $price } for { $what }?
dear-about = You have ${ $cash } in cash. If you win at this price, you’ll have to raise ${ $missing } by selling or mortgaging.
button-maximum = Set a secret maximum…
button-pass = Pass
button-lots = Set my secret bids ({ $count })…
bid-form-max = Your secret maximum
bid-form-max-hint = At least ${ $lowest }. The bot bids only as high as needed.
bid-form-type = Your bid
bid-form-type-hint = Type a whole amount, at least ${ $lowest }.
bid-form-lead = { $who } leads with ${ $price }.
bid-form-lead-mine = You lead with ${ $price }.
bid-form-label = Amount
bid-form-cash = Amount (you have ${ $cash })
maximum-filed = Your secret maximum is ${ $price }. Nobody else sees the amount.
maximum-leads = Right now, you lead with ${ $now }.
maximum-beats = Right now, you lead with ${ $now }. It took that much to beat { $who }’s secret maximum.
auction-ended = The auction is over: { $told }
auction-ended-lots = The auction is over:
auction-ended-mine = The auction is over: you won { $space } for ${ $price }.
auction-won-mine = You won { $space } for ${ $price }.
auction-own-maximum = Your secret maximum was ${ $maximum }.
auction-raise = You have ${ $cash } in cash. Raise ${ $missing } more { $channel ->
        [direct] in the game
       *[other] in <#{ $channel }>
    }{ $at ->
        [0] {""}
       *[other] { " " }by <t:{ $at }:{ $style }>
    }.
bid-made = Your bid of ${ $price } is in.
bid-beaten = You were outbid right away: ${ $price } wasn’t enough against { $leader } with ${ $now }.
bid-beaten-equal = You were outbid right away: { $leader } offers ${ $now } too, and if bids are equal, the earlier one leads.
bid-cash =
    { $cover ->
        [short] ⚠️ You have ${ $cash } in cash. To pay this whole amount, you’d have to raise ${ $missing } by selling or mortgaging.
       *[enough] You have ${ $cash } in cash. If you have to pay this whole amount, you’ll have ${ $left } left.
    }
auction-back = Back to the game: <#{ $channel }>

## Several properties at once

lots-title = Secret auction: several properties
lots-intro = Pick a property to set your secret maximum for it (up to ${ $highest }). Nothing counts until you submit, and you can submit only once.
lots-no-cash = You don’t have enough to bid on any of these.
lots-filed = Submitted. Your secret maximums:
lots-passed = You passed on all of these.
lots-changed = You’ve changed these bids in another message. Check them before you submit:
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
lots-at-most = You’ll spend ${ $price } at most.
lots-choose = Set your maximum for…
lots-option = { $lot } · up to ${ $most }
lots-option-none =
    { $price ->
        [0] { $lot } · no bid yet
       *[other] { $lot } · no bid yet, price ${ $price }
    }
lots-file =
    { $count ->
        [1] Submit 1 bid · up to ${ $price }
       *[other] Submit { $count } bids · up to ${ $price }
    }
lots-pass = Pass on all of them
lots-limit = Total limit · ${ $price }
lots-limit-none = Set a total limit…
lots-limit-title = Spending limit
lots-limit-label = Most to spend in total
lots-limit-hint = Leave blank for no limit.
lots-amount-label = { bid-form-max }
lots-amount-hint = ${ $lowest } to ${ $highest }. Leave blank for no bid.
lots-too-dear = Bidding on this property starts at ${ $lowest }, which is more than you can bid.
lots-out-of-range = Your maximum for a property can be ${ $lowest } to ${ $highest }.

## Too few houses or hotels: claims and the auctions of buildings.

shortage-thread = Auction: building shortage
shortage-sold = Building shortage: result
shortage-no-bid = No bids yet. Bids start at the building price on each bidder’s own Title Deed.
shortage-leads = **{ $who } leads with ${ $price } for { $lot }.**
shortage-title = { decision-shortage-claim.board }
shortage-how-live = Choose what you’d like to build. If the Bank doesn’t have enough buildings for everyone, they’re auctioned one at a time in open bidding.
shortage-how-post = Choose what you’d like to build, then set the most you’d pay for each building. Nobody else sees your maximum. If there aren’t enough for everyone, the highest maximums win, and each winner pays just above the next-highest maximum. Otherwise everyone builds at the normal price.
shortage-own-turn = It isn’t your turn. If there are enough buildings for everyone, you build yours on your own turn. A building that you win in an auction goes up right away.
shortage-nothing = There’s no building you can ask for right now.
shortage-choose = Choose what to build…
shortage-choose-lot = Bid for a building on…
shortage-lot = { $lot } · ${ $price } or more
shortage-form = Your maximum for each building
shortage-form-label = Amount for each building
shortage-form-hint =
    { $count ->
        [1] { $lots }: ${ $lowest } to ${ $highest }
        [2] ${ $lowest } to ${ $highest }: one amount for both, or 2 amounts separated by a space, for { $lots }
       *[other] ${ $lowest } to ${ $highest }: one amount for all { $count }, or { $count } amounts separated by spaces, for { $lots }
    }
shortage-bid-form = Bid for { $lot }
shortage-bid-hint = ${ $lowest } to ${ $highest }, paid in cash
shortage-sums =
    { $count ->
        [1] Type one whole amount, such as 120.
        [2] Type one amount for both, or 2 amounts separated by a space, such as 120 100.
       *[other] Type one amount for all of them, such as 120, or { $count } amounts separated by spaces.
    }
shortage-claimed = You asked to { $what }. Watch the game message for the result.
button-claim = { $what }
button-claim-other = Something else…
button-claim-choose = Choose what to build…
button-claim-none = No thanks
button-claim-enough = Pay no more than the normal price
button-bid-lot = Bid on { $lot } · ${ $price }
