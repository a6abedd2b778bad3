# The panel in which players build, sell and mortgage.

effect-build = { $what } · ${ $price }
effect-sell = { $what } · +${ $price }
effect-mortgage = Mortgage { $lot } · +${ $price }
effect-unmortgage = Unmortgage { $lot } · ${ $price }
effect-lot =
    { $count ->
        [1] build 1 house on { $lots }
       *[other] build { $lots } up to { $level }
    }
effect-lots =
    { $count ->
        [1] build 1 house each on { $lots }
       *[other] build { $lots } up to { $level } each
    }
effect-sold =
    { $count ->
        [0] sell what’s built on { $lots }
       *[other] sell { $lots } down to { $level }
    }
effect-sold-each =
    { $count ->
        [0] sell what’s built on { $lots }
       *[other] sell { $lots } down to { $level } each
    }
level-houses =
    { $count ->
        [0] no houses
        [1] 1 house
       *[other] { $count } houses
    }
row-dark-purple = Dark purples
row-brown = Browns
row-light-blue = Light blues
row-pink = Pinks
row-orange = Oranges
row-red = Reds
row-yellow = Yellows
row-green = Greens
row-dark-blue = Dark blues
manage-title = Your property
manage-cash = Cash: **${ $cash }**
manage-stock = The Bank has { $houses ->
        [0] no houses
        [one] 1 house
       *[other] { $houses } houses
    } and { $hotels ->
        [0] no hotels
        [one] 1 hotel
       *[other] { $hotels } hotels
    } left.
manage-debt =
    { $missing ->
        [0] You owe ${ $price } and have the cash. The debt will be paid automatically, so you don’t have to do anything.
       *[other] You owe ${ $price } and are still **${ $missing } short**. The debt is paid automatically as soon as you have enough cash.
    }
manage-beyond-means = You owe ${ $price }. Even if you sold and mortgaged everything, you’d only have ${ $able }, so mortgaging isn’t allowed now{ $rescue ->
        [trade] : only a trade can save you (with { $helpers }). If you have buildings, you can still sell them to trade the properties under them
       *[none] , and no trade can save you. All that’s left is “{ debt-bankrupt }” in the game
    }.
manage-debt-paid = Your debt of ${ $price } is paid.
manage-share = ({ $held } of { $of })
manage-lacks = { $lot }: { $who }
manage-lacks-unowned = { $lot }: unowned
manage-lot-mortgaged = { $lot }, mortgaged
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = { $lots }: unmortgage { $what } before you build here.
manage-no-build-turn = { $lots }: you can only build on your own turn.
manage-no-build-limit = { $lots }: you’ve reached the building limit for this turn.
manage-no-build-shortage = { $lots }: you can’t build until the building shortage is settled.
manage-no-build-closing = { $lots }: you can’t build anymore, because the game is ending.
manage-no-build-cash = { $lots }: building here costs ${ $price }, and you don’t have that much cash.
manage-no-build-stock = { $lots }: you can’t build, because the Bank is out of buildings or your cash is tied up in a bid.
manage-over = The game is over. Nothing more can be bought, sold or traded.
manage-no-deeds = You don’t own any property yet, so there’s nothing to manage.
manage-given-up = You’ve resigned. Your property changes hands once the other debts are settled.
manage-nothing-to-raise = You have nothing to sell or mortgage right now.
manage-locked = A move is in progress, so nothing can change right now. Try again in a moment.
manage-nothing = There’s nothing you can build, sell, mortgage or unmortgage right now.
manage-stale = Nothing was done: your property has changed since these buttons were shown. Now they’re up to date.
manage-choose-build = Other ways to build…
manage-choose-sell = Other ways to sell…
manage-choose-clear = Just received: unmortgage with no extra interest…
manage-noted-shortage = ⏳ Queued: { $what }. It happens once the building shortage is settled, if it’s still possible then.
manage-claimed = ⏳ Asked for: { $what }. The Bank may not have enough for everyone, so the others are asked first. Watch the game message.
manage-done-build =
    { $kind ->
        [new] ✅ You built { $what } for ${ $price }.
       *[total] ✅ You built for ${ $price }: now { $what }.
    }
