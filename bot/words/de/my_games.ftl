## The list of a person’s games.

mine-title = Meine Spiele
mine-none = Du spielst gerade nirgends mit. `{ COMMAND("new") }` eröffnet ein Spiel.
mine-out = 👀 Du bist ausgeschieden · Zug { $turn }

mine-you =
    ⏰ **Du bist dran**: { $what }
    ⏳ <t:{ $at }:R>
mine-you-alone = ⏰ **Du bist dran**: { $what }
mine-other = ⏳ Das Spiel wartet auf { $whom }: { $what } · <t:{ $at }:R>
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
mine-waiting = -# ⌛ Deine Wartezeit: noch { $time } (anfangs { $most }). Entscheide im ersten Viertel einer Frist, dann gewinnst du etwas zurück
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

## What happened while somebody was away.

digest-title = Was du verpasst hast
digest-none-title = Nichts verpasst
digest-none = 👍 Seit du zuletzt hier warst, ist nichts geschehen.
digest-away = 🌙 { $count ->
        [1] Weg
       *[other] Weg (wer zuerst zurückkommt, steht vorn)
    }: { $who }.
digest-away-until = { $who }, zurück <t:{ $at }:R>
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
digest-lifted =
    { $count ->
        [1] tilgte die Hypothek auf { $lots }
       *[other] tilgte die Hypotheken auf { $lots }
    }
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

button-since = Seit meinem letzten Zug
since-title = Seit deinem letzten Zug
since-title-before = Die letzte Runde
since-none = 👍 Seit deinem letzten Zug ist nichts geschehen.

## Calls to those whom the game waits for.

call-throw = { $who }: Du bist dran.
call-jail = { $who }: Wie willst du aus dem Gefängnis?
call-buy = { $who }: Kaufst du das Grundstück?
call-tax = { $who }: Wähle, wie du die Steuer zahlst.
call-debt =
    { $count ->
        [1] { $who }: Treibe Geld für eine Schuld auf.
       *[other] { $who }: Treibt Geld für eure Schulden auf.
    }
call-rescue =
    { $count ->
        [1] { $who }: Du schuldest mehr, als du auftreiben kannst.
       *[other] { $who }: Ihr schuldet mehr, als ihr auftreiben könnt.
    }
call-lift = { $who }: Willst du Hypotheken tilgen?
call-claim =
    { $count ->
        [1] { $who }: Die Gebäude der Bank reichen vielleicht nicht für alle. Willst du noch welche bauen?
       *[other] { $who }: Die Gebäude der Bank reichen vielleicht nicht für alle. Wollt ihr noch welche bauen?
    }
call-rent = { $who }: Kassiere die Miete.
call-auction = { $who }: bieten oder passen?

call-direct = { $what } · [Zum Spiel]({ $link })

reminder = ⏰ { $what } Ohne Antwort geht das Spiel <t:{ $at }:R> weiter. [Zum Spiel]({ $link })
reminder-offer = ⏰ { $whom }: { $who } hat ein Angebot für dich. Es verfällt <t:{ $at }:R>.
call-over = Das Spiel ist vorbei. { $count ->
        [one] { $winner } hat gewonnen!
       *[other] { $winner } haben gemeinsam gewonnen!
    }
call-over-place = { $place } { $who }
call-out = { $who }: Du bist bankrott und ausgeschieden. { watch-told }
call-over-direct = Du bist auf Platz { $place }. [Zum Spiel]({ $link })
call-over-direct-won = Das Spiel ist vorbei. { $count ->
        [one] Du hast gewonnen!
       *[other] Du hast gemeinsam mit anderen gewonnen!
    } [Zum Spiel]({ $link })
call-out-direct = Du bist bankrott und aus einem Spiel ausgeschieden. Zusehen kannst du weiter. { watch-told } [Zum Spiel]({ $link })

## What the host tells the table beside what happens in play: notice-<kind>.
# .mine is said to the person who has lost the seat, .taker to the one who has got it.

notice-went-away = { $again ->
        [yes] 🌙 { $who } kommt jetzt am <t:{ $at }:f> zurück.
       *[no] 🌙 { $who } ist weg bis <t:{ $at }:f>. So lange entscheiden eigene Daueraufträge. Ohne sie kauft, bietet und handelt der Bot nicht für { $who }.
    }
notice-came-back = 👋 { $who } ist wieder da.
notice-became-absent = 💤 { $who } hat { $missed ->
        [one] eine Entscheidung
       *[other] { $missed } Entscheidungen hintereinander
    } verpasst, darum wartet das Spiel nicht mehr. Mit „{ moment-back }“ oder einer eigenen Entscheidung ist { $who } zurück.
notice-out-of-time = ⌛ { $who } hat die Wartezeit in diesem Spiel aufgebraucht. Ab jetzt gilt nur noch ein Viertel jeder Frist, und die anderen können abstimmen, ob sie weiter warten.
notice-given-time = ⏳ { $who } hat wieder die volle Wartezeit.
notice-paused = ⏸️ Pause bis längstens <t:{ $at }:f>.
notice-resumed = ▶️ Das Spiel geht weiter.
notice-handed-over = 🔁 { $after } spielt ab jetzt für { $before }{ $returns ->
        [yes] , bis { $before } wieder da ist
       *[no] {""}
    }.
    .mine = 🔁 { $after } spielt ab jetzt für dich{ $returns ->
            [yes] , bis du wieder da bist
           *[no] {""}
        }.
    .taker = 🔁 Du spielst ab jetzt für { $before }{ $returns ->
            [yes] , bis { $before } wieder da ist
           *[no] {""}
        }.
notice-left-to-computer = 🤖 Ein Computer spielt ab jetzt für { $before }{ $returns ->
        [yes] , bis { $before } wieder da ist
       *[no] {""}
    }.
    .mine = 🤖 Ein Computer spielt ab jetzt für dich{ $returns ->
            [yes] , bis du wieder da bist
           *[no] {""}
        }.
notice-given-back = 👋 { $owner } ist wieder da und spielt selbst.
notice-retired = 🚪 { $who } ist aus dem Spiel ausgeschieden.
    .mine = 🚪 Du bist aus dem Spiel ausgeschieden.
notice-undone = ↩️ { $who } hat die letzte Entscheidung zurückgenommen.
notice-undone-choice = ↩️ Zurückgenommen: { $what }
notice-undone-turn = ↩️ Zurückgenommen: { $who } hat den Zug beendet.
notice-extended = ⏳ Wer etwas entscheiden muss, hat { $time } mehr Zeit.
notice-moderated = 🛡️ { $by } { $act }: { $reason }
notice-moderator-deleted = Die Moderation
notice-reason-deleted = (gelöscht)

mod-act-pause = hat das Spiel pausiert
mod-act-resume = hat das Spiel fortgesetzt
mod-act-extend = hat die Fristen verlängert
mod-act-replace = hat einen Platz neu vergeben
    .mine = hat deinen Platz neu vergeben
    .taker = hat dir einen Platz gegeben
mod-act-remove = hat jemanden aus dem Spiel genommen
    .mine = hat dich aus dem Spiel genommen
mod-act-end = hat das Spiel beendet
mod-act-move = hat das Spiel hierher verlegt
mod-act-annul = hat dieses Spiel aus der Saison und den Wertungen genommen
