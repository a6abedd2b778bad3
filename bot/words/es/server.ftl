# What a server plays, and its settings.

server-title = Ajustes de este servidor
server-footer = -# Cada `/monopoly { command-name-new }` de este servidor empieza así. Quien organiza puede elegir otra cosa en la sala, y las partidas en marcha conservan sus reglas; el idioma y las imágenes cambian en todas.
button-server-default = Volver a los ajustes del bot
