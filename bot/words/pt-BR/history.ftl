# The history of a game.

history-title = O que aconteceu
history-empty = Ainda não aconteceu nada nesta partida.
history-page = Página { $page } de { $pages }
history-turn = **Turno { $turn } · { $who }**
history-order = 📋 O bot seguiu sua instrução: { $line }

command-name-history = histórico
command-history = Ver tudo o que aconteceu na partida
