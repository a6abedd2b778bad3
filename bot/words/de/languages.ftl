# The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = Deutsch
language-chosen = Sprache: { $name }
language-choose-mine = Welche Sprache lese ich?
language-discord-mine = Sprache: wie mein Discord
language-discord-mine-hint = Für das, was nur ich sehe; was alle sehen, bestimmt der Server
language-choose-server = Welche Sprache lesen hier alle?
language-discord-server = Sprache: wie Discord auf diesem Server
language-discord-server-hint = Was nur eine Person sieht, ist in ihrer eigenen Sprache
