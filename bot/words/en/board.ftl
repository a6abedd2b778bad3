## The board as a picture, and in words for those who do not see it.
## In the picture there is little room. A soft hyphen, written {"\u00AD"}, says where a word may be
## broken: one half of it then has room for some nine letters.

board-picture-turn = Turn { $turn }
board-picture-mover = { $who }’s turn
board-picture-ended = After turn { $turn }
board-picture-won = { $who } won
board-picture-worth = Net worth ${ $amount }
board-picture-over = The game is over
board-picture-pot = { $parking } ${ $pot }
# One letter, on what is mortgaged.
board-picture-mortgage-letter = M
board-picture-tax-choice = ${ $flat } / { $percent }%

board-picture-by-itself-roll = The bot rolls
board-picture-by-itself-end = The turn ends by itself
board-picture-by-itself-pause = Paused
board-picture-out = out
board-picture-jailed = Jail
board-picture-times = ×{ $times }
board-picture-rent = Rent
board-picture-set = With full set
board-picture-house-cost = A house costs
board-picture-railroads = { $count ->
    [1] 1 railroad
   *[other] { $count } railroads
}
board-picture-utilities = { $count ->
    [1] 1 utility: dice
   *[other] { $count } utilities: dice
}

board-picture-go = GO
board-picture-jail = JAIL
board-picture-visiting = Just visiting
board-picture-parking = Free Parking
board-picture-arrest = Go To Jail
board-picture-chance = Chance
board-picture-chest = Comm. Chest
board-picture-income = Income Tax
board-picture-luxury = Luxury Tax
board-picture-electric = Electric Co.
board-picture-water = Water Works

## What the picture says, read aloud; 1024 characters at the most, so short.

board-alt = The board, turn { $turn }: { $title }. Bank: { $houses ->
    [0] no houses
    [1] 1 house
   *[other] { $houses } houses
}, { $hotels ->
    [0] no hotels
    [1] 1 hotel
   *[other] { $hotels } hotels
}.
board-alt-pot = { $parking }: ${ $pot }.
board-alt-moved = { $who } moved from { $start } to { $space }.
board-alt-jumped = { $who } moved from { $start } to { $space }, then went to Jail.
board-alt-question = The decision is about { $space }.
board-alt-where = { $who }, { $cash }: { $space }.
board-alt-where-owns = { $who }, { $cash }: { $space }. Owns { $deeds }.
board-alt-out = { $who }: out of the game.
board-alt-dice = { $who } rolled { $first } and { $second }.
board-alt-card = { $space }: { $rows }.
board-alt-houses = { $space } ({ $houses ->
    [1] 1 house
   *[other] { $houses } houses
})
board-alt-hotel = { $space } (hotel)
board-alt-mortgaged = { $space } (mortgaged)

## The choice between pictures and text.

button-pictures-off = Text only, no pictures
button-pictures-on = Show pictures

## The board as a list

board-title = The board
board-player = **{ $who }** · { $place }
board-unowned = **Unowned**
board-group = { $group }: { $deeds }
board-jailed = in Jail
board-visiting = just visiting Jail

command-name-board = board
command-board = See the board, who owns what and where everyone is

## The spaces of the board that are neither streets nor railroads: those keep the board's names.
## On cards, in the rules and in what happens the same words are used for them.

space-go = GO
space-community-chest = Community Chest
space-income-tax = Income Tax
space-chance = Chance
space-jail-just-visiting = Jail / Just Visiting
space-electric-company = Electric Company
space-water-works = Water Works
space-free-parking = { board-picture-parking }
space-go-to-jail = { board-picture-arrest }
space-luxury-tax = Luxury Tax

## Where a player has landed, as it stands inside a sentence

on-property = on { $space }
on-go = on GO
on-community-chest = on Community Chest
on-income-tax = on Income Tax
on-chance = on Chance
on-jail-just-visiting = on Jail (just visiting)
on-electric-company = on Electric Company
on-water-works = on Water Works
on-free-parking = on Free Parking
on-go-to-jail = on Go To Jail
on-luxury-tax = on Luxury Tax

