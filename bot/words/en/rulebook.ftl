# The rules in words: chapters, how one finds them, and their lines.
# A line that comes out empty is not shown. Facts are the fields of engine.editions.rules.Rules.

chapters-choose = Choose a chapter…
rules-which = You’re in several games. Whose rules would you like to read?
chapters-unknown = There’s no such chapter. Here are all of them.
chapter-ruling = ↳ { $text }
# The ids of clauses and rulings, once at the end of a chapter
chapter-cites = -# Source: { $cites }
chapter-house-rule = { $text } *House rule*
chapter-footer = { $edition } · { $game } · ↳ where the rulebook doesn’t say
chapter-not-played = *Not used in this game. It says:*
chapter-by-the-book = This game uses the official rules, with no house rules.
chapter-differs = **Chosen:** { $rules }.
    So this differs from the official rules:

chapter-setup = Setup
chapter-setup-find = start, begin, cash, money, seats, players, token, deal, bank, banker, notes
chapter-turns = Turns and doubles
chapter-turns-find = throw, roll, dice, order, begin, first, move, double, hold, end turn
chapter-go = GO
chapter-go-find = salary, pass go, 200, lap, land on go
chapter-buying = Buying property
chapter-buying-find = buy, purchase, decline, unowned, deed, price
chapter-auctions = Auctions
chapter-auctions-find = bid, auction, highest, maximum, sealed, pass, reserve
chapter-rent = Rent
chapter-rent-find = pay, railroad, station, utility, monopoly, set, double rent, full group
chapter-claims = Claiming rent
chapter-claims-find = collect, ask, forget, missed, late, window, waive
chapter-cards = Chance and Community Chest
chapter-cards-find = card, draw, deck, shuffle, get out of jail free, pass, repairs, nearest
chapter-tax = Income and Luxury Tax
chapter-tax-find = tax, 10%, ten per cent, 200, worth, super tax
chapter-jail = Jail
chapter-jail-find = prison, fine, 50, doubles, visiting, get out, bail, third turn
chapter-parking = Free Parking
chapter-parking-find = pot, jackpot, fines, parking
chapter-houses = Houses
chapter-houses-find = build, house, even, evenly, improve, monopoly, color, colour
chapter-hotels = Hotels
chapter-hotels-find = build, hotel, four houses
chapter-shortages = Building shortages
chapter-shortages-find = no houses left, out of houses, limit, 32, scarce, shortage, bank stock
chapter-selling = Selling
chapter-selling-find = sell, sell houses, half price, break down, take down, tear down, downgrade, refund
chapter-mortgages = Mortgages
chapter-mortgages-find = mortgage, loan, interest, 10%, lift, unmortgage, pay off, redeem
chapter-trades = Trades
chapter-trades-find = trade, deal, swap, offer, exchange, immunity, promise
chapter-debts = Debts and bankruptcy
chapter-debts-find = bankrupt, owe, debt, broke, creditor, cannot pay, lose, out, resign, quit, estate
chapter-loans = Loans
chapter-loans-find = lend, borrow, loan, credit
chapter-ending = How the game ends
chapter-ending-find = win, winner, end, last, richest, tie, draw
chapter-short = Short Game
chapter-short-find = short, quick, three deeds, fast
chapter-timed = Timed games
chapter-timed-find = time limit, hour, clock, new short game, count, value, worth
chapter-house-rules = House rules of this game
chapter-house-rules-find = house rules, variants, differences, options
chapter-clocks = Timers
chapter-clocks-find = time, timeout, afk, away, absent, idle, slow, deadline, clock

## set-up

told-setup-cash = **Money.** Everyone starts with ${ $start_cash }.
told-setup-dollars = All amounts are whole dollars. Fractions are rounded up, and when an amount is shared, leftover dollars are given out in turn order.
told-setup-notes = Cash is tracked as a number. There are no bills to count, and the Bank never runs out of money, so it never writes IOUs.
told-setup-players = **Players.** { $players_min } to { $players_max } players.
told-setup-banker = The bot is the Bank and the auctioneer. It doesn’t play and never bids, so no player has to sit out to be the Banker.
told-setup-tokens = Each player has their own token. All tokens start on GO, which pays nothing yet.
told-setup-deeds-sold = **Starting properties.** The Title Deeds are shuffled, and everyone is dealt { $setup_count ->
        [one] 1. You pay the Bank its list price right away.
       *[other] { $setup_count }. You pay the Bank their list prices right away.
    }
