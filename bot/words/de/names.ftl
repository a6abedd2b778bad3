# Names of color groups, tokens and deeds.

group-dark-purple = Dunkellila
group-brown = Braun
group-light-blue = Hellblau
group-pink = Rosa
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau
group-railroad = Bahnhöfe
group-utility = Werke
the-dark-purple = Dunkellila
the-brown = Braun
the-light-blue = Hellblau
the-pink = Rosa
the-orange = Orange
the-red = Rot
the-yellow = Gelb
the-green = Grün
the-dark-blue = Dunkelblau
the-railroad = Bahnhöfe
the-utility = Werke
token-hat = Zylinder
token-boat = Schiff
token-dog = Hund
token-car = Auto
token-iron = Bügeleisen
token-boot = Stiefel
token-cat = Katze
token-thimble = Fingerhut
deed-mortgaged = { $deed } (belastet)
side-properties =
    { $count ->
        [one] { $count } Grundstück
       *[other] { $count } Grundstücke
    }
jail-passes =
    { $count ->
        [1] eine Gefängnis-frei-Karte
       *[other] { $count } Gefängnis-frei-Karten
    }
