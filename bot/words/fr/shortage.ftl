# Too few houses or hotels: claims and the auctions of buildings.

shortage-thread = Enchères : pénurie de constructions
shortage-sold = Pénurie de constructions : résultat
shortage-no-bid = Pas encore d’enchère. Le minimum est le prix de construction indiqué sur le titre de propriété de la rue où tu veux construire.
shortage-leads = **{ $who } mène avec { $price } $ pour construire sur { $lot }.**
shortage-title = Pénurie de constructions
shortage-how-live = Choisis ce que tu veux construire. Si la Banque n’a pas assez de constructions pour tout le monde, elles partent aux enchères, une par une. Chaque enchère est visible par tous.
shortage-how-post = Choisis ce que tu veux construire, puis donne le maximum que tu paierais pour chaque construction. Personne d’autre ne le voit. Si la Banque n’en a pas assez pour tout le monde, les plus hauts maximums l’emportent, et chaque gagnant paie un peu plus que le maximum juste en dessous du sien. Sinon, tout le monde construit au prix normal.
shortage-own-turn = Ce n’est pas ton tour. S’il y a assez de constructions pour tout le monde, tu construiras les tiennes à ton tour. Si tu en gagnes une aux enchères, tu la construis aussitôt.
shortage-nothing = Tu ne peux demander aucune construction en ce moment.
shortage-choose = Choisis ce que tu veux construire…
shortage-choose-lot = Enchérir pour construire sur…
shortage-lot = { $lot } · { $price } $ ou plus
shortage-form = Ton maximum par construction
shortage-form-label = Montant en dollars par construction
shortage-form-hint = 
    { $count ->
        [1] { $lots } : de { $lowest } $ à { $highest } $
        [2] De { $lowest } $ à { $highest } $ : un montant pour les deux, ou 2 séparés par un espace, pour { $lots }
       *[other] De { $lowest } $ à { $highest } $ : un montant pour toutes, ou { $count } séparés par des espaces, pour { $lots }
    }
shortage-bid-form = Enchère pour { $lot }
shortage-bid-hint = De { $lowest } $ à { $highest } $, payés en liquide
shortage-sums =
    { $count ->
        [1] Tape un montant en dollars, sans centimes, comme 120.
        [2] Tape un montant pour les deux constructions, ou 2 montants séparés par un espace, comme 120 100.
       *[other] Tape un montant pour toutes les constructions, comme 120, ou { $count } montants séparés par des espaces.
    }
shortage-claimed = Tu as demandé ceci : { $what }. Tu verras le résultat dans le message de la partie.
button-claim = { $what }
button-claim-other = Autre chose…
button-claim-none = Ne rien construire
button-claim-enough = Payer seulement le prix normal
button-bid-lot = Enchérir : { $lot } · { $price } $
