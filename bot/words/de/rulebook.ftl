# The rules in words: chapters, how one finds them, and their lines.
# A line that comes out empty is not shown. Facts are the fields of engine.editions.rules.Rules.

chapters-choose = Thema nachschlagen…
rules-which = Du spielst in mehreren Spielen mit. Von welchem Spiel möchtest du die Regeln lesen?
chapters-unknown = Dieses Thema gibt es nicht. In der Liste stehen alle Themen.
chapter-ruling = ↳ { $text }
chapter-house-rule = { $text } *Hausregel*
chapter-footer = { $edition } · { $game } · ↳ heißt: steht nicht im Regelheft
chapter-not-played = *Dieses Kapitel gilt in diesem Spiel nicht. Darin steht:*
chapter-by-the-book = Dieses Spiel folgt dem Regelheft, ohne Hausregeln.
chapter-differs = **Ihr habt gewählt:** { $rules }.
    Darum gilt hier, anders als im Regelheft:

chapter-setup = Aufbau
chapter-setup-find = start, anfang, beginn, aufbau, geld, bargeld, startgeld, plätze, personen, spieler, figur, austeilen, bank, scheine
chapter-turns = Züge und Pasch
chapter-turns-find = würfeln, wurf, würfel, reihenfolge, anfangen, zug, pasch, aufhalten, zug beenden
chapter-go = LOS
chapter-go-find = gehalt, los, go, über los, 200, runde, auf los
chapter-buying = Grundstücke kaufen
chapter-buying-find = kaufen, kauf, ablehnen, frei, grundstück, straße, preis, besitzrecht
chapter-auctions = { orders-topic-bid }
chapter-auctions-find = bieten, gebot, auktion, versteigerung, höchstgebot, verdeckt, passen, mindestgebot
chapter-rent = { orders-topic-rent }
chapter-rent-find = miete, zahlen, bahnhof, bahnhöfe, werk, elektrizitätswerk, wasserwerk, monopol, farbe, doppelte miete
chapter-claims = Miete kassieren
chapter-claims-find = einfordern, verlangen, vergessen, verpasst, zu spät, frist, erlassen
chapter-cards = Karten
chapter-cards-find = karte, ereigniskarten, gemeinschaftskarten, ziehen, stapel, mischen, freikarte, gefängnis frei, reparatur, nächster
chapter-tax = Einkommen- und Zusatzsteuer
chapter-tax-find = steuer, einkommensteuer, zusatzsteuer, luxussteuer, 10%, zehn prozent, 200, vermögen
chapter-jail = { orders-topic-jail }
chapter-jail-find = gefängnis, knast, strafe, kaution, 50, pasch, besuch, rauskommen, freikarte
chapter-parking = { board-picture-parking }
chapter-parking-find = topf, jackpot, strafen, parken
chapter-houses = Häuser
chapter-houses-find = bauen, haus, gleichmäßig, monopol, farbe
chapter-hotels = Hotels
chapter-hotels-find = bauen, hotel, vier häuser
chapter-shortages = Gebäudemangel
chapter-shortages-find = keine häuser mehr, knapp, mangel, 32, vorrat, letzte häuser, gebäude verlangen
chapter-selling = Gebäude verkaufen
chapter-selling-find = verkaufen, häuser verkaufen, halber preis, abbauen, abreißen, zurückgeben
chapter-mortgages = { orders-topic-mortgage }
chapter-mortgages-find = hypothek, belasten, zinsen, 10%, tilgen, ablösen, zurückzahlen, darlehen
chapter-trades = Handeln
chapter-trades-find = handel, handeln, tausch, tauschen, angebot, mietfrei, versprechen
chapter-debts = Schulden und Bankrott
chapter-debts-find = bankrott, pleite, konkurs, schulden, schuld, gläubiger, verloren, raus, aufgeben
chapter-loans = Darlehen
chapter-loans-find = leihen, verleihen, borgen, kredit, darlehen
chapter-ending = Wie das Spiel endet
chapter-ending-find = gewinnen, sieg, ende, letzte, reichste, gleichstand, unentschieden
chapter-short = { game-short }
chapter-short-find = kurz, schnell, kurzspiel, drei grundstücke
chapter-timed = Spiele auf Zeit
chapter-timed-find = zeit, zeitlimit, stunde, uhr, neues kurzspiel, zählen, wert, vermögen
chapter-house-rules = Hausregeln dieses Spiels
chapter-house-rules-find = hausregeln, varianten, abweichungen, optionen
chapter-clocks = Fristen
chapter-clocks-find = zeit, abgelaufen, afk, weg, abwesend, langsam, frist, uhr, schweigen

## set-up

told-setup-cash = **Geld.** { rules-start-cash }
told-setup-dollars = Alle Beträge sind ganze Zahlen. Bruchteile rundet der Bot auf. Bleibt beim Teilen ein Rest, verteilt der Bot ihn einzeln in Zugreihenfolge.
told-setup-notes = Du musst keine Geldscheine zählen: Der Bot merkt sich, wie viel Geld alle haben. Der Bank geht das Geld nie aus.
told-setup-players = **Plätze.** { rules-players }
told-setup-banker = Der Bot ist die Bank und leitet die Versteigerungen. Er spielt nicht selbst mit und bietet nie. So muss niemand von euch die Bank machen.
told-setup-tokens = Alle haben eine eigene Figur und beginnen auf LOS. Dafür gibt es noch kein Gehalt.
told-setup-deeds-sold = **Grundstücke.** Die Besitzrechtkarten werden gemischt und ausgeteilt: Alle bekommen { $setup_count ->
        [one] ein Grundstück und zahlen der Bank sofort den aufgedruckten Preis.
       *[other] { $setup_count } Grundstücke und zahlen der Bank sofort die aufgedruckten Preise.
    }
told-setup-deeds-given = **Grundstücke.** Die Besitzrechtkarten werden gemischt und ausgeteilt: Alle bekommen { $setup_count ->
        [one] ein Grundstück
       *[other] { $setup_count } Grundstücke
    } umsonst.
