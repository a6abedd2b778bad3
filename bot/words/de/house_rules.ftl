## Editions, games and house rules that may be chosen before a game starts.

edition-1935-hint = Belasten kannst du auch in bebauten Farben; ein Pasch im Gefängnis bringt noch einen Wurf
edition-1973-hint = Die klassischen Regeln mit zwei Kurzspielen zur Wahl
edition-1994-hint = Die klassischen Regeln, auf Wunsch auch als Kurzspiel oder Spiel auf Zeit
edition-1998-hint = Das Millennium-Regelheft; es spielt sich wie 1994
edition-2008-hint = Neuere Karten, 100 $ Zusatzsteuer, und du baust nur im eigenen Zug
edition-unknown-hint = Was anders ist, steht unter { COMMAND("rules") }

game-standard = Normales Spiel
game-standard-hint = Wer zuletzt übrig bleibt, gewinnt
game-short = Kurzspiel
game-short-hint = Drei Grundstücke umsonst, billigere Hotels; der erste Bankrott beendet das Spiel
game-time-limit = Spiel auf Zeit
game-time-limit-hint = Alle bekommen zwei Grundstücke und bezahlen sie; am Ende gewinnt das größte Vermögen
game-short-evening = Kurzer Abend
game-short-evening-hint = Live, unter 45 Minuten; alle bekommen und bezahlen zwei Grundstücke
game-new-short = Neues Kurzspiel
game-new-short-hint = Spiel auf Zeit von 1935: Alle bekommen zwei Grundstücke und bezahlen sie

house-rule-parking-pot = Topf auf Frei Parken
house-rule-parking-pot-hint = Wer auf Frei Parken landet, bekommt, was ihr als Strafe, Steuer oder wegen einer Karte gezahlt habt
house-rule-parking-pot-number = Betrag, den die Bank in jeden Topf legt
house-rule-parking-pot-told =
    { $free_parking_seed ->
        [0] Auf Frei Parken sammelt sich, was ihr sonst der Bank als Strafe, als Steuer oder wegen einer Karte zahlt. Wer dort landet, bekommt alles.
       *[other] Auf Frei Parken sammelt sich, was ihr sonst der Bank als Strafe, als Steuer oder wegen einer Karte zahlt. Wer dort landet, bekommt alles und dazu { $free_parking_seed } $ von der Bank.
    }
house-rule-double-go = Doppeltes Gehalt auf LOS
house-rule-double-go-hint = Wer genau auf LOS landet, bekommt das doppelte Gehalt
house-rule-double-go-told = Wer genau auf LOS landet, bekommt das doppelte Gehalt.
house-rule-no-auctions = Keine Versteigerungen
house-rule-no-auctions-hint = Ein Grundstück, das du nicht kaufst, bleibt bei der Bank
house-rule-no-auctions-told = Ein Grundstück, das du nicht kaufst, bleibt bei der Bank, bis wieder jemand dort landet.
house-rule-auction-reserve = Mindestgebot
house-rule-auction-reserve-hint = Das erste Gebot muss einen bestimmten Prozentsatz des aufgedruckten Preises erreichen
house-rule-auction-reserve-number = Prozent des aufgedruckten Preises
house-rule-auction-reserve-told = Das erste Gebot in einer Versteigerung muss mindestens { $reserve_percent } % des aufgedruckten Preises betragen.
house-rule-auction-step = Größere Schritte beim Bieten
house-rule-auction-step-hint = Jedes Gebot muss das letzte um einen Mindestbetrag übertreffen
house-rule-auction-step-number = Mindestabstand zum letzten Gebot
house-rule-auction-step-told = In einer Versteigerung muss jedes Gebot mindestens { $auction_step } $ höher sein als das letzte.
house-rule-cash-bids = Nur bieten, was du hast
house-rule-cash-bids-hint = Du kannst höchstens so viel bieten, wie du Geld hast
house-rule-cash-bids-told = Du kannst höchstens so viel bieten, wie du Geld hast.
house-rule-bids-without-cap = Bieten ohne Grenze
house-rule-bids-without-cap-hint = Biete, so viel du willst; kannst du nicht zahlen, bist du bankrott
house-rule-bids-without-cap-told = Du darfst jede Summe bieten. Gewinnst du und kannst nicht zahlen, bist du bankrott.
house-rule-starting-cash = Startgeld
house-rule-starting-cash-hint = Alle beginnen mit mehr oder weniger als 1.500 $
house-rule-starting-cash-number = Geld zum Start
house-rule-starting-cash-told = { rules-start-cash }
house-rule-dealt-deeds = Geschenkte Startgrundstücke
house-rule-dealt-deeds-hint = Alle bekommen vor dem ersten Wurf Grundstücke geschenkt
house-rule-dealt-deeds-number = Grundstücke pro Person
house-rule-dealt-deeds-told =
    { $setup_count ->
        [one] Alle bekommen vor dem ersten Wurf ein Grundstück geschenkt.
       *[other] Alle bekommen vor dem ersten Wurf { $setup_count } Grundstücke geschenkt.
    }
