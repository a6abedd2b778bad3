# What a person prefers.

prefer-title = Meine Einstellungen
prefer-text =
    Die Listen sagen, wer für dich würfelt, wo du gerufen wirst, wenn du gefragt bist, und welche Sprache du liest.
    In der Ruhezeit ruft dich niemand, und keine deiner Fristen läuft ab. Alles gilt in allen deinen Spielen.
prefer-dice = Wer würfelt für mich?
prefer-dice-pace = Würfel: je nach Tempo
prefer-dice-pace-hint = Live würfle ich selbst; bei ruhigerem Tempo wird für mich gewürfelt
prefer-dice-own = Würfel: Ich würfle selbst
prefer-dice-own-hint = Bei jedem Tempo; ist meine Zeit um, wird für mich gewürfelt
prefer-dice-for-me = Würfel: Würfelt für mich
prefer-dice-for-me-hint = Bei jedem Tempo, sofort
prefer-ping = Wo werde ich gerufen?
prefer-ping-table = Rufe: am Tisch
prefer-ping-table-hint = Eine Erwähnung im Kanal des Spiels
prefer-ping-dm = Rufe: per Direktnachricht
prefer-ping-dm-hint = Im Kanal bleibt es still
prefer-ping-both = Rufe: beides
prefer-ping-both-hint = Eine Erwähnung und eine Direktnachricht
prefer-zone = 🕑 { $zone }: Dort ist es jetzt { $time }.
prefer-hours = 🌙 Ruhe von { $begins } bis { $ends }.
prefer-no-hours = 🌙 Keine Ruhezeit.
prefer-hours-when = ✅ Gemerkt. Es gilt ab deiner nächsten Entscheidung, auch in laufenden Spielen.
prefer-hours-wrong = Tipp die Ruhezeit wie 22:30-7, oder aus; höchstens { $most } Stunden am Tag. Nichts ist geändert.
prefer-zones = Welche? { $zones } Nichts ist geändert.
prefer-no-zone = So einen Ort oder so eine Zeitzone kenne ich nicht: Tipp eine große Stadt in deiner Nähe, oder UTC+1. Nichts ist geändert.
zone-panel-title = Zeitzone
button-zone = Zeitzone
button-zone-type = Stadt tippen
button-zone-back = Zurück
zone-time-list = Wie spät ist es bei dir?
zone-city-list = Welche Stadt hat deine Uhrzeit?
zone-panel-time = Wie spät ist es gerade bei dir? Wähl es aus der Liste, oder tipp eine Stadt.
zone-panel-city = Wähl eine Stadt, deren Uhr immer so geht wie deine.
zone-read = ✅ { $zone }: Dort ist es jetzt { $time }.
zone-read-fixed = { $zone } bleibt das ganze Jahr gleich: Nimm eine Stadt, wenn deine Uhren im Sommer vorgehen.
zone-read-others = Es gibt noch mehr Orte, die so heißen: { $others }.
zone-type-example = München
prefer-form-zone = Zeitzone
prefer-form-zone-hint = Eine große Stadt, Europe/Berlin oder UTC+1
prefer-form-hours = Ruhezeit
prefer-form-hours-hint = Wie 22:30-7, oder aus; höchstens 16 Stunden
button-prefer-hours = Ruhezeit