told-setup-no-refusing = Du kannst ein ausgeteiltes Grundstück nicht ablehnen, und es wird nicht versteigert.
told-setup-bank = **Der Bank** gehören { $setup ->
        [cash-only] alle 28 Grundstücke
       *[other] alle anderen Grundstücke
    }, { $houses ->
        [one] ein Haus
       *[other] { $houses } Häuser
    } und { $hotels ->
        [0] kein Hotel
        [one] ein Hotel
       *[other] { $hotels } Hotels
    }, bis jemand sie kauft.
told-setup-decks = **Karten.** Beide Stapel mit je 16 Karten werden zu Beginn einmal gemischt und verdeckt hingelegt. Niemand kennt ihre Reihenfolge.

## turns

told-turns-first = **Wer anfängt.** Alle würfeln mit zwei Würfeln. Wer die höchste Summe würfelt, fängt an.
told-turns-tie = Haben mehrere die höchste Summe, würfeln nur sie noch einmal. Der Bot macht alle diese Würfe zu Beginn.
told-turns-left = Ihr seid reihum dran, immer in derselben Reihenfolge.
told-turns-shape = **Ein Zug.** Du würfelst mit zwei Würfeln, ziehst so viele Felder weiter, wie du gewürfelt hast, und tust, was das Feld sagt. Dann ist die nächste Person dran.
told-turns-tokens = Eine Figur bleibt auf ihrem Feld stehen, bis sie wieder zieht. Auf einem Feld dürfen beliebig viele Figuren stehen.
told-turns-doubles = **Pasch.** Zeigen beide Würfel dieselbe Zahl, ziehst du wie immer, tust, was das Feld sagt, und würfelst dann noch einmal.
told-turns-third = Beim { $doubles_to_jail }. Pasch hintereinander ziehst du nicht mehr: Du gehst ins Gefängnis, und dein Zug ist vorbei.
told-turns-counted = Wie viele Pasche du hintereinander würfelst, zählt der Bot in jedem Zug neu. Würfelst du wegen einer Karte für die Miete eines Werks, zählt ein Pasch dabei nicht.
told-turns-jailed = **Musst du ins Gefängnis,** würfelst du nicht noch einmal, auch nicht nach einem Pasch.
told-turns-jailed-always = Dein Zug endet auf jeden Fall, egal warum du ins Gefängnis musst.
told-turns-between = { $early ->
        [noted] Zwischen zwei Würfen ist Zeit zum Bauen, Verkaufen, Belasten und Handeln. Versuchst du etwas zu früh, merkt der Bot es vor und führt es aus, sobald die Regeln es erlauben.
       *[refused] { $holds_a_gap ->
            [0] Zwischen zwei Würfen ist Zeit zum Bauen, Verkaufen, Belasten und Handeln.
            [one] Du darfst jeden Wurf der anderen einmal kurz aufhalten, um vorher zu bauen oder zu handeln.
           *[other] Du darfst jeden Wurf der anderen { $holds_a_gap }-mal kurz aufhalten, um vorher zu bauen oder zu handeln.
        }
    }
told-turns-lock = Nach einem Wurf kann niemand bauen, belasten, verkaufen oder handeln, bis klar ist, was das Feld kostet oder bietet. Nur wer Schulden hat, darf Geld auftreiben und dafür auch einen Handel schließen.
told-turns-end = { $turn_end ->
        [by-itself] Dein Zug endet automatisch, sobald alles erledigt ist und du nicht noch einmal würfeln musst.
       *[said-by-player] Du beendest deinen Zug selbst. Das geht erst, wenn keine Schuld, kein Kauf und keine Versteigerung mehr offen ist.
    }
told-turns-end-waits = Könntest du noch bauen, wartet das Spiel kurz, bevor es deinen Zug beendet: Bauen darfst du nur in deinem eigenen Zug.

## GO

told-go-salary = **Gehalt.** Jedes Mal, wenn du auf LOS landest oder darüberziehst, zahlt dir die Bank { $go_salary } $, auch wenn dich eine Karte dorthin schickt.
told-go-automatic = Das Gehalt bekommst du automatisch.
told-go-cards = Schickt dich eine Karte vorwärts über LOS, bekommst du das Gehalt, auch wenn die Karte LOS nicht erwähnt.
told-go-order = Du bekommst das Gehalt, bevor du tust, was das Feld sagt. Du behältst es auch, wenn du im selben Zug noch ins Gefängnis musst.
told-go-landing = Genau auf LOS zu landen bringt nicht mehr, als darüberzuziehen.
told-go-landing-more = Landest du genau auf LOS, bekommst du statt des normalen Gehalts { $go_landing_salary } $.
told-go-lap = **Einmal pro Runde.** Hast du auf LOS Gehalt bekommen, bekommst du beim Weiterziehen kein zweites.
told-go-twice = Kommst du mit einem Wurf über LOS und ziehst dann die Karte, die dich auf LOS schickt, bekommst du das Gehalt zweimal.
told-go-back = **Ziehst du rückwärts,** bekommst du nie Gehalt.
told-go-jail = **Auf dem Weg ins Gefängnis** bekommst du kein Gehalt, egal ob dich ein Feld, eine Karte oder ein Pasch dorthin schickt.

## buying

told-buying-lap = **Erste Runde.** Du darfst erst kaufen und bieten, wenn du { $buying_from_lap ->
        [one] einmal
       *[other] { $buying_from_lap }-mal
    } um den Spielplan gezogen bist.
told-buying-option = **Kaufen.** Landest du auf einem Grundstück ohne Besitzer, darfst du es zum aufgedruckten Preis kaufen. Das gilt für Straßen, Bahnhöfe und Werke, auch wenn dich eine Karte dorthin geschickt hat.
told-buying-raise = Hast du zu wenig Geld für ein Grundstück, kannst du erst andere belasten, Gebäude verkaufen oder handeln und es dann kaufen.
told-buying-declined = **Kaufst du das Grundstück nicht,** wird es sofort versteigert. Erst danach geht das Spiel weiter.
told-buying-kept = **Kaufst du das Grundstück nicht,** bleibt es bei der Bank, bis wieder jemand dort landet. Es wird nicht versteigert.
told-buying-deed = Kaufst du ein Grundstück, bekommst du seine Besitzrechtkarte. Alle können jederzeit nachsehen, wem was gehört und was belastet ist.
told-buying-own = Landest du auf deinem eigenen Grundstück, passiert nichts.

