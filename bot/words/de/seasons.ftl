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
season-line = { $place } · { $who } · **{ $points } { $count ->
        [one] Punkt
       *[other] Punkte
    }** · { $more ->
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
season-note = -# 1 Punkt für jeden Menschen, der hinter dir landet, und 2 weitere für den Sieg; deine besten { $counted } Spiele zählen. Computer zählen nicht mit, und ein verlassenes Spiel bringt nichts. Die Saison gewinnen kann nur, wer mindestens { $games } Spiele gespielt hat.
season-gains = Saison: { $gains }
season-gain = { $who } +{ $points } ({ $place }.)

season-end-title = 🏁 Die Saison ist vorbei: { $season }
season-end-champion = 🏆 { $count ->
        [one] { $who } gewinnt die Saison!
       *[other] { $who } gewinnen die Saison!
    }
season-end-records = **Rekorde der Saison**
season-end-next = -# Die nächste Saison läuft, und alle beginnen bei 0: `{ COMMAND("standings") }`
season-end-alt = Ein Pokal mit der Figur, die die Saison gewonnen hat: { $token }

button-server-season-quarter = Saison: ein Quartal
button-server-season-month = Saison: ein Monat
button-server-season-off = Saison: keine

## Die Rekorde eines Servers.

button-records = Rekorde
records-title = { button-records }
records-season = **Diese Saison ({ $season })**
records-ever = **Insgesamt**
records-none = Es gibt noch keine Rekorde: Sie kommen mit dem ersten Spiel, das zählt.
records-uncounted = -# { $games ->
        [one] 1 älteres Spiel ist noch nicht ausgewertet.
       *[other] { $games } ältere Spiele sind noch nicht ausgewertet.
    } Öffne die Rekorde noch einmal, um weitere auszuwerten.
record-line = { $said } · [Spiel]({ $link })
record-rent = 💸 Höchste Miete: **{ $amount } $**, gezahlt von { $who }
record-deal = 🤝 Bester Handel: **{ $amount } $** Miete für { $who }
record-comeback = 🔄 Größte Aufholjagd: { $who } gewann trotz einer Gewinnchance von **{ $chance }**
record-shortest = ⏱️ Schnellster Sieg: { $who } nach { $amount ->
        [one] **1** Zug
       *[other] **{ $amount }** Zügen
    }
record-longest = ⏳ Längstes Spiel: { $amount ->
        [one] **1** Zug
       *[other] **{ $amount }** Züge
    }
record-lucky = 🎲 Höchste Würfe: { $who }
record-unlucky = 🎲 Niedrigste Würfe: { $who }

button-server-news = Saisons und Zeitung
server-paper = 📰 Die Wochenzeitung erscheint in { $at }.
server-paper-off = 📰 Es gibt keine Wochenzeitung.
server-paper-text = -# Jeden Sonntag eine Nachricht ohne Pings: laufende Spiele, beendete Spiele, die ersten fünf der Saison und ein neuer Rekord. In einer Woche ohne Spiele erscheint nichts. Spiele, die nicht alle in diesem Kanal sehen können, kommen nicht vor.
button-server-paper-here = Zeitung in diesem Kanal
button-server-paper-off = Keine Zeitung

## Die Wochenzeitung

paper-title = 📰 Die Spiele dieser Woche
paper-running = **Laufende Spiele**
paper-game = [{ $who }]({ $link }), Zug { $turn }.
paper-over = **Beendete Spiele**
paper-won = [{ $who }]({ $link }): 🏆 { $winner }, in Zug { $turn }.
paper-more = { $count ->
        [one] und { $count } weiteres
       *[other] und { $count } weitere
    }
paper-season = **Vorn in der Saison: { $season }**
paper-record = **Neuer Rekord der Saison**
paper-off = -# Wer den Server verwaltet, kann das abschalten: `{ MODERATOR_COMMAND("settings") }`.
paper-offer = 📰 Du verwaltest diesen Server. Er kann eine Wochenzeitung über seine Spiele haben: eine Nachricht ohne Pings, in einem Kanal deiner Wahl. Einschalten kannst du sie in `{ MODERATOR_COMMAND("settings") }` unter **{ button-server-news }**.
