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
