# Standing orders: the private panel, and what is ordered in plain sentences.

orders-title = Deine Daueraufträge
orders-intro = Sie antworten für dich, sobald du gefragt bist, damit niemand auf dich warten muss. Wo nichts eingestellt ist, wirst du gefragt wie immer. Sonst sieht sie niemand.
orders-unsaved = ✏️ **Gilt noch nicht.** Drück *Speichern*, wenn alles so ist, wie du es willst.
orders-saved = ✅ Gespeichert: Ab jetzt wird so für dich geantwortet.
orders-at-once = Sie haben gleich geantwortet:
orders-discarded = Nichts ist geändert.
orders-nothing = **Noch ist nichts eingestellt.** Du könntest zum Beispiel: kaufen, wenn dir 300 $ bleiben, bis zum Preis eines Grundstücks bieten, eine Freikarte spielen, auf Orange Hotels bauen.
orders-silent = *Du wirst gefragt bei* { $topics }
orders-open = *Du wirst gefragt.*
orders-choose-topic = Worum soll es gehen?
orders-did = Was sie getan haben
orders-save = Speichern
orders-discard = Änderungen verwerfen
orders-clear = Leeren
orders-clear-all = Alles leeren
orders-back = Alle Daueraufträge
orders-back-topic = Zurück
orders-not-read = „{ $typed }“ kann ich nicht als Betrag lesen, also ist nichts geändert. Tipp ganze Dollar wie 250, oder lass das Feld leer.
orders-out-of-range = Das ist mehr oder weniger, als hier geht: { $typed }. Nichts ist geändert.
orders-did-title = Was deine Daueraufträge getan haben
orders-did-nothing = Sie haben noch nichts beantwortet.
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
orders-hint-buy = Kaufen oder nicht, wo du landest
orders-hint-bid = Wie viel du höchstens bietest
orders-hint-jail = Zahlen, Freikarte spielen oder würfeln
orders-hint-tax = Pauschal oder den Anteil
orders-hint-debt = Was zuerst verkauft und belastet wird
orders-hint-build = Was gebaut wird, sobald Geld da ist
orders-hint-mortgage = Hypotheken tilgen
orders-hint-trade = Welche Angebote abgelehnt werden
orders-hint-rent = Rechtzeitig einfordern
orders-about-buy = Wenn du auf einem Grundstück landest, das niemandem gehört. Eine Regel für eine Gruppe geht vor der allgemeinen, eine für ein Grundstück vor beiden. Willst du etwas und das Bargeld reicht nicht, wirst du gefragt.
orders-about-bid = Dein Höchstgebot ist geheim, und es wird nie mehr geboten als nötig. Ein Betrag für eine Gruppe gilt für jedes ihrer Grundstücke.
orders-about-jail = Geht der gewählte Weg nicht, würfelst du.
orders-about-tax = Vor der Wahl wird die Summe nicht ausgerechnet.
orders-about-debt = Wenn du mehr schuldest, als du bar hast. Es wird nicht mehr verkauft oder belastet als nötig; Gebäude gehen vor den Grundstücken, auf denen sie stehen. Reicht nichts, wirst du gefragt.
orders-about-build = Gebaut wird in dieser Reihenfolge, gleichmäßig, sobald Regeln und Bargeld es erlauben. Bauen kannst du nur auf ganzen Farben.
orders-about-mortgage = Eine Hypothek zu tilgen kostet { $interest } % Zinsen. Die aus einer Konkursmasse darfst du gleich ohne weitere Zinsen tilgen.
orders-about-trade = Diese Angebote werden ungelesen abgelehnt. Alle anderen erreichen dich wie immer.
orders-about-rent = In diesem Spiel muss Miete eingefordert werden, bevor es zu spät ist.

## Choices: the question, then the answers

