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

command-name-mine = mes-parties
command-mine = Voir tes parties, d’abord celles qui t’attendent
