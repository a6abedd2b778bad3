# The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = Français
language-chosen = Langue : { $name }
language-choose-mine = Ta langue
language-discord-mine = Celle de mon Discord
language-discord-mine-hint = Pour ce que je vois en privé ; le serveur choisit pour ce que tout le monde voit
language-choose-server = Choisis la langue du serveur
language-discord-server = Langue : celle de ce serveur Discord
language-discord-server-hint = Ce qu’une seule personne voit est dans sa propre langue
