# Standing orders: the private panel, and what is ordered in plain sentences.

orders-title = Deine Daueraufträge
orders-intro = Daueraufträge antworten sofort für dich, damit niemand auf dich warten muss. Wo du nichts einstellst, wirst du gefragt wie immer. Nur du siehst sie.
orders-unsaved = ✏️ **Noch nicht gespeichert.** Drücke *Speichern*, damit es gilt.
orders-unsaved-none = ✏️ **Noch nicht gespeichert.** Drücke *Speichern*, um alle Daueraufträge abzuschalten.
orders-saved = ✅ Gespeichert. Ab jetzt wird so für dich geantwortet.
orders-saved-none = ✅ Gespeichert. Du hast jetzt keine Daueraufträge und wirst jedes Mal gefragt.
orders-at-once = Sie haben sofort geantwortet:
orders-discarded = Nichts ist geändert.
orders-open = *Du wirst jedes Mal gefragt.*
orders-did = Bisherige Antworten
orders-save = Speichern
orders-discard = Änderungen verwerfen
orders-clear = Dieses Thema zurücksetzen
orders-clear-all = Alles zurücksetzen
orders-back = Alle Daueraufträge
orders-back-topic = Zurück
orders-not-read = „{ $typed }“ ist kein Betrag, den ich verstehe. Schreibe ganze Dollar wie 250, oder lass das Feld leer. Nichts ist geändert.
orders-out-of-range = Dieser Betrag geht hier nicht: { $typed }. Nichts ist geändert.
orders-did-title = Bisherige Antworten deiner Daueraufträge
orders-did-nothing = Deine Daueraufträge haben noch nichts beantwortet.
orders-did-line = <t:{ $at }:R> { $told }
orders-did-untold = Sie haben für dich geantwortet.

## Topics

orders-topic-title = Daueraufträge: { $topic }
orders-topic-buy = Kaufen
orders-topic-bid = Versteigerungen
orders-topic-jail = Gefängnis
orders-topic-tax = Einkommensteuer
orders-topic-debt = Schulden
orders-topic-build = Bauen
orders-topic-mortgage = Hypotheken
orders-topic-trade = Angebote
orders-topic-rent = Miete
orders-about-buy = Wenn du auf einem Grundstück landest, das niemandem gehört. Die Regel für ein Grundstück geht vor der für seine Gruppe, und die vor der allgemeinen. Reicht dein Bargeld nicht, wirst du gefragt.
orders-about-bid = Dein Höchstgebot ist geheim, und du zahlst nie mehr als nötig. Ein Betrag für eine Gruppe gilt für jedes ihrer Grundstücke.
orders-about-jail = Ist der gewählte Weg nicht möglich, würfelst du.
orders-about-tax = Du wählst, ohne die Summe zu kennen.
orders-about-debt = Wenn dein Bargeld für eine Schuld nicht reicht. Verkauft und belastet wird nur so viel wie nötig, Gebäude vor den Grundstücken darunter. Reicht auch das nicht, wirst du gefragt.
orders-about-build = Gebaut wird in dieser Reihenfolge, gleichmäßig, sobald Regeln und Bargeld es erlauben. Bauen kannst du nur auf ganzen Farben.
orders-about-mortgage = Eine Hypothek zu tilgen kostet { $interest } % Zinsen. Hypotheken aus einem Bankrott kannst du sofort ohne weitere Zinsen tilgen.
orders-about-trade = Diese Angebote lehnt der Bot sofort für dich ab. Alle anderen bekommst du wie immer.
orders-about-rent = In diesem Spiel kommt Miete nicht automatisch: Sie muss rechtzeitig kassiert werden.

## Choices: the question, then the answers

