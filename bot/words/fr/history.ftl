# The history of a game.

history-title = Ce qui s’est passé
history-empty = Rien pour l’instant.
history-page = Page { $page } sur { $pages }
history-turn = **Tour { $turn } · { $who }**