told-setup-deeds-given = **Starting properties.** The Title Deeds are shuffled, and everyone is dealt { $setup_count ->
        [one] 1
       *[other] { $setup_count }
    } for free.
told-setup-no-refusing = You can’t refuse a dealt property, and it isn’t auctioned.
told-setup-bank = **The Bank** holds { $setup ->
        [cash-only] all 28 properties
       *[other] all other properties
    }, { $houses ->
        [one] 1 house
       *[other] { $houses } houses
    } and { $hotels ->
        [0] no hotels
        [one] 1 hotel
       *[other] { $hotels } hotels
    } until players buy them.
told-setup-decks = **Cards.** Both decks of 16 cards are shuffled once and placed face down. No one sees their order.

## turns

told-turns-first = **Who goes first.** Everyone rolls both dice. The highest total takes the first turn.
told-turns-tie = If players tie for the highest, only they roll again. The bot makes all these rolls at the start.
told-turns-left = Then play passes to the left.
told-turns-shape = **A turn.** Roll two dice, move the total forward, do what the space says, and pass the dice.
told-turns-tokens = A token stays where it landed until it moves again. Any number of tokens can share a space.
told-turns-doubles = **Doubles.** Move and resolve the space as usual, then roll again.
told-turns-third = If you roll { $doubles_to_jail } doubles in a row, you don’t move on the last roll. You go to Jail, and your turn is over.
told-turns-counted = Only rolls to move count, and only those in the same turn. A roll for a utility card doesn’t.
told-turns-jailed = **Sent to Jail,** you don’t roll again, even if you rolled doubles.
told-turns-jailed-always = One edition’s rulebook leaves this open. Here your turn ends no matter how you were sent there.
told-turns-between = { $early ->
        [noted] Between two rolls there’s time to build, sell, mortgage and trade. Anything you ask for a moment too early is queued and happens as soon as the rules allow.
       *[refused] { $holds_a_gap ->
            [0] Between two rolls there’s time to build, sell, mortgage and trade.
            [one] Before a roll, any other player can pause the dice once, for a short while, to build or trade.
           *[other] Before a roll, any other player can pause the dice { $holds_a_gap } times, for a short while, to build or trade.
        }
    }
told-turns-lock = From a roll until it’s settled what the space costs or offers, no one can build, mortgage, sell or trade. Only a debtor can raise cash, and a player who agrees to the debtor’s trade can accept it.
told-turns-end = { $turn_end ->
        [by-itself] Your turn ends automatically once nothing is open and no roll is due.
       *[said-by-player] Your turn ends when you end it, but not while a debt, a purchase or an auction is open.
    }
told-turns-end-waits = If you could still build, it waits a little first, because you can build only on your own turn.

## GO

told-go-salary = **Salary.** The Bank pays you ${ $go_salary } each time you land on GO or pass it, whether by dice or by a card.
told-go-automatic = You don’t have to ask for it.
told-go-cards = Every card that moves you forward counts, whether it mentions GO or not.
told-go-order = You get it before you resolve the space you land on, and you keep it even if you go to Jail later in the same turn.
told-go-landing = Landing exactly on GO pays no more than passing it.
told-go-landing-more = Landing exactly on GO pays ${ $go_landing_salary } instead.
told-go-lap = **Once per lap.** When you leave GO later, you aren’t paid again.
told-go-twice = If you pass GO by dice and then draw the card that sends you to GO, you’re paid for both.
told-go-back = **Moving backward** never pays.
told-go-jail = **On the way to Jail** you get nothing, whether a space, a card or doubles sent you there.

## buying

told-buying-lap = **First lap.** You can’t buy unowned property or bid until you’ve gone around the board { $buying_from_lap ->
        [one] once
       *[other] { $buying_from_lap } times
    }.
told-buying-option = **Unowned property.** When you land on one, by dice or by a card, you can buy it at its list price: street, railroad or utility.
told-buying-raise = If you’re short of cash, you still have the option while you mortgage, sell buildings or trade.
told-buying-declined = **If you don’t buy it,** it’s auctioned right away, before anything else happens.
told-buying-kept = **If you don’t buy it,** it stays with the Bank until another player lands there. Nothing is auctioned.
told-buying-deed = You get the Title Deed. Everyone can look up who owns what and what’s mortgaged.
told-buying-own = When you land on your own property, nothing happens.