orders-rule = Wenn du auf einem Grundstück ohne Besitzer landest
orders-rule-ask = Mich fragen
orders-rule-always = Immer kaufen
orders-rule-never = Nie kaufen
orders-rule-keep = Kaufen, wenn genug Bargeld bleibt…
orders-rule-group = Nur kaufen, um eine Gruppe zu ergänzen oder zu blockieren
orders-percent = Alle Grundstücke ohne eigenen Betrag
orders-percent-ask = Mich fragen
orders-percent-0 = Passen
orders-percent-50 = Bis zum halben Preis
orders-percent-75 = Bis zu drei Vierteln des Preises
orders-percent-100 = Bis zum Preis
orders-percent-125 = Bis 25 % über dem Preis
orders-percent-150 = Bis 50 % über dem Preis
orders-percent-200 = Bis zum doppelten Preis
orders-early = Früh: mehr als { $few } Grundstücke ohne Besitzer
orders-early-ask = Früh: mich fragen
orders-early-throw = Früh: auf Pasch würfeln
orders-early-fine = Früh: { $fine } $ zahlen
orders-early-pass = Früh: Gefängnis-frei-Karte einsetzen, sonst würfeln
orders-early-pass-fine = Früh: Gefängnis-frei-Karte einsetzen, sonst { $fine } $ zahlen
orders-late = Spät: höchstens { $few } Grundstücke ohne Besitzer
orders-late-ask = Spät: mich fragen
orders-late-throw = Spät: auf Pasch würfeln
orders-late-fine = Spät: { $fine } $ zahlen
orders-late-pass = Spät: Gefängnis-frei-Karte einsetzen, sonst würfeln
orders-late-pass-fine = Spät: Gefängnis-frei-Karte einsetzen, sonst { $fine } $ zahlen
orders-last = Vor deinem letzten Wurf im Gefängnis
orders-last-ask = Letzter Wurf: nichts Besonderes
orders-last-throw = Letzter Wurf: Gefängnis-frei-Karte behalten und würfeln
orders-last-pass = Letzter Wurf: Gefängnis-frei-Karte einsetzen, wenn du eine hast
orders-tax = Einkommensteuer
orders-tax-ask = Mich fragen
orders-tax-flat = Den festen Betrag
orders-tax-tenth = Den Anteil von allem, was du hast
orders-raising = Wenn dein Bargeld für eine Schuld nicht reicht
orders-raising-ask = Mich fragen
orders-raising-cheapest = Automatisch auftreiben, in dieser Reihenfolge
orders-received = Belastete Grundstücke aus einem Bankrott
orders-received-ask = Mich fragen
orders-received-lift = Tilgen, soweit das Bargeld reicht
orders-received-hold = Belastet lassen
orders-until = Eine Weile alle Angebote ablehnen
orders-until-ask = Nicht alle ablehnen
orders-until-12 = 12 Stunden lang
orders-until-24 = Einen Tag lang
orders-until-72 = Drei Tage lang
orders-until-168 = Eine Woche lang
orders-rents = Miete kassieren
orders-rents-claim = Immer automatisch kassieren
orders-rents-ask = Ich kassiere selbst

## Single deeds and groups

orders-for-buy = Andere Regel für Gruppe oder Grundstück…
orders-for-bid = Betrag für Gruppe oder Grundstück…
orders-for-build = Gruppe oder Straße bebauen…
orders-count = { $count } eingestellt
orders-which-buy = Ganze Gruppe oder ein Grundstück wählen
orders-which-bid = Gruppe oder Grundstück für einen Betrag wählen…
orders-which-build = Ganze Gruppe oder eine Straße wählen
orders-whole = Ganze Gruppe: { $group }
orders-as-usual = Wie alle anderen
orders-as-group = Wie für die ganze Gruppe
orders-choose-rule = Die Regel für { $what }…
orders-except-usual = Wie alle anderen
orders-except-ask = Mich fragen
orders-except-always = Immer kaufen
orders-except-never = Nie kaufen
orders-except-keep = Kaufen, wenn { $keep } $ bleiben
orders-except-group = Nur zum Ergänzen oder Blockieren
orders-choose-level = Wie hoch auf { $what }…
orders-no-goal = Nicht bebauen
orders-list-first = Zuerst weg: hinzufügen oder entfernen…
orders-list-keep = Am längsten behalten: hinzufügen, entfernen…
orders-list-never = Nie weggeben: hinzufügen oder entfernen…
orders-listed = Nummer { $place } der Liste

## Forms

orders-type-buy = Bargeld festlegen, das bleibt…
orders-type-bid = Grenzen für Karten und Nachlass…
orders-type-jail = Festlegen, wann es spät ist…
orders-type-build = Bargeld behalten, Mangel…
orders-type-mortgage = Eigene tilgen…
orders-type-trade = Mindestgewinn…
orders-form-buying = Kaufen
orders-form-buying-keep = Bargeld, das nach dem Kauf bleiben muss
orders-form-buying-keep-hint = In Dollar, zum Beispiel 200
orders-form-bidding = Versteigerungen
orders-form-bidding-passes = Höchstens für eine Gefängnis-frei-Karte
orders-form-bidding-passes-hint = 0: passen; leer: Du wirst gefragt
orders-form-bidding-limit = Höchstens für alles aus einem Bankrott
orders-form-bidding-limit-hint = Für alle Grundstücke zusammen; leer: keine Grenze
orders-form-bidding-keep = Bargeld, das nicht geboten wird
orders-form-bidding-keep-hint = Leer: auch mehr als dein Bargeld, soweit du es auftreiben kannst
orders-form-leaving = Ab wann ist es spät?
orders-form-leaving-few = Grundstücke ohne Besitzer, 0 bis 28
orders-form-leaving-few-hint = Ab dieser Zahl und darunter ist es spät
orders-form-building = Bauen
orders-form-building-keep = Bargeld, das du behältst
orders-form-building-keep-hint = Gebaut wird nur, wenn dir so viel bleibt
orders-form-building-scarce = Höchstens für ein knappes Gebäude
orders-form-building-scarce-hint = Wenn andere es auch wollen. 0: ihnen lassen; leer: Du wirst gefragt
orders-form-lifting = Deine eigenen Hypotheken
orders-form-lifting-keep = Tilgen, solange so viel Bargeld bleibt
orders-form-lifting-keep-hint = Leer: nur wenn du es sagst
orders-form-trading = Angebote
orders-form-trading-gain = Ablehnen, wenn der Gewinn kleiner ist als
orders-form-trading-gain-hint = Nach den Preisen auf den Karten; -100 erlaubt 100 $ Verlust; leer: Du wirst gefragt
orders-form-most = Höchstens je Grundstück
orders-form-most-hint = 0: passen; leer: wie alle anderen
orders-form-most-title = Versteigerung: { $what }