## What somebody passes, pays, buys or gets, as it stands inside a sentence

the-go = GO
the-income-tax = Income Tax
the-luxury-tax = Luxury Tax
the-electric-company = Electric Company
the-water-works = Water Works

## Names of color groups, tokens and properties.

group-dark-purple = Dark purple
group-brown = Brown
group-light-blue = Light blue
group-pink = Pink
group-orange = Orange
group-red = Red
group-yellow = Yellow
group-green = Green
group-dark-blue = Dark blue
group-railroad = Railroads
group-utility = Utilities
the-dark-purple = the dark purples
the-brown = the browns
the-light-blue = the light blues
the-pink = the pinks
the-orange = the oranges
the-red = the reds
the-yellow = the yellows
the-green = the greens
the-dark-blue = the dark blues
the-railroad = the railroads
the-utility = the utilities
token-hat = Top hat
token-boat = Boat
token-dog = Dog
token-car = Car
token-iron = Iron
token-boot = Boot
token-cat = Cat
token-thimble = Thimble
deed-mortgaged = { $deed } (mortgaged)
side-properties =
    { $count ->
        [one] { $count } property
       *[other] { $count } properties
    }
jail-passes =
    { $count ->
        [1] a Get Out of Jail Free card
       *[other] { $count } Get Out of Jail Free cards
    }

## The Chance and Community Chest cards in our own words: card-<id in lower case>.

card-ch-go = Advance to { $go }. Collect $200.
card-ch-illinois = Take a trip to Illinois Avenue. If you pass { $go }, collect $200.
card-ch-stcharles = Pay a visit to St. Charles Place. If you pass { $go }, collect $200.
card-ch-utility = Go to the next utility. If it’s unowned, you can buy it. If not, roll the dice and pay the owner ten times the roll.
card-ch-railroad-1 = Go to the next railroad. If it’s unowned, you can buy it. If not, pay the owner twice the usual rent.
card-ch-railroad-2 = Take a train to the next railroad. If it’s unowned, you can buy it. If not, pay the owner twice the usual rent.
card-ch-dividend = Your shares did well. Collect $50.
card-ch-goojf = Get out of Jail free. Keep this card until you use it or trade it.
card-ch-back3 = Go back three spaces.
card-ch-jail = Go straight to Jail. You don’t pass { $go } or collect $200.
card-ch-repairs = Your buildings need repairs: pay $25 per house and $100 per hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] You were driving too fast. Pay $15.
       *[classic] You owe a poor tax. Pay $15.
    }
card-ch-reading = Take a ride on the Reading Railroad: go there now. If you pass { $go }, collect $200.
card-ch-boardwalk = Take a stroll on Boardwalk. Go there now.
card-ch-chairman = You’re the new chair of the board. Pay every player $50.
card-ch-loan = Someone repays the money you lent. Collect $150.
card-cc-go = { card-ch-go }
card-cc-bankerror = The Bank made a mistake in your favor. Collect $200.
card-cc-doctor = You get a doctor’s bill. Pay $50.
card-cc-stock-45 = You sold some stock. Collect $45.
card-cc-stock-50 = You sold some stock. Collect $50.
card-cc-goojf = { card-ch-goojf }
card-cc-jail = { card-ch-jail }
card-cc-opera = You take everyone to the opera. Every player pays you $50 for a seat.
card-cc-birthday = It’s your birthday. Every player gives you $10.
card-cc-fund = Your vacation fund pays out. Collect $100.
card-cc-refund = You get a tax refund. Collect $20.
card-cc-insurance = Your life insurance pays out. Collect $100.
card-cc-hospital = You spend a night in the hospital. Pay $100.
card-cc-school-150 = School fees are due. Pay $150.
card-cc-school-50 = School fees are due. Pay $50.
card-cc-services = You gave good advice. Collect $25.
card-cc-streets = The street outside your buildings gets repaired: pay $40 per house and $115 per hotel.
card-cc-beauty = You take second place in a beauty contest. Collect $10.
card-cc-inherit = Your aunt leaves you something in her will. Collect $100.
# For the cards to a street or railroad, where a board has another one there.
card-advance = Go to { $space }. If you pass { $go } on the way, collect $200.
# Words of a board’s own on a card, and then what the card does.
card-own = { $card } { $effect }
effect-collect-from-bank = Collect ${ $amount }.
effect-pay-bank = Pay ${ $amount }.
effect-collect-from-each = Every player pays you ${ $amount }.
effect-pay-each = Pay every player ${ $amount }.
effect-pay-per-building = Pay ${ $house } per house and ${ $hotel } per hotel.

