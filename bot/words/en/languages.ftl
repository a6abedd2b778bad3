# The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = English
language-chosen = Language: { $name }
language-choose-mine = Your language
language-discord-mine = Language: same as Discord
language-discord-mine-hint = For messages only you see; the server picks the language everyone sees
language-choose-server = Server language
language-discord-server = Language: same as Discord
language-discord-server-hint = Messages that only one player sees are in that player’s language