house-rule-sold-deeds = Bezahlte Startgrundstücke
house-rule-sold-deeds-hint = Alle bekommen vor dem ersten Wurf Grundstücke und bezahlen sie
house-rule-sold-deeds-number = { house-rule-dealt-deeds-number }
house-rule-sold-deeds-told =
    { $setup_count ->
        [one] Alle bekommen vor dem ersten Wurf ein Grundstück und zahlen den aufgedruckten Preis.
       *[other] Alle bekommen vor dem ersten Wurf { $setup_count } Grundstücke und zahlen die aufgedruckten Preise.
    }
house-rule-players = Zahl der Plätze
house-rule-players-hint = Wie viele höchstens mitspielen; starten könnt ihr schon zu zweit
house-rule-players-number = Höchstzahl der Plätze
house-rule-players-told = { rules-players }
house-rule-no-buying-first-lap = Kein Kaufen in der ersten Runde
house-rule-no-buying-first-lap-hint = Du darfst erst kaufen und bieten, wenn du einmal um den Spielplan gezogen bist
house-rule-no-buying-first-lap-told = Kaufen und bieten darf erst, wer einmal um den Spielplan gezogen ist.
house-rule-no-trading-first-lap = Kein Handeln in der ersten Runde
house-rule-no-trading-first-lap-hint = Du darfst erst handeln, wenn du einmal um den Spielplan gezogen bist
house-rule-no-trading-first-lap-told = Handeln darf erst, wer einmal um den Spielplan gezogen ist.
house-rule-no-rent-in-jail = Keine Miete im Gefängnis
house-rule-no-rent-in-jail-hint = Wer im Gefängnis sitzt, bekommt keine Miete
house-rule-no-rent-in-jail-told = Wer im Gefängnis sitzt, bekommt keine Miete.
house-rule-jail-fine = Andere Strafe im Gefängnis
house-rule-jail-fine-hint = Aus dem Gefängnis zu kommen kostet mehr oder weniger als 50 $
house-rule-jail-fine-number = Höhe der Strafe
house-rule-jail-fine-told =
    { $jail_fine ->
        [0] Aus dem Gefängnis zu kommen kostet nichts.
       *[other] Aus dem Gefängnis zu kommen kostet { $jail_fine } $.
    }
