# The history of a game.

history-title = Game history
history-empty = Nothing has happened yet.
history-page = Page { $page } of { $pages }
history-turn = **Turn { $turn } · { $who }**
history-order = 📋 By your standing order: { $line }

command-name-history = history
command-history = See everything that has happened so far
