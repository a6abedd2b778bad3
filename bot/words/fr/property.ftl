# The panel in which players build, sell and mortgage.

effect-build = { $what } · { $price } $
effect-sell = { $what } · +{ $price } $
effect-mortgage = Hypothéquer { $lot } · +{ $price } $
effect-lift = Lever l’hypothèque sur { $lot } · { $price } $
effect-lot =
    { $count ->
        [1] bâtir 1 maison sur { $lots }
       *[other] bâtir jusqu’à { $level } sur { $lots }
    }
effect-lots =
    { $count ->
        [1] construire 1 maison par rue sur { $lots }
       *[other] construire jusqu’à { $level } par rue sur { $lots }
    }
effect-sold =
    { $count ->
        [0] revendre toutes les constructions sur { $lots }
       *[other] revendre sur { $lots } et garder { $level }
    }
effect-sold-each =
    { $count ->
        [0] revendre toutes les constructions sur { $lots }
       *[other] revendre sur { $lots } et garder { $level } par rue
    }
level-hotel = un hôtel
level-houses =
    { $count ->
        [0] aucune maison
        [1] 1 maison
       *[other] { $count } maisons
    }
row-dark-purple = Violet
row-brown = Marron
row-light-blue = Bleu clair
row-pink = Rose
row-orange = Orange
row-red = Rouge
row-yellow = Jaune
row-green = Vert
row-dark-blue = Bleu foncé
page-turn = Suite : page { $page } sur { $pages }
manage-title = Tes propriétés
manage-cash = Argent : **{ $cash } $**
manage-stock = La Banque a { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    } et { $hotels ->
        [one] { $hotels } hôtel
       *[other] { $hotels } hôtels
    }.
manage-debt =
    { $missing ->
        [0] Tu dois { $price } $ et tu les as : la dette se paie toute seule le moment venu.
       *[other] Tu dois { $price } $ : **il manque encore { $missing } $**. La dette se paie toute seule dès que ton liquide suffit.
    }
manage-beyond-means = Tu dois { $price } $ ; en vendant et en hypothéquant tout, tu n’aurais que { $able } $. Tu ne peux donc rien hypothéquer pour cette dette : seuls des échanges aident encore. Tu peux vendre des constructions pour échanger leurs terrains.
manage-debt-paid = Ta dette de { $price } $ est payée.
manage-share = ({ $held } sur { $of })
manage-lot-mortgaged = { $lot }, hypothéquée
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = { $lots } : construction impossible, à cause de l’hypothèque sur { $what }.
manage-no-build-turn = { $lots } : construction possible seulement à ton tour.
manage-no-build-limit = { $lots } : tu as déjà acheté tout ce qu’un tour permet.
manage-no-build-shortage = { $lots } : construction possible après le partage des constructions rares.
manage-no-build-closing = { $lots } : plus de construction, la partie se termine.
manage-no-build-cash = { $lots } : pas assez d’argent, une maison coûte { $price } $.
manage-no-build-stock = { $lots } : la Banque manque de constructions, ou une enchère bloque ton argent.
manage-over = La partie est finie. Plus rien ne change de mains.
manage-no-deeds = Tu n’as encore aucune propriété à gérer.
manage-given-up = Tu as abandonné : tes propriétés sont remises dès que les autres dettes sont réglées.
manage-nothing-to-raise = Rien ne peut être vendu ni hypothéqué maintenant. Un échange peut encore te sauver.
manage-locked = Un pion doit encore avancer : le plateau ne peut pas changer. Réessaie dans un instant.
manage-nothing = Rien à construire, vendre, hypothéquer ou lever en ce moment.
manage-choose-build = Construire autrement…
manage-choose-sell = Revendre autrement…
manage-choose-clear = Tout juste reçu : lever sans intérêts…
manage-back = Retour
manage-noted-shortage = ⏳ Noté · { $what }. Ce sera fait après le partage des constructions rares, si c’est encore possible.
manage-claimed = ⏳ Demandé · { $what }. Il n’y en a peut-être pas pour tout le monde : les autres peuvent aussi en demander. Regarde le message de la partie.
manage-done = ✅ C’est fait · { $what }
manage-noted-locked = ⏳ Noté · { $what }. Ce sera fait dès que c’est permis, une fois le pion arrivé.
manage-noted-turn = ⏳ Noté · { $what }. Ce sera fait au début de ton tour, avant ton lancer.
manage-early-locked = ⏳ Un pion doit encore avancer. Ce que tu choisis maintenant est noté, et fait dès que c’est permis.
manage-early-shortage = ⏳ Les constructions rares sont en cours de partage. Ce que tu choisis maintenant est noté, et sera fait après.
manage-early-turn = ⏳ On construit à son propre tour. Ce que tu choisis de construire maintenant est noté, puis construit au début de ton tour.
manage-intents = **Noté**
manage-intent = ⏳ { $what }
manage-wishes =
    { $count ->
        [one] { $count } demande notée…
       *[other] { $count } demandes notées…
    }
manage-dropped = Retiré · { $what }
manage-tab-build = Construire
manage-tab-sell = Revendre des constructions
manage-tab-mortgage = Hypothèques
manage-open-build = Construire · { $price } $ la maison…
manage-open-sell = Revendre · +{ $price } $ par maison…
manage-price-build = une maison coûte { $price } $
manage-price-sell = une maison rapporte { $price } $
manage-press-plus-lot =
    { $count ->
        [1] +1 maison · { $price } $
       *[other] +{ $count } maisons · { $price } $
    }
manage-press-plus-each =
    { $count ->
        [1] +1 maison par rue · { $price } $
       *[other] +{ $count } maisons par rue · { $price } $
    }
manage-press-up-to =
    { $count ->
        [1] Toutes à 1 maison · { $price } $
       *[other] Toutes à { $count } maisons · { $price } $
    }
manage-press-hotel-lot = Hôtel · { $price } $
manage-press-hotel-each = Un hôtel par rue · { $price } $
manage-press-down-lot =
    { $count ->
        [0] Tout revendre · +{ $price } $
        [1] Descendre à 1 maison · +{ $price } $
       *[other] Descendre à { $count } maisons · +{ $price } $
    }
manage-press-down-each =
    { $count ->
        [0] Tout revendre · +{ $price } $
        [1] Descendre à 1 maison par rue · +{ $price } $
       *[other] Descendre à { $count } maisons par rue · +{ $price } $
    }
manage-press-mortgage = Hypothéquer · +{ $price } $
manage-press-lift = Lever l’hypothèque · { $price } $
manage-press-drop = Retirer
manage-no-build = Tu pourras construire quand tu auras toutes les propriétés d’une couleur.
manage-no-sell = Tu n’as pas de construction à revendre.
manage-no-mortgage = Rien à hypothéquer : revends d’abord les constructions d’une couleur.
