# The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = English
language-chosen = Language: { $name }
language-choose-mine = Which language do I read?
language-discord-mine = Language: as my Discord
language-discord-mine-hint = For what I alone see; the server chooses for what all see
language-choose-server = Which language do all here read?
language-discord-server = Language: as this server’s Discord
language-discord-server-hint = What only one player sees is in that player’s own language
