# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

rules-title = Die Regeln dieses Spiels
rules-heading-chosen = Gewählt
rules-heading-money = Geld
rules-heading-jail = Gefängnis
rules-heading-building = Bauen
rules-heading-dealing = Kaufen und Schulden
rules-heading-turns = Züge und Ende
rules-edition = Regelheft { $edition }
rules-game =
    { $game ->
        [short] Kurzspiel
        [time-limit] Spiel auf Zeit
        [new-short] Neues Kurzspiel
       *[standard] Normales Spiel
    }
rules-house-rules =
    { $count ->
        [0] { "" }
        [one] Eine Hausregel
       *[other] { $count } Hausregeln
    }
rules-board =
    { $board ->
        [us2008] Der Spielplan von 2008 mit den Straßen von Atlantic City.
        [classic] Der klassische Spielplan mit den Straßen von Atlantic City.
       *[other] { "" }
    }
rules-cards =
    { $cards ->
        [us2008] Sechzehn Ereignis- und sechzehn Gemeinschaftskarten von 2008.
       *[classic] Sechzehn Ereignis- und sechzehn Gemeinschaftskarten.
    }
rules-players = { $least } bis { $most } Personen.
rules-start-cash = Alle beginnen mit { $cash } $.
rules-go-salary =
    { $kind ->
        [more] { $amount } $, wenn du über LOS kommst, { $landing } $, wenn du darauf landest.
       *[same] { $amount } $, wenn du über LOS kommst oder darauf landest.
    }
rules-luxury-tax = Die Zusatzsteuer beträgt { $amount } $.
rules-income-tax =
    { $kind ->
        [flat] Die Einkommensteuer beträgt { $flat } $.
       *[tenth-or-flat] Die Einkommensteuer beträgt { $flat } $ oder { $percent } % von allem, was du hast; du wählst vor dem Rechnen.
    }
rules-free-parking =
    { $kind ->
        [pot] { $seed ->
            [0] Strafen, Steuern und Kartenzahlungen liegen auf Frei Parken, bis jemand dort landet und sie kassiert.
           *[other] Strafen, Steuern und Kartenzahlungen liegen auf Frei Parken, dazu { $seed } $, bis jemand dort landet und alles kassiert.
        }
       *[rest] Frei Parken bringt nichts.
    }
rules-interest = Eine Hypothek zu tilgen oder zu übernehmen kostet { $percent } % extra.
rules-jail-fine = Rauszukommen kostet { $fine } $, vor dem Wurf, { $turns ->
        [1] im ersten Zug
       *[other] in den ersten { $turns } Zügen
    } im Gefängnis.
rules-jail-turns =
    { $turns ->
        [1] Ein Versuch für einen Pasch. Klappt er nicht, zahlst du und ziehst.
       *[other] { $turns } Versuche für einen Pasch. Klappt auch der letzte nicht, zahlst du und ziehst.
    }
rules-jail-pass =
    { $after ->
        [0] Nach dem letzten misslungenen Wurf ist die Strafe fällig, auch mit einer Gefängnis-frei-Karte.
       *[other] Nach dem letzten misslungenen Wurf kann eine Gefängnis-frei-Karte die Strafe noch ersetzen.
    }
rules-jail-again =
    { $again ->
        [0] Befreit dich ein Pasch, würfelst du nicht noch einmal.
       *[other] Befreit dich ein Pasch, würfelst du noch einmal.
    }
rules-doubles = Bei einem Pasch würfelst du noch einmal. Beim { $count }. hintereinander musst du ins Gefängnis.
rules-stock = Die Bank hat { $houses ->
        [one] ein Haus
       *[other] { $houses } Häuser
    } und { $hotels ->
        [0] keine Hotels
        [one] ein Hotel
       *[other] { $hotels } Hotels
    }.
rules-shortage =
    { $kind ->
        [first-come] Die letzten Häuser und Hotels bekommt, wer zuerst baut.
       *[claim-window] Wollen mehrere die letzten Häuser und Hotels, werden sie versteigert.
    }
rules-hotel = Für ein Hotel brauchst du erst { $houses } Häuser auf jeder Straße der Farbe.
rules-building-time =
    { $kind ->
        [own-turn] Du baust nur, wenn du am Zug bist.
       *[any-time] Du darfst bauen, egal wer am Zug ist.
    }
rules-building-limit =
    { $kind ->
        [per-turn] { $most ->
            [one] Höchstens ein Haus oder Hotel pro Person und Zug.
           *[other] Höchstens { $most } Häuser und Hotels pro Person und Zug.
        }
       *[no-limit] { "" }
    }
rules-selling =
    { $kind ->
        [sell-in-any-order] Gebäude gehen in beliebiger Reihenfolge an die Bank zurück.
       *[sell-evenly] { "" }
    }