## auctions

told-auctions-none = Grundstücke werden in diesem Spiel nicht versteigert. Ein Grundstück, das niemand kauft, bleibt bei der Bank.
told-auctions-who = **Bieten dürfen alle, die mitspielen,** auch wer das Grundstück nicht kaufen wollte oder im Gefängnis ist.
told-auctions-not = Die Bank bietet nie mit, und wer eine offene Schuld hat, darf auch nicht bieten.
told-auctions-lap = Du darfst erst bieten, wenn du { $buying_from_lap ->
        [one] einmal
       *[other] { $buying_from_lap }-mal
    } um den Spielplan gezogen bist.
told-auctions-start = **Das erste Gebot** muss mindestens { $auction_least } $ betragen, egal welcher Preis aufgedruckt ist.
told-auctions-reserve = **Das erste Gebot** muss mindestens { $reserve_percent } % des aufgedruckten Preises betragen.
told-auctions-steps = Du bietest in ganzen Beträgen. Jedes Gebot muss mindestens { $auction_step } $ höher sein als das letzte.
told-auctions-price = **Das höchste Gebot gewinnt.** Wer gewinnt, zahlt den Preis an die Bank und bekommt das Grundstück.
told-auctions-open = Alle bieten, wann sie wollen, bis alle außer der Person mit dem höchsten Gebot gepasst haben oder die Zeit um ist. Nach einem späten Gebot haben die anderen noch mindestens { $soft_close } Zeit. Legst du ein geheimes Höchstgebot fest, bietet der Bot für dich.
told-auctions-sealed = Alle legen ein geheimes Höchstgebot fest oder passen. Wer am meisten bietet, gewinnt und zahlt { $auction_step } $ mehr als das zweithöchste Gebot, aber nie mehr als das eigene. Bei Gleichstand gewinnt das frühere und zahlt diesen Betrag. Bietet nur eine Person, zahlt sie das niedrigste erlaubte Gebot.
told-auctions-cap = { $bid_cap ->
        [cash-in-hand] Du darfst höchstens so viel bieten, wie du Geld hast.
        [no-cap] Du darfst jede Summe bieten. Gewinnst du und kannst nicht zahlen, bist du bankrott und verlierst alles an die Bank. Das Grundstück wird dann noch einmal versteigert.
       *[raisable] Du darfst so viel bieten, wie du auftreiben könntest: dein Geld, Hypotheken auf deine Grundstücke und den halben Preis deiner Gebäude.
    }
told-auctions-business = Während einer Versteigerung darfst du Grundstücke belasten und Gebäude verkaufen. { $auction ->
        [sealed-maxima] Auch handeln darfst du.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Kannst du dein Höchstgebot am Ende nicht mehr bezahlen, senkt es der Bot auf den Betrag, den du bezahlen kannst.
        }
       *[open-calls] Handeln darfst du erst danach wieder.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Solange dein Gebot führt, musst du genug Geld behalten, um es zu bezahlen.
        }
    }
told-auctions-own-lot = Wer gewinnt, zahlt zuerst und bekommt dann das Grundstück. Du kannst es also nicht belasten, um dein Gebot zu bezahlen.
told-auctions-equal = Bei gleichen Geboten gilt das frühere. Du kannst ein Gebot nicht zurücknehmen. Verlässt jemand das Spiel, gelten die Gebote dieser Person nicht mehr.
told-auctions-unsold = Bietet niemand, bleibt das Grundstück bei der Bank, bis wieder jemand dort landet.
told-auctions-several = Mehrere Grundstücke werden in der Reihenfolge der Felder ab LOS versteigert, { $auction ->
        [sealed-maxima] alle mit derselben Frist. Du kannst eine Grenze für alle deine Gebote zusammen festlegen.
       *[open-calls] eins nach dem anderen.
    }

## rent

told-rent-due = **Miete.** Landest du auf einem Grundstück, das jemand anderem gehört, schuldest du die Miete, die auf der Besitzrechtkarte steht.
told-rent-automatic = Der Bot berechnet die Miete und zieht sie sofort von deinem Geld ab, wenn es reicht.
told-rent-claimed = Du bekommst Miete nur, wenn du sie rechtzeitig kassierst. Wie das geht, steht unter *Miete kassieren*.
told-rent-built = **Ist die Straße bebaut,** steigt die Miete. Wie hoch sie mit jedem Haus und mit einem Hotel ist, steht auf der Besitzrechtkarte.
told-rent-double = **Ganze Farbe.** Gehören dir alle Straßen einer Farbe, bekommst du auf jeder unbebauten die doppelte Miete, auch wenn eine andere davon belastet oder bebaut ist.
told-rent-mortgaged = **Für ein belastetes Grundstück** ist keine Miete fällig. Die anderen Grundstücke der Farbgruppe bringen weiter Miete. Alle können sehen, was belastet ist.
told-rent-railroads = **Bahnhöfe.** Du bekommst { $railroad_1 } $, { $railroad_2 } $, { $railroad_3 } $ oder { $railroad_4 } $ Miete, je nachdem, ob dir einer, zwei, drei oder alle vier Bahnhöfe gehören.
told-rent-utilities = **Werke.** Landet jemand auf deinem Werk, ist die Miete das { $utility_1 }-Fache des Wurfs. Gehören dir beide Werke, ist sie das { $utility_2 }-Fache.
told-rent-throw = Für die Miete eines Werks zählt der Wurf, mit dem du dort gelandet bist, auch wenn du damit aus dem Gefängnis gekommen bist.
told-rent-scale = Auch belastete Bahnhöfe und Werke zählen mit, wenn die Miete davon abhängt, wie viele davon jemand hat.
told-rent-jail = **Im Gefängnis** bekommst du Miete wie sonst auch.
told-rent-no-jail = **Im Gefängnis** bekommst du keine Miete.
told-rent-waiving = Niemand darf Mietfreiheit versprechen oder verkaufen.

## claiming rent

