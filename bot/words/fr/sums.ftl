# What a sum was for: rents, taxes, cards.

why-rent-bare = loyer { $amount } $
why-rent-full-group = loyer { $amount } $ = 2 × { $base } $, groupe complet, sans maison
why-rent-built =
    { $houses ->
        [0] loyer { $amount } $ avec un hôtel
        [1] loyer { $amount } $ avec 1 maison
       *[other] loyer { $amount } $ avec { $houses } maisons
    }
why-rent-railroads =
    { $count ->
        [1] loyer { $amount } $, une gare
        [2] loyer { $amount } $, deux gares
        [3] loyer { $amount } $, trois gares
       *[other] loyer { $amount } $, les { $count } gares
    }
why-rent-railroads-times =
    { $count ->
        [1] loyer { $amount } $ = { $factor } × { $base } $, une gare
        [2] loyer { $amount } $ = { $factor } × { $base } $, deux gares
        [3] loyer { $amount } $ = { $factor } × { $base } $, trois gares
       *[other] loyer { $amount } $ = { $factor } × { $base } $, les { $count } gares
    }
why-rent-utility =
    { $count ->
        [1] loyer { $amount } $ = { $factor } × { $base } aux dés, une compagnie
       *[other] loyer { $amount } $ = { $factor } × { $base } aux dés, les deux compagnies
    }
why-rent-card-utility = loyer { $amount } $ = { $factor } × { $base } aux dés
why-income-tax-flat = le montant fixe de { $amount } $
why-income-tax-share = { $percent } % de toute sa fortune, { $amount } $
why-auction-price = { $amount } $, l’enchère gagnante
why-interest = { $percent } % d’intérêts sur { $spaces } : { $amount } $
# What is owed or paid, as it follows “owes Bo $6”
topic-rent = arrêt { $where }
topic-auction = { $what } aux enchères
topic-card = d’après { $deck }
topic-income-tax = l’impôt sur le revenu
topic-luxury-tax = la taxe de luxe
topic-jail-fine = l’amende de prison
topic-interest = les hypothèques reçues
topic-share = une part des biens laissés par { $debtor }
deck-chance = une carte Chance
deck-community-chest = une carte Caisse de Communauté
under-chance = le paquet Chance
under-community-chest = le paquet Caisse de Communauté
