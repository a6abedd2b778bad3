# What has happened in a game: event-<kind>. Most sentences follow the name of a player.

# "🎩 Ada" + "threw 4+4 and landed on Vermont"
line = { $who } { $said }
# … + "rent $6"
line-why = { $line }: { $why }
# In front of what was answered because a player did not decide in time
line-late = ⏰ Zeit abgelaufen: { $line }
# In front of what stays in sight although it is older than the newest lines
line-of-turn = Zug { $turn }: { $line }

event-deck-shuffled =
    { $deck ->
        [chance] Die Ereigniskarten sind gemischt.
        [community_chest] Die Gemeinschaftskarten sind gemischt.
       *[other] Der Stapel „{ $deck }“ ist gemischt.
    }
event-deeds-dealt =
    { $price ->
        [0] bekommt beim Verteilen { $spaces }
       *[other] bekommt beim Verteilen { $spaces } für { $price } $
    }
event-starter-thrown = Wer fängt an? { $rolls }
starter-roll = { $who } { $first }+{ $second }
starter-again = { $before } · noch einmal: { $rolls }
event-turn-started = { $who } ist dran.
event-turn-ended = beendet den Zug
starter-begins = { $who } fängt an: { $rolls }
event-dice-thrown = würfelt { $first }+{ $second }
rolled-again = würfelt nach dem Pasch noch einmal ({ $first }+{ $second })
event-rent-thrown = würfelt { $first }+{ $second } für die Miete
event-moved = landet { $where }
moved-visiting = ist nur zu Besuch im Gefängnis
moved-owned = landet bei { $owner } { $where }
event-salary-paid = kommt über { $go } (+{ $amount } $)
salary-on-go = landet { $where } (+{ $amount } $)
salary-paid = kassiert { $amount } $ { $where }
event-jailed =
    { $by ->
        [space] muss ins Gefängnis
        [card] muss ins Gefängnis
       *[doubles] würfelt den dritten Pasch und muss ins Gefängnis
    }
event-jail-throw-failed =
    { $turns ->
        [1] würfelt keinen Pasch (1. Versuch)
        [2] würfelt keinen Pasch (2. Versuch)
       *[other] würfelt keinen Pasch ({ $turns }. Versuch)
    }
jail-roll-last = schafft auch im letzten Versuch keinen Pasch
event-jail-left =
    { $by ->
        [doubles] kommt mit einem Pasch frei
       *[other] verlässt das Gefängnis
    }
event-pass-used = setzt eine Gefängnis-frei-Karte ein
event-hour-struck = 🔔 Die Spielzeit ist um
event-hold-set = hält den Wurf von { $mover } auf
event-hold-lifted = hält den Wurf nicht mehr auf
event-property-bought = kauft { $space } für { $price } $
bought-it = kauft das Grundstück für { $price } $
event-rent-spared =
    { $why ->
        [mortgage] zahlt { $owner } keine Miete: Das Grundstück ist belastet
       *[jail] zahlt keine Miete: { $owner } sitzt im Gefängnis
    }
rent-spared =
    { $why ->
        [mortgage] keine Miete, denn das Grundstück ist belastet
       *[jail] keine Miete, denn { $owner } sitzt im Gefängnis
    }
event-purchase-declined = kauft { $space } nicht
declined-it = kauft das Grundstück nicht
event-auction-opened =
    { $count ->
        [1] Versteigert wird: { $lots }
       *[other] { $count } Grundstücke werden versteigert: { $lots }
    }
it-stays-with-bank = Das Grundstück bleibt bei der Bank
event-bid-made = bietet { $amount } $ auf { $space }
filed-sealed =
    { $count ->
        [1] hat sich bei der verdeckten Versteigerung entschieden
       *[other] haben sich bei der verdeckten Versteigerung entschieden
    }
event-bidder-passed =
    { $count ->
        [1] passt
       *[other] passen
    }
event-auction-won = ersteigert { $space } für { $price } $
event-auction-unsold = Niemand bietet auf { $space }: Das Grundstück bleibt bei der Bank.
jail-card-unsold = Niemand bietet auf { $card }: Sie kommt zurück unter ihren Stapel.
event-pass-taken = bekommt { $card }
event-deed-taken = bekommt { $space }
event-paid =
    { $count ->
        [1] zahlt an { $to } ({ $topic })
       *[other] zahlen jeweils an { $to } ({ $topic })
    }
event-paid-sum =
    { $count ->
        [1] zahlt { $amount } $ an { $to } ({ $topic })
       *[other] zahlen jeweils { $amount } $ an { $to } ({ $topic })
    }
paid-to = zahlt an { $to }
paid-fine = zahlt { $amount } $ Strafe
paid-tax-flat = zahlt pauschal { $amount } $ { $tax }
paid-tax-share = zahlt { $percent } % vom Vermögen ({ $tax }): { $amount } $
paid-interest = zahlt { $interest }
event-rent-claimable =
    { $why }, falls { $owner } kassiert, bevor { $window ->
        [next-throw] wieder gewürfelt wird
       *[second-following] die zweite Person nach { $visitor } würfelt
    }
event-rent-claimed = kassiert bei { $visitor } für { $space }
event-rent-lapsed =
    { $by ->
        [left] Die Miete von { $amount } $ für { $space } entfällt: Wer sie zahlen oder kassieren sollte, ist aus dem Spiel.
       *[throw] { $owner } hat die Miete von { $amount } $ für { $space } nicht rechtzeitig kassiert.
    }
