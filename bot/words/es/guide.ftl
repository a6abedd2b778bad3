# El recorrido de /monopoly { command-name-help }.

guide-title = Cómo se juega, { $page } de { $pages }: { $what }
guide-back = Atrás
guide-next = Sigue: { $what }
guide-again = Desde el principio
guide-close = Cerrar
guide-closed = A disfrutar de la partida. /monopoly { command-name-help } trae este recorrido otra vez.
guide-rules = Reglas
guide-name-what = Qué es esto
guide-name-start = Empezar una partida
guide-name-turn = Tu turno
guide-name-deals = Tratos y subastas
guide-name-days = Jugar durante días
guide-name-look = Consultar
guide-text-what =
    El juego de mesa de calles, alquileres y bancarrotas, con tus amistades en este chat. El bot es la Banca, cuida las reglas y tira dados limpios.
    Jueguen una noche en vivo, o un minuto de vez en cuando durante semanas: el ritmo se elige.
    Todo se hace con botones. **/monopoly { command-name-new }** abre una partida.
    Este recorrido tiene seis páginas cortas; solo tú lo ves.
guide-text-start =
    1. **/monopoly { command-name-new }** abre una sala en el canal.
    2. Tus amistades pulsan **Entrar**. **Añadir robot** ocupa los asientos libres.
    3. Quien la abrió elige reglamento, reglas de la casa y tiempos en **Reglas**, …
    4. … y pulsa **Empezar**. Con dos basta.
guide-text-turn =
    El mensaje de la mesa dice siempre quién tiene que hacer qué y hasta cuándo. Sus botones son todo lo que se puede hacer ahora.
    { "**" }Tirar los dados** mueve tu ficha. En una propiedad libre decides tú: comprarla o no. Alquileres, impuestos y cartas los calcula el bot.
    { "**" }Gestionar** construye, vende e hipoteca, también cuando no es tu turno.
    { "**" }Tablero** muestra de quién es cada cosa. Lo que abren estos botones solo lo ves tú.
    ¿Algo salió mal? **/monopoly { command-name-undo }** deshace tu última decisión si el resto está de acuerdo, pero ni tiradas ni pujas.
guide-text-deals =
    { "**" }Trato** prepara una oferta: dinero, títulos, pases de Cárcel. Llega a la otra persona por mensaje directo.
    Allí se acepta, se rechaza o se responde con una contraoferta. Antes de eso nada cambia de manos.
    Cada subasta tiene su propio hilo. Puja a la vista, o da un máximo secreto: el bot puja por ti, nunca más de lo necesario.
    A ritmos más lentos cada cual entrega un máximo secreto, y gana el más alto.
guide-text-days =
    En vivo tienes minutos; al ritmo diario, un día para cada decisión. El silencio nunca acaba la partida: el bot responde por ti con prudencia.
    { "**" }/monopoly { command-name-orders }** dice por adelantado qué responder por ti, para que nadie tenga que esperar.
    { "**" }/monopoly { command-name-away }** le dice a la mesa hasta cuándo no estás, **{ command-name-pause }** le pide una pausa.
    { "**" }/monopoly { command-name-preferences }** fija dónde se te avisa, tus horas de silencio y quién tira tus dados.
    { "**" }/monopoly { command-name-mine }** muestra tus partidas, primero las que te esperan.
guide-text-look =
    { "**" }/monopoly { command-name-rules }** explica las reglas por tema, **{ command-name-deed }** una propiedad, **{ command-name-board }** dónde está cada cual.
    { "**" }/monopoly { command-name-history }** cuenta lo que pasó, **{ command-name-stats }** lo pone en números, **{ command-name-leaderboard }** clasifica a quienes juegan en el servidor, **{ command-name-verify }** comprueba los dados, **{ command-name-export }** guarda la partida.
    { "**" }/monopoly { command-name-resign }** es para dejar una partida, **{ command-name-cancel }** pregunta si se cancela.
    { "**" }/monopoly-mod** es para quienes administran el servidor.
    Una línea con 💡 explica una vez lo que es nuevo para ti. **/monopoly { command-name-preferences }** apaga estas pistas.
