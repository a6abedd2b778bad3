# What the table waits for: decision-<kind>.

decision-none = Das Spiel ist vorbei.
decision-to-throw = { $who }: würfeln!
decision-to-throw-again = { $who }: Pasch, also noch einmal würfeln!
decision-beat-end = { $who } kann noch bauen, dann endet der Zug
decision-beat = Gleich rollen die Würfel für { $who }
decision-in-jail = { $who }, im Gefängnis: Wie kommst du raus?
decision-fine-or-pass = { $who }, kein Pasch: { $price } $ zahlen oder eine Freikarte spielen?
decision-held = { $who } hält den Wurf von { $mover } kurz auf
decision-to-end = { $who }: bauen, handeln oder Zug beenden
decision-to-end-without-group = { $who }: handeln oder Zug beenden
decision-buy-or-decline = { $who }: { $space } für { $price } $ kaufen oder { $declined ->
        [left-with-bank] der Bank lassen
       *[auctioned] versteigern lassen
    }?
decision-choose-tax = { $who }: Einkommensteuer, { $flat } $ oder { $percent } % von allem, was du hast?
decision-auction = { $space } zum Ersten für { $price } $ an { $leader }. Geht noch mehr, { $who }?
decision-auction-open = Unter dem Hammer: { $space }. Gebote von { $who }?
decision-sealed-auction = Verdeckte Versteigerung: { $lots }. Es fehlen noch: { $who }
decision-owing = { $who }: { $amount } $ für { $to } auftreiben ({ $topic })
decision-rescue = { $who } kann die { $amount } $ für { $to } nicht auftreiben ({ $topic }). Jetzt hilft nur noch ein Handel
decision-shortage-claim =
    { $count ->
        [1] { $who }: Gebäude sind knapp. Meldest du welche an, oder überlässt du sie anderen?
       *[other] { $who }: Gebäude sind knapp. Meldet ihr welche an, oder überlasst ihr sie anderen?
    }
decision-shortage-again =
    { $count ->
        [1] { $who }: Es ist mehr angemeldet, als die Bank hat. Was ist dir jedes Gebäude höchstens wert?
       *[other] { $who }: Es ist mehr angemeldet, als die Bank hat. Was ist euch jedes Gebäude höchstens wert?
    }
decision-shortage-auction = Unter dem Hammer: { $what }, { $price } $ von { $leader } ({ $lot }). Geht noch mehr, { $who }?
decision-shortage-auction-open = Unter dem Hammer: { $what }. Gebote von { $who }?
shortage-claim = { $who } meldet an: { $what }
shortage-none =
    { $count ->
        [1] { $who } meldet nichts an
       *[other] { $who } melden nichts an
    }
decision-lift-or-hold =
    { $cash ->
        [short] { $who }: die Hypothek auf { $spaces } jetzt tilgen (zusammen { $price } $, du darfst vorher verkaufen oder belasten) oder behalten?
       *[enough] { $who }: die Hypothek auf { $spaces } jetzt tilgen oder behalten?
    }
awaiting-until = { $what } · <t:{ $at }:R>
awaiting-beat = { $what } <t:{ $at }:R>
