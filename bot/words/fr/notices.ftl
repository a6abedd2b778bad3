# What the host tells the table beside what happens in play: notice-<kind>.

notice-went-away = 🌙 Absence : { $who }, jusqu’au <t:{ $at }:f>. D’ici là, ses consignes répondent ; sans consigne, aucun achat, aucune enchère ni aucun échange.
notice-came-back = 👋 Revoilà { $who }.
notice-became-absent = 💤 { $who } a manqué { $missed ->
        [one] une décision
       *[other] { $missed } décisions de suite
    }, et la partie n’attend plus ses réponses. Un appui sur n’importe quel bouton suffit pour revenir.
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
notice-undone = ↩️ { $who } a annulé son dernier choix.
notice-undone-choice = ↩️ Annulé : { $what }
notice-undone-turn = ↩️ Annulé : { $who } a fini son tour.
notice-extended = ⏳ Tout le monde a { $time } de plus.
notice-moderated = 🛡️ { $by } { $act } : { $reason }

mod-act-pause = a mis la partie en pause
mod-act-resume = a fait reprendre la partie
mod-act-extend = a donné plus de temps
mod-act-replace = a donné une place à quelqu’un d’autre
mod-act-remove = a retiré quelqu’un de la partie
mod-act-end = a terminé la partie
mod-act-move = a déplacé la partie ici
