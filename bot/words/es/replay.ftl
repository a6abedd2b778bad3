### La partida como película. Spanish; glossary in common.ftl.

button-replay = Película
replay-running = 🎞️ Esta es la partida hasta el turno { $turn }.
replay-over = 🎞️ Esta es la partida entera. Terminó en el turno { $turn }.
replay-shared = 📣 { $who } comparte la película de esta partida.
replay-posted = 🎞️ La película ya está en el canal y cualquiera puede verla.
replay-leads = { $who } va por delante
replay-level = Hay empate
replay-turn = Turno { $turn } de { $last }
replay-none = No hay película de esta partida: falta el principio de su registro.
replay-contradiction = No hay película de esta partida: su registro se contradice. Eso no afecta a la partida.
replay-alt = La partida turno a turno como imagen animada del tablero. Al final: { $board }

command-name-replay = película
command-replay = Ver la partida entera como animación
