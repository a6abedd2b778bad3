# A game as a file.

export-running = Aqui está a partida até agora, sem nada que ainda seja segredo. `python -m engine.replay { $file }` repete a partida até este momento.
export-over = Aqui está a partida inteira, com a semente. `python -m engine.replay { $file }` refaz cada jogada e confere cada passo.
export-too-big = Esta partida ficou longa demais para ser enviada num arquivo só.
