# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

rules-title = The rules of this game
rules-heading-chosen = Chosen
rules-heading-money = Money
rules-heading-jail = Jail
rules-heading-building = Building
rules-heading-dealing = Buying and owing
rules-heading-turns = Turns and the end
rules-edition = Rulebook of { $edition }
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
        [one] One house rule
       *[other] { $count } house rules
    }
rules-board =
    { $board ->
        [us2008] The board of 2008, with the street names of Atlantic City.
        [classic] The classic board with the street names of Atlantic City.
       *[other] { "" }
    }
rules-cards =
    { $cards ->
        [us2008] Sixteen Chance and sixteen Community Chest cards of 2008.
       *[classic] Sixteen Chance and sixteen Community Chest cards.
    }
rules-players = { $least } to { $most } players.
rules-start-cash = Everybody starts with ${ $cash }.
rules-go-salary =
    { $kind ->
        [more] ${ $amount } for passing GO, ${ $landing } for landing on it.
       *[same] ${ $amount } for passing GO or landing on it.
    }
rules-luxury-tax = Luxury Tax is ${ $amount }.
rules-income-tax =
    { $kind ->
        [flat] Income Tax is ${ $flat }.
       *[tenth-or-flat] Income Tax is ${ $flat } or { $percent }% of everything owned, chosen before counting.
    }
rules-free-parking =
    { $kind ->
        [pot] { $seed ->
            [0] Fines, taxes and card payments lie on Free Parking until somebody lands there and takes them.
           *[other] Fines, taxes and card payments lie on Free Parking, on top of ${ $seed }, until somebody lands there and takes them.
        }
       *[rest] Free Parking pays nothing.
    }
rules-interest = Lifting a mortgage costs { $percent }% on top. So does taking one over.
rules-jail-fine = Getting out costs ${ $fine }, before the throw, on the first { $turns ->
        [1] turn
       *[other] { $turns } turns
    } in Jail.
rules-jail-turns =
    { $turns ->
        [1] One try for doubles. Miss it, and you pay and move.
       *[other] { $turns } tries for doubles. Miss the last one, and you pay and move.
    }
rules-jail-pass =
    { $after ->
        [0] After the last failed roll the fine is due, whatever cards you hold.
       *[other] After the last failed roll a Get Out of Jail Free card may still take the place of the fine.
    }
rules-jail-again =
    { $again ->
        [0] Doubles that free you give no second throw.
       *[other] Doubles that free you give a second throw.
    }
rules-doubles = Doubles throw again. { $count } in a row lead to Jail.
rules-stock = The Bank has { $houses ->
        [one] one house
       *[other] { $houses } houses
    } and { $hotels ->
        [0] no hotels
        [one] one hotel
       *[other] { $hotels } hotels
    }.
rules-shortage =
    { $kind ->
        [first-come] The last houses and hotels go to whoever asks first.
       *[claim-window] Where several want the last ones, they are auctioned.
    }
rules-hotel = A hotel takes { $houses } houses on every street of the color first.
rules-building-time =
    { $kind ->
        [own-turn] You build on your own turn only.
       *[any-time] You may build in anybody’s turn.
    }
rules-building-limit =
    { $kind ->
        [per-turn] { $most ->
            [one] One house or hotel a player a turn, no more.
           *[other] At most { $most } houses and hotels a player a turn.
        }
       *[no-limit] { "" }
    }
rules-selling =
    { $kind ->
        [sell-in-any-order] Buildings are sold back in any order.
       *[sell-evenly] { "" }
    }
rules-mortgage-scope =
    { $kind ->
        [that-lot] A mortgage stops building on its own street, and a building mortgages on its own street.
       *[whole-group] One mortgaged street stops building on its color, and one building stops mortgages there.
    }
rules-setup =
    { $kind ->
        [deeds-sold] { $count ->
            [one] Everybody is dealt one deed and pays its price at once.
           *[other] Everybody is dealt { $count } deeds and pays their prices at once.
        }
        [deeds-given] { $count ->
            [one] Everybody is dealt one deed, free of charge.
           *[other] Everybody is dealt { $count } deeds, free of charge.
        }
       *[cash-only] Nobody starts with deeds.
    }
rules-buying-lap =
    { $laps ->
        [0] { "" }
        [one] You buy nothing, and bid for nothing, before you have been round the board once.
       *[other] You buy nothing, and bid for nothing, before you have been round the board { $laps } times.
    }
rules-trading-lap =
    { $laps ->
        [0] { "" }
        [one] You trade nothing before you have been round the board once.
       *[other] You trade nothing before you have been round the board { $laps } times.
    }
rules-auction =
    { $kind ->
        [left-with-bank] What is not bought stays with the Bank. Nothing is auctioned.
        [sealed-maxima] What is not bought goes to a sealed auction from ${ $least }: the highest maximum wins and pays ${ $step } more than the second.
       *[open-calls] What is not bought goes to an open auction from ${ $least }, in steps of at least ${ $step }.
    }
rules-reserve =
    { $percent ->
        [0] { "" }
       *[other] The first bid is at least { $percent }% of the printed price.
    }
rules-bid-cap =
    { $kind ->
        [left-with-bank] { "" }
        [cash-in-hand] You bid no more than your cash.
        [no-cap] You may bid any sum. Fail to pay it, and you are bankrupt.
       *[raisable] You bid no more than you could raise.
    }
rules-rent-collection =
    { $kind ->
        [second-following] Owners must ask for their rent before the second player after the visitor throws.
        [next-throw] Owners must ask for their rent before the next throw.
       *[automatic-rent] Rent is charged by itself.
    }
rules-jailed-owner =
    { $kind ->
        [collects-nothing] An owner in Jail gets no rent.
       *[collects-rent] An owner in Jail gets rent too.
    }
rules-bankruptcy =
    { $kind ->
        [straight-to-bank] A bankrupt’s cash goes to the creditor and the deeds back to the Bank, at once.
       *[to-creditor] A bankrupt’s creditor gets everything that is left.
    }
rules-estate-passes =
    { $kind ->
        [passes-auctioned] Bankrupt to the Bank, your Get Out of Jail Free cards are auctioned too.
       *[under-deck] { "" }
    }
rules-turn-end =
    { $kind ->
        [by-itself] A turn ends by itself.
       *[said-by-player] A turn ends when its player says so.
    }
rules-holds =
    { $count ->
        [0] { "" }
        [one] Everybody may hold the dice for a moment once before each throw.
       *[other] Everybody may hold the dice for a moment { $count } times before each throw.
    }
rules-early =
    { $kind ->
        [noted] What you ask for too early is noted and done when it may be.
       *[refused] { "" }
    }
rules-ending =
    { $kind ->
        [first-bankruptcy] The first bankruptcy ends the game, and the richest of the others wins.
        [agreed-hour] The game ends at the agreed hour, and the richest player wins.
        [agreed-round] The game ends with the round in which the agreed hour falls, and the richest player wins.
       *[last-player-left] The last player who is not bankrupt wins.
    }{ $tie ->
        [shared-win] {" "}Equal totals share the win.
        [most-cash] {" "}Of equal totals the one with more cash wins.
       *[none] { "" }
    }
