## What a person prefers.

prefer-title = Meine Einstellungen
prefer-text = In der Ruhezeit kommt keine Benachrichtigung, und außer in Live-Spielen stehen deine Fristen still. Alles hier gilt für alle deine Spiele.
prefer-dice = Wer für dich würfelt
prefer-dice-pace = Würfeln: je nach Tempo
prefer-dice-pace-hint = Live würfle ich selbst; bei langsamerem Tempo würfelt der Bot
prefer-dice-own = Würfeln: ich selbst
prefer-dice-own-hint = Bei jedem Tempo; läuft meine Zeit ab, würfelt der Bot
prefer-dice-for-me = Würfeln: der Bot für mich
prefer-dice-for-me-hint = Bei jedem Tempo würfelt der Bot, ohne auf mich zu warten
prefer-ping = Wie du benachrichtigt wirst
prefer-ping-table = Benachrichtigen: im Kanal
prefer-ping-table-hint = Eine Erwähnung im Kanal des Spiels und noch eine, bevor die Zeit abläuft
prefer-ping-dm = Benachrichtigen: Direktnachricht
prefer-ping-dm-hint = Eine Direktnachricht statt einer Erwähnung und noch eine, bevor die Zeit abläuft
prefer-ping-both = Benachrichtigen: beides
prefer-ping-both-hint = Erwähnung und Direktnachricht, und noch einmal, bevor die Zeit abläuft
prefer-zone = 🕑 { $zone }: Dort ist es jetzt { $time } Uhr.
prefer-hours = 🌙 Ruhezeit von { $begins } bis { $ends }.
prefer-no-hours = 🌙 Keine Ruhezeit.
prefer-pictures-on = 🖼️ Du siehst Bilder.
prefer-pictures-off = 📝 Du siehst nur Text.
prefer-offers-on = 🤝 Computer dürfen dir Handelsangebote machen.
prefer-offers-off = 🚫 Computer machen dir keine Handelsangebote.
button-prefer-offers-on = Angebote erlauben
button-prefer-offers-off = Keine Angebote
prefer-shown-on = 👋 Die anderen sehen, wann du gerade da bist.
prefer-shown-off = 🙈 Die anderen sehen nicht, wann du gerade da bist.
button-prefer-shown-on = Mich zeigen
button-prefer-shown-off = Mich nicht zeigen
prefer-told-on = 🔔 Du bekommst eine Direktnachricht, wenn zwei andere gerade spielen.
prefer-told-off = 🔕 Du bekommst keine Direktnachricht, wenn zwei andere gerade spielen.
button-prefer-told-on = Sag es mir
button-prefer-told-off = Sag es mir nicht
prefer-pictures-all = -# In Nachrichten, die alle sehen, wählt die Serververwaltung Bilder oder Text: `{ MODERATOR_COMMAND("settings") }`.
prefer-hours-when = ✅ Gespeichert. Die Ruhezeit gilt ab deiner nächsten Entscheidung, auch in laufenden Spielen.
prefer-hours-later = ✅ Gespeichert. Für Benachrichtigungen gilt die Ruhezeit sofort, für Fristen ab morgen um diese Zeit, auch in laufenden Spielen.
prefer-hours-wrong = Gib die Ruhezeit zum Beispiel so ein: 22:30-7. Sie darf höchstens { $most } Stunden am Tag dauern. Mit „aus“ schaltest du sie ab. Es wurde nichts geändert.
prefer-zones = Welche davon meinst du: { $zones }? Gib den ganzen Namen ein. Es wurde nichts geändert.
prefer-no-zone = Diesen Ort oder diese Zeitzone kennt der Bot nicht. Gib eine große Stadt in deiner Nähe oder eine Zeitzone wie UTC+1 ein. Es wurde nichts geändert.
zone-title = Zeitzone
button-zone-type = Stadt eingeben…
zone-time-list = Wie spät ist es bei dir?
zone-city-list = Wähle eine Stadt in deiner Zeitzone
zone-panel-time = Wie spät ist es gerade bei dir? Wähle die Uhrzeit aus der Liste oder gib eine Stadt ein.
zone-panel-city = Wähle eine Stadt, in der die Uhren immer so gehen wie bei dir.
zone-read = ✅ { $zone }: Dort ist es jetzt { $time } Uhr.
zone-read-fixed = { $zone } kennt keine Sommerzeit. Wähle eine Stadt, wenn bei dir die Uhren umgestellt werden.
zone-read-others = Diesen Namen gibt es auch hier: { $others }.
zone-type-example = München
prefer-form-zone-hint = Eine große Stadt, Europe/Berlin oder UTC+1
quiet-hours = Ruhezeit
prefer-form-hours-hint = Zum Beispiel 22:30-7 (höchstens 16 Stunden) oder „aus“

