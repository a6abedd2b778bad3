# Too few houses or hotels: claims and the auctions of buildings.

shortage-thread = Enchères : constructions rares
shortage-sold = Où sont allées les constructions rares
shortage-no-bid = Pas encore d’enchère. Le minimum est le prix d’une construction sur ton titre de propriété.
shortage-leads = **{ $who } mène avec { $price } $, pour { $lot }.**
shortage-title = Constructions rares
shortage-how-live = Choisis ce que tu construirais. Si toutes les demandes dépassent ce que la Banque a, les constructions partent une à une en enchères ouvertes.
shortage-how-post = Choisis ce que tu construirais, puis dis combien chaque construction peut te coûter au maximum. Personne d’autre ne le voit. Si toutes les demandes dépassent ce que la Banque a, les plus hauts maximums l’emportent pour un peu plus que le suivant ; sinon, tout se construit au prix du titre.
shortage-own-turn = Ce n’est pas ton tour : s’il y en a assez pour tout le monde, tu construiras les tiennes à ton tour. Ce que tu remportes aux enchères se construit aussitôt.
shortage-nothing = Tu n’as rien à demander en ce moment.
shortage-choose = Demander…
shortage-choose-lot = Enchérir pour construire sur…
shortage-lot = { $lot } · { $price } $ ou plus
shortage-form = Combien pour chacune ?
shortage-form-label = Dollars pour chaque construction
shortage-form-hint = 
    { $count ->
        [1] { $lots } : de { $lowest } $ à { $highest } $
       *[other] De { $lowest } $ à { $highest } $ : un seul montant, ou { $count } séparés par des espaces, pour { $lots }
    }
shortage-bid-form = Enchère pour { $lot }
shortage-bid-hint = De { $lowest } $ à { $highest } $, payés en liquide
shortage-sums =
    { $count ->
        [1] Écris un montant en dollars entiers, comme 120.
       *[other] Écris un montant pour toutes, ou { $count } montants séparés par des espaces, comme 120 100.
    }
shortage-claimed = Ta demande : { $what }. La suite s’affiche dans le message de la partie.
button-claim = { $what }
button-claim-other = Autre chose…
button-claim-none = Ne rien construire
button-claim-enough = Pas plus que le prix du titre
button-bid-lot = Enchérir sur { $lot } · { $price } $
