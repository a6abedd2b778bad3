# Die Zeilen zu dem, was jemand zum ersten Mal antrifft.

prefer-hints-on = 💡 Hinweise sind an: Was für dich neu ist, wird einmal erklärt.
prefer-hints-off = 💡 Hinweise sind aus.
button-hints-on = Hinweise einschalten
button-hints-off = Hinweise ausschalten

hint = -# 💡 { $text }
hint-to-throw = Die Würfel bewegen die Figur. Ein Pasch würfelt noch einmal; der dritte im selben Zug führt ins Gefängnis.
hint-in-jail = Aus dem Gefängnis: einen Pasch würfeln, { $fine } $ zahlen oder eine Freikarte spielen. Nach { $turns ->
        [one] einem Wurf
       *[other] { $turns } Würfen
    } ist die Zeit um.
hint-fine-or-pass = Der letzte Wurf im Gefängnis ist misslungen. In diesem Spiel darf noch eine Freikarte statt der Strafe gespielt werden; so oder so ziehst du, was du geworfen hast.
hint-held = Aufgehaltene Würfel lassen Zeit, vor dem nächsten Wurf zu bauen, zu belasten oder zu handeln. „Würfel freigeben“ beendet das.
hint-to-end = Es ist nichts mehr zu beantworten. Noch ist Zeit zum Bauen und Handeln; danach geht der Zug weiter.
hint-buy-or-decline = Ein eigenes Grundstück bringt Miete von allen, die dort landen. Ungekauft { $declined ->
        [left-with-bank] bleibt es bei der Bank.
       *[auctioned] wird es versteigert, und alle dürfen bieten.
    }
hint-choose-tax = Erst wählen, dann rechnen: ein fester Betrag, oder ein Anteil an allem Besitz – Geld, aufgedruckte Preise, Gebäude.
hint-auction = Das höchste Gebot gewinnt, sobald alle anderen gepasst haben oder die Zeit um ist. Ein geheimes Höchstgebot bietet von selbst, nie mehr als nötig.
hint-sealed-auction = Alle nennen ein geheimes Höchstgebot oder passen. Das höchste gewinnt, für wenig mehr als das zweithöchste.
hint-owing = Das Geld reicht für diese Schuld nicht. Der erste Knopf tut, was hier vorgeschlagen ist; Ändern findet einen anderen Weg.
hint-rescue = Auch alles zu verkaufen reicht nicht. Jetzt hilft nur noch Handel, einmal oder mehrmals, sonst folgt der Bankrott.
hint-lift-or-hold = Diese Grundstücke kamen belastet und bringen keine Miete. Jetzt getilgt kosten sie keine zweiten Zinsen; sonst bleibt die Hypothek.
hint-shortage-claim = Die Bank hat weniger Gebäude, als gebraucht werden. Anmelden heißt: das würde gebaut. Wird zu viel angemeldet, wird versteigert.
hint-shortage-auction = Die Bank versteigert ihre letzten Gebäude, eins nach dem anderen. Was jemand gewinnt, wird sofort gebaut.
hint-rent = Hier zahlt niemand Miete von selbst: Sie wird rechtzeitig eingefordert, oder sie verfällt.
hint-trade = Annehmen, und alles wechselt sofort den Platz. Gegenangebot antwortet mit einem anderen, Ablehnen beendet es.
hint-offer = Wähle, was du gibst und was du willst. Niemand sieht etwas davon, bevor du es abschickst.
hint-manage = Was du in einer Liste wählst, geschieht sofort oder wird vorgemerkt, bis die Regeln es erlauben. Belastete Grundstücke bringen keine Miete.
