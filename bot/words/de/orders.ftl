# Standing orders: the private panel, and what is ordered in plain sentences.

orders-title = Deine Daueraufträge
orders-open-panel = Daueraufträge…
orders-intro = Daueraufträge entscheiden sofort an deiner Stelle, damit niemand auf dich warten muss. Nur du siehst deine Daueraufträge.
orders-unsaved = ✏️ **Noch nicht gespeichert.** Drücke *Speichern*, damit deine Änderungen gelten.
orders-unsaved-none = ✏️ **Noch nicht gespeichert.** Drücke *Speichern*, um alle Daueraufträge abzuschalten.
orders-saved = ✅ Gespeichert. Deine Daueraufträge gelten jetzt.
orders-saved-none = ✅ Gespeichert. Du hast jetzt keine Daueraufträge.
orders-at-once = Deine Daueraufträge haben schon für dich entschieden:
orders-discarded = Deine Änderungen sind verworfen.
orders-open = *Du wirst jedes Mal gefragt.*
orders-open-build = *Du baust selbst, mit **{ button-manage }**.*
orders-open-rent = *Du kassierst deine Miete selbst.*
orders-asked = **Hier wirst du jedes Mal gefragt:** { $topics }
orders-yours = **Machst du selbst:** { $topics }
orders-choose-topic = Was willst du ändern?
orders-did = Was deine Daueraufträge getan haben
orders-save = Speichern
orders-discard = Änderungen verwerfen
orders-clear = Dieses Thema zurücksetzen
orders-clear-all = Alles zurücksetzen
orders-back = Alle Daueraufträge
orders-not-read = „{ $typed }“ ist keine ganze Zahl. Gib eine ein, zum Beispiel 250, oder lass das Feld leer. Es wurde nichts geändert.
orders-out-of-range = Diese Eingabe ist hier nicht möglich: { $typed }. Es wurde nichts geändert.
orders-did-nothing = Deine Daueraufträge haben noch nichts entschieden.
orders-did-line = <t:{ $at }:R> { $told }
orders-did-untold = Deine Daueraufträge haben für dich entschieden.
ordered-bid = Dein Dauerauftrag hat auf { $lot } bis { $most } $ geboten{ $fate ->
        [won] : ersteigert für { $price } $
        [lost] . { $who } hat es für { $price } $ ersteigert
        [unsold] . Niemand hat es ersteigert
       *[open] : Die Versteigerung läuft noch
    }.
ordered-pass = Dein Dauerauftrag hat gepasst: { $lots }.
orders-won = 📋 Dein Dauerauftrag hat { $space } für { $price } $ ersteigert.

## Topics

orders-told-topic = **{ $topic }:** { $told }
orders-brief-keep = { $keep } $ behalten
orders-brief-jail = { $early }. Später: { $late }
orders-brief-lift =
    { $keep ->
        [0] Tilgen, sobald das Geld reicht
       *[other] Tilgen, solange { $keep } $ bleiben
    }
