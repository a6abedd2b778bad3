# Editions, games and house rules that may be chosen before a game starts.

edition-1935-hint = Hypotheken Straße für Straße; der Pasch aus dem Gefängnis würfelt noch einmal
edition-1973-hint = Die klassischen Regeln, mit dem Kurzspiel, das euch gefällt
edition-1994-hint = Die klassischen Regeln, mit Kurzspiel und Spiel auf Zeit
edition-1998-hint = Das Millennium-Regelheft, spielt sich wie 1994
edition-2008-hint = Neuere Karten, 100 $ Zusatzsteuer, und du baust nur im eigenen Zug
edition-unknown-hint = Was besonders ist, steht unter /monopoly { command-name-rules }

game-standard = Normales Spiel
game-standard-hint = Bis nur noch eine Person nicht bankrott ist
game-short = Kurzspiel
game-short-hint = Je drei Grundstücke geschenkt, schnelle Hotels, der erste Bankrott ist das Ende
game-time-limit = Spiel auf Zeit
game-time-limit-hint = Kauft je zwei ausgeteilte Grundstücke; zur Stunde gewinnt das größte Vermögen
game-new-short = Neues Kurzspiel
game-new-short-hint = Das Rennen von 1935: zwei ausgeteilte Grundstücke kaufen, zur Stunde vorn liegen

house-rule-parking-pot = Topf auf Frei Parken
house-rule-parking-pot-hint = Strafen, Steuern und Kartenzahlungen warten auf alle, die dort landen
house-rule-parking-pot-number = Dollar, die die Bank jedes Mal zulegt
house-rule-parking-pot-told =
    { $number ->
        [0] Strafen, Steuern und Kartenzahlungen sammeln sich auf Frei Parken. Wer dort landet, bekommt alles.
       *[other] Strafen, Steuern und Kartenzahlungen sammeln sich auf Frei Parken, dazu { $number } $. Wer dort landet, bekommt alles.
    }
house-rule-double-go = Doppeltes Gehalt auf LOS
house-rule-double-go-hint = Genau auf LOS halten und doppelt kassieren
house-rule-double-go-told = Genau auf LOS zu halten bringt das doppelte Gehalt.
house-rule-no-auctions = Keine Versteigerungen
house-rule-no-auctions-hint = Was niemand kauft, bleibt bei der Bank
house-rule-no-auctions-told = Was nicht gekauft wird, bleibt bei der Bank, bis jemand anderes dort landet.
house-rule-auction-reserve = Mindestgebot
house-rule-auction-reserve-hint = Versteigerungen beginnen bei einem Teil des Preises
house-rule-auction-reserve-number = Prozent vom aufgedruckten Preis
house-rule-auction-reserve-told = Das erste Gebot beträgt mindestens { $number } % vom aufgedruckten Preis.
house-rule-auction-step = Größere Gebote
house-rule-auction-step-hint = Jedes Gebot liegt um mehr als einen Dollar höher
house-rule-auction-step-number = Dollar, die ein Gebot mindestens zulegt
house-rule-auction-step-told = Jedes Gebot liegt mindestens { $number } $ über dem letzten.
house-rule-cash-bids = Nur Bargeld bieten
house-rule-cash-bids-hint = Kein Gebot über dem Geld auf der Hand
house-rule-cash-bids-told = Niemand bietet mehr als das eigene Bargeld.
house-rule-bids-without-cap = Bieten ohne Grenze
house-rule-bids-without-cap-hint = Biete, was du willst; kannst du nicht zahlen, bist du bankrott
house-rule-bids-without-cap-told = Gebote haben keine Grenze, und wer das höchste nicht zahlen kann, ist bankrott.
house-rule-starting-cash = Startgeld
house-rule-starting-cash-hint = Mit mehr oder weniger als 1500 $ beginnen
house-rule-starting-cash-number = Dollar zum Start
house-rule-starting-cash-told = Alle beginnen mit { $number } $.
house-rule-dealt-deeds = Geschenkte Grundstücke
house-rule-dealt-deeds-hint = Vor dem ersten Wurf werden Grundstücke verteilt, umsonst
house-rule-dealt-deeds-number = Grundstücke pro Person
house-rule-dealt-deeds-told =
    { $number ->
        [one] Alle bekommen vor dem ersten Wurf ein Grundstück, umsonst.
       *[other] Alle bekommen vor dem ersten Wurf { $number } Grundstücke, umsonst.
    }
house-rule-sold-deeds = Grundstücke zum Preis
house-rule-sold-deeds-hint = Vor dem ersten Wurf werden Grundstücke verteilt, zu ihrem Preis
house-rule-sold-deeds-number = Grundstücke pro Person
house-rule-sold-deeds-told =
    { $number ->
        [one] Alle bekommen vor dem ersten Wurf ein Grundstück und zahlen seinen Preis.
       *[other] Alle bekommen vor dem ersten Wurf { $number } Grundstücke und zahlen ihren Preis.
    }
house-rule-players = Plätze am Tisch
house-rule-players-hint = Zwei dürfen anfangen, und ihr sagt, wie viele es höchstens sind
house-rule-players-number = Höchstens so viele Plätze
house-rule-players-told =
    { $number ->
        [2] Ein Spiel zu zweit.
       *[other] Zwei bis { $number } Personen.
    }
