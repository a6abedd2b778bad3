## Auctions: the messages, the thread and the forms.

## One lot

auction-title = Versteigerung: { $what }
auction-over = Verkauft: { $what }
auction-unsold = Nicht verkauft: { $what }
auction-off = Abgesagt: { $what }
auction-none = Die Versteigerung wurde abgebrochen. Es wurde nichts verkauft.
auction-lot =
    { $price ->
        [0] { $what }
       *[other] { $what } · aufgedruckter Preis { $price } $
    }
auction-declined = { $who } ist hier gelandet und kauft nicht.
auction-estate = { $who } ist ausgeschieden: Die Bank verkauft den Besitz an das höchste Gebot.
lot-completes = Mit { $lot } hätte { $who } die ganze Farbe { $group }.
lot-mortgaged = 🔒 { CAPITALIZED($lot) } ist belastet: Wer das Grundstück bekommt, zahlt der Bank sofort { $interest } $ Zinsen und kann auch gleich die Hypothek von { $loan } $ tilgen. Solange das Grundstück belastet ist, bringt es keine Miete.
auction-where = Geboten wird in <#{ $thread }>
auction-no-bid = Noch hat niemand geboten. { $lowest ->
        [1] Ab 1 $ geht es los.
       *[other] Das erste Gebot muss mindestens { $lowest } $ sein.
    }
auction-reserve = Mindestgebote: { $bids }
auction-leads = **{ $who } führt mit { $price } $.**
auction-equal = Bei gleichen Geboten zählt das frühere.
auction-raised = Das geheime Höchstgebot von jemand anderem hat den Preis hochgetrieben.
auction-calls = Frühere Gebote: { $calls }
auction-cash = Geld: { $cash }
auction-still-in = Noch dabei: { $cash }
auction-waits = Das Spiel wartet auf { $who }.
auction-passed = Gepasst: { $who }
auction-sealed = Verdeckte Gebote, nur mit dem Knopf: Alle legen ein Höchstgebot fest. Wer am meisten bietet, gewinnt und zahlt { $step } $ mehr als das zweithöchste. Bei Gleichstand gewinnt das frühere und zahlt diesen Betrag.
auction-filed = Schon geboten oder gepasst: { $who }
auction-ends =
    { $late ->
        [moves] Endet <t:{ $at }:R>, sofern kein spätes Gebot verlängert.
       *[counts] Endet spätestens <t:{ $at }:R>.
    }
button-bid = { $price } $ bieten
button-bid-raise = { $price } $ · es fehlen { $missing } $…
button-type = Anderes Gebot…
dear-title = { $price } $ auf { $what } bieten?
dear-about = Du hast { $cash } $. Bekommst du den Zuschlag zu diesem Preis, musst du { $missing } $ durch Verkäufe oder Hypotheken auftreiben.
button-maximum = Geheimes Höchstgebot…
button-pass = Passen
button-lots = Höchstgebote festlegen ({ $count })…
bid-form-max = Dein geheimes Höchstgebot
bid-form-max-hint = Mindestens { $lowest } $. Der Bot bietet nie mehr als nötig.
bid-form-type = Dein Gebot
bid-form-type-hint = Ein ganzer Betrag, mindestens { $lowest } $.
bid-form-lead = { $who } führt mit { $price } $.
bid-form-lead-mine = Du führst mit { $price } $.
bid-form-label = Betrag
bid-form-cash = Betrag (du hast { $cash } $)
maximum-filed = Dein Höchstgebot von { $price } $ steht. Den Betrag sieht außer dir niemand.
maximum-leads = Gerade führst du mit { $now } $.
maximum-beats = Gerade führst du mit { $now } $. So viel war nötig, um das geheime Höchstgebot von { $who } zu übertreffen.
auction-ended = Die Versteigerung ist vorbei: { $told }
auction-ended-lots = Die Versteigerung ist vorbei:
auction-ended-mine = Die Versteigerung ist vorbei: Du hast { $space } für { $price } $ ersteigert.
auction-won-mine = Du hast { $space } für { $price } $ ersteigert.
auction-own-maximum = Dein Höchstgebot war { $maximum } $.
auction-raise = Du hast { $cash } $ bar. Treib die fehlenden { $missing } $ { $channel ->
        [direct] im Spiel
       *[other] in <#{ $channel }>
    }{ $at ->
        [0] {""}
       *[other] { " " }bis <t:{ $at }:{ $style }>
    } auf.
bid-made = Dein Gebot von { $price } $ steht.
bid-beaten = Du wurdest sofort überboten: { $price } $ reichten nicht gegen { $leader } mit { $now } $.
bid-beaten-equal = Du führst nicht: { $leader } bietet ebenfalls { $now } $, und bei gleichen Geboten führt das frühere.
bid-cash =
    { $cover ->
        [short] ⚠️ Du hast { $cash } $. Für die fehlenden { $missing } $ müsstest du Gebäude verkaufen oder Grundstücke belasten.
       *[enough] Du hast { $cash } $. Musst du den ganzen Betrag zahlen, bleiben dir { $left } $.
    }
