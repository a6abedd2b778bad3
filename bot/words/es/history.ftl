# The history of a game.

history-title = Historial de la partida
history-empty = Todavía no ha pasado nada.
history-page = Página { $page } de { $pages }
history-turn = **Turno { $turn } · { $who }**
history-order = 📋 Según tus instrucciones: { $line }

command-name-history = historial
command-history = Ver todo lo que ha pasado hasta ahora
