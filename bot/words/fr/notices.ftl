# What the host tells the table beside what happens in play: notice-<kind>.

notice-went-away = 🌙 { $who } s’absente jusqu’au <t:{ $at }:f>. D’ici là, ses consignes décident. Sans consigne, le bot n’achète rien, n’enchérit pas et n’échange rien.
notice-came-back = 👋 { $who } est de retour.
notice-became-absent = 💤 { $who } a manqué { $missed ->
        [one] une décision
       *[other] { $missed } décisions de suite
    }, donc la partie n’attend plus ses réponses. Pour revenir, il suffit d’appuyer sur « me revoilà » ou de jouer.
notice-out-of-time = ⌛ { $who } n’a plus de temps d’attente dans cette partie. Désormais, { $who } n’a qu’un quart de chaque délai, et les autres peuvent voter pour ne plus attendre.
notice-given-time = ⏳ { $who } retrouve tout son temps d’attente.
notice-paused = ⏸️ La partie est en pause jusqu’au <t:{ $at }:f> au plus tard.
notice-resumed = ▶️ La partie reprend.
notice-handed-over = 🔁 { $after } joue désormais pour { $before }{ $returns ->
        [yes] , en attendant son retour
       *[no] {""}
    }.
notice-left-to-computer = 🤖 Un ordinateur joue désormais pour { $before }{ $returns ->
        [yes] , en attendant son retour
       *[no] {""}
    }.
notice-given-back = 👋 { $owner } est de retour et reprend sa place.
notice-retired = 🚪 { $who } quitte la partie.
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
mod-act-remove = a retiré un joueur de la partie
mod-act-end = a terminé la partie
mod-act-move = a déplacé la partie ici
