# Too few houses or hotels: claims and the auctions of buildings.

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
