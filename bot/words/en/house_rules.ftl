## Editions, games and house rules that may be chosen before a game starts.

edition-1935-hint = You can mortgage a street in a color group with houses; doubles out of Jail earn another roll
edition-1973-hint = The classic rules, with your choice of two short games
edition-1994-hint = The classic rules; you can also choose a Short Game or a Time Limit Game
edition-1998-hint = The Millennium edition, with the same rules as 1994
edition-2008-hint = Newer cards, a $100 Luxury Tax, and you build only on your own turn
edition-unknown-hint = See { COMMAND("rules") } for what’s different

game-standard = Standard game
game-standard-hint = The last player who isn’t bankrupt wins
game-short = Short Game
game-short-hint = Three free properties each and cheaper hotels; the first bankruptcy ends the game
game-time-limit = Time Limit Game
game-time-limit-hint = Everyone is dealt two properties to pay for; the richest when time runs out wins
game-short-evening = Short evening
game-short-evening-hint = Live, at most 45 minutes; everyone is dealt two properties to pay for
game-new-short = New Short Game
game-new-short-hint = The timed game of 1935; everyone is dealt two properties to pay for

house-rule-parking-pot = Free Parking pot
house-rule-parking-pot-hint = Land on Free Parking to collect fines, taxes and card payments
house-rule-parking-pot-number = Amount the Bank puts in each new pot
house-rule-parking-pot-told =
    { $free_parking_seed ->
        [0] Fines, taxes and card payments go to Free Parking. The next player who lands there collects them.
       *[other] Fines, taxes and card payments go to Free Parking, on top of ${ $free_parking_seed } from the Bank. The next player who lands there collects it all.
    }
house-rule-double-go = Double salary on GO
house-rule-double-go-hint = Land exactly on GO to collect double
house-rule-double-go-told = Landing exactly on GO pays double.
house-rule-no-auctions = No auctions
house-rule-no-auctions-hint = A property you don’t buy stays with the Bank
house-rule-no-auctions-told = A property you don’t buy stays with the Bank until a player lands there again.
house-rule-auction-reserve = Minimum opening bid
house-rule-auction-reserve-hint = Bidding starts at a percentage of the list price
house-rule-auction-reserve-number = Percent of the list price
house-rule-auction-reserve-told = The first bid must be at least { $reserve_percent }% of the list price.
house-rule-auction-step = Minimum raise
house-rule-auction-step-hint = Bids go up in bigger steps
house-rule-auction-step-number = Minimum raise
house-rule-auction-step-told = Each bid must beat the last by at least ${ $auction_step }.
house-rule-cash-bids = Cash-only bids
house-rule-cash-bids-hint = You can’t bid more than your cash
house-rule-cash-bids-told = Players can’t bid more than their cash.
house-rule-bids-without-cap = Unlimited bids
house-rule-bids-without-cap-hint = Bid any amount; if you can’t pay, you’re bankrupt
house-rule-bids-without-cap-told = Bids have no limit. A winner who can’t pay is bankrupt.
house-rule-starting-cash = Starting cash
house-rule-starting-cash-hint = Start with more or less than $1,500
house-rule-starting-cash-number = Cash to start with
house-rule-starting-cash-told = { rules-start-cash }
house-rule-dealt-deeds = Free starting properties
house-rule-dealt-deeds-hint = Everyone is dealt properties at the start, for free
house-rule-dealt-deeds-number = Properties for each player
house-rule-dealt-deeds-told =
    { $setup_count ->
        [one] Everyone is dealt 1 property for free before the first roll.
       *[other] Everyone is dealt { $setup_count } properties for free before the first roll.
    }
house-rule-sold-deeds = Paid starting properties
house-rule-sold-deeds-hint = Everyone is dealt properties at the start and pays for them
house-rule-sold-deeds-number = { house-rule-dealt-deeds-number }
house-rule-sold-deeds-told =
    { $setup_count ->
        [one] Everyone is dealt 1 property before the first roll and pays list price for it.
       *[other] Everyone is dealt { $setup_count } properties before the first roll and pays list price for them.
    }
