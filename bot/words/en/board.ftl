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
board-alt-pot = Free Parking: ${ $pot }.
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
board-where = 📍 Positions: { $places }

## The choice between pictures and text.

button-pictures-off = Text only, no pictures
button-pictures-on = Show pictures

## The board as a list

board-title = The board
board-player = **{ $who }** · { $place }
board-unowned = **Unowned**
board-group = { $group }: { $deeds }
board-token = { $who }: { $space }
board-jailed = in Jail
board-visiting = at Jail, just visiting

command-name-board = board
command-board = See the board, who owns what and where everyone is