## auctions

told-auctions-none = There are no property auctions: a property no one buys stays with the Bank.
told-auctions-who = **Who can bid.** Everyone in the game, including the player who declined it and players in Jail.
told-auctions-not = The Bank never bids, and neither does a player with an open debt.
told-auctions-lap = Players can’t bid until they’ve gone around the board { $buying_from_lap ->
        [one] once
       *[other] { $buying_from_lap } times
    }.
told-auctions-start = **First bid.** ${ $auction_least } is enough, whatever the list price.
told-auctions-reserve = **First bid.** At least { $reserve_percent }% of the list price.
told-auctions-steps = Bids are in whole dollars, each at least ${ $auction_step } above the last.
told-auctions-price = **The highest bid wins.** The winner pays the Bank and then gets the Title Deed.
told-auctions-open = Players bid in any order, until everyone but the highest bidder has passed. After a late bid, the others have at least { $soft_close }. You can set a secret maximum that bids for you.
told-auctions-sealed = Each player sets one secret maximum, or passes. The highest wins and pays ${ $auction_step } more than the second highest, but never more than its own maximum. A single bidder pays the lowest first bid.
told-auctions-cap = { $bid_cap ->
        [cash-in-hand] You can’t bid more than your cash.
        [no-cap] You can bid any amount. If you win and can’t pay it, you’re bankrupt to the Bank, and the property is auctioned again.
       *[raisable] You can bid as much as you could raise: cash, mortgages on your property, and half price for your buildings.
    }
told-auctions-business = During an auction you can mortgage and sell buildings to the Bank. { $auction ->
        [sealed-maxima] You can trade too.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}At the end, your maximum is lowered to what you can still bid.
        }
       *[open-calls] Trades wait until it’s over.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}While your bid leads, you have to keep enough to pay it.
        }
    }
told-auctions-own-lot = The winner pays first, so you can’t mortgage the property itself to pay for it.
told-auctions-equal = If bids are equal, the earlier one stands. Bids can’t be taken back. If a player leaves the game, their bids are removed.
told-auctions-unsold = If no one bids, it stays with the Bank until another player lands there.
told-auctions-several = Several properties are auctioned in board order from GO, { $auction ->
        [sealed-maxima] all with one deadline, and you can set a total limit for all your bids.
       *[open-calls] one after another.
    }

## rent

told-rent-due = **Rent.** When you land on a property that another player owns, you owe the rent on its Title Deed.
told-rent-automatic = Rent is charged automatically, and paid right away if you have the cash.
told-rent-claimed = Rent is due only if its owner asks in time: see *Claiming rent*.
told-rent-built = **With buildings:** the rent on the Title Deed for that many houses, or for a hotel.
told-rent-double = **Full color set.** If you own all streets of a color, the ones without houses charge double rent, even if another one is mortgaged or built on.
told-rent-mortgaged = **If it’s mortgaged,** no rent is due. Everyone can see which properties are mortgaged. The rest of the group still charges rent.
told-rent-railroads = **Railroads.** ${ $railroad_1 }, ${ $railroad_2 }, ${ $railroad_3 } or ${ $railroad_4 } if the owner has one, two, three or four.
told-rent-utilities = **Utilities.** { $utility_1 } times the roll, or { $utility_2 } times if the owner has both.
told-rent-throw = The roll that moved you counts, also when you leave Jail.
told-rent-scale = Mortgaged railroads and utilities still count toward how many the owner has.
told-rent-jail = **In Jail,** owners collect rent as usual.
told-rent-no-jail = **In Jail,** owners collect no rent.
told-rent-waiving = Players can’t promise or sell immunity from rent.

## claiming rent

told-claims-none = Rent is charged automatically here. Owners don’t have to ask for it and can’t miss it. By the letter of the rulebook, owners must ask; a house rule turns that on.
told-claims-asking = **By the letter.** The rulebook gives you rent only if you ask for it in time: press *Collect*. Until then nothing is owed.
told-claims-sum = The amount is the rent at the time of landing, whatever is built, sold or mortgaged since.
told-claims-second = **Too late** once the second player after the visitor rolls to move.
told-claims-second-counted = Count the players who roll after the visitor’s turn, each once. With two players, the second is the visitor again. A roll for a utility card doesn’t count.
told-claims-next = **Too late** once any player rolls to move again.
told-claims-next-counted = The visitor’s own extra roll counts. A roll for a utility card doesn’t.
told-claims-waiving = An owner who doesn’t want the rent just doesn’t ask. Immunity can’t be sold.

