# Paces of a game, and clocks set by hand.

lobby-pace-live = **En vivo**: se juega de una vez, en una tarde. Tú tiras los dados y tienes unos minutos para cada decisión.
lobby-pace-daily = **Diario**: la partida dura unas semanas. El bot tira por ti; recibes un aviso cuando hay algo que decidir y tienes un día para hacerlo. Si siempre tardas tanto, tus plazos se acortan.
pace-live = En vivo
pace-live-short = Para jugar al mismo tiempo
pace-daily = Diario
pace-daily-short = Un día para cada decisión

lobby-pace-evening = **Velada**: la partida dura unas horas, con descansos. El bot tira por ti; recibes un aviso cuando hay algo que decidir y tienes diez minutos.
lobby-pace-relaxed = **Tranquilo**: la partida dura meses. El bot tira por ti; tienes tres días para cada decisión. Si siempre tardas tanto, tus plazos se acortan.
pace-evening = Velada
pace-evening-short = Diez minutos para cada decisión
pace-relaxed = Tranquilo
pace-relaxed-short = Tres días para cada decisión

lobby-pace-alone = **Sin plazos**: cada decisión te espera todo el tiempo que quieras.
pace-alone = Sin plazos
pace-alone-short = Cada decisión te espera

lobby-pace-hand = **A medida**, a partir de { $pace }: { $times }. Si alguien deja sin responder { $missed ->
        [one] una decisión
       *[other] { $missed } decisiones seguidas
    }, la partida ya no espera a esa persona.
pace-hand = A medida
pace-hand-short = Cada plazo, como quieras
clocks-as-usual = los plazos de siempre
clocks-title = Plazos
clocks-mine = -# Pulsa un botón con ✏️ y escribe plazos como 90s, 10m, 12h o 1d 12h. Los que no cambies siguen el ritmo elegido abajo. Tus cambios se aplican enseguida.
clocks-others = -# Solo quien organiza la sala puede cambiar estos plazos.
clocks-base = Elige un ritmo como base
clocks-line = { $changed ->
        [yes] ✏️ { $what }: **{ $time }**
       *[no] { $what }: { $time }
    }
clocks-short = { $what } ({ $time })
clocks-throw = Tirar o terminar el turno
clocks-hold = Frenar la tirada
clocks-jail = Salir de la Cárcel
clocks-buy = Comprar
clocks-tax = { orders-topic-tax }
clocks-auction = Subasta
clocks-trade = Responder a un trato
clocks-claim = Escasez de edificios
clocks-lift = Hipotecas recibidas
clocks-debt = Reunir dinero
clocks-rescue = Salvarte con un trato
clocks-absent = Decisiones sin responder hasta seguir sin ti
clocks-absent-hint = Escribe cuántas decisiones seguidas sin responder, de 1 a 10
clocks-absent-line = Si alguien deja sin responder { $count ->
        [one] una decisión
       *[other] { $count } decisiones seguidas
    }, la partida ya no espera a esa persona.
clocks-bank-line = Reserva de tiempo: **{ $time }** extra por persona para sus propias decisiones, como una tirada. Decidir pronto la rellena.
clocks-waiting = Tiempo de espera por persona
clocks-waiting-hint = Para toda la partida, de { $shortest } a { $longest }, como 30m, 12h o 4d
clocks-waiting-line = Tiempo de espera: **{ $time }** por persona en toda la partida, reserva de tiempo incluida. El primer cuarto de cada plazo no cuenta, y quien decide antes recupera tiempo. A quien lo gasta todo le queda un cuarto de cada plazo, y el resto puede votar si sigue esperando.
clocks-limits = De { $shortest } a { $longest }, como 90s, 10m, 12h o 1d 12h
clocks-wrong = { $what }: escribe un plazo como 90s, 10m, 12h o 3d, de { $shortest } a { $longest }. No se ha cambiado nada.
clocks-absent-wrong = { $what }: escribe un número de 1 a { $most }. No se ha cambiado nada.
button-clocks = Plazos…
button-clocks-turn = Turnos
button-clocks-table = Subastas y tratos
button-clocks-debt = Deudas y espera
