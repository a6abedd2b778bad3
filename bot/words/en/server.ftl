# What a server plays, and its settings.

server-title = Server defaults
server-footer = -# Every `/monopoly new` on this server starts with these. Hosts can still change the rules of their game, and games in progress keep theirs. Language and pictures change in all games.
button-server-default = Reset to bot defaults
