# Los grupos de comandos y las opciones de varios. Las palabras de un comando están con su tema.
# Los nombres, como se escriben: en minúsculas, sin espacios, hasta 32 letras.

command-monopoly = Monopoly con tu gente, en una tarde o durante semanas
command-monopoly-mod = Administrar Monopoly en este servidor
command-game = Opcional: qué partida, si estás en varias
game-choice = { $who } ({ $id })

option-name-game = partida
option-name-player = miembro
option-name-until = hasta
