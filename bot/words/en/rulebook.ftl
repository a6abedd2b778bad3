# The rules in words: chapters, how one finds them, and their lines.
# A line that comes out empty is not shown. Facts are the fields of engine.editions.rules.Rules.

chapters-choose = Choose a chapter…
rules-which = You’re in several games. Which game’s rules would you like to read?
chapters-unknown = There’s no such chapter. Here are all the chapters.
chapter-ruling = ↳ { $text }
chapter-house-rule = { $text } *House rule*
chapter-footer = { $edition } · { $game } · ↳ marks lines that fill gaps in the rulebook
chapter-not-played = *This game doesn’t use these rules, but here’s what they say:*
chapter-by-the-book = This game uses the official rules, with no house rules.
chapter-differs = **House rules chosen:** { $rules }.
    Changes from the official rules:

chapter-setup = Setup
chapter-setup-find = start, begin, cash, money, seats, players, token, deal, bank, banker, notes
chapter-turns = Turns and doubles
chapter-turns-find = throw, roll, dice, order, begin, first, move, double, hold, end turn
chapter-go = GO
chapter-go-find = salary, pass go, 200, lap, land on go
chapter-buying = Buying property
chapter-buying-find = buy, purchase, decline, unowned, deed, price
chapter-auctions = { orders-topic-bid }
chapter-auctions-find = bid, auction, highest, maximum, sealed, pass, reserve
chapter-rent = { orders-topic-rent }
chapter-rent-find = pay, railroad, station, utility, monopoly, set, double rent, full group
chapter-claims = Claiming rent
chapter-claims-find = collect, ask, forget, missed, late, window, waive
chapter-cards = Cards
chapter-cards-find = chance, community chest, card, draw, deck, shuffle, get out of jail free, pass, repairs, nearest
chapter-tax = Income and Luxury Tax
chapter-tax-find = tax, 10%, ten per cent, 200, worth, super tax
chapter-jail = { orders-topic-jail }
chapter-jail-find = prison, fine, 50, doubles, visiting, get out, bail, third turn
chapter-parking = { board-picture-parking }
chapter-parking-find = pot, jackpot, fines, parking
chapter-houses = Houses
chapter-houses-find = build, house, even, evenly, improve, monopoly, color, colour
chapter-hotels = Hotels
chapter-hotels-find = build, hotel, four houses
chapter-shortages = Building shortages
chapter-shortages-find = no houses left, out of houses, limit, 32, scarce, shortage, bank stock
chapter-selling = Selling
chapter-selling-find = sell, sell houses, half price, break down, take down, tear down, downgrade, refund
chapter-mortgages = { orders-topic-mortgage }
chapter-mortgages-find = mortgage, loan, interest, 10%, lift, unmortgage, pay off, redeem
chapter-trades = Trades
chapter-trades-find = trade, deal, swap, offer, exchange, immunity, promise
chapter-debts = Debts and bankruptcy
chapter-debts-find = bankrupt, owe, debt, broke, creditor, cannot pay, lose, out, resign, quit, estate
chapter-loans = Loans
chapter-loans-find = lend, borrow, loan, credit
chapter-ending = How the game ends
chapter-ending-find = win, winner, end, last, richest, tie, draw
chapter-short = { game-short }
chapter-short-find = short, quick, three deeds, fast
chapter-timed = Timed games
chapter-timed-find = time limit, hour, clock, new short game, count, value, worth
chapter-house-rules = House rules of this game
chapter-house-rules-find = house rules, variants, differences, options
chapter-clocks = Timers
chapter-clocks-find = time, timeout, afk, away, absent, idle, slow, deadline, clock

## set-up

told-setup-cash = **Money.** { rules-start-cash }
told-setup-dollars = All amounts are whole. Fractions are rounded up. When players share an amount, anything left over is given out one by one in turn order.
told-setup-notes = The bot keeps track of your cash, so there are no bills to count. The Bank never runs out of money, so it never writes IOUs.
told-setup-players = **Players.** { rules-players }
told-setup-banker = The bot is the Bank and the auctioneer. It doesn’t play and never bids, so no player has to sit out to be the Banker.
told-setup-tokens = Each player has their own token. All tokens start on GO, but you collect no salary for starting there.
told-setup-deeds-sold = **Starting properties.** The Title Deeds are shuffled. { $setup_count ->
        [one] Everyone is dealt 1 property and pays the Bank its list price right away.
       *[other] Everyone is dealt { $setup_count } properties and pays the Bank their list prices right away.
    }
