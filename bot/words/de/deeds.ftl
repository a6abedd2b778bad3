### Besitzkarten als Bilder. German; glossary in common.ftl. Labels of some 20 letters, sums of some 16.

deed-card-price = Preis
deed-card-bare = { board-picture-rent }
deed-card-set = Miete, ganze Farbe
deed-card-houses = { $houses ->
    [1] Mit 1 Haus
   *[other] Mit { $houses } Häusern
}
deed-card-hotel = Mit Hotel
deed-card-railroads = { $count ->
    [1] Miete, 1 Bahnhof
   *[other] Mit { $count } Bahnhöfen
}
deed-card-utilities = { $count ->
    [1] Miete, 1 Werk
   *[other] Mit { $count } Werken
}
deed-card-times = { $times } × Wurf
deed-card-cost-house = Ein Haus kostet
deed-card-cost-hotel = Ein Hotel kostet
deed-card-hotel-sum = { $amount } $ + { $houses } Häuser
deed-card-loan = Hypothek
deed-card-lift = Tilgung
deed-card-free = Gehört niemandem
deed-card-mortgaged = BELASTET
deed-card-silent = Hier ist keine Miete fällig

deed-card-alt = Besitzrechtkarte: { $space }, { $group }.
deed-card-alt-mortgaged = Belastet: Hier ist keine Miete fällig.
deed-card-alt-line = { $label }: { $amount }
deed-card-alt-now = { $line } (jetzt)
deed-card-alt-owner = Gehört { $who }{ $houses ->
    [0] {""}
    [1] , mit 1 Haus
   *[other] , mit { $houses } Häusern
}
deed-card-alt-hotel = Gehört { $who }, mit Hotel

## The property as text

deed-title = { $mark } { $space }
deed-price = Preis { $price } $ · Hypothek { $mortgage } $ · Tilgung { $unmortgage } $
deed-build = Ein Haus kostet { $cost } $, ein Hotel { $cost } $ und { $houses ->
        [3] drei
        [4] vier
       *[other] { $houses }
    } Häuser
deed-rent-bare = Miete: { $rent } $
deed-rent-set = Miete, ganze Farbe: { $rent } $
deed-rent-houses =
    { $houses ->
        [1] Mit 1 Haus: { $rent } $
       *[other] Mit { $houses } Häusern: { $rent } $
    }
deed-rent-hotel = Mit Hotel: { $rent } $
deed-rent-railroads =
    { $count ->
        [1] Miete mit einem Bahnhof: { $rent } $
       *[other] Mit { $count } Bahnhöfen: { $rent } $
    }
deed-rent-utilities =
    { $count ->
        [1] Miete mit einem Werk: { $times } × der Wurf
       *[other] Mit beiden Werken: { $times } × der Wurf
    }
deed-now = **{ $line }** ← jetzt
deed-due = Miete zurzeit: **{ $amount }**
deed-free = Dieses Grundstück gehört noch niemandem. Wer hier landet, darf es kaufen{ $declined ->
        [left-with-bank] .
       *[auctioned] {" "}oder versteigern lassen.
    }
deed-owner = Gehört { $owner }
deed-owner-mortgaged = Gehört { $owner }. Das Grundstück ist belastet, darum ist hier keine Miete fällig.
deed-group = Farbgruppe: { $spaces }

command-name-deed = grundstück
option-name-name = name
command-deed = Preis und Miete eines Grundstücks
command-deed-name = Welches Grundstück
