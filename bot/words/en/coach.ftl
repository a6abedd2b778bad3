# What the coach of a first game says: once with the reason, later the advice alone. Only the learner
# plays with people’s hands there, so the coach says “you”.

coach = 🎓 { $text }
coach-practiced =
    { $count ->
        [0] 🎓 That was a short lesson. Play again to see what comes next!
       *[other] 🎓 You’ve practiced { $what }. You’re ready to play with friends.
    }

## What it was about

coach-topic-turns = taking turns
coach-topic-buying = buying
coach-topic-auctions = auctions
coach-topic-rent = rent
coach-topic-building = building
coach-topic-trading = trading
coach-topic-jail = Jail
coach-topic-taxes = taxes
coach-topic-debts = raising cash

## Turns

coach-why-throw = Get a full set of one color, build houses on it and collect rent: when someone can’t pay, this short game ends and the richest of the others wins. Here, a hotel comes after three houses.
coach-tip-throw = Press **{ decision-to-throw.button-throw }**: if nobody owns the property you land on, you can buy it; if someone does, you pay rent.
coach-why-end = Before you end your turn, you can still trade, build or mortgage.
coach-tip-end = Nothing else to do? Press **{ decision-to-end.button-end }**.
coach-why-salary = You passed GO, so the Bank paid you ${ $price }.
coach-tip-salary = You’ll get ${ $price } each time you pass GO.
coach-why-goal = When a player can’t pay, this short game ends, and the richest of the others wins.
coach-tip-goal = Right now, your chance to win is { $after }.
coach-why-concede = Computer players concede when they see no way to win: from then on, you can end the game, and you win.
coach-tip-concede = Press **{ $press }** to win right now, or simply play on: nothing is decided until the game ends.

## Buying

coach-why-buy = Players who land on your property pay you rent, and you can trade what you own for what you need.
coach-tip-buy =
    { $change ->
        [more] Buy it: your chance to win is { $after } with it, and { $before } if someone else gets it.
       *[other] Buy it: your chance to win stays at { $after }, and nobody else gets it.
    }
coach-why-buy-group = With { $space } you’d own all of { $group }: the rent doubles, and you can build houses.
coach-tip-buy-group =
    { $change ->
        [more] Buy it: your chance to win is { $after } with it and { $before } without it.
       *[other] Buy it: full sets win games.
    }
coach-why-buy-block = With a full set of one color, a player can build houses and collect high rents.
coach-tip-buy-block =
    { $change ->
        [more] Buy it, or { $who } could complete { $group }: your chance to win is { $after } with it and { $before } without it.
       *[other] Buy it, or { $who } could complete { $group }.
    }
coach-why-buy-leave = Right now, cash for houses and rent is worth more to you than this property.
coach-tip-buy-leave =
    { $change ->
        [less] Let this one go to auction: at ${ $price }, your chance to win would drop from { $before } to { $after }.
       *[other] Let this one go to auction: at ${ $price }, it doesn’t help you.
    }
coach-why-buy-leave-group = With { $space } you’d own all of { $group }, but right now, what you’d give for it is worth more to you.
coach-tip-buy-leave-group = { coach-tip-buy-leave }
coach-why-buy-short = You’re ${ $price } short, and what you don’t buy goes to auction.
coach-tip-buy-short = Press **{ $decline }**: raising cash for a property usually isn’t worth it unless it completes a color group you can build on.
coach-why-buy-raise = { coach-why-buy-group }
coach-tip-buy-raise =
    { $change ->
        [more] Raise the missing ${ $price } and buy it: your chance to win is { $after } with it and { $before } without it.
       *[other] Raise the missing ${ $price } and buy it: full sets win games.
    }
coach-why-buy-raise-on-group = With { $space } you’d own all of { $group }: once nothing there is mortgaged anymore, you can build houses.
coach-tip-buy-raise-on-group = { coach-tip-buy-raise }
coach-why-auction = In an auction, the highest bid wins, so know what a property is worth to you before you bid.
coach-tip-auction = { $space } is worth about ${ $price } to you: set that as your secret maximum, and the bot bids only as high as needed.
coach-why-auction-block = { coach-why-buy-block }
coach-tip-auction-block = If you pass, { $who } could complete { $group }: { $space } is worth about ${ $price } to you, so set that as your secret maximum.
coach-why-auction-pass = In an auction, the highest bid wins, but nobody has to bid.
coach-tip-auction-pass = Pass: the lowest bid is ${ $price } now, and that’s more than { $space } is worth to you.
coach-why-auction-short = { coach-why-auction-pass }
coach-tip-auction-short = Pass: the lowest bid is ${ $price } now, and that’s more cash than you have.

## Rent

