# Too few houses or hotels: claims and the auctions of buildings.

shortage-thread = Auction: building shortage
shortage-sold = Building shortage: result
shortage-no-bid = No bids yet. Bids start at the building price on each bidder’s own Title Deed.
shortage-leads = **{ $who } leads with ${ $price } for { $lot }.**
shortage-title = Building shortage
shortage-how-live = Choose what you’d like to build. If the Bank doesn’t have enough buildings for everyone, they’re auctioned one at a time in open bidding.
shortage-how-post = Choose what you’d like to build, then set the most you’d pay for each building. Nobody else sees your maximum. If there aren’t enough for everyone, the highest maximums win, and each winner pays just above the next-highest maximum. Otherwise everyone builds at the normal price.
shortage-own-turn = It isn’t your turn. If there are enough buildings for everyone, you build yours on your own turn. A building that you win in an auction goes up right away.
shortage-nothing = There’s no building you can ask for right now.
shortage-choose = Choose what to build…
shortage-choose-lot = Bid for a building on…
shortage-lot = { $lot } · ${ $price } or more
shortage-form = Your maximum for each building
shortage-form-label = Dollars for each building
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
        [1] Type one amount in whole dollars, such as 120.
        [2] Type one amount for both, or 2 amounts separated by a space, such as 120 100.
       *[other] Type one amount for all of them, such as 120, or { $count } amounts separated by spaces.
    }
shortage-claimed = You asked to { $what }. Watch the game message for the result.
button-claim = { $what }
button-claim-other = Something else…
button-claim-none = No thanks
button-claim-enough = Pay no more than the normal price
button-bid-lot = Bid on { $lot } · ${ $price }
