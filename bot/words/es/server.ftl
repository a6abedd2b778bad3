# What a server plays, and its settings.

server-title = A qué juega este servidor
server-footer = -# Cada /monopoly { command-name-new } de este servidor empieza así. Quien organiza aún puede elegir otra cosa, y las partidas en marcha conservan sus reglas; el idioma y las imágenes cambian también en ellas.
button-server-default = Volver a lo propio del bot
