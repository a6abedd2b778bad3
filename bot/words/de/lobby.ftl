# The lobby, in which a game gathers its players.

lobby-title = Eine Partie Monopoly · { $seats } von { $most } Plätzen besetzt
lobby-seat = { $who }
lobby-seat-host = { $who } · Spielleitung
lobby-seat-computer = { $who } · Computer
lobby-how = Mit **Mitspielen** nimmst du Platz, **Computer dazu** füllt einen. { $host } wählt unter **Regeln**, was gespielt wird, und drückt ab { $least } besetzten Plätzen **Start**.
lobby-commitment = -# Die Würfel sind versiegelt, bevor jemand Platz nimmt: SHA-256 `{ $hash }`. Den Startwert gibt es am Ende, und /monopoly { command-name-verify } prüft jeden Wurf.
lobby-expires = -# Die Lobby schließt <t:{ $at }:R>.
lobby-already = In diesem Kanal gibt es schon [eine Lobby]({ $link }): Nimm dort Platz. Ihre Spielleitung kann sie starten oder abbrechen.
lobby-closed = Diese Lobby ist zu.
lobby-opened = Die Lobby ist offen. Alle in diesem Kanal können Platz nehmen.
lobby-no-files = Ich darf hier keine Dateien anhängen. Darum kommt das Spiel ohne Bilder aus, alles steht in Worten da. Für das Spielbrett fehlt mir: { $what }.
lobby-started-title = Das Spiel läuft
lobby-started = Es spielen { $who }. Der Tisch ist unten.
lobby-choose-token = Wähl deine Figur
lobby-choose-pace = Wie schnell spielt ihr?
lobby-no-token = Keine Figur mehr da
button-lobby-join = Mitspielen
button-lobby-leave = Aufstehen
button-lobby-computer = Computer dazu
button-lobby-nocomputer = Computer weg
button-lobby-start = Start
button-lobby-rules = Regeln
button-lobby-cancel = Abbrechen
only-in-server = Gespielt wird in einem Kanal auf einem Server: Versuch es dort.
