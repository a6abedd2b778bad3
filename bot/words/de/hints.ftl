# Die Zeilen zu dem, was jemand zum ersten Mal antrifft.

prefer-hints-on = 💡 Hinweise sind an: Neues wird dir einmal erklärt.
prefer-hints-off = 💡 Hinweise sind aus.
button-hints-on = Hinweise einschalten
button-hints-off = Hinweise ausschalten

hint = -# 💡 { $text }
hint-to-throw = Die Würfel bewegen deine Figur. Bei einem Pasch würfelst du noch einmal; beim dritten im selben Zug musst du ins Gefängnis.
hint-in-jail = So kommst du raus: einen Pasch würfeln, { $fine } $ zahlen oder eine Gefängnis-frei-Karte einsetzen. Nach { $turns ->
        [one] einem Wurf
       *[other] { $turns } Würfen
    } kommst du auf jeden Fall raus; ohne Pasch zahlst du dann.
hint-fine-or-pass = Der letzte Wurf im Gefängnis war kein Pasch. In diesem Spiel darfst du statt der Strafe noch eine Gefängnis-frei-Karte einsetzen; so oder so ziehst du, was du gewürfelt hast.
hint-held = Der Wurf ist aufgehalten: Zeit zum Bauen, Belasten oder Handeln. Mit „Würfel freigeben“ geht es weiter.
hint-to-end = In diesem Zug ist alles erledigt. Du kannst noch bauen und handeln, bevor du ihn beendest.
hint-buy-or-decline = Wem ein Grundstück gehört, bekommt Miete von allen, die dort landen. Kaufst du es nicht, { $declined ->
        [left-with-bank] bleibt es bei der Bank.
       *[auctioned] wird es versteigert, und alle dürfen bieten.
    }
hint-choose-tax = Du zahlst einen festen Betrag oder einen Anteil von allem, was du hast: Geld, Preise der Grundstücke, Gebäude.
hint-auction = Das höchste Gebot gewinnt, sobald alle anderen gepasst haben oder die Zeit um ist. Mit einem geheimen Höchstgebot bietet der Bot für dich, nie mehr als nötig.
hint-sealed-auction = Eine Antwort genügt: Lege fest, was du höchstens zahlst, oder passe. Niemand sieht dein Höchstgebot, und du kannst für weniger gewinnen.
hint-owing = Das Bargeld reicht für diese Schuld nicht. Der erste Knopf folgt dem Vorschlag; mit „Selbst wählen“ bestimmst du, was verkauft oder belastet wird.
hint-rescue = Auch alles zu verkaufen reicht nicht. Nur ein Handel kann jetzt noch helfen, sonst folgt der Bankrott.
hint-lift-or-hold = Diese Grundstücke sind belastet und bringen keine Miete. Tilgst du jetzt, fallen nicht noch einmal Zinsen an; sonst bleibt die Hypothek.
hint-shortage-claim = Die Bank hat nicht genug Gebäude für alle. Sag, was du bauen würdest; ist es zusammen zu viel, wird versteigert.
hint-shortage-auction = Die Bank versteigert ihre letzten Gebäude, eins nach dem anderen. Was du gewinnst, wird sofort gebaut.
hint-rent = Hier kommt Miete nicht automatisch: Wem das Grundstück gehört, muss sie rechtzeitig kassieren, sonst verfällt sie.
hint-trade = Nimmst du an, wechselt alles sofort den Besitzer. Mit „Gegenangebot“ schickst du ein anderes zurück, mit „Ablehnen“ ist das Angebot erledigt.
hint-offer = Wähle, was du gibst und was du willst. Niemand sieht etwas davon, bevor du es abschickst.
hint-manage = Was du auswählst, geschieht sofort oder wird vorgemerkt, bis die Regeln es erlauben. Belastete Grundstücke bringen keine Miete.
