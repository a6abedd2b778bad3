# What a server plays, and its settings.

server-title = What this server plays
server-footer = -# Every /monopoly new in this server begins like this. Its host can still choose otherwise, and running games keep their rules; language and pictures change there too.
button-server-default = Back to the bot’s own
