# Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = Esa partida no existe o ya no existe.
refusal-not-playing = No juegas en esta partida. Puedes mirar y entrar en la próxima.
refusal-left = Ya no estás en esta partida. Puedes ver cómo acaba.
refusal-stale = Alguien se adelantó. El mensaje de la partida ya está al día: vuelve a mirar.
refusal-not-started = La partida aún no ha empezado. Tiene que empezarla quien organiza.
refusal-started = Esta partida ya ha empezado. `/monopoly { command-name-rules }` dice a qué se juega.
refusal-over = Esta partida ha terminado. Empieza otra con `/monopoly { command-name-new }`.
refusal-cancelled = Esta partida se canceló. Empieza otra con `/monopoly { command-name-new }`.
refusal-not-host = Eso solo puede hacerlo quien organiza.
refusal-lobby-full = Los { $most } asientos están ocupados.
refusal-seats-taken = Ya hay { $taken } asientos ocupados, y esa partida es para { $most } como máximo. Antes alguien tiene que salir de la sala.
refusal-already-joined = Ya estás en la sala.
refusal-not-joined = No estás en esta sala. Pulsa antes «Entrar».
refusal-token-taken = Alguien ya tiene esa ficha. Elige otra.
refusal-too-few = Hacen falta al menos { $least } para empezar. Se pueden añadir robots.
refusal-not-timed = Solo una partida con hora límite tiene hora de fin. Elige antes una en «Ajustes» > «Reglas».
refusal-no-hour = Una partida con hora límite necesita una hora de fin. Elígela en «Ajustes» > «Reglas» antes de empezar.
refusal-hour-past = La hora de fin ya pasó. Elige otra más tarde en «Ajustes» > «Reglas» antes de empezar.
refusal-hour-out-of-range = La hora de fin debe ser dentro de diez minutos como mínimo y de un año como máximo.
refusal-no-computer = Aquí no hay ningún robot que quitar.

refusal-no-such-pace = Elige un ritmo de la lista; los plazos a medida van de 10 segundos a 14 días.
refusal-no-such-deed = Esa propiedad no existe.
refusal-no-game-here = Aquí no hay partida. `/monopoly { command-name-new }` abre una sala.
refusal-only-a-lobby = Esta partida aún no ha empezado. Podrás hacerlo en cuanto la empiece quien organiza.
refusal-not-begun = La partida aún no ha empezado: su sala { $where } sigue abierta.
refusal-several-here = En este canal hay varias partidas. Elige una con la opción `{ option-name-game }`.
refusal-several-games = Juegas varias partidas. Elige una con la opción `{ option-name-game }`.
refusal-no-server = Eso solo se puede en un servidor. Prueba en uno de sus canales.
refusal-not-moderator = Para eso necesitas el permiso «Gestionar servidor».
refusal-lacks-permissions = Aquí no puedo llevar una partida. Me falta: { $what }.
refusal-lacks-files = Aquí no puedo enviar archivos. Me falta: { $what }. Prueba en un canal donde lo tenga o pide ayuda a quien gestiona el servidor.
refusal-lacks-posting = No puedo publicar en este canal. Me falta: { $what }.
refusal-shared-elsewhere = Esto solo se puede compartir donde se juega la partida: <#{ $channel }>.

refusal-paused = La partida está en pausa. Todos los plazos están detenidos.