told-claims-none = In diesem Spiel wird Miete automatisch bezahlt. Streng nach Regelheft müsstest du sie rechtzeitig verlangen. So könnt ihr mit der Hausregel „{ house-rule-claimed-rent }“ spielen.
told-claims-asking = **Streng nach Regelheft** bekommst du Miete nur, wenn du sie rechtzeitig verlangst: Drücke *Kassieren*. Wer bei dir gelandet ist, schuldet sie dir ab dann und darf bis zur Zahlung weder bauen noch Hypotheken tilgen noch dieses Geld ausgeben.
told-claims-sum = Du bekommst die Miete, die galt, als jemand bei dir gelandet ist, egal was seitdem gebaut, verkauft oder belastet wurde.
told-claims-second = **Die Frist.** Landet jemand bei dir, musst du die Miete kassieren, bevor die übernächste Person würfelt. Danach ist es zu spät.
told-claims-second-counted = Die Frist zum Kassieren endet, sobald nach dem Zug, in dem jemand bei dir gelandet ist, zwei verschiedene Personen gewürfelt haben. Spielt ihr nur zu zweit, seid das ihr beide. Ein Wurf, den eine Karte für die Miete eines Werks verlangt, zählt nicht.
told-claims-next = **Die Frist.** Landet jemand bei dir, musst du die Miete kassieren, bevor wieder jemand würfelt, um zu ziehen. Danach ist es zu spät.
told-claims-next-counted = Würfelt die Person, die bei dir gelandet ist, nach einem Pasch noch einmal, ist die Frist zum Kassieren vorbei. Muss jemand wegen einer Karte die Miete für ein Werk auswürfeln, zählt dieser Wurf nicht.
told-claims-waiving = Du musst keine Miete kassieren. Du darfst aber niemandem Mietfreiheit verkaufen.

## cards

told-cards-drawing = **Karte ziehen.** Du nimmst die oberste Karte, tust, was darauf steht, und legst sie unter ihren Stapel. Ablehnen darfst du sie nicht.
told-cards-order = Die Stapel werden nur zu Beginn gemischt. Nach der letzten Karte kommen alle in derselben Reihenfolge wieder.
told-cards-moves = **Schickt dich eine Karte auf ein anderes Feld,** tust du, was dieses Feld sagt, als hättest du es mit einem Wurf erreicht.
told-cards-nested = Schickt dich eine Karte auf ein Feld, auf dem man eine Karte zieht, ziehst du dort noch eine. Die erste Karte kommt unter ihren Stapel, sobald alles erledigt ist.
told-cards-nearest = „Nächster Bahnhof“ oder „nächstes Werk“ heißt immer: von dir aus vorwärts, nie rückwärts.
told-cards-railroad = Schickt dich eine Karte zum nächsten Bahnhof, zahlst du dort das Doppelte der normalen Miete.
told-cards-utility = Schickt dich eine Karte zum nächsten Werk, würfelst du neu und zahlst das Zehnfache dieses Wurfs, auch wenn die Person, der es gehört, nur ein Werk hat. Ein Pasch zählt dabei nicht.
told-cards-mortgaged = Ist das Grundstück belastet, zu dem dich eine Karte schickt, schuldest du keine Miete.
told-cards-fines = **Karten, die Geld kosten.** Du zahlst an die Bank, außer wenn auf der Karte steht, dass du an die anderen zahlst.
told-cards-pot = **Karten, die Geld kosten.** Was du sonst der Bank zahlen würdest, kommt in den Topf auf Frei Parken.
told-cards-repairs = Bei Reparaturen zahlst du für alle Gebäude, die dir beim Ziehen der Karte gehören.
told-cards-pay-each = Musst du wegen einer Karte allen etwas zahlen, ist das eine einzige Schuld bei allen zusammen. Kannst du sie nicht bezahlen, wird alles, was du hast, verkauft und das Geld gleichmäßig verteilt.
told-cards-collect-each = Müssen alle dir wegen einer Karte etwas zahlen, schuldet dir jede Person nur ihren eigenen Anteil. Dein Zug wartet auf alle, die das Geld erst auftreiben müssen.
told-cards-pass = **Die Karte „Du kommst aus dem Gefängnis frei“** heißt hier kurz Gefängnis-frei-Karte. Du behältst sie, bis du sie einsetzt. Dann kommt sie unter ihren Stapel.
told-cards-pass-sold = Du darfst eine Gefängnis-frei-Karte jederzeit an andere verkaufen. Über den Preis einigt ihr euch selbst.
told-cards-pass-resold = Eine gekaufte Gefängnis-frei-Karte darfst du weiterverkaufen. Der Bot setzt deine Karte nur ein, wenn du es willst. Hast du zwei, wählst du eine aus.

## taxes

told-tax-choice = **Einkommensteuer.** Du zahlst { $income_tax_flat } $ oder { $income_tax_percent } % von allem, was du hast. Du musst wählen, bevor du die Summe kennst, und kannst dich nicht umentscheiden.
told-tax-hidden = Wie viel der Prozentsatz ergibt, siehst du erst nach deiner Wahl.
told-tax-trades = Solange du nicht gewählt hast, musst du nach einem Handel noch { $income_tax_flat } $ auftreiben können, oder mindestens so viel wie vorher.
told-tax-rounding = Was der Prozentsatz ergibt, wird auf einen ganzen Betrag aufgerundet.
told-tax-worth = **Zu allem, was du hast,** zählen dein Geld, jedes Grundstück zum aufgedruckten Preis, ob belastet oder nicht, und der Preis deiner Gebäude.
told-tax-worth-else = Hypotheken werden nicht abgezogen. Gefängnis-frei-Karten zählen nicht mit. Ein Hotel zählt wie { $hotel_level } Häuser. Gehalt, das du im selben Zug bekommst, zählt voll mit.
told-tax-printed = Auf späteren Spielplänen ist die Einkommensteuer ein fester Betrag. Das könnt ihr als Hausregel wählen.
told-tax-flat = **Einkommensteuer.** Du zahlst immer { $income_tax_flat } $.
told-tax-luxury = **Zusatzsteuer.** Du zahlst { $luxury_tax } $.
told-tax-bank = Beide Steuern zahlst du sofort an die Bank.
told-tax-pot = Beide Steuern kommen in den Topf auf Frei Parken.

## Jail

