### A partida como filme. Portuguese; glossary in common.ftl.

button-replay = Filme
replay-running = 🎞️ A partida até agora, até o turno { $turn }.
replay-over = 🎞️ A partida inteira, todos os { $turn } turnos.
replay-shared = 📣 { $who } compartilhou o filme desta partida.
replay-posted = 🎞️ O filme agora está no canal, e qualquer pessoa pode ver.
replay-leads = { $who } lidera
replay-level = Empate
replay-turn = Turno { $turn } de { $last }
replay-none = Não há filme desta partida: falta o começo do registro.
replay-contradiction = Não há filme desta partida: o que o registro conta não pode ter acontecido assim. A partida em si não muda.
replay-alt = A partida turno a turno como imagem animada do tabuleiro. Última imagem: { $board }
