# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

rules-heading-chosen = Das habt ihr gewählt
rules-heading-money = Geld
rules-heading-jail = { orders-topic-jail }
rules-heading-building = Bauen
rules-heading-dealing = Kaufen und Schulden
rules-heading-turns = Züge und Ende
rules-game =
    { $game ->
        [short] Kurzspiel
        [time-limit] Spiel auf Zeit
        [new-short] Neues Kurzspiel
       *[standard] Normales Spiel
    }
rules-house-rules =
    { $house_rules ->
        [0] {""}
        [one] Eine Hausregel
       *[other] { $house_rules } Hausregeln
    }
rules-board =
    { $board ->
        [us2008] Farben, Preise und Mieten sind die des Spielplans von 2008.
        [classic] Farben, Preise und Mieten sind die des klassischen Spielplans.
       *[other] { "" }
    }
rules-cards =
    { $cards ->
        [us2008] Jeder Stapel hat 16 Karten, und zwar die von 2008.
       *[classic] Jeder Stapel hat 16 Karten.
    }
rules-players =
    { $players_max ->
        [2] In diesem Spiel können nur 2 mitspielen.
       *[other] In diesem Spiel können { $players_min } bis { $players_max } mitspielen.
    }
rules-start-cash = Alle beginnen mit { $start_cash } $.
rules-go-salary =
    { $go_landing ->
        [more] Du bekommst { $go_salary } $, wenn du über LOS kommst, und { $go_landing_salary } $, wenn du genau darauf landest.
       *[same] Du bekommst { $go_salary } $, wenn du über LOS kommst oder darauf landest.
    }
rules-luxury-tax = Die Zusatzsteuer beträgt { $luxury_tax } $.
rules-income-tax =
    { $income_tax ->
        [flat] { house-rule-flat-income-tax-told }
       *[tenth-or-flat] Die Einkommensteuer beträgt { $income_tax_flat } $ oder { $income_tax_percent } % von allem, was du hast. Du musst wählen, bevor du die Summe kennst.
    }
rules-free-parking =
    { $free_parking ->
        [pot] { house-rule-parking-pot-told }
       *[rest] Auf Frei Parken passiert nichts.
    }
rules-interest = Eine Hypothek zu tilgen oder zu übernehmen kostet { $interest_percent } % Zinsen.
rules-jail-fine = In { $jail_prepay_turns ->
        [1] deinem ersten Zug
       *[other] deinen ersten { $jail_prepay_turns } Zügen
    } im Gefängnis { $jail_fine ->
        [0] kommst du vor dem Wurf umsonst frei, wenn du willst.
       *[other] kannst du dich vor dem Wurf für { $jail_fine } $ freikaufen.
    }
rules-jail-turns =
    { $jail_turns ->
        [1] Im Gefängnis hast du einen Versuch für einen Pasch. Klappt er nicht,
       *[other] Im Gefängnis hast du { $jail_turns } Versuche für einen Pasch. Klappt auch der letzte nicht,
    } { $jail_fine ->
        [0] kommst du trotzdem frei und ziehst.
       *[other] zahlst du die Strafe und ziehst.
    }
rules-jail-pass =
    { $jail_fine ->
        [0] {""}
       *[other] { $pass_after_last_throw ->
            [0] Ist der letzte Wurf im Gefängnis misslungen, musst du zahlen. Eine Gefängnis-frei-Karte hilft dann nicht mehr.
           *[other] Ist der letzte Wurf im Gefängnis misslungen, darfst du statt der Strafe noch eine Gefängnis-frei-Karte einsetzen.
        }
    }
rules-jail-again =
    { $jail_doubles_throw_again ->
        [0] { house-rule-no-throw-after-jail-doubles-told }
       *[other] { house-rule-throw-after-jail-doubles-told }
    }
rules-doubles = Bei einem Pasch würfelst du noch einmal. Beim { $doubles_to_jail }. Pasch hintereinander musst du ins Gefängnis.
rules-stock = Die Bank hat { $houses ->
        [one] ein Haus
       *[other] { $houses } Häuser
    } und { $hotels ->
        [0] keine Hotels
        [one] ein Hotel
       *[other] { $hotels } Hotels
    }.
rules-shortage =
    { $shortage ->
        [first-come] { house-rule-first-come-buildings-told }
       *[claim-window] Wollen mehrere die letzten Häuser und Hotels, werden sie versteigert.
    }
rules-hotel = Für ein Hotel brauchst du erst { $hotel_houses } Häuser auf jeder Straße der Farbe.
rules-building-time =
    { $building_time ->
        [own-turn] { house-rule-own-turn-building-told }
       *[any-time] Du darfst bauen, egal wer am Zug ist.
    }
rules-building-limit =
    { $building_limit ->
        [per-turn] { house-rule-limited-building-told }
       *[no-limit] {""}
    }
rules-selling =
    { $selling ->
        [sell-in-any-order] Du darfst Gebäude in beliebiger Reihenfolge an die Bank verkaufen.
       *[sell-evenly] {""}
    }
