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
