# Taking back one's last choice.

undo-open = Zurücknehmen…
undo-ask = Um Zustimmung bitten
undo-needs =
    { $count ->
        [0] Niemand sonst muss zustimmen.
        [one] { $who } muss zustimmen. Eine Nachricht im Kanal fragt danach.
       *[other] { $who } müssen zustimmen. Eine Nachricht im Kanal fragt danach.
    }
undo-title = Entscheidung zurücknehmen?
undo-text = { $who } möchte diese Entscheidung zurücknehmen. Noch offen: { $waits }. Die Abstimmung endet <t:{ $at }:R>, oder sobald im Spiel etwas anderes geschieht.
undo-secret = Es ist eine geheime Entscheidung, die nur die Beteiligten kennen.
undo-agree = Zurücknehmen
undo-refuse = Nicht zurücknehmen
undo-waits = Deine Entscheidung wird zurückgenommen, sobald { $who } { $count ->
        [one] zustimmt
       *[other] zustimmen
    }. Geschieht vorher etwas anderes, bleibt alles, wie es ist.
undo-done = Deine Entscheidung ist zurückgenommen.
undo-over-done = Die Entscheidung ist zurückgenommen.
undo-over-not = Die Entscheidung bleibt bestehen.
call-undo = { $who }: Darf diese Entscheidung zurückgenommen werden?

refusal-undo-nothing = Du hast noch nichts entschieden, was du zurücknehmen könntest.
refusal-undo-others = Seitdem hat jemand anderes etwas entschieden. Zurücknehmen geht nicht mehr.
refusal-undo-answered = Seitdem wurde etwas anderes für dich entschieden. Zurücknehmen geht nicht mehr.
refusal-undo-thrown = Seitdem wurde gewürfelt. Zurücknehmen geht nicht mehr.
refusal-undo-drawn = Seitdem wurde eine Karte gezogen. Zurücknehmen geht nicht mehr.
refusal-undo-bid = Ein Gebot lässt sich nicht zurücknehmen, und das Ergebnis einer Versteigerung auch nicht.
refusal-undo-shown = Seitdem wurde etwas Geheimes aufgedeckt. Zurücknehmen geht nicht mehr.
refusal-undo-final = Seitdem hat jemand das Spiel verlassen, oder die Endzeit ist erreicht. Zurücknehmen geht nicht mehr.
refusal-undo-lapsed = Diese Abstimmung ist vorbei.
refusal-undo-unknown = Im Protokoll dieses Spiels fehlt, was davor war. Darum kannst du nichts zurücknehmen.
