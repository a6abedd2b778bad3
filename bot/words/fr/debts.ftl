## Debts at the table, and the panel in which money is raised.

## At the table

debt-line = Tu dois { $amount } $ à { $to } ({ $topic }). Détail : { $why }
debt-line-plain = Tu dois { $amount } $ à { $to } ({ $topic })
debt-until = { $debt } · ⏳ <t:{ $at }:R>
plan = Proposition pour { $who } : { $what }. Ça rapporte { $amount } $.
plan-mine = Proposition : { $what }. Ça rapporte { $amount } $.
plan-head = { $who } peut réunir { $amount } $ ainsi :
plan-head-mine = Tu peux réunir { $amount } $ ainsi :
plan-nothing = Il n’y a plus rien à vendre ni à hypothéquer.
plan-sell =
    { $count ->
        [1] vendre une maison sur { $space }
        [2] vendre deux maisons sur { $space }
        [3] vendre trois maisons sur { $space }
       *[other] vendre quatre maisons sur { $space }
    }
plan-sell-hotel = vendre l’hôtel sur { $space }
plan-sell-down =
    { $level ->
        [1] remplacer l’hôtel sur { $space } par 1 maison
       *[other] remplacer l’hôtel sur { $space } par { $level } maisons
    }
plan-mortgage = hypothéquer { $spaces }

## The panel

debt-title = Ta dette
debt-mortgage = Hypothéquer { $lots }
debt-label-of = { $who } : { $what }
debt-as-proposed = Réunir { $price } $ ainsi
debt-change = Choisir quoi vendre…
debt-give-up = Abandonner…
debt-hopeless = Même en vendant et en hypothéquant tout, { $who } { $able ->
        [0] n’aurait pas un sou
       *[other] n’aurait que { $able } $
    }.
debt-hopeless-mine = Même en vendant et en hypothéquant tout, tu { $able ->
        [0] n’aurais pas un sou
       *[other] n’aurais que { $able } $
    }.
debt-plan-changed = Quelque chose a changé, donc rien n’a été vendu ni hypothéqué. Voici la nouvelle proposition :
debt-of-another = C’est à { $who } de décider.
debt-raised = C’est payé : tu n’as plus de dette.
debt-given-up = Tu as abandonné et tu n’es plus dans la partie.
debt-sure = Tu dois { $price } $ et { $able ->
        [0] ne peux pas réunir un seul sou
       *[other] ne peux réunir que { $able } $
    }. Si tu abandonnes, tu quittes la partie, et tout ce que tu as va à { $to }.{ $rescue ->
        [trade] { " " }Un échange pourrait encore te sauver (avec { $helpers }).
       *[none] { " " }Aucun échange ne peut te sauver.
    } Veux-tu abandonner ?
debt-bankrupt = Abandonner
debt-trade = Tenter un échange

## Raising cash for a purchase

purchase-title = Acheter { $what } pour { $price } $ ?
purchase-plan = Si tu confirmes, voici ce que le bot fera, dans cet ordre :
purchase-cash = Argent : **{ $before } $** maintenant · **{ $after } $** après l’achat
purchase-confirm = Réunir { $amount } $ et acheter
purchase-enough = Tu as maintenant assez d’argent : achète { $what } avec le bouton du message de la partie.
purchase-done = ✅ C’est fait : tu as acheté { $what } et il te reste { $cash } $.

## What a sum was for: rents, taxes, cards.

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
why-income-tax-flat =
    { $percent ->
        [0] { $amount } $
       *[other] un montant fixe de { $amount } $ au lieu de { $percent } % de la fortune
    }
why-income-tax-share = { $percent } % de la fortune, { $amount } $
why-auction-price = { $amount } $, l’enchère gagnante
why-interest = { $percent } % d’intérêts sur { $spaces } : { $amount } $
# What is owed or paid, as it follows “owes Bo $6”
topic-rent = loyer { $where }
topic-auction = enchère gagnée pour { $what }
topic-card = à cause d’{ a-card-of }
topic-tax = { $tax }
topic-jail-fine = amende de prison
topic-interest = intérêts des hypothèques reçues
topic-share = part des biens laissés par { $debtor }
a-card-of =
    { $deck ->
        [chance] une carte Chance
        [community_chest] une carte Caisse de Communauté
       *[other] une carte « { $deck } »
    }
under-deck =
    { $deck ->
        [chance] le paquet Chance
        [community_chest] le paquet Caisse de Communauté
       *[other] le paquet « { $deck } »
    }