## What is ordered, told

orders-told-rule-always = Du kaufst alles, worauf du landest.
orders-told-rule-never = Du kaufst nichts, worauf du landest.
orders-told-rule-keep = Du kaufst, wenn dir mindestens { $keep } $ bleiben, sonst nicht.
orders-told-rule-group = Du kaufst nur, was deine Gruppe vollständig macht oder eine fremde blockiert.
orders-told-exception = · { $what }: { $told }
orders-short-ask = Du wirst gefragt
orders-short-always = immer kaufen
orders-short-never = nie kaufen
orders-short-keep = kaufen, wenn { $keep } $ bleiben
orders-short-group = nur zum Ergänzen oder Blockieren
orders-short-most =
    { $most ->
        [0] passen
       *[other] bis { $most } $
    }
orders-told-percent =
    { $percent ->
        [0] Du passt.
       *[other] Du bietest bis zu { $percent } % des Preises.
    }
orders-told-passes =
    { $most ->
        [0] · Gefängnis-frei-Karten: passen
       *[other] · Gefängnis-frei-Karten: bis { $most } $
    }
orders-told-limit = Für alles aus einem Bankrott zahlst du zusammen höchstens { $most } $.
orders-told-bid-keep =
    { $keep ->
        [0] Du bietest nie mehr als dein Bargeld.
       *[other] Von deinem Bargeld bleiben beim Bieten immer { $keep } $ übrig.
    }
orders-told-early = Solange mehr als { $few } Grundstücke niemandem gehören: { $told }.
orders-told-late = Sobald höchstens { $few } Grundstücke niemandem gehören: { $told }.
orders-told-last = Vor deinem letzten Wurf im Gefängnis: { $told }.
orders-way-throw = auf Pasch würfeln
orders-way-fine = { $fine } $ zahlen
orders-way-pass = Gefängnis-frei-Karte einsetzen, sonst würfeln
orders-way-pass-fine = Gefängnis-frei-Karte einsetzen, sonst { $fine } $ zahlen
orders-told-tax-flat = Du zahlst den festen Betrag.
orders-told-tax-tenth = Du zahlst den Anteil von allem, was du hast.
orders-told-raising =
    { $first ->
        [yes] Geld für Schulden wird automatisch aufgetrieben. Zuerst, in dieser Reihenfolge: { $what }. Danach, was sich am billigsten rückgängig machen lässt.
       *[no] Geld für Schulden wird automatisch aufgetrieben, zuerst mit dem, was sich am billigsten rückgängig machen lässt.
    }
orders-told-keep = Das behältst du möglichst lange, das Erste am längsten: { $what }.
orders-told-goal =
    { $whole ->
        [yes] **{ $place }** · { $what }, jede Straße bis { $level }
       *[no] **{ $place }** · { $what } bis { $level }
    }
orders-told-build-keep =
    { $keep ->
        [0] ⚠️ Du gibst dein ganzes Bargeld aus.
       *[other] Du behältst mindestens { $keep } $ Bargeld.
    }
orders-told-scarce =
    { $most ->
        [0] Sind Gebäude knapp, überlässt du sie den anderen.
       *[other] Sind Gebäude knapp, zahlst du höchstens { $most } $ pro Gebäude.
    }
orders-told-received-lift = Hypotheken aus einem Bankrott werden getilgt, soweit dein Bargeld reicht.
orders-told-received-hold = Grundstücke aus einem Bankrott lässt du belastet.
orders-told-lift = Deine Hypotheken werden getilgt, solange dir mindestens { $keep } $ bleiben.
orders-told-until = Bis <t:{ $at }:f> lehnst du jedes Angebot ab.
orders-told-never = Du lehnst Angebote ab, die das verlangen: { $what }.
orders-told-gain =
    { $worth ->
        [even] Du lehnst Angebote ab, mit denen du nach Preisen schlechter dastehst.
        [better] Du lehnst Angebote ab, die dir nach Preisen weniger als { $dollars } $ bringen.
       *[other] Du lehnst Angebote ab, die dich nach Preisen mehr als { $dollars } $ kosten.
    }
orders-told-rents = Der Bot kassiert sie sofort für dich.

## Presets

orders-presets = **Nimm eine Vorlage** (sie ersetzt alles Folgende) oder ändere ein Thema nach dem anderen. *Vorsichtig* behält mehr Bargeld zurück, *mutig* gibt es aus.
orders-preset-careful = Vorsichtig
orders-preset-usual = Normal
orders-preset-bold = Mutig
orders-preset-other = Wie in meinem anderen Spiel
orders-no-other = In keinem anderen laufenden Spiel hast du Daueraufträge. Es wurde nichts geändert.
orders-change = { $topic }…