told-setup-deeds-given = **Starting properties.** The Title Deeds are shuffled. { $setup_count ->
        [one] Everyone is dealt 1 property for free.
       *[other] Everyone is dealt { $setup_count } properties for free.
    }
told-setup-no-refusing = You can’t refuse a property that you’re dealt, or send it to auction.
told-setup-bank = **The Bank** has { $setup ->
        [cash-only] all 28 properties
       *[other] the properties that weren’t dealt
    }, { $houses ->
        [one] 1 house
       *[other] { $houses } houses
    } and { $hotels ->
        [0] no hotels
        [one] 1 hotel
       *[other] { $hotels } hotels
    } for sale.
told-setup-decks = **Cards.** Both decks of 16 cards are shuffled once and placed face down. Nobody sees their order.

## turns

told-turns-first = **Who goes first.** Everyone rolls both dice. The player with the highest total takes the first turn.
told-turns-tie = If players tie for the highest total, only those players roll again. The bot makes all these rolls at the start.
told-turns-left = After each turn, play passes to the player on the left.
told-turns-shape = **A turn.** Roll the two dice, move your token that many spaces, do what the space says, and pass the dice.
told-turns-tokens = Your token stays where it landed until your next move. Any number of tokens can share a space.
told-turns-doubles = **Doubles.** If both dice show the same number, you move and do what the space says as usual. Then you roll again.
told-turns-third = If you roll doubles { $doubles_to_jail } times in a row, you don’t move on the last roll. You go to Jail, and your turn is over.
told-turns-counted = Doubles in a row count only on the same turn, and only on rolls to move your token. If a card makes you roll for utility rent, that roll doesn’t count.
told-turns-jailed = **If you’re sent to Jail,** you don’t roll again, even if you rolled doubles.
told-turns-jailed-always = Your turn ends no matter how you were sent to Jail.
told-turns-between = { $early ->
        [noted] Between two rolls, there’s time to build, sell, mortgage and trade. If you ask for something too early, the bot queues it and does it as soon as the rules allow.
       *[refused] { $holds_a_gap ->
            [0] Between two rolls, there’s time to build, sell, mortgage and trade.
            [one] Before each roll, any other player can hold it once for a short while, to build or trade.
           *[other] Before each roll, any other player can hold it { $holds_a_gap } times for a short while, to build or trade.
        }
    }
told-turns-lock = After a roll, nobody can build, mortgage, sell or trade until it’s clear what the new space costs or offers. There are two exceptions: a player in debt can raise cash, and another player can accept a trade with that player.
told-turns-end = { $turn_end ->
        [by-itself] Your turn ends automatically once you have no roll left and no debt, purchase or auction is open.
       *[said-by-player] You end your turn yourself. You can’t end it while a debt, a purchase or an auction is open.
    }
told-turns-end-waits = If you could still build, your turn waits a little before it ends, because you can build only on your own turn.

## GO

told-go-salary = **Salary.** The Bank pays you ${ $go_salary } each time you land on GO or pass it, whether by dice or by a card.
told-go-automatic = You don’t have to ask for your salary. The bot pays it automatically.
told-go-cards = If a card moves you forward to GO or past it, you’re paid even if the card doesn’t mention GO.
told-go-order = You get your salary before you do what your new space says. You keep it even if you go to Jail later in the same turn.
told-go-landing = Landing exactly on GO pays no more than passing it.
told-go-landing-more = Landing exactly on GO pays ${ $go_landing_salary } instead of the usual salary.
told-go-lap = **Once per lap.** If you land on GO, you’re paid right then. You aren’t paid again when you leave it.
told-go-twice = If you roll past GO and then draw the card that sends you to GO, you’re paid both times.
told-go-back = **Moving backward** never earns you a salary.
told-go-jail = **On the way to Jail,** you collect no salary, whether a space, a card or doubles sent you there.

## buying

told-buying-lap = **First lap.** You can’t buy unowned property or bid until you’ve gone around the board { $buying_from_lap ->
        [one] once
       *[other] { $buying_from_lap } times
    }.
