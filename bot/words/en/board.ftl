### The board as a picture, and in words for those who do not see it.
### In the picture there is little room. A soft hyphen, written {"\u00AD"}, says where a word may be
### broken: one half of it then has room for some nine letters.

board-picture-turn = Turn { $turn }
board-picture-mover = { $who }’s turn
board-picture-ended = After turn { $turn }
board-picture-won = { $who } won
board-picture-over = The game is over
board-picture-pot = Free Parking ${ $pot }
# One letter, on what is mortgaged.
board-picture-mortgage-letter = M
board-picture-price = ${ $amount }
board-picture-tax-choice = ${ $flat } / { $percent }%
board-picture-salary = +${ $amount }

board-picture-go = GO
board-picture-jail = JAIL
board-picture-visiting = Just visiting
board-picture-parking = Free Parking
board-picture-arrest = Go to Jail
board-picture-chance = Chance
board-picture-chest = Community Chest
board-picture-income = Income Tax
board-picture-luxury = Luxury Tax
board-picture-electric = Electric Company
board-picture-water = Water Works

## What the picture says, read aloud; 1024 characters at the most, so short.

board-alt = The board, turn { $turn }: { $title }. Bank: { $houses ->
    [1] 1 house
   *[other] { $houses } houses
}, { $hotels ->
    [1] 1 hotel
   *[other] { $hotels } hotels
}.
board-alt-pot = Free Parking: ${ $pot }.
board-alt-moved = { $who } went from { $start } to { $space }.
board-alt-jumped = { $who } went from { $start } to { $space }, then to Jail.
board-alt-question = In question: { $space }.
board-alt-where = { $who }: { $space }.
board-alt-where-owns = { $who }: { $space }. Owns { $deeds }.
board-alt-houses = { $space } ({ $houses ->
    [1] 1 house
   *[other] { $houses } houses
})
board-alt-hotel = { $space } (hotel)
board-alt-mortgaged = { $space } (mortgaged)
board-where = 📍 { $places }

## The choice between pictures and words.

button-pictures-off = Text only, no pictures
button-pictures-on = Show pictures

## The board as a list

board-title = The board
board-deed = { $deed }: { $owner }{ $state }
board-free = ${ $price }
board-mortgaged = , mortgaged
board-level =
    { $level ->
        [1] , 1 house
        [hotel] , hotel
       *[other] , { $level } houses
    }
board-group-heading = { $mark } { $group }
board-tokens = Where everybody is
board-footer = A price alone: nobody owns it yet.
board-token = { $who }: { $space }
board-jailed = in Jail
board-visiting = at Jail, just visiting
