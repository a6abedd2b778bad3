## Tableros con nombres propios: cuál elige una sala, y los que hace la gente.

board-name = { button-board }
board-choose = Elige un tablero
board-mine = Tuyo
board-server = De este servidor
board-of-game = Tablero: { $title }
# Lo que decide un servidor sobre los tableros.
button-server-boards = Salas nuevas…
server-boards-title = Salas nuevas
server-boards-text = Las salas nuevas empiezan con lo que digas en la primera lista. La segunda dice quién puede traer sus propios tableros. La tercera es un rol que el bot menciona cuando alguien abre una sala para todo el mundo, como mucho una vez por hora. Todo el mundo tiene que poder mencionar ese rol.
server-role-choose = Elige un rol al que avisar, o ninguno
refusal-calls-everyone = Elige un rol que no sea @everyone. No se ha cambiado nada.
server-board-spoken = El tablero del idioma del servidor
server-board-spoken-hint = El que mejor conoce quien habla ese idioma
own-boards-choose = Elige quién puede traer tableros propios
own-boards-everyone = Tableros propios: cualquiera
own-boards-everyone-hint = Quien organiza puede elegir uno que haya creado
own-boards-managers = Tableros propios: quien gestiona
own-boards-managers-hint = Se elige entre los que añade quien gestiona el servidor
own-boards-off = Tableros propios: ninguno
own-boards-off-hint = Solo los tableros que trae el bot

## El comando `boards`: la lista, la página de un tablero y sus formularios.

command-name-boards = tableros
command-boards = Crear tu propio tablero: tus calles, tus tarjetas, tu moneda
button-make-board = Crear un tablero…
boards-title = Tableros
boards-mine = Tus tableros. Los precios, los alquileres y las reglas son iguales en todos.
boards-none = Pon a las calles los nombres que quieras, o copia con un código el tablero de otra persona.
boards-of-server = Tableros de este servidor
board-option-hidden = Lo ha ocultado quien gestiona el servidor
board-is-mine = Solo tú puedes elegir este tablero. Con su código, cualquiera puede copiarlo.
board-made-by = Creado por { $maker }
board-own-cards = { $count ->
    [1] 1 tarjeta con texto propio.
   *[other] { $count } tarjetas con texto propio.
}
board-is-offered = En este servidor cualquiera puede elegir este tablero.
board-is-elsewhere = En otro servidor cualquiera puede elegir este tablero. Si lo añades a este, deja de estar en aquel.
board-is-on-a-server = En el servidor al que lo añadiste, cualquiera puede elegir este tablero.
board-is-hidden = Quien gestiona el servidor ha ocultado este tablero.
board-hidden-now = El tablero { $title } está oculto: nadie puede elegirlo en este servidor.
board-shown-again = El tablero { $title } ya no está oculto: quien lo creó puede elegirlo y volver a añadirlo a este servidor.
board-made = Tu tablero está guardado. Ahora ponles nombre a las calles.
board-saved = Guardado.
board-copied = Tu copia de { $title } está guardada. Cambia lo que quieras.
board-deleted = El tablero se ha borrado.
board-copy-title = { $title } (copia)
board-choose-part = Cambiar…
board-part-title = Título y moneda
board-part-names = Los 28 nombres
board-part-corners = Esquinas
board-part-taxes = Impuestos y mazos
board-part-cards = { chapter-cards }
button-board-new = Nuevo tablero o código…
button-board-open = Abrir
button-board-play = Jugar en este tablero
button-board-names = Todos los nombres…
button-board-cards = Tarjetas…
button-board-preview = Vista previa
button-board-share = Compartir…
button-board-copy = Hacer una copia
button-board-offer = Añadir a este servidor
button-board-withdraw = Quitar de este servidor
button-board-delete = Borrar…
button-board-delete-sure = Borrar el tablero
button-board-keep = Conservar el tablero
button-board-hide = Ocultar este tablero
button-board-unhide = Volver a mostrar el tablero
button-board-report = Denunciar este tablero…
button-board-report-sure = Denunciar el tablero
button-board-back = Todos los tableros
button-board-correct = Corregir…
board-delete-sure = ¿Borrar { $title }?
board-delete-what = Nadie podrá elegirlo ya. Las partidas empezadas conservan sus nombres.

