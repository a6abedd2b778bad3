## Moderators.

mod-done = Erledigt. [Alle im Spiel]({ $link }) sehen deinen Namen und deinen Grund.
mod-lobby-closed = Du hast die Lobby geschlossen. Ihre Nachricht sagt es allen, die mitspielen wollten.

refusal-moderator-plays = Du spielst hier selbst mit, also muss jemand anderes moderieren: { $who ->
        [none] Frage jemanden, der diesen Server verwalten darf.
       *[other] Frage <@{ $who }>.
    }
refusal-moderator-plays-alone = Du spielst hier selbst mit, und sonst kann niemand moderieren. Deshalb darfst du nur das Spiel pausieren, deine eigene Pause beenden und allen mehr Zeit geben.
refusal-moderators-pause = Die Moderation hat das Spiel pausiert. Nur sie kann die Pause vorzeitig beenden.
mod-sure-end = 🛡️ Dieses Spiel jetzt beenden? Was gerade läuft, wird sofort abgeschlossen, und es gewinnt, wer das größte Vermögen hat. Das Spiel wird nicht gewertet, und du kannst das nicht rückgängig machen. Alle im Spiel lesen deinen Grund: { $reason }
mod-sure-remove = 🛡️ { $who } endgültig aus dem Spiel nehmen? Das Spiel wird dann nicht gewertet, und du kannst das nicht rückgängig machen. Alle im Spiel lesen deinen Grund: { $reason }
mod-sure-annul = 🛡️ Dieses Spiel aus der Saison und den Wertungen nehmen? Niemand behält Punkte dafür, und du kannst das nicht rückgängig machen. Alle im Kanal lesen deinen Grund: { $reason }
button-mod-end = Spiel beenden
button-mod-remove = { $who } herausnehmen
button-mod-not = Nichts ändern
button-mod-annul = Spiel annullieren
button-mod-keep-counting = Weiter zählen lassen
mod-not-done = Es wurde nichts geändert.
refusal-moderation-lapsed = Diese Rückfrage ist abgelaufen. Gib den Befehl noch einmal ein.
refusal-annul-unfinished = Nur ein beendetes Spiel lässt sich annullieren. Mit `{ MODERATOR_COMMAND("end") }` beendest du eins.
refusal-annulled = Dieses Spiel ist schon annulliert und zählt nicht mehr.
mod-call = 🛡️ { $who }: Die Moderation hat in euer Spiel eingegriffen.
mod-direct = { $told } [Zum Spiel]({ $link })

refusal-no-reason = Gib einen Grund an, höchstens { $most } Zeichen. Alle im Spiel lesen ihn.
refusal-no-such-time = Gib eine Zeit wie 30m, 12h, 2d oder 1d 12h ein.
refusal-extension-out-of-range = Du kannst die Fristen um mindestens eine Minute und höchstens { $days } Tage verlängern.
refusal-nobody-awaited = Gerade muss niemand etwas entscheiden, also gibt es nichts zu verlängern.
refusal-no-such-seat = In diesem Spiel heißt niemand so. Wähle einen Platz aus der Liste.
refusal-no-such-channel = Ein Spiel kann nur in einem Textkanal oder Thread dieses Servers laufen. Wähle einen davon.
refusal-is-a-bot = Bots können keinen Platz einnehmen. Lass die Option `{ option-name-by }` leer, dann spielt ein Computer.
refusal-there-already = Das Spiel ist schon in diesem Kanal.
refusal-lacks-there = Dort kann ich kein Spiel leiten. Mir fehlt die Berechtigung für: { $what }.

table-paused-by-moderator = ⏸️ Die Moderation hat das Spiel **pausiert**. Es geht spätestens <t:{ $at }:R> weiter. Niemand kann spielen, und alle Fristen stehen still.
final-why-early = Das Spiel endete vorzeitig, in Zug { $turn }. Es gewinnt, wer das größte Vermögen hat.
final-why-computers-left = In Zug { $turn } waren nur noch Computer im Spiel, darum endete es. Von ihnen gewinnt, wer das größte Vermögen hat.

untyped-reason = (der Grund fehlt hier: Der Filter des Servers verbietet ihn vielleicht)
untyped-before = die bisherige Person
untyped-after = Jemand anderes
untyped-owner = Die Person auf diesem Platz

command-name-resume = fortsetzen
command-name-extend = verlängern
command-name-replace = ersetzen
command-name-remove = entfernen
command-name-end = beenden
command-name-move = umziehen
command-name-annul = annullieren
option-name-time = dauer
option-name-reason = grund
option-name-seat = platz
option-name-by = durch
option-name-channel = kanal
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
command-mod-annul = Ein beendetes Spiel aus der Saison und den Wertungen nehmen
command-mod-annul-game = Welches beendete Spiel (ohne Angabe: das letzte in diesem Kanal)
command-mod-reason = Warum (alle im Spiel lesen es)
command-mod-game = Welches Spiel auf diesem Server (ohne Angabe: das in diesem Kanal)

## What a server plays, and its settings.

server-title = Vorgaben dieses Servers
server-footer = -# Jedes neue Spiel auf diesem Server (`{ COMMAND("new") }`) beginnt mit diesen Vorgaben. Der Host kann in der Lobby anders wählen, und laufende Spiele behalten ihre Regeln. Sprache und Bilder ändern sich auch in laufenden Spielen.
button-server-default = Auf Vorgaben des Bots zurücksetzen

command-name-settings = vorgaben
command-settings = Vorgaben für neue Spiele auf diesem Server festlegen

## What the bot must be allowed, as Discord calls it in this language, in small letters if it can.

permission-view-channel = Kanal ansehen
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-send-messages = Nachrichten senden
permission-send-messages-in-threads = Nachrichten in Threads senden
