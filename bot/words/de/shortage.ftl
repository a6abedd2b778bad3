# Too few houses or hotels: claims and the auctions of buildings.

shortage-thread = Versteigerung: knappe Gebäude
shortage-sold = Was aus den knappen Gebäuden wurde
shortage-no-bid = Noch kein Gebot. Mindestens gilt der Preis auf deiner eigenen Karte.
shortage-leads = **{ $who } führt mit { $price } $, für { $lot }.**
shortage-title = Knappe Gebäude
shortage-how-live = Wähl, was du bauen würdest. Ist zusammen mehr angemeldet, als die Bank hat, werden die Gebäude einzeln und offen versteigert.
shortage-how-post = Wähl, was du bauen würdest, und sag dann, was jedes Gebäude dich höchstens kosten darf. Das sieht sonst niemand. Ist zusammen mehr angemeldet, als die Bank hat, bekommen sie die höchsten Höchstgebote, für etwas mehr als das nächste; sonst wird alles zum Preis auf der Karte gebaut.
shortage-own-turn = Du bist nicht am Zug: Reicht es für alle, baust du deine im eigenen Zug. Was du ersteigerst, steht sofort.
shortage-nothing = Du könntest jetzt nichts anmelden.
shortage-choose = Anmelden…
shortage-choose-lot = Auf ein Gebäude bieten, für…
shortage-lot = { $lot } · ab { $price } $
shortage-form = Was darf jedes kosten?
shortage-form-label = Dollar für jedes Gebäude
shortage-form-hint =
    { $count ->
        [1] { $lots }: { $lowest } $ bis { $highest } $
       *[other] { $lowest } $ bis { $highest } $: ein Betrag für alle, oder { $count } mit Leerzeichen: { $lots }
    }
shortage-bid-form = Gebot für { $lot }
shortage-bid-hint = { $lowest } $ bis { $highest } $, bar zu zahlen
shortage-sums =
    { $count ->
        [1] Schreib einen Betrag in ganzen Dollar, zum Beispiel 120.
       *[other] Schreib einen Betrag für alle, oder { $count } mit Leerzeichen dazwischen, zum Beispiel 120 100.
    }
shortage-claimed = Angemeldet: { $what }. Was daraus wird, zeigt der Tisch.
button-claim = Anmelden: { $what }
button-claim-other = Anmelden…
button-claim-none = Nichts anmelden
button-claim-enough = Nicht mehr als der Preis auf der Karte
button-bid-lot = { $price } $ für { $lot } bieten
