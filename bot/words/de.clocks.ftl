# Clocks, absence and calls.

lobby-pace-evening = **Abend**: für ein paar Stunden mit Pausen. Für dich wird gewürfelt; du wirst gerufen, wenn es etwas zu entscheiden gibt, und hast zehn Minuten dafür.
lobby-pace-relaxed = **Gemütlich**: über Monate. Für dich wird gewürfelt; für eine Entscheidung hast du drei Tage.
pace-evening = Abend
pace-evening-short = Zehn Minuten für jede Entscheidung
pace-relaxed = Gemütlich
pace-relaxed-short = Drei Tage für jede Entscheidung

reminder = ⏰ { $what } Ohne Antwort geht es weiter: <t:{ $at }:R>. [Zum Tisch]({ $link })
call-trade = { $who }: Ein Angebot wartet auf deine Antwort.

refusal-paused = Das Spiel pausiert, solange kann niemand etwas tun.

notice-went-away = 🌙 { $who } ist weg bis <t:{ $at }:f>. So lange antworten Daueraufträge, sonst wird nichts gekauft, geboten oder gehandelt.
notice-came-back = 👋 { $who } ist wieder da.
notice-became-absent = 💤 { $who } hat { $missed ->
        [one] eine Entscheidung
       *[other] { $missed } Entscheidungen hintereinander
    } verpasst. Gewartet wird nicht mehr; jeder Knopfdruck bringt { $who } zurück.
notice-paused = ⏸️ Das Spiel pausiert, längstens bis <t:{ $at }:f>.
notice-resumed = ▶️ Das Spiel geht weiter.
notice-handed-over = 🔁 { $after } spielt ab jetzt für { $before }{ $returns ->
        [yes] , bis { $before } wieder da ist
       *[no] {""}
    }.
notice-left-to-computer = 🤖 Ein Computer spielt ab jetzt für { $before }{ $returns ->
        [yes] , bis { $before } wieder da ist
       *[no] {""}
    }.
notice-given-back = 👋 { $owner } ist wieder am Tisch.
notice-retired = 🚪 { $who } scheidet aus dem Spiel aus.
notice-undone = ↩️ { $who } hat die letzte Entscheidung zurückgenommen.
notice-undone-choice = ↩️ Zurückgenommen: { $what }
notice-undone-turn = ↩️ Zurückgenommen: { $who } hat den Zug beendet.
notice-extended = ⏳ Alle haben { $time } mehr.
notice-moderated = 🛡️ { $by } { $act }: { $reason }

mod-act-pause = hat das Spiel pausiert
mod-act-resume = lässt das Spiel weitergehen
mod-act-extend = hat mehr Zeit gegeben
mod-act-replace = hat einen Platz neu vergeben
mod-act-remove = hat jemanden aus dem Spiel genommen
mod-act-end = hat das Spiel beendet
mod-act-move = hat das Spiel hierher verlegt

time-span = { $minutes ->
        [0] { $hours ->
            [1] eine Stunde
           *[other] { $hours } Stunden
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] eine Minute
               *[other] { $minutes } Minuten
            }
            [1] 1 Stunde und { $minutes ->
                [1] 1 Minute
               *[other] { $minutes } Minuten
            }
           *[other] { $hours } Stunden und { $minutes ->
                [1] 1 Minute
               *[other] { $minutes } Minuten
            }
        }
    }
time-short-s = { $count } Sek
time-short-m = { $count } Min
time-short-h = { $count } Std
time-short-d = { $count } T
