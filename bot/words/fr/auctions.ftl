## Auctions: the messages, the thread and the forms.

## One lot

auction-title = Enchères : { $what }
auction-over = Vendu : { $what }
auction-unsold = Pas vendu : { $what }
auction-off = Enchères annulées : { $what }
auction-none = Les enchères ont été annulées. Rien n’est vendu.
auction-lot =
    { $price ->
        [0] { $what }
       *[other] { $what } · prix imprimé { $price } $
    }
auction-declined = { $who } n’a pas acheté en arrivant ici.
auction-estate = { $who } a quitté la partie : la Banque vend ses biens à la plus haute enchère.
lot-completes = Avec { $lot }, { $who } aurait tout { $group }.
lot-mortgaged = 🔒 { CAPITALIZED($lot) } est hypothéquée : la personne qui gagne les enchères paie aussitôt { $interest } $ d’intérêts à la Banque, et peut lever l’hypothèque pour { $loan } $ de plus. Tant que l’hypothèque n’est pas levée, cette propriété ne rapporte pas de loyer.
auction-where = Les enchères sont dans <#{ $thread }>
auction-no-bid = Pas encore d’enchère. { $lowest ->
        [1] Les enchères commencent à 1 $.
       *[other] Les enchères commencent à { $lowest } $.
    }
auction-reserve = Enchères minimales : { $bids }
auction-leads = **{ $who } mène avec { $price } $.**
auction-equal = À montant égal, la première enchère l’emporte.
auction-raised = Le maximum secret de quelqu’un d’autre a fait monter le prix.
auction-calls = Enchères précédentes : { $calls }
auction-cash = Argent : { $cash }
auction-still-in = Encore en lice : { $cash }
auction-waits = On attend encore : { $who }
auction-passed = Hors des enchères : { $who }
auction-sealed = Enchères secrètes, seulement avec le bouton : chaque joueur fixe un maximum. Le plus haut gagne et paie { $step } $ de plus que le deuxième. À égalité, le premier arrivé gagne et paie ce montant.
auction-filed = Réponse déjà donnée : { $who }
auction-ends =
    { $late ->
        [moves] Les enchères se terminent <t:{ $at }:R>, sauf si une enchère tardive les prolonge.
       *[counts] Les enchères se terminent <t:{ $at }:R> au plus tard.
    }
button-bid = Enchérir à { $price } $
button-bid-raise = Enchérir à { $price } $ · { $missing } $ à réunir…
button-type = Autre montant…
dear-title = Enchérir à { $price } $ sur { $what } ?
dear-about = Tu as { $cash } $. Si tu l’emportes à ce prix, il te faudra réunir { $missing } $ en vendant des constructions ou en hypothéquant.
button-maximum = Mon maximum secret…
button-pass = Passer
button-lots = Fixer mes { $count } maximums…
bid-form-max = Ton maximum secret
bid-form-max-hint = Au moins { $lowest } $. Le bot enchérit juste ce qu’il faut.
bid-form-type = Ton enchère
bid-form-type-hint = Tape un montant sans centimes, au moins { $lowest } $.
bid-form-lead = { $who } mène avec { $price } $.
bid-form-lead-mine = Tu mènes avec { $price } $.
bid-form-label = Montant
bid-form-cash = Montant (tu as { $cash } $)
maximum-filed = Ton maximum secret est de { $price } $. Personne d’autre ne voit le montant.
maximum-leads = Pour l’instant, tu mènes avec { $now } $.
maximum-beats = Pour l’instant, tu mènes avec { $now } $ : il fallait autant pour dépasser le maximum secret fixé par { $who }.
auction-ended = Les enchères sont terminées : { $told }
auction-ended-lots = Les enchères sont terminées :
auction-ended-mine = Les enchères sont terminées : tu remportes { $space } pour { $price } $.
auction-won-mine = Tu remportes { $space } pour { $price } $.
auction-own-maximum = Ton maximum secret était de { $maximum } $.
auction-raise = Tu as { $cash } $. Réunis encore { $missing } $ { $channel ->
        [direct] dans la partie
       *[other] dans <#{ $channel }>
    }{ $at ->
        [0] {""}
       *[other] { " " }avant <t:{ $at }:{ $style }>
    }.
bid-made = Tu as enchéri à { $price } $.
bid-beaten = Ton enchère à { $price } $ n’a pas suffi : { $leader } mène déjà avec { $now } $.
bid-beaten-equal = Tu ne mènes pas : { $leader } offre aussi { $now } $ et, à montant égal, la première enchère l’emporte.
bid-cash =
    { $cover ->
        [short] ⚠️ Tu as { $cash } $. Pour payer ce montant en entier, il te faudrait réunir { $missing } $ en vendant des constructions ou en hypothéquant des propriétés.
       *[enough] Tu as { $cash } $. Si tu dois payer ce montant en entier, il te restera { $left } $.
    }
auction-back = Retour à la partie : <#{ $channel }>

