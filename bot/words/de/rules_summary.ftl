# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

rules-title = { rules-panel-lobby }
rules-heading-chosen = Das habt ihr gewählt
rules-heading-money = Geld
rules-heading-jail = { orders-topic-jail }
rules-heading-building = Bauen
rules-heading-dealing = Kaufen und Schulden
rules-heading-turns = Züge und Ende
rules-edition = { rules-panel-edition }
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
        [us2008] Ihr spielt auf dem Spielplan von 2008 mit den Straßen von Atlantic City.
        [classic] Ihr spielt auf dem klassischen Spielplan mit den Straßen von Atlantic City.
       *[other] { "" }
    }
rules-cards =
    { $cards ->
        [us2008] Es gibt je 16 Ereignis- und Gemeinschaftskarten von 2008.
       *[classic] Es gibt je 16 Ereignis- und Gemeinschaftskarten.
    }
rules-players =
    { $most ->
        [2] In diesem Spiel können nur 2 mitspielen.
       *[other] In diesem Spiel können { $least } bis { $most } mitspielen.
    }
rules-start-cash = Alle beginnen mit { $cash } $.
rules-go-salary =
    { $kind ->
        [more] Du bekommst { $amount } $, wenn du über LOS kommst, und { $landing } $, wenn du genau darauf landest.
       *[same] Du bekommst { $amount } $, wenn du über LOS kommst oder darauf landest.
    }
rules-luxury-tax = Die Zusatzsteuer beträgt { $amount } $.
rules-income-tax =
    { $kind ->
        [flat] Die Einkommensteuer beträgt { $flat } $.
       *[tenth-or-flat] Die Einkommensteuer beträgt { $flat } $ oder { $percent } % von allem, was du hast. Du musst wählen, bevor du die Summe kennst.
    }
rules-free-parking =
    { $kind ->
        [pot] { $seed ->
            [0] Auf Frei Parken sammelt sich, was ihr sonst der Bank als Strafe, als Steuer oder wegen einer Karte zahlt. Wer dort landet, bekommt alles.
           *[other] Auf Frei Parken sammelt sich, was ihr sonst der Bank als Strafe, als Steuer oder wegen einer Karte zahlt. Wer dort landet, bekommt alles und dazu { $seed } $ von der Bank.
        }
       *[rest] Auf Frei Parken passiert nichts.
    }
rules-interest = Eine Hypothek zu tilgen oder zu übernehmen kostet { $percent } % Zinsen.
rules-jail-fine = In { $turns ->
        [1] deinem ersten Zug
       *[other] deinen ersten { $turns } Zügen
    } im Gefängnis { $fine ->
        [0] kommst du vor dem Wurf umsonst frei, wenn du willst.
       *[other] kannst du vor dem Wurf { $fine } $ zahlen und kommst frei.
    }
rules-jail-turns =
    { $turns ->
        [1] Im Gefängnis hast du einen Versuch für einen Pasch. Klappt er nicht,
       *[other] Im Gefängnis hast du { $turns } Versuche für einen Pasch. Klappt auch der letzte nicht,
    } { $fine ->
        [0] kommst du trotzdem frei und ziehst.
       *[other] zahlst du die Strafe und ziehst.
    }
rules-jail-pass =
    { $fine ->
        [0] { "" }
       *[other] { $after ->
            [0] Ist der letzte Wurf im Gefängnis misslungen, musst du zahlen. Eine Gefängnis-frei-Karte hilft dann nicht mehr.
           *[other] Ist der letzte Wurf im Gefängnis misslungen, darfst du statt der Strafe noch eine Gefängnis-frei-Karte einsetzen.
        }
    }
rules-jail-again =
    { $again ->
        [0] Bringt dich ein Pasch aus dem Gefängnis, würfelst du danach nicht noch einmal.
       *[other] Bringt dich ein Pasch aus dem Gefängnis, würfelst du danach noch einmal.
    }
rules-doubles = Bei einem Pasch würfelst du noch einmal. Beim { $count }. Pasch hintereinander musst du ins Gefängnis.
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
        [own-turn] Du darfst nur bauen, wenn du am Zug bist.
       *[any-time] Du darfst bauen, egal wer am Zug ist.
    }
rules-building-limit =
    { $kind ->
        [per-turn] { $most ->
            [one] Jede Person darf pro Zug höchstens ein Haus oder Hotel bauen.
           *[other] Jede Person darf pro Zug insgesamt höchstens { $most } Häuser und Hotels bauen.
        }
       *[no-limit] { "" }
    }
rules-selling =
    { $kind ->
        [sell-in-any-order] Du darfst Gebäude in beliebiger Reihenfolge an die Bank verkaufen.
       *[sell-evenly] { "" }
    }
rules-mortgage-scope =
    { $kind ->
        [that-lot] Auf einer belasteten Straße darfst du nicht bauen, und eine bebaute darfst du nicht belasten. Die anderen Straßen der Farbe betrifft das nicht.
       *[whole-group] Ist eine Straße belastet, darfst du auf der ganzen Farbe nicht bauen. Steht auf der Farbe ein Gebäude, darfst du keine ihrer Straßen belasten.
    }
