# What a server plays, and its settings.

server-title = Réglages de ce serveur
server-footer = -# Chaque nouvelle partie ouverte avec `/monopoly { command-name-new }` sur ce serveur commence avec ces réglages. L’hôte peut toujours changer les règles de sa partie, et les parties en cours gardent les leurs. La langue et les images changent dans toutes les parties.
button-server-default = Revenir aux réglages du bot
