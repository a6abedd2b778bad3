# The rules in words: chapters, how one finds them, and their lines.
# A line that comes out empty is not shown. Facts are the fields of engine.editions.rules.Rules.

chapters-choose = Look something up…
rules-which = Several games: whose rules would you like to read?
chapters-unknown = There is no such chapter. These are all of them.
chapter-ruling = ↳ { $text }
# The ids of clauses and rulings, once at the end of a chapter
chapter-cites = -# Behind it: { $cites }
chapter-house-rule = { $text } *House rule*
chapter-footer = { $edition } · { $game } · ↳ where the book is silent
chapter-not-played = *Not played at this table. In it:*
chapter-by-the-book = This table plays by the book, without house rules.
chapter-differs = **Chosen:** { $rules }.
    So this is otherwise here than in the book:

chapter-setup = Set-up
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
chapter-selling = Selling back and selling
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
chapter-house-rules = House rules of this table
chapter-house-rules-find = house rules, variants, differences, options
chapter-clocks = Clocks and silence
chapter-clocks-find = time, timeout, afk, away, absent, idle, slow, deadline, clock

## set-up

told-setup-cash = **Money.** Everybody starts with ${ $start_cash }.
told-setup-dollars = Whole dollars everywhere: tenths are rounded up, and where a sum is shared out the odd dollars go round in turn order.
told-setup-notes = Cash is a number. No notes are counted out, and the Bank never runs dry, so it writes no IOUs.
told-setup-players = **Seats.** { $players_min } to { $players_max } players.
told-setup-banker = The bot is the Bank and the auctioneer. It has no purse of its own and never bids, and nobody has to sit out for it.
told-setup-tokens = Everybody has a token of their own. All begin on GO, which pays nothing yet.
told-setup-deeds-sold = **Deeds.** They are shuffled and everybody is dealt { $setup_count ->
        [one] one. You pay its printed price to the Bank at once.
       *[other] { $setup_count }. You pay their printed prices to the Bank at once.
    }
told-setup-deeds-given = **Deeds.** They are shuffled and everybody is dealt { $setup_count ->
        [one] one
       *[other] { $setup_count }
    } for nothing.
told-setup-no-refusing = A dealt deed cannot be refused and is not auctioned.
told-setup-bank = **The Bank** holds { $setup ->
        [cash-only] all 28 deeds
       *[other] all other deeds
    }, { $houses ->
        [one] one house
       *[other] { $houses } houses
    } and { $hotels ->
        [0] no hotel
        [one] one hotel
       *[other] { $hotels } hotels
    } until somebody buys them.
told-setup-decks = **Cards.** Both decks of sixteen are shuffled once and lie face down. Nobody sees their order.

## turns

told-turns-first = **Who begins.** Everybody throws both dice. The highest total takes the first turn.
told-turns-tie = Of equal highest throws only those are thrown again. The bot makes all these throws at the start.
told-turns-left = Then the dice go round to the left, seat by seat.
told-turns-shape = **A turn.** Throw two dice, move their total forward, do what the space says, pass the dice on.
told-turns-tokens = A token stays where it stopped until it moves again. Any number may share a space.
told-turns-doubles = **Doubles.** Move and deal with the space as usual, then throw again.
told-turns-third = With { $doubles_to_jail } doubles in a row you do not move the last throw: you go to Jail, and your turn is over.
told-turns-counted = Only throws to move count, and only those of this turn. A throw for a utility card does not.
told-turns-jailed = **Sent to Jail,** you do not throw again, doubles or not.
told-turns-jailed-always = One book leaves that open. Here the turn ends however you were sent there.
told-turns-between = { $early ->
        [noted] Between two throws there is time to build, sell, mortgage and trade. What you ask for a moment too early is noted, and done as soon as it is legal.
       *[refused] { $holds_a_gap ->
            [0] Between two throws there is time to build, sell, mortgage and trade.
            [one] Before a throw anybody else may hold the dice once, for a short while, to build or to trade.
           *[other] Before a throw anybody else may hold the dice { $holds_a_gap } times, for a short while, to build or to trade.
        }
    }
told-turns-lock = From a roll until it is certain what the space costs or offers, nobody does business. Only a debtor raises money, and whoever agrees to the debtor’s trade may accept it.
told-turns-end = { $turn_end ->
        [by-itself] Your turn ends by itself once nothing is open and no throw is due.
       *[said-by-player] Your turn ends when you say so, not while a debt, a purchase or an auction is open.
    }
