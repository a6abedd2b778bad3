# Das erste Spiel mit Coach, und was danach kommt.

learn-started =
    { "**" }Dein erstes Spiel ist bereit.**
    Du spielst ein kurzes Spiel gegen zwei gemütliche Computer, und ein Coach erklärt dir alles Neue. Der Anfang ist für alle gleich. Drücke dort **{ decision-to-throw.button-throw }**.
learn-again-started =
    { "**" }Ein neues kurzes Spiel ist bereit.**
    Diesmal fallen die Würfel anders. Was du schon kennst, erwähnt der Coach nur noch kurz.
learn-running =
    { "**" }Du bist mitten in einem Spiel mit Coach.**
    Fängst du neu an, endet es.
learn-over = Neu anfangen
button-learn-again = Noch einmal spielen
friends-title = Mit anderen spielen
friends-add = **1.** Hol den Bot auf euren Server, falls er dort noch nicht ist.
friends-invite = Bot hinzufügen
friends-steps =
    { "**" }2.** Gib dort in einem Kanal `/monopoly { command-name-new }` ein.
    { "**" }3.** Die anderen drücken **{ button-lobby-join }**. Mit **{ button-lobby-computer }** füllst du freie Plätze.
    { "**" }4.** Drücke **{ button-lobby-start }**.
friends-days = -# Unter **Einstellungen** wählst du in der Lobby das Tempo: alles an einem Abend oder wochenlang ein paar Minuten am Tag.

command-name-learn = lernen
command-learn = Ein kurzes erstes Spiel mit Coach in deinen Direktnachrichten
