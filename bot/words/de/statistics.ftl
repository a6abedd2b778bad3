## Statistik eines Spiels.

button-stats = Statistik

stats-title = Statistik · { $page } · Zug { $turn }
stats-page-worth = Vermögen
stats-page-luck = Glück
stats-page-rent = Miete
stats-page-deals = Handel
stats-none = Der Anfang des Protokolls fehlt, darum gibt es für dieses Spiel keine Statistik.
stats-shared = 📊 { $who } teilt die Statistik dieses Spiels.
stats-hidden = 🔒 Solange jemand wählt, wie eine Steuer bezahlt wird, bleiben die Summen verborgen. Sieh danach noch einmal nach. Die Seiten „{ stats-page-luck }“, „{ stats-page-rent }“ und „{ stats-page-deals }“ kannst du schon öffnen.
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
stats-best-chance =
    { $turn ->
        [0] { $who } **{ $chance }** am Anfang
       *[other] { $who } **{ $chance }** in Zug { $turn }
    }
stats-worth-note = -# Zum Vermögen zählen Geld, Grundstücke zum aufgedruckten Preis (belastete zur Hälfte) und was die Gebäude gekostet haben.
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
    } { $where }

stats-luck-note = -# Gezählt wird jeder Wurf zum Ziehen, auch im Gefängnis. Im Schnitt zeigen zwei Würfel zusammen 7, und jeder sechste Wurf ist ein Pasch.
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
stats-charge-unpaid =
    { $got ->
        [0] { $who } schuldete { $owner } **{ $amount } $** auf { $where } in Zug { $turn } und ging bankrott.
       *[other] { $who } schuldete { $owner } **{ $amount } $** auf { $where } in Zug { $turn }, konnte { $got } $ auftreiben und ging bankrott.
    }
stats-visits = **Am meisten besucht**
stats-square = { $where } { $count }×

stats-deals-none = Es gab noch keinen Handel und keine Versteigerung.
stats-deals-best = **Die besten Geschäfte**
stats-deal = In Zug { $turn } bekam { $who } { $got } von { $whom } gegen { $gave }. { $rent ->
        [set] Miete seitdem, ganze Gruppe inbegriffen
       *[lots] Miete seitdem für die erhaltenen Grundstücke
    }: **{ $amount } $**.
stats-deals-note = -# Als Miete zählt, was für Grundstücke aus dem Handel und für ganze Farben einkam, die damit vollständig wurden, solange niemand sie weitergab.
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
stats-chart-led = { $who } lag von Zug { $since } bis Zug { $until } vorn.
stats-chart-led-once = { $who } lag in Zug { $turn } vorn.
stats-chart-changes = Die Führung wechselte { $count }-mal.
stats-chart-ahead =
    { $who } lag vorn in { $count ->
        [one] 1 Zug
       *[other] { $count } Zügen
    }.
stats-chart-out = { $who } ausgeschieden in Zug { $turn }

game-page-stats = Vermögen, Glück, Miete und Handel bis jetzt

## Die Rangliste eines Servers, und was jemand gespielt hat.

button-profile = Mein Profil

ladder-title = Rangliste · insgesamt
ladder-none = Auf der Rangliste steht noch niemand. Spielt mindestens zu zweit ein Spiel zu Ende: `{ COMMAND("new") }` eröffnet eins.
ladder-rating = **{ $rating }**
ladder-rating-provisional = **{ $rating }** (vorläufig)
ladder-line = { $place } · { $who } · { $rating } · { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $wins ->
        [0] keins gewonnen
       *[other] { $wins } gewonnen
    }
ladder-own = ➡️ Du: { $line }
ladder-own-none = ➡️ Du stehst noch nicht auf der Rangliste: Spiele mit anderen ein Spiel zu Ende.
ladder-note = -# Alle beginnen mit der Wertung { $begin }. Nach jedem beendeten Spiel steigt oder sinkt sie je nach Platz; Computer zählen dabei nicht mit. Wer ein Spiel verlässt, bekommt dafür den letzten Platz. Bis zum { $settled }. gewerteten Spiel ist deine Wertung vorläufig.
ladder-length = -# Ein Spiel zählt, wenn alle mindestens { $turns } eigene Züge hatten oder jemand bankrottgegangen ist. Aufgeben zählt nicht als Bankrott. Ein Spiel, in dem alle Rat bekommen, zählt nicht. Ein Spiel zu zweit zählt jedes Mal halb so viel, wenn dieselben zwei im selben Quartal wieder gegeneinander spielen.

