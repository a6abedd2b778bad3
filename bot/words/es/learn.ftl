# La primera partida con entrenador, y lo que viene después.

learn-started =
    { "**" }Tu primera partida está lista.**
    Es corta y la juegas contra dos robots tranquilos, con un entrenador que te explica cada novedad. El comienzo es igual para todo el mundo. Ábrela y pulsa **{ decision-to-throw.button-throw }**.
learn-again-started =
    { "**" }Otra partida corta está lista.**
    Los dados caerán de otra manera. El entrenador solo te recuerda lo que ya has visto.
learn-running =
    { "**" }Estás en medio de una partida con entrenador.**
    Si empiezas de nuevo, esa partida termina.
learn-over = Empezar de nuevo
button-learn-again = Jugar otra vez
friends-title = Jugar con amigos
friends-add = **1.** Añade el bot a tu servidor, si aún no está en él.
friends-invite = Añadir el bot
friends-steps =
    { "**" }2.** Escribe `/monopoly { command-name-new }` en uno de sus canales.
    { "**" }3.** Tus amigos pulsan **{ button-lobby-join }**, y **{ button-lobby-computer }** ocupa los demás asientos.
    { "**" }4.** Pulsa **{ button-lobby-start }**.
friends-days = -# En la sala, **Ajustes** te deja elegir el ritmo: una tarde en grupo o unos minutos al día durante semanas.

command-name-learn = aprender
command-learn = Jugar una primera partida corta con entrenador, por mensaje directo