## cards

told-cards-drawing = **Drawing a card.** Take the top card, do what it says, and put it at the bottom of its deck. You can’t refuse.
told-cards-order = The decks are shuffled once, at the start. After the last card, they repeat in the same order.
told-cards-moves = **If a card moves you,** resolve the new space as if you had rolled it.
told-cards-nested = That’s true even if it means drawing another card. The first card goes to the bottom of its deck when everything is done.
told-cards-nearest = “Nearest” always means the next one ahead of you, never behind.
told-cards-railroad = Nearest railroad: pay twice the usual rent, based on how many its owner has.
told-cards-utility = Nearest utility: roll again and pay ten times that roll, no matter how many its owner has. Doubles on this roll don’t count.
told-cards-mortgaged = If it’s mortgaged, you owe nothing.
told-cards-fines = **Cards that cost money.** You pay the Bank, unless the card names players.
told-cards-pot = **Cards that cost money.** What you’d pay the Bank goes to Free Parking.
told-cards-repairs = For repairs, all your buildings on the board count, as they are when you draw the card.
told-cards-pay-each = Pay each player: this is one debt to all of them. If you can’t pay it, everything you have is sold and shared equally.
told-cards-collect-each = Collect from each player: everyone owes you their own part. Your turn waits for players who have to raise it.
told-cards-pass = **Get Out of Jail Free.** Keep this card until you use it. Then it goes to the bottom of its deck.
told-cards-pass-sold = You can sell it to another player at any time, at any price you both agree on.
told-cards-pass-resold = The buyer can sell it again. It’s used only when you say so, and if you have two, you choose which.

## taxes

told-tax-choice = **Income Tax.** Pay ${ $income_tax_flat }, or { $income_tax_percent }% of everything you own. You choose before you count, and the choice is final.
told-tax-hidden = You don’t see the amount before you choose.
told-tax-rounding = The percentage is rounded up to a whole dollar.
told-tax-worth = **Everything you own:** cash, every property at its list price, mortgaged or not, and what your buildings cost.
told-tax-worth-else = Mortgages aren’t subtracted. Get Out of Jail Free cards count as nothing, a hotel as { $hotel_level } houses, and a salary from the same move in full.
told-tax-printed = A flat tax, as printed on later boards, is a house rule.
told-tax-flat = **Income Tax.** ${ $income_tax_flat }, with no choice.
told-tax-luxury = **Luxury Tax.** ${ $luxury_tax }.
told-tax-bank = Both taxes are paid to the Bank right away.
told-tax-pot = Both taxes go to Free Parking.

## Jail

told-jail-in = **You go to Jail** if you land on Go To Jail, draw a card that sends you there, or roll { $doubles_to_jail } doubles in a row.
told-jail-straight = You go straight there: no salary, and your turn is over.
told-jail-visiting = **Just visiting.** If you land there by a roll, nothing happens.
told-jail-doubles = **Getting out with doubles.** If you roll doubles on one of your next { $jail_turns } turns, you move what you rolled and pay nothing. The turn you went to Jail on doesn’t count.
told-jail-one-try = **You get out on your next turn** in any case: with a Get Out of Jail Free card, ${ $jail_fine }, or doubles. You can try for doubles first. If that fails, you pay and move what you rolled.
told-jail-doubles-once = Those doubles don’t earn another roll.
told-jail-doubles-again = Those doubles earn another roll, and count as your first.
told-jail-fine = **Paying ${ $jail_fine }.** You can pay to get out before you roll, on { $jail_prepay_turns ->
        [1] your first turn
       *[other] your first { $jail_prepay_turns } turns
    } in Jail.