board-form-new = Nuevo tablero
board-form-title = Título
board-form-start = A partir de
board-form-code = O el código de un tablero compartido
board-form-code-hint = Ocho letras y cifras que te ha dado alguien. Lo demás puede quedarse como está.
board-form-file = O el archivo de un tablero
board-form-file-hint = El archivo de «Compartir…» (.board.json). Sustituye a «{ board-form-start }».
board-form-money = Moneda
board-form-money-as-there = La del tablero del que partes
board-form-names = 28 nombres, uno por línea
board-form-names-hint = Desde la Salida. Estaciones: { $railroads }; servicios: { $utilities }. De 2 a 24 caracteres.
board-form-chance = Tarjetas de Suerte, una por línea
board-form-community_chest = Tarjetas de Caja de Comunidad, una por línea
board-form-cards-hint = Escribe tras cada «=». El efecto de la tarjeta se añade solo. En blanco: el texto de siempre.
board-field-property = { $number } · { $price }

## Qué está mal en lo escrito

board-not-saved = Aún no se ha guardado nada. Lo que has escrito sigue ahí.
board-line = Línea { $line }
board-card = { $deck }, tarjeta { $number }
board-key = «{ $path }»
board-fault-count = { $lines ->
    [0] No hay ninguna línea, y un tablero tiene { $needed } nombres.
    [1] Hay 1 línea, y un tablero tiene { $needed } nombres.
   *[other] Hay { $lines } líneas, y un tablero tiene { $needed } nombres.
}
board-fault-number = { $where }: { $count ->
    [1] 1 línea no empieza
   *[other] { $count } líneas no empiezan
} por el número de una tarjeta. «{ button-board-correct }» pone el texto en la lista, en orden: mira si está en su sitio.
board-fault-same = { $first } y { $second } son iguales.
board-fault-taken = { $where }: otra casilla ya se llama así.
board-fault-short = { $where }: al menos { $least } caracteres.
board-fault-long = { $where }: más de { $most } caracteres.
board-fault-letters = { $where }: tiene un signo que no se puede imprimir, o ninguna letra.
board-fault-unknown = { $where }: un tablero no tiene nada así.
board-fault-missing = Falta { $where }.
board-fault-file = { $where }: esto no es el archivo de un tablero.
board-file-unread = Ese archivo es demasiado grande o ya no se puede leer. Un tablero ocupa { $most } KB como mucho.
board-faults-more = Y { $count } más.

## Vista previa, compartir y denunciar

board-preview-title = Una partida en el tablero { $title }
board-preview-lands = { $who } cae { $where }.
board-preview-buys = { $who } compra { $what } por { $price } $.
board-preview-draws = { $who } saca una tarjeta: { $card }
board-preview-cut = Demasiado largos para la imagen: { $names }
board-code = Envía esto, y cualquiera podrá hacer una copia:
board-code-line =
    { $code }
    Para tener mi tablero, escribe { COMMAND("boards") }, pulsa «{ button-board-new }» e introduce este código.
board-code-more = Si cambias tu tablero, las copias se quedan como están. Con «{ button-board-offer }», todo el servidor puede elegir el tuyo.
    El archivo de abajo sirve igual que el código.
board-report-sure = ¿Denunciar { $title }?
board-report-what = Quien gestiona este servidor recibe un mensaje con todos los nombres y textos de las tarjetas, y puede ocultarlo.
board-reported = Quien gestiona este servidor ya lo sabe.
board-report-unheard = No se ha podido avisar a nadie que gestione este servidor. Díselo tú.
board-report-title = Denunciado: el tablero { $title }
board-report-notice = En { $channel } han denunciado este tablero. Para ocultarlo, usa allí `{ COMMAND("boards") }`, o `{ COMMAND("board") }` en su partida.