## Title Deeds as pictures, and what they say to those who do not see them.
## There is little room on a card: labels of some 20 letters, sums of some 16.

deed-card-price = Price
deed-card-bare = { board-picture-rent }
deed-card-set = Rent, full set
deed-card-houses = { $houses ->
    [1] With 1 house
   *[other] With { $houses } houses
}
deed-card-hotel = With a hotel
deed-card-railroads = { $count ->
    [1] Rent, 1 railroad
   *[other] With { $count } railroads
}
deed-card-utilities = { $count ->
    [1] Rent, 1 utility
   *[other] With { $count } utilities
}
deed-card-times = { $times } × the roll
deed-card-cost-house = House
deed-card-cost-hotel = Hotel
deed-card-hotel-sum = ${ $amount } + { $houses } houses
deed-card-loan = Mortgage value
deed-card-lift = To unmortgage
deed-card-free = Unowned
deed-card-mortgaged = MORTGAGED
deed-card-silent = No rent is due

## The card read aloud; 1024 characters at the most.

deed-card-alt = Title Deed: { $space }, { $group }.
deed-card-alt-mortgaged = Mortgaged: no rent is due here.
deed-card-alt-line = { $label }: { $amount }
# The rent that a player who lands here pays at present.
deed-card-alt-now = { $line } (now)
deed-card-alt-owner = Owner: { $who }{ $houses ->
    [0] {""}
    [1] , with 1 house
   *[other] , with { $houses } houses
}
deed-card-alt-hotel = Owner: { $who }, with a hotel

## The Title Deed as text

deed-title = { $mark } { $space }
deed-price = Price ${ $price } · mortgage value ${ $mortgage } · to unmortgage ${ $unmortgage }
deed-build = House ${ $cost } · hotel ${ $cost } plus { $houses ->
        [3] 3
        [4] 4
       *[other] { $houses }
    } houses
deed-rent-bare = Rent: ${ $rent }
deed-rent-set = Rent with the full set: ${ $rent }
deed-rent-houses =
    { $houses ->
        [1] With 1 house: ${ $rent }
       *[other] With { $houses } houses: ${ $rent }
    }
deed-rent-hotel = With a hotel: ${ $rent }
deed-rent-railroads =
    { $count ->
        [1] Rent with 1 railroad: ${ $rent }
       *[other] With { $count } railroads: ${ $rent }
    }
deed-rent-utilities =
    { $count ->
        [1] Rent with 1 utility: { $times } × the roll
       *[other] With both utilities: { $times } × the roll
    }
deed-now = **{ $line }** ← now
deed-due = Rent due now: **{ $amount }**
deed-free = Unowned. Land on it to buy it{ $declined ->
        [left-with-bank] .
       *[auctioned] {" "}or send it to auction.
    }
deed-owner = Owner: { $owner }
deed-owner-mortgaged = Owner: { $owner }. Mortgaged, so no rent is due here.
deed-group = Color group: { $spaces }

command-name-deed = deed
option-name-name = name
command-deed = Look up a property’s price and rent
command-deed-name = The property
