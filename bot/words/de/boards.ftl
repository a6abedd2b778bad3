## Spielpläne mit eigenen Namen: welchen eine Lobby wählt, und die, die jemand selbst macht.

board-name = { button-board }
board-choose = Wähle einen Spielplan
board-mine = Von dir
board-server = Von diesem Server
board-of-game = Spielplan: { $title }
# Was ein Server über Spielpläne bestimmt.
button-server-boards = Neue Lobbys…
server-boards-title = Neue Lobbys
server-boards-text = Die erste Liste bestimmt, womit neue Lobbys beginnen, die zweite, wer eigene Spielpläne mitbringen darf. In der dritten wählst du eine Rolle, die der Bot anpingt, wenn jemand eine Lobby für alle öffnet, höchstens einmal pro Stunde. Die Rolle muss für alle erwähnbar sein.
server-role-choose = Wähle eine Rolle zum Anpingen oder keine
refusal-calls-everyone = Wähle eine andere Rolle als @everyone. Es wurde nichts geändert.
server-board-spoken = Spielplan der Sprache des Servers
server-board-spoken-hint = Der, den man in dieser Sprache am besten kennt
own-boards-choose = Wer darf eigene Spielpläne mitbringen?
own-boards-everyone = Eigene Spielpläne: alle
own-boards-everyone-hint = Alle Hosts können einen eigenen wählen
own-boards-managers = Eigene Spielpläne: Serververwaltung
own-boards-managers-hint = Hosts wählen aus denen, die die Serververwaltung hinzufügt
own-boards-off = Eigene Spielpläne: aus
own-boards-off-hint = Nur die Spielpläne, die der Bot mitbringt

## Der Befehl `boards`: die Liste, die Seite eines Spielplans und seine Formulare.

command-name-boards = spielpläne
command-boards = Eigener Spielplan: deine Straßen, deine Karten, deine Währung
button-make-board = Spielplan erstellen…
boards-title = Spielpläne
boards-mine = Deine Spielpläne. Preise, Mieten und Regeln sind auf jedem Spielplan gleich.
boards-none = Gib den Straßen eigene Namen, oder kopiere mit einem Code den Spielplan von jemand anderem.
boards-of-server = Spielpläne dieses Servers
board-option-hidden = Von der Serververwaltung ausgeblendet
board-is-mine = Nur du kannst diesen Spielplan wählen. Mit seinem Code können andere ihn kopieren.
board-made-by = Erstellt von { $maker }
board-own-cards = { $count ->
    [1] 1 Karte mit eigenem Text.
   *[other] { $count } Karten mit eigenem Text.
}
board-is-offered = Alle auf diesem Server können diesen Spielplan wählen.
board-is-elsewhere = Auf einem anderen Server können alle diesen Spielplan wählen. Gibst du ihn hier frei, endet die Freigabe dort.
board-is-on-a-server = Auf dem Server, für den du diesen Spielplan freigegeben hast, können ihn alle wählen.
board-is-hidden = Die Serververwaltung hat diesen Spielplan ausgeblendet.
board-hidden-now = Der Spielplan { $title } ist ausgeblendet: Auf diesem Server kann ihn niemand wählen.
board-shown-again = Der Spielplan { $title } ist nicht mehr ausgeblendet: Wer ihn erstellt hat, kann ihn wieder wählen und für diesen Server freigeben.
board-made = Dein Spielplan ist gespeichert. Gib den Straßen jetzt eigene Namen.
board-saved = Gespeichert.
board-copied = Deine Kopie von { $title } ist gespeichert. Ändere, was du willst.
board-deleted = Der Spielplan ist gelöscht.
board-copy-title = { $title } (Kopie)
board-choose-part = Ändern…
board-part-title = Titel und Währung
board-part-names = Alle 28 Namen
board-part-corners = Ecken
board-part-taxes = Steuern und Kartenstapel
board-part-cards = { chapter-cards }
button-board-new = Neuer Spielplan oder Code…
button-board-open = Öffnen
button-board-play = Darauf spielen
button-board-names = Alle Namen…
button-board-cards = Karten…
button-board-preview = Vorschau
button-board-share = Teilen…
button-board-copy = Kopie erstellen
button-board-offer = Für diesen Server freigeben
button-board-withdraw = Freigabe beenden
button-board-delete = Löschen…
button-board-delete-sure = Spielplan löschen
button-board-keep = Spielplan behalten
button-board-hide = Spielplan ausblenden
button-board-unhide = Spielplan wieder zeigen
button-board-report = Spielplan melden…
button-board-report-sure = Spielplan melden
button-board-back = Alle Spielpläne
button-board-correct = Korrigieren…
board-delete-sure = { $title } löschen?
board-delete-what = Niemand kann ihn dann mehr wählen. Begonnene Spiele behalten die Namen.

