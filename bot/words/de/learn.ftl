# Das erste Spiel mit Coach, und was danach kommt.

learn-started =
    { "**" }Dein erstes Spiel ist bereit.**
    Es hat kurze Regeln, zwei gemütliche Computer und einen Coach, der alles Neue erklärt. Der Anfang ist für alle gleich. Drücke dort **{ button-throw }**.
learn-again-started =
    { "**" }Ein neues kurzes Spiel ist bereit.**
    Die Würfe sind andere. Was du schon kennst, erwähnt der Coach nur noch kurz.
learn-running =
    { "**" }Du bist mitten in einem ersten Spiel.**
    Fängst du neu an, endet es.
learn-over = Neu anfangen
button-learn-again = Noch einmal spielen
button-learn-friends = Mit anderen spielen
friends-title = Mit anderen spielen
friends-add = **1.** Hol den Bot auf euren Server.
friends-invite = Bot hinzufügen
friends-steps =
    { "**" }2.** Schreib dort in einem Kanal `/monopoly { command-name-new }`.
    { "**" }3.** Die anderen drücken **{ button-lobby-join }**. Freie Plätze füllt **{ button-lobby-computer }**.
    { "**" }4.** Drücke **{ button-lobby-start }**.
friends-days = -# Unter **Einstellungen** wählst du in der Lobby das Tempo: an einem Abend oder über Wochen ein paar Minuten am Tag.
