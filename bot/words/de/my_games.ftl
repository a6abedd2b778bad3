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

## What a game asks of its reader: asked-me-<kind>

asked-me-to-throw = Würfle.
asked-me-to-throw-again = Du hast einen Pasch: Würfle noch einmal.
asked-me-in-jail = Du bist im Gefängnis. Wie kommst du raus?
asked-me-fine-or-pass = Kein Pasch. Zahlst du { $price } $, oder setzt du eine Gefängnis-frei-Karte ein?
asked-me-held = Du hältst den Wurf von { $mover } auf. Gib ihn frei, sobald du fertig bist.
asked-me-to-end = { $can ->
        [build-trade] Baue, handle oder beende deinen Zug.
        [build] Baue oder beende deinen Zug.
        [trade] Handle oder beende deinen Zug.
       *[end] Beende deinen Zug.
    }
asked-me-buy-or-decline = { $space } für { $price } $ kaufen oder { $declined ->
        [left-with-bank] der Bank lassen?
       *[auctioned] versteigern lassen?
    }
asked-me-short = Du brauchst noch { $missing } $. Mit dem Knopf „{ button-manage }“ kannst du das Geld auftreiben.
asked-me-too-short = Du bräuchtest noch { $missing } $, und so viel kannst du nicht auftreiben.
asked-me-choose-tax = Zahlst du { $flat } $ Einkommensteuer oder { $percent } % von allem, was du hast?
asked-me-auction = Versteigerung: { $lot }. { $leads ->
        [me] Du führst mit { $price } $.
       *[other] { $leader } führt mit { $price } $. Bietest du mehr, oder passt du?
    }
asked-me-auction-open = Versteigerung: { $lot }. Machst du das erste Gebot, oder passt du?
asked-me-sealed-auction = Verdeckte Versteigerung: { $lots }. Gib dein Höchstgebot ab oder passe.
asked-me-owing = Du musst { $amount } $ an { $to } zahlen ({ $topic }) und hast { $missing } $ zu wenig. Verkaufe Gebäude, belaste Grundstücke oder handle, um das Geld aufzutreiben.
asked-me-rescue = Du musst { $amount } $ an { $to } zahlen ({ $topic }) und kannst das Geld nicht auftreiben.{ $rescue ->
        [trade] {" Jetzt hilft nur noch ein Handel."}
       *[none] {""}
    }
asked-me-shortage-claim = Der Bank gehen die Gebäude aus. Willst du noch welche bauen?
asked-me-shortage-again = Ihr wollt zusammen mehr Gebäude, als die Bank hat. Was zahlst du höchstens für jedes Gebäude?
asked-me-lift-or-hold = Willst du { $price } $ zahlen, damit auf { $spaces } keine Hypothek mehr liegt, oder alles so lassen?
