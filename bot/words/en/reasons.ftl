# Why the rules refuse an action: reason-<reason>.

reason-game-over = This game is over.
reason-out-of-game = That player is no longer in the game.
reason-not-awaited = It’s not your decision right now. The line above the buttons shows whose it is.
reason-not-now = You can’t do that right now. Use one of the buttons on the game message.
reason-no-hour = This game has no end time.
reason-hour-struck = Time’s already up in this game.
reason-closing = The game is ending, so you can’t trade or build anymore. You can still raise cash for a debt.
reason-locked = The dice have been rolled, but the token hasn’t moved yet. Try again in a moment.
reason-in-debt = A debt has to be paid first. Until then, the player who owes it can only sell buildings, mortgage property, or make a trade that helps pay it.
reason-cannot-afford = That costs ${ $price }, and you can only come up with ${ $cash }.
reason-bid-too-low =
    { $price ->
        [0] That’s too low. Bid at least ${ $lowest }.
       *[other] The bid is at ${ $price }. Bid at least ${ $lowest }.
    }
reason-bid-too-high = That’s too high. You can bid up to ${ $highest } in this game.
reason-already-leading = You already have the highest bid (${ $price }). Wait for someone to bid more.
reason-already-passed = You’ve passed, so you’re out of this auction.
reason-already-filed = You’ve already bid or passed in this auction. In a secret auction, everyone answers only once.
reason-not-in-auction = That property isn’t in this auction.
reason-bid-binds = You have the highest bid in an auction (${ $price }) and must be able to pay it. Spend less until it’s over.
reason-rent-asked = You still owe ${ $price } in rent. That leaves you ${ $cash } to spend.
reason-not-owner = You can only use properties that you own. In a trade, each player can only give their own properties.
reason-not-a-street = You can only build on streets, not on railroads or utilities.
reason-group-incomplete = You need every street in the color group before you can build on it.
reason-not-own-turn = You can only buy houses and hotels on your own turn.
reason-group-mortgaged = A street in this color group is mortgaged. Unmortgage it first, then build.
reason-group-built = This color group has buildings. Sell all of them first.
reason-uneven = Build and sell evenly: no street in a color group can be more than one house ahead of another.
reason-level-range = You can’t change the buildings that way. Pick streets of one color, and choose more or fewer houses than they have now.
reason-building-limit =
    { $left ->
        [0] You’ve bought all the houses and hotels this game allows in one turn.
        [one] This game allows you one more house or hotel this turn.
       *[other] This game allows you { $left } more houses and hotels this turn.
    }
reason-no-houses =
    { $left ->
        [0] The Bank is out of houses. A player has to sell some first.
        [1] The Bank has only one house left, which isn’t enough.
       *[other] The Bank has only { $left } houses left, which isn’t enough.
    }
reason-no-hotels =
    { $left ->
        [0] The Bank is out of hotels. A player has to sell one first.
        [1] The Bank has only one hotel left, which isn’t enough.
       *[other] The Bank has only { $left } hotels left, which isn’t enough.
    }
reason-shortage-open = The Bank is short of buildings. You can build once it’s settled who gets the last ones.
reason-not-claimed = You can only bid for buildings you asked for, on a street where you can build next.
reason-already-mortgaged = That property is already mortgaged. Choose another one.
reason-not-mortgaged = That property isn’t mortgaged. Choose mortgaged properties, each only once.
reason-mortgage-saves-nothing = You owe ${ $price }, and even by selling and mortgaging everything, you’d only have ${ $cash }. That’s why you can’t mortgage anything now. You can still try a trade, or sell buildings if you have any.
reason-no-pass = That Get Out of Jail Free card isn’t available. It may have been used or traded.
reason-no-fine-on-last-turn = This is your last attempt in Jail, so roll. Without doubles you pay ${ $price } and move.
reason-can-still-pay = You owe ${ $price } and can raise ${ $cash }, so you have to pay. You can’t give up now.
reason-plan-falls-short = You owe ${ $price }, and what you chose only brings your cash to ${ $cash }. Sell or mortgage more.
reason-no-such-trade = That offer is no longer open. Make a new one with `/monopoly trade`.
reason-not-your-trade = That offer is for another player to answer.
reason-trade-empty = This offer is empty. Add a property, some cash or a Get Out of Jail Free card.
reason-trade-with-self = You can’t trade with yourself. Choose another player.
reason-trade-during-bidding = Trades have to wait until the auction is over. The offer stays open.
reason-no-such-debt = The debt this trade was meant to settle has already been settled.
reason-trade-for-nothing = One of you has a debt to pay and would get nothing from this trade. A player in debt can’t give anything away.
reason-trade-lowers-raisable = One of you has a debt to pay, and after this trade they could raise only ${ $cash } instead of ${ $price }. Change the trade so that they can raise at least as much as before, or so that it pays the debt right away.
reason-trade-before-tax = One of you still has to choose how to pay Income Tax. After this trade, they must be able to raise the ${ $price } flat tax, or at least as much as before.
reason-partner-cannot-pay = The other player needs ${ $price } for this trade but has only ${ $cash }. The offer stays open.
reason-too-many-trades = You already have { $most } open offers. Withdraw one first.
reason-too-early-to-buy = In this game, you can’t buy or bid until you’ve gone around the board once.
reason-too-early-to-trade = In this game, players can’t trade until they’ve gone around the board once. One of you hasn’t yet.
reason-held = A player asked for a moment before this roll. The line above the buttons shows how long it lasts.
reason-no-hold-left = You’ve already asked for a moment before this roll, or this game doesn’t allow it.
reason-own-throw = This button is for the other players, who can use it to make you wait. Roll when you’re ready.
reason-no-such-intent = That action is no longer queued: it was done, dropped or canceled.
reason-too-many-intents = You already have { $most } queued actions. Cancel one first.
reason-no-such-claim = You’re too late: that rent has already been collected, or the time to collect it is over.
reason-not-your-claim = Only the property’s owner can collect that rent.
reason-player-count = This game is for { $most ->
        [2] 2 players.
       *[other] { $least } to { $most } players.
    }
reason-token-taken = Another player has that token. Choose a different one.