told-buying-option = **Unowned property.** When you land on an unowned street, railroad or utility, you can buy it at its list price. It doesn’t matter whether the dice or a card moved you there.
told-buying-raise = If you’re short of cash, you can mortgage, sell buildings or trade first, and then buy the property.
told-buying-declined = **If you don’t buy it,** the property is auctioned right away, before anything else happens.
told-buying-kept = **If you don’t buy it,** the property stays with the Bank until a player lands there again. Nothing is auctioned.
told-buying-deed = When you buy a property, you get its Title Deed. Everyone can look up who owns what and what’s mortgaged.
told-buying-own = When you land on your own property, nothing happens.

## auctions

told-auctions-none = There are no property auctions in this game. A property that nobody buys stays with the Bank.
told-auctions-who = **Who can bid.** Everyone in the game can bid, including players in Jail and the player who didn’t buy the property.
told-auctions-not = The Bank never bids, and neither does a player with an open debt.
told-auctions-lap = Players can’t bid until they’ve gone around the board { $buying_from_lap ->
        [one] once
       *[other] { $buying_from_lap } times
    }.
told-auctions-start = **First bid.** Bidding starts at ${ $auction_least }, whatever the list price is.
told-auctions-reserve = **First bid.** Bidding starts at { $reserve_percent }% of the list price.
told-auctions-steps = Bids are whole amounts. Each bid has to beat the last one by at least ${ $auction_step }.
told-auctions-price = **The highest bid wins.** The winner pays the Bank and then gets the Title Deed.
told-auctions-open = Players bid in any order until everyone but the highest bidder has passed or time runs out. After a late bid, the others get at least { $soft_close } to answer. If you set a secret maximum, the bot bids for you.
told-auctions-sealed = Each player sets one secret maximum, or passes. The highest maximum wins. The winner pays ${ $auction_step } more than the second-highest maximum, but never more than their own. If two maximums are equal, the earlier one wins and pays that amount. If only one player bids, they pay the minimum opening bid.
told-auctions-cap = { $bid_cap ->
        [cash-in-hand] You can’t bid more than your cash.
        [no-cap] You can bid any amount. If you win and can’t pay, you’re bankrupt, and the Bank auctions the property again.
       *[raisable] You can bid as much as you could raise: your cash, mortgages on your property, and half price for your buildings.
    }
told-auctions-business = During an auction, you can mortgage property and sell buildings to the Bank. { $auction ->
        [sealed-maxima] You can trade too.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}If your maximum is more than you can pay at the end, it’s lowered to what you can pay.
        }
       *[open-calls] You can’t trade until the auction is over.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}While your bid leads, you have to keep enough to pay it.
        }
    }
told-auctions-own-lot = You pay before you get the property, so you can’t mortgage that property to pay for it.
told-auctions-equal = If two bids are equal, the earlier one counts. You can’t take a bid back. If a player leaves the game, their bids are removed.
told-auctions-unsold = If nobody bids, the property stays with the Bank until a player lands there again.
told-auctions-several = If several properties go to auction, they’re sold in board order, starting from GO. { $auction ->
        [sealed-maxima] They share one deadline, and you can set a total limit for all your bids.
       *[open-calls] They’re auctioned one after another.
    }

## rent

told-rent-due = **Rent.** When you land on a property that another player owns, you owe the rent on its Title Deed.
told-rent-automatic = The bot charges rent automatically. You pay right away if you have the cash.
told-rent-claimed = You owe rent only if the owner asks for it in time. The chapter *Claiming rent* has the details.
told-rent-built = **With buildings,** you owe the rent that the Title Deed lists for that many houses, or for a hotel.
told-rent-double = **Full set.** If you own all the streets of a color, you collect double rent on the ones without houses. That’s true even if another street of that color is mortgaged or has buildings.
told-rent-mortgaged = **Mortgaged property.** No rent is due on it, but the other properties in its group still earn rent. Everyone can see which properties are mortgaged.
told-rent-railroads = **Railroads.** Rent is ${ $railroad_1 } if the owner has one railroad, ${ $railroad_2 } with two, ${ $railroad_3 } with three, and ${ $railroad_4 } with all four.
told-rent-utilities = **Utilities.** Rent is { $utility_1 } times your roll, or { $utility_2 } times your roll if the owner has both utilities.
told-rent-throw = Rent for a utility depends on the roll that moved you there, even if that roll got you out of Jail.
told-rent-scale = Mortgaged railroads and utilities still count toward how many the owner has.
told-rent-jail = **Owners in Jail** collect rent as usual.
told-rent-no-jail = **Owners in Jail** collect no rent.
told-rent-waiving = Players can’t promise or sell immunity from rent.