rules-mortgage-scope =
    { $mortgage_scope ->
        [that-lot] Auf einer belasteten Straße darfst du nicht bauen, und eine bebaute darfst du nicht belasten. Die anderen Straßen der Farbe betrifft das nicht.
       *[whole-group] Ist eine Straße belastet, darfst du auf der ganzen Farbe nicht bauen. Steht auf der Farbe ein Gebäude, darfst du keine ihrer Straßen belasten.
    }
rules-setup =
    { $setup ->
        [deeds-sold] { house-rule-sold-deeds-told }
        [deeds-given] { house-rule-dealt-deeds-told }
       *[cash-only] Zu Beginn hat niemand Grundstücke.
    }
rules-buying-lap =
    { $buying_from_lap ->
        [0] {""}
        [one] { house-rule-no-buying-first-lap-told }
       *[other] Du darfst erst kaufen und bieten, wenn du { $buying_from_lap }-mal um den Spielplan gezogen bist.
    }
rules-trading-lap =
    { $trading_from_lap ->
        [0] {""}
        [one] { house-rule-no-trading-first-lap-told }
       *[other] Du darfst erst handeln, wenn du { $trading_from_lap }-mal um den Spielplan gezogen bist.
    }
rules-auction =
    { $declined ->
        [left-with-bank] Ein Grundstück, das du nicht kaufst, bleibt bei der Bank. Es gibt keine Versteigerungen.
       *[auctioned] { $auction ->
            [sealed-maxima] Kaufst du ein Grundstück nicht, wird es ab { $auction_least } $ verdeckt versteigert: Wer am meisten bietet, gewinnt und zahlt { $auction_step } $ mehr als das zweithöchste Gebot.
           *[open-calls] Kaufst du ein Grundstück nicht, wird es ab { $auction_least } $ offen versteigert. Jedes Gebot muss mindestens { $auction_step } $ höher sein als das letzte.
        }
    }
rules-reserve =
    { $reserve_percent ->
        [0] {""}
       *[other] Das erste Gebot in einer Versteigerung muss mindestens { $reserve_percent } % des aufgedruckten Preises betragen.
    }
rules-bid-cap =
    { $declined ->
        [left-with-bank] {""}
       *[auctioned] { $bid_cap ->
            [cash-in-hand] { house-rule-cash-bids-told }
            [no-cap] { house-rule-bids-without-cap-told }
           *[raisable] Du darfst höchstens so viel bieten, wie du mit deinem Geld, Verkäufen und Hypotheken aufbringen könntest.
        }
    }
rules-rent-collection =
    { $rent_collection ->
        [claimed-rent] { $rent_window ->
            [next-throw] Landet jemand bei dir, musst du die Miete kassieren, bevor wieder jemand würfelt.
           *[second-following] Landet jemand bei dir, musst du die Miete kassieren, bevor die übernächste Person würfelt.
        }
       *[automatic-rent] Miete wird automatisch bezahlt.
    }
rules-jailed-owner =
    { $jailed_owner ->
        [collects-nothing] { house-rule-no-rent-in-jail-told }
       *[collects-rent] Auch im Gefängnis bekommst du Miete.
    }
rules-bankruptcy =
    { $bankruptcy ->
        [straight-to-bank] { house-rule-fast-bankruptcy-told }
       *[to-creditor] Gehst du bankrott, geht alles, was du noch hast, an die Person, der du Geld schuldest, oder an die Bank.
    }
rules-estate-passes =
    { $estate_passes ->
        [passes-auctioned] Gehst du bankrott und schuldest der Bank Geld, werden auch deine Gefängnis-frei-Karten versteigert.
       *[under-deck] {""}
    }
rules-turn-end =
    { $turn_end ->
        [by-itself] Dein Zug endet automatisch.
       *[said-by-player] Du beendest deinen Zug selbst mit „{ decision-to-end.button-end }“.
    }
rules-holds =
    { $holds_a_gap ->
        [0] {""}
        [one] Du darfst jeden Wurf der anderen einmal kurz aufhalten.
       *[other] Du darfst jeden Wurf der anderen { $holds_a_gap }-mal kurz aufhalten.
    }
rules-early =
    { $early ->
        [noted] Versuchst du etwas zu früh, merkt der Bot es vor und führt es aus, sobald die Regeln es erlauben.
       *[refused] {""}
    }
rules-ending =
    { $ending ->
        [first-bankruptcy] Der erste Bankrott beendet das Spiel. Es gewinnt, wer von den anderen das größte Vermögen hat.
        [agreed-hour] Das Spiel endet zur vereinbarten Zeit. Es gewinnt, wer das größte Vermögen hat.
        [agreed-round] Ist die Spielzeit um, spielt ihr die angefangene Runde noch zu Ende. Es gewinnt, wer das größte Vermögen hat.
       *[last-player-left] Wer zuletzt übrig bleibt, gewinnt.
    }{ $ending ->
        [last-player-left] {""}
       *[other] { $tie ->
            [most-cash] {" "}{ house-rule-cash-breaks-ties-told }
           *[shared-win] {" "}Bei gleichem Vermögen wird der Sieg geteilt.
        }
    }