house-rule-throw-after-jail-doubles = Noch ein Wurf nach Pasch im Gefängnis
house-rule-throw-after-jail-doubles-hint = Bringt dich ein Pasch aus dem Gefängnis, würfelst du danach noch einmal
house-rule-throw-after-jail-doubles-told = Wer mit einem Pasch aus dem Gefängnis kommt, würfelt noch einmal.
house-rule-no-throw-after-jail-doubles = Kein zweiter Wurf nach Gefängnis
house-rule-no-throw-after-jail-doubles-hint = Bringt dich ein Pasch aus dem Gefängnis, würfelst du danach nicht noch einmal
house-rule-no-throw-after-jail-doubles-told = Wer mit einem Pasch aus dem Gefängnis kommt, würfelt nicht noch einmal.
house-rule-claimed-rent = Miete selbst kassieren
house-rule-claimed-rent-hint = Streng nach Regelheft: Wer nicht rechtzeitig kassiert, bekommt nichts
house-rule-claimed-rent-told = Streng nach Regelheft musst du Miete rechtzeitig kassieren, sonst bekommst du sie nicht.
house-rule-flat-income-tax = Feste Einkommensteuer
house-rule-flat-income-tax-hint = Du zahlst immer 200 $ und musst nichts ausrechnen
house-rule-flat-income-tax-told = Die Einkommensteuer beträgt immer { $income_tax_flat } $.
house-rule-houses = Zahl der Häuser
house-rule-houses-hint = Die Bank hat mehr oder weniger als 32 Häuser
house-rule-houses-number = Häuser in der Bank
house-rule-houses-told =
    { $houses ->
        [1] Die Bank hat ein Haus.
       *[other] Die Bank hat { $houses } Häuser.
    }
house-rule-hotels = Zahl der Hotels
house-rule-hotels-hint = Die Bank hat mehr oder weniger als 12 Hotels
house-rule-hotels-number = Hotels in der Bank
house-rule-hotels-told =
    { $hotels ->
        [0] Es gibt keine Hotels.
        [one] Die Bank hat ein Hotel.
       *[other] Die Bank hat { $hotels } Hotels.
    }
house-rule-own-turn-building = Bauen nur im eigenen Zug
house-rule-own-turn-building-hint = Du darfst nicht bauen, während andere am Zug sind
house-rule-own-turn-building-told = Bauen dürft ihr nur in eurem eigenen Zug.
house-rule-limited-building = Höchstzahl beim Bauen
house-rule-limited-building-hint = Jede Person darf pro Zug nur eine bestimmte Zahl von Gebäuden bauen
house-rule-limited-building-number = Häuser und Hotels pro Zug
house-rule-limited-building-told =
    { $building_limit_most ->
        [one] Jede Person darf pro Zug höchstens ein Haus oder Hotel bauen.
       *[other] Jede Person darf pro Zug insgesamt höchstens { $building_limit_most } Häuser und Hotels bauen.
    }
house-rule-first-come-buildings = Wer zuerst kommt, baut zuerst
house-rule-first-come-buildings-hint = Die letzten Häuser bekommt, wer zuerst baut, ohne Versteigerung
house-rule-first-come-buildings-told = Die letzten Häuser und Hotels bekommt, wer zuerst baut.
house-rule-fast-bankruptcy = Schneller Bankrott
house-rule-fast-bankruptcy-hint = Ein Bankrott gilt sofort, kein Handel rettet dich; deine Grundstücke gehen an die Bank
house-rule-fast-bankruptcy-told = Ein Bankrott gilt sofort, und kein Handel rettet dich mehr. Dein Geld geht an die Person, der du Geld schuldest, deine Grundstücke gehen an die Bank.
house-rule-finish-the-round = Runde zu Ende spielen
house-rule-finish-the-round-hint = Nach Ablauf der Spielzeit spielt ihr weiter, bis alle gleich viele Züge hatten
house-rule-finish-the-round-told = Ist die Spielzeit um, spielt ihr die angefangene Runde noch zu Ende.
house-rule-cash-breaks-ties = Bei Gleichstand zählt Geld
house-rule-cash-breaks-ties-hint = Bei gleichem Vermögen gewinnt, wer mehr Geld hat
house-rule-cash-breaks-ties-told = Bei gleichem Vermögen gewinnt, wer mehr Geld hat.