told-turns-end-waits = If you could still build, it waits a little first: you build on your own turn only.

## GO

told-go-salary = **Salary.** The Bank pays you ${ $go_salary } each time you reach GO or pass it, by dice or by a card.
told-go-automatic = Nobody has to ask for it.
told-go-cards = Every card that moves you forward counts, whether it mentions GO or not.
told-go-order = You have it before the space is dealt with, and keep it if the same turn still ends in Jail.
told-go-landing = Stopping right on GO pays no more than passing it.
told-go-landing-more = Stopping right on GO pays ${ $go_landing_salary } instead.
told-go-lap = **Once a lap.** Leaving GO later does not pay again.
told-go-twice = Pass GO by dice and then draw the card that sends you to GO: you are paid for both.
told-go-back = **Backwards** never pays.
told-go-jail = **On the way to Jail** you get nothing, whether by space, card or doubles.

## buying

told-buying-lap = **First lap.** Unowned property is closed to you until you have been round the board { $buying_from_lap ->
        [one] once
       *[other] { $buying_from_lap } times
    }: no buying, no auction.
told-buying-option = **Unowned property.** Stop there, by dice or by card, and you may buy it at the printed price: street, railroad or utility.
told-buying-raise = Short of cash? The offer stays open while you mortgage, sell buildings or trade.
told-buying-declined = **Not bought?** It is auctioned at once, before anything else goes on.
told-buying-kept = **Not bought?** It stays with the Bank for the next visitor. Nothing is auctioned.
told-buying-deed = The deed is yours, and everybody can look up who owns what and what is mortgaged.
told-buying-own = Stopping on your own property costs nothing and brings nothing.

## auctions

told-auctions-none = Property is not auctioned: what nobody buys stays with the Bank.
told-auctions-who = **Who bids.** Everybody in the game, also whoever declined it, also from Jail.
told-auctions-not = Never the Bank, and nobody with a debt open.
told-auctions-lap = Nobody bids who has not been round the board { $buying_from_lap ->
        [one] once
       *[other] { $buying_from_lap } times
    } yet.
told-auctions-start = **First bid.** ${ $auction_least } will do, whatever the printed price.
told-auctions-reserve = **First bid.** At least { $reserve_percent }% of the printed price.
told-auctions-steps = Whole dollars, each bid at least ${ $auction_step } above the last.
told-auctions-price = **The highest bid wins.** It is paid to the Bank, then the deed is handed over.
told-auctions-open = Bids are called in any order, until all but the highest bidder have passed. A late bid leaves the others { $soft_close } at least. You may leave a secret maximum that bids for you.
told-auctions-sealed = Everybody files one secret maximum, or passes. The highest wins, for ${ $auction_step } more than the second but never above itself. Alone, it pays the lowest first bid.
told-auctions-cap = { $bid_cap ->
        [cash-in-hand] You may bid no more than your cash.
        [no-cap] You may bid any sum. Win and fail to pay it, and you are bankrupt to the Bank. The lot is then auctioned again.
       *[raisable] You may bid what you could raise: cash, loans on your property, half price for your buildings.
    }
told-auctions-business = While it runs you may mortgage and sell to the Bank. { $auction ->
        [sealed-maxima] Trades go on too.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}A maximum is cut to what you may still bid at the end.
        }
       *[open-calls] Trades wait until it is over.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}While your bid leads you may not spend what it takes to pay it.
        }
    }
told-auctions-own-lot = The winner pays first: the lot itself cannot be mortgaged for it.
told-auctions-equal = Of equal bids the earlier stands. None can be taken back. Who leaves the game has theirs struck.
told-auctions-unsold = Nobody bids? It stays with the Bank for the next visitor.
told-auctions-several = Several lots go in board order from GO, { $auction ->
        [sealed-maxima] all under one deadline, with a limit for all your bids together if you like.
       *[open-calls] one after another.
    }

## rent

