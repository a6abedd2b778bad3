# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

rules-heading-chosen = This game
rules-heading-money = Money
rules-heading-jail = { orders-topic-jail }
rules-heading-building = Building
rules-heading-dealing = Buying, rent and debts
rules-heading-turns = Turns and ending
rules-game =
    { $game ->
        [short] Short Game
        [time-limit] Time Limit Game
        [new-short] New Short Game
       *[standard] Standard game
    }
rules-house-rules =
    { $house_rules ->
        [0] {""}
        [one] 1 house rule
       *[other] { $house_rules } house rules
    }
rules-board =
    { $board ->
        [us2008] Colors, prices and rents are those of the 2008 board.
        [classic] Colors, prices and rents are those of the classic board.
       *[other] { "" }
    }
rules-cards =
    { $cards ->
        [us2008] Each deck has 16 cards, from the 2008 edition.
       *[classic] Each deck has 16 cards.
    }
rules-players = This game is for { $players_max ->
        [2] 2 players.
       *[other] { $players_min } to { $players_max } players.
    }
rules-start-cash = Everyone starts with ${ $start_cash }.
rules-go-salary =
    { $go_landing ->
        [more] You collect ${ $go_salary } for passing GO and ${ $go_landing_salary } for landing on it.
       *[same] You collect ${ $go_salary } for passing GO or landing on it.
    }
rules-luxury-tax = Luxury Tax is ${ $luxury_tax }.
rules-income-tax =
    { $income_tax ->
        [flat] { house-rule-flat-income-tax-told }
       *[tenth-or-flat] Income Tax is ${ $income_tax_flat } or { $income_tax_percent }% of everything you own. You choose before you add it up.
    }
rules-free-parking =
    { $free_parking ->
        [pot] { house-rule-parking-pot-told }
       *[rest] Free Parking pays nothing.
    }
rules-interest = Unmortgaging costs { $interest_percent }% interest. So does taking over a mortgaged property.
rules-jail-fine = On your first { $jail_prepay_turns ->
        [1] turn
       *[other] { $jail_prepay_turns } turns
    } in Jail, you can { $jail_fine ->
        [0] get out for free
       *[other] pay ${ $jail_fine } to get out
    } before you roll.
rules-jail-turns =
    { $jail_turns ->
        [1] In Jail, you get 1 attempt to roll doubles. If it fails,
       *[other] In Jail, you get { $jail_turns } attempts to roll doubles. If the last one fails,
    } { $jail_fine ->
        [0] you get out and move anyway.
       *[other] you pay the fine and move.
    }
rules-jail-pass =
    { $jail_fine ->
        [0] {""}
       *[other] { $pass_after_last_throw ->
            [0] After your last attempt to roll doubles, it’s too late to use a Get Out of Jail Free card.
           *[other] After your last attempt to roll doubles, you can still use a Get Out of Jail Free card instead of paying.
        }
    }
rules-jail-again =
    { $jail_doubles_throw_again ->
        [0] { house-rule-no-throw-after-jail-doubles-told }
       *[other] { house-rule-throw-after-jail-doubles-told }
    }
rules-doubles = Doubles earn another roll, but { $doubles_to_jail } in a row send you to Jail.
rules-stock = The Bank has { $houses ->
        [one] 1 house
       *[other] { $houses } houses
    } and { $hotels ->
        [0] no hotels
        [one] 1 hotel
       *[other] { $hotels } hotels
    }.
rules-shortage =
    { $shortage ->
        [first-come] { house-rule-first-come-buildings-told }
       *[claim-window] If several players want the last houses or hotels, the Bank auctions them.
    }
rules-hotel = Before you build a hotel, every street in its color group needs { $hotel_houses } houses.
rules-building-time =
    { $building_time ->
        [own-turn] { house-rule-own-turn-building-told }
       *[any-time] You can build during anyone’s turn.
    }
rules-building-limit =
    { $building_limit ->
        [per-turn] { house-rule-limited-building-told }
       *[no-limit] {""}
    }
rules-selling =
    { $selling ->
        [sell-in-any-order] You can sell buildings in any order.
       *[sell-evenly] {""}
    }
