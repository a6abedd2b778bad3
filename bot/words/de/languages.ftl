# The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = Deutsch
language-chosen = Sprache: { $name }
language-choose-mine = Deine Sprache
language-discord-mine = Sprache: wie auf Discord
language-discord-mine-hint = Für Nachrichten an dich. Die Sprache für alle bestimmt der Server.
language-choose-server = Sprache für alle auf dem Server
language-discord-server = Sprache: wie auf Discord
language-discord-server-hint = Was nur du siehst, liest du in deiner eigenen Sprache