told-rent-due = **Rent.** Stop on a property that another player owns, and you owe what its deed says.
told-rent-automatic = It is charged by itself, and paid at once where your cash covers it.
told-rent-claimed = Rent is due only if its owner asks in time: see *Claiming rent*.
told-rent-built = **Built on:** the deed’s figure for that many houses, or for the hotel.
told-rent-double = **Whole color.** Who owns it charges double on its bare streets, also when a sister street is mortgaged or built on.
told-rent-mortgaged = **Mortgaged,** it charges nothing, and everybody can see that. The rest of its group charges on.
told-rent-railroads = **Railroads.** ${ $railroad_1 }, ${ $railroad_2 }, ${ $railroad_3 } or ${ $railroad_4 }, for one to four of the same owner.
told-rent-utilities = **Utilities.** { $utility_1 } times the throw, { $utility_2 } times if the owner has both.
told-rent-throw = It is the throw that moved you, also out of Jail.
told-rent-scale = Mortgaged railroads and utilities count among those owned.
told-rent-jail = **From Jail** an owner gets rent like anybody.
told-rent-no-jail = **From Jail** an owner gets no rent.
told-rent-waiving = Nobody can promise or sell immunity from rent.

## claiming rent

told-claims-none = Rent is charged by itself here. Nobody has to ask for it, and nobody can miss it. By the letter of the book owners must ask; a table can choose that.
told-claims-asking = **To the letter.** The book gives you rent only if you ask for it in time: press *Collect*. Until then nothing is owed.
told-claims-sum = The sum is that of the landing, whatever is built, sold or mortgaged since.
told-claims-second = **Too late** when the second player after the visitor throws to move.
told-claims-second-counted = Players who throw after the visitor’s turn count, each once. With two players the second is the visitor again. A throw for a utility card counts for nothing.
told-claims-next = **Too late** at the very next throw to move.
told-claims-next-counted = The visitor’s own extra throw counts. A throw for a utility card does not.
told-claims-waiving = An owner who wants no rent just does not ask. Immunity cannot be sold.

## cards

told-cards-drawing = **Drawing.** Take the top card, do what it says, put it under its deck. You cannot refuse.
told-cards-order = The decks are shuffled once, at the start. Gone through, they come again in the same order.
told-cards-moves = **Moved by a card,** you deal with the new space as if you had thrown it.
told-cards-nested = Also if that means another card. The first goes under its deck when all is done.
told-cards-nearest = The nearest is the first one ahead of you.
told-cards-railroad = Nearest railroad: twice the usual rent for as many as its owner has.
told-cards-utility = Nearest utility: a fresh throw, ten times, however many its owner has. Doubles there mean nothing.
told-cards-mortgaged = If it is mortgaged you owe nothing.
told-cards-fines = **Cards that cost.** What you pay goes to the Bank, unless the card names players.
told-cards-pot = **Cards that cost.** What you would pay the Bank goes on Free Parking.
told-cards-repairs = Repairs count all your buildings on the whole board at the moment you draw.
told-cards-pay-each = Pay each player: one debt to all of them. Fail, and all you have is sold and shared equally.
told-cards-collect-each = Collect from each: everybody owes you their own part. Your turn waits for those who have to raise it.
told-cards-pass = **Get Out of Jail Free.** Keep it until you use it. Then it goes under its deck.
told-cards-pass-sold = You may sell it to another player, at any price you agree on, at any time.
told-cards-pass-resold = Whoever holds one may sell it on. None is used without your word; with two you choose which.

## taxes

told-tax-choice = **Income Tax.** Pay ${ $income_tax_flat }, or { $income_tax_percent }% of all you own. Choose before you count; the choice stands.
told-tax-hidden = You are not shown the sum before you choose.
told-tax-rounding = The share is rounded up to a whole dollar.
told-tax-worth = **All you own:** cash, every property at its printed price, mortgaged or not, and what your buildings cost.
told-tax-worth-else = Loans are not taken off. Get Out of Jail Free cards count nothing, a hotel as { $hotel_level } houses, salary of the same move in full.
told-tax-printed = A flat tax, as printed on later boards, is a house rule.
told-tax-flat = **Income Tax.** ${ $income_tax_flat }, without a choice.
told-tax-luxury = **Luxury Tax.** ${ $luxury_tax }.
told-tax-bank = Both taxes go to the Bank at once.
told-tax-pot = Both taxes go on Free Parking.

## Jail

told-jail-in = **You go to Jail** from Go To Jail, by a card, or with { $doubles_to_jail } doubles in a row.
told-jail-straight = Straight there: no salary, and your turn is over.
told-jail-visiting = **Just visiting.** Stop there by a throw, and nothing happens.
told-jail-doubles = **Out by doubles** on any of your next { $jail_turns } turns: you move what you threw and pay nothing. The turn you were jailed in is not counted.
told-jail-one-try = **Out at your next turn,** in any case: with a Get Out of Jail Free card, ${ $jail_fine }, or doubles. Try for doubles first if you like; miss, and you pay and move what you threw.
told-jail-doubles-once = Those doubles give no further throw.
told-jail-doubles-again = Those doubles give a further throw, and count as your first.
told-jail-fine = **Out for ${ $jail_fine }** before you throw, on { $jail_prepay_turns ->
        [1] your first turn
       *[other] your first { $jail_prepay_turns } turns
    } in Jail.
