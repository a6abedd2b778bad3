# The list of a person’s games.

mine-title = Mes parties
mine-none = Tu n’as aucune partie en cours. `/monopoly { command-name-new }` en ouvre une.

mine-you =
    ⏰ **À toi** · { $what }
    ⏳ Le délai expire <t:{ $at }:R>
mine-you-alone = ⏰ **À toi** · { $what }
mine-other = ⏳ On attend { $whom } · { $what } · le délai expire <t:{ $at }:R>
mine-where = { $channel ->
        [direct] Messages privés, partie { $number }
       *[other] <#{ $channel }>
    } : { $who }
mine-beat-own = 🎲 { $what ->
        [end] Ton tour se termine tout seul
       *[throw] Le bot lance les dés pour toi
    } <t:{ $at }:R>
mine-beat-other = 🎲 { $what ->
        [end] { $whom } : le tour se termine tout seul
       *[throw] Le bot lance les dés pour { $whom }
    } <t:{ $at }:R>
mine-rests = 💤 La partie attend que quelqu’un revienne
mine-paused = ⏸️ En pause
mine-lobby = 🪑 Lobby · { $seats ->
        [one] { $seats } place prise
       *[other] { $seats } places prises
    } sur { $most } · ferme <t:{ $at }:R>
mine-offers = -# 🤝 **À toi** : { $count ->
        [one] une offre attend ta réponse et expire
       *[other] { $count } offres attendent ta réponse ; la première expire
    } <t:{ $at }:R>
mine-offers-open = -# 🤝 **À toi** : { $count ->
        [one] une offre attend ta réponse
       *[other] { $count } offres attendent ta réponse
    }
mine-rents = -# 💰 **À toi** : { $count ->
        [one] un loyer de { $amount } $ à demander
       *[other] { $count } loyers à demander, { $amount } $ en tout
    }
mine-pause-ends = -# La partie reprend <t:{ $at }:R> au plus tard
mine-bank = -# ⏱️ Ce délai comprend { $time } de ta réserve de temps (décider tôt la remplit)
mine-away = -# 🌙 Ton absence dure jusqu’au <t:{ $at }:f>
mine-absent = -# 💤 La partie n’attend plus tes réponses. Appuie sur Revenir jouer pour continuer
mine-waiting = -# ⌛ Il te reste { $time } sur tes { $most } de temps d’attente. Décide dans le premier quart d’un délai pour en regagner un peu
mine-out-of-time = -# ⌛ Tu n’as plus de temps d’attente : il ne te reste qu’un quart de chaque délai, même pendant tes heures calmes
mine-have = { $count ->
        [0] Tu as **{ $cash } $** et aucune propriété
        [one] Tu as **{ $cash } $** et 1 propriété
       *[other] Tu as **{ $cash } $** et { $count } propriétés
    }
mine-more = { $count ->
        [one] … 1 autre partie
       *[other] … { $count } autres parties
    }
button-go-game = Aller à la partie
button-go-lobby = Aller au lobby

## What a game asks of its reader: asked-me-<kind>

asked-me-to-throw = Lance les dés.
asked-me-to-throw-again = Tu as fait un double : relance les dés.
asked-me-in-jail = Tu es en prison. Comment veux-tu sortir ?
asked-me-fine-or-pass = Tu n’as pas fait de double. Veux-tu payer { $price } $ ou jouer une carte Sortie de Prison ?
asked-me-held = Tu as demandé à { $mover } d’attendre. Dès que tu as fini, laisse cette personne lancer les dés.
asked-me-to-end = { $can ->
        [build-trade] Construis, échange ou finis ton tour.
        [build] Construis ou finis ton tour.
        [trade] Échange ou finis ton tour.
       *[end] Finis ton tour.
    }
asked-me-buy-or-decline = Acheter { $space } pour { $price } $, ou { $declined ->
        [left-with-bank] laisser cette propriété à la Banque ?
       *[auctioned] laisser cette propriété partir aux enchères ?
    }
asked-me-short = Il te manque { $missing } $ : réunis cette somme avec le bouton « { button-manage } ».
asked-me-too-short = Il te manque { $missing } $, et tu ne peux pas en réunir autant.
asked-me-choose-tax = Impôt sur le revenu : payer { $flat } $, ou { $percent } % de toute ta fortune ?
asked-me-auction = Aux enchères : { $lot }. { $leads ->
        [me] Tu mènes avec { $price } $.
       *[other] { $leader } mène avec { $price } $. Veux-tu surenchérir ou passer ?
    }
asked-me-auction-open = Aux enchères : { $lot }. Veux-tu faire la première enchère ou passer ?
asked-me-sealed-auction = Enchères secrètes : { $lots }. Fixe ton maximum ou passe.
asked-me-owing = Tu dois { $amount } $ à { $to } ({ $topic }), et il te manque { $missing } $. Vends, hypothèque ou échange pour réunir cette somme.
asked-me-rescue = Tu ne peux pas réunir les { $amount } $ que tu dois à { $to } ({ $topic }).{ $rescue ->
        [trade] {" Seul un échange peut encore te sauver."}
       *[none] {""}
    }
asked-me-shortage-claim = La Banque manque de constructions. En veux-tu ?
asked-me-shortage-again = Les joueurs demandent plus de constructions que la Banque n’en a. Combien paierais-tu au maximum pour chacune ?
asked-me-lift-or-hold = Veux-tu lever l’hypothèque sur { $spaces } pour { $price } $, ou la garder ?
