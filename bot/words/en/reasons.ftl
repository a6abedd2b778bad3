# Why the rules refuse an action: reason-<reason>.

reason-game-over = This game is over. Nothing more can be done in it.
reason-out-of-game = That player is no longer in the game.
reason-not-awaited = It is not up to you just now. The first line of the table says who is to decide.
reason-not-now = That is not what the game asks for right now. The buttons at the table show what is.
reason-no-hour = This game has no agreed hour.
reason-hour-struck = The agreed hour has struck already.
reason-closing = The game is ending: nothing is traded or built any more. You can still raise money for a debt.
reason-locked = The dice have been thrown and the token has not moved yet. Try again as soon as it has.
reason-in-debt = There is a debt to settle first. Until then you can only sell buildings, mortgage property, or make a trade that helps to pay it.
reason-cannot-afford = That takes ${ $price }, and you can come up with ${ $cash }.
reason-bid-too-low =
    { $price ->
        [0] The lowest amount is ${ $lowest }.
       *[other] The bid stands at ${ $price }. Yours must be ${ $lowest } or more.
    }
reason-bid-too-high = In this game you can bid ${ $highest } at the most.
reason-already-leading = You already lead with ${ $price }. Wait for somebody to go higher.
reason-already-passed = You have passed, and in this auction that is for good.
reason-already-filed = You have answered this auction already. Each player answers once.
reason-not-in-auction = That deed is not in this auction.
reason-bid-binds = You lead an auction with ${ $price } and must stay able to pay it. Spend less until it is over.
reason-not-owner = That deed belongs to somebody else. Choose one of your own, or in a trade one of the side that gives it.
reason-not-a-street = Houses stand on streets only, never on railroads or utilities.
reason-group-incomplete = You need every street of the color before you can build on it.
reason-not-own-turn = Houses and hotels are bought only on your own turn here.
reason-group-mortgaged = A street of this color is mortgaged. Pay that off first, then build.
reason-group-built = There are buildings on this color. Sell all of them to the Bank first.
reason-uneven = Buildings must stay even: no street of a color more than one ahead of another.
reason-level-range = Those are not steps this color can take. Choose streets of one color, and a different number of houses on them.
reason-building-limit =
    { $left ->
        [0] You have bought as many houses and hotels as this game allows until the dice pass on.
        [one] Until the dice pass on, this game allows you one more house or hotel.
       *[other] Until the dice pass on, this game allows you { $left } more houses and hotels.
    }
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
reason-shortage-open = Scarce buildings are being claimed just now. You can build again once they are shared out.
reason-not-claimed = You can only bid for buildings that you have claimed, on a lot where they can go up next.
reason-already-mortgaged = That deed is mortgaged already. Choose one that is not.
reason-not-mortgaged = There is no mortgage on that to pay off. Choose a mortgaged deed, each just once.
reason-mortgage-saves-nothing = You owe ${ $price } and could raise only ${ $cash } with everything sold and mortgaged, so nothing is mortgaged for it. Only a trade can help. Buildings can be sold.
reason-no-pass = That jail pass is not there to be played or handed over.
reason-no-fine-on-last-turn = This is your last try in Jail: throw. Without doubles you pay the ${ $price } and move on.
reason-can-still-pay = You owe ${ $price } and can raise ${ $cash }, so you have to pay it.
reason-plan-falls-short = That raises your cash to ${ $cash }, and you owe ${ $price }. Add a mortgage or sell more.
reason-no-such-trade = That offer is gone. A new one can be made with /monopoly trade.
reason-not-your-trade = That offer is not yours to answer.
reason-trade-empty = There is nothing in this offer yet. Put in a deed, some cash or a jail pass.
reason-trade-with-self = A trade takes two. Choose another player.
reason-trade-during-bidding = Trades wait until the auction is over. The offer stays open.
reason-no-such-debt = The debt that this trade was to settle is no longer open.
reason-trade-for-nothing = One side of this trade has a debt to pay and would get nothing. Nothing is given away while a debt is open.
reason-trade-lowers-raisable = One side of this trade has a debt to pay and could raise only ${ $cash } after it instead of ${ $price }. Trade so that it is no less, or so that the debt is paid at once.
reason-partner-cannot-pay = The other side would need ${ $price } for this and has ${ $cash }. The offer stays open.
reason-too-many-trades = You have { $most } offers open. Take one back before you make another.
reason-too-early-to-buy = In this game you buy nothing, and bid for nothing, before you have been round the board.
reason-too-early-to-trade = In this game only players who have been round the board trade. One of you has not.
reason-held = Somebody holds this throw for a moment. The first line of the table says until when.
reason-no-hold-left = You have held this throw already, or throws are not held in this game.
reason-own-throw = The throw is yours: it waits for you anyway.
reason-no-such-intent = That wish is gone: it was done, dropped or taken back.
reason-too-many-intents = You have { $most } wishes waiting. Take one back before you note another.
reason-no-such-claim = That rent cannot be claimed any more: it was claimed already, or the dice were faster.
reason-not-your-claim = That rent is for the owner of the property to ask for.
reason-player-count = This game takes { $least } to { $most } players.
reason-token-taken = Somebody has that token already. Choose another.
