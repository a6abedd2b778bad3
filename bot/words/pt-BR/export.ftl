# A game as a file.

export-running = Aqui está a partida até agora, sem o que ainda é segredo. Exporte a partida de novo quando acabar: aí `python -m engine.replay { $file }` recalcula e confere cada passo.
export-over = Aqui está a partida inteira, com a semente dos dados. `python -m engine.replay { $file }` recalcula e confere cada passo.
export-too-big = Esta partida é longa demais para caber num arquivo só.

command-name-export = exportar
command-export = Receber esta partida num arquivo, para guardar ou conferir
