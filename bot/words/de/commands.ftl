# Namen von Befehlen und Optionen, wie sie getippt werden: klein, ohne Leerzeichen, bis 32 Zeichen.

## Commands

command-name-new = neu
command-name-mine = meine-spiele
command-name-board = spielplan
command-name-manage = verwalten
command-name-orders = daueraufträge
command-name-trade = handel
command-name-deed = grundstück
command-name-rules = regeln
command-name-history = verlauf
command-name-stats = statistik
command-name-undo = zurücknehmen
command-name-resign = aufgeben
command-name-cancel = abbrechen
command-name-verify = prüfen
command-name-export = export
command-name-help = hilfe
command-name-preferences = einstellungen
command-name-away = weg
command-name-pause = pause
command-name-settings = vorgaben
command-name-resume = fortsetzen
command-name-extend = verlängern
command-name-replace = ersetzen
command-name-remove = entfernen
command-name-end = beenden
command-name-move = umziehen
command-name-leaderboard = rangliste
command-name-profile = profil
command-name-replay = film

## Options

option-name-pace = tempo
option-name-edition = regelheft
option-name-game = spiel
option-name-player = mitglied
option-name-name = name
option-name-topic = thema
option-name-zone = zeitzone
option-name-quiet = ruhezeit
option-name-until = bis
option-name-time = dauer
option-name-reason = grund
option-name-seat = platz
option-name-by = durch
option-name-channel = kanal

## Descriptions

command-monopoly = Monopoly für alle, die nie gleichzeitig online sind
command-new = In diesem Kanal eine Lobby eröffnen
command-new-edition = Wessen Regeln? Ohne Angabe die, die dieser Server gewählt hat
command-new-game = Normal, kurz oder auf Zeit
command-new-pace = Von live bis gemütlich: Minuten, ein Tag oder drei Tage pro Entscheidung; eigene Zeiten in der Lobby
command-mine = Meine Spiele, zuerst die, die auf mich warten
command-board = Der Spielplan: alle Grundstücke, und wer wo steht
command-manage = Bauen, verkaufen, Hypotheken aufnehmen und tilgen
command-trade = Jemandem einen Handel anbieten
command-trade-player = Mit wem du handeln willst
command-deed = Was ein Grundstück kostet und einbringt
command-deed-name = Das Grundstück
command-rules = Die Regeln dieses Spiels, auf einer Seite oder Kapitel für Kapitel
command-rules-topic = Was nachschlagen? Gefängnis, Versteigerungen, Hypotheken…
command-rules-edition = Das Regelheft, wenn nicht das des Spiels hier
command-history = Alles, was bisher geschah
command-resign = Das Spiel endgültig verlassen
command-cancel = Eine Lobby schließen oder dem Abbruch eines Spiels zustimmen
command-verify = Die Würfel prüfen
command-help = So wird gespielt
command-preferences = Wer für mich würfelt, und wo ich gerufen werde
command-game = Welches Spiel, wenn du mehrere spielst

game-choice = { $who } ({ $id })

command-away = Dem Tisch sagen, dass du weg bist und bis wann, oder dass du wieder da bist
command-away-until = 3 Tage, morgen, Sonntag 18:00, 20. Nov, 24.12. 18:00; oder: zurück
command-pause = Den Tisch um eine Pause bitten, in der keine Zeit läuft
command-pause-until = 3 Tage, morgen, Sonntag 18:00, 20. Nov, 24.12. 18:00; ohne Angabe eine Woche

command-monopoly-mod = Monopoly, für alle, die diesen Server verwalten
command-settings = Womit eine neue Lobby auf diesem Server beginnt

command-export = Dieses Spiel als Datei, zum Aufheben oder Prüfen

command-leaderboard = Die Rangliste dieses Servers
command-profile = Spiele, Plätze und Wertung auf diesem Server
command-profile-player = Von wem; ohne Angabe dein eigenes

command-mod-pause = Eine Weile läuft keine Zeit, und niemand kann etwas tun
command-mod-pause-time = Wie lange höchstens: 12h, 2d, 1d 12h
command-mod-resume = Eine Pause beenden
command-mod-extend = Allen, die etwas entscheiden müssen, mehr Zeit geben
command-mod-extend-time = Wie viel mehr: 30m, 12h, 2d
command-mod-replace = Einen Platz an ein Mitglied oder einen Computer geben
command-mod-replace-by = Wer weiterspielt; ohne Angabe ein Computer
command-mod-remove = Einen Platz aufgeben lassen
command-mod-seat = Wessen Platz
command-mod-end = Das Spiel jetzt beenden: Was läuft, wird abgewickelt, und das größte Vermögen gewinnt
command-mod-move = In einem anderen Kanal weiterspielen
command-mod-move-channel = Wohin
command-mod-reason = Warum: Der Tisch erfährt es
command-mod-game = Welches Spiel dieses Servers, wenn nicht das in diesem Kanal

command-orders = Was für dich geantwortet wird, wenn du nicht am Tisch bist

command-preferences-zone = Meine Zeitzone: Tipp eine große Stadt
command-preferences-quiet = Wann mich niemand ruft und keine Frist abläuft: 22:30-7, oder aus

command-replay = Das ganze Spiel als bewegtes Bild

command-stats = Vermögen, Glück, Miete und Handel in diesem Spiel bis jetzt

command-undo = Meine letzte Entscheidung zurücknehmen, wenn die anderen zustimmen
