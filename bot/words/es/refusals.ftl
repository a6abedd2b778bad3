# Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = Esa partida no existe o se ha borrado.
refusal-not-playing = No juegas en esta partida. Puedes mirar y entrar en la próxima.
refusal-left = Ya no estás en esta partida. Puedes ver cómo acaba.
refusal-stale = Algo cambió antes de que el bot recibiera tu decisión. El mensaje de la partida ya está al día: míralo otra vez.
refusal-not-started = La partida aún no ha empezado. Quien la organiza tiene que pulsar «Empezar la partida».
refusal-started = Esta partida ya ha empezado. `/monopoly { command-name-rules }` muestra cómo se juega.
refusal-over = Esta partida ha terminado. Empieza otra con `/monopoly { command-name-new }`.
refusal-cancelled = Esta partida se canceló. Empieza otra con `/monopoly { command-name-new }`.
refusal-not-host = Solo quien organiza la partida puede hacer eso.
refusal-lobby-here =
    { $where ->
        [direct] Ya tienes [una sala]({ $link }) abierta. Antes, empieza esa partida o cancélala.
       *[server] Ya hay [una sala]({ $link }) en este canal. Entra en ella o pide a quien la organiza que la cierre.
    }
refusal-lobby-full = La sala está llena: los { $most } asientos están ocupados.
refusal-lobby-changed = Los robots de esta sala cambiaron antes de que el bot recibiera tu decisión. Elige otra vez.
refusal-seats-taken = Ya hay { $taken } asientos ocupados, y con esa elección solo pueden jugar { $most } personas. Antes alguien tiene que salir de la sala.
refusal-already-joined = Ya estás en la sala.
refusal-not-joined = No estás en esta sala. Para jugar, pulsa «Entrar».
refusal-token-taken = { reason-token-taken }
refusal-terms-changed = Las reglas, el ritmo o los plazos cambiaron justo antes de que pulsaras. Mira la sala y pulsa otra vez.
refusal-unanswered = No todo el mundo ha dicho aún si sigue. Pulsa otra vez **Empezar la partida**.
refusal-too-few = Hacen falta al menos { $least } jugadores para empezar. Puedes añadir robots.
refusal-not-timed = La hora de fin solo se fija en una partida con hora límite. Elige antes una de esas partidas en «Ajustes» > «Reglas».
refusal-no-hour = Una partida con hora límite necesita una hora de fin. Elígela en «Ajustes» > «Reglas» antes de empezar.
refusal-hour-past = La hora de fin ya pasó. Elige una hora posterior en «Ajustes» > «Reglas» antes de empezar.
refusal-hour-out-of-range = La hora de fin debe ser dentro de diez minutos como mínimo y de un año como máximo.
refusal-no-computer = Aquí no hay ningún robot.

refusal-no-such-pace = Elige un ritmo de la lista. Los plazos que escribes tú pueden ir de 10 segundos a 14 días.
refusal-no-such-deed = No hay ninguna propiedad con ese nombre.
refusal-no-game-here = En este canal no hay ninguna partida. `/monopoly { command-name-new }` abre una sala.
refusal-only-a-lobby = Aquí hay una sala, pero la partida aún no ha empezado. Primero tiene que empezarla quien la organiza.
refusal-not-begun = La partida aún no ha empezado. Su sala sigue abierta: { $where }
refusal-several-here = En este canal hay varias partidas. Elige una con la opción `{ option-name-game }`.
refusal-several-games = Estás en varias partidas. Elige una con la opción `{ option-name-game }`.
refusal-direct-full = { $most ->
        [one] Ya tienes una partida en estos mensajes directos. Antes, termínala o ríndete en ella. `/monopoly { command-name-mine }` la muestra.
       *[other] Ya tienes { $most } partidas en estos mensajes directos. Antes, termina una o ríndete en ella. `/monopoly { command-name-mine }` las muestra.
    }
refusal-direct-taken = Esta sala está en los mensajes directos de otra persona, y solo esa persona puede jugar allí. Abre la tuya con `/monopoly { command-name-new }`.
refusal-no-server = Eso es un ajuste de servidor. Escribe el comando en un canal del servidor.
refusal-not-in-server = Ya no estás en el servidor donde se juega esta partida, así que no puedes hacer nada en ella.
refusal-not-moderator = Para hacer eso necesitas el permiso «Gestionar servidor».
refusal-lacks-permissions = Aquí no puedo llevar una partida. Necesito permiso para { $what }.
refusal-lacks-files = Aquí no puedo enviar archivos. Necesito permiso para { $what }. Prueba en otro canal o pide ayuda a quien gestiona el servidor.
refusal-lacks-posting = No puedo publicar en este canal. Necesito permiso para { $what }.
refusal-shared-elsewhere = { $channel ->
        [direct] Esta partida la juegas sin nadie más, así que aquí no hay con quién compartirla.
       *[other] Esto solo se puede compartir donde se juega la partida: <#{ $channel }>.
    }

refusal-paused = La partida está en pausa. Podrás jugar cuando se reanude.
refusal-proposer-cannot-pay = { $who } necesita { $price } $ para este trato y solo tiene { $cash } $. La oferta sigue en pie.
refusal-log-deleted = El registro de esta partida se ha borrado, porque terminó hace mucho tiempo. El resultado se conserva.

# Instead of the refusals about several games, where there is a button for each
which-several-games = Estás en varias partidas. ¿A cuál te refieres?
which-several-here = En este canal hay varias partidas. ¿A cuál te refieres?
which-more = Para elegir otra partida, añade la opción `{ option-name-game }` al comando.
button-which = Esta partida