## claiming rent

told-claims-none = In this game, rent is charged automatically. Owners don’t have to ask for it and can’t miss out on it. By the printed rules, owners must ask; the house rule “{ house-rule-claimed-rent }” turns that on.
told-claims-asking = **As the printed rules say,** you get rent only if you ask in time. Once you press **Collect**, the visitor owes it: until it’s paid, they can’t build, unmortgage, or spend that money.
told-claims-sum = The rent stays what it was when the visitor landed, whatever is built, sold or mortgaged afterward.
told-claims-second = **The deadline.** It’s too late to ask for rent once a second player rolls after the visitor’s turn.
told-claims-second-counted = A player who rolls several times counts only once. With two players, the visitor is the second to roll. If a card makes a player roll for utility rent, that roll doesn’t count.
told-claims-next = **The deadline.** It’s too late to ask for rent once any player rolls to move again.
told-claims-next-counted = If the visitor rolled doubles, it’s too late to ask for rent once they roll again. If a card makes a player roll for utility rent, that roll doesn’t count.
told-claims-waiving = Owners can choose not to ask for rent, but can’t sell immunity from rent.

## cards

told-cards-drawing = **Drawing a card.** Take the top card, do what it says, and put it at the bottom of its deck. You can’t refuse a card.
told-cards-order = The decks are shuffled once, at the start. After the last card, each deck starts over in the same order.
told-cards-moves = **If a card moves you,** do what the new space says, as if you had rolled your way there.
told-cards-nested = If a card moves you to a space where you draw a card, you draw again. The first card goes to the bottom of its deck once you’ve done what both cards say.
told-cards-nearest = The next railroad or utility is always the first one ahead of you, even if one behind you is nearer.
told-cards-railroad = If a card sends you to the next railroad, you pay twice the usual rent for the number of railroads its owner has.
told-cards-utility = If a card sends you to the next utility, you roll again and pay ten times that roll, even if the owner has only one utility. Doubles on this roll don’t count.
told-cards-mortgaged = If the next railroad or utility is mortgaged, you owe nothing.
told-cards-fines = **Cards that cost money.** You pay the Bank, unless the card says to pay the other players.
told-cards-pot = **Cards that cost money.** What you’d pay the Bank goes to Free Parking instead.
told-cards-repairs = If a card makes you pay for repairs, it counts all the buildings you have on the board when you draw it.
told-cards-pay-each = If a card says to pay each player, your payments to all of them count as one debt. If you can’t pay it, everything you have is sold, and they share the money equally.
told-cards-collect-each = If a card says to collect from each player, each payment is a separate debt. Your turn waits for players who have to raise cash.
told-cards-pass = **Get Out of Jail Free.** Keep this card until you use it. Then it goes to the bottom of its deck.
told-cards-pass-sold = You can sell a Get Out of Jail Free card to another player at any time, at any price you both agree on.
told-cards-pass-resold = If you buy a Get Out of Jail Free card, you can sell it again. The bot uses your card only when you say so. If you have two, you choose which one to use.

## taxes

told-tax-choice = **Income Tax.** You pay ${ $income_tax_flat }, or { $income_tax_percent }% of everything you own. You choose before you add it up, and your choice is final.
told-tax-hidden = You don’t see what the percentage comes to before you choose.
told-tax-trades = Until you’ve chosen, any trade must leave you able to raise ${ $income_tax_flat }, or at least as much as before.
told-tax-rounding = If you choose the percentage, the tax is rounded up to a whole amount.
told-tax-worth = **Everything you own** means your cash, every property at its list price, mortgaged or not, and what your buildings cost.
told-tax-worth-else = When you add up what you own, mortgages aren’t subtracted. A salary from the same move counts in full, and a hotel counts as { $hotel_level } houses. Get Out of Jail Free cards don’t count.
told-tax-printed = On newer boards, Income Tax is a flat amount. You can play that way with a house rule.
told-tax-flat = **Income Tax.** You pay ${ $income_tax_flat }. There’s no percentage to choose.
told-tax-luxury = **Luxury Tax.** You pay ${ $luxury_tax }.
told-tax-bank = You pay both taxes to the Bank right away.
told-tax-pot = The money from both taxes goes to Free Parking.

