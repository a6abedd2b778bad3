# The list of a person’s games.

mine-title = Meine Spiele
mine-none = Du spielst gerade nirgends mit. `/monopoly { command-name-new }` eröffnet ein Spiel.

mine-you =
    ⏰ **Du bist dran**: { $what }
    ⏳ Die Zeit läuft <t:{ $at }:R> ab
mine-you-alone = ⏰ **Du bist dran**: { $what }
mine-other = ⏳ Das Spiel wartet auf { $whom }: { $what } · Die Zeit läuft <t:{ $at }:R> ab
mine-where = { $channel ->
        [direct] Direktnachrichten, Spiel { $number }
       *[other] <#{ $channel }>
    }: { $who }
mine-beat-own = 🎲 { $what ->
        [end] Dein Zug endet automatisch
       *[throw] Der Bot würfelt für dich
    } <t:{ $at }:R>
mine-beat-other = 🎲 { $what ->
        [end] Der Zug von { $whom } endet automatisch
       *[throw] Der Bot würfelt für { $whom }
    } <t:{ $at }:R>
mine-rests = 💤 Das Spiel ruht, bis jemand zurückkommt
mine-paused = ⏸️ Pause
mine-lobby = 🪑 Lobby, { $seats } von { $most } Plätzen besetzt, wird <t:{ $at }:R> aufgelöst
mine-offers = -# 🤝 { $count ->
        [one] Ein Angebot wartet auf deine Antwort und verfällt
       *[other] { $count } Angebote warten auf deine Antwort, das erste verfällt
    } <t:{ $at }:R>
mine-offers-open = -# 🤝 { $count ->
        [one] Ein Angebot wartet auf deine Antwort
       *[other] { $count } Angebote warten auf deine Antwort
    }
mine-rents = -# 💰 { $count ->
        [one] Du kannst eine Miete kassieren: { $amount } $
       *[other] Du kannst { $count } Mieten kassieren, zusammen { $amount } $
    }
mine-pause-ends = -# Weiter geht es spätestens <t:{ $at }:R>
mine-bank = -# ⏱️ Diese Frist enthält { $time } aus deinem Zeitguthaben. Frühes Entscheiden füllt es auf.
mine-away = -# 🌙 Du bist weg bis <t:{ $at }:f>
mine-absent = -# 💤 Das Spiel wartet nicht mehr auf dich. Kehre ins Spiel zurück, um weiterzuspielen
mine-waiting = -# ⌛ Von deinen { $most } Wartezeit hast du noch { $time }. Entscheide im ersten Viertel einer Frist, dann gewinnst du etwas zurück
mine-out-of-time = -# ⌛ Deine Wartezeit ist aufgebraucht: Du hast nur ein Viertel jeder Frist, auch in deiner Ruhezeit
mine-have = { $count ->
        [0] Du hast **{ $cash } $** und kein Grundstück
        [one] Du hast **{ $cash } $** und 1 Grundstück
       *[other] Du hast **{ $cash } $** und { $count } Grundstücke
    }
mine-more = { $count ->
        [one] … 1 weiteres Spiel
       *[other] … { $count } weitere Spiele
    }
button-go-game = Zum Spiel
button-go-lobby = Zur Lobby

command-name-mine = meine-spiele
command-mine = Deine Spiele, zuerst die, die auf dich warten