house-rule-players = Player limit
house-rule-players-hint = Set the maximum number of players (2 can always start)
house-rule-players-number = Maximum number of players
house-rule-players-told = { rules-players }
house-rule-no-buying-first-lap = No buying on the first lap
house-rule-no-buying-first-lap-hint = Go around the board once before you buy or bid
house-rule-no-buying-first-lap-told = Players have to go around the board once before they can buy or bid.
house-rule-no-trading-first-lap = No trading on the first lap
house-rule-no-trading-first-lap-hint = Go around the board once before you trade
house-rule-no-trading-first-lap-told = Players have to go around the board once before they can trade.
house-rule-no-rent-in-jail = No rent in Jail
house-rule-no-rent-in-jail-hint = You collect no rent while you’re in Jail
house-rule-no-rent-in-jail-told = Players in Jail collect no rent.
house-rule-jail-fine = Custom Jail fine
house-rule-jail-fine-hint = Getting out of Jail costs more or less than $50
house-rule-jail-fine-number = Cost of getting out of Jail
house-rule-jail-fine-told =
    { $jail_fine ->
        [0] Getting out of Jail is free.
       *[other] Getting out of Jail costs ${ $jail_fine }.
    }
house-rule-throw-after-jail-doubles = Roll again after Jail
house-rule-throw-after-jail-doubles-hint = Doubles that get you out of Jail also earn another roll
house-rule-throw-after-jail-doubles-told = Doubles that get you out of Jail earn another roll.
house-rule-no-throw-after-jail-doubles = No second roll after Jail
house-rule-no-throw-after-jail-doubles-hint = Doubles that get you out of Jail don’t earn another roll
house-rule-no-throw-after-jail-doubles-told = Doubles that get you out of Jail don’t earn another roll.
house-rule-claimed-rent = Owners must collect rent
house-rule-claimed-rent-hint = The printed rule: ask for your rent in time, or you get none
house-rule-claimed-rent-told = By the printed rules, owners have to ask for their rent in time, or they get none.
house-rule-flat-income-tax = Flat Income Tax
house-rule-flat-income-tax-hint = Income Tax is always $200, with no percentage to choose
house-rule-flat-income-tax-told = Income Tax is always ${ $income_tax_flat }.
house-rule-houses = Number of houses
house-rule-houses-hint = The Bank has more or fewer than 32 houses
house-rule-houses-number = Houses in the Bank
house-rule-houses-told =
    { $houses ->
        [1] The Bank has 1 house.
       *[other] The Bank has { $houses } houses.
    }
house-rule-hotels = Number of hotels
house-rule-hotels-hint = The Bank has more or fewer than 12 hotels
house-rule-hotels-number = Hotels in the Bank
house-rule-hotels-told =
    { $hotels ->
        [0] There are no hotels.
        [one] The Bank has 1 hotel.
       *[other] The Bank has { $hotels } hotels.
    }
house-rule-own-turn-building = Build only on your own turn
house-rule-own-turn-building-hint = You can’t build during other players’ turns
house-rule-own-turn-building-told = Players can build only on their own turn.
house-rule-limited-building = Building limit per turn
house-rule-limited-building-hint = Limit how many houses and hotels a player can buy each turn
house-rule-limited-building-number = Houses and hotels per turn
house-rule-limited-building-told =
    { $building_limit_most ->
        [one] Each player can buy at most 1 house or hotel per turn.
       *[other] Each player can buy at most { $building_limit_most } houses and hotels per turn.
    }
