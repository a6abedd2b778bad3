# The panel in which players build, sell and mortgage.

effect-build = { $what } · ${ $price }
effect-sell = { $what } · +${ $price }
effect-mortgage = Mortgage { $lot } · +${ $price }
effect-lift = Lift { $lot } · ${ $price }
effect-lot = { $lots } to { $level }
effect-lots = { $lots } to { $level } each
level-hotel = a hotel
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
page-turn = More: page { $page } of { $pages }
manage-title = Your property
manage-cash = Cash: **${ $cash }**
manage-stock = The Bank has { $houses ->
        [one] 1 house
       *[other] { $houses } houses
    } and { $hotels ->
        [one] 1 hotel
       *[other] { $hotels } hotels
    }.
manage-debt =
    { $missing ->
        [0] You owe ${ $price } and have it: it is paid by itself in its turn.
       *[other] You owe ${ $price }: **${ $missing } still missing**. It is paid by itself as soon as your cash covers it.
    }
manage-beyond-means = You owe ${ $price }, and with everything sold and mortgaged you would have ${ $able }. Nothing can be mortgaged for that: only trades help now. Buildings can be sold, so that their lots can be traded.
manage-debt-paid = Your debt of ${ $price } is paid.
manage-share = ({ $held } of { $of })
manage-lot-mortgaged = { $lot } (mortgaged)
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = No building on the { $lots }: { $what } mortgaged.
manage-no-build-turn = No building on the { $lots } before your own turn.
manage-no-build-limit = No more building on the { $lots } in this turn: you have bought all that one turn allows.
manage-no-build-shortage = No building on the { $lots } until the scarce buildings are shared out.
manage-no-build-closing = No building on the { $lots } any more: the game is ending.
manage-no-build-cash = No building on the { $lots }: a house is ${ $price }.
manage-no-build-stock = No building on the { $lots }: the Bank lacks the buildings, or a bid binds your money.
manage-over = The game is over. Nothing changes hands any more.
manage-no-deeds = You own no property yet, so there is nothing to manage.
manage-given-up = You have given up: your property is handed over as soon as the other debts are met.
manage-nothing-to-raise = Nothing can be sold or mortgaged now. A trade may still save you.
manage-locked = A throw is still to be moved, so the board may not change. Try again in a moment.
manage-nothing = There is nothing to build, sell, mortgage or lift just now.
manage-choose-build = Build…
manage-choose-sell = Sell buildings…
manage-choose-mortgage = Mortgage…
manage-choose-lift = Lift a mortgage…
manage-choose-clear = Just received: lift now without interest…
manage-group-build = { $lots } · ${ $price } a step
manage-group-sell = { $lots } · +${ $price } a step
manage-back = Back
manage-refresh = Refresh
manage-noted-shortage = Noted: { $what }. It is done as soon as the scarce buildings are shared out, if it can be done then.
manage-claimed = You ask for { $what }. There may be too little for all, so others are asked first: see the table.
manage-done = Done: { $what }.
manage-noted-locked = Noted: { $what }. It will be done as soon as it is legal, once the throw under way has been moved.
manage-noted-turn = Noted: { $what }. It will be done when your turn begins, before you throw.
manage-early-locked = ⏳ A throw is still to be moved. What you choose now is noted, and done as soon as it is legal.
manage-early-shortage = ⏳ Scarce buildings are being shared out. What you choose now is noted, and done afterwards.
manage-early-turn = ⏳ You build on your own turn. What you choose to build now is noted, and done when it begins.
manage-intents = **Noted**
manage-intent = ⏳ { $what }
manage-choose-drop = Take back what is noted…
manage-wishes =
    { $count ->
        [1] 1 noted wish…
       *[other] { $count } noted wishes…
    }
manage-dropped = Taken back: { $what }.