told-jail-pass = **Out with a Get Out of Jail Free card** before you throw, your own or one you buy from another player.
told-jail-released = Freed before the throw, you throw as usual: doubles count, and throw again.
told-jail-last = **Last try.** No doubles on turn { $jail_turns } either? You pay ${ $jail_fine } and move what you threw. Nobody stays longer.
told-jail-no-fine-first = On that turn you throw before you pay.
told-jail-short = Short of it? You raise it before you move and keep the throw. If you cannot, you are bankrupt and do not move.
told-jail-pass-too-late = Once the last throw has failed, a Get Out of Jail Free card helps no more.
told-jail-pass-after = Once the last roll has failed, you may use a Get Out of Jail Free card that you hold instead of paying the fine.
told-jail-bank = The fine goes to the Bank.
told-jail-pot = The fine for Jail goes on Free Parking.
told-jail-business = **Business.** From Jail you trade, build and get rent as usual.
told-jail-business-no-rent = **Business.** From Jail you trade and build as usual, but get no rent.
told-jail-all-business = You also sell buildings, mortgage and bid.{ $building_time ->
        [own-turn] {" "}Building keeps to your own turn.
       *[any-time] { "" }
    }

## Free Parking

told-parking-rest = **Nothing happens.** No money, no penalty. Fines and taxes go to the Bank, so there is no pot.
told-parking-pot = **The pot.** Fines, taxes and card payments to the Bank lie here. Whoever stops here takes them all.{ $free_parking_seed ->
        [0] { "" }
       *[other] {" "}Then the Bank lays ${ $free_parking_seed } here anew.
    }

## houses

told-houses-group = **Where.** On the streets of a color that is all yours.
told-houses-even = **Evenly.** The first on any of them, the next on one with fewer: no street more than one house ahead of another.
told-houses-per-group = Each color by itself. What stands on your other colors does not matter.
told-houses-price = **Price.** Each costs what the deed says. Only the Bank sells them.
told-houses-most = **{ $hotel_houses } at the most** on a street. Then comes the hotel.
told-houses-when = **When.** { $building_time ->
        [own-turn] On your own turn only, also from Jail.
       *[any-time] At any time, in anybody’s turn, also from Jail.
    }
told-houses-lock = Not between a throw and what comes of it, and not with a debt of your own open.
told-houses-many = **How many.** As many at once as your cash pays for.
told-houses-limit = **How many.** { $building_limit_most ->
        [one] One building a player in each turn.
       *[other] At most { $building_limit_most } buildings a player in each turn.
    }
told-houses-mortgage-group = **Mortgages.** Nothing is built on a color while one of its streets is mortgaged.
told-houses-mortgage-lot = **Mortgages.** Nothing is built on a mortgaged street. Its sisters may be built on, as far as that stays even.
told-houses-stock = **Stock.** The Bank has { $houses ->
        [one] one house
       *[other] { $houses } houses
    } and { $hotels ->
        [0] no hotel
        [one] one hotel
       *[other] { $hotels } hotels
    } in all.
told-houses-steps = Several steps at once need every house on the way, also on the way to a hotel.

## hotels

told-hotels-first = **A hotel** needs { $hotel_houses } houses on every street of the color first. Hand in those of one street, pay what a house costs there, and it stands.
told-hotels-short = There is no fourth house. For building, selling and stepping down a hotel is { $hotel_level } levels, and needs or gives back { $hotel_houses } houses.
told-hotels-rent = Its rent is the hotel rent on the deed.
told-hotels-any = On any street of the color, one after another, one a street.
told-hotels-back = **Houses handed in** are the Bank’s again, for anybody to buy.
told-hotels-sold = **Sold back** it brings half the price of { $hotel_level } houses. All of a color may go at once.

## shortages