house-rule-first-come-buildings = First come, first served
house-rule-first-come-buildings-hint = The last houses go to the first player who asks, without an auction
house-rule-first-come-buildings-told = The last houses and hotels go to the first player who asks.
house-rule-fast-bankruptcy = Quick bankruptcy
house-rule-fast-bankruptcy-hint = No trade can save a bankrupt player; their properties go straight to the Bank
house-rule-fast-bankruptcy-told = No trade can save you from bankruptcy: your creditor gets your cash, and the Bank gets your properties.
house-rule-finish-the-round = Finish the round
house-rule-finish-the-round-hint = At the end time, play on until everyone has had the same number of turns
house-rule-finish-the-round-told = At the end time, players finish the current round.
house-rule-cash-breaks-ties = Cash breaks ties
house-rule-cash-breaks-ties-hint = If players are equally rich at the end, the one with more cash wins
house-rule-cash-breaks-ties-told = If players are equally rich at the end, the one with more cash wins.

unplayable-unknown = That choice doesn’t exist. Pick one from the lists in `{ COMMAND("new") }` or under **Settings** > **Rules**.
unplayable-number = “{ $rule }” needs a whole number from { $lowest } to { $highest }.
unplayable-twice = “{ $rule }” and “{ $other }” can’t be combined. Pick one.
unplayable-needs = “{ $rule }” needs a timed game. Choose one first.
unplayable-cash = The properties that players are dealt could cost more than the starting cash. Change this first: { $rules }.
unplayable-cash-game = This game deals properties that could cost more than the starting cash. Choose another game.
unplayable-game = The { $edition } rulebook has no { $game }. It has: { $games }.

## The panel in which the rules of a game are chosen.

chosen-edition = **{ $edition } rulebook** · { $hint }.
chosen-game = **{ $game }** · { $hint }.
chosen-length = **End**: { $length } after the start.
chosen-house-rules = **House rules**
chosen-house-rule = • { $told }
chosen-more = { $count } more under **Settings** > **Rules**

new-edition = { $edition }: { $hint }
new-game = { $game }: { $hint }

rules-title = Rules of this game
rules-panel-note = ⚠️ { $note }
rules-panel-seats =
    { $most ->
        [2] This game is for 2 players.
       *[other] This game is for { $least } to { $most } players.
    }
rules-panel-no-house-rules = There are no house rules: you play by the official rules.
rules-panel-mine = -# Your changes apply right away.
rules-panel-others = -# Only the host can change the rules. You’ll see any changes in the lobby.
rules-edition = { $edition } rulebook
rules-left-behind = The bot removed what doesn’t fit your new choice: { $rules }.
rules-choose-edition = Choose a rulebook
rules-choose-game = Choose a game
rules-choose-length = Choose when the game ends
rules-choose-topic = Choose a category
rules-choose-house = Choose house rules
rules-form-range = Type a whole number from { $lowest } to { $highest }.
button-rules-house =
    { $count ->
        [0] House rules
       *[other] House rules ({ $count })
    }
button-rules-on = { $rule }: on
button-rules-off = { $rule }: off
button-rules-length = Set a duration…
button-rules-back = Rulebook and game
button-rules-clear = Reset to official rules
button-rules-number = { $rule }: { $unit ->
        [dollars] ${ $number }
        [percent] { $number }%
       *[things] { $number }
    }
house-topic-start = Players and setup
house-topic-money = GO, rent and taxes
house-topic-jail = { orders-topic-jail }
house-topic-auctions = { orders-topic-bid }
house-topic-building = Houses and hotels
house-topic-end = Bankruptcy and ending the game
house-topic-chosen =
    { $count ->
        [0] None chosen
       *[other] { $count } chosen
    }
length-1h = 1 hour
length-2h = 2 hours
length-3h = 3 hours
length-1d = 1 day
length-3d = 3 days
length-7d = 1 week
length-30d = { moment-offer-30-days }
length-form-title = How long will you play?
length-form-hours = Hours
length-form-minutes = Minutes
length-form-range = Type hours and minutes that add up to at least 10 minutes and at most a year.
length-not-read = Type whole hours and minutes, such as 2 and 30.

command-name-rules = rules
option-name-topic = topic
command-rules = Read the rules of this game, as a summary or chapter by chapter
command-rules-topic = What to look up: Jail, auctions, mortgages…
command-rules-edition = Choose another rulebook (default: this game’s)
