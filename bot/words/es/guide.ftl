# El recorrido de /monopoly { command-name-help }.

guide-title = Cómo se juega ({ $page }/{ $pages }): { $what }
guide-back = Atrás
guide-next = Siguiente: { $what }
guide-play = Empezar contra robots
guide-learn = Aprender jugando
guide-started =
    { "**" }¡A jugar!**
    Juegas contra robots. Pulsa **{ decision-to-throw.button-throw }** cuando te toque.
guide-close = Cerrar
guide-closed = ¡A disfrutar de la partida! `/monopoly { command-name-help }` muestra este recorrido otra vez.
guide-rules = Reglas
guide-name-what = El objetivo
guide-name-start = Empezar una partida
guide-name-turn = Tu turno
guide-name-deals = Tratos y subastas
guide-name-days = Jugar durante días
guide-name-look = Comandos útiles
guide-text-what =
    { "**" }Gana quien queda cuando el resto ha caído en bancarrota.** Compra propiedades, completa grupos de color, construye y cobra alquiler. Guarda efectivo para pagar cuando caigas en propiedades ajenas.
    Se juega aquí mismo en el chat, con botones. El bot es la Banca: lleva el tablero y el dinero, aplica las reglas y tira dados justos.
    `/monopoly { command-name-new }` abre una partida, para una tarde o para un minuto de vez en cuando durante semanas.
    { "**" }¿Es tu primera vez?** `/monopoly { command-name-learn }` empieza una primera partida corta con entrenador, en tus mensajes directos.
    -# Este recorrido tiene seis páginas cortas; solo tú lo ves.
guide-text-start =
    1. `/monopoly { command-name-new }` abre una sala en el canal. En tus mensajes directos con el bot, juegas contra robots.
    2. Quien quiera jugar pulsa **Entrar**. Quien organiza también puede añadir robots.
    3. En **Ajustes** cada cual elige su ficha; quien organiza elige el ritmo, el reglamento y las reglas de la casa.
    4. Quien organiza pulsa **Empezar la partida**. Con dos personas basta.
guide-text-turn =
    El mensaje de la partida dice siempre a quién le toca decidir y hasta cuándo. Sus botones muestran lo que se puede hacer ahora.
    { "**" }Tirar los dados** mueve tu ficha. Si caes en una propiedad sin dueño, decides si la compras o no. El bot calcula alquileres, impuestos y tarjetas.
    { "**" }Gestionar** sirve para construir, vender e hipotecar, también cuando no es tu turno. Solo puedes construir en grupos completos. En **Instrucciones** indicas qué decide el bot por ti al momento, para que nadie tenga que esperarte.
    { "**" }Tablero** muestra de quién es cada cosa. Lo que abren **Gestionar** y **Tablero** solo lo ves tú.
    ¿Te equivocaste de botón? `/monopoly { command-name-undo }` deshace tu última decisión si el resto acepta, pero nunca una tirada ni una puja.
    Si juegas contra robots, `/monopoly { command-name-advise }` te dice tus mejores opciones.
guide-text-deals =
    Con **Hacer un trato** ofreces dinero, propiedades y tarjetas para salir de la Cárcel. La otra persona recibe tu oferta por mensaje directo y puede aceptarla, rechazarla o hacer una contraoferta. Nada cambia de manos hasta que la acepte.
    Cada subasta tiene su propio hilo. Puja abiertamente o fija un máximo secreto: el bot puja por ti, nunca más de lo necesario.
    A ritmos más lentos cada cual fija un máximo secreto, y gana el más alto.
guide-text-days =
    En vivo tienes unos minutos para cada decisión; al ritmo diario, un día. Si se te acaba el tiempo, el bot decide por ti con prudencia y la partida sigue.
    `/monopoly { command-name-orders }` guarda tus instrucciones: respuestas que el bot da por ti al momento, para que nadie tenga que esperarte.
    `/monopoly { command-name-away }` avisa al resto de hasta cuándo estarás fuera, y `/monopoly { command-name-pause }` abre una votación para hacer una pausa.
    `/monopoly { command-name-preferences }` fija cómo recibes avisos, tus horas de silencio, quién tira tus dados y si recibes texto en vez de imágenes, por ejemplo para un lector de pantalla.
    `/monopoly { command-name-mine }` muestra tus partidas, primero las que te esperan.
guide-text-look =
    `/monopoly { command-name-rules }` explica las reglas por tema, `/monopoly { command-name-deed }` muestra una propiedad y `/monopoly { command-name-board }`, el tablero.
    `/monopoly { command-name-history }` cuenta lo que pasó, `/monopoly { command-name-stats }` da las cifras y `/monopoly { command-name-leaderboard }` dice quién juega mejor en el servidor.
    `/monopoly { command-name-verify }` comprueba los dados, `/monopoly { command-name-export }` te da la partida en un archivo.
    `/monopoly { command-name-resign }` es para dejar una partida, `/monopoly { command-name-cancel }` pregunta al resto si se cancela.
    `/monopoly-mod` es para quienes administran el servidor.
    Una línea con 💡 explica una vez lo que es nuevo para ti. `/monopoly { command-name-preferences }` desactiva estas pistas.

command-name-help = ayuda
command-help = Aprender cómo se juega
