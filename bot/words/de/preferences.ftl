# What a person prefers.

prefer-title = Meine Einstellungen
prefer-text =
    Hier wählst du, wer für dich würfelt, wie du benachrichtigt wirst und in welcher Sprache du liest.
    In der Ruhezeit bekommst du keine Benachrichtigung, und keine deiner Fristen läuft ab. Alles gilt für alle deine Spiele.
prefer-dice = Wer für dich würfelt
prefer-dice-pace = Je nach Tempo
prefer-dice-pace-hint = Live würfle ich selbst; bei langsamerem Tempo würfelt der Bot
prefer-dice-own = Ich würfle selbst
prefer-dice-own-hint = Bei jedem Tempo; läuft meine Zeit ab, würfelt der Bot
prefer-dice-for-me = Der Bot würfelt für mich
prefer-dice-for-me-hint = Bei jedem Tempo würfelt sofort der Bot
prefer-ping = Wie du benachrichtigt wirst
prefer-ping-table = Im Kanal
prefer-ping-table-hint = Eine Erwähnung im Kanal des Spiels
prefer-ping-dm = Per Direktnachricht
prefer-ping-dm-hint = Ohne Erwähnung im Kanal
prefer-ping-both = Im Kanal und per Direktnachricht
prefer-ping-both-hint = Eine Erwähnung und eine Direktnachricht
prefer-zone = 🕑 { $zone }: Dort ist es jetzt { $time }.
prefer-hours = 🌙 Ruhezeit von { $begins } bis { $ends }.
prefer-no-hours = 🌙 Keine Ruhezeit.
prefer-pictures-on = 🖼️ Nachrichten nur für dich haben Bilder. Ob Nachrichten für alle Bilder haben, bestimmt, wer den Server verwaltet: `/monopoly-mod { command-name-settings }`.
prefer-pictures-off = 📝 Nachrichten nur für dich haben keine Bilder, nur Text. Ob Nachrichten für alle Bilder haben, bestimmt, wer den Server verwaltet: `/monopoly-mod { command-name-settings }`.
prefer-hours-when = ✅ Gespeichert. Die Ruhezeit gilt ab deiner nächsten Entscheidung, auch in laufenden Spielen.
prefer-hours-wrong = Schreibe die Ruhezeit wie 22:30-7, oder aus; höchstens { $most } Stunden am Tag. Es wurde nichts geändert.
prefer-zones = Welche Zeitzone meinst du? { $zones } Es wurde nichts geändert.
prefer-no-zone = Diesen Ort oder diese Zeitzone kennt der Bot nicht. Schreibe eine große Stadt in deiner Nähe, oder UTC+1. Es wurde nichts geändert.
zone-panel-title = Zeitzone
button-zone = Zeitzone
button-zone-type = Stadt tippen
button-zone-back = Zurück
zone-time-list = Wie spät ist es bei dir?
zone-city-list = Welche Stadt hat deine Uhrzeit?
zone-panel-time = Wie spät ist es gerade bei dir? Wähle die Uhrzeit aus der Liste, oder tippe eine Stadt.
zone-panel-city = Wähle eine Stadt, deren Uhr immer so geht wie deine.
zone-read = ✅ { $zone }: Dort ist es jetzt { $time }.
zone-read-fixed = { $zone } kennt keine Sommerzeit. Wähle eine Stadt, wenn bei dir die Uhren umgestellt werden.
zone-read-others = Es gibt noch mehr Orte, die so heißen: { $others }.
zone-type-example = München
prefer-form-zone = Zeitzone
prefer-form-zone-hint = Eine große Stadt, Europe/Berlin oder UTC+1
prefer-form-hours = Ruhezeit
prefer-form-hours-hint = Zum Beispiel 22:30-7, oder aus; höchstens 16 Stunden
button-prefer-hours = Ruhezeit
