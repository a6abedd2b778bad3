# Paces of a game, and clocks set by hand.

lobby-pace-live = **En vivo**: para jugar a la vez, en una tarde. Tiras tus propios dados y tienes unos minutos para decidir.
lobby-pace-daily = **Diario**: para semanas. Los dados se tiran por ti; se te avisa cuando hay algo que decidir y tienes un día para hacerlo.
pace-live = En vivo
pace-live-short = Toda la mesa está aquí ahora
pace-daily = Diario
pace-daily-short = Un día para cada decisión

lobby-pace-evening = **Velada**: para unas horas con descansos. Los dados se tiran por ti; se te avisa cuando hay algo que decidir y tienes diez minutos.
lobby-pace-relaxed = **Tranquilo**: para meses. Los dados se tiran por ti; tienes tres días para cada decisión.
pace-evening = Velada
pace-evening-short = Diez minutos para cada decisión
pace-relaxed = Tranquilo
pace-relaxed-short = Tres días para cada decisión

lobby-pace-hand = **A mano**, a partir de { $pace }: { $times }. Tras { $missed ->
        [one] una decisión sin responder
       *[other] { $missed } decisiones seguidas sin responder
    } ya no se espera a nadie.
pace-hand = A mano
pace-hand-short = Un tiempo para cada tipo de decisión
clocks-as-usual = los tiempos de siempre
clocks-title = Relojes a mano
clocks-mine = -# ✏️ Un tiempo se escribe así: 90s, 10m, 12h o 1d 12h. Lo que no cambies sigue el ritmo de arriba. Vale desde que empieza la partida.
clocks-others = -# Solo elige quien organiza la sala.
clocks-base = ¿De qué ritmo se parte?
clocks-line = { $changed ->
        [yes] ✏️ { $what }: **{ $time }**
       *[no] { $what }: { $time }
    }
clocks-short = { $what } { $time }
clocks-throw = Tirar, terminar el turno
clocks-hold = Frenar los dados
clocks-jail = Salir de la Cárcel
clocks-buy = Comprar
clocks-tax = Impuesto sobre la renta
clocks-auction = Subasta
clocks-trade = Responder a un trato
clocks-claim = Pedir los últimos edificios
clocks-lift = Hipotecas recibidas
clocks-debt = Reunir dinero
clocks-rescue = Rescate con un trato
clocks-absent = Faltas hasta no esperar más
clocks-absent-hint = Tantas decisiones seguidas sin responder, de 1 a 10
clocks-absent-line = Tras { $count ->
        [one] una decisión sin responder
       *[other] { $count } decisiones seguidas sin responder
    } ya no se espera a nadie.
clocks-limits = De { $shortest } a { $longest }: 90s, 10m, 12h, 1d 12h
clocks-wrong = { $what }: escribe un tiempo como 90s, 10m, 12h o 3d, de { $shortest } a { $longest }. No se cambió nada.
clocks-absent-wrong = { $what }: escribe un número de 1 a { $most }. No se cambió nada.
button-clocks = Relojes
button-clocks-turn = Turnos
button-clocks-table = Subastas y tratos
button-clocks-debt = Deudas y ausencia
