# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

rules-title = { rules-panel-lobby }
rules-heading-chosen = This game
rules-heading-money = Money
rules-heading-jail = { orders-topic-jail }
rules-heading-building = Building
rules-heading-dealing = Buying, rent and debts
rules-heading-turns = Turns and ending
rules-edition = { rules-panel-edition }
rules-game =
    { $game ->
        [short] Short Game
        [time-limit] Time Limit Game
        [new-short] New Short Game
       *[standard] Standard game
    }
rules-house-rules =
    { $count ->
        [0] { "" }
        [one] 1 house rule
       *[other] { $count } house rules
    }
rules-board =
    { $board ->
        [us2008] You play on the 2008 board with the Atlantic City street names.
        [classic] You play on the classic board with the Atlantic City street names.
       *[other] { "" }
    }
rules-cards =
    { $cards ->
        [us2008] There are 16 Chance and 16 Community Chest cards, from the 2008 edition.
       *[classic] There are 16 Chance and 16 Community Chest cards.
    }
rules-players = This game is for { $most ->
        [2] 2 players.
       *[other] { $least } to { $most } players.
    }
rules-start-cash = Everyone starts with ${ $cash }.
rules-go-salary =
    { $kind ->
        [more] You collect ${ $amount } for passing GO and ${ $landing } for landing on it.
       *[same] You collect ${ $amount } for passing GO or landing on it.
    }
rules-luxury-tax = Luxury Tax is ${ $amount }.
rules-income-tax =
    { $kind ->
        [flat] Income Tax is ${ $flat }.
       *[tenth-or-flat] Income Tax is ${ $flat } or { $percent }% of everything you own. You choose before you add it up.
    }
rules-free-parking =
    { $kind ->
        [pot] { $seed ->
            [0] Fines, taxes and card payments go to Free Parking. The next player who lands there collects them.
           *[other] Fines, taxes and card payments go to Free Parking, on top of ${ $seed } from the Bank. The next player who lands there collects it all.
        }
       *[rest] Free Parking pays nothing.
    }
rules-interest = Unmortgaging costs { $percent }% interest. So does taking over a mortgaged property.
rules-jail-fine = On your first { $turns ->
        [1] turn
       *[other] { $turns } turns
    } in Jail, you can { $fine ->
        [0] get out for free
       *[other] pay ${ $fine } to get out
    } before you roll.
rules-jail-turns =
    { $turns ->
        [1] In Jail, you get 1 attempt at doubles. If it fails,
       *[other] In Jail, you get { $turns } attempts at doubles. If the last one fails,
    } { $fine ->
        [0] you get out and move anyway.
       *[other] you pay the fine and move.
    }
rules-jail-pass =
    { $fine ->
        [0] { "" }
       *[other] { $after ->
            [0] After your last try for doubles, it’s too late to use a Get Out of Jail Free card.
           *[other] After your last try for doubles, you can still use a Get Out of Jail Free card instead of paying.
        }
    }
rules-jail-again =
    { $again ->
        [0] Doubles that get you out of Jail don’t earn another roll.
       *[other] Doubles that get you out of Jail earn another roll.
    }
rules-doubles = Doubles earn another roll, but { $count } in a row send you to Jail.
rules-stock = The Bank has { $houses ->
        [one] 1 house
       *[other] { $houses } houses
    } and { $hotels ->
        [0] no hotels
        [one] 1 hotel
       *[other] { $hotels } hotels
    }.
rules-shortage =
    { $kind ->
        [first-come] The last houses and hotels go to the first player who asks.
       *[claim-window] If several players want the last houses or hotels, the Bank auctions them.
    }
rules-hotel = Before you build a hotel, every street of its color group needs { $houses } houses.
rules-building-time =
    { $kind ->
        [own-turn] You can build only on your own turn.
       *[any-time] You can build during anyone’s turn.
    }
rules-building-limit =
    { $kind ->
        [per-turn] { $most ->
            [one] Each player can buy at most 1 house or hotel per turn.
           *[other] Each player can buy at most { $most } houses and hotels per turn.
        }
       *[no-limit] { "" }
    }