## Jail

told-jail-in = **You go to Jail** if you land on Go To Jail, draw a card that sends you there, or roll doubles { $doubles_to_jail } times in a row.
told-jail-straight = You go straight to Jail. You collect no salary, and your turn is over.
told-jail-visiting = **Just visiting.** If your roll lands you on the Jail space, nothing happens.
told-jail-doubles = **Getting out with doubles.** If you roll doubles on one of your next { $jail_turns } turns, you move the number you rolled and pay nothing. The turn on which you went to Jail doesn’t count.
told-jail-one-try = { $jail_fine ->
        [0] **You always get out on your next turn,** and it’s free. You can try for doubles first. If that fails, you still get out and move the number you rolled.
       *[other] **You always get out on your next turn:** use a Get Out of Jail Free card, pay ${ $jail_fine }, or roll doubles. You can try for doubles first. If that fails, you pay and move the number you rolled.
    }
told-jail-doubles-once = { house-rule-no-throw-after-jail-doubles-told }
told-jail-doubles-again = Doubles that get you out of Jail earn another roll. They count as your first doubles that turn.
told-jail-fine = { $jail_fine ->
        [0] **Getting out is free.**
       *[other] **Paying ${ $jail_fine }.**
    } On { $jail_prepay_turns ->
        [1] your first turn
       *[other] your first { $jail_prepay_turns } turns
    } in Jail, you can { $jail_fine ->
        [0] get out
       *[other] pay to get out
    } before you roll.
told-jail-pass = **Using a Get Out of Jail Free card.** You can use a card before you roll, whether it’s your own or one you buy from another player.
told-jail-released = If you get out of Jail before you roll, you roll as usual. Doubles then count and earn another roll.
told-jail-last = **Last attempt.** If you still don’t roll doubles on turn { $jail_turns } in Jail, you { $jail_fine ->
        [0] get out for free
       *[other] pay ${ $jail_fine }
    } and move the number you rolled. You can’t stay any longer.
told-jail-no-fine-first = On your last turn in Jail, you have to roll before you can pay the fine.
told-jail-short = If you don’t have the cash for the fine, you raise it before you move, and your roll still counts. If you can’t raise it, you’re bankrupt and don’t move.
told-jail-pass-too-late = Once your last attempt to roll doubles has failed, you can’t use a Get Out of Jail Free card anymore.
told-jail-pass-after = Once your last attempt to roll doubles has failed, you can still use a Get Out of Jail Free card that you have instead of paying the fine.
told-jail-bank = The Jail fine goes to the Bank.
told-jail-pot = The Jail fine goes to Free Parking.
told-jail-business = **While you’re in Jail,** you can trade, build and collect rent as usual.
told-jail-business-no-rent = **While you’re in Jail,** you can trade and build as usual, but you collect no rent.
told-jail-all-business = In Jail, you can also sell buildings, mortgage property and bid in auctions.{ $building_time ->
        [own-turn] {" "}You can build only on your own turn.
       *[any-time] { "" }
    }

## Free Parking

told-parking-rest = **Nothing happens.** When you land on Free Parking, you don’t get or pay anything. Fines and taxes go to the Bank, so there’s no pot.
told-parking-pot = **The pot.** Fines, taxes and card payments go to Free Parking instead of the Bank. If you land there, you collect it all.{ $free_parking_seed ->
        [0] { "" }
       *[other] {" "}The Bank puts ${ $free_parking_seed } in each new pot.
    }

## houses

told-houses-group = **Where.** You can build on the streets of any color group that you own completely.
told-houses-even = **Build evenly.** The first house can go on any street in the group. The next one has to go on a street with fewer houses, so that no street is more than one house ahead of another.
told-houses-per-group = You have to build evenly within each color group. What you’ve built on other groups doesn’t matter.
told-houses-price = **Price.** Each house costs what the Title Deed says. You can buy houses only from the Bank.
told-houses-most = **At most { $hotel_houses } houses** can stand on a street. After that, you can build a hotel.
told-houses-when = **When.** { $building_time ->
        [own-turn] You can build only on your own turn, also while you’re in Jail.
       *[any-time] You can build at any time, on anyone’s turn, even while you’re in Jail.
    }
