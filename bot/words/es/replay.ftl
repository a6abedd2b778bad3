### La partida como película. Spanish; glossary in common.ftl.

button-replay = Película
replay-running = 🎞️ La partida hasta ahora, hasta el turno { $turn }.
replay-over = 🎞️ La partida entera, los { $turn } turnos.
replay-shared = 📣 { $who } comparte la película de esta partida.
replay-posted = 🎞️ La película ya está en el canal y cualquiera puede verla.
replay-leads = { $who } va por delante
replay-level = Hay empate
replay-turn = Turno { $turn } de { $last }
replay-none = No hay película de esta partida: falta el principio de su registro.
replay-contradiction = No hay película de esta partida: su registro se contradice. La partida en sí no cambia.
replay-alt = La partida turno a turno como imagen animada del tablero. Al final: { $board }