profile-title = Profil
profile-none = { $who } hat auf diesem Server noch kein Spiel beendet.
profile-none-own = Du hast noch kein Spiel beendet. `{ COMMAND("new") }` eröffnet eins.
profile-none-direct = Du hast noch kein Spiel auf einem Server beendet. Nur die zählen für dein Profil: Spiele in Direktnachrichten nicht.
profile-others = Profile von anderen siehst du nur auf Servern, auf denen sie spielen. Hier siehst du nur dein eigenes.
profile-rating = 📈 Wertung { $rating } · Rang { $place } von { $count } auf der Rangliste
profile-provisional = -# Die Wertung ist vorläufig, bis { $settled } Spiele gewertet sind.
profile-unrated = 📈 Noch keine Wertung: Spiele mit anderen ein Spiel zu Ende.
profile-everywhere = -# Deine Spiele auf allen Servern zusammen. Jeder Server hat eigene Wertungen: Um deine zu sehen, rufe den Befehl auf dem Server auf.
profile-games = 🎲 { $games ->
        [0] Noch kein Spiel zu Ende gespielt
        [one] 1 Spiel, { $wins ->
            [0] nicht gewonnen
           *[other] gewonnen
        }
       *[other] { $games } Spiele, { $wins ->
            [0] keins gewonnen
           *[other] **{ $wins }** gewonnen
        }
    }
profile-places = Platzierungen: { $places }
profile-place = { $place } ({ $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    })
profile-best = ⭐ **Beste Ergebnisse**
profile-best-all = ⭐ **Ergebnisse**
profile-result = { $place } von { $seats } · { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } · <t:{ $at }:d>
profile-longest = ⏳ Längstes Spiel: { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } · <t:{ $at }:d>
profile-token = { $emoji } Lieblingsfigur: { $token }, { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
profile-abandoned = 🚪 Verlassene Spiele: { $count }. Jedes zählt als letzter Platz.
profile-called-off = 🤝 Gemeinsam abgebrochene Spiele: { $count } (ohne Wertung)
profile-removed = 🛡️ Von der Moderation ersetzt oder aus dem Spiel genommen: { $count }-mal (ohne Wertung)

command-name-standings = rangliste
command-standings = Wer auf diesem Server am besten spielt, oder was jemand hier erreicht hat
command-standings-player = Wessen Ergebnisse (ohne Angabe: die von allen)

## How a game ended.

final-title = 🏆 { $winner } gewinnt!
final-title-tie = 🏆 { $winner } teilen sich den Sieg
final-title-cancelled = Abgebrochen
final-why-cancelled = Das Spiel wurde in Zug { $turn } abgebrochen. Niemand gewinnt.
final-line = { $place } { $who } { $said }
final-worth = **{ $total } $** · { $lines }
final-worth-cash = Geld { $amount } $
final-worth-deeds = Grundstücke { $amount } $
final-worth-mortgaged = belastete Grundstücke (halber Preis) { $amount } $
final-worth-houses = Häuser { $amount } $
final-worth-hotels = Hotels { $amount } $
final-why-last = { $turn ->
        [1] Nach 1 Zug
       *[other] Nach { $turn } Zügen
    } sind alle anderen ausgeschieden.
final-why-conceded = Nach { $turn ->
        [1] 1 Zug
       *[other] { $turn } Zügen
    } { $count ->
        [1] hat { $who }
       *[other] haben { $who }
    } aufgegeben.
final-why-first-bankruptcy = { $turn ->
        [1] Nach 1 Zug
       *[other] Nach { $turn } Zügen
    } war jemand bankrott. Damit ist das Spiel zu Ende. Es gewinnt, wer von den anderen das größte Vermögen hat.
final-why-hour = { $turn ->
        [1] Nach 1 Zug
       *[other] Nach { $turn } Zügen
    } war die Spielzeit um. Es gewinnt, wer das größte Vermögen hat.
final-tie-broken = Bei gleichem Vermögen liegt vorn, wer mehr Geld hat.
final-out = · ausgeschieden in Zug { $turn }
