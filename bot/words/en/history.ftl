# The history of a game.

history-title = What has happened
history-empty = Nothing yet.
history-page = Page { $page } of { $pages }
history-turn = **Turn { $turn } · { $who }**
