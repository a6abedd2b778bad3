## Die Tabelle einer Saison, und was ein Spiel daran ändert.

button-season = Diese Saison
button-all-time = Insgesamt
button-standings = Rangliste

season-title = Diese Saison ({ $season } · { $days ->
        [one] noch 1 Tag
       *[other] noch { $days } Tage
    })
season-quarter = { $quarter ->
        [1] Winter
        [2] Frühling
        [3] Sommer
       *[4] Herbst
    } { $year }
season-month = { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
season-none = In dieser Saison hat noch niemand Punkte. `{ COMMAND("new") }` eröffnet ein Spiel.
season-line = { $place } · { $who } · **{ $points }** · { $more ->
        [0] { $games ->
            [one] 1 Spiel
           *[other] { $games } Spiele
        }
       *[other] die besten { $counted } von { $games } Spielen
    }, { $wins ->
        [0] keins gewonnen
       *[other] { $wins } gewonnen
    }
season-own-none = ➡️ Du stehst in dieser Saison noch nicht in der Tabelle: Spiele mit anderen ein Spiel zu Ende.
season-note = -# Ein Spiel bringt dir 1 Punkt für jeden Menschen, der hinter dir landet, und 2 weitere für den Sieg. Computer zählen nicht mit, und wer ein Spiel verlässt, bekommt nichts. Deine besten { $counted } Spiele zählen. Die Saison gewinnt nur, wer { $games } Spiele gespielt hat.
season-gains = 🗓️ Saison: { $gains }
season-gain = { $who } +{ $points }, jetzt Platz { $place }

button-server-season-quarter = Saison: ein Quartal
button-server-season-month = Saison: ein Monat
button-server-season-off = Saison: keine
