# What happened while somebody was away.

digest-title = Pendant ton absence
digest-none-title = Tu n’as rien manqué
digest-none = 👍 Rien ne s’est passé depuis ta dernière visite.
digest-silence = ⏰ Ton délai a expiré { $count ->
        [one] une fois
       *[other] { $count } fois
    }, donc le bot a décidé pour toi.
digest-paid = 💸 Loyers que tu as payés : { $sums }.
digest-got = 💰 Loyers que tu as touchés : { $sums }.
digest-orders = 📋 Tes consignes : { $what }
digest-player = { $who } { $did }.
digest-bought = a acheté { $lots }
digest-won = a remporté { $lots } aux enchères
digest-built = a construit sur { $lots }
digest-sold = a revendu des constructions sur { $lots }
digest-mortgaged = a hypothéqué { $lots }
digest-lifted = a levé l’hypothèque sur { $lots }
digest-rent = a payé { $amount } $ de loyer à { $whom }
digest-turns = 🎲 { $count ->
        [one] Un tour a été joué
       *[other] { $count } tours ont été joués
    }.
digest-more = … et { $count } de plus
button-missed = Qu’ai-je manqué ?
button-missed-all = Tout voir
button-missed-back = Liste courte

button-since = Depuis mon dernier coup
since-title = Depuis ton dernier coup
since-title-before = Le tour de table avant ton dernier coup
since-none = 👍 Rien ne s’est passé depuis ton dernier coup.
