# What a server plays, and its settings.

server-title = Server defaults
server-footer = -# Every `/monopoly new` on this server starts with these settings. Hosts can still change the rules of their game, and games in progress keep theirs. A new choice of language or pictures applies to all games.
button-server-default = Reset to bot defaults

command-name-settings = settings
command-settings = Set the default rules for new games on this server
