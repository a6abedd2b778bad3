# What the bot answers when something went wrong, or a press came too late.

not-dollars = Das ist kein Betrag: Schreib ganze Dollar, zum Beispiel 120 oder 1.200.

table-past-title = Monopoly mit { $who } · zuvor
table-past-nothing = Der Tisch ist weitergezogen; die neueste Nachricht steht unten.
press-again = Das hat zu lange gedauert. Bitte drück noch einmal.
press-double = Dieser Knopf war gerade erst erschienen, darum ist nichts passiert. Drück ihn noch einmal, wenn du ihn meinst.
command-unknown = Dieser Befehl hat sich geändert. Starte Discord neu oder lade es neu, und tipp ihn noch einmal.
press-unknown = Dieser Knopf ist aus einer anderen Zeit. Deine Spiele zeigt /monopoly { command-name-mine }.
# To each player, once, when the bot can no longer write where they play
parked-direct = Ich kann in dem Kanal, in dem { $players } spielen, nicht mehr schreiben. Nichts ist verloren: Das Spiel wartet, und keine Zeit läuft. Es geht weiter, sobald jemand von euch einen seiner Knöpfe drückt, hier oder wo ich wieder schreiben darf.
# In place of a name that the server's own filter forbids
player-nameless = Person { $number }
trouble = Bei uns ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es noch einmal.
trouble-disk = Das Spiel lässt sich gerade nicht speichern, also ist nichts geschehen. Bitte versuch es in einer Minute noch einmal.
trouble-contradiction = Unsere Regeln widersprechen sich hier, deshalb wurde dein Zug nicht ausgeführt. Nichts ist verloren: Das Spiel steht wie zuvor, und wer diesen Bot betreibt, findet die Einzelheiten im Protokoll.
