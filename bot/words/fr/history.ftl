# The history of a game.

history-title = Ce qui s’est passé
history-empty = Il ne s’est encore rien passé.
history-page = Page { $page } sur { $pages }
history-turn = **Tour { $turn } · { $who }**
history-order = 📋 Selon ta consigne : { $line }

command-name-history = historique
command-history = Voir tout ce qui s’est passé jusqu’ici
