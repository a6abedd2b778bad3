# The list of a person’s games.

mine-title = Meine Spiele
mine-none = Du sitzt an keinem Tisch. /monopoly { command-name-new } eröffnet einen.

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