told-jail-pass = **Using a Get Out of Jail Free card.** You can use it before you roll, whether it’s your own or one you buy from another player.
told-jail-released = If you get out before the roll, you roll as usual: doubles count and earn another roll.
told-jail-last = **Last try.** If you roll no doubles on turn { $jail_turns } either, you pay ${ $jail_fine } and move what you rolled. You can’t stay longer.
told-jail-no-fine-first = On that turn you roll before you pay.
told-jail-short = If you don’t have the cash, you raise it before you move, and your roll stands. If you can’t, you’re bankrupt and don’t move.
told-jail-pass-too-late = Once the last roll has failed, you can’t use a Get Out of Jail Free card anymore.
told-jail-pass-after = Once the last roll has failed, you can still use a Get Out of Jail Free card that you have instead of paying the fine.
told-jail-bank = The fine goes to the Bank.
told-jail-pot = The Jail fine goes to Free Parking.
told-jail-business = **In Jail** you can trade, build and collect rent as usual.
told-jail-business-no-rent = **In Jail** you can trade and build as usual, but you collect no rent.
told-jail-all-business = You can also sell buildings, mortgage and bid.{ $building_time ->
        [own-turn] {" "}You can build only on your own turn.
       *[any-time] { "" }
    }

## Free Parking

told-parking-rest = **Nothing happens.** No money, no penalty. Fines and taxes go to the Bank, so there’s no pot.
told-parking-pot = **The pot.** Fines, taxes and card payments to the Bank go here. If you land here, you collect it all.{ $free_parking_seed ->
        [0] { "" }
       *[other] {" "}Then the Bank puts ${ $free_parking_seed } here again.
    }

## houses

told-houses-group = **Where.** On streets of a color group that you own completely.
told-houses-even = **Build evenly.** The first house can go on any street of the group, the next one on a street with fewer houses. No street can be more than one house ahead of another.
told-houses-per-group = Each color group counts separately. What you’ve built on your other groups doesn’t matter.
told-houses-price = **Price.** Each house costs what the Title Deed says. Only the Bank sells houses.
told-houses-most = **At most { $hotel_houses } houses** on a street. Then comes the hotel.
told-houses-when = **When.** { $building_time ->
        [own-turn] Only on your own turn, also while in Jail.
       *[any-time] At any time, on anyone’s turn, also while in Jail.
    }
told-houses-lock = You can’t build between a roll and its outcome, or while you have an open debt.
told-houses-many = **How many.** As many at once as you can pay for in cash.
told-houses-limit = **How many.** { $building_limit_most ->
        [one] At most 1 building per player each turn.
       *[other] At most { $building_limit_most } buildings per player each turn.
    }
told-houses-mortgage-group = **Mortgages.** You can’t build on a color group while one of its streets is mortgaged.
told-houses-mortgage-lot = **Mortgages.** You can’t build on a mortgaged street. You can build on the others in its group, as long as you build evenly.
told-houses-stock = **Stock.** The Bank has { $houses ->
        [one] 1 house
       *[other] { $houses } houses
    } and { $hotels ->
        [0] no hotels
        [one] 1 hotel
       *[other] { $hotels } hotels
    } in all.
told-houses-steps = Building several levels at once needs every house along the way, also on the way to a hotel.

## hotels

told-hotels-first = **For a hotel,** you need { $hotel_houses } houses on every street of the color group. Then return the houses on one street to the Bank, pay the price of a house there, and the hotel replaces them.
told-hotels-short = There’s no fourth house. For building, selling and stepping down, a hotel is { $hotel_level } levels: it takes or gives back { $hotel_houses } houses.
told-hotels-rent = It charges the hotel rent on the Title Deed.
told-hotels-any = You can build on any street of the group, one after another, one hotel per street.
told-hotels-back = **Returned houses** belong to the Bank again, and anyone can buy them.
told-hotels-sold = **Selling a hotel** brings half the price of { $hotel_level } houses. You can sell all hotels of a color group at once.

## shortages

told-shortages-wait = **If the Bank has none left,** you wait until a player sells or returns some. Hotels are limited like houses.
told-shortages-auction = **If players want more than there are,** they go to the highest bidders.
told-shortages-claims = Everyone else who could build now is asked first. If there are enough, everyone builds at the normal price. If you don’t answer, you ask for none.
told-shortages-claims-turn = Everyone who could build on a turn of their own is asked first. If there are enough, only the player whose turn it is builds now, at the normal price, and the others build on their own turns. If you don’t answer, you ask for none.
told-shortages-single = The buildings are auctioned one at a time, houses before hotels, among the players who asked. { $auction ->
        [sealed-maxima] Each player names a street and a maximum for every building they want, starting at its Title Deed price.
       *[open-calls] Your bids start at the price on your own Title Deed, and you build right away.
    }
