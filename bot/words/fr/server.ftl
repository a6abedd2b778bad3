# What a server plays, and its settings.

server-title = Ce que joue ce serveur
server-footer = -# Chaque /monopoly { command-name-new } de ce serveur commence ainsi. L’hôte peut toujours choisir autre chose, et les parties en cours gardent leurs règles ; la langue et les images y changent aussi.
button-server-default = Revenir aux réglages du bot
