# Paces of a game, and clocks set by hand.

lobby-pace-live = **Live**: Ihr spielt das ganze Spiel am Stück. Du würfelst selbst und hast für jede Entscheidung ein paar Minuten.
lobby-pace-daily = **Täglich**: Das Spiel dauert einige Wochen. Der Bot würfelt für dich; du wirst benachrichtigt, wenn du etwas entscheiden musst, und hast einen Tag Zeit. Wer immer so lange braucht, bekommt kürzere Fristen.
pace-live = Live
pace-live-short = Alle sind gerade online
pace-daily = Täglich
pace-daily-short = Ein Tag für jede Entscheidung

lobby-pace-evening = **Abend**: Das Spiel dauert mit Pausen ein paar Stunden. Der Bot würfelt für dich; du wirst benachrichtigt, wenn du etwas entscheiden musst, und hast zehn Minuten Zeit.
lobby-pace-relaxed = **Gemütlich**: Das Spiel dauert Monate. Der Bot würfelt für dich; für jede Entscheidung hast du drei Tage Zeit. Wer immer so lange braucht, bekommt kürzere Fristen.
pace-evening = Abend
pace-evening-short = Zehn Minuten für jede Entscheidung
pace-relaxed = Gemütlich
pace-relaxed-short = Drei Tage für jede Entscheidung

lobby-pace-alone = **Ohne Fristen**: Für jede Entscheidung hast du so viel Zeit, wie du willst.
pace-alone = Ohne Fristen
pace-alone-short = Jede Entscheidung wartet auf dich

lobby-pace-hand = **Eigene Fristen** mit dem Tempo „{ $pace }“ als Grundlage: { $times }. Nach { $missed ->
        [one] einer verpassten Entscheidung
       *[other] { $missed } verpassten Entscheidungen hintereinander
    } wartet das Spiel nicht mehr auf dich.
pace-hand = Eigene Fristen
pace-hand-short = Jede Frist selbst festlegen
clocks-as-usual = die üblichen Fristen
clocks-title = Fristen
clocks-mine = -# Drücke einen Knopf mit ✏️ und schreibe Zeiten wie 90s, 10m, 12h oder 1d 12h. Fristen, die du nicht änderst, richten sich nach dem Tempo, das du unten wählst. Was du wählst, gilt sofort.
clocks-others = -# Nur der Host der Lobby kann die Fristen ändern.
clocks-base = Tempo als Grundlage wählen
clocks-line = { $changed ->
        [yes] ✏️ { $what }: **{ $time }**
       *[no] { $what }: { $time }
    }
clocks-short = { $what } { $time }
clocks-throw = Würfeln, Zug beenden
clocks-hold = Wurf aufhalten
clocks-jail = Weg aus dem Gefängnis
clocks-buy = Kaufen
clocks-tax = { orders-topic-tax }
clocks-auction = Versteigerung
clocks-trade = Angebot beantworten
clocks-claim = Knappe Gebäude
clocks-lift = Übernommene Hypotheken
clocks-debt = Geld auftreiben
clocks-rescue = Rettung durch Handel
clocks-absent = Verpasste Entscheidungen, bis es weitergeht
clocks-absent-hint = Wie viele verpasste Entscheidungen hintereinander, von 1 bis 10
clocks-absent-line = Nach { $count ->
        [one] einer verpassten Entscheidung
       *[other] { $count } verpassten Entscheidungen hintereinander
    } wartet das Spiel nicht mehr auf dich.
clocks-bank-line = Zeitguthaben: **{ $time }** zusätzlich pro Person für eigene Entscheidungen, zum Beispiel einen Wurf. Frühes Entscheiden füllt es auf.
clocks-waiting = Wartezeit pro Person
clocks-waiting-hint = Für das ganze Spiel, von { $shortest } bis { $longest }, zum Beispiel 30m, 12h oder 4d
clocks-waiting-line = Wartezeit: **{ $time }** pro Person im ganzen Spiel, Zeitguthaben inklusive. Das erste Viertel jeder Frist zählt nicht mit, und wer früher entscheidet, gewinnt Wartezeit zurück. Wer sie aufgebraucht hat, bekommt nur noch ein Viertel jeder Frist, und die anderen können abstimmen, ob sie weiter warten.
clocks-limits = Von { $shortest } bis { $longest }, zum Beispiel 90s, 10m, 12h oder 1d 12h
clocks-wrong = { $what }: Schreibe eine Zeit wie 90s, 10m, 12h oder 3d, von { $shortest } bis { $longest }. Es wurde nichts geändert.
clocks-absent-wrong = { $what }: Schreibe eine Zahl von 1 bis { $most }. Es wurde nichts geändert.
button-clocks = Fristen…
button-clocks-turn = Züge
button-clocks-table = Versteigern und Handeln
button-clocks-debt = Schulden und Warten
