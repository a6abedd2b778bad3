# Statistics of a game. The words of `stats-head-…` stand over narrow columns of a table: at most 8 letters.

button-stats = Statistik

stats-title = Statistik · { $page }
stats-page-worth = Vermögen
stats-page-luck = Glück
stats-page-rent = Miete
stats-page-deals = Handel
stats-none = Das Protokoll dieses Spiels reicht nicht bis zum Anfang zurück, also lässt sich nichts zählen.
stats-hidden = 🔒 Solange jemand über die Einkommensteuer entscheidet, sieht niemand Summen. Schau wieder, wenn sie bezahlt ist; Glück, Miete und Handel sind offen.
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
stats-head-jail = Haft
stats-head-salaries = LOS
stats-luck-note = -# Nur Würfe zum Ziehen. Ehrliche Würfel zeigen im Schnitt 7; ± sagt, um wie viele Standardfehler jemand darüber oder darunter liegt, und mehr als 2 ist selten. *erwartet*: so oft wäre Pasch üblich, bei jedem sechsten Wurf. *LOS*: Gehälter.

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
stats-deal = { $who } bekam { $got } von { $whom } gegen { $gave } in Zug { $turn }. Miete daraus: **{ $amount } $**.
stats-deals-note = -# Gezählt ist die Miete für die bekommenen Grundstücke und für ganze Farben, die sie vollständig machten, solange sie behalten wurden.
stats-auctions = **Ersteigert**
stats-head-auctions = Anzahl
stats-head-auctions-paid = Gebot $
stats-head-auctions-printed = Preis $
stats-bargain = Bestes Schnäppchen: { $who } ersteigerte { $what } für **{ $price } $**, aufgedruckt { $printed } $, in Zug { $turn }.

stats-fact-rent = 💸 Höchste Miete: { $told }
stats-fact-dice = 🎲 Höchster Schnitt beim Würfeln: { $who } mit **{ $mean }**, { $doubles ->
        [one] ein Pasch
       *[other] { $doubles }-mal Pasch
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
stats-chart-out = { $who } raus in Zug { $turn }
