# What the table waits for: decision-<kind>.

decision-none = Das Spiel ist vorbei.
decision-to-throw = { $who } ist dran und würfelt
decision-to-throw-again = { $who } hat einen Pasch und würfelt noch einmal
decision-beat-end = { $who } kann noch handeln und Grundstücke verwalten. Der Zug endet
decision-beat = Der Bot würfelt für { $who }
decision-beat-now = Der Bot würfelt jetzt für { $who }
decision-in-jail = { $who }: Du bist im Gefängnis. Wie kommst du raus?
decision-fine-or-pass = { $who }: Kein Pasch. Zahlst du { $price } $, oder setzt du eine Gefängnis-frei-Karte ein?
decision-held = { $who } hält den Wurf von { $mover } auf
decision-to-end = { $who }: { $can ->
        [build-trade] bauen, handeln oder Zug beenden
        [build] bauen oder Zug beenden
        [trade] handeln oder Zug beenden
       *[end] Zug beenden
    }
decision-buy-or-decline = { $who }: { $space } für { $price } $ kaufen oder { $declined ->
        [left-with-bank] der Bank lassen
       *[auctioned] versteigern lassen
    }?
decision-choose-tax = { $who }: Zahlst du { $flat } $ Einkommensteuer oder { $percent } % von allem, was du hast?
decision-auction = Versteigerung: { $space }. { $leader } führt mit { $price } $. { $who }: mehr bieten oder passen?
decision-auction-open = Versteigerung: { $space }. { $who }: bieten oder passen?
decision-sealed-auction = Verdeckte Versteigerung: { $lots }. Das Spiel wartet auf { $who }
decision-owing = { $who } muss { $amount } $ an { $to } zahlen ({ $topic }) und das Geld dafür auftreiben
decision-rescue = { $who } muss { $amount } $ an { $to } zahlen ({ $topic }) und kann das Geld nicht auftreiben{ $rescue ->
        [trade] {". Jetzt hilft nur noch ein Handel"}
       *[none] {""}
    }
decision-shortage-claim =
    { $count ->
        [1] { $who }: Der Bank gehen die Gebäude aus. Willst du noch welche bauen?
       *[other] { $who }: Der Bank gehen die Gebäude aus. Wollt ihr noch welche bauen?
    }
decision-shortage-again =
    { $count ->
        [1] { $who }: Alle zusammen wollen mehr Gebäude, als die Bank hat. Was zahlst du höchstens für jedes Gebäude?
       *[other] { $who }: Alle zusammen wollen mehr Gebäude, als die Bank hat. Was zahlt ihr höchstens für jedes Gebäude?
    }
decision-shortage-auction = Versteigert wird { $what }: { $leader } führt mit { $price } $ (für { $lot }). { $who }: mehr bieten oder passen?
decision-shortage-auction-open = Versteigert wird { $what }. { $who }: bieten oder passen?
shortage-claim = { $who } will bauen: { $what }
shortage-none =
    { $count ->
        [1] { $who } will keine Gebäude
       *[other] { $who } wollen keine Gebäude
    }
decision-lift-or-hold =
    { $cash ->
        [short] { $who }: Willst du { $price } $ zahlen (vorher darfst du Gebäude verkaufen oder andere Grundstücke belasten), damit auf { $spaces } keine Hypothek mehr liegt, oder alles so lassen?
       *[enough] { $who }: Willst du { $price } $ zahlen, damit auf { $spaces } keine Hypothek mehr liegt, oder alles so lassen?
    }
awaiting-until = { $what } · Die Zeit läuft <t:{ $at }:R> ab
awaiting-beat = { $what } <t:{ $at }:R>
# Under the question at the table: the cash of the player who is asked, and until when
asked-cash = { $missing ->
        [0] Geld: **{ $cash } $**
        [1] Geld: **{ $cash } $** · **es fehlt { $missing } $**
       *[other] Geld: **{ $cash } $** · **es fehlen { $missing } $**
    }
asked-until = { $cash } · Die Zeit läuft <t:{ $at }:R> ab
asked-raise = { $who } kann den Rest auftreiben: **{ $button }** zeigt, was dafür verkauft oder belastet wird.
asked-raise-mine = Du kannst den Rest auftreiben: **{ $button }** zeigt, was dafür verkauft oder belastet wird.
