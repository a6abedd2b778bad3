# Auctions: the messages, the thread and the forms.

## One lot

auction-title = Enchères : { $what }
auction-over = Vendu : { $what }
auction-unsold = Pas vendu : { $what }
auction-off = Annulé : { $what }
auction-none = Les enchères ont été interrompues avant la fin. Rien n’est vendu.
auction-thread = Enchères : { $what }
auction-lot =
    { $price ->
        [0] { $what }
       *[other] { $what } · prix imprimé { $price } $
    }
lot-mortgaged = 🔒 { $lot } se vend hypothéquée : en la remportant, tu paies aussitôt { $interest } $ à la Banque et tu peux aussi rembourser les { $loan } $. Pas de loyer d’ici là.
auction-in-thread = Enchéris dans le fil ci-dessous ou sur le message de la partie, où s’affichera le résultat.
auction-no-bid = Pas encore d’enchère. { $lowest ->
        [1] Tu peux commencer à 1 $.
       *[other] La première doit être d’au moins { $lowest } $.
    }
auction-reserve = Enchères minimales : { $bids }
auction-leads = **{ $who } mène avec { $price } $.**
auction-calls = Enchères précédentes : { $calls }
auction-cash = Argent : { $cash }
auction-waits = On attend encore : { $who }
auction-passed = Hors course : { $who }
auction-sealed = Enchères secrètes : chaque personne dépose un maximum. Le plus haut gagne et paie { $step ->
        [1] un dollar
       *[other] { $step } $
    } de plus que le deuxième.
auction-filed = Réponse déjà donnée : { $who }
auction-ends = Les enchères se ferment <t:{ $at }:R>, ou dès que personne d’autre ne peut enchérir.
button-bid = Enchérir { $price } $
button-type = Autre montant…
button-maximum = Mon maximum secret…
button-pass = Passer
button-lots = Mes maximums pour { $count } lots…
bid-form-max = Ton maximum secret
bid-form-max-hint = À partir de { $lowest } $. Le bot enchérit juste ce qu’il faut. Personne d’autre ne le voit.
bid-form-type = Ton enchère
bid-form-type-hint = Des dollars entiers, à partir de { $lowest } $.
bid-form-label = Dollars
bid-form-cash = Dollars (tu as { $cash } $)
maximum-filed = Ton maximum de { $price } $ est déposé. Personne d’autre ne le voit.
auction-ended = Les enchères sont terminées : { $told }
auction-own-maximum = Ton maximum était de { $maximum } $.
bid-made = Ton enchère de { $price } $ est faite.
bid-beaten = Enchère aussitôt dépassée : tes { $price } $ ne suffisent pas. { $leader } mène avec { $now } $.
bid-cash =
    { $cover ->
        [short] Tu as { $cash } $ : il te faudrait réunir le reste en vendant ou en hypothéquant.
       *[enough] Tu as { $cash } $ : il te reste { $left } $ si tu paies tout.
    }
auction-back = Retour à la partie : <#{ $channel }>

## Several lots at once

lots-title = Enchères secrètes sur plusieurs lots
lots-intro = Choisis un lot pour noter ton maximum secret, { $highest } $ au plus. Rien ne compte avant l’envoi, et tu ne peux envoyer qu’une fois.
lots-no-cash = Tu ne peux enchérir sur aucun de ces lots.
lots-filed = Envoyé. Voici tes maximums secrets :
lots-passed = Tu n’enchéris sur aucun de ces lots.
lots-changed = Tes réponses ont changé entre-temps dans un autre message. Relis-les avant d’envoyer :
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
lots-at-most = Dépense maximale : { $price } $.
lots-choose = Ton maximum pour…
lots-option = { $lot } · jusqu’à { $most } $
lots-option-none =
    { $price ->
        [0] { $lot } · sans enchère
       *[other] { $lot } · sans enchère, prix { $price } $
    }
lots-file =
    { $count ->
        [1] Envoyer 1 maximum · { $price } $ au plus
       *[other] Envoyer { $count } maximums · { $price } $ au plus
    }
lots-pass = Passer sur tous les lots
lots-limit = Limite en tout · { $price } $
lots-limit-none = Pas de limite en tout
lots-limit-title = Limite de dépense
lots-limit-label = Maximum pour tous les lots, en dollars
lots-limit-hint = Laisse vide pour ne pas avoir de limite.
lots-amount-title = { $lot }
lots-amount-label = Ton maximum secret en dollars
lots-amount-hint = De { $lowest } $ à { $highest } $. Laisse vide pour ne pas enchérir.
lots-too-dear = Les enchères sur ce lot commencent à { $lowest } $, et c’est plus que tu ne peux mettre.
lots-out-of-range = Ton maximum pour un lot va de { $lowest } $ à { $highest } $.
