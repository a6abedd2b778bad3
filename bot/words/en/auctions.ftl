# Auctions: the messages, the thread and the forms.

## One lot

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
auction-ends = Closes <t:{ $at }:R>, or sooner if everyone else passes.
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
bid-form-cash = Dollars (you have ${ $cash })
maximum-filed = Your maximum of ${ $price } is filed. Nobody else sees how much it is.
bid-made = Your bid of ${ $price } stands.
bid-beaten = Outbid at once: your ${ $price } is not enough. { $leader } leads with ${ $now }.
bid-cash =
    { $cover ->
        [short] You have ${ $cash } in cash: more than that has to be raised by selling or mortgaging.
       *[enough] You have ${ $cash } in cash: ${ $left } is left if you pay it all.
    }
auction-back = Back to the game: <#{ $channel }>

## Several lots at once

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