rules-mortgage-scope =
    { $kind ->
        [that-lot] Auf einer belasteten Straße baust du nicht, und eine bebaute belastest du nicht; für die anderen der Farbe gilt das nicht.
       *[whole-group] Ist eine Straße belastet, baust du auf der ganzen Farbe nicht; ist eine bebaut, belastest du keine.
    }
rules-setup =
    { $kind ->
        [deeds-sold] { $count ->
            [one] Alle bekommen zu Beginn ein Grundstück und zahlen den Preis.
           *[other] Alle bekommen zu Beginn { $count } Grundstücke und zahlen die Preise.
        }
        [deeds-given] { $count ->
            [one] Alle bekommen zu Beginn ein Grundstück geschenkt.
           *[other] Alle bekommen zu Beginn { $count } Grundstücke geschenkt.
        }
       *[cash-only] Niemand beginnt mit Grundstücken.
    }
rules-buying-lap =
    { $laps ->
        [0] { "" }
        [one] Vor deiner ersten vollen Runde kaufst du nichts und bietest auf nichts.
       *[other] Bevor du { $laps } volle Runden geschafft hast, kaufst du nichts und bietest auf nichts.
    }
rules-trading-lap =
    { $laps ->
        [0] { "" }
        [one] Vor deiner ersten vollen Runde handelst du nicht.
       *[other] Bevor du { $laps } volle Runden geschafft hast, handelst du nicht.
    }
rules-auction =
    { $kind ->
        [left-with-bank] Was niemand kauft, bleibt bei der Bank. Versteigert wird nichts.
        [sealed-maxima] Was niemand kauft, wird ab { $least } $ verdeckt versteigert: Das höchste Gebot gewinnt und zahlt { $step } $ mehr als das zweithöchste.
       *[open-calls] Was niemand kauft, wird ab { $least } $ offen versteigert, in Schritten von mindestens { $step } $.
    }
rules-reserve =
    { $percent ->
        [0] { "" }
       *[other] Das erste Gebot beträgt mindestens { $percent } % vom aufgedruckten Preis.
    }
rules-bid-cap =
    { $kind ->
        [left-with-bank] { "" }
        [cash-in-hand] Du bietest höchstens dein Bargeld.
        [no-cap] Du darfst jede Summe bieten. Kannst du sie nicht zahlen, bist du bankrott.
       *[raisable] Du bietest höchstens, was du auftreiben könntest.
    }
rules-rent-collection =
    { $kind ->
        [second-following] Miete muss man kassieren, bevor nach dem Besuch die zweite Person würfelt.
        [next-throw] Miete muss man kassieren, bevor wieder gewürfelt wird.
       *[automatic-rent] Miete wird automatisch bezahlt.
    }
rules-jailed-owner =
    { $kind ->
        [collects-nothing] Wer im Gefängnis sitzt, bekommt keine Miete.
       *[collects-rent] Auch im Gefängnis bekommst du Miete.
    }
rules-bankruptcy =
    { $kind ->
        [straight-to-bank] Bei einem Bankrott geht das Bargeld an die Gläubigerseite und der Rest an die Bank.
       *[to-creditor] Bei einem Bankrott geht alles, was übrig ist, an die Gläubigerseite.
    }
rules-estate-passes =
    { $kind ->
        [passes-auctioned] Gehst du bei der Bank bankrott, werden auch deine Gefängnis-frei-Karten versteigert.
       *[under-deck] { "" }
    }
rules-turn-end =
    { $kind ->
        [by-itself] Ein Zug endet automatisch.
       *[said-by-player] Deinen Zug beendest du selbst.
    }
rules-holds =
    { $count ->
        [0] { "" }
        [one] Vor jedem Wurf dürfen die anderen ihn einmal kurz aufhalten.
       *[other] Vor jedem Wurf dürfen die anderen ihn { $count }-mal kurz aufhalten.
    }
rules-early =
    { $kind ->
        [noted] Was du zu früh willst, wird vorgemerkt und erledigt, sobald es geht.
       *[refused] { "" }
    }
rules-ending =
    { $kind ->
        [first-bankruptcy] Der erste Bankrott beendet das Spiel, und das größte Vermögen unter den anderen gewinnt.
        [agreed-hour] Das Spiel endet zur Endzeit, und das größte Vermögen gewinnt.
        [agreed-round] Das Spiel endet mit der Runde, in die die Endzeit fällt, und das größte Vermögen gewinnt.
       *[last-player-left] Wer zuletzt übrig bleibt, gewinnt.
    }{ $tie ->
        [shared-win] {" "}Bei gleichem Vermögen wird der Sieg geteilt.
        [most-cash] {" "}Bei gleichem Vermögen gewinnt mehr Bargeld.
       *[none] { "" }
    }