orders-brief-until = Alle ablehnen bis <t:{ $at }:f>
orders-brief-never = Ablehnen, was { $what } verlangt
orders-brief-gain = Ablehnen, was weniger als { $gain } $ Gewinn bringt
orders-all-groups = Alle Farbgruppen
orders-topic-title = Daueraufträge: { $topic }
orders-topic-buy = Kaufen
orders-topic-bid = Versteigerungen
orders-topic-jail = Gefängnis
orders-topic-tax = { space-income-tax }
orders-topic-debt = Schulden
orders-topic-build = Bauen
orders-topic-mortgage = Hypotheken
orders-topic-trade = Angebote
orders-topic-rent = Miete
orders-about-buy = Diese Daueraufträge gelten, wenn du auf einem Grundstück ohne Besitzer landest. Zuerst gilt die Regel für das einzelne Grundstück, sonst die für seine Gruppe, sonst die allgemeine Regel.
orders-about-bid = Der Bot bietet für dich bis zu den Beträgen, die du hier festlegst. Sie bleiben geheim, und du zahlst nie mehr als nötig. Ein Betrag für eine Gruppe gilt für jedes ihrer Grundstücke.
orders-about-jail = Kommst du auf dem gewählten Weg nicht aus dem Gefängnis, würfelst du. Mit *Karte* ist die Gefängnis-frei-Karte gemeint.
orders-about-tax = Wie du die Einkommensteuer zahlst, wählst du, bevor du weißt, wie viel der Prozentsatz ergibt.
orders-about-debt = Diese Daueraufträge gelten, wenn dein Geld für eine Schuld nicht reicht. Der Bot verkauft und belastet nur so viel wie nötig. Bevor er ein Grundstück belastet, verkauft er die Gebäude darauf. Lässt sich so nicht genug Geld auftreiben, wirst du gefragt.
orders-about-build = Der Bot baut gleichmäßig und in der Reihenfolge deines Plans, sobald die Regeln es erlauben und dein Geld reicht. Bauen kannst du nur auf ganzen Farben.
orders-about-mortgage = Eine Hypothek zu tilgen kostet { $interest } % Zinsen. Hypotheken, die du aus einem Bankrott übernimmst, kannst du sofort tilgen, ohne die Zinsen zweimal zu zahlen.
orders-about-trade = Der Bot lehnt sofort die Angebote ab, die du hier beschreibst. Alle anderen Angebote bekommst du wie immer.
orders-about-rent = In diesem Spiel bekommst du Miete nicht automatisch: Du musst sie rechtzeitig kassieren.

## Choices: the question, then the answers

orders-rule = Wenn du auf einem Grundstück ohne Besitzer landest
orders-rule-ask = Mich fragen
orders-rule-always = Immer kaufen
orders-rule-never = Nie kaufen
orders-rule-keep = Kaufen, wenn genug bleibt…
orders-rule-group = Kaufen, um Gruppen zu vervollständigen oder zu blockieren
orders-percent = Höchstgebot für alle Grundstücke ohne eigenen Betrag
orders-percent-ask = { orders-rule-ask }
orders-percent-0 = { button-pass }
orders-percent-50 = Bis zum halben Preis bieten
orders-percent-75 = Bis zu 75 % des Preises bieten
orders-percent-100 = Bis zum aufgedruckten Preis bieten
orders-percent-125 = Bis zu 125 % des Preises bieten
orders-percent-150 = Bis zu 150 % des Preises bieten
orders-percent-200 = Bis zum doppelten Preis bieten
orders-early =
    { $few ->
        [0] Zu Spielbeginn: solange Grundstücke keinen Besitzer haben
        [one] Zu Spielbeginn: solange mehr als 1 Grundstück keinen Besitzer hat
       *[other] Zu Spielbeginn: solange mehr als { $few } Grundstücke keinen Besitzer haben
    }
orders-early-ask = { orders-rule-ask }
orders-early-throw = Auf Pasch würfeln
orders-early-fine = { $fine } $ zahlen
orders-early-pass = Karte einsetzen, sonst würfeln
orders-early-pass-fine = Karte einsetzen, sonst { $fine } $ zahlen
orders-late =
    { $few ->
        [0] Später: wenn kein Grundstück mehr ohne Besitzer ist
        [one] Später: wenn nur noch 1 Grundstück oder keins ohne Besitzer ist
       *[other] Später: wenn nur noch { $few } Grundstücke oder weniger ohne Besitzer sind
    }