auction-back = Zurück zum Spiel: <#{ $channel }>

## Several lots at once

lots-title = Verdeckte Versteigerung mehrerer Grundstücke
lots-intro = Wähle ein Grundstück und lege dafür ein geheimes Höchstgebot bis { $highest } $ fest. Deine Höchstgebote gelten erst, wenn du sie abgibst, und das geht nur einmal.
lots-no-cash = Dir fehlt das Geld, um bei dieser Versteigerung mitzubieten.
lots-filed = Du hast diese geheimen Höchstgebote abgegeben:
lots-passed = Du hast bei allen diesen Grundstücken gepasst.
lots-changed = Du hast deine Höchstgebote inzwischen in einer anderen Nachricht des Bots geändert. Prüfe sie, bevor du sie abgibst:
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
lots-at-most = Du gibst höchstens { $price } $ aus.
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
lots-limit = Grenze für alle Gebote · { $price } $
lots-limit-none = Grenze für alle Gebote setzen…
lots-limit-title = Grenze für alle Gebote zusammen
lots-limit-label = Höchstbetrag für alle Gebote zusammen
lots-limit-hint = Lass das Feld leer, wenn du keine Grenze willst.
lots-amount-label = { bid-form-max }
lots-amount-hint = { $lowest } $ bis { $highest } $. Lass das Feld leer, wenn du nicht bietest.
lots-too-dear = Die Gebote auf dieses Grundstück beginnen bei { $lowest } $. Das ist mehr, als du bieten kannst.
lots-out-of-range = Dein Höchstgebot für ein Grundstück muss zwischen { $lowest } $ und { $highest } $ liegen.

## Too few houses or hotels: claims and the auctions of buildings.

shortage-thread = Versteigerung: knappe Gebäude
shortage-sold = Gebäudemangel: Ergebnis
shortage-no-bid = Noch hat niemand geboten. Ein Gebot muss mindestens so hoch sein wie der normale Baupreis auf der Straße, für die geboten wird.
shortage-leads = **{ $who } führt mit { $price } $ für ein Gebäude auf { $lot }.**
shortage-title = { decision-shortage-claim.board }
shortage-how-live = Wähle, was du bauen willst. Wollt ihr zusammen mehr, als die Bank hat, werden die Gebäude einzeln und offen versteigert.
shortage-how-post = Wähle, was du bauen willst, und lege für jedes Gebäude ein geheimes Höchstgebot fest. Wollt ihr zusammen mehr, als die Bank hat, werden die Gebäude versteigert: Wer am meisten bietet, gewinnt und zahlt etwas mehr als das nächsthöchste Gebot. Sonst bauen alle zum normalen Preis.
shortage-own-turn = Du bist nicht am Zug: Reichen die Gebäude für alle, baust du erst in deinem Zug. Was du ersteigerst, wird sofort gebaut.
shortage-nothing = Gerade gibt es kein Gebäude, das du bauen könntest.
shortage-choose = Was willst du bauen?
shortage-choose-lot = Wähle die Straße, für die du bietest…
shortage-lot = { $lot } · ab { $price } $
shortage-form = Was darf jedes Gebäude kosten?
shortage-form-label = Betrag für jedes Gebäude
shortage-form-hint =
    { $count ->
        [1] { $lots }: { $lowest } $ bis { $highest } $
        [2] { $lowest } $ bis { $highest } $: ein Betrag für beide oder 2 Beträge mit Leerzeichen: { $lots }
       *[other] { $lowest } $ bis { $highest } $: ein Betrag für alle oder { $count } Beträge mit Leerzeichen: { $lots }
    }
shortage-bid-form = Gebot für { $lot }
shortage-bid-hint = { $lowest } $ bis { $highest } $, nur mit Geld, das du schon hast
shortage-sums =
    { $count ->
        [1] Gib einen ganzen Betrag ein, zum Beispiel 120.
        [2] Gib einen Betrag für beide Gebäude ein oder 2 Beträge mit Leerzeichen dazwischen, zum Beispiel 120 100.
       *[other] Gib einen Betrag für alle Gebäude ein, zum Beispiel 120, oder { $count } Beträge mit Leerzeichen dazwischen.
    }
shortage-claimed = Du willst { $what }. Das Ergebnis steht bald in der Spielnachricht.
button-claim = { $what }
button-claim-other = Etwas anderes…
button-claim-choose = Auswählen, was du baust…
button-claim-none = Nichts bauen
button-claim-enough = Nur den normalen Preis zahlen
button-bid-lot = Auf { $lot } bieten · { $price } $
