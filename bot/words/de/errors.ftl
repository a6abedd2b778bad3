# What the bot answers when something went wrong, or a press came too late.

not-dollars = Das ist kein Betrag. Schreibe den Betrag in ganzen Dollar, zum Beispiel 120 oder 1.200.
too-many-dollars = So viel Geld gibt es in keinem Spiel. Schreibe höchstens { $most } $.

table-past-title = Monopoly mit { $who } · ältere Nachricht
table-past-nothing = Das Spiel ist weitergegangen; die neueste Nachricht steht unten.
press-again = Das hat zu lange gedauert. Drücke den Knopf bitte noch einmal.
press-double = Dieser Knopf ist gerade erst erschienen, darum ist nichts passiert. Drücke ihn noch einmal, wenn du ihn wirklich drücken wolltest.
command-unknown = Dieser Befehl wurde geändert. Lade Discord neu und versuche es noch einmal.
press-unknown = Dieser Knopf funktioniert nicht mehr. Deine Spiele findest du mit `/monopoly { command-name-mine }`.
# To each player, once, when the bot can no longer write where they play
parked-direct = In dem Kanal, in dem { $players } spielen, kann ich nicht mehr schreiben. Nichts ist verloren, und alle Fristen stehen still. Es geht weiter, wenn ich dort wieder schreiben darf und jemand von euch `/monopoly { command-name-board }` aufruft, oder wenn die Moderation das Spiel mit `/monopoly-mod { command-name-move }` in einen anderen Kanal verlegt.
parked-thread-direct = Der Thread <#{ $thread }>, in dem { $players } spielen, wurde archiviert und gesperrt, deshalb lasse ich ihn in Ruhe. Nichts ist verloren, und alle Fristen stehen still. Es geht weiter, sobald der Thread wieder offen ist oder die Moderation das Spiel mit `/monopoly-mod { command-name-move }` in einen anderen Kanal verlegt.
# In place of a name that the server's own filter forbids
player-nameless = Person { $number }
trouble = Da ist etwas schiefgegangen. Nichts ist verloren; bitte versuche es noch einmal.
trouble-disk = Das Spiel lässt sich gerade nicht speichern, also ist nichts geschehen. Bitte versuche es in einer Minute noch einmal.
trouble-contradiction = Hier widersprechen sich die Regeln des Bots, darum wurde dein Zug nicht ausgeführt. Nichts ist verloren: Das Spiel steht wie zuvor, und wer diesen Bot betreibt, findet die Einzelheiten im Protokoll.
