# Editions, games and house rules that may be chosen before a game starts.

edition-1935-hint = Hypotheken Straße für Straße; nach dem Pasch aus dem Gefängnis würfelst du noch einmal
edition-1973-hint = Die klassischen Regeln; beide Kurzspiele stehen zur Wahl
edition-1994-hint = Die klassischen Regeln, dazu Kurzspiel und Spiel auf Zeit
edition-1998-hint = Das Millennium-Regelheft, spielt sich wie 1994
edition-2008-hint = Neuere Karten, 100 $ Zusatzsteuer, und du baust nur im eigenen Zug
edition-unknown-hint = Was besonders ist, steht unter /monopoly { command-name-rules }

game-standard = Normales Spiel
game-standard-hint = Wer als Letztes übrig bleibt, gewinnt
game-short = Kurzspiel
game-short-hint = Drei Grundstücke geschenkt, billigere Hotels, der erste Bankrott ist das Ende
game-time-limit = Spiel auf Zeit
game-time-limit-hint = Start mit zwei bezahlten Grundstücken; am Ende gewinnt das größte Vermögen
game-new-short = Neues Kurzspiel
game-new-short-hint = Auf Zeit, von 1935: zwei bezahlte Grundstücke, das größte Vermögen gewinnt

house-rule-parking-pot = Topf auf Frei Parken
house-rule-parking-pot-hint = Strafen, Steuern und Kartenzahlungen warten, bis jemand dort landet
house-rule-parking-pot-number = Dollar, die die Bank jedes Mal zulegt
house-rule-parking-pot-told =
    { $number ->
        [0] Strafen, Steuern und Kartenzahlungen sammeln sich auf Frei Parken. Wer dort landet, bekommt alles.
       *[other] Strafen, Steuern und Kartenzahlungen sammeln sich auf Frei Parken, dazu { $number } $. Wer dort landet, bekommt alles.
    }
house-rule-double-go = Doppeltes Gehalt auf LOS
house-rule-double-go-hint = Genau auf LOS landen und doppelt kassieren
house-rule-double-go-told = Wer genau auf LOS landet, bekommt das doppelte Gehalt.
house-rule-no-auctions = Keine Versteigerungen
house-rule-no-auctions-hint = Was niemand kauft, bleibt bei der Bank
house-rule-no-auctions-told = Was niemand kauft, bleibt bei der Bank, bis wieder jemand dort landet.
house-rule-auction-reserve = Mindestgebot
house-rule-auction-reserve-hint = Das erste Gebot beträgt einen Teil des Preises
house-rule-auction-reserve-number = Prozent vom aufgedruckten Preis
house-rule-auction-reserve-told = Das erste Gebot beträgt mindestens { $number } % vom aufgedruckten Preis.
house-rule-auction-step = Größere Schritte
house-rule-auction-step-hint = Jedes Gebot liegt um mehr als einen Dollar höher
house-rule-auction-step-number = Dollar, die ein Gebot mindestens zulegt
house-rule-auction-step-told = Jedes Gebot liegt mindestens { $number } $ über dem letzten.
house-rule-cash-bids = Nur Bargeld bieten
house-rule-cash-bids-hint = Kein Gebot über dem eigenen Bargeld
house-rule-cash-bids-told = Niemand bietet mehr als das eigene Bargeld.
house-rule-bids-without-cap = Bieten ohne Grenze
house-rule-bids-without-cap-hint = Biete, was du willst; kannst du nicht zahlen, bist du bankrott
house-rule-bids-without-cap-told = Gebote haben keine Grenze. Wer gewinnt und nicht zahlen kann, ist bankrott.
house-rule-starting-cash = Startgeld
house-rule-starting-cash-hint = Mit mehr oder weniger als 1.500 $ beginnen
house-rule-starting-cash-number = Dollar zum Start
house-rule-starting-cash-told = Alle beginnen mit { $number } $.
house-rule-dealt-deeds = Geschenkte Startgrundstücke
house-rule-dealt-deeds-hint = Vor dem ersten Wurf bekommen alle Grundstücke geschenkt
house-rule-dealt-deeds-number = Grundstücke pro Person
house-rule-dealt-deeds-told =
    { $number ->
        [one] Alle bekommen vor dem ersten Wurf ein Grundstück, umsonst.
       *[other] Alle bekommen vor dem ersten Wurf { $number } Grundstücke, umsonst.
    }
house-rule-sold-deeds = Bezahlte Startgrundstücke
house-rule-sold-deeds-hint = Vor dem ersten Wurf bekommen alle Grundstücke und zahlen den Preis
house-rule-sold-deeds-number = Grundstücke pro Person
house-rule-sold-deeds-told =
    { $number ->
        [one] Alle bekommen vor dem ersten Wurf ein Grundstück und zahlen seinen Preis.
       *[other] Alle bekommen vor dem ersten Wurf { $number } Grundstücke und zahlen ihren Preis.
    }
house-rule-players = Zahl der Plätze
house-rule-players-hint = Wie viele höchstens mitspielen; zwei genügen zum Start
house-rule-players-number = Höchstens so viele Plätze
house-rule-players-told =
    { $number ->
        [2] Ein Spiel zu zweit.
       *[other] Zwei bis { $number } Personen.
    }
