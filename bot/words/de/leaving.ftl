# Resigning, and calling a game off.

vote-title = Dieses Spiel abbrechen?
vote-text = Dafür: { $who }. Es fehlen noch: { $waits }. Ein Wort dagegen, und das Spiel geht weiter.
vote-on = Das Spiel geht weiter.
vote-over = Die Frage ist erledigt: Das Spiel ist zu Ende.
call-vote = { $who }: Soll dieses Spiel abgebrochen werden?
button-agree = Abbrechen

resign-sure = Dieses Spiel endgültig verlassen? Was dir gehört, geht an die, denen du schuldest, oder zurück an die Bank.
resign-sure-last = Dann wären nur noch Computer im Spiel: Sie würden es gleich unter sich zu Ende spielen.
resign-not = Du spielst weiter.
resign-done = Du hast das Spiel verlassen.
button-resign = Endgültig aufgeben
button-stay = Weiterspielen
cancel-sure = Dieses Spiel abbrechen? Alle am Tisch werden gefragt, und stimmen alle zu, endet es ohne Sieg.
cancel-not = Niemand wurde gefragt. Das Spiel geht weiter.
cancel-done = Es ist abgebrochen.
cancel-waits = Du stimmst dem Abbruch zu. Es fehlt noch die Zustimmung von { $who }.
