# Editions, games and house rules that may be chosen before a game starts.

edition-1935-hint = Mortgages lot by lot, and doubles out of Jail throw again
edition-1973-hint = The classic rules, with whichever short game you like
edition-1994-hint = The classic rules, with a Short Game and one against the clock
edition-1998-hint = The Millennium rulebook, which plays as 1994 does
edition-2008-hint = Newer cards, a $100 Luxury Tax, and you build on your own turn only
edition-unknown-hint = Look under /monopoly rules for what is special

game-standard = Standard game
game-standard-hint = Play until only one of you is not bankrupt
game-short = Short Game
game-short-hint = Three free deeds each, quick hotels, and the first bankruptcy ends it
game-time-limit = Time Limit Game
game-time-limit-hint = Buy two dealt deeds each; who is richest at the agreed hour wins
game-new-short = New Short Game
game-new-short-hint = The 1935 race: buy two dealt deeds, be the richest at the agreed hour

house-rule-parking-pot = Free Parking pot
house-rule-parking-pot-hint = Fines, taxes and card payments wait for whoever lands there
house-rule-parking-pot-number = Dollars the Bank adds each time
house-rule-parking-pot-told =
    { $number ->
        [0] Fines, taxes and card payments pile up on Free Parking for whoever lands there.
       *[other] Fines, taxes and card payments pile up on Free Parking, on top of ${ $number }, for whoever lands there.
    }
house-rule-double-go = Double pay on GO
house-rule-double-go-hint = Stop exactly on GO and collect twice
house-rule-double-go-told = Stopping exactly on GO pays double.
house-rule-no-auctions = No auctions
house-rule-no-auctions-hint = What nobody buys stays with the Bank
house-rule-no-auctions-told = What is not bought stays with the Bank for the next one to land there.
house-rule-auction-reserve = Lowest first bid
house-rule-auction-reserve-hint = Auctions open at a share of the printed price
house-rule-auction-reserve-number = Percent of the printed price
house-rule-auction-reserve-told = The first bid at an auction is at least { $number }% of the printed price.
house-rule-auction-step = Bigger bids
house-rule-auction-step-hint = Each bid tops the last by more than a dollar
house-rule-auction-step-number = Dollars that a bid adds at least
house-rule-auction-step-told = Each bid tops the last by at least ${ $number }.
house-rule-cash-bids = Bid your cash only
house-rule-cash-bids-hint = No bid above the money in your hand
house-rule-cash-bids-told = Nobody bids more than the cash in hand.
house-rule-bids-without-cap = Bid without limit
house-rule-bids-without-cap-hint = Bid anything; if you cannot pay you are bankrupt
house-rule-bids-without-cap-told = Bids have no limit, and who cannot pay the winning one is bankrupt.
house-rule-starting-cash = Starting cash
house-rule-starting-cash-hint = Begin richer or poorer than with $1,500
house-rule-starting-cash-number = Dollars to start with
house-rule-starting-cash-told = Everybody starts with ${ $number }.
house-rule-dealt-deeds = Deeds as a gift
house-rule-dealt-deeds-hint = Deeds are dealt before the first throw, for free
house-rule-dealt-deeds-number = Deeds for each player
house-rule-dealt-deeds-told =
    { $number ->
        [one] Everybody is dealt one deed before the first throw, for free.
       *[other] Everybody is dealt { $number } deeds before the first throw, for free.
    }
house-rule-sold-deeds = Deeds to pay for
house-rule-sold-deeds-hint = Deeds are dealt before the first throw, at their price
house-rule-sold-deeds-number = Deeds for each player
house-rule-sold-deeds-told =
    { $number ->
        [one] Everybody is dealt one deed before the first throw and pays its price.
       *[other] Everybody is dealt { $number } deeds before the first throw and pays their price.
    }
house-rule-players = Seats at the table
house-rule-players-hint = Two players may start, and you say how many are the most
house-rule-players-number = Seats at the most
house-rule-players-told =
    { $number ->
        [2] A game for two players.
       *[other] Two to { $number } players.
    }
