# Calls to those whom the game waits for.

call-throw = { $who }: Du bist dran.
call-jail = { $who }: Du sitzt im Gefängnis. Wie willst du rauskommen?
call-buy = { $who }: Kaufst du das Grundstück, auf dem du gelandet bist?
call-tax = { $who }: Wie willst du die Einkommensteuer zahlen?
call-debt =
    { $count ->
        [1] { $who }: Du schuldest mehr Geld, als du hast. Treibe das fehlende Geld auf.
       *[other] { $who }: Ihr schuldet mehr Geld, als ihr habt. Treibt das fehlende Geld auf.
    }
call-rescue =
    { $count ->
        [1] { $who }: Du schuldest mehr, als du auftreiben kannst.
       *[other] { $who }: Ihr schuldet mehr, als ihr auftreiben könnt.
    }
call-lift = { $who }: Du hast belasteten Besitz bekommen. Willst du Hypotheken tilgen oder alles belastet lassen?
call-claim =
    { $count ->
        [1] { $who }: Der Bank gehen die Gebäude aus. Willst du noch welche bauen?
       *[other] { $who }: Der Bank gehen die Gebäude aus. Wollt ihr noch welche bauen?
    }
call-rent = { $who }: Jemand ist auf deinem Grundstück gelandet. Kassiere die Miete, bevor es zu spät ist.
call-auction =
    { $count ->
        [1] { $who }: Eine Versteigerung läuft. Biete oder passe.
       *[other] { $who }: Eine Versteigerung läuft. Bietet oder passt.
    }

call-direct = { $what } · [Zum Spiel]({ $link })

reminder = ⏰ { $what } Ohne Antwort geht das Spiel <t:{ $at }:R> weiter. [Zum Spiel]({ $link })
call-trade = { $who }: Du hast ein Angebot bekommen.