told-houses-lock = You can’t build while a roll is being resolved, or while you have a debt to pay.
told-houses-many = **How many.** You can build as many houses at once as you can pay for in cash.
told-houses-limit = **How many.** { $building_limit_most ->
        [one] Each player can build at most 1 house or hotel per turn.
       *[other] Each player can build at most { $building_limit_most } houses and hotels per turn.
    }
told-houses-mortgage-group = **Mortgages.** You can’t build on a color group while one of its streets is mortgaged.
told-houses-mortgage-lot = **Mortgages.** You can’t build on a mortgaged street. You can build on the other streets in its group, as long as you build evenly.
told-houses-stock = **Supply.** The Bank has { $houses ->
        [one] 1 house
       *[other] { $houses } houses
    } and { $hotels ->
        [0] no hotels
        [one] 1 hotel
       *[other] { $hotels } hotels
    } in all.
told-houses-steps = If you build several houses at once, the Bank has to have enough of them at every step. That includes the houses you need on the way to a hotel.

## hotels

told-hotels-first = **For a hotel,** you need { $hotel_houses } houses on every street in the color group. You return the houses on one street to the Bank and pay the price of one house there. A hotel replaces them.
told-hotels-short = Streets never have a fourth house in this game. A hotel comes right after { $hotel_houses } houses: you return those houses when you build it, and get them back if you break it down. For building evenly and selling, it counts as { $hotel_level } houses.
told-hotels-rent = When you land on another player’s hotel, you owe the hotel rent on its Title Deed.
told-hotels-any = You can build hotels on any street in the group, one after another. Each street can have one hotel.
told-hotels-back = **Returned houses** belong to the Bank again, and anyone can buy them.
told-hotels-sold = **Selling a hotel** brings half the price of { $hotel_level } houses. You can sell all the hotels in a color group at once.

## shortages

told-shortages-wait = **If the Bank has no houses left,** you wait until a player sells or returns some. The same goes for hotels.
told-shortages-auction = **If players want more buildings than the Bank has,** the buildings go to the highest bidders.
told-shortages-claims = When you ask for one of the last buildings, everyone else who could build now is asked if they want any. If there are enough, everyone who wants one builds at the normal price. Players who don’t answer get none.
told-shortages-claims-turn = When you ask for one of the last buildings, everyone who could build on their own turn is asked if they want any. If there are enough, you build now at the normal price, and the others build on their own turns. Players who don’t answer get none.
told-shortages-single = The Bank auctions the buildings one at a time, houses before hotels. Only players who asked for one can bid. { $auction ->
        [sealed-maxima] For every building you want, you name a street and a maximum. The maximum can’t be below the building price on that street’s Title Deed.
       *[open-calls] Your bids start at the building price on your own Title Deed. If you win, you build right away.
    }
told-shortages-first = **If players want more buildings than the Bank has,** the first player who asks gets to build.

## selling

told-selling-half = **Buildings.** You can sell buildings back to the Bank at any time, for half the building price on the Title Deed.
told-selling-bank = You can never sell buildings to another player.
told-selling-even = **Sell evenly.** You have to sell houses as evenly as you built them.
told-selling-any-order = **Sell in any order.** You can sell from any street, no matter how uneven that leaves the group. When you build again, you start with the street that has the fewest houses.
told-selling-down = You can also break a hotel down into { $hotel_houses } houses for half the price of one house, one hotel at a time, as long as you sell evenly.
told-selling-down-any = You can also break a hotel down into { $hotel_houses } houses or fewer, for half the price of each house you give up.
told-selling-stock = When you break down hotels, you choose how many houses stay on each street, as long as the group stays even and the Bank has enough houses. If the Bank has no houses, you have to sell all the hotels in the group.
told-selling-stock-any = When you break down hotels, you choose how many houses stay on each street, as long as the Bank has enough houses.
told-selling-dear = If you paid more for a house at auction, it still sells for half the building price on the Title Deed.
told-selling-deeds = **Property.** You can sell property to another player at any price, once its color group has no buildings.

