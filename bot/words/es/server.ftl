# What a server plays, and its settings.

server-title = Ajustes de este servidor
server-footer = -# Cada `/monopoly { command-name-new }` de este servidor empieza con estos ajustes. Quien organiza puede cambiar las reglas en la sala, y las partidas en marcha conservan las suyas. El idioma y las imágenes cambian en todas las partidas.
button-server-default = Volver a los ajustes del bot

command-name-settings = ajustes
command-settings = Elegir con qué empiezan las partidas nuevas de este servidor
