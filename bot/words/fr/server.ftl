# What a server plays, and its settings.

server-title = Réglages de ce serveur
server-footer = -# Chaque nouvelle partie ouverte avec `/monopoly { command-name-new }` sur ce serveur commence avec ces réglages. L’hôte peut toujours changer les règles de sa partie, et les parties en cours gardent les leurs. Un nouveau choix de langue ou d’images vaut aussi pour les parties en cours.
button-server-default = Revenir aux réglages du bot

command-name-settings = réglages
command-settings = Choisir les règles de départ des nouvelles parties de ce serveur