told-shortages-first = **If players want more than there are,** the first player who asks gets to build.

## selling

told-selling-half = **Buildings** can be sold back to the Bank at half the Title Deed price, at any time.
told-selling-bank = You can never sell them to another player.
told-selling-even = **Sell evenly,** the way you built them.
told-selling-any-order = **In any order,** from any street, however uneven that leaves the group. You still build on the lowest street first.
told-selling-hotels = **Hotels** bring half the price of { $hotel_level } houses each. You can sell all hotels of a color group at once.
told-selling-down = You can also step hotels down to { $hotel_houses } houses, one at a time and evenly.
told-selling-down-any = You can also step hotels down to { $hotel_houses } houses or fewer.
told-selling-stock = You can choose any even layout that the Bank has enough houses for. If it has none, you have to sell all hotels of the group.
told-selling-stock-any = You can choose any layout that the Bank has enough houses for.
told-selling-dear = A house that you bought for more at auction still brings half the Title Deed price.
told-selling-deeds = **Property** can be sold to another player at any price, once there are no buildings on its color group.

## mortgages

told-mortgages-loan = **Mortgaging.** The Bank lends you half the list price on a property you own, at any time.
told-mortgages-owner = You still own it, but it collects no rent. Only you can unmortgage it.
told-mortgages-clear-group = **Buildings first.** Before you mortgage a street, you have to sell all buildings on its color group.
told-mortgages-clear-lot = **Buildings first.** Before you mortgage a street, you have to sell the buildings on it. The other streets of its group keep theirs.
told-mortgages-buildings = You can’t mortgage houses and hotels.
told-mortgages-lift = **Unmortgaging** costs the loan plus { $interest_percent }%. There’s no deadline.
told-mortgages-percent = { $interest_percent }% of the loan, rounded up for each property.
told-mortgages-rebuild = After that you can build again, at the full price.
told-mortgages-sold = **Trading it.** You can trade a mortgaged property. The new owner pays the Bank { $interest_percent }% right away to keep it mortgaged, or the loan plus { $interest_percent }% to unmortgage it.
told-mortgages-later = If the new owner keeps it mortgaged and unmortgages it later, the { $interest_percent }% is due again.
told-mortgages-agreed = The receiver chooses for each property when accepting, and must be able to pay.

## trades

told-trades-what = **What you can trade.** Property, mortgaged or not, cash and Get Out of Jail Free cards, at any price two players agree on.
told-trades-nothing-else = Nothing else: no promises, future rent or immunity.
told-trades-lap = **First lap.** Players can trade only after going around the board { $trading_from_lap ->
        [one] once
       *[other] { $trading_from_lap } times
    }.
told-trades-built = **Not with buildings.** You can’t trade a street while its color group has a building, and you can never trade a building itself.
told-trades-loans = **No loans** between players, of money or of property.
told-trades-when = On anyone’s turn, but not between a roll and its outcome. An offer expires after a while, or when something in it changes.
told-trades-price = Any price is allowed, as long as neither player is in debt.
told-trades-debt = With an open debt, you can make only a trade that pays it right away or leaves you able to raise no less than before. You can’t give anything away.
told-trades-mortgaged = Mortgaged property: its receiver chooses to pay { $interest_percent }% right away or the whole loan plus { $interest_percent }%.
told-trades-auction = { $auction ->
        [sealed-maxima] You can trade while an auction is open.
       *[open-calls] You can’t trade while an auction is open.
    }
told-trades-hour = After the end time there’s no more trading.

## debts

