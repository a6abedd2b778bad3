## Tableros con nombres propios: cuál elige una sala, y los que hace la gente.

board-name = { button-board }
board-choose = Elige un tablero
board-mine = Tuyo
board-server = De este servidor
board-of-game = Tablero: { $title }
# Lo que decide un servidor sobre los tableros.
button-server-boards = Tableros…
server-boards-title = Tableros de este servidor
server-boards-text = Las salas nuevas empiezan con lo que digas en la primera lista. La segunda dice quién puede traer tableros hechos por su cuenta.
server-board-spoken = El tablero del idioma del servidor
server-board-spoken-hint = El que mejor conoce quien habla ese idioma
own-boards-choose = Elige quién puede traer tableros propios
own-boards-everyone = Tableros propios: cualquiera
own-boards-everyone-hint = Quien organiza puede elegir uno que haya hecho
own-boards-managers = Tableros propios: quien gestiona
own-boards-managers-hint = Se elige entre los que añade quien gestiona el servidor
own-boards-off = Tableros propios: ninguno
own-boards-off-hint = Solo los tableros que trae el bot
