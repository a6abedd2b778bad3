## The list of a person’s games.

mine-title = Mes parties
mine-none = Tu n’as aucune partie en cours. `{ COMMAND("new") }` en ouvre une.
mine-out = 👀 Tu n’es plus dans cette partie · tour { $turn }

mine-you =
    ⏰ **À toi** · { $what }
    ⏳ <t:{ $at }:R>
mine-you-alone = ⏰ **À toi** · { $what }
mine-other = ⏳ On attend { $whom } · { $what } · <t:{ $at }:R>
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
mine-bank = -# ⏱️ Ce délai comprend { $time } de ta réserve de temps (elle se remplit quand tu décides vite)
mine-away = -# 🌙 Ton absence dure jusqu’au <t:{ $at }:f>
mine-absent = -# 💤 La partie n’attend plus tes réponses. Appuie sur **{ moment-back }** pour continuer
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

## What happened while somebody was away.

digest-title = Ce que tu as manqué
digest-none-title = Tu n’as rien manqué
digest-none = 👍 Rien ne s’est passé depuis ta dernière visite.
digest-away = 🌙 Absence{ $count ->
        [1] { "" }
       *[other] s, par ordre de retour
    } : { $who }.
digest-away-until = { $who }, de retour <t:{ $at }:R>
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
digest-lifted =
    { $count ->
        [1] a levé l’hypothèque sur { $lots }
       *[other] a levé les hypothèques sur { $lots }
    }
digest-rent = a payé { $amount } $ de loyer à { $whom }
digest-turns = 🎲 { $count ->
        [one] Un tour a été joué
       *[other] { $count } tours ont été joués
    }.
digest-more = … et { $count } de plus
button-missed = Voir ce que j’ai manqué

button-since = Depuis mon dernier coup
since-title = Depuis ton dernier coup
since-title-before = Le dernier tour de table
since-none = 👍 Rien ne s’est passé depuis ton dernier coup.

## Calls to those whom the game waits for.

call-throw = { $who } : à toi de lancer les dés.
call-jail = { $who } : comment veux-tu sortir de prison ?
call-buy = { $who } : veux-tu acheter cette propriété ?
call-tax = { $who } : choisis comment payer l’impôt.
call-debt =
    { $count ->
        [1] { $who } : réunis de l’argent pour une dette.
       *[other] { $who } : réunissez de l’argent pour vos dettes.
    }
call-rescue =
    { $count ->
        [1] { $who } : tu dois plus que tu ne peux réunir.
       *[other] { $who } : vous devez plus que vous ne pouvez réunir.
    }
call-lift = { $who } : lever les hypothèques reçues ?
call-claim =
    { $count ->
        [1] { $who } : la Banque n’a peut-être pas assez de constructions pour tous. En veux-tu ?
       *[other] { $who } : la Banque n’a peut-être pas assez de constructions pour tous. En voulez-vous ?
    }
call-rent = { $who } : demande ton loyer.
call-auction = { $who } : enchérir ou passer ?

call-direct = { $what } · [Aller à la partie]({ $link })

reminder = ⏰ { $what } Si tu ne réponds pas, le bot décide pour toi <t:{ $at }:R>. [Aller à la partie]({ $link })
reminder-offer = ⏰ { $whom } : { $who } a une offre d’échange pour toi. Elle expire <t:{ $at }:R>.
call-over = La partie est finie. { $count ->
        [one] { $winner } gagne !
       *[other] { $winner } se partagent la victoire !
    }
call-over-place = { $place } { $who }
call-out = { $who } : faillite, la partie s’arrête là pour toi. { watch-told }
call-over-direct = Tu finis en position { $place }. [Aller à la partie]({ $link })
call-over-direct-won = La partie est finie. { $count ->
        [one] Tu as gagné !
       *[other] Tu partages la victoire !
    } [Aller à la partie]({ $link })
call-out-direct = Tu as fait faillite et tu quittes une partie. Tu peux encore regarder. { watch-told } [Aller à la partie]({ $link })

## What the host tells the table beside what happens in play: notice-<kind>.
# .mine is said to the person who has lost the seat, .taker to the one who has got it.

notice-went-away = { $again ->
        [yes] 🌙 { $who } revient maintenant le <t:{ $at }:f>.
       *[no] 🌙 { $who } s’absente jusqu’au <t:{ $at }:f>. D’ici là, ses consignes décident. Sans consigne, le bot n’achète rien, n’enchérit pas et n’échange rien.
    }
notice-came-back = 👋 { $who } est de retour.
notice-became-absent = 💤 { $who } a manqué { $missed ->
        [one] une décision
       *[other] { $missed } décisions de suite
    }, donc la partie n’attend plus ses réponses. Pour revenir, il suffit d’appuyer sur « { moment-back } » ou de jouer.
notice-out-of-time = ⌛ { $who } n’a plus de temps d’attente dans cette partie et ne dispose plus que d’un quart de chaque délai. Les autres peuvent voter pour ne plus attendre.
notice-given-time = ⏳ { $who } retrouve tout son temps d’attente.
notice-paused = ⏸️ Pause jusqu’au <t:{ $at }:f> au plus tard.
notice-resumed = ▶️ La partie reprend.
notice-handed-over = 🔁 { $after } joue désormais pour { $before }{ $returns ->
        [yes] , en attendant son retour
       *[no] {""}
    }.
    .mine = 🔁 { $after } joue désormais pour toi{ $returns ->
            [yes] , en attendant ton retour
           *[no] {""}
        }.
    .taker = 🔁 Tu joues désormais pour { $before }{ $returns ->
            [yes] , en attendant son retour
           *[no] {""}
        }.
notice-left-to-computer = 🤖 Un ordinateur joue désormais pour { $before }{ $returns ->
        [yes] , en attendant son retour
       *[no] {""}
    }.
    .mine = 🤖 Un ordinateur joue désormais pour toi{ $returns ->
            [yes] , en attendant ton retour
           *[no] {""}
        }.
notice-given-back = 👋 { $owner } est de retour et reprend sa place.
notice-retired = 🚪 { $who } quitte la partie.
    .mine = 🚪 Tu n’es plus dans la partie.
notice-undone = ↩️ { $who } a annulé son dernier choix.
notice-undone-choice = ↩️ Annulé : { $what }
notice-undone-turn = ↩️ Annulé : { $who } a fini son tour.
notice-extended = ⏳ Tout le monde a { $time } de plus pour décider.
notice-moderated = 🛡️ { $by } { $act } : { $reason }
notice-moderator-deleted = La modération
notice-reason-deleted = (supprimé)

mod-act-pause = a mis la partie en pause
mod-act-resume = a fait reprendre la partie
mod-act-extend = a donné plus de temps à tout le monde
mod-act-replace = a donné une place à quelqu’un d’autre
    .mine = a donné ta place à quelqu’un d’autre
    .taker = t’a donné une place
mod-act-remove = a retiré un joueur de la partie
    .mine = t’a fait quitter la partie
mod-act-end = a terminé la partie
mod-act-move = a déplacé la partie ici
mod-act-annul = a retiré cette partie de la saison et des cotes