orders-late-ask = { orders-rule-ask }
orders-late-throw = { orders-early-throw }
orders-late-fine = { orders-early-fine }
orders-late-pass = { orders-early-pass }
orders-late-pass-fine = { orders-early-pass-fine }
orders-last = Vor deinem letzten Wurf im Gefängnis
orders-last-ask = Wie bei den Würfen davor
orders-last-throw = Karte behalten und würfeln
orders-last-pass = Karte einsetzen
orders-tax = So zahlst du Einkommensteuer
orders-tax-ask = { orders-rule-ask }
orders-tax-flat = Den festen Betrag zahlen
orders-tax-tenth = Den Prozentsatz zahlen
orders-raising = Wenn dein Geld für eine Schuld nicht reicht
orders-raising-ask = { orders-rule-ask }
orders-raising-cheapest = Geld sofort auftreiben
orders-received = Belastete Grundstücke aus einem Bankrott
orders-received-ask = { orders-rule-ask }
orders-received-lift = So viele tilgen wie möglich
orders-received-hold = Belastet lassen
orders-until = Alle Angebote
orders-until-ask = Wie immer bekommen
orders-until-12 = 12 Stunden lang ablehnen
orders-until-24 = 1 Tag lang ablehnen
orders-until-72 = 3 Tage lang ablehnen
orders-until-168 = 1 Woche lang ablehnen
orders-rents = Miete kassieren
orders-rents-claim = Immer automatisch kassieren
orders-rents-ask = Selbst kassieren

## Single deeds and groups

orders-for-buy = Gruppe oder Grundstück…
orders-for-bid = { orders-for-buy }
orders-for-build = In den Plan aufnehmen…
orders-count =
    { $count ->
        [one] 1 Dauerauftrag
       *[other] { $count } Daueraufträge
    }
orders-which-buy = Gruppe oder Grundstück
orders-which-bid = Betrag festlegen für…
orders-which-build = Gruppe oder Straße
orders-whole = Ganze Gruppe: { $group }
orders-as-usual = Wie für alle anderen Grundstücke
orders-as-group = Wie für die ganze Gruppe
orders-choose-rule = Wähle die Regel für { $what }…
orders-except-ask = { orders-rule-ask }
orders-except-always = { orders-rule-always }
orders-except-never = { orders-rule-never }
orders-except-keep =
    { $keep ->
        [0] Kaufen, wenn das Geld reicht
       *[other] Kaufen, wenn noch { $keep } $ bleiben
    }
orders-except-group = Gruppe ergänzen oder blockieren
orders-choose-level = Wie hoch willst du auf { $what } bauen?
orders-no-goal = Nicht bebauen
orders-list-first = Zuerst zu Geld machen…
orders-list-keep = Am längsten behalten…
orders-list-never = Nie weggeben…
orders-lists = Was du auswählst, kommt auf die Liste. Wählst du es noch einmal, wird es wieder gestrichen.
orders-listed = Nummer { $place } der Liste

## Forms

orders-type-buy = Geld, das übrig bleiben soll…
orders-type-bid = Weitere Grenzen beim Bieten…
orders-type-jail = Ab wann „Später“ gilt…
orders-type-build = Geld behalten, knappe Gebäude…
orders-type-mortgage = Eigene Hypotheken tilgen…
orders-type-trade = Mindestgewinn festlegen…
orders-form-buying = { orders-topic-buy }
orders-form-buying-keep = Geld, das nach dem Kauf übrig bleiben muss
orders-form-buying-keep-hint = Ein Betrag, zum Beispiel 200
orders-form-bidding = { orders-topic-bid }
orders-form-bidding-most = { orders-form-most }
orders-form-bidding-most-hint = Gilt, wo du nichts anderes festgelegt hast. Ergeben Prozente weniger, gelten sie. Mit 0 passt du.
orders-form-bidding-passes = Höchstgebot für eine Gefängnis-frei-Karte
orders-form-bidding-passes-hint = Mit 0 passt du. Ist das Feld leer, wirst du gefragt.
orders-form-bidding-limit = Höchstbetrag für alles aus einem Bankrott
orders-form-bidding-limit-hint = Gilt für alles zusammen, was eine bankrotte Person hinterlässt. Leer heißt: keine Grenze.
orders-form-bidding-keep = Geld, das du beim Bieten behältst
orders-form-bidding-keep-hint = Ist das Feld leer, bietest du auch Geld, das du erst auftreiben musst.
orders-form-leaving = Ab wann gilt „Später“?
orders-form-leaving-few = Grundstücke ohne Besitzer, 0 bis 28
orders-form-leaving-few-hint = „Später“ gilt, sobald nur noch so viele Grundstücke oder weniger ohne Besitzer sind.
orders-form-building = { orders-topic-build }
orders-form-building-keep = Geld, das du behältst
orders-form-building-keep-hint = Der Bot baut nur, wenn dir danach so viel bleibt.
orders-form-building-scarce = Höchstgebot für ein knappes Gebäude
orders-form-building-scarce-hint = Mit 0 überlässt du das Gebäude den anderen. Lass das Feld leer, um gefragt zu werden.
orders-form-lifting = Deine eigenen Hypotheken
orders-form-lifting-keep = Tilgen, solange so viel Geld bleibt
orders-form-lifting-keep-hint = Ist das Feld leer, tilgt der Bot keine deiner Hypotheken.
orders-form-trading = { orders-topic-trade }
orders-form-trading-gain = Ablehnen, wenn der Gewinn kleiner ist als
orders-form-trading-gain-hint = Es zählen die aufgedruckten Preise. -100 erlaubt 100 $ Verlust. Ist das Feld leer, wirst du gefragt.
orders-form-most = Höchstgebot für jedes Grundstück
orders-form-most-hint = Mit 0 passt du. Ist das Feld leer, gelten deine anderen Daueraufträge.
orders-form-most-title = Versteigerung: { $what }