manage-done-sell = ✅ You sold buildings ({ $what }) for ${ $price }.
manage-done-mortgage = ✅ You mortgaged { $what } for ${ $price }.
manage-done-lift = ✅ You unmortgaged { $what } for ${ $price }.
manage-noted-locked = ⏳ Queued: { $what }. It happens as soon as the current move is finished.
manage-noted-turn = ⏳ Queued: { $what }. It happens at the start of your turn, before you roll.
manage-early-locked = ⏳ A move is in progress. Anything you pick now is queued and happens as soon as the rules allow.
manage-early-shortage = ⏳ There’s a building shortage. Anything you pick now is queued until it’s settled.
manage-early-turn = ⏳ You can only build on your own turn. Anything you pick to build now is queued until your turn starts.
manage-intents = **Queued**
manage-intent = ⏳ { $what }
manage-show-intents =
    { $count ->
        [1] 1 queued action…
       *[other] { $count } queued actions…
    }
manage-dropped = Canceled: { $what }
manage-tab-build = Build
manage-tab-sell = Sell buildings
manage-tab-mortgage = { orders-topic-mortgage }
manage-rents = Rent { $now } → { $then }
manage-open-build = Build · ${ $price } a house…
manage-open-sell = Sell · +${ $price } a house…
manage-price-build = a house costs ${ $price }
manage-price-sell = a house brings ${ $price }
manage-press-plus-lot =
    { $count ->
        [1] +1 house · ${ $price }
       *[other] +{ $count } houses · ${ $price }
    }
manage-press-plus-each =
    { $count ->
        [1] +1 house each · ${ $price }
       *[other] +{ $count } houses each · ${ $price }
    }
manage-press-up-to =
    { $count ->
        [1] All to 1 house · ${ $price }
       *[other] All to { $count } houses · ${ $price }
    }
manage-press-hotel-lot = Hotel · ${ $price }
manage-press-hotel-each = Hotel each · ${ $price }
manage-press-down-lot =
    { $count ->
        [0] Sell all · +${ $price }
        [1] Down to 1 house · +${ $price }
       *[other] Down to { $count } houses · +${ $price }
    }
manage-press-down-each =
    { $count ->
        [0] Sell everything · +${ $price }
        [1] Down to 1 house each · +${ $price }
       *[other] Down to { $count } houses each · +${ $price }
    }
manage-loses = -# Rent lost: { $rent } · to unmortgage: ${ $price }
manage-press-mortgage = Mortgage · +${ $price }
manage-press-lift = Unmortgage · ${ $price }
manage-press-drop = Cancel
manage-press-trade = { button-trade }…
manage-no-build = There’s nothing you can build right now. To build, you need every street in a color group.
manage-no-build-now = There’s nothing you can build right now.
manage-no-build-built = You’ve built everything: every street in the full sets you own has a hotel.
manage-no-sell = You have no buildings you can sell right now.
manage-no-mortgage = There’s nothing you can mortgage or unmortgage right now. To mortgage a street, sell all buildings in its color group first.

## Mortgages on properties just received

received-title = Unmortgage what you received
received-about = Choose what to unmortgage now: you pay only the loan. Later, you also pay interest.
received-at-the-end =
    Only net worth counts now. Unmortgaging everything costs ${ $price } and adds ${ $worth }, so { $tie ->
        [cash] keeping the cash is better: it breaks ties.
       *[shared] it changes nothing.
    }
received-choose = Choose what to unmortgage
received-loan = ${ $loan } now
received-cash =
    { $missing ->
        [0] Cash: **${ $before }** now · **${ $after }** afterward
       *[other] Cash: **${ $before }**, ${ $missing } short
    }
received-confirm =
    { $count ->
        [0] Keep all mortgaged
       *[other] Unmortgage { $count } · ${ $price }
    }
received-done =
    { $count ->
        [0] You kept everything mortgaged.
       *[other] You unmortgaged { $what }.
    }
received-of-another = Only { $who } decides about these mortgages.

command-name-manage = manage
command-manage = Build, sell, mortgage and unmortgage