told-shortages-wait = **None left?** You wait until somebody sells or hands in some. Hotels are limited like houses.
told-shortages-auction = **More wanted than there are?** They go to the highest bidders.
told-shortages-claims = Whoever else could build now is asked first. Enough for all: everybody builds at the deed’s price. Silence asks for none.
told-shortages-claims-turn = Everybody who could build on a turn of their own is asked first. Enough for all: only the player on turn builds, at the deed’s price, and the others on their own turns. Silence asks for none.
told-shortages-single = One building at a time, houses before hotels, among those who asked. { $auction ->
        [sealed-maxima] Each files a street and a maximum for every building wanted, from its deed’s price up.
       *[open-calls] Your bids start at your own deed’s price, and you build at once.
    }
told-shortages-first = **More wanted than there are?** Whoever asks first builds.

## selling

told-selling-half = **Buildings** go back to the Bank at half the deed’s price, at any time.
told-selling-bank = Never to another player.
told-selling-even = **Evenly,** the way they went up.
told-selling-any-order = **In any order,** from any street, however uneven that leaves the color. You still build where it is lowest.
told-selling-hotels = **Hotels** bring half the price of { $hotel_level } houses each. All of a color may go at once.
told-selling-down = Or step them down to { $hotel_houses } houses, one at a time and evenly.
told-selling-down-any = Or step them down to { $hotel_houses } houses or fewer.
told-selling-stock = Any even layout will do that the Bank has houses for. If it has none, all hotels of the color go.
told-selling-stock-any = Any layout will do that the Bank has houses for.
told-selling-dear = A house bought dear at auction brings half the deed’s price like any other.
told-selling-deeds = **Property** may go to another player at any price, once nothing stands on its color.

## mortgages

told-mortgages-loan = **The loan.** The Bank lends half the printed price, on property of your own, at any time.
told-mortgages-owner = It stays yours, earns no rent, and nobody else can pay it off.
told-mortgages-clear-group = **Buildings first.** All those on its color are sold before a street is mortgaged.
told-mortgages-clear-lot = **Buildings first.** Those on that street are sold before it is mortgaged. Its sisters keep theirs.
told-mortgages-buildings = Houses and hotels cannot be mortgaged.
told-mortgages-lift = **Paying off** costs the loan and { $interest_percent }%. There is no deadline.
told-mortgages-percent = { $interest_percent }% of the loan, rounded up for each property.
told-mortgages-rebuild = Then you may build again, at the full price.
told-mortgages-sold = **Changing hands.** It may be traded as it is. Who gets it pays the Bank { $interest_percent }% at once, or the loan and { $interest_percent }% to be rid of it.
told-mortgages-later = Held and paid off later, the { $interest_percent }% are due again.
told-mortgages-agreed = The receiver chooses for each property when accepting, and must be able to pay.

## trades

told-trades-what = **What.** Property, mortgaged or not, cash and Get Out of Jail Free cards, at any price two players agree on.
told-trades-nothing-else = Nothing else: no promise, no future rent, no immunity.
told-trades-lap = **First lap.** Only players who have been round the board { $trading_from_lap ->
        [one] once
       *[other] { $trading_from_lap } times
    } may trade.
told-trades-built = **Not while built on.** No street of a color that has a building, and never a building itself.
told-trades-loans = **No loans** between players, of money or of property.
told-trades-when = In anybody’s turn, but not between a throw and what comes of it. An offer lapses in time, or when something in it changes.
told-trades-price = No price is too silly, as long as neither is in debt.
told-trades-debt = With a debt open, only a trade that pays it at once or leaves you able to raise no less than before. Nothing is given away.
told-trades-mortgaged = Mortgaged property: { $interest_percent }% at once or the whole loan, chosen by its receiver.
told-trades-auction = { $auction ->
        [sealed-maxima] They go on while an auction is open.
       *[open-calls] They wait while an auction is open.
    }
told-trades-hour = After the agreed hour nothing is traded.

## debts

