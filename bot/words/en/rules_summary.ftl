# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

rules-title = Rules of this game
rules-heading-chosen = This game
rules-heading-money = Money
rules-heading-jail = Jail
rules-heading-building = Building
rules-heading-dealing = Buying, rent and debts
rules-heading-turns = Turns and ending
rules-edition = { $edition } rulebook
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
        [us2008] The 2008 board with the Atlantic City street names.
        [classic] The classic board with the Atlantic City street names.
       *[other] { "" }
    }
rules-cards =
    { $cards ->
        [us2008] 16 Chance and 16 Community Chest cards, from 2008.
       *[classic] 16 Chance and 16 Community Chest cards.
    }
rules-players = { $least } to { $most } players.
rules-start-cash = Everyone starts with ${ $cash }.
rules-go-salary =
    { $kind ->
        [more] ${ $amount } for passing GO, ${ $landing } for landing on it.
       *[same] ${ $amount } for passing GO or landing on it.
    }
rules-luxury-tax = Luxury Tax is ${ $amount }.
rules-income-tax =
    { $kind ->
        [flat] Income Tax is ${ $flat }.
       *[tenth-or-flat] Income Tax is ${ $flat } or { $percent }% of everything you own. You choose before counting.
    }
rules-free-parking =
    { $kind ->
        [pot] { $seed ->
            [0] Fines, taxes and card payments go to Free Parking. The next player who lands there collects them.
           *[other] Fines, taxes and card payments go to Free Parking, on top of ${ $seed }. The next player who lands there collects it all.
        }
       *[rest] Free Parking pays nothing.
    }
rules-interest = Unmortgaging costs { $percent }% interest. So does taking over a mortgaged property.
rules-jail-fine = You can pay ${ $fine } to get out, before you roll, on your first { $turns ->
        [1] turn
       *[other] { $turns } turns
    } in Jail.
rules-jail-turns =
    { $turns ->
        [1] You get 1 try for doubles. If it fails, you pay and move.
       *[other] You get { $turns } tries for doubles. If the last one fails, you pay and move.
    }
rules-jail-pass =
    { $after ->
        [0] After the last failed roll, you can’t use a card instead of the fine.
       *[other] After the last failed roll, you can still use a Get Out of Jail Free card instead of paying the fine.
    }
rules-jail-again =
    { $again ->
        [0] Doubles that free you don’t earn another roll.
       *[other] Doubles that free you earn another roll.
    }
rules-doubles = Doubles earn another roll. { $count } in a row send you to Jail.
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
       *[claim-window] If several players want the last ones, they’re auctioned.
    }
rules-hotel = You need { $houses } houses on every street of a color group before you can build a hotel.
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
        [sell-in-any-order] You can sell buildings back in any order.
       *[sell-evenly] { "" }
    }
rules-mortgage-scope =
    { $kind ->
        [that-lot] You can’t build on a mortgaged street or mortgage a built-up one.
       *[whole-group] You can’t build on a group with a mortgaged street, or mortgage in a group with buildings.
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
        [sealed-maxima] A property you don’t buy goes to a sealed auction starting at ${ $least }: the highest maximum wins and pays ${ $step } more than the second highest.
       *[open-calls] A property you don’t buy goes to an open auction starting at ${ $least }, in steps of at least ${ $step }.
    }
rules-reserve =
    { $percent ->
        [0] { "" }
       *[other] The first bid must be at least { $percent }% of the list price.
    }
rules-bid-cap =
    { $kind ->
        [left-with-bank] { "" }
        [cash-in-hand] You can’t bid more than your cash.
        [no-cap] You can bid any amount. If you can’t pay it, you’re bankrupt.
       *[raisable] You can’t bid more than you could raise.
    }
rules-rent-collection =
    { $kind ->
        [second-following] Owners must ask for their rent before the second player after the visitor rolls.
        [next-throw] Owners must ask for their rent before the next roll.
       *[automatic-rent] Rent is charged automatically.
    }
rules-jailed-owner =
    { $kind ->
        [collects-nothing] Owners in Jail collect no rent.
       *[collects-rent] Owners in Jail still collect rent.
    }
rules-bankruptcy =
    { $kind ->
        [straight-to-bank] A bankrupt player’s cash goes to the creditor, and their properties go back to the Bank right away.
       *[to-creditor] A bankrupt player’s creditor gets everything they have left.
    }
rules-estate-passes =
    { $kind ->
        [passes-auctioned] If you go bankrupt to the Bank, your Get Out of Jail Free cards are auctioned too.
       *[under-deck] { "" }
    }
rules-turn-end =
    { $kind ->
        [by-itself] Turns end automatically.
       *[said-by-player] A turn ends when its player ends it.
    }
rules-holds =
    { $count ->
        [0] { "" }
        [one] Every player can pause the dice for a moment once before each roll.
       *[other] Every player can pause the dice for a moment { $count } times before each roll.
    }
rules-early =
    { $kind ->
        [noted] Anything you ask for too early is queued until the rules allow it.
       *[refused] { "" }
    }
rules-ending =
    { $kind ->
        [first-bankruptcy] The first bankruptcy ends the game, and the richest remaining player wins.
        [agreed-hour] The game ends at the end time, and the richest player wins.
        [agreed-round] The game ends with the round in progress at the end time, and the richest player wins.
       *[last-player-left] The last player who isn’t bankrupt wins.
    }{ $tie ->
        [shared-win] {" "}Players with equal totals share the win.
        [most-cash] {" "}If totals are equal, the player with more cash wins.
       *[none] { "" }
    }
