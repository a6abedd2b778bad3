# Resigning, and calling a game off.

vote-title = Dieses Spiel abbrechen?
vote-text = Dafür: { $who }. Noch offen: { $waits }. Stimmt jemand dagegen, geht das Spiel weiter.
vote-on = Das Spiel geht weiter.
vote-over = Die Abstimmung ist vorbei: Das Spiel ist zu Ende.
call-vote = { $who }: Wollt ihr dieses Spiel abbrechen?
button-agree = Spiel abbrechen

resign-sure = Das Spiel mit { $others } in <#{ $channel }> endgültig verlassen? Was dir gehört, geht an alle, denen du etwas schuldest, sonst an die Bank.
resign-sure-wins = Dann bleibt nur { $who } übrig und gewinnt das Spiel.
resign-sure-last = Dann wären nur noch Computer im Spiel. Sie spielen es gleich zu Ende.
resign-sure-lent = Im Spiel mit { $others } in <#{ $channel }> nicht mehr für { $owner } spielen? Dann spielt ein Computer, bis { $owner } zurückkommt.
resign-not = Du bist weiter dabei.
resign-done = Du hast das Spiel mit { $others } in <#{ $channel }> verlassen.
button-resign = Endgültig aufgeben
button-resign-lent = Platz einem Computer überlassen
button-stay = { question-pause-against }
cancel-sure = Dieses Spiel abbrechen? Wenn alle zustimmen, endet es, und niemand gewinnt.
cancel-not = Es wird nicht abgestimmt. Das Spiel geht weiter.
cancel-done = Das Spiel ist abgebrochen.
cancel-waits = Du stimmst dem Abbruch zu. Noch offen: { $who }.

command-name-resign = aufgeben
command-name-cancel = abbrechen
command-resign = Das Spiel endgültig verlassen
command-cancel = Lobby auflösen oder über den Abbruch abstimmen