orders-rule = Wo du landest
orders-rule-ask = Frag mich
orders-rule-always = Immer kaufen
orders-rule-never = Nie kaufen
orders-rule-keep = Kaufen, wenn genug Bargeld bleibt…
orders-rule-group = Nur kaufen, was eine Gruppe ergänzt oder blockiert
orders-percent = Alle Grundstücke ohne eigenen Betrag
orders-percent-ask = Frag mich
orders-percent-0 = Passen
orders-percent-50 = Bis zum halben Preis
orders-percent-75 = Bis zu drei Vierteln vom Preis
orders-percent-100 = Bis zum Preis
orders-percent-125 = Bis ein Viertel über dem Preis
orders-percent-150 = Bis zum Anderthalbfachen vom Preis
orders-percent-200 = Bis zum doppelten Preis
orders-early = Früh: solange mehr als { $few } Grundstücke frei sind
orders-early-ask = Früh: Frag mich
orders-early-throw = Früh: auf Pasch würfeln
orders-early-fine = Früh: { $fine } $ zahlen
orders-early-pass = Früh: Freikarte spielen, sonst würfeln
orders-early-pass-fine = Früh: Freikarte spielen, sonst { $fine } $ zahlen
orders-late = Spät: wenn nur noch { $few } Grundstücke frei sind
orders-late-ask = Spät: Frag mich
orders-late-throw = Spät: auf Pasch würfeln
orders-late-fine = Spät: { $fine } $ zahlen
orders-late-pass = Spät: Freikarte spielen, sonst würfeln
orders-late-pass-fine = Spät: Freikarte spielen, sonst { $fine } $ zahlen
orders-last = Vor deinem letzten Wurf im Gefängnis
orders-last-ask = Letzter Wurf: nichts Besonderes
orders-last-throw = Letzter Wurf: Freikarte behalten und würfeln
orders-last-pass = Letzter Wurf: Freikarte spielen, wenn du eine hast
orders-tax = Einkommensteuer
orders-tax-ask = Frag mich
orders-tax-flat = Pauschal
orders-tax-tenth = Den Anteil von allem, was ich habe
orders-raising = Wenn du mehr schuldest, als du bar hast
orders-raising-ask = Frag mich
orders-raising-cheapest = In dieser Reihenfolge auftreiben
orders-received = Belastete Grundstücke aus einer Konkursmasse
orders-received-ask = Frag mich
orders-received-lift = Tilgen, so weit das Bargeld reicht
orders-received-hold = Hypotheken behalten
orders-until = Eine Weile alle Angebote ablehnen
orders-until-ask = Nein
orders-until-12 = 12 Stunden lang
orders-until-24 = Einen Tag lang
orders-until-72 = Drei Tage lang
orders-until-168 = Eine Woche lang
orders-rents = Miete, die man einfordern muss
orders-rents-claim = Immer einfordern
orders-rents-ask = Mir überlassen

## Single deeds and groups

orders-for-buy = Andere Regel für Gruppe oder Grundstück…
orders-for-bid = Betrag für Gruppe oder Grundstück…
orders-for-build = Gruppe oder Straße einplanen…
orders-count = { $count } eingestellt
orders-which-buy = Ganze Gruppe oder ein Grundstück wählen
orders-which-bid = Ganze Gruppe oder ein Grundstück für einen Betrag wählen…
orders-which-build = Ganze Gruppe oder eine Straße wählen
orders-whole = Alles: { $group }
orders-as-usual = Wie alle anderen
orders-as-group = Wie für die ganze Gruppe
orders-choose-rule = Die Regel für { $what }…
orders-except-usual = Wie alle anderen
orders-except-ask = Frag mich
orders-except-always = Immer kaufen
orders-except-never = Nie kaufen
orders-except-keep = Kaufen, wenn { $keep } $ bleiben
orders-except-group = Nur zum Ergänzen oder Blockieren
orders-choose-level = Wie hoch auf { $what }…
orders-no-goal = Nicht eingeplant
orders-list-first = Geht zuerst: dazu oder weg…
orders-list-keep = Bleibt am längsten: dazu oder weg…
orders-list-never = Nie weggeben: dazu oder weg…
orders-listed = Nummer { $place } auf der Liste

## Forms

orders-type-buy = Bargeld, das bleiben muss…
orders-type-bid = Freikarten, Konkursmasse, Bargeld…
orders-type-jail = Wann es spät ist…
orders-type-build = Bargeld behalten, Mangel…
orders-type-mortgage = Eigene tilgen…
orders-type-trade = Mindestgewinn…
orders-form-buying = Kaufen
orders-form-buying-keep = Bargeld, das nach dem Kauf bleiben muss
orders-form-buying-keep-hint = In Dollar, zum Beispiel 200
orders-form-bidding = Versteigerungen
orders-form-bidding-passes = Höchstens für eine Freikarte
orders-form-bidding-passes-hint = 0: passen; leer: Du wirst gefragt
orders-form-bidding-limit = Höchstens für eine ganze Konkursmasse
orders-form-bidding-limit-hint = Für alles aus einem Bankrott zusammen; leer: keine Grenze
orders-form-bidding-keep = Bargeld, das nicht geboten wird
orders-form-bidding-keep-hint = Leer: auch mehr als dein Bargeld, so weit du es auftreiben kannst
orders-form-leaving = Wann ist es spät im Spiel?
orders-form-leaving-few = Noch freie Grundstücke, 0 bis 28
orders-form-leaving-few-hint = Spät ist es, wenn nicht mehr als so viele frei sind
orders-form-building = Bauen
orders-form-building-keep = Bargeld, das du behältst
orders-form-building-keep-hint = Gebaut wird nur, wenn dir so viel bleibt
orders-form-building-scarce = Höchstens für ein knappes Gebäude
orders-form-building-scarce-hint = Wenn andere es auch wollen. 0: ihnen lassen; leer: Du wirst gefragt
orders-form-lifting = Deine eigenen Hypotheken
orders-form-lifting-keep = Tilgen, solange so viel Bargeld bleibt
orders-form-lifting-keep-hint = Leer: nur wenn du es sagst
orders-form-trading = Angebote
orders-form-trading-gain = Ablehnen unter einem Gewinn von
orders-form-trading-gain-hint = Nach den Preisen auf den Karten; -100 erlaubt 100 $ Verlust; leer: Du wirst gefragt
orders-form-most = Höchstens je Grundstück
orders-form-most-hint = 0: passen; leer: wie alle anderen
orders-form-most-title = Versteigerung: { $what }

