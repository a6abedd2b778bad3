# Calls to those whom the game waits for.

call-throw = { $who }: Du bist dran.
call-jail = { $who }: Du sitzt im Gefängnis – wie kommst du raus?
call-buy = { $who }: Kaufst du es?
call-tax = { $who }: Einkommensteuer – wie möchtest du zahlen?
call-debt =
    { $count ->
        [1] { $who }: Du schuldest mehr, als du bar hast.
       *[other] { $who }: Ihr schuldet mehr, als ihr bar habt.
    }
call-rescue =
    { $count ->
        [1] { $who }: Du kannst nicht zahlen. Jetzt rettet dich nur noch ein Handel.
       *[other] { $who }: Ihr könnt nicht zahlen. Jetzt rettet euch nur noch ein Handel.
    }
call-lift = { $who }: Mit dem, was du bekommen hast, kamen Hypotheken.
call-claim =
    { $count ->
        [1] { $who }: Gebäude sind knapp – meldest du welche an?
       *[other] { $who }: Gebäude sind knapp – meldet ihr welche an?
    }
call-rent = { $who }: Du hast Besuch. Fordere rechtzeitig die Miete ein.
call-auction =
    { $count ->
        [1] { $who }: Versteigerung – was ist es dir wert?
       *[other] { $who }: Versteigerung – was ist es euch wert?
    }

call-direct = { $what } · [Zum Tisch]({ $link })

reminder = ⏰ { $what } Ohne Antwort geht es weiter: <t:{ $at }:R>. [Zum Tisch]({ $link })
call-trade = { $who }: Ein Angebot wartet auf deine Antwort.
