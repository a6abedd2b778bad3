# Namen von Befehlen und Optionen, wie sie getippt werden: klein, ohne Leerzeichen, bis 32 Zeichen.

## Commands

command-name-new = neu
command-name-mine = meine-spiele
command-name-board = spielplan
command-name-manage = verwalten
command-name-orders = daueraufträge
command-name-advise = rat
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
command-name-review = rückblick
command-name-learn = lernen

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

command-monopoly = Monopoly mit deiner Runde, an einem Abend oder über Wochen
command-new = Eine Lobby in diesem Kanal eröffnen, oder allein in Direktnachrichten spielen
command-new-edition = Optional: nach welchem Regelheft ihr spielt (ohne Angabe: nach dem des Servers)
command-new-game = Optional: normal, kurz oder auf Zeit
command-new-pace = Optional: ein paar Minuten, ein Tag oder drei Tage je Entscheidung; eigene Fristen in der Lobby
command-mine = Deine Spiele, zuerst die, die auf dich warten
command-board = Der Spielplan: alle Grundstücke, und wer wo steht
command-manage = Bauen, Gebäude verkaufen, Hypotheken aufnehmen und tilgen
command-advise = Frag, was du jetzt tun könntest und wie es deine Gewinnchance ändert
command-trade = Jemandem einen Handel anbieten
command-trade-player = Mit wem du handeln willst
command-deed = Preis und Miete eines Grundstücks
command-deed-name = Welches Grundstück
command-rules = Die Regeln dieses Spiels nachlesen
command-rules-topic = Welches Thema: Gefängnis, Versteigerungen, Hypotheken…
command-rules-edition = Ein anderes Regelheft nachlesen als das dieses Spiels
command-history = Alles, was bisher geschehen ist
command-resign = Das Spiel endgültig verlassen
command-cancel = Lobby auflösen oder über den Abbruch abstimmen
command-verify = Prüfen, ob ehrlich gewürfelt wird
command-help = Ein Rundgang: So wird gespielt
command-learn = Ein kurzes erstes Spiel mit Coach in deinen Direktnachrichten
command-preferences = Würfel, Benachrichtigungen, Sprache, Zeitzone, Ruhezeit, Text statt Bilder
command-game = Optional: welches Spiel, falls du in mehreren mitspielst

game-choice = { $who } ({ $id })

command-away = Sagen, bis wann du weg bist, oder dass du wieder da bist
command-away-until = Bis wann: 3 Tage, morgen, Sonntag 18:00, ein Datum; oder „zurück“, wenn du wieder da bist
command-pause = Über eine Pause abstimmen; alle Fristen stehen dann still
command-pause-until = Bis wann: 3 Tage, morgen, Sonntag 18:00; ohne Angabe eine Woche

command-monopoly-mod = Monopoly auf diesem Server verwalten
command-settings = Vorgaben für neue Spiele auf diesem Server festlegen

command-export = Dieses Spiel als Datei, zum Aufheben oder Prüfen

command-leaderboard = Wer auf diesem Server am besten spielt
command-profile = Spiele, Platzierungen und Wertung auf diesem Server
command-profile-player = Wessen Profil (ohne Angabe: deins)

command-mod-pause = Das Spiel und alle Fristen anhalten
command-mod-pause-time = Wie lange höchstens: 12h, 2d, 1d 12h
command-mod-resume = Eine Pause beenden
command-mod-extend = Allen, die etwas entscheiden müssen, mehr Zeit geben
command-mod-extend-time = Wie viel mehr: 30m, 12h, 2d
command-mod-replace = Einen Platz an ein Mitglied oder einen Computer geben
command-mod-replace-by = Wer weiterspielt (ohne Angabe: ein Computer)
command-mod-remove = Jemanden aus dem Spiel nehmen
command-mod-seat = Wessen Platz
command-mod-end = Das Spiel jetzt beenden; das größte Vermögen gewinnt
command-mod-move = In einem anderen Kanal weiterspielen
command-mod-move-channel = In welchen Kanal
command-mod-reason = Warum (alle im Spiel lesen es)
command-mod-game = Welches Spiel auf diesem Server (ohne Angabe: das in diesem Kanal)

command-orders = Daueraufträge festlegen, die sofort für dich entscheiden

command-preferences-zone = Deine Zeitzone: Gib eine große Stadt ein
command-preferences-quiet = Stunden ohne Benachrichtigungen und Fristen: 22:30-7, oder aus

command-replay = Das ganze Spiel als Film

command-review = Wendepunkte eines beendeten Spiels, dazu die besten und die teuersten Entscheidungen
command-review-game = Optional: welches beendete Spiel (sonst das letzte von hier)

command-stats = Vermögen, Glück, Miete und Handel bis jetzt

command-undo = Deine letzte Entscheidung zurücknehmen, wenn die anderen zustimmen