## What is ordered, told

orders-told-rule-always = Du kaufst alles, worauf du landest.
orders-told-rule-never = Du kaufst nichts, worauf du landest.
orders-told-rule-keep = Du kaufst, wenn dir mindestens { $keep } $ bleiben, sonst nicht.
orders-told-rule-group = Du kaufst nur, was deine Gruppe vollständig macht oder eine fremde verhindert.
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
       *[other] Du bietest bis zu { $percent } % vom Preis auf der Karte.
    }
orders-told-passes =
    { $most ->
        [0] · Freikarten: passen
       *[other] · Freikarten: bis { $most } $
    }
orders-told-limit = Für eine Konkursmasse gibst du insgesamt höchstens { $most } $ aus.
orders-told-bid-keep =
    { $keep ->
        [0] Du bietest nie mehr als dein Bargeld.
       *[other] Von deinem Bargeld bleiben beim Bieten immer { $keep } $ übrig.
    }
orders-told-early = Solange mehr als { $few } Grundstücke frei sind: { $told }.
orders-told-late = Wenn nur noch { $few } Grundstücke frei sind: { $told }.
orders-told-last = Vor dem letzten Wurf: { $told }.
orders-way-throw = auf Pasch würfeln
orders-way-fine = { $fine } $ zahlen
orders-way-pass = Freikarte spielen, sonst würfeln
orders-way-pass-fine = Freikarte spielen, sonst { $fine } $ zahlen
orders-told-tax-flat = Du zahlst pauschal.
orders-told-tax-tenth = Du zahlst den Anteil von allem, was du hast.
orders-told-raising =
    { $first ->
        [yes] Das Geld für deine Schulden wird gleich aufgetrieben. Zuerst geht, in dieser Reihenfolge: { $what }. Danach, was sich am billigsten rückgängig machen lässt.
       *[no] Das Geld für deine Schulden wird gleich aufgetrieben, zuerst mit dem, was sich am billigsten rückgängig machen lässt.
    }
orders-told-keep = Bleibt so lange wie möglich, das Erste am längsten: { $what }.
orders-told-goal =
    { $whole ->
        [yes] **{ $place }** · { $what }, jede Straße bis { $level }
       *[no] **{ $place }** · { $what } bis { $level }
    }
orders-told-build-keep =
    { $keep ->
        [0] ⚠️ Du behältst kein Bargeld auf der Hand.
       *[other] Du behältst { $keep } $ auf der Hand.
    }
orders-told-scarce =
    { $most ->
        [0] Sind Gebäude knapp, lässt du sie den anderen.
       *[other] Sind Gebäude knapp, meldest du sie an, für höchstens { $most } $ das Stück.
    }
orders-told-received-lift = Hypotheken aus einer Konkursmasse werden getilgt, so weit dein Bargeld reicht.
orders-told-received-hold = Hypotheken aus einer Konkursmasse behältst du.
orders-told-lift = Deine Hypotheken werden getilgt, solange mindestens { $keep } $ bleiben.
orders-told-until = Bis <t:{ $at }:f> wird jedes Angebot abgelehnt.
orders-told-never = Abgelehnt werden Angebote, die das verlangen: { $what }.
orders-told-gain =
    { $worth ->
        [even] Abgelehnt werden Angebote, mit denen du nach den Preisen auf den Karten schlechter dastehst.
        [better] Abgelehnt werden Angebote, die dir nach den Preisen auf den Karten weniger als { $dollars } $ bringen.
       *[other] Abgelehnt werden Angebote, die dich nach den Preisen auf den Karten mehr als { $dollars } $ kosten.
    }
orders-told-rents = Sie wird sofort eingefordert.
