# Die Zeilen zu dem, was jemand zum ersten Mal antrifft.

prefer-hints-on = Hinweise: an
prefer-hints-on-hint = Der Bot erklärt dir alles, was zum ersten Mal vorkommt
prefer-hints-off = Hinweise: aus
prefer-hints-off-hint = Der Bot zeigt dir keine Erklärungen
prefer-hints = Hinweise zu allem, was neu für dich ist

hint = -# 💡 { $text }
hint-to-throw = Die Würfel bewegen deine Figur. Bei einem Pasch würfelst du noch einmal. Beim dritten Pasch im selben Zug musst du ins Gefängnis.
hint-in-jail = { $jail_cards ->
        [0] Du kommst aus dem Gefängnis, wenn du einen Pasch würfelst oder { $fine } $ zahlst.
       *[other] Du kommst aus dem Gefängnis, wenn du einen Pasch würfelst, { $fine } $ zahlst oder eine Gefängnis-frei-Karte einsetzt.
    } Nach { $turns ->
        [one] einem Wurf
       *[other] { $turns } Würfen
    } kommst du auf jeden Fall raus; ohne Pasch zahlst du dann die Strafe.
hint-fine-or-pass = Der letzte Wurf im Gefängnis war kein Pasch. In diesem Spiel darfst du statt der Strafe noch eine Gefängnis-frei-Karte einsetzen; so oder so ziehst du, was du gewürfelt hast.
hint-hold = Wer nicht am Zug ist, kann den Wurf kurz aufhalten, um vorher zu bauen, zu belasten oder zu handeln.
hint-held = Jemand hält den nächsten Wurf auf, um vorher zu bauen, zu belasten oder zu handeln, und drückt danach „{ button-go-on }“.
hint-to-end = In diesem Zug musst du nichts mehr entscheiden. Bevor du den Zug beendest, kannst du noch handeln und deinen Besitz verwalten.
hint-buy-or-decline = Gehört dir ein Grundstück, bekommst du Miete von allen, die dort landen. Kaufst du dieses hier nicht, { $declined ->
        [left-with-bank] bleibt es bei der Bank.
       *[auctioned] wird es versteigert, und alle dürfen bieten.
    }
hint-choose-tax = Beim Prozentsatz zählt alles, was du hast: Geld, Grundstücke zum aufgedruckten Preis (auch belastete) und Gebäude zu ihrem Kaufpreis.
hint-auction = Das höchste Gebot gewinnt, sobald alle anderen gepasst haben oder die Zeit um ist. Legst du ein geheimes Höchstgebot fest, bietet der Bot für dich, aber nie mehr als nötig.
hint-two-bidders = Zu zweit treibt nur die andere Person den Preis hoch: Wer gewinnt, zahlt kaum mehr, als sie höchstens bieten würde.
hint-sealed-auction = Du antwortest nur einmal: Lege fest, was du höchstens zahlst, oder passe. Niemand sieht dein Höchstgebot. Gewinnst du, zahlst du vielleicht weniger.
hint-owing = Für diese Schuld reicht dein Geld nicht. Der Knopf mit dem Betrag verkauft und belastet, was oben in der Liste steht. Mit „{ debt-change }“ bestimmst du selbst, was du verkaufst und belastest.
hint-rescue = Wenn kein Handel diese Schuld rechtzeitig deckt, scheidet aus, wer sie nicht zahlen kann.
hint-lift-or-hold = Belastete Grundstücke bringen keine Miete. Tilgst du eine Hypothek jetzt, zahlst du dafür nicht noch einmal Zinsen. Sonst bleibt sie bestehen.
hint-shortage-claim = Die Bank hat vielleicht nicht genug Gebäude für alle. Wähle, was du bauen willst. Wollt ihr zusammen mehr, als die Bank hat, werden die Gebäude versteigert.
hint-shortage-auction = Die Bank versteigert ihre letzten Gebäude, eins nach dem anderen. Was du ersteigerst, wird sofort gebaut.
hint-time-bank = Die Frist enthält schon das Zeitguthaben. Am Anfang ist es voll, langsame Entscheidungen verbrauchen es, und frühes Entscheiden füllt es auf.
hint-rent = In diesem Spiel wird Miete nicht automatisch bezahlt: Du musst sie rechtzeitig kassieren, sonst verfällt sie.
hint-trade = Nimmst du an, wechselt alles sofort den Besitzer. Mit „Gegenangebot“ schlägst du etwas anderes vor, mit „Ablehnen“ ist das Angebot erledigt.
hint-offer = Wähle, was du gibst und was du bekommst, und schick dein Angebot dann ab.
hint-manage = Was du auswählst, geschieht sofort oder wird vorgemerkt, bis die Regeln es erlauben. Belastete Grundstücke bringen keine Miete.