coach-why-rent-paid = You landed on { $space } and paid { $who } ${ $price } rent.
coach-tip-rent-paid = Rents stay small until someone owns a full set of one color and builds, so be the first.
coach-why-rent-single = { $who } landed on { $space } and paid you ${ $price } rent.
coach-tip-rent-single = Get all of { $group }: then the rent there doubles, and you can build houses.
coach-why-rival-group = { $who } owns all of { $group } and can build there.
coach-tip-rival-group = On your next trip around the board, a stop at { $space } could cost you ${ $price }: keep that much in cash.

## Building and trading

coach-why-build = You own all of { $group }, so you can build there: a street with three houses brings in about 40 times its basic rent.
coach-tip-build =
    { $change ->
        [more] Press **{ $press }** to build { $what } on { $group }: your chance to win goes from { $before } to { $after }. To choose the streets yourself, press **{ button-manage }**.
       *[other] Press **{ $press }** to build { $what } on { $group }: a stop there then costs up to ${ $rent }. To choose the streets yourself, press **{ button-manage }**.
    }
button-coach-build = Build as advised · ${ $price }
coach-built-hotels =
    { $count ->
        [one] 1 hotel
       *[other] { $count } hotels
    }
coach-built-houses =
    { $count ->
        [one] 1 house
       *[other] { $count } houses
    }
coach-why-build-borrow = You own all of { $group }, and houses there bring in more than mortgages cost.
coach-tip-build-borrow =
    { $change ->
        [more] Press **{ $press }** to mortgage { $deeds } and build { $what } on { $group }: your chance to win goes from { $before } to { $after }.
       *[other] Press **{ $press }** to mortgage { $deeds } and build { $what } on { $group }: a stop there then costs up to ${ $rent }.
    }
button-coach-borrow = Mortgage and build · ${ $price }
coach-mortgaged =
    { $count ->
        [one] 1 property
       *[other] { $count } properties
    }
coach-why-build-wait = You own all of { $group }: the rent there doubles, and you can build houses.
coach-tip-build-wait =
    { $cash ->
        [short] Don’t build on { $group } yet: a house costs ${ $price }, so save up first, then press **{ button-manage }**.
       *[enough] Don’t build on { $group } yet: your cash is worth more for what the next trip around the board could cost. Once you have more, press **{ button-manage }**.
    }
coach-why-trade = Most players complete a color group by trading, not by luck.
coach-tip-trade =
    { $change ->
        [more] Press **{ button-trade }** and offer { $who } { $gives } for { $takes }: that gives you all of { $group } and raises your chance to win from { $before } to { $after }.
       *[other] Press **{ button-trade }** and offer { $who } { $gives } for { $takes }: that gives you all of { $group }.
    }
coach-why-trade-look = { coach-why-trade }
coach-tip-trade-look = You only need { $space } for all of { $group }, and { $who } owns it: press **{ button-trade }** and offer something { $who } needs.
coach-why-offer-good = Before you answer an offer, look at what it completes for you and for { $who }.
coach-tip-offer-good =
    { $change ->
        [more] This one is good for you: your chance to win goes from { $before } to { $after }.
       *[other] This one is good for you.
    }
coach-why-offer-bad = { coach-why-offer-good }
coach-tip-offer-bad =
    { $change ->
        [less] Decline this one or ask for more: if you accept, your chance to win drops from { $before } to { $after }.
       *[other] Decline this one or ask for more: it helps others more than it helps you.
    }

## Jail, taxes, debts

coach-why-jail-leave = In Jail, you don’t move, so you can’t buy anything or pass GO.
coach-tip-jail-leave =
    { $price ->
        [0] Use your Get Out of Jail Free card, then roll.
       *[other] Pay ${ $price }, then roll.
    }
coach-why-jail-stay = There’s little left to buy, and in Jail you don’t land on anyone’s houses.
coach-tip-jail-stay = Don’t pay. Roll for doubles instead: you still collect rent while you’re in Jail.
coach-why-tax = You have to choose before you add up what you own.
coach-tip-tax = If everything you own is worth less than ${ $price }, the percentage costs you less.
coach-why-debt = You need ${ $price } more to pay this.
coach-tip-debt = Mortgage single properties first and sell houses last: the Bank pays only half of what they cost.
coach-why-debt-sell = { coach-why-debt }
coach-tip-debt-sell = Mortgages alone don’t cover it, so this plan also sells buildings, at half of what they cost: with **{ debt-change }** you decide which.
coach-why-debt-hopeless = A player who can’t pay is out of the game, so ask the others for help first.
coach-tip-debt-hopeless = Offer a trade: a property that completes someone’s color group is worth more to them than to the Bank.
