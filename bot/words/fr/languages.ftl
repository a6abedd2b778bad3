# The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = Français
language-chosen = Langue : { $name }
language-choose-mine = Ta langue
language-discord-mine = Langue : celle de Discord
language-discord-mine-hint = Pour les messages que personne d’autre ne voit ; tous les autres sont dans la langue du serveur
language-choose-server = Choisis la langue du serveur
language-discord-server = Langue : la même que ce serveur Discord
language-discord-server-hint = Les messages qu’une seule personne voit sont dans sa propre langue
