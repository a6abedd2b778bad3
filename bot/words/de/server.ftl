# What a server plays, and its settings.

server-title = Vorgaben dieses Servers
server-footer = -# Jedes neue Spiel auf diesem Server (`/monopoly { command-name-new }`) beginnt mit diesen Vorgaben. Der Host kann in der Lobby anders wählen, und laufende Spiele behalten ihre Regeln. Sprache und Bilder ändern sich auch in laufenden Spielen.
button-server-default = Auf Vorgaben des Bots zurücksetzen

command-name-settings = vorgaben
command-settings = Vorgaben für neue Spiele auf diesem Server festlegen