rules-selling =
    { $kind ->
        [sell-in-any-order] You can sell buildings in any order.
       *[sell-evenly] { "" }
    }
rules-mortgage-scope =
    { $kind ->
        [that-lot] You can’t build on a mortgaged street, or mortgage a street with buildings.
       *[whole-group] You can’t build on a color group with a mortgaged street, or mortgage a street in a group with buildings.
    }
rules-setup =
    { $kind ->
        [deeds-sold] { $count ->
            [one] Everyone is dealt 1 property and pays list price for it right away.
           *[other] Everyone is dealt { $count } properties and pays list price for them right away.
        }
        [deeds-given] { $count ->
            [one] Everyone is dealt 1 property for free.
           *[other] Everyone is dealt { $count } properties for free.
        }
       *[cash-only] No one starts with properties.
    }
rules-buying-lap =
    { $laps ->
        [0] { "" }
        [one] You can’t buy or bid until you’ve gone around the board once.
       *[other] You can’t buy or bid until you’ve gone around the board { $laps } times.
    }
rules-trading-lap =
    { $laps ->
        [0] { "" }
        [one] You can’t trade until you’ve gone around the board once.
       *[other] You can’t trade until you’ve gone around the board { $laps } times.
    }
rules-auction =
    { $kind ->
        [left-with-bank] A property you don’t buy stays with the Bank. There are no auctions.
        [sealed-maxima] A property you don’t buy goes to a secret auction starting at ${ $least }. The player with the highest maximum wins and pays ${ $step } more than the second-highest maximum.
       *[open-calls] A property you don’t buy goes to an open auction. Bids start at ${ $least } and go up by at least ${ $step }.
    }
rules-reserve =
    { $percent ->
        [0] { "" }
       *[other] By house rule, bidding starts at { $percent }% of the list price instead.
    }
rules-bid-cap =
    { $kind ->
        [left-with-bank] { "" }
        [cash-in-hand] You can’t bid more than your cash.
        [no-cap] You can bid any amount. If you win and can’t pay, you’re bankrupt.
       *[raisable] You can bid up to your cash plus what you could raise by selling buildings and mortgaging property.
    }
rules-rent-collection =
    { $kind ->
        [second-following] Owners must ask for rent before a second player rolls after the visitor’s turn.
        [next-throw] Owners must ask for rent before any player rolls again.
       *[automatic-rent] Rent is charged automatically.
    }
rules-jailed-owner =
    { $kind ->
        [collects-nothing] Owners in Jail collect no rent.
       *[collects-rent] Owners in Jail still collect rent.
    }
rules-bankruptcy =
    { $kind ->
        [straight-to-bank] If you go bankrupt, your cash goes to your creditor, and your properties go back to the Bank right away.
       *[to-creditor] If you go bankrupt, your creditor gets everything you have left.
    }
rules-estate-passes =
    { $kind ->
        [passes-auctioned] If you go bankrupt to the Bank, your Get Out of Jail Free cards are auctioned too.
       *[under-deck] { "" }
    }
rules-turn-end =
    { $kind ->
        [by-itself] Your turn ends automatically.
       *[said-by-player] You end your turn yourself by pressing “{ decision-to-end.button-end }”.
    }
rules-holds =
    { $count ->
        [0] { "" }
        [one] Before each roll, the other players can hold it for a moment, once each.
       *[other] Before each roll, the other players can hold it for a moment, { $count } times each.
    }
rules-early =
    { $kind ->
        [noted] If you ask for something too early, the bot queues it until the rules allow it.
       *[refused] { "" }
    }
rules-ending =
    { $kind ->
        [first-bankruptcy] The first bankruptcy ends the game, and the richest remaining player wins.
        [agreed-hour] Play stops at the end time, and the richest player wins.
        [agreed-round] At the end time, you finish the current round. Then the richest player wins.
       *[last-player-left] The last player who isn’t bankrupt wins.
    }{ $tie ->
        [shared-win] {" "}Players who are equally rich share the win.
        [most-cash] {" "}If players are equally rich, the one with more cash wins.
       *[none] { "" }
    }
