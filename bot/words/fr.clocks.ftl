# Clocks, absence and calls.

lobby-pace-evening = **Soirée** : pour quelques heures avec des pauses. Les dés sont lancés pour toi ; on t’appelle quand il y a quelque chose à décider, et tu as dix minutes.
lobby-pace-relaxed = **Tranquille** : pour des mois. Les dés sont lancés pour toi ; tu as trois jours par décision.
pace-evening = Soirée
pace-evening-short = Dix minutes par décision
pace-relaxed = Tranquille
pace-relaxed-short = Trois jours par décision

reminder = ⏰ { $what } Sans réponse, le jeu continue <t:{ $at }:R>. [À la table]({ $link })
call-trade = { $who } : une offre attend ta réponse.

refusal-paused = La partie est en pause, et personne ne peut agir d’ici la reprise.

notice-went-away = 🌙 { $who } n’est pas là jusqu’au <t:{ $at }:f>. D’ici là ses consignes répondent, sinon rien n’est acheté, enchéri ni échangé.
notice-came-back = 👋 Revoilà { $who }.
notice-became-absent = 💤 { $who } a manqué { $missed ->
        [one] une décision
       *[other] { $missed } décisions de suite
    } et on n’attend plus. Un appui sur un bouton ramène { $who }.
notice-paused = ⏸️ La partie est en pause jusqu’au <t:{ $at }:f> au plus tard.
notice-resumed = ▶️ La partie continue.
notice-handed-over = 🔁 { $after } joue désormais pour { $before }{ $returns ->
        [yes] , en attendant son retour
       *[no] {""}
    }.
notice-left-to-computer = 🤖 Un ordinateur joue désormais pour { $before }{ $returns ->
        [yes] , en attendant son retour
       *[no] {""}
    }.
notice-given-back = 👋 Revoilà { $owner } à la table.
notice-retired = 🚪 { $who } quitte la partie.
notice-undone = ↩️ { $who } a repris son dernier choix.
notice-undone-choice = ↩️ Annulé : { $what }
notice-undone-turn = ↩️ Annulé : { $who } a fini son tour.
notice-extended = ⏳ Tout le monde a { $time } de plus.
notice-moderated = 🛡️ { $by } { $act } : { $reason }

mod-act-pause = a mis la partie en pause
mod-act-resume = a fait reprendre la partie
mod-act-extend = a donné plus de temps
mod-act-replace = a donné une place à quelqu’un d’autre
mod-act-remove = a retiré quelqu’un de la partie
mod-act-end = a terminé la partie
mod-act-move = a déplacé la partie ici

time-span = { $minutes ->
        [0] { $hours ->
            [1] une heure
           *[other] { $hours } heures
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] une minute
               *[other] { $minutes } minutes
            }
            [1] 1 heure et { $minutes ->
                [1] 1 minute
               *[other] { $minutes } minutes
            }
           *[other] { $hours } heures et { $minutes ->
                [1] 1 minute
               *[other] { $minutes } minutes
            }
        }
    }
time-short-s = { $count } s
time-short-m = { $count } min
time-short-h = { $count } h
time-short-d = { $count } j
