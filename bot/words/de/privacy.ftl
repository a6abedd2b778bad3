# What is kept about a person, a file with it, and its deletion.

privacy-title = Deine Daten
privacy-intro = Das hier ist alles, was der Bot über dich speichert. Er liest nicht mit, was du in Kanälen schreibst; er sieht nur die Buttons, die du drückst, die Formulare, die du abschickst, und die Befehle, die du eingibst.
privacy-keeps-games = 🎲 **Spiele:** deine Nutzer-ID, dein Name und deine Figur in jeder Lobby und jedem Spiel, in dem du dabei bist, das du hostest oder in dem du deinen Platz verliehen hast; dazu dein Zeitguthaben, verpasste Entscheidungen und Abwesenheiten.
privacy-keeps-moves = 👣 **Züge:** was du in jedem Spiel getan hast, und wann. Wenn du ein Spiel moderierst, auch deine Begründung.
privacy-keeps-results = 🏆 **Ergebnisse:** wie jedes beendete Spiel für dich ausging. Daraus wird deine Wertung berechnet.
privacy-keeps-preferences = ⚙️ **Einstellungen:** alles, was du auf der Seite davor auswählst.
privacy-keeps-orders = 📋 **Daueraufträge** für jedes deiner Spiele.
privacy-keeps-drafts = ✏️ **Entwürfe** von Handelsangeboten, die du noch nicht abgeschickt hast.
privacy-keeps-notes = 📝 **Notizen zu Spielen:** wann du zuletzt in ein Spiel geschaut hast, wann dich eine Lobby zuletzt benachrichtigt hat, deine Stimmen bei Abstimmungen, und Gebote oder Rückfragen, die du noch nicht bestätigt hast.
privacy-keeps-messages = ✉️ **Nachrichten:** welche Nachrichten des Bots für dich bestimmt sind.
privacy-keeps-settings = 💡 **Sonstiges:** welche Hinweise du schon gesehen hast, die Sprache deines Discord, ob deine Direktnachrichten geschlossen sind, und welche Server du verwaltest, soweit der Bot es gesehen hat.
privacy-file-hint = Hol dir alles als Datei, höchstens einmal pro Stunde.
button-privacy-file = Meine Daten holen
privacy-file = Hier ist alles, was der Bot über dich speichert.
privacy-file-too-big = Deine Daten passen nicht in eine Datei. Frag die Leute danach, die diesen Bot betreiben.
privacy-delete-hint = Lösche alles. Du wirst vorher noch einmal gefragt.
button-privacy-delete = Meine Daten löschen…
privacy-policy = Datenschutzerklärung
privacy-terms = Nutzungsbedingungen
privacy-sure = Alles über dich löschen?
privacy-sure-games = { $count ->
        [0] Du bist gerade in keiner Lobby und in keinem laufenden Spiel.
        [one] Du verlässt die Lobby oder das Spiel, in dem du bist, endgültig, so als würdest du aufgeben.
       *[other] Du verlässt alle { $count } Lobbys und Spiele, in denen du bist, endgültig, so als würdest du aufgeben.
    }
privacy-sure-past = Beendete Spiele bleiben für die anderen erhalten, aber ohne deine ID und deinen Namen: Du heißt dort dann zum Beispiel „{ $player }“. Deine Spiele in Direktnachrichten und deine Wertung werden gelöscht, ebenso deine Einstellungen, Daueraufträge und Entwürfe.
privacy-sure-rest = Das lässt sich nicht rückgängig machen. Nachrichten, die schon in Kanälen stehen, bleiben in Discord. Wenn du den Bot wieder benutzt, fängst du ganz von vorn an.
button-privacy-yes = Alles löschen
button-privacy-keep = Meine Daten behalten
privacy-deleted = ✅ Der Bot hat alles gelöscht, was er über dich gespeichert hatte. Nachrichten, die schon in Kanälen stehen, bleiben dort; die Moderation des Servers kann sie löschen.
privacy-not-deleted = Es wurde nichts gelöscht, weil der Bot gerade nicht auf seine Festplatte schreiben kann. Versuch es in einer Minute noch einmal.
privacy-interrupted = Es ist noch nicht alles gelöscht, weil die Datenbank versagt hat. Versuch es in einer Minute noch einmal. Sonst löscht der Bot den Rest bei seinem nächsten Start.