## mortgages

told-mortgages-loan = **Mortgaging.** You can mortgage a property that you own at any time. The Bank lends you half its list price.
told-mortgages-owner = You still own a mortgaged property, but you collect no rent on it. Only you can unmortgage it.
told-mortgages-clear-group = **Buildings first.** Before you mortgage a street, you have to sell all buildings on its color group.
told-mortgages-clear-lot = **Buildings first.** Before you mortgage a street, you have to sell the buildings on it. The other streets in its group keep their buildings.
told-mortgages-buildings = You can’t mortgage houses or hotels.
told-mortgages-lift = **Unmortgaging** costs the loan plus { $interest_percent }% interest. There’s no deadline for it.
told-mortgages-percent = Interest is { $interest_percent }% of the loan, rounded up for each property.
told-mortgages-rebuild = After you unmortgage a street, you can build there again, at the full price.
told-mortgages-sold = **Trading mortgaged property.** The new owner pays the Bank { $interest_percent }% of the loan right away to keep it mortgaged, or the loan plus { $interest_percent }% to unmortgage it.
told-mortgages-later = If the new owner keeps a property mortgaged and unmortgages it later, they pay the { $interest_percent }% again.
told-mortgages-agreed = If a trade brings you mortgaged properties, you choose for each one whether to unmortgage it. You have to be able to pay for what you choose.

## trades

told-trades-what = **What you can trade.** You can trade property (mortgaged or not), cash, and Get Out of Jail Free cards, at any price that you and another player agree on.
told-trades-nothing-else = Nothing else can be part of a trade: no promises, no future rent, and no immunity from rent.
told-trades-lap = **First lap.** Players can trade only after going around the board { $trading_from_lap ->
        [one] once
       *[other] { $trading_from_lap } times
    }.
told-trades-built = **Not with buildings.** You can’t trade a street while its color group has a building, and you can never trade a building itself.
told-trades-when = You can trade on anyone’s turn, except while a roll is being resolved. An offer ends after a while, or when something in it changes.
told-trades-price = Two players can agree on any price for a trade, as long as neither is in debt.
told-trades-auction = { $auction ->
        [sealed-maxima] You can trade while an auction is open.
       *[open-calls] You can’t trade while an auction is open.
    }

## debts

told-debts-raise = **If you owe more cash than you have,** you have to sell buildings and mortgage property until you can pay.
told-debts-choose = You choose what to sell or mortgage. If time runs out, the bot mortgages property, then sells the cheapest buildings, but no more than needed.
told-debts-trade = While in debt, you can make only trades that pay the debt right away or don’t lower the cash you can raise. Get Out of Jail Free cards and mortgaged property don’t count as cash. You can’t give anything away.
told-debts-kind = The player you owe can take property as part of the payment, if you both agree.
told-debts-rescue = **You’re bankrupt** if you owe more than you could raise by selling and mortgaging everything. A trade can still save you.
told-debts-no-rescue = **You’re bankrupt right away** if you owe more than you could raise by selling and mortgaging everything. No trade can save you.
told-debts-player = **If you go bankrupt to a player,** they get everything: your cash, property and cards, and half price for your buildings.
told-debts-player-cash = **If you go bankrupt,** your creditor gets your cash and half price for your buildings. Several creditors share equally. Your property goes back to the Bank, unmortgaged and without an auction. Your cards go under their decks.
told-debts-state = A bankrupt player’s creditor gets the property as it is, mortgages included, so you can’t mortgage property for a debt you can’t pay. Hotels are sold outright, even if the Bank is out of houses.
told-debts-interest = **A bankrupt player’s mortgaged property** costs its new owner { $interest_percent }% of the loan right away. They can then unmortgage it without more interest, raising cash if needed. Doing it later costs another { $interest_percent }%.
told-debts-interest-short = The new owner gets the bankrupt player’s cash first. If they still can’t pay the { $interest_percent }% interest, it’s a debt like any other.
told-debts-bank = **If you go bankrupt to the Bank,** it takes everything and auctions your property right away. Your buildings go back to its supply.
told-debts-bank-kept = **If you go bankrupt to the Bank,** it takes everything, and your property is for sale again.
told-debts-bank-cleared = The Bank auctions the properties it takes over in board order, unmortgaged. If only one player is left, there’s no auction.
told-debts-passes = If you go bankrupt to the Bank, your Get Out of Jail Free cards { $estate_passes ->
        [passes-auctioned] are auctioned after the property. With several creditors, the cards go under their decks.
       *[under-deck] go under their decks.
    }
