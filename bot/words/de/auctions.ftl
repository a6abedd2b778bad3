# Auctions: the messages, the thread and the forms.

## One lot

auction-title = Versteigerung: { $what }
auction-over = Verkauft: { $what }
auction-unsold = Nicht verkauft: { $what }
auction-off = Abgesagt: { $what }
auction-none = Abgebrochen, bevor jemand den Zuschlag hatte. Verkauft ist nichts.
auction-thread = Versteigerung: { $what }
auction-lot =
    { $price ->
        [0] { $what }
       *[other] { $what } · aufgedruckter Preis { $price } $
    }
lot-mortgaged = 🔒 { $lot } wird belastet verkauft: Wer es bekommt, zahlt der Bank sofort { $interest } $ und darf auch die { $loan } $ tilgen. Bis dahin gibt es keine Miete.
auction-in-thread = Bietet unten im Thread. Das Ergebnis steht dann hier.
auction-no-bid = Noch kein Gebot. { $lowest ->
        [1] Jeder Preis ist ein Preis.
       *[other] Das erste muss mindestens { $lowest } $ sein.
    }
auction-reserve = Mindestgebote: { $bids }
auction-leads = **{ $who } führt mit { $price } $.**
auction-calls = Davor: { $calls }
auction-waits = Noch dabei: { $who }
auction-passed = Gepasst: { $who }
auction-sealed = Verdeckte Gebote: Alle geben ein geheimes Höchstgebot ab. Das höchste gewinnt und zahlt { $step ->
        [1] einen Dollar
       *[other] { $step } $
    } mehr als das zweite.
auction-filed = Abgegeben: { $who }
auction-ends = Schluss <t:{ $at }:R>, oder sobald niemand mehr bieten kann.
button-bid = { $price } $ bieten
button-type = Anderes Gebot…
button-maximum = Mein geheimes Höchstgebot…
button-pass = Passen
button-lots = Meine Höchstgebote ({ $count })…
bid-form-max = Dein geheimes Höchstgebot
bid-form-max-hint = Es bietet für dich, nie mehr als nötig. Niemand sieht, wie hoch es ist.
bid-form-type = Dein Gebot
bid-form-type-hint = Ganze Dollar, mehr als der Preis jetzt.
bid-form-label = Dollar
maximum-filed = Dein Höchstgebot von { $price } $ ist abgegeben. Außer dir sieht niemand, wie hoch es ist.

## Several lots at once

lots-title = Verdeckte Versteigerung im Paket
lots-intro = Wähl ein Grundstück und notier dein geheimes Höchstgebot dafür, höchstens { $highest } $. Es gilt erst, wenn du abgibst, und abgeben kannst du nur einmal.
lots-no-cash = Du kannst hier auf nichts bieten.
lots-filed = Abgegeben. Das sind deine geheimen Höchstgebote:
lots-passed = Du bietest hier auf nichts.
lots-changed = Das ist inzwischen anderswo geändert worden. Schau noch einmal, bevor du abgibst:
lots-line =
    { $price ->
        [0] { $lot }: bis **{ $most } $**
       *[other] { $lot } (Preis { $price } $): bis **{ $most } $**
    }
lots-line-none =
    { $price ->
        [0] { $lot }: kein Gebot
       *[other] { $lot } (Preis { $price } $): kein Gebot
    }
lots-at-most = Höchstens { $price } $ werden ausgegeben.
lots-choose = Dein Höchstgebot für…
lots-option = { $lot } · bis { $most } $
lots-option-none =
    { $price ->
        [0] { $lot } · noch kein Gebot
       *[other] { $lot } · noch kein Gebot, Preis { $price } $
    }
lots-file =
    { $count ->
        [1] 1 Höchstgebot abgeben · bis { $price } $
       *[other] { $count } Höchstgebote abgeben · bis { $price } $
    }
lots-pass = Überall passen
lots-limit = Grenze: { $price } $ insgesamt
lots-limit-none = Insgesamt keine Grenze
lots-limit-title = Ausgabengrenze
lots-limit-label = Höchstens so viele Dollar für alles
lots-limit-hint = Leer lassen: keine Grenze.
lots-amount-title = { $lot }
lots-amount-label = Dein geheimes Höchstgebot in Dollar
lots-amount-hint = { $lowest } $ bis { $highest } $. Leer lassen: kein Gebot.
lots-too-dear = Hier beginnen die Gebote bei { $lowest } $, und das ist mehr, als du bieten kannst.
lots-out-of-range = Dein Höchstgebot kann hier { $lowest } $ bis { $highest } $ sein.
