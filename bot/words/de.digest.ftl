# My games, and what happened while somebody was away.

mine-you = ⏰ **Du bist dran** – [{ $what }]({ $link }) <t:{ $at }:R> · { $who }
mine-other = ⏳ [Es wartet auf { $whom }]({ $link }): { $what } <t:{ $at }:R> · { $who }
mine-where = <#{ $channel }>: { $who }
mine-beat-own = 🎲 [{ $what ->
        [end] Dein Zug endet von selbst
       *[throw] Für dich wird von selbst gewürfelt
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-beat-other = 🎲 [{ $what ->
        [end] Der Zug von { $whom } endet von selbst
       *[throw] Für { $whom } wird von selbst gewürfelt
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-rests = 💤 [Das Spiel ruht]({ $link }): Es wartet auf niemanden · { $who }
mine-paused = ⏸️ [Pause]({ $link }) · { $who }
mine-lobby = 🪑 [Lobby]({ $link }), { $seats } von { $most }, schließt <t:{ $at }:R> · { $who }
mine-offers = -# 🤝 **Du**: { $count ->
        [one] ein Angebot wartet auf deine Antwort
       *[other] { $count } Angebote warten auf deine Antwort
    } <t:{ $at }:R>
mine-rents = -# 💰 **Du**: { $count ->
        [one] eine Miete einzufordern, { $amount } $
       *[other] { $count } Mieten einzufordern, { $amount } $
    }
mine-pause-ends = -# Spätestens geht es weiter: <t:{ $at }:R>
mine-bank = -# ⏱️ Die letzten { $time } davon kommen aus deinem Zeitguthaben
mine-away = -# 🌙 Du bist weg bis <t:{ $at }:f>
mine-absent = -# 💤 Niemand wartet mehr auf dich: Jeder Knopfdruck bringt dich zurück

digest-title = Während du weg warst
digest-none-title = Nichts verpasst
digest-none = 👍 Du hast nichts verpasst: Seit du zuletzt hier warst, ist nichts geschehen.
digest-silence = ⏰ Schweigen hat { $count ->
        [one] einmal
       *[other] { $count }-mal
    } für dich geantwortet.
digest-paid = 💸 Miete, die du gezahlt hast: { $sums }.
digest-got = 💰 Miete, die du bekommen hast: { $sums }.
digest-sum = { $who } { $amount } $
digest-orders = 📋 Deine Daueraufträge: { $what }
digest-player = { $who } { $did }.
digest-bought = kaufte { $lots }
digest-won = ersteigerte { $lots }
digest-built = baute auf { $lots }
digest-sold = verkaufte Gebäude auf { $lots }
digest-mortgaged = belastete { $lots }
digest-lifted = tilgte die Hypothek auf { $lots }
digest-rent = zahlte { $whom } { $amount } $ Miete
digest-turns = 🎲 { $count ->
        [one] Ein Zug hat
       *[other] { $count } Züge haben
    } begonnen.
digest-more = … +{ $count }
digest-history = -# Alles: /monopoly { command-name-history }
button-missed = Was habe ich verpasst?

button-since = Seit meinem letzten Zug
since-title = Seit deinem letzten Zug
since-none = 👍 Seit deinem letzten Zug ist nichts geschehen.
