### Deeds as pictures, and what they say to those who do not see them.
### There is little room on a card: labels of some 20 letters, sums of some 16.

deed-card-price = Price
deed-card-sum = ${ $amount }
deed-card-bare = Rent
deed-card-set = Rent, whole group
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
deed-card-times = { $times } × the throw
deed-card-cost-house = A house costs
deed-card-cost-hotel = A hotel costs
deed-card-hotel-sum = ${ $amount } + { $houses } houses
deed-card-loan = Mortgage loan
deed-card-lift = To lift it
deed-card-free = Nobody owns it
deed-card-mortgaged = MORTGAGED
deed-card-silent = Nobody pays rent here

## The card read aloud; 1024 characters at the most.

deed-card-alt = Deed: { $space }, { $group }.
deed-card-alt-mortgaged = Mortgaged: nobody pays rent here.
deed-card-alt-line = { $label }: { $amount }
# The rent that a visitor pays at present.
deed-card-alt-now = { $line } ← now
deed-card-alt-owner = Owner: { $who }{ $houses ->
    [0] {""}
    [1] , with 1 house
   *[other] , with { $houses } houses
}
deed-card-alt-hotel = Owner: { $who }, with a hotel

## The deed as text

deed-title = { $mark } { $space }
deed-price = Price ${ $price } · mortgage ${ $mortgage } · lifting it costs ${ $lift }
deed-build = A house costs ${ $cost }, a hotel { $houses ->
        [3] three
        [4] four
       *[other] { $houses }
    } houses and ${ $cost }
deed-rent-bare = Rent, bare: ${ $rent }
deed-rent-set = With the whole set, bare: ${ $rent }
deed-rent-houses =
    { $houses ->
        [1] With 1 house: ${ $rent }
       *[other] With { $houses } houses: ${ $rent }
    }
deed-rent-hotel = With a hotel: ${ $rent }
deed-rent-railroads =
    { $count ->
        [1] Rent with one railroad: ${ $rent }
       *[other] With { $count } railroads: ${ $rent }
    }
deed-rent-utilities =
    { $count ->
        [1] Rent with one utility: { $times } × the throw
       *[other] With both utilities: { $times } × the throw
    }
deed-now = **{ $line }** ← now
deed-free = Nobody owns it. Land on it to buy it{ $declined ->
        [left-with-bank] .
       *[auctioned] {" "}or send it to auction.
    }
deed-owner = Owner: { $owner }
deed-owner-mortgaged = Owner: { $owner }. It is mortgaged, so nobody pays rent here.
deed-group = Its group: { $spaces }
