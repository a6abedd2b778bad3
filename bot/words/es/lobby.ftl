## The lobby, in which a game gathers its players.

lobby-invites = { $who } quiere jugar · { $how }
lobby-invites-again = { $who } quiere la revancha · { $how }
lobby-invites-alone = Tú contra robots · { $how }
lobby-lasts-live = de una sentada
lobby-lasts-evening = unas horas, a ratos
lobby-lasts-daily = unas semanas
lobby-lasts-relaxed = unos meses
lobby-lasts-short = más o menos una hora
lobby-lasts-short-evening = menos de 45 minutos
lobby-few = { $host } podrá empezar cuando haya { $least } jugadores.
lobby-enough = { $host } ya puede pulsar **{ button-lobby-start }**.
lobby-host-idle = { $host } lleva un rato sin aparecer. Cualquiera que esté en la sala puede pulsar **{ button-lobby-start }** o cancelar la partida en **{ button-lobby-settings }**
lobby-invited = Solo puede entrar quien tenga invitación{ $count ->
        [0] .
       *[other] : { $who }.
    }
lobby-seats = -# { $seats } de { $most } sitios ocupados · se cierra <t:{ $at }:R>
lobby-free =
    { $count ->
        [0] ningún sitio libre
        [one] 1 sitio libre
       *[other] { $count } sitios libres
    }
lobby-note-host = organiza
lobby-note-asked = ¿sigue?
lobby-note-in = sigue
lobby-note-gentle = tranquilo
lobby-note-even = normal
lobby-note-sharp = astuto
lobby-seat-host = { $who } · { lobby-note-host }
lobby-seat-in = { $who } · ✅ { lobby-note-in }
lobby-seat-asked = { $who } · ❔ { lobby-note-asked }
lobby-seat-computer = { $who } · { $face } { lobby-computer }
lobby-computer =
    { $strength ->
        [gentle] robot tranquilo
        [sharp] robot astuto
       *[even] robot normal
    }
lobby-asked = { $who }: los ajustes de la partida han cambiado. Hay que pulsar **Sigo** o **Salir de la sala**. La partida puede empezar sin quien no responda.
lobby-closed = Esta sala está cerrada.
lobby-left = Has salido de la sala.
leave-lobby = ¿Sales de esta sala? Mientras esté abierta, puedes volver a entrar.
leave-lobby-host = ¿Sales de esta sala o cancelas la partida? Si sales, organizará otra persona.
lobby-opened = La sala está abierta. Cualquiera de este canal puede entrar.
lobby-opened-invited = La sala está abierta. Solo pueden entrar las personas que has invitado.
lobby-no-files = Aquí no puedo adjuntar archivos, así que la partida va sin imágenes. Para mostrar el tablero, necesito permiso para { $what }.
lobby-started-title = ¡A jugar!
lobby-started = Orden de juego: { $who }.
lobby-settings-title = Ajustes de la sala
lobby-settings-host = Tú organizas la partida: eliges el tablero, el ritmo, las reglas y los plazos. Tus cambios se aplican enseguida. Si cambias algo cuando ya hay gente en la sala, el bot pregunta al resto si sigue.
lobby-settings-alone = Tú eliges el ritmo, las reglas y los plazos.
lobby-seating-drawn = 🎲 Los sitios se sortean al empezar.
lobby-seating-joined = 🪑 Se juega en el orden de llegada.
button-seating-drawn = Sortear los sitios
button-seating-joined = Mantener el orden de llegada
lobby-settings-member = { $host } organiza la partida y elige el ritmo, las reglas y los plazos. Tú puedes elegir tu ficha y añadir, cambiar o quitar robots.
lobby-settings-guest = { $host } organiza la partida y elige el ritmo, las reglas y los plazos. Para elegir ficha o añadir robots, pulsa antes **Entrar** en la sala.
lobby-choose-token = Elige tu ficha
lobby-token-mine = Tu ficha
lobby-pace = Ritmo
lobby-choose-pace = Elige el ritmo
button-lobby-join = Entrar
button-lobby-leave = Salir de la sala
button-lobby-confirm = Sigo
button-lobby-without = { $count ->
        [one] Empezar sin { $who }
       *[other] Empezar sin esas personas
    }
button-lobby-waits = Esperar
button-lobby-computer = Añadir robot…
button-lobby-start = Empezar la partida
button-lobby-settings = Ajustes…
button-lobby-back = Ajustes de la sala
button-lobby-rules = Reglas…
button-lobby-close = Cancelar la partida…
button-lobby-people = Jugadores…
lobby-people-title = Jugadores
lobby-people-invite = ¿A quién quieres invitar?
lobby-people-invite-text = Si invitas a alguien, solo podrán entrar las personas invitadas, y el bot avisa una vez a cada una. Si no invitas a nadie, puede entrar todo el mundo.
lobby-people-take-out = ¿A quién quieres sacar?
lobby-people-text = Quien saques deja esta sala y no puede volver a entrar.
lobby-people-out = { $who } está fuera de esta sala y no puede volver a entrar.
lobby-cancel = Cancelar la partida
lobby-cancel-sure = ¿Cancelar esta partida? La sala se cierra para todo el mundo y la partida no se jugará. Puedes abrir otra con `{ COMMAND("new") }`.
lobby-joined = ✅ Ya estás en la sala.
join-blocked = 🚷 En esta mesa hay alguien a quien has bloqueado: { $who }. ¿Quieres entrar de todos modos?
button-join-anyway = Entrar de todos modos
lobby-joined-changed = Ya estás en la sala, pero en ese mismo momento han cambiado las reglas, el ritmo o los plazos. Léelos en la sala y pulsa **Sigo**.
lobby-not-asked = Ya estás dentro: la pregunta es para el resto.
lobby-unanswered = { $who } aún no { $count ->
        [one] ha dicho si sigue
       *[other] han dicho si siguen
    } después de tus cambios. ¿Empezar sin esperar la respuesta?