board-form-new = Neuer Spielplan
board-form-title = Titel
board-form-start = Beginnen mit
board-form-code = Oder: Code eines geteilten Spielplans
board-form-code-hint = Acht Buchstaben und Ziffern, die dir jemand geschickt hat. Der Rest kann dann bleiben, wie er ist.
board-form-file = Oder: eine Spielplandatei
board-form-file-hint = Die Datei aus „Teilen…“ (.board.json). Ersetzt „{ board-form-start }“.
board-form-money = Währung
board-form-money-as-there = Währung der Vorlage
board-form-names = 28 Namen, einer je Zeile
board-form-names-hint = Ab LOS. Zeile { $railroads }: Bahnhöfe, { $utilities }: Werke. Je 2 bis 24 Zeichen.
board-form-chance = Ereigniskarten, eine je Zeile
board-form-community_chest = Gemeinschaftskarten, eine je Zeile
board-form-cards-hint = Schreib hinter das „=“. Was die Karte bewirkt, folgt danach von selbst. Leer: der übliche Text.
board-field-property = { $number } · { $price }

## Was an der Eingabe nicht stimmt

board-not-saved = Noch ist nichts gespeichert. Deine Eingabe ist noch da.
board-line = Zeile { $line }
board-card = { $deck }, Karte { $number }
board-key = „{ $path }“
board-fault-count = { $lines ->
    [0] Da steht keine Zeile, aber ein Spielplan hat { $needed } Namen.
    [1] Da steht 1 Zeile, aber ein Spielplan hat { $needed } Namen.
   *[other] Da stehen { $lines } Zeilen, aber ein Spielplan hat { $needed } Namen.
}
board-fault-number = { $where }: { $count ->
    [1] 1 Zeile beginnt
   *[other] { $count } Zeilen beginnen
} nicht mit der Nummer einer Karte. „{ button-board-correct }“ setzt sie der Reihe nach in die Liste: Prüfe, wo jeder Text steht.
board-fault-same = { $first } und { $second } sind gleich.
board-fault-taken = { $where }: So heißt schon ein anderes Feld.
board-fault-short = { $where }: mindestens { $least } Zeichen.
board-fault-long = { $where }: länger als { $most } Zeichen.
board-fault-letters = { $where }: enthält ein Zeichen, das sich nicht drucken lässt, oder keinen Buchstaben.
board-fault-unknown = { $where }: So etwas hat ein Spielplan nicht.
board-fault-missing = { $where } fehlt.
board-fault-file = { $where }: Das ist keine Spielplandatei.
board-file-unread = Diese Datei ist zu groß oder nicht mehr zu lesen. Ein Spielplan hat höchstens { $most } KB.
board-faults-more = Und { $count } weitere.

## Vorschau, Teilen und Melden

board-preview-title = Ein Spiel auf dem Spielplan { $title }
board-preview-lands = { $who } landet { $where }.
board-preview-buys = { $who } kauft { $what } für { $price } $.
board-preview-draws = { $who } zieht eine Karte: { $card }
board-preview-cut = Zu lang für das Bild: { $names }
board-code = Schick das hier weiter, dann können andere ihn kopieren:
board-code-line =
    { $code }
    Für meinen Spielplan: { COMMAND("boards") } eingeben, „{ button-board-new }“ drücken, diesen Code eintragen.
board-code-more = Kopien bleiben, wie sie sind, wenn du deinen Spielplan änderst. Mit „{ button-board-offer }“ können ihn alle auf dem Server wählen.
    Statt des Codes geht auch die Datei unten.
board-report-sure = { $title } melden?
board-report-what = Wer diesen Server verwaltet, bekommt eine Nachricht mit allen Namen und Kartentexten und kann den Spielplan ausblenden.
board-reported = Wer diesen Server verwaltet, weiß jetzt Bescheid.
board-report-unheard = Von denen, die diesen Server verwalten, war niemand zu erreichen. Sag selbst jemandem Bescheid.
board-report-title = Gemeldet: der Spielplan { $title }
board-report-notice = Jemand in { $channel } hat diesen Spielplan gemeldet. Ausblenden kannst du ihn dort mit `{ COMMAND("boards") }` oder in seinem Spiel mit `{ COMMAND("board") }`.
