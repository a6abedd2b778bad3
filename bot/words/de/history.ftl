# The history of a game.

history-title = Was bisher geschah
history-empty = Noch nichts.
history-page = Seite { $page } von { $pages }
history-turn = **Zug { $turn } · { $who }**