told-jail-in = **Ins Gefängnis** kommst du durch das Feld „Geh ins Gefängnis“, durch eine Karte oder mit dem { $doubles_to_jail }. Pasch hintereinander.
told-jail-straight = Du gehst direkt ins Gefängnis: Du bekommst kein Gehalt, und dein Zug ist vorbei.
told-jail-visiting = **Nur zu Besuch.** Landest du durch einen Wurf auf dem Gefängnisfeld, passiert nichts.
told-jail-doubles = **Raus mit Pasch.** Würfelst du in einem deiner nächsten { $jail_turns } Züge einen Pasch, ziehst du, was du gewürfelt hast, und zahlst nichts. Der Zug, in dem du ins Gefängnis musstest, zählt nicht mit.
told-jail-one-try ={ $jail_fine ->
        [0] **Im nächsten Zug kommst du auf jeden Fall raus,** und zwar umsonst. Du darfst zuerst einen Pasch versuchen. Klappt er nicht, ziehst du trotzdem, was du gewürfelt hast.
       *[other] **Im nächsten Zug kommst du auf jeden Fall raus:** mit einer Gefängnis-frei-Karte, für { $jail_fine } $ oder mit einem Pasch. Du darfst zuerst einen Pasch versuchen. Klappt er nicht, zahlst du die Strafe und ziehst, was du gewürfelt hast.
    }
told-jail-doubles-once = { house-rule-no-throw-after-jail-doubles-told }
told-jail-doubles-again = Bringt dich ein Pasch aus dem Gefängnis, würfelst du danach noch einmal. Er zählt als dein erster Pasch.
told-jail-fine = { $jail_fine ->
        [0] **Umsonst raus.**
       *[other] **Raus für { $jail_fine } $.**
    } In { $jail_prepay_turns ->
        [1] deinem ersten Zug
       *[other] deinen ersten { $jail_prepay_turns } Zügen
    } im Gefängnis { $jail_fine ->
        [0] kommst du vor dem Würfeln umsonst frei, wenn du willst.
       *[other] darfst du vor dem Würfeln zahlen.
    }
told-jail-pass = **Raus mit Gefängnis-frei-Karte.** Vor dem Würfeln kannst du deine eigene Karte einsetzen oder eine, die du jemandem abkaufst.
told-jail-released = Kommst du vor dem Wurf aus dem Gefängnis frei, würfelst du wie immer. Nach einem Pasch würfelst du noch einmal.
told-jail-last = **Letzter Versuch.** Würfelst du auch im { $jail_turns }. Zug keinen Pasch, { $jail_fine ->
        [0] ziehst du trotzdem, was du gewürfelt hast.
       *[other] zahlst du { $jail_fine } $ und ziehst, was du gewürfelt hast.
    } Länger bleibt niemand im Gefängnis.
told-jail-no-fine-first = Beim letzten Versuch im Gefängnis würfelst du, bevor du zahlst.
told-jail-short = Reicht dein Geld für die Strafe nicht, treibst du erst den Rest auf und ziehst dann, was du gewürfelt hast. Kannst du den Rest nicht auftreiben, bist du bankrott und ziehst nicht mehr.
told-jail-pass-too-late = Ist dein letzter Wurf im Gefängnis misslungen, kannst du keine Gefängnis-frei-Karte mehr einsetzen.
told-jail-pass-after = Ist dein letzter Wurf im Gefängnis misslungen, darfst du statt der Strafe noch eine Gefängnis-frei-Karte einsetzen, die du schon hast.
told-jail-bank = Die Strafe zahlst du an die Bank.
told-jail-pot = Die Strafe kommt in den Topf auf Frei Parken.
told-jail-business = **Im Gefängnis** kannst du handeln und bauen wie immer, und du bekommst auch Miete.
told-jail-business-no-rent = **Im Gefängnis** kannst du handeln und bauen wie immer, bekommst aber keine Miete.
told-jail-all-business = Auch im Gefängnis darfst du Gebäude verkaufen, Grundstücke belasten und bieten.{ $building_time ->
        [own-turn] {" "}Bauen darfst du nur in deinem eigenen Zug.
       *[any-time] { "" }
    }

## Free Parking

told-parking-rest = **Auf Frei Parken passiert nichts:** Du bekommst nichts und zahlst nichts. Strafen und Steuern gehen an die Bank, darum gibt es keinen Topf.
told-parking-pot = **Der Topf.** Was ihr sonst der Bank als Strafe, als Steuer oder wegen einer Karte zahlt, kommt in den Topf. Wer auf Frei Parken landet, bekommt alles.{ $free_parking_seed ->
        [0] { "" }
       *[other] {" "}Danach legt die Bank wieder { $free_parking_seed } $ hinein.
    }

## houses

told-houses-group = **Wo.** Du darfst auf Straßen einer Farbe bauen, die dir ganz gehört.
told-houses-even = **Gleichmäßig bauen.** Das erste Haus kommt auf eine beliebige Straße der Farbe, das nächste auf eine mit weniger Häusern. Keine Straße darf einer anderen um mehr als ein Haus voraus sein.
told-houses-per-group = Jede Farbgruppe zählt für sich. Was du auf deinen anderen Farben gebaut hast, spielt keine Rolle.
told-houses-price = **Preis.** Jedes Haus kostet so viel, wie auf der Besitzrechtkarte steht. Nur die Bank verkauft Häuser.
told-houses-most = **Höchstens { $hotel_houses } Häuser** dürfen auf einer Straße stehen. Danach kommt das Hotel.
told-houses-when = **Wann.** { $building_time ->
        [own-turn] Du darfst nur in deinem eigenen Zug bauen, auch im Gefängnis.
       *[any-time] Du darfst jederzeit bauen, egal wer am Zug ist, auch im Gefängnis.
    }
told-houses-lock = Du darfst nicht bauen, solange ein Wurf noch nicht zu Ende gespielt ist oder du eine offene Schuld hast.
told-houses-many = **Wie viele.** Du darfst so viele Häuser auf einmal bauen, wie du bezahlen kannst.
told-houses-limit = **Wie viele.** Jede Person darf in jedem Zug höchstens { $building_limit_most ->
        [one] ein Gebäude bauen.
       *[other] { $building_limit_most } Gebäude bauen.
    }