house-rule-no-buying-first-lap = Kein Kaufen in der ersten Runde
house-rule-no-buying-first-lap-hint = Zuerst eine Runde um den Spielplan, dann kaufen oder bieten
house-rule-no-buying-first-lap-told = Niemand kauft oder bietet, ohne einmal um den Spielplan zu sein.
house-rule-no-trading-first-lap = Kein Handeln in der ersten Runde
house-rule-no-trading-first-lap-hint = Zuerst eine Runde um den Spielplan, dann handeln
house-rule-no-trading-first-lap-told = Niemand handelt, ohne einmal um den Spielplan zu sein.
house-rule-no-rent-in-jail = Keine Miete im Gefängnis
house-rule-no-rent-in-jail-hint = Wer im Gefängnis sitzt, kassiert nichts
house-rule-no-rent-in-jail-told = Wer im Gefängnis sitzt, kassiert keine Miete.
house-rule-jail-fine = Andere Gefängnisstrafe
house-rule-jail-fine-hint = Rauszukommen kostet mehr oder weniger als 50 $
house-rule-jail-fine-number = Dollar für den Weg aus dem Gefängnis
house-rule-jail-fine-told =
    { $number ->
        [0] Aus dem Gefängnis kommt man umsonst.
       *[other] Aus dem Gefängnis zu kommen kostet { $number } $.
    }
house-rule-throw-after-jail-doubles = Noch ein Wurf nach dem Pasch im Gefängnis
house-rule-throw-after-jail-doubles-hint = Befreit dich ein Pasch, würfelst du danach noch einmal
house-rule-throw-after-jail-doubles-told = Wer mit einem Pasch aus dem Gefängnis kommt, würfelt noch einmal.
house-rule-no-throw-after-jail-doubles = Kein Wurf nach dem Pasch im Gefängnis
house-rule-no-throw-after-jail-doubles-hint = Befreit dich ein Pasch, ziehst du und würfelst nicht noch einmal
house-rule-no-throw-after-jail-doubles-told = Wer mit einem Pasch aus dem Gefängnis kommt, würfelt nicht noch einmal.
house-rule-claimed-rent = Miete selbst kassieren
house-rule-claimed-rent-hint = Wie im Regelheft: Wer nicht rechtzeitig kassiert, bekommt nichts
house-rule-claimed-rent-told = Wie im Regelheft: Wer Miete will, muss sie rechtzeitig kassieren, sonst verfällt sie.
house-rule-flat-income-tax = Feste Einkommensteuer
house-rule-flat-income-tax-hint = Immer 200 $, nichts auszurechnen
house-rule-flat-income-tax-told = Die Einkommensteuer beträgt immer 200 $.
house-rule-houses = Zahl der Häuser
house-rule-houses-hint = Die Bank hat mehr oder weniger als 32
house-rule-houses-number = Häuser in der Bank
house-rule-houses-told =
    { $number ->
        [1] Die Bank hat ein Haus.
       *[other] Die Bank hat { $number } Häuser.
    }
house-rule-hotels = Zahl der Hotels
house-rule-hotels-hint = Die Bank hat mehr oder weniger als 12
house-rule-hotels-number = Hotels in der Bank
house-rule-hotels-told =
    { $number ->
        [0] Es gibt keine Hotels.
        [one] Die Bank hat ein Hotel.
       *[other] Die Bank hat { $number } Hotels.
    }
house-rule-own-turn-building = Bauen nur im eigenen Zug
house-rule-own-turn-building-hint = Kein Bauen, während andere am Zug sind
house-rule-own-turn-building-told = Gebaut wird nur im eigenen Zug.
house-rule-limited-building = Höchstzahl beim Bauen
house-rule-limited-building-hint = Nur so viele neue Häuser und Hotels pro Zug
house-rule-limited-building-number = Häuser und Hotels pro Zug
house-rule-limited-building-told =
    { $number ->
        [one] Ein Haus oder Hotel pro Person und Zug.
       *[other] Höchstens { $number } Häuser und Hotels pro Person und Zug.
    }
house-rule-first-come-buildings = Wer zuerst kommt, baut zuerst
house-rule-first-come-buildings-hint = Die letzten Häuser gehen an die Schnellsten, ohne Versteigerung
house-rule-first-come-buildings-told = Die letzten Häuser und Hotels bekommt, wer zuerst baut.
house-rule-fast-bankruptcy = Schneller Bankrott
house-rule-fast-bankruptcy-hint = Keine Rettung: Bargeld an die Gläubigerseite, Grundstücke an die Bank
house-rule-fast-bankruptcy-told = Bei einem Bankrott geht das Bargeld an die Gläubigerseite, die Grundstücke an die Bank, ohne Rettung.
house-rule-finish-the-round = Runde zu Ende spielen
house-rule-finish-the-round-hint = Ist die Zeit um, bekommen noch alle gleich viele Züge
house-rule-finish-the-round-told = Ist die Zeit um, wird die Runde noch zu Ende gespielt.
house-rule-cash-breaks-ties = Bei Gleichstand zählt Bargeld
house-rule-cash-breaks-ties-hint = Am Ende gleich reich? Mehr Bargeld gewinnt
house-rule-cash-breaks-ties-told = Bei gleichem Vermögen gewinnt, wer mehr Bargeld hat.

unplayable-unknown = Das steht hier nicht zur Wahl. Wähle aus den Listen von `/monopoly { command-name-new }` oder unter „Einstellungen“ > „Regeln“.
unplayable-number = „{ $rule }“ braucht eine ganze Zahl von { $lowest } bis { $highest }.
unplayable-twice = „{ $rule }“ und „{ $other }“ passen nicht zusammen. Wählt nur eins davon.
unplayable-needs = „{ $rule }“ geht nur in einem Spiel auf Zeit. Wählt erst so eins.
unplayable-cash = Die Startgrundstücke könnten mehr kosten als das Startgeld. Ändert zuerst: { $rules }.
unplayable-cash-game = In diesem Spiel könnten die Startgrundstücke mehr kosten als das Startgeld.
unplayable-game = Im Regelheft { $edition } gibt es das nicht: { $game }. Es gibt: { $games }.
