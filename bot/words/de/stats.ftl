# Statistik eines Spiels.

button-stats = Statistik

stats-title = Statistik · { $page } · Zug { $turn }
stats-page-worth = Vermögen
stats-page-luck = Glück
stats-page-rent = Miete
stats-page-deals = Handel
stats-none = Der Anfang des Protokolls fehlt, darum gibt es für dieses Spiel keine Statistik.
stats-shared = 📊 { $who } teilt die Statistik dieses Spiels.
stats-hidden = 🔒 Solange jemand wählt, wie die Einkommensteuer bezahlt wird, bleiben die Summen verborgen. Sieh danach noch einmal nach. Die Seiten „{ stats-page-luck }“, „{ stats-page-rent }“ und „{ stats-page-deals }“ kannst du schon öffnen.
stats-decimal = { $whole },{ $tenth }
stats-out = raus
stats-worth-line = { $who } **{ $amount } $** · Höchststand { $most } ${ $led ->
        [0] {""}
        [one] {" "}· 1 Zug lang vorn
       *[other] {" "}· { $led } Züge lang vorn
    }
stats-worth-line-out = { $who } ausgeschieden in Zug { $turn } · Höchststand { $most } ${ $led ->
        [0] {""}
        [one] {" "}· 1 Zug lang vorn
       *[other] {" "}· { $led } Züge lang vorn
    }

stats-chances = 🎯 Gewinnchance: { $chances }
stats-chance = { $who } **{ $chance }**
stats-best-chances = **Beste Gewinnchance**
stats-best-chance = { $who } **{ $chance }** in Zug { $turn }
stats-worth-note = -# Zum Vermögen zählen Bargeld, Grundstücke zum aufgedruckten Preis (belastete zur Hälfte) und was die Gebäude gekostet haben.
stats-luck-line = { $who } würfelte im Schnitt **{ $mean }** in { $rolls ->
        [one] 1 Wurf
       *[other] { $rolls } Würfen
    }{ $luck ->
        [high] , ungewöhnlich viel
        [low] , ungewöhnlich wenig
       *[usual] {""}
    }
stats-luck-none = { $who } hat noch nicht gewürfelt
stats-luck-doubles = { $doubles ->
        [0] kein Pasch
        [one] 1 Pasch
       *[other] { $doubles } Pasche
    }{ $fair ->
        [0] {""}
       *[other] {" "}(etwa { $fair } zu erwarten)
    }
stats-luck-jail = { $count ->
        [one] einmal
       *[other] { $count }-mal
    } ins Gefängnis
stats-luck-salaries = { $count ->
        [one] 1 Gehalt
       *[other] { $count } Gehälter
    } bei LOS

stats-luck-note = -# Gezählt werden nur Würfe, mit denen eine Figur zieht. Im Schnitt zeigen zwei Würfel zusammen 7, und jeder sechste Wurf ist ein Pasch.
stats-rent-line = { $who } { $got ->
        [0] bekam nichts
       *[other] bekam **{ $got } $**
    } und { $paid ->
        [0] zahlte nichts
       *[other] zahlte { $paid } $
    }: { $net }
stats-rent-minus = −{ $amount } $
stats-rent-even = ausgeglichen

stats-rent-groups = **Nach Farbe**
stats-group = { $group } **{ $amount } $** · { $who }
stats-rent-highest = **Höchste Mieten**
stats-charge-paid = { $who } zahlte { $owner } **{ $amount } $** auf { $where } in Zug { $turn }.
stats-charge-unpaid = { $who } schuldete { $owner } **{ $amount } $** auf { $where } in Zug { $turn } und ging bankrott.
stats-visits = **Am meisten besucht**
stats-square = { $where } { $count }×

stats-deals-none = Es gab noch keinen Handel und keine Versteigerung.
stats-deals-best = **Die besten Geschäfte**
stats-deal = { $who } bekam { $got } von { $whom } gegen { $gave } in Zug { $turn }. Miete seitdem: **{ $amount } $**.
stats-deals-note = -# Als „Miete seitdem“ zählt die Miete für Grundstücke aus dem Handel und für ganze Farben, die damit vollständig wurden, solange niemand sie weitergab.
stats-auctions = **Ersteigert**
stats-auction-line = { $who } gewann { $count ->
        [one] 1 Versteigerung und zahlte **{ $price } $** (aufgedruckter Preis { $printed } $)
       *[other] { $count } Versteigerungen und zahlte zusammen **{ $price } $** (aufgedruckte Preise zusammen { $printed } $)
    }
stats-bargain = Bestes Schnäppchen: { $who } ersteigerte { $what } in Zug { $turn } für **{ $price } $** (aufgedruckter Preis { $printed } $).

stats-fact-rent = 💸 Höchste Miete: { $told }
stats-fact-dice = 🎲 Höchster Schnitt beim Würfeln: { $who } mit **{ $mean }**, { $doubles ->
        [0] kein Pasch
        [one] 1 Pasch
       *[other] { $doubles } Pasche
    } in { $rolls } Würfen.
stats-fact-deal = 🤝 Bester Handel: { $told }

# The picture of net worths, and what it says to those who cannot see it.
stats-chart-title = Vermögen
stats-chart-turn = Zug { $turn }
stats-chart-start = Start
stats-chart-alt =
    Die Kurven zeigen das Vermögen über { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    }. { $leads } Stand: { $ends }.
stats-chart-led = { $who } vorn von Zug { $since } bis { $until }.
stats-chart-led-once = { $who } vorn in Zug { $turn }.
stats-chart-changes = Die Führung wechselte { $count }-mal.
stats-chart-ahead =
    { $who } lag vorn in { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    }.
stats-chart-out = { $who } ausgeschieden in Zug { $turn }

command-name-stats = statistik
command-stats = Vermögen, Glück, Miete und Handel bis jetzt
