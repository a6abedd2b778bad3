### The board as a picture, and in words for those who do not see it.
### In the picture there is little room. A soft hyphen, written {"\u00AD"}, says where a word may be
### broken: one half of it then has room for some nine letters.

board-picture-turn = Zug { $turn }
board-picture-mover = { $who } ist am Zug
board-picture-ended = Nach Zug { $turn }
board-picture-won = { $who } gewinnt
board-picture-over = Das Spiel ist aus
board-picture-pot = Frei Parken { $pot } $
# One letter, on what is mortgaged.
board-picture-mortgage-letter = H
board-picture-price = { $amount } $
board-picture-tax-choice = { $flat } $ / { $percent } %
board-picture-salary = +{ $amount } $

board-picture-go = LOS
board-picture-jail = GEFÄNGNIS
board-picture-visiting = Nur zu Besuch
board-picture-parking = Frei Parken
board-picture-arrest = Geh ins Gefängnis
board-picture-chance = Ereignis{"\u00AD"}feld
board-picture-chest = Gemein{"\u00AD"}schaft
board-picture-income = Einkommen{"\u00AD"}steuer
board-picture-luxury = Zusatz{"\u00AD"}steuer
board-picture-electric = Elektri{"\u00AD"}zitätswerk
board-picture-water = Wasser{"\u00AD"}werk

board-where = 📍 { $places }

board-alt =
    Der Spielplan, Zug { $turn }: { $title }. Bank: { $houses ->
        [1] 1 Haus
       *[other] { $houses } Häuser
    }, { $hotels ->
        [1] 1 Hotel
       *[other] { $hotels } Hotels
    }.
board-alt-where = { $who }: { $space }.
board-alt-where-owns = { $who }: { $space }. Besitzt { $deeds }.
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
board-deed = { $deed }: { $owner }{ $state }
board-free = { $price } $
board-mortgaged = , belastet
board-level =
    { $level ->
        [1] , 1 Haus
        [hotel] , Hotel
       *[other] , { $level } Häuser
    }
board-group-heading = { $mark } { $group }
board-tokens = Wo stehen alle?
board-footer = Steht nur ein Preis da, gehört das Feld noch niemandem.
board-token = { $who }: { $space }
board-jailed = im Gefängnis
board-visiting = nur zu Besuch im Gefängnis