house-rule-no-buying-first-lap = No buying on the first lap
house-rule-no-buying-first-lap-hint = Go round the board once before you buy or bid
house-rule-no-buying-first-lap-told = Nobody buys or bids before going round the board once.
house-rule-no-trading-first-lap = No trading on the first lap
house-rule-no-trading-first-lap-hint = Go round the board once before you trade
house-rule-no-trading-first-lap-told = Nobody trades before going round the board once.
house-rule-no-rent-in-jail = No rent in Jail
house-rule-no-rent-in-jail-hint = Whoever sits in Jail collects nothing
house-rule-no-rent-in-jail-told = Whoever sits in Jail collects no rent.
house-rule-jail-fine = Another Jail fine
house-rule-jail-fine-hint = Getting out costs more or less than $50
house-rule-jail-fine-number = Dollars to get out of Jail
house-rule-jail-fine-told =
    { $number ->
        [0] Getting out of Jail is free.
       *[other] Getting out of Jail costs ${ $number }.
    }
house-rule-throw-after-jail-doubles = Throw again after Jail
house-rule-throw-after-jail-doubles-hint = Doubles that free you also earn another throw
house-rule-throw-after-jail-doubles-told = Doubles that get you out of Jail earn another throw.
house-rule-no-throw-after-jail-doubles = No second throw after Jail
house-rule-no-throw-after-jail-doubles-hint = Doubles free you, and that is all
house-rule-no-throw-after-jail-doubles-told = Doubles that get you out of Jail earn no other throw.
house-rule-claimed-rent = Ask for your rent, to the letter
house-rule-claimed-rent-hint = The printed rule: miss the moment and the visitor stays for free
house-rule-claimed-rent-told = To the letter of the rulebook, owners ask for their rent in time, or the visitor stays for free.
house-rule-flat-income-tax = Flat Income Tax
house-rule-flat-income-tax-hint = Always $200, no counting
house-rule-flat-income-tax-told = Income Tax is always $200.
house-rule-houses = Number of houses
house-rule-houses-hint = The Bank has more or fewer than 32
house-rule-houses-number = Houses in the Bank
house-rule-houses-told =
    { $number ->
        [1] The Bank has one house.
       *[other] The Bank has { $number } houses.
    }
house-rule-hotels = Number of hotels
house-rule-hotels-hint = The Bank has more or fewer than 12
house-rule-hotels-number = Hotels in the Bank
house-rule-hotels-told =
    { $number ->
        [0] There are no hotels.
        [one] The Bank has one hotel.
       *[other] The Bank has { $number } hotels.
    }
house-rule-own-turn-building = Build on your own turn
house-rule-own-turn-building-hint = No building while somebody else moves
house-rule-own-turn-building-told = Everybody builds in their own turn only.
house-rule-limited-building = Build bit by bit
house-rule-limited-building-hint = Only so many houses and hotels a turn
house-rule-limited-building-number = Houses and hotels a turn
house-rule-limited-building-told =
    { $number ->
        [one] One house or hotel a player a turn.
       *[other] At most { $number } houses and hotels a player a turn.
    }
house-rule-first-come-buildings = First come, first built
house-rule-first-come-buildings-hint = The last houses go to the quickest, without an auction
house-rule-first-come-buildings-told = The last houses and hotels go to whoever asks first.
house-rule-fast-bankruptcy = Quick bankruptcy
house-rule-fast-bankruptcy-hint = No rescue: cash to the creditor, deeds to the Bank
house-rule-fast-bankruptcy-told = A bankrupt’s cash goes to the creditor and the deeds back to the Bank, with no rescue.
house-rule-finish-the-round = Finish the round
house-rule-finish-the-round-hint = When the hour strikes, everybody gets as many turns
house-rule-finish-the-round-told = When the hour strikes, the round is played to its end.
house-rule-cash-breaks-ties = Cash breaks ties
house-rule-cash-breaks-ties-hint = Equally rich at the end? More cash wins
house-rule-cash-breaks-ties-told = Of players who are equally rich at the end, the one with more cash wins.

unplayable-unknown = There is no such choice here. Choose one from the lists under /monopoly new and Rules.
unplayable-number = { $rule } takes a whole number from { $lowest } to { $highest }.
unplayable-twice = { $rule } and { $other } do not go together. Keep one of them.
unplayable-needs = { $rule } needs a game with an agreed hour. Choose such a game first.
unplayable-cash = The deeds that are dealt could cost more than everybody starts with. Change this first: { $rules }.
unplayable-cash-game = This game deals deeds that could cost more than everybody starts with.
unplayable-game = The rulebook of { $edition } has no { $game }. It has: { $games }.