told-debts-raise = **If you owe more than your cash,** sell buildings and mortgage until you can pay. While that’s enough, you must pay.
told-debts-choose = You choose what goes. If you don’t answer: mortgages first, then the cheapest buildings, no more than needed.
told-debts-trade = A trade can help if it pays right away or doesn’t lower what you can raise (cards and mortgaged property count as nothing).
told-debts-kind = Your creditor can take property as part payment, if you agree.
told-debts-rescue = **Bankrupt** means owing more than all that would bring, not just as much. Trades can still save you.
told-debts-no-rescue = **Bankrupt** means owing more than all that would bring. It happens right away, with no rescue.
told-debts-player = **To a player.** They get everything: cash, property, cards, and half price for your buildings.
told-debts-player-cash = **What’s left.** Your creditor (or several, in equal parts) gets your cash and half price for your buildings. Property goes back to the Bank, unmortgaged and without an auction, and cards go under their decks.
told-debts-state = Everything passes on as it is, mortgages included, so you can’t mortgage for a debt beyond your means. Hotels are sold outright, whatever the stock.
told-debts-interest = **Mortgaged property** costs its new owner { $interest_percent }% right away. They can then pay off the loan, raising it first if needed, or pay { $interest_percent }% again later.
told-debts-interest-short = The { $interest_percent }% is due after the bankrupt player’s cash has come in. If that’s too little, it’s a debt like any other.
told-debts-bank = **To the Bank.** It takes everything and auctions the property right away. Buildings go back to its stock.
told-debts-bank-kept = **To the Bank.** It takes everything, and the property is for sale again.
told-debts-bank-cleared = One by one in board order, unmortgaged. With one player left, nothing is auctioned.
told-debts-passes = Get Out of Jail Free cards go to the creditor. If you owe the Bank, they { $estate_passes ->
        [passes-auctioned] are auctioned after the property. If you owe several players, they go under their decks.
       *[under-deck] go under their decks.
    }
told-debts-several = If you owe several players, everything is sold and shared equally, mortgages included.
told-debts-several-kept = If you owe several players, your cash is shared equally.
told-debts-order = Several bankruptcies go in turn order, from the player whose turn it is. What a bankrupt player was owed is dropped.
told-debts-out = **Out.** A bankrupt player leaves right away, even before an extra roll.
told-debts-resign = Resigning is bankruptcy to your creditor, or to the Bank if you have no debt. You can’t give things away first.

## loans

told-loans-bank = **Only the Bank lends money,** and only on a mortgage.
told-loans-players = **Players can’t lend each other anything,** neither money nor property.
told-loans-promises = So a trade can’t include anything for later or on a condition.

## the end

told-ending-last = **The last player left wins,** with any amount of cash.
told-ending-last-nothing = The last bankruptcy ends the game right away. Nothing more is auctioned.
told-ending-first = **The first bankruptcy ends the game.** The richest remaining player wins.
told-ending-settled = First the bankruptcy is settled, with its interest and auctions. If a player resigns without a debt, the game goes on as long as two or more are left.
told-ending-hour = **At the end time** agreed on before the start, play stops.
told-ending-move = A roll already made is resolved, with its auction, card or debt. There’s no extra roll for doubles.
told-ending-round = The round is played out, so everyone has had the same number of turns.
told-ending-no-trade = After the end time there’s no more trading or building.
told-ending-worth = **Counting.** Cash, property at list price (half if mortgaged), houses at cost, and a hotel as { $hotel_level } houses.
told-ending-richest = **The richest player wins.**
told-ending-alone = The last player left wins right away, whatever else was agreed.
told-ending-tie = { $tie ->
        [most-cash] If totals are equal, the player with more cash wins.
       *[shared-win] Players with equal totals share the win.
    }
told-timed-normal = **Until then** it’s played like any game.

## clocks

told-clocks-silence = You never lose your seat by not answering. When your time is up, the bot makes the most careful choice for you, and you can come back at any time.
told-clocks-throw = **Roll or end your turn:** { $time_throw }. Then it happens automatically.
told-clocks-jail = **Jail choice:** { $time_jail }. Then you roll.
told-clocks-buy = **Buy or not:** { $time_buy }. Then you decline.
told-clocks-tax = **Income Tax:** { $time_tax }. Then you pay the flat amount, or the percentage if your cash doesn’t cover that.
told-clocks-auction = **Bid:** { $time_auction }. Then you pass.
told-clocks-debt = **Raise cash:** { $time_debt }. Then the bot raises it for you, starting with what’s cheapest to undo.
told-clocks-rescue = **Last-chance trade:** { $time_rescue }. Then you’re bankrupt.
told-clocks-lift = **Inherited mortgages:** { $time_lift }. Then they stay mortgaged.
told-clocks-trade = **Answer a trade:** { $time_trade }. Then the offer expires.
told-clocks-claim = { $time_claim ->
        [none] { "" }
       *[other] **Building shortage:** { $time_claim }. Then you ask for none.
    }
told-clocks-hold = { $time_hold ->
        [none] { "" }
       *[other] **Pause a roll:** { $time_hold }. Then the game goes on.
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
