### A partida como filme. Portuguese; glossary in common.ftl.

button-replay = Filme
replay-running = 🎞️ Este é o filme da partida até agora (turno { $turn }).
replay-over = 🎞️ Este é o filme da partida inteira, que acabou no turno { $turn }.
replay-shared = 📣 { $who } compartilhou o filme desta partida.
replay-posted = 🎞️ O filme está no canal, e todo mundo pode assistir.
replay-leads = { $who } lidera
replay-level = Empate
replay-turn = Turno { $turn } de { $last }
replay-none = Não há filme desta partida, porque falta o começo do registro.
replay-contradiction = Não há filme desta partida, porque o registro dela tem um erro. A partida em si não muda.
replay-alt = Imagem animada do tabuleiro, turno a turno. No fim: { $board }

command-name-replay = filme
command-replay = Ver a partida inteira como imagem animada
