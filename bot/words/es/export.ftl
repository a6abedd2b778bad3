# A game as a file.

export-running = Aquí está la partida hasta ahora, sin nada de lo que aún es secreto. Expórtala otra vez cuando termine: entonces `python -m engine.replay { $file }` repite cada tirada y comprueba cada paso.
export-over = Aquí está la partida entera con su semilla. `python -m engine.replay { $file }` repite cada tirada y comprueba cada paso.
export-too-big = Esta partida ya es demasiado larga para enviarla en un solo archivo.

command-name-export = exportar
command-export = Descargar esta partida en un archivo, para guardarla o comprobarla
