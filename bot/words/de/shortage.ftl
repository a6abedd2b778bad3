# Too few houses or hotels: claims and the auctions of buildings.

shortage-thread = Versteigerung: knappe Gebäude
shortage-sold = Gebäudemangel: Ergebnis
shortage-no-bid = Noch hat niemand geboten. Ein Gebot muss mindestens so hoch sein wie der normale Baupreis auf der Straße, für die geboten wird.
shortage-leads = **{ $who } führt mit { $price } $ für ein Gebäude auf { $lot }.**
shortage-title = Gebäudemangel
shortage-how-live = Wähle, was du bauen willst. Wollt ihr zusammen mehr, als die Bank hat, werden die Gebäude einzeln und offen versteigert.
shortage-how-post = Wähle, was du bauen willst, und lege für jedes Gebäude ein geheimes Höchstgebot fest. Wollt ihr zusammen mehr, als die Bank hat, werden die Gebäude versteigert: Wer am meisten bietet, gewinnt und zahlt etwas mehr als das nächsthöchste Gebot. Sonst bauen alle zum normalen Preis.
shortage-own-turn = Du bist nicht am Zug: Reichen die Gebäude für alle, baust du erst in deinem Zug. Was du ersteigerst, wird sofort gebaut.
shortage-nothing = Gerade gibt es kein Gebäude, das du bauen könntest.
shortage-choose = Was willst du bauen?
shortage-choose-lot = Wähle die Straße, für die du bietest…
shortage-lot = { $lot } · ab { $price } $
shortage-form = Was darf jedes Gebäude kosten?
shortage-form-label = Dollar für jedes Gebäude
shortage-form-hint =
    { $count ->
        [1] { $lots }: { $lowest } $ bis { $highest } $
        [2] { $lowest } $ bis { $highest } $: ein Betrag für beide, oder 2 Beträge mit Leerzeichen: { $lots }
       *[other] { $lowest } $ bis { $highest } $: ein Betrag für alle, oder { $count } Beträge mit Leerzeichen: { $lots }
    }
shortage-bid-form = Gebot für { $lot }
shortage-bid-hint = { $lowest } $ bis { $highest } $, nur mit Geld, das du schon hast
shortage-sums =
    { $count ->
        [1] Schreibe einen Betrag in ganzen Dollar, zum Beispiel 120.
        [2] Schreibe einen Betrag für beide Gebäude, oder 2 Beträge mit Leerzeichen dazwischen, zum Beispiel 120 100.
       *[other] Schreibe einen Betrag für alle Gebäude, zum Beispiel 120, oder { $count } Beträge mit Leerzeichen dazwischen.
    }
shortage-claimed = Du willst { $what }. Das Ergebnis steht bald in der Spielnachricht.
button-claim = { $what }
button-claim-other = Etwas anderes…
button-claim-none = Nichts bauen
button-claim-enough = Nur den normalen Preis zahlen
button-bid-lot = Auf { $lot } bieten · { $price } $