## Several lots at once

lots-title = Enchères secrètes sur plusieurs lots
lots-intro = Choisis un lot pour fixer ton maximum secret, { $highest } $ au plus. Tes maximums ne comptent qu’une fois envoyés, et tu ne peux les envoyer qu’une seule fois.
lots-no-cash = Tu n’as pas assez d’argent pour enchérir sur ces lots.
lots-filed = C’est envoyé. Voici tes maximums secrets :
lots-passed = Tu n’enchéris sur aucun de ces lots.
lots-changed = Entre-temps, tu as changé ces maximums dans un autre message. Vérifie-les avant d’envoyer :
lots-line =
    { $price ->
        [0] { $lot } : jusqu’à **{ $most } $**
       *[other] { $lot } (prix { $price } $) : jusqu’à **{ $most } $**
    }
lots-line-none =
    { $price ->
        [0] { $lot } : pas d’enchère
       *[other] { $lot } (prix { $price } $) : pas d’enchère
    }
lots-at-most = Tu dépenseras au plus { $price } $.
lots-choose = Fixer ton maximum pour…
lots-option = { $lot } · jusqu’à { $most } $
lots-option-none =
    { $price ->
        [0] { $lot } · pas encore de maximum
       *[other] { $lot } · pas encore de maximum, prix { $price } $
    }
lots-file =
    { $count ->
        [1] Envoyer 1 maximum · { $price } $ au plus
       *[other] Envoyer { $count } maximums · { $price } $ au plus
    }
lots-pass = Passer pour tous les lots
lots-limit = Limite totale · { $price } $
lots-limit-none = Fixer une limite totale…
lots-limit-title = Limite de dépense
lots-limit-label = Maximum pour tous les lots
lots-limit-hint = Laisse ce champ vide pour ne pas avoir de limite.
lots-amount-label = { bid-form-max }
lots-amount-hint = De { $lowest } $ à { $highest } $. Laisse ce champ vide pour ne pas enchérir.
lots-too-dear = Les enchères pour ce lot commencent à { $lowest } $ : c’est plus que ce que tu peux payer.
lots-out-of-range = Ton maximum pour un lot va de { $lowest } $ à { $highest } $.

## Too few houses or hotels: claims and the auctions of buildings.

shortage-thread = Enchères : pénurie de constructions
shortage-sold = Pénurie de constructions : résultat
shortage-no-bid = Pas encore d’enchère. Le minimum est le prix de construction indiqué sur le titre de propriété de la rue où tu veux construire.
shortage-leads = **{ $who } mène avec { $price } $ pour construire sur { $lot }.**
shortage-title = { decision-shortage-claim.board }
shortage-how-live = Choisis ce que tu veux construire. Si la Banque n’a pas assez de constructions pour tout le monde, elles partent aux enchères, une par une. Chaque enchère est visible par tous.
shortage-how-post = Choisis ce que tu veux construire, puis fixe le maximum que tu paierais pour chaque construction. Personne d’autre ne le voit. Si la Banque n’en a pas assez pour tout le monde, les plus hauts maximums l’emportent, et chaque gagnant paie un peu plus que le maximum juste en dessous du sien. Sinon, tout le monde construit au prix normal.
shortage-own-turn = Ce n’est pas ton tour. S’il y a assez de constructions pour tout le monde, tu construiras les tiennes à ton tour. Si tu en gagnes une aux enchères, tu la construis aussitôt.
shortage-nothing = Tu ne peux demander aucune construction en ce moment.
shortage-choose = Choisis ce que tu veux construire…
shortage-choose-lot = Enchérir pour construire sur…
shortage-lot = { $lot } · { $price } $ ou plus
shortage-form = Ton maximum par construction
shortage-form-label = Montant par construction
shortage-form-hint = 
    { $count ->
        [1] { $lots } : de { $lowest } $ à { $highest } $
        [2] De { $lowest } $ à { $highest } $ : un montant pour les deux, ou 2 séparés par un espace, pour { $lots }
       *[other] De { $lowest } $ à { $highest } $ : un montant pour toutes, ou { $count } séparés par des espaces, pour { $lots }
    }
shortage-bid-form = Enchère pour { $lot }
shortage-bid-hint = De { $lowest } $ à { $highest } $, avec l’argent que tu as déjà
shortage-sums =
    { $count ->
        [1] Tape un montant entier, comme 120.
        [2] Tape un montant pour les deux constructions, ou 2 montants séparés par un espace, comme 120 100.
       *[other] Tape un montant pour toutes les constructions, comme 120, ou { $count } montants séparés par des espaces.
    }
shortage-claimed = Tu as demandé ceci : { $what }. Tu verras le résultat dans le message de la partie.
button-claim = { $what }
button-claim-other = Autre chose…
button-claim-choose = Choisir quoi construire…
button-claim-none = Ne rien construire
button-claim-enough = Payer seulement le prix normal
button-bid-lot = Enchérir sur { $lot } · { $price } $