house-rule-no-buying-first-lap = Erste Runde ohne Kaufen
house-rule-no-buying-first-lap-hint = Erst einmal um den Spielplan, dann kaufen oder bieten
house-rule-no-buying-first-lap-told = Niemand kauft oder bietet, ohne einmal um den Spielplan zu sein.
house-rule-no-trading-first-lap = Erste Runde ohne Handeln
house-rule-no-trading-first-lap-hint = Erst einmal um den Spielplan, dann handeln
house-rule-no-trading-first-lap-told = Niemand handelt, ohne einmal um den Spielplan zu sein.
house-rule-no-rent-in-jail = Keine Miete im Gefängnis
house-rule-no-rent-in-jail-hint = Wer im Gefängnis sitzt, kassiert nichts
house-rule-no-rent-in-jail-told = Wer im Gefängnis sitzt, kassiert keine Miete.
house-rule-jail-fine = Andere Gefängnisstrafe
house-rule-jail-fine-hint = Herauskommen kostet mehr oder weniger als 50 $
house-rule-jail-fine-number = Dollar für den Weg aus dem Gefängnis
house-rule-jail-fine-told =
    { $number ->
        [0] Aus dem Gefängnis kommt man umsonst.
       *[other] Aus dem Gefängnis zu kommen kostet { $number } $.
    }
house-rule-throw-after-jail-doubles = Nach dem Gefängnis noch ein Wurf
house-rule-throw-after-jail-doubles-hint = Der Pasch, der dich befreit, bringt noch einen Wurf
house-rule-throw-after-jail-doubles-told = Der Pasch aus dem Gefängnis bringt noch einen Wurf.
house-rule-no-throw-after-jail-doubles = Nach dem Gefängnis kein Wurf mehr
house-rule-no-throw-after-jail-doubles-hint = Der Pasch befreit dich, und das war’s
house-rule-no-throw-after-jail-doubles-told = Der Pasch aus dem Gefängnis bringt keinen weiteren Wurf.
house-rule-claimed-rent = Miete einfordern, wie gedruckt
house-rule-claimed-rent-hint = So steht es im Regelheft: Verpasst du den Moment, wohnt der Besuch umsonst
house-rule-claimed-rent-told = Wie es im Regelheft steht: Miete wird rechtzeitig eingefordert, sonst wohnt der Besuch umsonst.
house-rule-flat-income-tax = Feste Einkommensteuer
house-rule-flat-income-tax-hint = Immer 200 $, kein Zählen
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
house-rule-own-turn-building-told = Alle bauen nur im eigenen Zug.
house-rule-limited-building = Bauen nach und nach
house-rule-limited-building-hint = Nur so viele Häuser und Hotels pro Zug
house-rule-limited-building-number = Häuser und Hotels pro Zug
house-rule-limited-building-told =
    { $number ->
        [one] Ein Haus oder Hotel pro Person und Zug.
       *[other] Höchstens { $number } Häuser und Hotels pro Person und Zug.
    }
house-rule-first-come-buildings = Wer zuerst kommt, baut zuerst
house-rule-first-come-buildings-hint = Die letzten Häuser gehen an die Schnellsten, ohne Versteigerung
house-rule-first-come-buildings-told = Die letzten Häuser und Hotels bekommt, wer zuerst fragt.
house-rule-fast-bankruptcy = Schneller Bankrott
house-rule-fast-bankruptcy-hint = Keine Rettung: Bargeld für die Schuld, Grundstücke an die Bank
house-rule-fast-bankruptcy-told = Bei einem Bankrott geht das Bargeld an die Gläubigerseite, die Grundstücke an die Bank, ohne Rettung.
house-rule-finish-the-round = Runde zu Ende spielen
house-rule-finish-the-round-hint = Schlägt die Stunde, bekommen alle gleich viele Züge
house-rule-finish-the-round-told = Schlägt die Stunde, wird die Runde zu Ende gespielt.
house-rule-cash-breaks-ties = Bargeld bricht Gleichstand
house-rule-cash-breaks-ties-hint = Am Ende gleich reich? Mehr Bargeld gewinnt
house-rule-cash-breaks-ties-told = Bei gleichem Vermögen am Ende gewinnt mehr Bargeld.

unplayable-unknown = Das gibt es hier nicht zur Wahl. Wähl aus den Listen unter /monopoly { command-name-new } und Regeln.
unplayable-number = { $rule } braucht eine ganze Zahl von { $lowest } bis { $highest }.
unplayable-twice = { $rule } und { $other } passen nicht zusammen. Behaltet eins davon.
unplayable-needs = { $rule } braucht ein Spiel mit vereinbarter Stunde. Wählt erst so eins.
unplayable-cash = Die verteilten Grundstücke könnten mehr kosten als das Startgeld. Ändert erst das: { $rules }.
unplayable-cash-game = Dieses Spiel verteilt Grundstücke, die mehr kosten könnten als das Startgeld.
unplayable-game = Im Regelheft { $edition } gibt es das nicht: { $game }. Es gibt: { $games }.