lobby-unanswered-few = { $who } aún no { $count ->
        [one] ha dicho si sigue
       *[other] han dicho si siguen
    } después de tus cambios. Con el resto no hay suficientes jugadores: hacen falta al menos { $least }. Espera una respuesta o añade un robot.
lobby-waits = La sala sigue abierta. Pulsa **Empezar la partida** cuando quieras.
lobby-starts = ¡A disfrutar!
call-lobby = { $who }: { $host } ha cambiado los ajustes de la partida. Falta confirmar: **Sigo** o **Salir de la sala**.
call-lobby-direct = { $host } ha cambiado los ajustes de una partida en la que estás. ¿Sigues? { $link }
call-role = { $role }: { $host } quiere jugar. Falta pulsar **Entrar**.
call-invited = { $who }: { $host } invita a jugar. Falta pulsar **Entrar**.
call-rematch = { $who }: { $host } quiere la revancha. Falta pulsar **Entrar**.
call-rematch-direct = { $host } quiere la revancha de una partida en la que jugaste. { $link }
call-invited-direct = { $host } te invita a una partida de Monopoly. { $link }

command-name-new = nueva
option-name-with = con
option-name-pace = ritmo
option-name-edition = reglamento
command-new = Abrir una sala en este canal, o jugar contra robots por mensajes directos
command-new-edition = Opcional: un reglamento (si no eliges, el de este servidor)
command-new-game = Opcional: una partida normal, corta o con hora límite
command-new-with = Opcional: menciona a quienes pueden entrar, como @Bo @Cem
command-new-pace = Opcional: tiempo para cada decisión (minutos, un día o tres días); en la sala puedes ajustarlo

## Paces of a game, and clocks set by hand.

pace-live = En vivo
pace-live-short = Unos minutos para cada decisión
pace-daily = Diario
pace-daily-short = Hasta un día para cada decisión

pace-evening = Velada
pace-evening-short = Hasta diez minutos para cada decisión
pace-relaxed = Tranquilo
pace-relaxed-short = Hasta tres días para cada decisión

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
clocks-mine = -# Pulsa un botón con ✏️ y escribe plazos como 90s, 10m o 1d 12h. Tus cambios se aplican enseguida.
clocks-others = -# Solo quien organiza la sala puede cambiar estos plazos.
clocks-base = Elige un ritmo como base
clocks-line = { $changed ->
        [yes] ✏️ { $what }: **{ $time }**
       *[no] { $what }: { $time }
    }
clocks-group = **{ $group }:** { $times }
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
clocks-rescue = Trato para evitar la bancarrota
clocks-absent = Decisiones sin responder hasta seguir sin ti
clocks-absent-hint = Escribe cuántas decisiones seguidas pueden quedar sin responder, de 1 a 10
clocks-absent-line = Si alguien deja sin responder { $count ->
        [one] una decisión
       *[other] { $count } decisiones seguidas
    }, la partida ya no espera a esa persona.
clocks-bank-line = Reserva de tiempo: **{ $time }** extra por persona para sus decisiones. Se rellena al decidir pronto.
clocks-waiting = Tiempo de espera por persona
clocks-waiting-hint = Para toda la partida, de { $shortest } a { $longest }, como 30m, 12h o 4d
clocks-waiting-line = Tiempo de espera: la partida espera a cada persona **{ $time }** en total. Después le queda un cuarto de cada plazo.
clocks-limits = De { $shortest } a { $longest }, como 90s, 10m, 12h o 1d 12h
clocks-wrong = { $what }: escribe un plazo como 90s, 10m, 12h o 3d, de { $shortest } a { $longest }. No se ha cambiado nada.
clocks-absent-wrong = { $what }: escribe un número de 1 a { $most }. No se ha cambiado nada.
button-clocks = Plazos…
button-clocks-turn = Turnos
button-clocks-table = Subastas y tratos
button-clocks-debt = Deudas y espera

## Games that one person plays against computers in direct messages.

direct-name = Partida { $number }
direct-title = Partida { $number } · { $title }
direct-choice = Partida { $number }: { $who } ({ $id })
direct-lobby = Tu partida está lista. Pulsa **Empezar la partida** para jugar contra estos robots, o cambia antes lo que quieras.
direct-opened =
    { "**" }Tu partida está lista.**
    Juegas allí contra robots, en tus mensajes directos con el bot.
direct-closed = No puedo enviarte mensajes directos, así que tu partida no puede abrirse allí. Permite los mensajes directos del bot en los ajustes de privacidad de Discord y prueba otra vez.
direct-resign-sure = ¿Te rindes en la partida { $number } contra { $others }? Se acaba enseguida y la pierdes.
direct-resign-done = Te has rendido en la partida { $number } contra { $others }.
