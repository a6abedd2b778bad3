# The history of a game.

history-title = Lo que ha pasado
history-empty = Todavía nada.
history-page = Página { $page } de { $pages }
history-turn = **Turno { $turn } · { $who }**