## Whom a person has blocked.

block-menu = Blockieren
blocked-title = Blockierte Personen
blocked-text = Handelsangebote, Fragen und Einladungen dieser Personen gibt der Bot nicht an dich weiter, und er sagt ihnen nichts davon.
blocked-none = Du hast niemanden blockiert. Um jemanden zu blockieren, klick mit der rechten Maustaste auf die Person oder halte ihren Namen gedrückt und wähle **Apps** > **{ block-menu }**.
blocked-now = 🚷 Du hast { $who } blockiert. Handelsangebote, Fragen und Einladungen dieser Person erreichen dich nicht mehr, und der Bot sagt ihr nichts davon. Wenn ihr zusammen spielt, erfährst du weiter, wann du am Zug bist.
blocked-no-more = ✅ { $who } ist nicht mehr blockiert.
button-unblock = Nicht mehr blockieren

command-name-preferences = einstellungen
option-name-zone = zeitzone
option-name-quiet = ruhezeit
command-preferences = Würfel, Benachrichtigungen, Sprache, Zeitzone, Ruhezeit, Text statt Bilder
command-preferences-zone = Deine Zeitzone: Gib eine große Stadt ein
command-preferences-quiet = Stunden ohne Benachrichtigungen und Fristen: 22:30-7 oder aus

## What is kept about a person, a file with it, and its deletion.

privacy-title = Deine Daten
privacy-intro = Das hier ist alles, was der Bot über dich speichert. Er liest nicht mit, was du in Kanälen schreibst; er sieht nur die Knöpfe, die du drückst, die Formulare, die du abschickst, und die Befehle, die du eingibst.
privacy-keeps-games = 🎲 **Spiele:** deine Nutzer-ID, dein Name und deine Figur in jeder Lobby und jedem Spiel, in dem du dabei oder Host bist oder deinen Platz verliehen hast; dazu dein Zeitguthaben, verpasste Entscheidungen und Abwesenheiten.
privacy-keeps-moves = 👣 **Züge:** was du in jedem Spiel getan hast, und wann. Wenn du ein Spiel moderierst, auch deine Begründung.
privacy-keeps-results = 🏆 **Ergebnisse:** wie jedes beendete Spiel für dich ausging. Daraus wird deine Wertung berechnet.
privacy-keeps-boards = 🗺️ **Spielpläne**, die du erstellt hast: die Namen darauf, wann du sie erstellt und geändert hast und auf welchem Server du sie anbietest.
privacy-keeps-preferences = ⚙️ **Einstellungen:** alles, was du auf der Seite davor auswählst.
privacy-keeps-orders = 📋 **Daueraufträge** für jedes deiner Spiele.
privacy-keeps-drafts = ✏️ **Entwürfe** von Handelsangeboten, die du noch nicht abgeschickt hast.
privacy-keeps-notes = 📝 **Notizen zu Spielen:** wann du zuletzt in ein Spiel geschaut hast, wann dich eine Lobby zuletzt benachrichtigt hat, deine Stimmen bei Abstimmungen, welchen Spielen du folgst, auf wen du getippt hast, und Gebote oder Rückfragen, die du noch nicht bestätigt hast.
privacy-keeps-messages = ✉️ **Nachrichten:** welche Nachrichten des Bots für dich bestimmt sind.
privacy-keeps-settings = 💡 **Sonstiges:** welche Hinweise du schon gesehen hast, die Sprache deines Discord, ob deine Direktnachrichten geschlossen sind, wann dir zuletzt gesagt wurde, dass andere spielen, welche Server du verwaltest, soweit der Bot es gesehen hat, und wen du blockiert hast.
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
privacy-not-deleted = Es wurde nichts gelöscht, weil der Bot gerade nicht auf seine Festplatte schreiben kann. Versuche es in einer Minute noch einmal.
privacy-interrupted = Es ist noch nicht alles gelöscht, weil die Datenbank versagt hat. Versuche es in einer Minute noch einmal. Sonst löscht der Bot den Rest bei seinem nächsten Start.
