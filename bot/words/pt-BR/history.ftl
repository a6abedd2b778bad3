# The history of a game.

history-title = O que aconteceu
history-empty = Nada ainda.
history-page = Página { $page } de { $pages }
history-turn = **Turno { $turn } · { $who }**
