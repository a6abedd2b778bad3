### Title Deeds as pictures, and what they say to those who do not see them.
### There is little room on a card: labels of some 20 letters, sums of some 16.

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
