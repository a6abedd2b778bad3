# Names of color groups, tokens and deeds.

group-dark-purple = Violet
group-brown = Marron
group-light-blue = Bleu clair
group-pink = Rose
group-orange = Orange
group-red = Rouge
group-yellow = Jaune
group-green = Vert
group-dark-blue = Bleu foncé
group-railroad = Gares
group-utility = Compagnies
the-dark-purple = le groupe violet
the-brown = le groupe marron
the-light-blue = le groupe bleu clair
the-pink = le groupe rose
the-orange = le groupe orange
the-red = le groupe rouge
the-yellow = le groupe jaune
the-green = le groupe vert
the-dark-blue = le groupe bleu foncé
the-railroad = les gares
the-utility = les compagnies
token-hat = Haut-de-forme
token-boat = Bateau
token-dog = Chien
token-car = Voiture
token-iron = Fer à repasser
token-boot = Chaussure
token-cat = Chat
token-thimble = Dé à coudre
deed-mortgaged = { $deed } (hypothéquée)
side-properties =
    { $count ->
        [one] { $count } propriété
       *[other] { $count } propriétés
    }
jail-passes =
    { $count ->
        [1] une carte Sortie de Prison
       *[other] { $count } cartes Sortie de Prison
    }
