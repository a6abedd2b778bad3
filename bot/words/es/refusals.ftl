# Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = Esa partida no existe, o hace mucho que desapareció.
refusal-not-playing = No juegas en esta partida. Puedes mirar y entrar en la próxima.
refusal-left = Estás fuera de esta partida. Aún puedes ver cómo acaba.
refusal-stale = Algo pasó antes. La mesa ya está al día: échale otro vistazo.
refusal-not-started = La partida aún no ha empezado. Quien organiza pulsa Empezar.
refusal-started = Esta partida ya ha empezado y su sala está cerrada. /monopoly { command-name-rules } dice a qué se juega.
refusal-over = Esta partida ha terminado. Empieza otra con /monopoly { command-name-new }.
refusal-cancelled = Esta partida se canceló. Empieza otra con /monopoly { command-name-new }.
refusal-not-host = Eso solo puede hacerlo quien organiza.
refusal-lobby-full = Los { $most } asientos están ocupados.
refusal-seats-taken = Hay { $taken } asientos ocupados, y esa partida es para { $most }. Antes alguien tiene que salir de la sala.
refusal-already-joined = Ya tienes asiento.
refusal-not-joined = No tienes asiento en esta sala. Pulsa antes Entrar.
refusal-token-taken = Alguien ya tiene esa ficha. Elige otra.
refusal-too-few = Hacen falta al menos { $least } jugadores para empezar. Un robot puede ocupar un asiento.
refusal-not-timed = Esta partida termina sola; solo las de hora límite tienen hora. Elige antes una en Reglas.
refusal-no-hour = Una partida con hora límite necesita su hora final. Hay que acordarla en Reglas antes de empezar.
refusal-hour-past = La hora acordada ya pasó. Hay que acordar otra más tarde en Reglas antes de empezar.
refusal-hour-out-of-range = La hora debe ser dentro de diez minutos como mínimo y de un año como máximo.
refusal-no-computer = Aquí no hay ningún robot que quitar.

refusal-no-such-pace = Elige un ritmo de la lista; a mano, un tiempo va de 10 segundos a 14 días.
refusal-no-such-deed = Esa propiedad no existe.
refusal-no-game-here = Aquí no hay partida. /monopoly { command-name-new } abre una sala.
refusal-only-a-lobby = Hay una sala, pero aún no una partida. En cuanto quien la organiza pulse Empezar, esto funcionará.
refusal-not-begun = La partida aún no ha empezado: su sala { $where } sigue abierta.
refusal-several-here = En este canal hay varias partidas. Elige una con la opción `{ option-name-game }`.
refusal-several-games = Juegas varias partidas. Elige una con la opción `{ option-name-game }`.
refusal-no-server = Eso se elige en un servidor: prueba en uno de sus canales.
refusal-not-moderator = Eso solo pueden hacerlo quienes administran este servidor.
refusal-lacks-permissions = Aquí no puedo llevar una partida. Me falta: { $what }.
refusal-lacks-files = Aquí no puedo enviar archivos. Me falta: { $what }. Prueba en un canal donde lo tenga o pide ayuda a quien gestiona el servidor.

refusal-paused = La partida está en pausa y mientras tanto nadie puede jugar.
