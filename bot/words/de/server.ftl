# What a server plays, and its settings.

server-title = Was dieser Server spielt
server-footer = -# Jedes /monopoly { command-name-new } auf diesem Server beginnt so. Die Spielleitung kann trotzdem anders wählen, und laufende Spiele behalten ihre Regeln; Sprache und Bilder wechseln auch dort.
button-server-default = Zurück zur Vorgabe des Bots
