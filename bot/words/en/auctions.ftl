# Auctions: the messages, the thread and the forms.

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
lot-completes = { $lot } would give { $who } the full set: { $group }.
lot-mortgaged = 🔒 { $lot } comes mortgaged. Right after the auction, the winner pays the Bank ${ $interest } in interest and can unmortgage it for another ${ $loan }. Until it’s unmortgaged, it collects no rent.
auction-in-thread = Bid with the buttons in the thread below or under the game message. The bot can’t read messages in the thread.
auction-no-bid = No bids yet. { $lowest ->
        [1] Bidding starts at $1.
       *[other] Bidding starts at ${ $lowest }.
    }
auction-reserve = Minimum bids: { $bids }
auction-leads = **{ $who } leads with ${ $price }.**
auction-calls = Earlier bids: { $calls }
auction-cash = Cash: { $cash }
auction-waits = Still to bid or pass: { $who }
auction-passed = Passed: { $who }
auction-sealed = Secret bids: everyone sets one secret maximum. The highest wins and pays { $step ->
        [1] $1
       *[other] ${ $step }
    } more than the second highest.
auction-filed = Already bid or passed: { $who }
auction-ends = Closes <t:{ $at }:R>, or as soon as nobody is left to bid or pass.
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
bid-form-type-hint = Type whole dollars, at least ${ $lowest }.
bid-form-lead = { $who } leads with ${ $price }.
bid-form-lead-mine = You lead with ${ $price }.
bid-form-label = Dollars
bid-form-cash = Dollars (you have ${ $cash })
maximum-filed = Your secret maximum is ${ $price }. Nobody else sees the amount.
maximum-leads = Right now, you lead with ${ $now }.
maximum-beats = Right now, you lead with ${ $now }. It took that much to beat { $who }’s secret maximum.
auction-ended = The auction is over: { $told }
auction-ended-lots = The auction is over:
auction-own-maximum = Your secret maximum was ${ $maximum }.
bid-made = Your bid of ${ $price } is in.
bid-beaten = You were outbid at once: ${ $price } wasn’t enough. { $leader } now leads with ${ $now }.
bid-beaten-equal = You were outbid at once: { $leader } offers ${ $now } too, and of equal bids the earlier one leads.
bid-cash =
    { $cover ->
        [short] You have ${ $cash } in cash. To pay this whole amount, you’d have to raise ${ $missing } by selling or mortgaging.
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
lots-limit-label = Most to spend in total, in dollars
lots-limit-hint = Leave empty for no limit.
lots-amount-label = Your secret maximum in dollars
lots-amount-hint = ${ $lowest } to ${ $highest }. Leave empty for no bid.
lots-too-dear = Bidding on this property starts at ${ $lowest }, which is more than you can bid.
lots-out-of-range = Your maximum for a property can be ${ $lowest } to ${ $highest }.
