### The board as a picture, and in words for those who do not see it.
### In the picture there is little room. A soft hyphen, written {"\u00AD"}, says where a word may be
### broken: one half of it then has room for some nine letters.

board-picture-turn = Zug { $turn }
board-picture-mover = { $who } ist am Zug
board-picture-ended = Nach Zug { $turn }
board-picture-won = Sieg für { $who }
board-picture-over = Das Spiel ist aus
board-picture-pot = Frei Parken { $pot } $
# One letter, on what is mortgaged.
board-picture-mortgage-letter = H
board-picture-tax-choice = { $flat } $ / { $percent } %

board-picture-by-itself-roll = Der Bot würfelt
board-picture-by-itself-end = Der Zug endet von selbst
board-picture-by-itself-pause = Pause
board-picture-out = raus
board-picture-jailed = in Haft
board-picture-times = ×{ $times }
board-picture-rent = Miete
board-picture-set = Ganze Farbe
board-picture-house-cost = Ein Haus kostet
board-picture-railroads = { $count ->
    [1] 1 Bahnhof
   *[other] { $count } Bahnhöfe
}
board-picture-utilities = { $count ->
    [1] 1 Werk: Würfel
   *[other] { $count } Werke: Würfel
}

board-picture-go = LOS
board-picture-jail = GEFÄNGNIS
board-picture-visiting = Nur zu Besuch
board-picture-parking = Frei Parken
board-picture-arrest = Geh ins Gefängnis
board-picture-chance = Ereignis
board-picture-chest = Gemein{"\u00AD"}schaft
board-picture-income = Eink.{"\u00AD"}steuer
board-picture-luxury = Zusatzsteuer
board-picture-electric = E-Werk
board-picture-water = Wasser{"\u00AD"}werk

board-where = 📍 Positionen: { $places }

board-alt =
    Der Spielplan, Zug { $turn }: { $title }. Bank: { $houses ->
        [0] keine Häuser
        [1] 1 Haus
       *[other] { $houses } Häuser
    }, { $hotels ->
        [0] keine Hotels
        [1] 1 Hotel
       *[other] { $hotels } Hotels
    }.
board-alt-where = { $who }, { $cash }: { $space }.
board-alt-where-owns = { $who }, { $cash }: { $space }. Besitzt { $deeds }.
board-alt-out = { $who }: nicht mehr dabei.
board-alt-dice = { $who } hat { $first } und { $second } gewürfelt.
board-alt-card = { $space }: { $rows }.
board-alt-houses =
    { $space } ({ $houses ->
        [1] 1 Haus
       *[other] { $houses } Häuser
    })
board-alt-hotel = { $space } (Hotel)
board-alt-mortgaged = { $space } (belastet)
board-alt-moved = { $who } zog vom Feld { $start } zum Feld { $space }.
board-alt-jumped = { $who } zog vom Feld { $start } zum Feld { $space } und dann ins Gefängnis.
board-alt-pot = Frei Parken: { $pot } $.
board-alt-question = Es geht um: { $space }.
button-pictures-off = Nur Text, keine Bilder
button-pictures-on = Bilder zeigen

## The board as a list

board-title = Der Spielplan
board-player = **{ $who }** · { $place }
board-unowned = **Ohne Besitzer**
board-group = { $group }: { $deeds }
board-token = { $who }: { $space }
board-jailed = im Gefängnis
board-visiting = nur zu Besuch im Gefängnis

command-name-board = spielplan
command-board = Der Spielplan: alle Grundstücke, und wer wo steht