## What is ordered, told

orders-told-rule-always = Der Bot kauft jedes Grundstück, auf dem du landest. Reicht dein Geld nicht, wirst du gefragt.
orders-told-rule-never = Der Bot kauft kein Grundstück, auf dem du landest.
orders-told-rule-keep =
    { $keep ->
        [0] Der Bot kauft jedes Grundstück, für das dein Geld reicht.
       *[other] Der Bot kauft ein Grundstück nur, wenn du danach noch mindestens { $keep } $ hast. Sonst { $declined ->
            [left-with-bank] kauft er es nicht.
           *[auctioned] wird es versteigert.
        }
    }
orders-told-rule-group = Der Bot kauft ein Grundstück nur, wenn du damit eine Gruppe vervollständigst oder jemand anderen daran hinderst.
orders-told-exception = · { $what }: { $told }
orders-short-ask = jedes Mal fragen
orders-short-always = immer kaufen
orders-short-never = nie kaufen
orders-short-keep =
    { $keep ->
        [0] kaufen, wenn dein Geld reicht
       *[other] kaufen, wenn du { $keep } $ behältst
    }
orders-short-group = nur kaufen, um eine Gruppe zu vervollständigen oder zu blockieren
orders-short-most =
    { $most ->
        [0] passen
       *[other] bis { $most } $
    }
orders-told-percent =
    { $percent ->
        [0] Der Bot passt für dich.
       *[other] Der Bot bietet bis zu { $percent } % des aufgedruckten Preises.
    }
orders-told-most =
    { $most ->
        [0] Bei Grundstücken ohne eigenen Betrag passt der Bot.
       *[other] Für ein Grundstück ohne eigenen Betrag bietet der Bot höchstens { $most } $.
    }
orders-told-passes =
    { $most ->
        [0] · Gefängnis-frei-Karten: passen
       *[other] · Gefängnis-frei-Karten: bis { $most } $
    }
orders-told-limit = Wird alles aus einem Bankrott versteigert, gibt der Bot dafür zusammen höchstens { $most } $ aus.
orders-told-bid-keep =
    { $keep ->
        [0] Der Bot bietet nie mehr Geld, als du hast.
       *[other] Beim Bieten behältst du immer mindestens { $keep } $.
    }
orders-told-early =
    { $few ->
        [0] Solange noch ein Grundstück ohne Besitzer ist: { $told }.
        [one] Solange mehr als ein Grundstück ohne Besitzer ist: { $told }.
       *[other] Solange mehr als { $few } Grundstücke ohne Besitzer sind: { $told }.
    }
orders-told-late =
    { $few ->
        [0] Sobald kein Grundstück mehr ohne Besitzer ist: { $told }.
        [one] Sobald nur noch ein Grundstück oder keins ohne Besitzer ist: { $told }.
       *[other] Sobald nur noch { $few } Grundstücke oder weniger ohne Besitzer sind: { $told }.
    }