told-debts-several = If you go bankrupt to several players, all you have is sold, even mortgaged property, and they share the money equally.
told-debts-several-kept = If you go bankrupt to several players, they share your cash equally.
told-debts-order = Simultaneous bankruptcies are settled in turn order, starting with the current player. Debts to a bankrupt player are dropped.
told-debts-out = **Bankrupt players** are out right away, even if they have another roll.
told-debts-resign = If you resign, you go bankrupt to the player you owe, or to the Bank if you have no debt. You can’t give things away first.

## loans

told-loans-bank = **Only the Bank lends money,** and only on a mortgage.
told-loans-players = **Players can’t lend each other anything,** neither money nor property.
told-loans-promises = A trade can’t include promises or conditions, because those could amount to a loan.

## the end

told-ending-last = **The last player left wins,** no matter how much cash they have.
told-ending-last-nothing = The last bankruptcy ends the game right away. There are no more auctions.
told-ending-first = **The first bankruptcy ends the game.** The richest remaining player wins.
told-ending-settled = Before the game ends, the bankruptcy is settled, including any interest and auctions. If a player resigns without a debt, the game goes on as long as two or more players are left.
told-ending-hour = **Play stops at the end time** that was set before the start.
told-ending-move = If a player has already rolled by the end time, that move is finished first, with its auction, card, rent or debt. Doubles don’t earn another roll then.
told-ending-round = After the end time, players finish the round, so everyone has the same number of turns.
told-ending-no-trade = After the end time, players can’t trade or build anymore.
told-ending-worth = **Who’s richest.** Your cash counts in full. Property counts at its list price (half if it’s mortgaged), houses at what they cost, and a hotel as { $hotel_level } houses.
told-ending-richest = **The richest player wins.**
told-ending-alone = If only one player is left, they win right away, no matter how the game was set to end.
told-ending-tie = { $tie ->
        [most-cash] { house-rule-cash-breaks-ties-told }
       *[shared-win] Players who are equally rich share the win.
    }
told-timed-normal = **Until the end time,** you play as in any other game.

## clocks

told-clocks-silence = You never lose your seat just by not answering. When your time is up, the bot makes a safe choice for you. You can come back at any time.
told-clocks-waiting = **Waiting time:** the game waits a total of { $waiting } for each player. The first quarter of a timer is free; deciding sooner earns time back. A player with none left gets a quarter of each timer, and the others can vote to stop waiting.
told-clocks-throw = **Roll or end your turn:** you have { $time_throw }. After that, it happens automatically.
told-clocks-jail = **Jail choice:** you have { $time_jail }. After that, you roll automatically.
told-clocks-buy = **Buy or not:** you have { $time_buy }. After that, you don’t buy the property.
told-clocks-tax = **Income Tax:** you have { $time_tax } to choose. After that, you pay the flat amount, or the percentage if your cash doesn’t cover the flat amount.
told-clocks-auction = **Bid:** you have { $time_auction }. After that, you pass.
told-clocks-outbid = The first quarter of a timer is free. In an auction, that free part is halved each time you bid.
told-clocks-debt = **Raise cash:** you have { $time_debt }. After that, the bot mortgages property, then sells the cheapest buildings, but no more than needed.
told-clocks-rescue = **Trade to avoid bankruptcy:** you have { $time_rescue }. After that, you’re bankrupt.
told-clocks-lift = **Mortgages you take over:** you have { $time_lift } to choose which ones to unmortgage. After that, the properties stay mortgaged.
told-clocks-trade = **Answer a trade:** you have { $time_trade }. After that, the offer expires.
told-clocks-claim = { $time_claim ->
        [none] { "" }
       *[other] **Building shortage:** you have { $time_claim } to ask for buildings. After that, you get none.
    }
told-clocks-hold = { $time_hold ->
        [none] { "" }
       *[other] **Hold the roll** (under **{ button-more }**, while another player is about to roll): the dice wait { $time_hold } at most. After that, the game goes on.
    }

clock-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
clock-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
clock-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
clock-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