rules-setup =
    { $kind ->
        [deeds-sold] { $count ->
            [one] Alle bekommen zu Beginn ein Grundstück und zahlen den aufgedruckten Preis.
           *[other] Alle bekommen zu Beginn { $count } Grundstücke und zahlen die aufgedruckten Preise.
        }
        [deeds-given] { $count ->
            [one] Alle bekommen zu Beginn ein Grundstück geschenkt.
           *[other] Alle bekommen zu Beginn { $count } Grundstücke geschenkt.
        }
       *[cash-only] Zu Beginn hat niemand Grundstücke.
    }
rules-buying-lap =
    { $laps ->
        [0] { "" }
        [one] Du darfst erst kaufen und bieten, wenn du einmal um den Spielplan gezogen bist.
       *[other] Du darfst erst kaufen und bieten, wenn du { $laps }-mal um den Spielplan gezogen bist.
    }
rules-trading-lap =
    { $laps ->
        [0] { "" }
        [one] Du darfst erst handeln, wenn du einmal um den Spielplan gezogen bist.
       *[other] Du darfst erst handeln, wenn du { $laps }-mal um den Spielplan gezogen bist.
    }
rules-auction =
    { $kind ->
        [left-with-bank] Ein Grundstück, das du nicht kaufst, bleibt bei der Bank. Es gibt keine Versteigerungen.
        [sealed-maxima] Kaufst du ein Grundstück nicht, wird es ab { $least } $ verdeckt versteigert: Wer am meisten bietet, gewinnt und zahlt { $step } $ mehr als das zweithöchste Gebot.
       *[open-calls] Kaufst du ein Grundstück nicht, wird es ab { $least } $ offen versteigert. Jedes Gebot muss mindestens { $step } $ höher sein als das letzte.
    }
rules-reserve =
    { $percent ->
        [0] { "" }
       *[other] Das erste Gebot in einer Versteigerung muss mindestens { $percent } % des aufgedruckten Preises betragen.
    }
rules-bid-cap =
    { $kind ->
        [left-with-bank] { "" }
        [cash-in-hand] Du darfst nicht mehr bieten, als du Bargeld hast.
        [no-cap] Du darfst jede Summe bieten. Gewinnst du und kannst nicht zahlen, bist du bankrott.
       *[raisable] Du darfst höchstens so viel bieten, wie du mit Bargeld, Verkäufen und Hypotheken aufbringen könntest.
    }
rules-rent-collection =
    { $kind ->
        [second-following] Landet jemand bei dir, musst du die Miete kassieren, bevor die übernächste Person würfelt.
        [next-throw] Landet jemand bei dir, musst du die Miete kassieren, bevor wieder jemand würfelt.
       *[automatic-rent] Miete wird automatisch bezahlt.
    }
rules-jailed-owner =
    { $kind ->
        [collects-nothing] Wer im Gefängnis sitzt, bekommt keine Miete.
       *[collects-rent] Auch im Gefängnis bekommst du Miete.
    }
rules-bankruptcy =
    { $kind ->
        [straight-to-bank] Gehst du bankrott, geht dein Bargeld an die Person, der du Geld schuldest, und der Rest an die Bank.
       *[to-creditor] Gehst du bankrott, geht alles, was du noch hast, an die Person, der du Geld schuldest, oder an die Bank.
    }
rules-estate-passes =
    { $kind ->
        [passes-auctioned] Gehst du bankrott und schuldest der Bank Geld, werden auch deine Gefängnis-frei-Karten versteigert.
       *[under-deck] { "" }
    }
rules-turn-end =
    { $kind ->
        [by-itself] Dein Zug endet automatisch.
       *[said-by-player] Du beendest deinen Zug selbst mit „{ decision-to-end.button-end }“.
    }
rules-holds =
    { $count ->
        [0] { "" }
        [one] Du darfst jeden Wurf der anderen einmal kurz aufhalten.
       *[other] Du darfst jeden Wurf der anderen { $count }-mal kurz aufhalten.
    }
rules-early =
    { $kind ->
        [noted] Versuchst du etwas zu früh, merkt der Bot es vor und führt es aus, sobald die Regeln es erlauben.
       *[refused] { "" }
    }
rules-ending =
    { $kind ->
        [first-bankruptcy] Der erste Bankrott beendet das Spiel. Es gewinnt, wer von den anderen das größte Vermögen hat.
        [agreed-hour] Das Spiel endet zur Endzeit. Es gewinnt, wer das größte Vermögen hat.
        [agreed-round] Ist die Endzeit erreicht, spielt ihr die angefangene Runde noch zu Ende. Es gewinnt, wer das größte Vermögen hat.
       *[last-player-left] Wer zuletzt übrig bleibt, gewinnt.
    }{ $tie ->
        [shared-win] {" "}Bei gleichem Vermögen wird der Sieg geteilt.
        [most-cash] {" "}Bei gleichem Vermögen gewinnt, wer mehr Bargeld hat.
       *[none] { "" }
    }
