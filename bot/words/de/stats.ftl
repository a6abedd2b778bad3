# Statistics of a game. The words of `stats-head-…` stand over narrow columns of a table: at most 8 letters.

button-stats = Statistik

stats-title = Statistik · { $page }
stats-page-worth = Vermögen
stats-page-luck = Glück
stats-page-rent = Miete
stats-page-deals = Handel
stats-none = Der Anfang vom Protokoll dieses Spiels fehlt, darum gibt es keine Statistik.
stats-hidden = 🔒 Solange jemand über die Einkommensteuer entscheidet, bleiben Summen verborgen. Sieh nach, wenn sie bezahlt ist; Glück, Miete und Handel sind offen.
stats-number = { $number }
stats-decimal = { $whole },{ $tenth }
stats-out = raus

stats-head-turn = Zug { $turn }
stats-head-worth-now = jetzt $
stats-head-worth-most = max. $
stats-head-worth-led = vorn
stats-worth-note = -# Bargeld, aufgedruckte Preise (belastet zur Hälfte) und was die Gebäude kosten. *vorn*: Züge, nach denen dieses Vermögen das größte war.

stats-head-throws = Würfe
stats-head-mean = Schnitt
stats-head-off = ±
stats-head-doubles = Pasch
stats-head-fair = erwartet
stats-head-jail = Gefängn.
stats-head-salaries = LOS
stats-luck-note = -# Nur Würfe zum Ziehen. Ehrliche Würfel zeigen im Schnitt 7. ± sagt, wie viel Glück du hattest: Von −2 bis +2 ist normal. *erwartet*: so viele Pasche sind zu erwarten. *LOS*: Gehälter.

stats-head-rent-got = bekam $
stats-head-rent-paid = zahlte $
stats-head-rent-left = Bilanz $
stats-rent-groups = **Nach Farbe**
stats-group = { $group } **{ $amount } $** · { $who }
stats-share = { $who } { $amount } $
stats-rent-highest = **Höchste Mieten**
stats-charge-paid = { $who } zahlte { $owner } **{ $amount } $** auf { $where } in Zug { $turn }.
stats-charge-unpaid = { $who } schuldete { $owner } **{ $amount } $** auf { $where } in Zug { $turn } und ging bankrott.
stats-visits = **Am meisten besucht**
stats-square = { $where } { $count }

stats-deals-none = Noch kein Handel und keine Versteigerung.
stats-deals-best = **Bester Handel**
stats-deal = { $who } bekam { $got } von { $whom } gegen { $gave } in Zug { $turn }. Miete seitdem: **{ $amount } $**.
stats-deals-note = -# Gezählt ist die Miete für die bekommenen Grundstücke und für Farben, die damit vollständig wurden, solange niemand sie weitergab.
stats-auctions = **Ersteigert**
stats-head-auctions = Anzahl
stats-head-auctions-paid = Gebot $
stats-head-auctions-printed = Preis $
stats-bargain = Bestes Schnäppchen: { $who } ersteigerte { $what } für **{ $price } $** (Preis { $printed } $), in Zug { $turn }.

stats-fact-rent = 💸 Höchste Miete: { $told }
stats-fact-dice = 🎲 Glücklichste Würfel: { $who } mit **{ $mean }** im Schnitt, { $doubles ->
        [one] 1 Pasch
       *[other] { $doubles } Pasche
    } in { $throws } Würfen.
stats-fact-deal = 🤝 Bester Handel: { $told }

# The picture of net worths, and what it says to those who cannot see it.
stats-chart-title = Vermögen
stats-chart-turn = Zug { $turn }
stats-chart-alt =
    Vermögen über { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }. { $leads } Stand: { $ends }.
stats-chart-led = { $who } vorn von Zug { $since } bis { $until }.
stats-chart-changes = Die Führung wechselte { $count }-mal.
stats-chart-ahead =
    { $who } lag vorn in { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    }.
stats-chart-out = { $who } ausgeschieden in Zug { $turn }
