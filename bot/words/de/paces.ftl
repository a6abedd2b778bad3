# Paces of a game, and clocks set by hand.

lobby-pace-live = **Live**: für einen gemeinsamen Abend. Du würfelst selbst und hast Minuten zum Entscheiden.
lobby-pace-daily = **Täglich**: über Wochen. Für dich wird gewürfelt; du wirst gerufen, wenn es etwas zu entscheiden gibt, und hast einen Tag dafür.
pace-live = Live
pace-live-short = Alle sind gerade da
pace-daily = Täglich
pace-daily-short = Ein Tag für jede Entscheidung

lobby-pace-evening = **Abend**: für ein paar Stunden mit Pausen. Für dich wird gewürfelt; du wirst gerufen, wenn es etwas zu entscheiden gibt, und hast zehn Minuten dafür.
lobby-pace-relaxed = **Gemütlich**: über Monate. Für dich wird gewürfelt; für eine Entscheidung hast du drei Tage.
pace-evening = Abend
pace-evening-short = Zehn Minuten für jede Entscheidung
pace-relaxed = Gemütlich
pace-relaxed-short = Drei Tage für jede Entscheidung

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
