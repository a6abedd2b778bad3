# The lobby, in which a game gathers its players.

lobby-title = Monopoly · { $seats } von { $most } Plätzen besetzt
lobby-seat = { $who }
lobby-seat-host = { $who } · Host
lobby-seat-computer = { $who } · Computer
lobby-how = Drücke **Mitspielen**, um dabei zu sein. { $host } kann unter **Regeln** wählen, was gespielt wird, Computer hinzufügen und ab { $least } Plätzen **Spiel starten** drücken.
lobby-commitment = -# 🔒 Der geheime Startwert der Würfel steht schon fest, niemand kann ihn mehr ändern. Sein Hash (SHA-256): `{ $hash }`. Nach dem Spiel prüfst du jeden Wurf mit `/monopoly { command-name-verify }`.
lobby-expires = -# Die Lobby schließt <t:{ $at }:R>.
lobby-already = In diesem Kanal gibt es schon [eine Lobby]({ $link }). Spiele dort mit, oder bitte den Host, sie zu schließen.
lobby-closed = Diese Lobby ist geschlossen.
lobby-opened = Die Lobby ist offen. Alle in diesem Kanal können mitspielen.
lobby-no-files = Ich darf hier keine Dateien anhängen, darum kommt das Spiel ohne Bilder aus. Für den Spielplan als Bild fehlt mir: { $what }.
lobby-started-title = Los geht’s!
lobby-started = Es spielen { $who }. Der Spielplan ist unten.
lobby-choose-token = Wähle deine Figur
lobby-choose-pace = Wähle das Tempo
lobby-no-token = Alle Figuren sind vergeben
button-lobby-join = Mitspielen
button-lobby-leave = Lobby verlassen
button-lobby-computer = Computer hinzufügen
button-lobby-nocomputer = Computer entfernen
button-lobby-start = Spiel starten
button-lobby-rules = Regeln
button-lobby-cancel = Lobby schließen
only-in-server = Gespielt wird in einem Kanal auf einem Server. Versuche es dort.