told-houses-mortgage-group = **Hypotheken.** Du darfst auf einer Farbe nicht bauen, solange eine ihrer Straßen belastet ist.
told-houses-mortgage-lot = **Hypotheken.** Auf einer belasteten Straße darfst du nicht bauen. Auf den anderen Straßen der Farbe darfst du es, solange du gleichmäßig baust.
told-houses-stock = **Vorrat.** Die Bank hat insgesamt { $houses ->
        [one] ein Haus
       *[other] { $houses } Häuser
    } und { $hotels ->
        [0] kein Hotel
        [one] ein Hotel
       *[other] { $hotels } Hotels
    }.
told-houses-steps = Baust du mehrere Häuser auf einmal, muss die Bank alle vorrätig haben, auch die, die du nur auf dem Weg zum Hotel brauchst.

## hotels

told-hotels-first = **Für ein Hotel** brauchst du erst { $hotel_houses } Häuser auf jeder Straße der Farbe. Dann gibst du die Häuser einer Straße der Bank zurück, zahlst noch einmal den Preis eines Hauses und bekommst dafür das Hotel.
told-hotels-short = Das Hotel kommt gleich nach { $hotel_houses } Häusern: Du gibst sie ab, wenn du es baust, und bekommst sie zurück, wenn du es abbaust. Beim gleichmäßigen Bauen und beim Verkaufen zählt es wie { $hotel_level } Häuser.
told-hotels-rent = Die Miete für ein Hotel steht auf der Besitzrechtkarte.
told-hotels-any = Du darfst auf jeder Straße der Farbe ein Hotel bauen, eins nach dem anderen.
told-hotels-back = **Zurückgegebene Häuser** gehören wieder der Bank, und alle können sie kaufen.
told-hotels-sold = **Verkaufst du ein Hotel,** bekommst du den halben Preis von { $hotel_level } Häusern. Alle Hotels einer Farbe kannst du auf einmal verkaufen.

## shortages

told-shortages-wait = **Hat die Bank keine Häuser mehr,** wartest du, bis jemand welche verkauft oder zurückgibt. Auch Hotels gibt es nur begrenzt.
told-shortages-auction = **Wollt ihr zusammen mehr Gebäude, als da sind,** werden sie versteigert.
told-shortages-claims = Willst du eins der letzten Gebäude, fragt der Bot zuerst alle anderen, die gerade bauen könnten, ob sie auch eins wollen. Reichen die Gebäude für alle, bauen alle zum normalen Preis. Wer nicht antwortet, bekommt keins.
told-shortages-claims-turn = Willst du eins der letzten Gebäude, fragt der Bot zuerst alle, die in ihrem nächsten Zug bauen könnten, ob sie auch eins wollen. Reichen die Gebäude für alle, baust du sofort zum normalen Preis, die anderen in ihrem Zug. Wer nicht antwortet, bekommt keins.
told-shortages-single = Knappe Gebäude werden einzeln versteigert, Häuser vor Hotels. Bieten darf nur, wer vorher ein Gebäude verlangt hat. { $auction ->
        [sealed-maxima] Für jedes Gebäude, das du willst, nennst du eine Straße und dein Höchstgebot. Es muss mindestens so hoch sein wie der normale Preis.
       *[open-calls] Dein erstes Gebot muss mindestens so hoch sein wie der normale Baupreis deiner Straße. Gewinnst du, baust du sofort.
    }
told-shortages-first = **Wollt ihr zusammen mehr Gebäude, als da sind,** bekommt sie, wer zuerst baut.

## selling

told-selling-half = **Gebäude** kannst du jederzeit zum halben Preis an die Bank zurückverkaufen.
told-selling-bank = An andere Mitspielende kannst du Gebäude nie verkaufen.
told-selling-even = **Gleichmäßig verkaufen.** Beim Verkaufen darf keine Straße der Farbe einer anderen um mehr als ein Haus voraus sein, genau wie beim Bauen.
told-selling-any-order = **In beliebiger Reihenfolge verkaufen.** Du darfst von jeder Straße verkaufen, auch wenn die Farbe danach ungleich bebaut ist. Neu bauen musst du aber zuerst dort, wo die wenigsten Häuser stehen.
told-selling-down = Du kannst auch ein einzelnes Hotel auf { $hotel_houses } Häuser abbauen, solange du gleichmäßig verkaufst. Dafür zahlt dir die Bank den halben Preis eines Hauses.
told-selling-down-any = Du kannst Hotels auch auf { $hotel_houses } Häuser oder weniger abbauen.
told-selling-stock = Verkaufst du Hotels, wählst du, wie viele Häuser auf jeder Straße bleiben, solange alle gleichmäßig bebaut sind und die Bank genug Häuser hat. Hat sie keine, musst du alle Hotels der Farbe verkaufen.
told-selling-stock-any = Verkaufst du Hotels, wählst du, wie viele Häuser auf jeder Straße bleiben, solange die Bank genug Häuser hat.
told-selling-dear = Auch für ein teuer ersteigertes Haus bekommst du nur den halben normalen Preis.
told-selling-deeds = **Grundstücke** darfst du zu jedem Preis an Mitspielende verkaufen, sobald auf der Farbe keine Gebäude mehr stehen.

## mortgages

told-mortgages-loan = **Hypothek.** Belastest du eins deiner Grundstücke, leiht dir die Bank die Hälfte des aufgedruckten Preises. Das geht jederzeit.
told-mortgages-owner = Ein belastetes Grundstück gehört weiter dir, bringt aber keine Miete. Nur du kannst die Hypothek tilgen.
told-mortgages-clear-group = **Erst die Gebäude.** Bevor du eine Straße belastest, musst du alle Gebäude auf allen Straßen ihrer Farbe verkaufen.
told-mortgages-clear-lot = **Erst die Gebäude.** Bevor du eine Straße belastest, musst du die Gebäude darauf verkaufen. Auf den anderen Straßen der Farbe dürfen sie stehen bleiben.
told-mortgages-buildings = Häuser und Hotels kannst du nicht belasten.
told-mortgages-lift = **Eine Hypothek zu tilgen** kostet das Darlehen und { $interest_percent } % Zinsen. Eine Frist gibt es nicht.
told-mortgages-percent = Die Zinsen betragen { $interest_percent } % des Darlehens. Sie werden für jedes Grundstück aufgerundet.
told-mortgages-rebuild = Ist die Hypothek auf einer Straße getilgt, darfst du dort wieder zum vollen Preis bauen.
told-mortgages-sold = **Weitergeben.** Du darfst ein belastetes Grundstück verkaufen. Wer es bekommt, zahlt der Bank sofort { $interest_percent } % Zinsen und darf dann gleich die Hypothek tilgen oder das Grundstück belastet lassen.
told-mortgages-later = Wer ein belastetes Grundstück bekommt und die Hypothek erst später tilgt, zahlt die { $interest_percent } % Zinsen noch einmal.
told-mortgages-agreed = Bekommst du durch einen Handel Grundstücke, die belastet sind, entscheidest du bei jedem, ob du die Hypothek gleich tilgst. Tilgen kannst du nur, was du bezahlen kannst.

