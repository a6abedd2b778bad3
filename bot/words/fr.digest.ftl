# My games, and what happened while somebody was away.

mine-you = ⏰ **À toi** – [{ $what }]({ $link }) <t:{ $at }:R> · { $who }
mine-other = ⏳ [On attend { $whom }]({ $link }) : { $what } <t:{ $at }:R> · { $who }
mine-where = <#{ $channel }> : { $who }
mine-beat-own = 🎲 [{ $what ->
        [end] Ton tour se termine tout seul
       *[throw] Les dés se lancent tout seuls pour toi
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-beat-other = 🎲 [{ $what ->
        [end] Le tour de { $whom } se termine tout seul
       *[throw] Les dés se lancent tout seuls pour { $whom }
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-rests = 💤 [La partie est au repos]({ $link }) : on n’attend personne · { $who }
mine-paused = ⏸️ [En pause]({ $link }) · { $who }
mine-lobby = 🪑 [Lobby]({ $link }), { $seats } sur { $most }, ferme <t:{ $at }:R> · { $who }
mine-offers = -# 🤝 **À toi** : { $count ->
        [one] une offre attend ta réponse
       *[other] { $count } offres attendent ta réponse
    } <t:{ $at }:R>
mine-rents = -# 💰 **À toi** : { $count ->
        [one] un loyer à demander, { $amount } $
       *[other] { $count } loyers à demander, { $amount } $
    }
mine-pause-ends = -# Reprise <t:{ $at }:R> au plus tard
mine-bank = -# ⏱️ Dont { $time } à la fin sur ta réserve de temps
mine-away = -# 🌙 Ton absence dure jusqu’au <t:{ $at }:f>
mine-absent = -# 💤 On ne t’attend plus : n’importe quel bouton te ramène

digest-title = Pendant ton absence
digest-none-title = Rien de manqué
digest-none = 👍 Tu n’as rien manqué : rien ne s’est passé depuis ta dernière visite.
digest-silence = ⏰ Le silence a répondu pour toi { $count ->
        [one] une fois
       *[other] { $count } fois
    }.
digest-paid = 💸 Loyers payés : { $sums }.
digest-got = 💰 Loyers touchés : { $sums }.
digest-sum = { $who } { $amount } $
digest-orders = 📋 Tes consignes : { $what }
digest-player = { $who } { $did }.
digest-bought = a acheté { $lots }
digest-won = a remporté { $lots } aux enchères
digest-built = a construit sur { $lots }
digest-sold = a revendu des constructions sur { $lots }
digest-mortgaged = a hypothéqué { $lots }
digest-lifted = a levé l’hypothèque sur { $lots }
digest-rent = a payé { $amount } $ de loyer à { $whom }
digest-turns = 🎲 { $count ->
        [one] Un tour a
       *[other] { $count } tours ont
    } commencé.
digest-more = … +{ $count }
digest-history = -# Tout est là : /monopoly { command-name-history }
button-missed = Qu’ai-je manqué ?

button-since = Depuis mon dernier coup
since-title = Depuis ton dernier coup
since-none = 👍 Rien ne s’est passé depuis ton dernier coup.
