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
undo-turn-end = { $who } hat den Zug beendet.
undo-secret = Es ist eine geheime Entscheidung, die nur die Beteiligten kennen.
undo-agree = Zurücknehmen
undo-refuse = Nicht zurücknehmen
undo-waits = Die Entscheidung wird zurückgenommen, sobald { $who } { $count ->
        [one] zustimmt
       *[other] zustimmen
    }. Geschieht vorher etwas anderes, bleibt alles, wie es ist.
undo-done = Die Entscheidung ist zurückgenommen. Das Spiel steht wieder wie vorher.
undo-over-done = Die Entscheidung ist zurückgenommen.
undo-over-not = Die Entscheidung bleibt bestehen.
call-undo = { $who }: Darf diese Entscheidung zurückgenommen werden?

refusal-undo-nothing = Du hast noch nichts entschieden, was du zurücknehmen könntest.
refusal-undo-others = Seit deiner Entscheidung hat jemand anderes etwas entschieden, darum kannst du sie nicht mehr zurücknehmen.
refusal-undo-answered = Seit deiner Entscheidung hat der Bot etwas für dich entschieden, darum kannst du sie nicht mehr zurücknehmen.
refusal-undo-thrown = Seit deiner Entscheidung wurde gewürfelt, darum kannst du sie nicht mehr zurücknehmen.
refusal-undo-drawn = Inzwischen wurde eine Karte gezogen, darum kannst du deine Entscheidung nicht mehr zurücknehmen.
refusal-undo-bid = Ein Gebot lässt sich nicht zurücknehmen, und das Ergebnis einer Versteigerung auch nicht.
refusal-undo-shown = Seit deiner Entscheidung wurde etwas Geheimes aufgedeckt, darum kannst du sie nicht mehr zurücknehmen.
refusal-undo-final = Inzwischen hat jemand das Spiel verlassen, oder die Endzeit ist erreicht. Darum kannst du deine Entscheidung nicht mehr zurücknehmen.
refusal-undo-lapsed = Diese Abstimmung ist vorbei.
refusal-undo-unknown = Das Protokoll dieses Spiels zeigt nicht, wie es vor deiner Entscheidung stand. Darum kannst du nichts zurücknehmen.

command-name-undo = zurücknehmen
command-undo = Deine letzte Entscheidung zurücknehmen, wenn die anderen zustimmen