orders-told-last = Vor deinem letzten Wurf im Gefängnis: { $told }.
orders-way-throw = auf Pasch würfeln
orders-way-fine = { $fine } $ zahlen
orders-way-pass = Gefängnis-frei-Karte einsetzen, sonst würfeln
orders-way-pass-fine = Gefängnis-frei-Karte einsetzen, sonst { $fine } $ zahlen
orders-told-tax-flat = Der Bot zahlt den festen Betrag.
orders-told-tax-tenth = Der Bot zahlt statt des festen Betrags einen Anteil von allem, was du hast.
orders-told-raising =
    { $count ->
        [0] Der Bot treibt das Geld automatisch auf: Erst belastet er unbebaute Grundstücke, dann verkauft er Gebäude.
        [one] Der Bot treibt das Geld automatisch auf. Zuerst verkauft oder belastet er { $what }. Danach belastet er andere unbebaute Grundstücke und verkauft zuletzt Gebäude.
       *[other] Der Bot treibt das Geld automatisch auf. Zuerst verkauft oder belastet er das hier, in dieser Reihenfolge: { $what }. Danach belastet er andere unbebaute Grundstücke und verkauft zuletzt Gebäude.
    }
orders-told-keep =
    { $count ->
        [one] { $what } behältst du möglichst lange.
       *[other] Das behältst du möglichst lange (was vorn steht, am längsten): { $what }.
    }
orders-told-goal =
    { $steps ->
        [1] { "" }
       *[other] **{ $place }** ·{" "}
    }{ $whole ->
        [yes] { $what }: auf jeder Straße höchstens { $level }
       *[no] { $what }: höchstens { $level }
    }.
orders-told-build-keep =
    { $keep ->
        [0] ⚠️ Fürs Bauen gibt der Bot auch dein letztes Geld aus.
       *[other] Beim Bauen behältst du mindestens { $keep } $.
    }
orders-told-scarce =
    { $most ->
        [0] Sind Gebäude knapp, überlässt der Bot sie den anderen.
       *[other] Sind Gebäude knapp, bietet der Bot höchstens { $most } $ pro Gebäude.
    }
orders-told-received-lift = Bei Grundstücken aus einem Bankrott tilgt der Bot die Hypotheken, soweit dein Geld reicht.
orders-told-received-hold = Grundstücke aus einem Bankrott bleiben belastet.
orders-told-lift =
    { $keep ->
        [0] Der Bot tilgt deine Hypotheken, sobald dein Geld reicht.
       *[other] Der Bot tilgt deine Hypotheken, solange du danach noch mindestens { $keep } $ hast.
    }
orders-told-until = Bis <t:{ $at }:f> lehnt der Bot jedes Angebot ab.
orders-told-never =
    { $count ->
        [one] Der Bot lehnt jedes Angebot ab, das { $what } verlangt.
       *[other] Der Bot lehnt jedes Angebot ab, das etwas davon verlangt: { $what }.
    }
orders-told-gain =
    { $worth ->
        [even] Der Bot lehnt Angebote ab, bei denen du nach aufgedruckten Preisen Verlust machst.
        [better] Der Bot lehnt Angebote ab, die dir nach aufgedruckten Preisen weniger als { $dollars } $ Gewinn bringen.
       *[other] Der Bot lehnt Angebote ab, bei denen du nach aufgedruckten Preisen mehr als { $dollars } $ verlierst.
    }
orders-told-rents = Der Bot kassiert Miete sofort für dich.

## Presets

orders-presets = **Vorlagen** ersetzen alle deine Daueraufträge auf einmal.
orders-presets-about = Mit *Vorsichtig* behältst du mehr Geld, mit *Mutig* gibst du es eher aus, und *Normal* liegt dazwischen.
orders-preset-careful = Vorsichtig
orders-preset-usual = Normal
orders-preset-bold = Mutig
orders-preset-other = Wie in meinem anderen Spiel
orders-no-other = In keinem anderen laufenden Spiel hast du Daueraufträge. Es wurde nichts geändert.

command-name-orders = daueraufträge
command-orders = Daueraufträge festlegen, die sofort für dich entscheiden