event-received = bekommt { $amount } $ von der Bank ({ $topic })
received-share = bekommt { $amount } $ aus dem Besitz von { $debtor }
event-pot-laid = Jetzt liegen { $pot } $ { $where }.
event-pot-taken = kassiert den Topf mit { $amount } $
event-debt-opened = muss { $amount } $ an { $to } zahlen ({ $topic }) und das Geld dafür auftreiben
debt-short = { $why }, aber das Geld reicht nicht
event-debt-forgiven = ist schuldenfrei: Mit dem Handel ist die Schuld bezahlt
event-card-drawn = zieht { $deck }
card-quoted = „{ $card }“
card-came-in = { $quoted } (+{ $amount } $)
card-cost = { $quoted } (−{ $amount } $)
card-free = { $quoted } (keine Gebäude, also nichts zu zahlen)
event-card-kept = behält die Gefängnis-frei-Karte
event-card-returned = Die Karte kommt unter { $deck }.
event-built = baut { $levels } ({ $amount } $)
event-built-up = baut für { $amount } $
built-up = jetzt { $levels }
event-buildings-sold = verkauft Gebäude auf { $group }
event-buildings-sold-all = verkauft alle Gebäude auf { $group } für { $amount } $
sold-why = { $levels }, +{ $amount } $
levels-sold =
    { $level ->
        [0] { $spaces } unbebaut
        [1] { $spaces } auf 1 Haus
       *[other] { $spaces } auf { $level } Häuser
    }
levels =
    { $count ->
        [1] { "" }
       *[other] je{" "}
    }{ $level ->
        [1] 1 Haus
        [hotel] ein Hotel
       *[other] { $level } Häuser
    } auf { $spaces }
sold-all = verkauft alle Gebäude für { $amount } $ an die Bank
event-shortage-opened =
    { $count ->
        [1] will bauen ({ $levels }), aber die Gebäude der Bank reichen vielleicht nicht für alle. Auch { $asked } darf jetzt Gebäude verlangen
       *[other] will bauen ({ $levels }), aber die Gebäude der Bank reichen vielleicht nicht für alle. Auch { $asked } dürfen jetzt Gebäude verlangen
    }
event-claim-made =
    { $count ->
        [1] will ein Gebäude bauen
       *[other] will { $count } Gebäude bauen
    }
event-claim-deferred =
    { $count ->
        [1] darf das Gebäude im nächsten eigenen Zug bauen
       *[other] darf die { $count } Gebäude im nächsten eigenen Zug bauen
    }
event-shortage-auction-opened = Die Bank hat nicht genug Gebäude für alle. { $who } dürfen auf { $what } bieten.
event-building-bid = bietet { $amount } $, um auf { $space } zu bauen
event-building-won = ersteigert ein Gebäude für { $price } $
event-building-unsold = Niemand bietet auf { $what }, darum bleibt das Gebäude bei der Bank.
a-house = ein Haus
a-hotel = ein Hotel
event-mortgaged = belastet { $spaces }
event-mortgage-lifted =
    { $count ->
        [1] tilgt die Hypothek auf { $spaces }
       *[other] tilgt die Hypotheken auf { $spaces }
    }
event-mortgage-undone =
    { $count ->
        [1] macht die Hypothek auf { $spaces } rückgängig
       *[other] macht die Hypotheken auf { $spaces } rückgängig
    }
event-trade-offered = bietet { $partner } einen Handel an: { $gives } gegen { $takes }
event-trade-closed =
    { $by ->
        [declined] { $partner } lehnt das Angebot von { $proposer } ab.
        [withdrawn] { $proposer } zieht das Angebot an { $partner } zurück.
        [countered] { $partner } macht { $proposer } ein Gegenangebot.
        [left] Das Angebot von { $proposer } an { $partner } gilt nicht mehr: Eine der beiden Seiten ist aus dem Spiel.
       *[gone] Das Angebot von { $proposer } an { $partner } gilt nicht mehr: Etwas darin hat sich geändert.
    }
event-trade-made = handelt mit { $partner }: { $gives } gegen { $takes }
event-trade-made-sold = verkauft an { $partner }: { $gives } für { $takes }
event-trade-made-bought = kauft von { $partner }: { $takes } für { $gives }
event-trade-made-gave = macht { $partner } ein Geschenk: { $gives }
event-trade-made-got = bekommt ein Geschenk von { $partner }: { $takes }
trade-settled = bezahlt eine Schuld durch einen Handel mit { $partner }: { $gives } gegen { $takes }
trade-settled-gave = gibt { $gives } an { $partner } und bezahlt damit eine Schuld
trade-settled-got = bekommt { $takes } von { $partner }, und damit ist eine Schuld bezahlt
event-intent-noted = merkt eine Aktion vor: { $what }
event-intent-dropped =
    { $by ->
        [owner] streicht eine vorgemerkte Aktion: { $what }
       *[rules] kann eine vorgemerkte Aktion nicht ausführen: { $what }
    }
intent-build =
    { $kind ->
        [new] { $levels } bauen
       *[total] bauen bis { $levels }
    }
intent-sell = Gebäude verkaufen ({ $levels })
intent-mortgage = { $lot } belasten
intent-lift = die Hypothek auf { $lot } tilgen
intent-dropped = Du hattest etwas vorgemerkt, was dann nicht möglich war: { $what }. { $why }
event-resigned = gibt auf
event-went-bankrupt = geht bankrott und kann { $to } nicht bezahlen
bankrupt-owing = kann { $amount } $ an { $to } auch mit allen Verkäufen und Hypotheken nicht zahlen und geht bankrott
left-game = verlässt das Spiel
event-estate-taken = übernimmt den Besitz von { $debtor }: { $estate }
event-estate-surrendered = gibt allen Besitz an die Bank ab: { $estate }
estate-nothing = gar nichts
event-game-ended =
    { $count ->
        [1] 🏆 { $who } gewinnt das Spiel!
       *[other] 🏆 { $who } teilen sich den Sieg!
    }
