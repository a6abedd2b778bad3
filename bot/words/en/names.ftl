# Names of color groups, tokens and properties.

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
