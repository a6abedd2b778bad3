# Sätze für alle, die nur Text lesen. "x-in-words" steht an der Stelle von "x", das ein Zeichen braucht.

player-mover-in-words = Am Zug:
player-pass-in-words =
    { $count ->
        [1] 1 Gefängnis-frei-Karte
       *[other] { $count } Gefängnis-frei-Karten
    }
player-for-in-words =
    { $kind ->
        [computer] ein Computer spielt für { $owner }
       *[person] spielt für { $owner }
    }
manage-rents-in-words = Miete { $now }, dann { $then }
manage-lot-hotel-in-words = { $lot }, ein Hotel
manage-lot-houses-in-words =
    { $count ->
        [1] { $lot }, 1 Haus
       *[other] { $lot }, { $count } Häuser
    }
trade-cash-mine-in-words =
    { $due ->
        [0] Dein Geld: jetzt { $before } $, danach **{ $after }**
       *[other] Dein Geld: jetzt { $before } $, danach **{ $after }**, wenn { $due } $ für Hypotheken an die Bank gezahlt sind
    }
trade-cash-theirs-in-words =
    { $due ->
        [0] Geld von { $who }: jetzt { $before } $, danach **{ $after }**
       *[other] Geld von { $who }: jetzt { $before } $, nach dem Handel und { $due } $ an die Bank für Hypotheken **{ $after }**
    }
deed-now-in-words = **{ $line }** (jetzt)
chapter-ruling-in-words = Das Regelheft sagt dazu nichts. Hier gilt: { $text }
chapter-footer-in-words = { $edition } · { $game }
button-page-first-in-words = Erste Seite
button-page-last-in-words = Letzte Seite, { $pages }
button-page-older-in-words = Älter: Seite { $page } von { $pages }
button-page-newer-in-words = Neuer: Seite { $page } von { $pages }
advice-chance-lot-in-words = von { $before } auf **{ $after }**, wenn du es für { $price } $ bekommst
advice-chance-offer-in-words = von { $before } auf **{ $after }**, wenn { $who } annimmt
chance-change-in-words = von { $before } auf **{ $after }**
review-change-in-words = { $who } von { $before } auf { $after }