unplayable-unknown = Diese Auswahl gibt es nicht. Wähle aus den Listen von `{ COMMAND("new") }` oder unter „Einstellungen“ > „Regeln“.
unplayable-number = „{ $rule }“ braucht eine ganze Zahl von { $lowest } bis { $highest }.
unplayable-twice = „{ $rule }“ und „{ $other }“ passen nicht zusammen. Wählt nur eins davon.
unplayable-needs = „{ $rule }“ geht nur in einem Spiel auf Zeit. Wählt zuerst ein Spiel auf Zeit.
unplayable-cash = Die Startgrundstücke könnten mehr kosten als das Startgeld. Ändert zuerst: { $rules }.
unplayable-cash-game = In diesem Spiel könnten die Startgrundstücke mehr kosten als das Startgeld. Wählt ein anderes Spiel.
unplayable-game = Im Regelheft { $edition } gibt es „{ $game }“ nicht. Zur Wahl stehen: { $games }.

## The panel in which the rules of a game are chosen.

chosen-edition = **Regelheft { $edition }** · { $hint }.
chosen-game = **{ $game }** · { $hint }.
chosen-length = **Ende:** { $length } nach dem Start.
chosen-house-rules = **Hausregeln**
chosen-house-rule = • { $told }
chosen-more = { $count } weitere unter **Einstellungen** > **Regeln**

new-edition = { $edition }: { $hint }
new-game = { $game }: { $hint }

rules-title = Die Regeln dieses Spiels
rules-panel-note = ⚠️ { $note }
rules-panel-seats =
    { $most ->
        [2] In diesem Spiel können 2 mitspielen.
       *[other] In diesem Spiel können { $least } bis { $most } mitspielen.
    }
rules-panel-no-house-rules = Es gibt keine Hausregeln: Ihr spielt nach Regelheft.
rules-panel-mine = -# Was du wählst, gilt sofort.
rules-panel-others = -# Nur der Host kann die Regeln ändern. Änderungen siehst du in der Lobby.
rules-edition = Regelheft { $edition }
rules-left-behind = Der Bot hat abgewählt, was nicht zur neuen Wahl passt: { $rules }.
rules-choose-edition = Regelheft wählen
rules-choose-game = Spiel wählen
rules-choose-length = Spieldauer wählen
rules-choose-topic = Thema der Hausregeln wählen
rules-choose-house = Hausregeln ankreuzen
rules-form-range = Gib eine ganze Zahl von { $lowest } bis { $highest } ein.
button-rules-house =
    { $count ->
        [0] Hausregeln
       *[other] Hausregeln ({ $count })
    }
button-rules-on = { $rule }: an
button-rules-off = { $rule }: aus
button-rules-length = Dauer eingeben…
button-rules-back = Regelheft und Spiel
button-rules-clear = Auf Regelheft zurücksetzen
button-rules-number = { $rule }: { $unit ->
        [dollars] { $number } $
        [percent] { $number } %
       *[things] { $number }
    }
house-topic-start = Plätze und Start
house-topic-money = LOS, Miete und Steuern
house-topic-jail = { orders-topic-jail }
house-topic-auctions = { orders-topic-bid }
house-topic-building = Häuser und Hotels
house-topic-end = Bankrott und Ende
house-topic-chosen =
    { $count ->
        [0] Noch keine gewählt
        [one] 1 gewählt
       *[other] { $count } gewählt
    }
length-1h = 1 Stunde
length-2h = 2 Stunden
length-3h = 3 Stunden
length-1d = 1 Tag
length-3d = 3 Tage
length-7d = 1 Woche
length-30d = { moment-offer-30-days }
length-form-title = Wie lange spielt ihr?
length-form-hours = Stunden
length-form-minutes = Minuten
length-form-range = Stunden und Minuten müssen zusammen mindestens zehn Minuten und höchstens ein Jahr ergeben.
length-not-read = Gib ganze Stunden und Minuten ein, zum Beispiel 2 und 30.

command-name-rules = regeln
option-name-topic = thema
command-rules = Die Regeln dieses Spiels nachlesen
command-rules-topic = Welches Thema: Gefängnis, Versteigerungen, Hypotheken…
command-rules-edition = Ein anderes Regelheft nachlesen als das dieses Spiels
