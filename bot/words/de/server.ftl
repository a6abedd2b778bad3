# What a server plays, and its settings.

server-title = Vorgaben dieses Servers
server-footer = -# Jedes `/monopoly { command-name-new }` auf diesem Server beginnt so. Der Host kann in der Lobby anders wählen, und laufende Spiele behalten ihre Regeln; Sprache und Bilder ändern sich überall.
button-server-default = Auf Vorgaben des Bots zurücksetzen