told-debts-raise = **Owing more than your cash?** Sell buildings and mortgage until it is paid. While that is enough you must pay.
told-debts-choose = You choose what goes. In silence it is mortgages first, then the cheapest buildings, no more than needed.
told-debts-trade = A trade may help if it pays at once, or lets you raise no less than before (cards and mortgaged property count nothing).
told-debts-kind = Your creditor may take property as part of the payment, if you both agree.
told-debts-rescue = **Bankrupt** means owing more than all that would bring, not just as much. There is still time for trades that save you.
told-debts-no-rescue = **Bankrupt** is who owes more than all that would bring, at once and without a rescue.
told-debts-player = **To a player.** They get all you have: cash, property, cards, and half price for your buildings.
told-debts-player-cash = **What is left.** Your creditor, or several in equal parts, gets your cash and half price for your buildings. Property goes back to the Bank, free of mortgages and without an auction, and cards go under their decks.
told-debts-state = All passes as it stands, with its mortgages. So nothing is mortgaged for a debt that all of it could not pay. Hotels are sold outright, whatever the Bank’s stock.
told-debts-interest = **Mortgages in it** cost their new owner { $interest_percent }% at once. Then pay off the loan, raising it first if need be, or hold it and pay { $interest_percent }% again later.
told-debts-interest-short = { $interest_percent }% of the loans, after the bankrupt’s cash has come in. Too little for that is a debt like any other.
told-debts-bank = **To the Bank.** It takes all you have and auctions the property at once. Buildings go back to stock.
told-debts-bank-kept = **To the Bank.** It takes all you have, and the property is there to be bought again.
told-debts-bank-cleared = One by one in board order, free of mortgages. With one player left, nothing is auctioned.
told-debts-passes = Get Out of Jail Free cards go to the creditor. Owed to the Bank, they { $estate_passes ->
        [passes-auctioned] are auctioned after the property; owed to several, they go under their decks.
       *[under-deck] go under their decks.
    }
told-debts-several = Owed to several, all is sold and shared equally, mortgaged property with its mortgage.
told-debts-several-kept = Owed to several, your cash is shared equally.
told-debts-order = Several bankruptcies go in turn order, from the player whose turn it is. What a bankrupt was owed is dropped.
told-debts-out = **Out.** A bankrupt leaves at once, also before an extra throw.
told-debts-resign = Resigning is bankruptcy, to whom you owe an open debt or else to the Bank. Nothing can be given away first.

## loans

told-loans-bank = **Only the Bank lends,** and only on a mortgage.
told-loans-players = **Players lend each other nothing,** neither money nor property.
told-loans-promises = So no trade holds anything for later or on a condition.

## the end

told-ending-last = **The last player left wins,** with whatever cash.
told-ending-last-nothing = The last bankruptcy ends it at once. Nothing more is auctioned.
told-ending-first = **The first bankruptcy ends it.** The richest of the others wins.
told-ending-settled = First it is settled, with its interest and auctions. Resigning without a debt ends nothing while two or more play on.
told-ending-hour = **At the hour** agreed before the start, play stops.
told-ending-move = A throw already made is dealt with, with its auction, card or debt. There is no extra throw.
told-ending-round = The round is played out, so that all have had as many turns.
told-ending-no-trade = After the stroke nothing is traded or built.
told-ending-worth = **Counting.** Cash, property at its printed price or half of it if mortgaged, houses at cost, a hotel as { $hotel_level } houses.
told-ending-richest = **The richest wins.**
told-ending-alone = The last player left wins at once, whatever else was agreed.
told-ending-tie = { $tie ->
        [most-cash] Of equal totals the one with more cash wins.
       *[shared-win] Equal totals share the win.
    }
told-timed-normal = **Until then** it is played like any game.

## clocks

told-clocks-silence = Silence costs nobody the seat. When your time is up the bot does the least for you, and you may be back any time.
told-clocks-throw = **Throw, end your turn:** { $time_throw }. Then it is done for you.
told-clocks-jail = **Way out of Jail:** { $time_jail }. Then you throw.
told-clocks-buy = **Buy or not:** { $time_buy }. Then you decline.
told-clocks-tax = **Income Tax:** { $time_tax }. Then you pay the flat sum, or the share if your cash does not cover that.
told-clocks-auction = **Bid:** { $time_auction }. Then you pass.
told-clocks-debt = **Raise money:** { $time_debt }. Then it is raised for you, what is cheapest to undo first.
told-clocks-rescue = **Rescue by a trade:** { $time_rescue }. Then you are bankrupt.
told-clocks-lift = **Mortgages received:** { $time_lift }. Then you hold them.
told-clocks-trade = **Answer a trade:** { $time_trade }. Then the offer lapses.
told-clocks-claim = { $time_claim ->
        [none] { "" }
       *[other] **Ask for scarce buildings:** { $time_claim }. Then you ask for none.
    }
told-clocks-hold = { $time_hold ->
        [none] { "" }
       *[other] **Hold the dice:** { $time_hold }. Then the game goes on.
    }

clock-seconds = { $count ->
        [one] one second
       *[other] { $count } seconds
    }
clock-minutes = { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
clock-hours = { $count ->
        [one] one hour
       *[other] { $count } hours
    }
clock-days = { $count ->
        [one] one day
       *[other] { $count } days
    }
