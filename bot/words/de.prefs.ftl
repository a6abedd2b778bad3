# Clocks by hand, and what a person prefers.

lobby-pace-hand = **Eigene Zeiten**, ausgehend von { $pace }: { $times }. Nach { $missed ->
        [one] einer verpassten Entscheidung
       *[other] { $missed } verpassten Entscheidungen hintereinander
    } wird nicht mehr gewartet.
pace-hand = Eigene Zeiten
pace-hand-short = Eine Zeit für jede Art von Entscheidung
clocks-as-usual = die üblichen Zeiten
clocks-title = Eigene Zeiten
clocks-mine = -# ✏️ Eine Zeit tippst du als 90s, 10m, 12h oder 1d 12h. Was du nicht änderst, folgt dem Tempo oben. Es gilt, sobald das Spiel beginnt.
clocks-others = -# Nur die Spielleitung der Lobby wählt.
clocks-base = Von welchem Tempo ausgehen?
clocks-line = { $changed ->
        [yes] ✏️ { $what }: **{ $time }**
       *[no] { $what }: { $time }
    }
clocks-short = { $what } { $time }
clocks-throw = Würfeln, Zug beenden
clocks-hold = Würfel aufhalten
clocks-jail = Weg aus dem Gefängnis
clocks-buy = Kaufen
clocks-tax = Einkommensteuer
clocks-auction = Versteigerung
clocks-trade = Angebot beantworten
clocks-claim = Knappe Gebäude anmelden
clocks-lift = Bekommene Hypotheken
clocks-debt = Geld auftreiben
clocks-rescue = Rettung durch Handel
clocks-absent = Verpasst, bis niemand mehr wartet
clocks-absent-hint = So viele hintereinander verpasst, 1 bis 10
clocks-absent-line = Nach { $count ->
        [one] einer verpassten Entscheidung
       *[other] { $count } verpassten Entscheidungen hintereinander
    } wird nicht mehr gewartet.
clocks-limits = Von { $shortest } bis { $longest }: 90s, 10m, 12h, 1d 12h
clocks-wrong = { $what }: Tipp eine Zeit wie 90s, 10m, 12h oder 3d, von { $shortest } bis { $longest }. Nichts ist geändert.
clocks-absent-wrong = { $what }: Tipp eine Zahl von 1 bis { $most }. Nichts ist geändert.
button-clocks = Zeiten
button-clocks-turn = Züge
button-clocks-table = Versteigern und Handeln
button-clocks-debt = Schulden und Abwesenheit

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
command-preferences-zone = Meine Zeitzone: Tipp eine große Stadt
command-preferences-quiet = Wann mich niemand ruft und keine Frist abläuft: 22:30-7, oder aus