## trades

told-trades-what = **Handeln könnt ihr mit** Grundstücken (auch belasteten), Geld und Gefängnis-frei-Karten. Über den Preis einigt ihr euch selbst.
told-trades-nothing-else = Mit etwas anderem könnt ihr nicht handeln: nicht mit Versprechen, künftiger Miete oder Mietfreiheit.
told-trades-lap = **Erste Runde.** Du darfst erst handeln, wenn du { $trading_from_lap ->
        [one] einmal
       *[other] { $trading_from_lap }-mal
    } um den Spielplan gezogen bist.
told-trades-built = **Nicht mit Gebäuden.** Steht auf einer Farbe ein Gebäude, kannst du keine ihrer Straßen weggeben. Ein Gebäude allein kannst du nie weggeben.
told-trades-when = Ihr dürft handeln, egal wer am Zug ist, aber nicht, solange ein Wurf noch nicht zu Ende gespielt ist. Ein Angebot verfällt nach einer Weile oder wenn sich bei einem Grundstück oder einer Karte darin etwas ändert.
told-trades-price = In einem Handel ist jeder Preis erlaubt, solange keine der beiden Seiten Schulden hat.
told-trades-auction = { $auction ->
        [sealed-maxima] Während einer Versteigerung könnt ihr weiter handeln.
       *[open-calls] Während einer Versteigerung könnt ihr nicht handeln.
    }

## debts

told-debts-raise = **Reicht dein Geld für eine Schuld nicht,** verkaufst du Gebäude und belastest Grundstücke, bis du zahlen kannst. Solange das reicht, musst du zahlen und kannst nicht bankrottgehen.
told-debts-choose = Du wählst, was du verkaufst oder belastest. Läuft deine Zeit ab, belastet der Bot zuerst Grundstücke und verkauft dann die billigsten Gebäude, aber nicht mehr als nötig.
told-debts-trade = Mit einer offenen Schuld darfst du nur handeln, wenn du sie damit sofort bezahlst oder danach nicht weniger Geld auftreiben kannst als vorher. Gefängnis-frei-Karten und belastete Grundstücke zählen nicht als Geld. Verschenken darfst du nichts.
told-debts-kind = Ist die Person einverstanden, der du Geld schuldest, kannst du einen Teil der Schuld mit Grundstücken bezahlen.
told-debts-rescue = **Bankrott** bist du, wenn du mehr schuldest, als du mit Verkaufen und Belasten auftreiben kannst. Reicht es genau, bist du nicht bankrott. Für einen Handel, der dich rettet, bleibt dir noch Zeit.
told-debts-no-rescue = **Bankrott** bist du, sobald du mehr schuldest, als du mit Verkaufen und Belasten auftreiben kannst. Das gilt sofort. Ein Handel rettet dich dann nicht mehr.
told-debts-player = **Gehst du bankrott und schuldest einer Person Geld,** bekommt sie alles, was du hast: Geld, Grundstücke, Gefängnis-frei-Karten und den halben Preis deiner Gebäude.
told-debts-player-cash = **Gehst du bankrott und schuldest einer Person Geld,** bekommt sie dein Geld und den halben Preis deiner Gebäude. Schuldest du mehreren etwas, teilen sie sich das Geld gleichmäßig. Deine Grundstücke gehen ohne Hypotheken und ohne Versteigerung an die Bank, Gefängnis-frei-Karten kommen unter ihre Stapel.
told-debts-state = Gehst du bankrott, werden deine Grundstücke mit ihren Hypotheken weitergegeben. Kannst du eine Schuld gar nicht bezahlen, darfst du dafür nichts mehr belasten. Hotels werden ganz verkauft, auch wenn der Bank die Häuser fehlen.
told-debts-interest = **Übernimmst du belastete Grundstücke von jemandem, der bankrott ist,** zahlst du sofort { $interest_percent } % Zinsen auf jede Hypothek. Gleich danach kannst du die Hypotheken ohne weitere Zinsen tilgen und dafür, wenn nötig, Geld auftreiben. Tilgst du sie später, zahlst du noch einmal { $interest_percent } %.
told-debts-interest-short = Übernimmst du belastete Grundstücke aus einem Bankrott, bekommst du zuerst das Geld der bankrotten Person und zahlst dann die { $interest_percent } % Zinsen. Reicht dein Geld nicht, sind die Zinsen eine Schuld wie jede andere.
told-debts-bank = **Gehst du bankrott und schuldest der Bank Geld,** nimmt sie alles, was du hast, und versteigert die Grundstücke sofort. Auch deine Gebäude gehen an die Bank zurück.
told-debts-bank-kept = **Gehst du bankrott und schuldest der Bank Geld,** nimmt sie alles, was du hast. Die Grundstücke stehen dann wieder zum Verkauf.
told-debts-bank-cleared = Nach deinem Bankrott versteigert die Bank deine Grundstücke ohne Hypotheken, eins nach dem anderen in der Reihenfolge der Felder. Ist nur noch eine Person übrig, wird nichts versteigert.
told-debts-passes = Gehst du bankrott und schuldest der Bank Geld, { $estate_passes ->
        [passes-auctioned] werden deine Gefängnis-frei-Karten nach den Grundstücken versteigert. Schuldest du mehreren Personen Geld, kommen die Karten unter ihre Stapel.
       *[under-deck] kommen deine Gefängnis-frei-Karten unter ihre Stapel.
    }
