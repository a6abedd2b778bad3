# The history of a game.

history-title = Spielverlauf
history-empty = Noch ist nichts geschehen.
history-page = Seite { $page } von { $pages }
history-turn = **Zug { $turn } · { $who }**
history-order = 📋 Durch deinen Dauerauftrag: { $line }

command-name-history = verlauf
command-history = Alles, was bisher geschehen ist
