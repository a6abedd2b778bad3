### Besitzkarten als Bilder. German; glossary in de.ftl. Labels of some 20 letters, sums of some 16.

deed-card-price = Preis
deed-card-sum = { $amount } $
deed-card-bare = Miete
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
deed-card-hotel-sum = { $amount } $ + { $houses } Häuser
deed-card-loan = Hypothek
deed-card-lift = Tilgung
deed-card-free = Gehört niemandem
deed-card-mortgaged = BELASTET
deed-card-silent = Hier zahlt niemand Miete

deed-card-alt = Besitzkarte: { $space }, { $group }.
deed-card-alt-mortgaged = Belastet: hier zahlt niemand Miete.
deed-card-alt-line = { $label }: { $amount }
deed-card-alt-now = { $line } ← jetzt
deed-card-alt-owner = Gehört: { $who }{ $houses ->
    [0] {""}
    [1] , mit 1 Haus
   *[other] , mit { $houses } Häusern
}
deed-card-alt-hotel = Gehört: { $who }, mit Hotel