told-debts-several = Gehst du bankrott und schuldest mehreren Personen Geld, wird alles verkauft, was du hast, und das Geld gleichmäßig verteilt. Belastete Grundstücke werden mit ihrer Hypothek verkauft.
told-debts-several-kept = Gehst du bankrott und schuldest mehreren Personen Geld, wird dein Geld gleichmäßig verteilt.
told-debts-order = Gehen mehrere auf einmal bankrott, kommt zuerst die Person am Zug dran, dann die anderen in Zugreihenfolge. Was andere dir noch schulden, entfällt mit deinem Bankrott.
told-debts-out = **Wer bankrott ist,** scheidet sofort aus, auch wenn nach einem Pasch noch ein Wurf offen wäre.
told-debts-resign = Gibst du auf, gehst du bankrott. Alles, was du hast, geht an die Person, der du gerade Geld schuldest, oder an die Bank, wenn du keine Schulden hast. Vorher darfst du nichts verschenken.

## loans

told-loans-bank = **Nur die Bank verleiht Geld,** und nur gegen eine Hypothek.
told-loans-players = **Untereinander dürft ihr nichts verleihen,** weder Geld noch Grundstücke.
told-loans-promises = In einem Handel könnt ihr nichts vereinbaren, was erst später oder nur unter einer Bedingung gilt.

## the end

told-ending-last = **Wer zuletzt übrig bleibt, gewinnt,** egal mit wie viel Geld.
told-ending-last-nothing = Mit dem letzten Bankrott endet das Spiel sofort. Dann wird nichts mehr versteigert.
told-ending-first = **Der erste Bankrott beendet das Spiel.** Es gewinnt, wer von den anderen das größte Vermögen hat.
told-ending-settled = Bevor das Spiel endet, wird der Bankrott noch abgewickelt, mit Zinsen und Versteigerungen. Gibt jemand ohne Schulden auf, geht das Spiel weiter, solange noch mindestens zwei mitspielen.
told-ending-hour = **Zur vereinbarten Zeit,** die vor dem Start festgelegt wurde, endet das Spiel.
told-ending-move = Ein Wurf, der vor Ablauf der Spielzeit gefallen ist, wird noch zu Ende gespielt, mit Versteigerung, Karte, Miete oder Schuld. Auch nach einem Pasch gibt es keinen weiteren Wurf.
told-ending-round = Ist die Spielzeit um, spielt ihr die angefangene Runde noch zu Ende, damit alle gleich viele Züge haben.
told-ending-no-trade = Nach Ablauf der Spielzeit könnt ihr nicht mehr handeln oder bauen.
told-ending-worth = **Zum Vermögen zählen** Geld, Grundstücke zum aufgedruckten Preis (belastete zur Hälfte), Häuser zum normalen Preis und jedes Hotel wie { $hotel_level } Häuser.
told-ending-richest = **Wer das größte Vermögen hat, gewinnt.**
told-ending-alone = Bleibt nur eine Person übrig, gewinnt sie sofort, egal was sonst vereinbart ist.
told-ending-tie = { $tie ->
        [most-cash] { house-rule-cash-breaks-ties-told }
       *[shared-win] Haben mehrere das größte Vermögen, teilen sie sich den Sieg.
    }
told-timed-normal = **Bis die Zeit um ist,** spielt ihr wie immer.

## clocks

told-clocks-silence = Du verlierst deinen Platz nie, nur weil du nicht antwortest. Läuft deine Zeit ab, entscheidet der Bot vorsichtig für dich, und du kannst jederzeit zurückkommen.
told-clocks-waiting = **Wartezeit:** Das Spiel wartet auf jede Person insgesamt { $waiting }. Das erste Viertel jeder Frist zählt nicht mit, und wer früher entscheidet, gewinnt Wartezeit zurück. Wer sie aufgebraucht hat, bekommt nur noch ein Viertel jeder Frist, und die anderen können abstimmen, ob sie weiter warten.
told-clocks-throw = **Würfeln oder Zug beenden:** Du hast { $time_throw } Zeit. Danach macht es der Bot für dich.
told-clocks-jail = **Weg aus dem Gefängnis wählen:** Du hast { $time_jail } Zeit. Danach würfelt der Bot für dich.
told-clocks-buy = **Kaufen oder nicht:** Du hast { $time_buy } Zeit. Danach kaufst du das Grundstück nicht.
told-clocks-tax = **Einkommensteuer wählen:** Du hast { $time_tax } Zeit. Danach zahlst du den festen Betrag oder, wenn dein Geld dafür nicht reicht, den Prozentsatz.
told-clocks-auction = **Bieten:** Du hast { $time_auction } Zeit. Danach passt du.
told-clocks-outbid = Das erste Viertel jeder Frist zählt nicht mit. In einer Versteigerung halbiert sich dieser Teil mit jedem Gebot, das du abgibst.
told-clocks-debt = **Geld auftreiben:** Du hast { $time_debt } Zeit. Danach belastet der Bot zuerst Grundstücke und verkauft dann die billigsten Gebäude, aber nicht mehr als nötig.
told-clocks-rescue = **Rettung durch einen Handel:** Du hast { $time_rescue } Zeit. Danach bist du bankrott.
told-clocks-lift = **Übernommene Hypotheken tilgen:** Du hast { $time_lift } Zeit. Danach bleiben die Grundstücke belastet.
told-clocks-trade = **Angebot beantworten:** Du hast { $time_trade } Zeit. Danach verfällt das Angebot.
told-clocks-claim = { $time_claim ->
        [none] { "" }
       *[other] **Knappe Gebäude verlangen:** Du hast { $time_claim } Zeit. Danach bekommst du keins mehr.
    }
told-clocks-hold = { $time_hold ->
        [none] { "" }
       *[other] **Wurf aufhalten** (unter **{ button-more }**, wenn gleich jemand anderes würfelt): Der Wurf wartet höchstens { $time_hold }. Danach geht das Spiel weiter.
    }

clock-seconds = { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
clock-minutes = { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
clock-hours = { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
clock-days = { $count ->
        [one] einen Tag
       *[other] { $count } Tage
    }
