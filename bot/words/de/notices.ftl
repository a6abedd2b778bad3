# What the host tells the table beside what happens in play: notice-<kind>.

notice-went-away = 🌙 { $who } ist weg bis <t:{ $at }:f>. Hat { $who } Daueraufträge, entscheiden diese. Ohne Daueraufträge kauft, bietet und handelt der Bot so lange nicht für { $who }.
notice-came-back = 👋 { $who } ist wieder da.
notice-became-absent = 💤 { $who } hat { $missed ->
        [one] eine Entscheidung
       *[other] { $missed } Entscheidungen hintereinander
    } verpasst, darum wartet das Spiel nicht mehr. Mit „Bin wieder da“ oder einer eigenen Entscheidung ist { $who } zurück.
notice-out-of-time = ⌛ { $who } hat die Wartezeit in diesem Spiel aufgebraucht. Ab jetzt bekommt { $who } ein Viertel jeder Frist, und die anderen können abstimmen, ob sie weiter warten.
notice-given-time = ⏳ { $who } hat wieder die volle Wartezeit.
notice-paused = ⏸️ Das Spiel pausiert, längstens bis <t:{ $at }:f>.
notice-resumed = ▶️ Das Spiel geht weiter.
notice-handed-over = 🔁 { $after } spielt ab jetzt für { $before }{ $returns ->
        [yes] , bis { $before } wieder da ist
       *[no] {""}
    }.
notice-left-to-computer = 🤖 Ein Computer spielt ab jetzt für { $before }{ $returns ->
        [yes] , bis { $before } wieder da ist
       *[no] {""}
    }.
notice-given-back = 👋 { $owner } ist wieder da und spielt selbst.
notice-retired = 🚪 { $who } ist aus dem Spiel ausgeschieden.
notice-undone = ↩️ { $who } hat die letzte Entscheidung zurückgenommen.
notice-undone-choice = ↩️ Zurückgenommen: { $what }
notice-undone-turn = ↩️ Zurückgenommen: das Zugende von { $who }
notice-extended = ⏳ Wer etwas entscheiden muss, hat { $time } mehr Zeit.
notice-moderated = 🛡️ { $by } { $act }: { $reason }
notice-moderator-deleted = Die Moderation
notice-reason-deleted = (gelöscht)

mod-act-pause = hat das Spiel pausiert
mod-act-resume = hat das Spiel fortgesetzt
mod-act-extend = hat die Fristen verlängert
mod-act-replace = hat einen Platz neu vergeben
mod-act-remove = hat jemanden aus dem Spiel genommen
mod-act-end = hat das Spiel beendet
mod-act-move = hat das Spiel hierher verlegt
