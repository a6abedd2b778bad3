# What happened while somebody was away.

digest-title = Während du weg warst
digest-none-title = Nichts verpasst
digest-none = 👍 Du hast nichts verpasst: Seit du zuletzt hier warst, ist nichts geschehen.
digest-silence = ⏰ Deine Zeit ist { $count ->
        [one] einmal
       *[other] { $count }-mal
    } abgelaufen; der Bot hat für dich entschieden.
digest-paid = 💸 Miete, die du gezahlt hast: { $sums }.
digest-got = 💰 Miete, die du bekommen hast: { $sums }.
digest-orders = 📋 Deine Daueraufträge: { $what }
digest-player = { $who } { $did }.
digest-bought = kaufte { $lots }
digest-won = ersteigerte { $lots }
digest-built = baute auf { $lots }
digest-sold = verkaufte Gebäude auf { $lots }
digest-mortgaged = belastete { $lots }
digest-lifted = tilgte auf { $lots } die Hypothek
digest-rent = zahlte { $whom } { $amount } $ Miete
digest-turns = 🎲 { $count ->
        [one] 1 Zug wurde
       *[other] { $count } Züge wurden
    } gespielt.
digest-more = … und { $count ->
        [one] 1 weitere Zeile
       *[other] { $count } weitere Zeilen
    }
button-missed = Was habe ich verpasst?
button-missed-all = Alles zeigen
button-missed-back = Kurze Liste

button-since = Seit meinem letzten Zug
since-title = Seit deinem letzten Zug
since-title-before = Die Runde vor deinem letzten Zug
since-none = 👍 Seit deinem letzten Zug ist nichts geschehen.
