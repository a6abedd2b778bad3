# What a sum was for: rents, taxes, cards.

why-rent-bare = rent ${ $amount }
why-rent-full-group = rent ${ $amount } (${ $base } doubled: full set, no houses)
why-rent-built =
    { $houses ->
        [0] rent ${ $amount } with a hotel
        [1] rent ${ $amount } with 1 house
       *[other] rent ${ $amount } with { $houses } houses
    }
why-rent-railroads =
    { $count ->
        [1] rent ${ $amount } with one railroad
        [2] rent ${ $amount } with two railroads
        [3] rent ${ $amount } with three railroads
       *[other] rent ${ $amount } with all { $count } railroads
    }
why-rent-railroads-times =
    { $count ->
        [1] rent ${ $amount } ({ $factor } × ${ $base } with one railroad)
        [2] rent ${ $amount } ({ $factor } × ${ $base } with two railroads)
        [3] rent ${ $amount } ({ $factor } × ${ $base } with three railroads)
       *[other] rent ${ $amount } ({ $factor } × ${ $base } with all { $count } railroads)
    }
why-rent-utility =
    { $count ->
        [1] rent ${ $amount } ({ $factor } times the roll of { $base } with one utility)
       *[other] rent ${ $amount } ({ $factor } times the roll of { $base } with both utilities)
    }
why-rent-card-utility = rent ${ $amount } ({ $factor } times the roll of { $base })
why-income-tax-flat = the flat rate of ${ $amount }
why-income-tax-share = { $percent }% of net worth, ${ $amount }
why-auction-price = ${ $amount }, the winning bid
why-interest = { $percent }% interest on { $spaces }: ${ $amount }
# What is owed or paid, as it follows “owes Bo $6”
topic-rent = for landing { $where }
topic-auction = for winning { $what } at auction
topic-card = because of { $deck }
topic-income-tax = for Income Tax
topic-luxury-tax = for Luxury Tax
topic-jail-fine = for getting out of Jail
topic-interest = for mortgage interest
topic-share = for a share of { $debtor }’s assets
deck-chance = a Chance card
deck-community-chest = a Community Chest card
under-chance = the Chance deck
under-community-chest = the Community Chest deck
