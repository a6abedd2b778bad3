# The list of a person’s games.

mine-title = Meine Spiele
mine-none = Du spielst gerade nirgends mit. /monopoly { command-name-new } eröffnet ein Spiel.

mine-you = ⏰ **Du bist dran**: [{ $what }]({ $link }) · Die Zeit läuft <t:{ $at }:R> ab · { $who }
mine-other = ⏳ [{ $whom } ist gefragt]({ $link }): { $what } · Die Zeit läuft <t:{ $at }:R> ab · { $who }
mine-where = <#{ $channel }>: { $who }
mine-beat-own = 🎲 [{ $what ->
        [end] Dein Zug endet automatisch
       *[throw] Für dich wird automatisch gewürfelt
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-beat-other = 🎲 [{ $what ->
        [end] Der Zug von { $whom } endet automatisch
       *[throw] Für { $whom } wird automatisch gewürfelt
    }]({ $link }) <t:{ $at }:R> · { $who }
mine-rests = 💤 [Das Spiel ruht]({ $link }) und wartet auf niemanden · { $who }
mine-paused = ⏸️ [Pause]({ $link }) · { $who }
mine-lobby = 🪑 [Lobby]({ $link }), { $seats } von { $most } Plätzen besetzt, schließt <t:{ $at }:R> · { $who }
mine-offers = -# 🤝 { $count ->
        [one] Ein Angebot wartet auf deine Antwort und verfällt
       *[other] { $count } Angebote warten auf deine Antwort, das erste verfällt
    } <t:{ $at }:R>
mine-rents = -# 💰 { $count ->
        [one] Du kannst eine Miete kassieren: { $amount } $
       *[other] Du kannst { $count } Mieten kassieren: { $amount } $
    }
mine-pause-ends = -# Weiter geht es spätestens <t:{ $at }:R>
mine-bank = -# ⏱️ Davon kommen { $time } aus deinem Zeitguthaben
mine-away = -# 🌙 Du bist weg bis <t:{ $at }:f>
mine-absent = -# 💤 Das Spiel wartet nicht mehr auf dich. Drücke irgendeinen Knopf, um zurückzukommen
mine-buy-short = { clocks-buy } (es fehlen { $missing } $)