rules-mortgage-scope =
    { $mortgage_scope ->
        [that-lot] You can’t build on a mortgaged street, or mortgage a street with buildings.
       *[whole-group] You can’t build on a color group with a mortgaged street, or mortgage a street in a group with buildings.
    }
rules-setup =
    { $setup ->
        [deeds-sold] { house-rule-sold-deeds-told }
        [deeds-given] { house-rule-dealt-deeds-told }
       *[cash-only] Nobody starts with properties.
    }
rules-buying-lap =
    { $buying_from_lap ->
        [0] {""}
        [one] { house-rule-no-buying-first-lap-told }
       *[other] You can’t buy or bid until you’ve gone around the board { $buying_from_lap } times.
    }
rules-trading-lap =
    { $trading_from_lap ->
        [0] {""}
        [one] { house-rule-no-trading-first-lap-told }
       *[other] You can’t trade until you’ve gone around the board { $trading_from_lap } times.
    }
rules-auction =
    { $declined ->
        [left-with-bank] A property you don’t buy stays with the Bank. There are no auctions.
       *[auctioned] { $auction ->
            [sealed-maxima] A property you don’t buy goes to a secret auction starting at ${ $auction_least }. The player with the highest maximum wins and pays ${ $auction_step } more than the second-highest maximum.
           *[open-calls] A property you don’t buy goes to an open auction. Bids start at ${ $auction_least } and go up by at least ${ $auction_step }.
        }
    }
rules-reserve =
    { $reserve_percent ->
        [0] {""}
       *[other] By house rule, bidding starts at { $reserve_percent }% of the list price instead.
    }
rules-bid-cap =
    { $declined ->
        [left-with-bank] {""}
       *[auctioned] { $bid_cap ->
            [cash-in-hand] { house-rule-cash-bids-told }
            [no-cap] { house-rule-bids-without-cap-told }
           *[raisable] You can bid up to your cash plus what you could raise by selling buildings and mortgaging property.
        }
    }
rules-rent-collection =
    { $rent_collection ->
        [claimed-rent] { $rent_window ->
            [next-throw] Owners must ask for rent before any player rolls again.
           *[second-following] Owners must ask for rent before a second player rolls after the visitor’s turn.
        }
       *[automatic-rent] Rent is charged automatically.
    }
rules-jailed-owner =
    { $jailed_owner ->
        [collects-nothing] { house-rule-no-rent-in-jail-told }
       *[collects-rent] Owners in Jail still collect rent.
    }
rules-bankruptcy =
    { $bankruptcy ->
        [straight-to-bank] { house-rule-fast-bankruptcy-told }
       *[to-creditor] If you go bankrupt, your creditor gets everything you have left.
    }
rules-estate-passes =
    { $estate_passes ->
        [passes-auctioned] If you go bankrupt to the Bank, your Get Out of Jail Free cards are auctioned too.
       *[under-deck] {""}
    }
rules-turn-end =
    { $turn_end ->
        [by-itself] Your turn ends automatically.
       *[said-by-player] You end your turn yourself by pressing “{ decision-to-end.button-end }”.
    }
rules-holds =
    { $holds_a_gap ->
        [0] {""}
        [one] Before each roll, the other players can hold it for a moment, once each.
       *[other] Before each roll, the other players can hold it for a moment, { $holds_a_gap } times each.
    }
rules-early =
    { $early ->
        [noted] If you ask for something too early, the bot queues it until the rules allow it.
       *[refused] {""}
    }
rules-ending =
    { $ending ->
        [first-bankruptcy] The first bankruptcy ends the game, and the richest remaining player wins.
        [agreed-hour] Play stops at the end time, and the richest player wins.
        [agreed-round] At the end time, players finish the current round. Then the richest player wins.
       *[last-player-left] The last player who isn’t bankrupt wins.
    }{ $ending ->
        [last-player-left] {""}
       *[other] { $tie ->
            [most-cash] {" "}{ house-rule-cash-breaks-ties-told }
           *[shared-win] {" "}Players who are equally rich share the win.
        }
    }
