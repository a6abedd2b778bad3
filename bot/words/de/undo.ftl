# Taking back one's last choice.

undo-title = Zurücknehmen?
undo-text = { $who } möchte das zurücknehmen. Es fehlen noch: { $waits }. Die Frage ist offen bis <t:{ $at }:f>, oder bis etwas anderes geschieht.
undo-secret = Etwas, das nur die Beteiligten wissen.
undo-agree = Einverstanden
undo-refuse = Es bleibt dabei
undo-waits = Es wird zurückgenommen, sobald { $who } { $count ->
        [one] zustimmt
       *[other] zustimmen
    }. Geschieht vorher etwas anderes, bleibt es dabei.
undo-done = Es ist zurückgenommen: Das Spiel steht wieder wie davor.
undo-over-done = Es wurde zurückgenommen.
undo-over-not = Es bleibt dabei.
call-undo = { $who }: Darf das zurückgenommen werden?

refusal-undo-nothing = Von dir gibt es keine Entscheidung, die man zurücknehmen könnte.
refusal-undo-others = Seitdem hat jemand anderes etwas entschieden: Es bleibt bei deiner letzten Entscheidung.
refusal-undo-answered = Seitdem wurde etwas anderes für dich beantwortet: Es bleibt bei deiner letzten Entscheidung.
refusal-undo-thrown = Seitdem wurde gewürfelt, und ein Wurf wird nie zurückgenommen.
refusal-undo-drawn = Seitdem wurde eine Karte gezogen, und was sie sagt, wird nie zurückgenommen.
refusal-undo-bid = Ein Gebot lässt sich nicht zurücknehmen, und das Ergebnis einer Versteigerung auch nicht.
refusal-undo-shown = Seitdem ist etwas Verborgenes aufgedeckt: Das lässt sich nicht wieder verstecken.
refusal-undo-final = Jemand hat das Spiel verlassen, oder seine Stunde hat geschlagen: Das ist endgültig.
refusal-undo-lapsed = Diese Frage ist erledigt: Etwas anderes ist geschehen, oder sie ist beantwortet.
refusal-undo-unknown = Das Protokoll dieses Spiels sagt nicht, wie es davor stand, also lässt sich nichts zurücknehmen.
