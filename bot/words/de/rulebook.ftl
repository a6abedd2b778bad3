# The rules in words: chapters, how one finds them, and their lines.
# A line that comes out empty is not shown. Facts are the fields of engine.editions.rules.Rules.

chapters-choose = Thema nachschlagen…
rules-which = Du spielst in mehreren Spielen mit. Die Regeln von welchem möchtest du lesen?
chapters-unknown = So ein Kapitel gibt es nicht. Das hier sind alle.
chapter-ruling = ↳ { $text }
# The ids of clauses and rulings, once at the end of a chapter
chapter-cites = -# Worauf es beruht: { $cites }
chapter-house-rule = { $text } *Hausregel*
chapter-footer = { $edition } · { $game } · ↳ was das Regelheft offenlässt
chapter-not-played = *Gilt in diesem Spiel nicht. Das Kapitel sagt:*
chapter-by-the-book = Dieses Spiel folgt dem Regelheft, ohne Hausregeln.
chapter-differs = **Gewählt:** { $rules }.
    Anders als im Regelheft gilt hier:

chapter-setup = Aufbau
chapter-setup-find = start, anfang, beginn, aufbau, geld, bargeld, startgeld, plätze, personen, spieler, figur, austeilen, bank, scheine
chapter-turns = Züge und Pasch
chapter-turns-find = würfeln, wurf, würfel, reihenfolge, anfangen, zug, pasch, aufhalten, zug beenden
chapter-go = LOS
chapter-go-find = gehalt, los, go, über los, 200, runde, auf los
chapter-buying = Grundstücke kaufen
chapter-buying-find = kaufen, kauf, ablehnen, frei, grundstück, straße, preis, besitzrecht
chapter-auctions = Versteigerungen
chapter-auctions-find = bieten, gebot, auktion, versteigerung, höchstgebot, verdeckt, passen, mindestgebot
chapter-rent = Miete
chapter-rent-find = miete, zahlen, bahnhof, bahnhöfe, werk, elektrizitätswerk, wasserwerk, monopol, farbe, doppelte miete
chapter-claims = Miete kassieren
chapter-claims-find = einfordern, verlangen, vergessen, verpasst, zu spät, frist, erlassen
chapter-cards = Ereignis- und Gemeinschaftskarten
chapter-cards-find = karte, ereignis, gemeinschaft, ziehen, stapel, mischen, freikarte, gefängnis frei, reparatur, nächster
chapter-tax = Einkommen- und Zusatzsteuer
chapter-tax-find = steuer, einkommensteuer, zusatzsteuer, luxussteuer, 10%, zehn prozent, 200, vermögen
chapter-jail = Gefängnis
chapter-jail-find = gefängnis, knast, strafe, kaution, 50, pasch, besuch, rauskommen, freikarte
chapter-parking = Frei Parken
chapter-parking-find = topf, jackpot, strafen, parken
chapter-houses = Häuser
chapter-houses-find = bauen, haus, gleichmäßig, monopol, farbe
chapter-hotels = Hotels
chapter-hotels-find = bauen, hotel, vier häuser
chapter-shortages = Gebäudemangel
chapter-shortages-find = keine häuser mehr, knapp, mangel, 32, vorrat, anmelden
chapter-selling = Gebäude verkaufen
chapter-selling-find = verkaufen, häuser verkaufen, halber preis, abbauen, abreißen, zurückgeben
chapter-mortgages = Hypotheken
chapter-mortgages-find = hypothek, belasten, zinsen, 10%, tilgen, ablösen, zurückzahlen, darlehen
chapter-trades = Handeln
chapter-trades-find = handel, handeln, tausch, tauschen, angebot, mietfrei, versprechen
chapter-debts = Schulden und Bankrott
chapter-debts-find = bankrott, pleite, konkurs, schulden, schuld, gläubiger, verloren, raus, aufgeben
chapter-loans = Darlehen
chapter-loans-find = leihen, verleihen, borgen, kredit, darlehen
chapter-ending = Wie das Spiel endet
chapter-ending-find = gewinnen, sieg, ende, letzte, reichste, gleichstand, unentschieden
chapter-short = Kurzspiel
chapter-short-find = kurz, schnell, kurzspiel, drei grundstücke
chapter-timed = Spiele auf Zeit
chapter-timed-find = zeit, zeitlimit, stunde, uhr, neues kurzspiel, zählen, wert, vermögen
chapter-house-rules = Hausregeln dieses Spiels
chapter-house-rules-find = hausregeln, varianten, abweichungen, optionen
chapter-clocks = Fristen
chapter-clocks-find = zeit, abgelaufen, afk, weg, abwesend, langsam, frist, uhr, schweigen

## set-up

told-setup-cash = **Geld.** Alle beginnen mit { $start_cash } $.
told-setup-dollars = Gerechnet wird in ganzen Dollar: Bruchteile werden aufgerundet, und bleibt beim Teilen ein Rest, gehen die übrigen Dollar in Zugreihenfolge reihum.
told-setup-notes = Geldscheine gibt es nicht, nur Beträge. Der Bank geht nie das Geld aus.
told-setup-players = **Plätze.** { $players_min } bis { $players_max } Personen.
told-setup-banker = Der Bot ist die Bank und leitet die Versteigerungen. Er hat kein eigenes Geld und bietet nie, und niemand muss dafür aussetzen.
told-setup-tokens = Alle haben eine eigene Figur. Alle beginnen auf LOS, das bringt noch nichts.
told-setup-deeds-sold = **Grundstücke.** Sie werden gemischt, und alle bekommen { $setup_count ->
        [one] eins. Den aufgedruckten Preis zahlst du gleich an die Bank.
       *[other] { $setup_count }. Die aufgedruckten Preise zahlst du gleich an die Bank.
    }
told-setup-deeds-given = **Grundstücke.** Sie werden gemischt, und alle bekommen { $setup_count ->
        [one] eins
       *[other] { $setup_count }
    } umsonst.
told-setup-no-refusing = Ein ausgeteiltes Grundstück kann man nicht ablehnen, und es wird nicht versteigert.
told-setup-bank = **Die Bank** hält { $setup ->
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
told-setup-decks = **Karten.** Beide Stapel zu sechzehn werden einmal gemischt und liegen verdeckt. Ihre Reihenfolge sieht niemand.

## turns

told-turns-first = **Wer anfängt.** Alle würfeln mit zwei Würfeln. Die höchste Summe hat den ersten Zug.
told-turns-tie = Bei gleich hohen Würfen würfeln nur diese noch einmal. Der Bot macht alle diese Würfe zu Beginn.
told-turns-left = Danach geht es reihum, Platz für Platz.
told-turns-shape = **Ein Zug.** Du würfelst mit zwei Würfeln, ziehst die Summe vorwärts und tust, was das Feld sagt. Dann ist die nächste Person dran.
told-turns-tokens = Eine Figur bleibt, wo sie hielt, bis sie wieder zieht. Auf einem Feld dürfen beliebig viele stehen.
told-turns-doubles = **Pasch.** Ziehe und erledige das Feld wie immer, dann würfle noch einmal.
told-turns-third = Beim { $doubles_to_jail }. Pasch hintereinander ziehst du nicht mehr: Du gehst ins Gefängnis, und dein Zug ist vorbei.
told-turns-counted = Es zählen nur Würfe zum Ziehen, und nur die aus diesem Zug. Ein Wurf, den eine Karte für ein Werk verlangt, zählt nicht.
told-turns-jailed = **Musst du ins Gefängnis,** würfelst du nicht noch einmal, auch nicht nach einem Pasch.
told-turns-jailed-always = Ein Regelheft lässt das offen. Hier endet der Zug immer, egal warum du ins Gefängnis musstest.
told-turns-between = { $early ->
        [noted] Zwischen zwei Würfen ist Zeit zum Bauen, Verkaufen, Belasten und Handeln. Was du einen Moment zu früh willst, wird vorgemerkt und erledigt, sobald es geht.
       *[refused] { $holds_a_gap ->
            [0] Zwischen zwei Würfen ist Zeit zum Bauen, Verkaufen, Belasten und Handeln.
            [one] Vor einem Wurf dürfen alle anderen die Würfel einmal kurz aufhalten, um zu bauen oder zu handeln.
           *[other] Vor einem Wurf dürfen alle anderen die Würfel { $holds_a_gap }-mal kurz aufhalten, um zu bauen oder zu handeln.
        }
    }
told-turns-lock = Vom Wurf an, bis klar ist, was das Feld kostet oder bietet, kann niemand handeln oder bauen. Wer Schulden hat, darf aber Geld auftreiben, und ein Handel, der dabei hilft, darf angenommen werden.
told-turns-end = { $turn_end ->
        [by-itself] Dein Zug endet automatisch, sobald nichts mehr offen ist und kein Wurf aussteht.
       *[said-by-player] Du beendest deinen Zug selbst, aber erst, wenn keine Schuld, kein Kauf und keine Versteigerung mehr offen ist.
    }
told-turns-end-waits = Könntest du noch bauen, wartet das Spiel vorher kurz, denn gebaut wird nur im eigenen Zug.

## GO

told-go-salary = **Gehalt.** Die Bank zahlt dir { $go_salary } $, sooft du LOS erreichst oder darüber kommst, durch Würfel oder Karte.
told-go-automatic = Das geschieht automatisch.
told-go-cards = Jede Karte, die dich vorwärts schickt, zählt, ob sie LOS erwähnt oder nicht.
told-go-order = Du bekommst das Gehalt, bevor das Feld dran ist, und behältst es, auch wenn derselbe Zug im Gefängnis endet.
told-go-landing = Genau auf LOS zu landen bringt nicht mehr, als darüber zu ziehen.
told-go-landing-more = Genau auf LOS zu landen bringt stattdessen { $go_landing_salary } $.
told-go-lap = **Einmal pro Runde.** Landest du auf LOS, bekommst du beim Weiterziehen nicht noch einmal Geld.
told-go-twice = Ziehst du über LOS und dann die Karte, die dich auf LOS schickt, bekommst du zweimal Gehalt.
told-go-back = **Rückwärts** gibt es nie etwas.
told-go-jail = **Auf dem Weg ins Gefängnis** bekommst du nichts, ob durch Feld, Karte oder Pasch.

## buying

told-buying-lap = **Erste Runde.** Du kaufst nichts und bietest auf nichts, bevor du { $buying_from_lap ->
        [one] einmal
       *[other] { $buying_from_lap }-mal
    } um den Spielplan gezogen bist.
told-buying-option = **Grundstück ohne Besitzer.** Landest du dort, durch Würfel oder Karte, darfst du es zum aufgedruckten Preis kaufen: Straße, Bahnhof oder Werk.
told-buying-raise = Zu wenig Bargeld? Du hast Zeit, zu belasten, Gebäude zu verkaufen oder zu handeln.
told-buying-declined = **Nicht gekauft?** Es wird sofort versteigert, bevor etwas anderes weitergeht.
told-buying-kept = **Nicht gekauft?** Es bleibt bei der Bank, bis wieder jemand kommt. Versteigert wird nichts.
told-buying-deed = Das Grundstück ist deins, und alle können nachsehen, wem was gehört und was belastet ist.
told-buying-own = Auf dem eigenen Grundstück zu landen kostet nichts und bringt nichts.

## auctions

told-auctions-none = Grundstücke werden nicht versteigert: Was niemand kauft, bleibt bei der Bank.
told-auctions-who = **Wer bietet.** Alle im Spiel, auch wer nicht kaufen wollte, auch aus dem Gefängnis.
told-auctions-not = Nie die Bank, und niemand mit offener Schuld.
told-auctions-lap = Wer noch nicht { $buying_from_lap ->
        [one] einmal
       *[other] { $buying_from_lap }-mal
    } um den Spielplan gezogen ist, bietet nicht.
told-auctions-start = **Erstes Gebot.** Ab { $auction_least } $, egal welcher Preis aufgedruckt ist.
told-auctions-reserve = **Erstes Gebot.** Mindestens { $reserve_percent } % vom aufgedruckten Preis.
told-auctions-steps = Ganze Dollar, jedes Gebot mindestens { $auction_step } $ über dem letzten.
told-auctions-price = **Das höchste Gebot gewinnt.** Es wird an die Bank gezahlt, dann wechselt das Grundstück.
told-auctions-open = Alle bieten durcheinander, bis alle außer dem höchsten Gebot gepasst haben. Nach einem späten Gebot bleibt den anderen mindestens { $soft_close }. Du kannst ein geheimes Höchstgebot festlegen, mit dem der Bot für dich bietet.
told-auctions-sealed = Alle legen ein geheimes Höchstgebot fest oder passen. Das höchste gewinnt und zahlt { $auction_step } $ mehr als das zweithöchste, aber nie mehr als das eigene Höchstgebot. Bietet sonst niemand, kostet es das niedrigste erlaubte Gebot.
told-auctions-cap = { $bid_cap ->
        [cash-in-hand] Du darfst höchstens dein Bargeld bieten.
        [no-cap] Du darfst jede Summe bieten. Gewinnst du und kannst nicht zahlen, bist du bei der Bank bankrott. Dann wird noch einmal versteigert.
       *[raisable] Du darfst bieten, was du auftreiben könntest: Bargeld, Hypotheken auf deine Grundstücke, den halben Preis deiner Gebäude.
    }
told-auctions-business = Während der Versteigerung darfst du belasten und Gebäude verkaufen. { $auction ->
        [sealed-maxima] Auch handeln darfst du weiter.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Am Ende wird dein Höchstgebot auf das gekürzt, was du dann noch bieten darfst.
        }
       *[open-calls] Gehandelt wird erst danach.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Solange dein Gebot führt, darfst du nicht ausgeben, was du dafür brauchst.
        }
    }
told-auctions-own-lot = Wer gewinnt, zahlt zuerst: Das ersteigerte Grundstück lässt sich dafür nicht belasten.
told-auctions-equal = Bei gleichen Geboten gilt das frühere. Ein Gebot lässt sich nicht zurücknehmen. Verlässt jemand das Spiel, fallen die Gebote weg.
told-auctions-unsold = Niemand bietet? Es bleibt bei der Bank, bis wieder jemand kommt.
told-auctions-several = Mehrere Grundstücke gehen in der Reihenfolge der Felder ab LOS, { $auction ->
        [sealed-maxima] alle unter einer Frist, auf Wunsch mit einer Grenze für alle deine Gebote zusammen.
       *[open-calls] eins nach dem anderen.
    }

## rent

told-rent-due = **Miete.** Landest du auf einem Grundstück, das jemand anderem gehört, schuldest du die Miete auf seiner Karte.
told-rent-automatic = Sie wird automatisch bezahlt, wenn dein Bargeld reicht.
told-rent-claimed = Miete ist nur fällig, wenn sie rechtzeitig kassiert wird: siehe *Miete kassieren*.
told-rent-built = **Bebaut:** der Betrag auf der Karte für so viele Häuser oder für das Hotel.
told-rent-double = **Ganze Farbe.** Wem sie gehört, bekommt auf unbebauten Straßen das Doppelte, auch wenn eine andere Straße der Farbe belastet oder bebaut ist.
told-rent-mortgaged = **Belastet** bringt ein Grundstück keine Miete, und alle können es sehen. Der Rest der Gruppe kassiert weiter.
told-rent-railroads = **Bahnhöfe.** { $railroad_1 } $, { $railroad_2 } $, { $railroad_3 } $ oder { $railroad_4 } $, je nachdem, ob dieselbe Person einen, zwei, drei oder vier hat.
told-rent-utilities = **Werke.** Das { $utility_1 }-Fache des Wurfs, mit beiden Werken das { $utility_2 }-Fache.
told-rent-throw = Es zählt der Wurf, mit dem du gezogen bist, auch aus dem Gefängnis.
told-rent-scale = Belastete Bahnhöfe und Werke zählen dabei mit.
told-rent-jail = **Aus dem Gefängnis** bekommst du Miete wie alle anderen.
told-rent-no-jail = **Aus dem Gefängnis** bekommst du keine Miete.
told-rent-waiving = Niemand kann Mietfreiheit versprechen oder verkaufen.

## claiming rent

told-claims-none = Miete wird hier automatisch bezahlt. Nach dem Wortlaut des Regelhefts muss man sie rechtzeitig verlangen; als Hausregel könnt ihr das wählen.
told-claims-asking = **Nach dem Wortlaut.** Miete bekommst du nur, wenn du sie rechtzeitig verlangst: Drücke *Kassieren*. Bis dahin schuldet dir niemand etwas.
told-claims-sum = Es gilt die Summe bei der Landung, egal was seitdem gebaut, verkauft oder belastet wurde.
told-claims-second = **Zu spät** ist es, wenn nach dem Besuch die zweite Person zum Ziehen würfelt.
told-claims-second-counted = Gezählt wird nach dem Zug des Besuchs, jede Person einmal. Zu zweit ist die zweite Person wieder der Besuch selbst. Ein Wurf, den eine Karte für ein Werk verlangt, zählt nicht.
told-claims-next = **Zu spät** ist es beim nächsten Wurf zum Ziehen.
told-claims-next-counted = Auch ein weiterer Wurf des Besuchs zählt. Ein Wurf für eine Karte zum Werk nicht.
told-claims-waiving = Du musst keine Miete kassieren. Mietfreiheit verkaufen darfst du nicht.

## cards

told-cards-drawing = **Ziehen.** Nimm die oberste Karte, tu, was sie sagt, und lege sie unter ihren Stapel. Ablehnen geht nicht.
told-cards-order = Die Stapel werden nur zu Beginn gemischt. Sind sie durch, kommen die Karten in derselben Reihenfolge wieder.
told-cards-moves = **Schickt dich eine Karte weiter,** gilt das neue Feld, als hättest du es gewürfelt.
told-cards-nested = Auch wenn das noch eine Karte bedeutet. Die erste kommt unter ihren Stapel, wenn alles erledigt ist.
told-cards-nearest = Der nächste Bahnhof oder das nächste Werk ist vor dir, nie hinter dir.
told-cards-railroad = Nächster Bahnhof: das Doppelte der Miete, die dort sonst fällig wäre.
told-cards-utility = Nächstes Werk: Du würfelst neu und zahlst das Zehnfache, egal wie viele Werke dieselbe Person hat. Ein Pasch zählt dabei nicht.
told-cards-mortgaged = Ist das Grundstück belastet, schuldest du nichts.
told-cards-fines = **Karten, die kosten.** Was du zahlst, geht an die Bank, außer die Karte nennt andere Mitspielende.
told-cards-pot = **Karten, die kosten.** Was du der Bank zahlen würdest, kommt auf Frei Parken.
told-cards-repairs = Reparaturen zählen alle Gebäude, die dir beim Ziehen der Karte gehören.
told-cards-pay-each = An alle zahlen: Das ist eine Schuld bei allen zusammen. Reicht dein Geld nicht, wird alles, was du hast, verkauft und gleich verteilt.
told-cards-collect-each = Von allen kassieren: Alle schulden dir den eigenen Anteil. Dein Zug wartet auf alle, die erst Geld auftreiben müssen.
told-cards-pass = **„Du kommst aus dem Gefängnis frei“** (kurz: Gefängnis-frei-Karte). Behalte sie, bis du sie einsetzt. Dann kommt sie unter ihren Stapel.
told-cards-pass-sold = Du darfst sie jederzeit weiterverkaufen, zu jedem Preis, auf den ihr euch einigt.
told-cards-pass-resold = Wer sie kauft, darf sie weiterverkaufen. Eingesetzt wird sie nur, wenn du es willst; hast du zwei, wählst du eine aus.

## taxes

told-tax-choice = **Einkommensteuer.** Zahle { $income_tax_flat } $ oder { $income_tax_percent } % von allem, was du hast. Wähle, bevor du rechnest; dabei bleibt es.
told-tax-hidden = Vor der Wahl siehst du die Summe nicht.
told-tax-rounding = Der Anteil wird auf ganze Dollar aufgerundet.
told-tax-worth = **Alles, was du hast:** Bargeld, jedes Grundstück zum aufgedruckten Preis, belastet oder nicht, und was deine Gebäude kosten.
told-tax-worth-else = Hypotheken werden nicht abgezogen. Gefängnis-frei-Karten zählen nicht, ein Hotel zählt wie { $hotel_level } Häuser, das Gehalt aus demselben Zug voll.
told-tax-printed = Eine feste Steuer, wie auf späteren Spielplänen, ist eine Hausregel.
told-tax-flat = **Einkommensteuer.** { $income_tax_flat } $, ohne Wahl.
told-tax-luxury = **Zusatzsteuer.** { $luxury_tax } $.
told-tax-bank = Beide Steuern gehen sofort an die Bank.
told-tax-pot = Beide Steuern kommen auf Frei Parken.

## Jail

told-jail-in = **Ins Gefängnis** kommst du durch das Feld „Geh ins Gefängnis“, durch eine Karte oder mit dem { $doubles_to_jail }. Pasch hintereinander.
told-jail-straight = Auf direktem Weg: Du bekommst kein Gehalt, und dein Zug ist vorbei.
told-jail-visiting = **Nur zu Besuch.** Landest du durch einen Wurf auf dem Feld, passiert nichts.
told-jail-doubles = **Raus mit Pasch** in einem deiner nächsten { $jail_turns } Züge: Du ziehst, was du gewürfelt hast, und zahlst nichts. Der Zug, in dem du ins Gefängnis musstest, zählt nicht.
told-jail-one-try = **Raus im nächsten Zug,** auf jeden Fall: mit Gefängnis-frei-Karte, { $jail_fine } $ oder Pasch. Du kannst erst einen Pasch versuchen; klappt er nicht, zahlst du und ziehst, was du gewürfelt hast.
told-jail-doubles-once = Nach diesem Pasch würfelst du nicht noch einmal.
told-jail-doubles-again = Nach diesem Pasch würfelst du noch einmal; er zählt als dein erster.
told-jail-fine = **Raus für { $jail_fine } $** vor dem Würfeln, { $jail_prepay_turns ->
        [1] in deinem ersten Zug
       *[other] in deinen ersten { $jail_prepay_turns } Zügen
    } im Gefängnis.
told-jail-pass = **Raus mit Gefängnis-frei-Karte** vor dem Würfeln, mit deiner eigenen oder einer, die du jemandem abkaufst.
told-jail-released = Kommst du vor dem Wurf frei, würfelst du wie immer: Bei einem Pasch würfelst du noch einmal.
told-jail-last = **Letzter Versuch.** Auch im { $jail_turns }. Zug kein Pasch? Du zahlst { $jail_fine } $ und ziehst, was du gewürfelt hast. Länger bleibt niemand.
told-jail-no-fine-first = In diesem Zug würfelst du, bevor du zahlst.
told-jail-short = Reicht dein Geld nicht? Du treibst es auf und ziehst dann, was du gewürfelt hast. Geht das nicht, bist du bankrott und ziehst nicht.
told-jail-pass-too-late = Ist der letzte Wurf misslungen, hilft keine Gefängnis-frei-Karte mehr.
told-jail-pass-after = Ist der letzte Wurf misslungen, darfst du statt der Strafe eine Gefängnis-frei-Karte einsetzen.
told-jail-bank = Die Strafe geht an die Bank.
told-jail-pot = Die Gefängnisstrafe kommt auf Frei Parken.
told-jail-business = **Geschäfte.** Auch im Gefängnis handelst du, baust und bekommst Miete wie immer.
told-jail-business-no-rent = **Geschäfte.** Auch im Gefängnis handelst und baust du wie immer, bekommst aber keine Miete.
told-jail-all-business = Du verkaufst dort auch Gebäude, belastest und bietest.{ $building_time ->
        [own-turn] {" "}Gebaut wird nur in deinem eigenen Zug.
       *[any-time] { "" }
    }

## Free Parking

told-parking-rest = **Nichts passiert.** Kein Geld, keine Strafe. Strafen und Steuern gehen an die Bank, also gibt es keinen Topf.
told-parking-pot = **Der Topf.** Strafen, Steuern und Kartenzahlungen an die Bank liegen hier. Wer hier landet, bekommt alles.{ $free_parking_seed ->
        [0] { "" }
       *[other] {" "}Dann legt die Bank wieder { $free_parking_seed } $ hin.
    }

## houses

told-houses-group = **Wo.** Auf den Straßen einer Farbe, die ganz dir gehört.
told-houses-even = **Gleichmäßig.** Das erste Haus kommt auf eine beliebige Straße, jedes weitere auf eine mit weniger Häusern: Keine Straße darf einer anderen um mehr als ein Haus voraus sein.
told-houses-per-group = Jede Farbe zählt für sich. Was auf deinen anderen Farben steht, ist egal.
told-houses-price = **Preis.** Jedes Haus kostet, was auf der Karte steht. Nur die Bank verkauft Häuser.
told-houses-most = **Höchstens { $hotel_houses }** auf einer Straße. Dann kommt das Hotel.
told-houses-when = **Wann.** { $building_time ->
        [own-turn] Nur in deinem eigenen Zug, auch aus dem Gefängnis.
       *[any-time] Jederzeit, egal wer am Zug ist, auch aus dem Gefängnis.
    }
told-houses-lock = Nicht zwischen einem Wurf und seinen Folgen, und nicht, solange du eine Schuld offen hast.
told-houses-many = **Wie viele.** So viele auf einmal, wie du bezahlen kannst.
told-houses-limit = **Wie viele.** { $building_limit_most ->
        [one] Ein Gebäude pro Person in jedem Zug.
       *[other] Höchstens { $building_limit_most } Gebäude pro Person in jedem Zug.
    }
told-houses-mortgage-group = **Hypotheken.** Auf einer Farbe wird nicht gebaut, solange eine ihrer Straßen belastet ist.
told-houses-mortgage-lot = **Hypotheken.** Auf einer belasteten Straße wird nicht gebaut. Auf den anderen der Farbe schon, solange es gleichmäßig bleibt.
told-houses-stock = **Vorrat.** Die Bank hat insgesamt { $houses ->
        [one] ein Haus
       *[other] { $houses } Häuser
    } und { $hotels ->
        [0] kein Hotel
        [one] ein Hotel
       *[other] { $hotels } Hotels
    }.
told-houses-steps = Mehrere Schritte auf einmal brauchen jedes Haus auf dem Weg, auch auf dem Weg zum Hotel.

## hotels

told-hotels-first = **Ein Hotel** braucht erst { $hotel_houses } Häuser auf jeder Straße der Farbe. Dann gibst du die einer Straße ab und zahlst noch einmal den Hauspreis.
told-hotels-short = Ein viertes Haus gibt es nicht. Beim Bauen, Verkaufen und Abbauen zählt ein Hotel { $hotel_level } Stufen und braucht oder gibt { $hotel_houses } Häuser.
told-hotels-rent = Seine Miete ist die Hotelmiete auf der Karte.
told-hotels-any = Auf jeder Straße der Farbe, eins nach dem anderen, eins pro Straße.
told-hotels-back = **Abgegebene Häuser** gehören wieder der Bank, und alle können sie kaufen.
told-hotels-sold = **Zurückverkauft** bringt ein Hotel den halben Preis von { $hotel_level } Häusern. Alle Hotels einer Farbe kannst du auf einmal verkaufen.

## shortages

told-shortages-wait = **Keine mehr da?** Du wartest, bis jemand welche verkauft oder abgibt. Auch Hotels sind begrenzt, wie Häuser.
told-shortages-auction = **Mehr gewünscht als da?** Sie gehen an die höchsten Gebote.
told-shortages-claims = Wer sonst gerade bauen könnte, wird zuerst gefragt. Reicht es für alle, bauen alle zum normalen Preis. Wer nicht antwortet, meldet nichts an.
told-shortages-claims-turn = Wer jetzt bauen könnte, wenn der eigene Zug wäre, wird zuerst gefragt. Reicht es für alle, baut nur, wer am Zug ist, zum normalen Preis, die anderen im eigenen Zug. Wer nicht antwortet, meldet nichts an.
told-shortages-single = Die Gebäude werden einzeln versteigert, Häuser vor Hotels. Mitbieten können alle, die Gebäude angemeldet haben. { $auction ->
        [sealed-maxima] Für jedes Gebäude, das du willst, nennst du eine Straße und dein Höchstgebot, mindestens den normalen Preis.
       *[open-calls] Deine Gebote beginnen beim normalen Preis deines eigenen Grundstücks, und du baust sofort.
    }
told-shortages-first = **Mehr gewünscht als da?** Wer zuerst baut, bekommt sie.

## selling

told-selling-half = **Gebäude** kauft die Bank jederzeit zum halben Preis zurück.
told-selling-bank = Verkaufen kannst du sie nur an die Bank.
told-selling-even = **Gleichmäßig,** so wie sie gebaut wurden.
told-selling-any-order = **In beliebiger Reihenfolge,** von jeder Straße, auch wenn die Farbe danach ungleich bebaut ist. Gebaut wird weiter da, wo am wenigsten steht.
told-selling-hotels = **Hotels** bringen je den halben Preis von { $hotel_level } Häusern. Alle Hotels einer Farbe kannst du auf einmal verkaufen.
told-selling-down = Oder du tauschst sie gegen { $hotel_houses } Häuser und den halben Preis für den Rest, eins nach dem anderen und gleichmäßig.
told-selling-down-any = Oder du baust sie auf { $hotel_houses } Häuser oder weniger ab.
told-selling-stock = Jede gleichmäßige Verteilung geht, für die die Bank Häuser hat. Hat sie keine, müssen alle Hotels der Farbe weg.
told-selling-stock-any = Jede Verteilung geht, für die die Bank Häuser hat.
told-selling-dear = Auch ein teuer ersteigertes Haus bringt nur den halben normalen Preis.
told-selling-deeds = **Grundstücke** darfst du zu jedem Preis an andere verkaufen, sobald auf der Farbe nichts mehr steht.

## mortgages

told-mortgages-loan = **Das Darlehen.** Die Bank leiht dir auf ein eigenes Grundstück den halben aufgedruckten Preis, jederzeit.
told-mortgages-owner = Es bleibt deins und bringt keine Miete. Nur du kannst die Hypothek tilgen.
told-mortgages-clear-group = **Erst die Gebäude.** Alle auf der Farbe werden verkauft, bevor eine Straße belastet wird.
told-mortgages-clear-lot = **Erst die Gebäude.** Die auf dieser Straße werden verkauft, bevor sie belastet wird. Die anderen Straßen der Farbe behalten ihre.
told-mortgages-buildings = Häuser und Hotels lassen sich nicht belasten.
told-mortgages-lift = **Tilgen** kostet das Darlehen und { $interest_percent } %. Eine Frist gibt es nicht.
told-mortgages-percent = { $interest_percent } % des Darlehens, für jedes Grundstück aufgerundet.
told-mortgages-rebuild = Danach kannst du wieder bauen, zum vollen Preis.
told-mortgages-sold = **Verkauf.** Ein belastetes Grundstück darfst du verkaufen. Wer es bekommt, zahlt der Bank sofort { $interest_percent } % Zinsen oder tilgt die Hypothek samt { $interest_percent } %.
told-mortgages-later = Bleibt es belastet, sind beim späteren Tilgen die { $interest_percent } % noch einmal fällig.
told-mortgages-agreed = Wer annimmt, wählt das für jedes Grundstück und muss es zahlen können.

## trades

told-trades-what = **Was.** Grundstücke, belastet oder nicht, Bargeld und Gefängnis-frei-Karten, zu jedem Preis, auf den ihr euch einigt.
told-trades-nothing-else = Sonst nichts: keine Versprechen, keine künftige Miete, keine Mietfreiheit.
told-trades-lap = **Erste Runde.** Handeln darf nur, wer { $trading_from_lap ->
        [one] einmal
       *[other] { $trading_from_lap }-mal
    } um den Spielplan gezogen ist.
told-trades-built = **Nicht mit Gebäuden.** Steht auf einer Farbe ein Gebäude, kannst du keine ihrer Straßen weggeben, und ein Gebäude allein nie.
told-trades-loans = **Kein Leihen** untereinander, weder Geld noch Grundstücke.
told-trades-when = Egal wer am Zug ist, nur nicht zwischen einem Wurf und seinen Folgen. Ein Angebot verfällt mit der Zeit, oder wenn sich etwas darin ändert.
told-trades-price = Jeder Preis ist erlaubt, solange keine der beiden Seiten Schulden hat.
told-trades-debt = Wer Schulden hat, darf nur handeln, wenn sie damit sofort bezahlt sind oder danach nicht weniger Geld aufzutreiben ist. Verschenken geht nicht.
told-trades-mortgaged = Bei belasteten Grundstücken zahlt, wer sie bekommt: sofort { $interest_percent } % oder die ganze Hypothek.
told-trades-auction = { $auction ->
        [sealed-maxima] Während einer Versteigerung wird weiter gehandelt.
       *[open-calls] Während einer Versteigerung wird nicht gehandelt.
    }
told-trades-hour = Nach der Endzeit wird nicht mehr gehandelt.

## debts

told-debts-raise = **Mehr Schulden als Bargeld?** Verkaufe Gebäude und belaste Grundstücke, bis du zahlen kannst. Solange das reicht, musst du zahlen und kannst nicht bankrottgehen.
told-debts-choose = Du wählst, was weggeht. Läuft deine Zeit ab, sind es erst Hypotheken, dann die billigsten Gebäude, nicht mehr als nötig.
told-debts-trade = Ein Handel kann helfen, wenn er sofort bezahlt oder du danach nicht weniger auftreiben kannst (Gefängnis-frei-Karten und belastete Grundstücke zählen nichts).
told-debts-kind = Seid ihr beide einverstanden, könnt ihr einen Teil der Schuld auch mit Grundstücken bezahlen.
told-debts-rescue = **Bankrott** bist du, wenn all das nicht reicht. Genau genug ist nicht bankrott. Für einen Handel, der dich rettet, ist noch Zeit.
told-debts-no-rescue = **Bankrott** bist du, wenn auch das alles nicht reicht. Das gilt sofort, ein Handel rettet dich nicht mehr.
told-debts-player = **Du schuldest jemandem im Spiel.** An diese Person geht alles, was du hast: Bargeld, Grundstücke, Gefängnis-frei-Karten und der halbe Preis deiner Gebäude.
told-debts-player-cash = **Was übrig ist.** Wem du schuldest, bekommt dein Bargeld und den halben Preis deiner Gebäude, mehrere zu gleichen Teilen. Grundstücke gehen ohne Hypotheken und ohne Versteigerung an die Bank, Gefängnis-frei-Karten unter ihre Stapel.
told-debts-state = Alles geht so über, wie es ist, auch mit Hypotheken. Kannst du eine Schuld gar nicht decken, darfst du dafür nichts mehr belasten. Hotels werden ganz verkauft, auch wenn der Bank die Häuser fehlen.
told-debts-interest = **Hypotheken darin** kosten sofort { $interest_percent } % Zinsen. Danach kann man sie tilgen (und das Geld dafür erst auftreiben) oder belastet lassen und später noch einmal { $interest_percent } % zahlen.
told-debts-interest-short = Die { $interest_percent } % zahlst du, nachdem das Bargeld aus dem Bankrott da ist. Reicht es nicht, ist das eine Schuld wie jede andere.
told-debts-bank = **Du schuldest der Bank.** Sie nimmt alles, was du hast, und versteigert die Grundstücke sofort. Gebäude gehen zurück an die Bank.
told-debts-bank-kept = **Du schuldest der Bank.** Sie nimmt alles, was du hast, und die Grundstücke sind wieder zu kaufen.
told-debts-bank-cleared = Eins nach dem anderen in der Reihenfolge der Felder, ohne Hypotheken. Ist nur noch eine Person übrig, wird nichts versteigert.
told-debts-passes = Gefängnis-frei-Karten bekommt, wem du das Geld schuldest. Ist es die Bank, { $estate_passes ->
        [passes-auctioned] werden sie nach den Grundstücken versteigert; schuldest du mehreren, kommen sie unter ihre Stapel.
       *[under-deck] kommen sie unter ihre Stapel.
    }
told-debts-several = Schuldest du mehreren, wird alles verkauft und gleich verteilt, Belastetes mit seiner Hypothek.
told-debts-several-kept = Schuldest du mehreren, wird dein Bargeld gleich verteilt.
told-debts-order = Mehrere Bankrotte gehen in Zugreihenfolge, beginnend bei der Person am Zug. Was dir andere bei deinem Bankrott schulden, entfällt.
told-debts-out = **Raus.** Wer bankrott ist, ist sofort draußen, auch vor einem weiteren Wurf.
told-debts-resign = Wer aufgibt, geht bankrott: bei der Person, der man gerade etwas schuldet, sonst bei der Bank. Vorher lässt sich nichts verschenken.

## loans

told-loans-bank = **Nur die Bank verleiht,** und nur auf eine Hypothek.
told-loans-players = **Untereinander verleiht ihr nichts,** weder Geld noch Grundstücke.
told-loans-promises = Darum gilt in keinem Handel etwas für später oder unter einer Bedingung.

## the end

told-ending-last = **Wer zuletzt übrig bleibt, gewinnt,** egal mit wie viel Bargeld.
told-ending-last-nothing = Der letzte Bankrott beendet das Spiel sofort. Versteigert wird nichts mehr.
told-ending-first = **Der erste Bankrott beendet das Spiel.** Das größte Vermögen unter den anderen gewinnt.
told-ending-settled = Erst wird er zu Ende gebracht, mit Zinsen und Versteigerungen. Gibt jemand ohne Schulden auf, geht das Spiel weiter, solange noch zwei mitspielen.
told-ending-hour = **Zur Endzeit,** die ihr vor dem Start vereinbart, ist Schluss.
told-ending-move = Ein Wurf, der schon gefallen ist, wird noch zu Ende gespielt, mit Versteigerung, Karte oder Schuld. Einen weiteren Wurf gibt es nicht.
told-ending-round = Die Runde wird zu Ende gespielt, damit alle gleich viele Züge haben.
told-ending-no-trade = Nach der Endzeit wird nicht mehr gehandelt oder gebaut.
told-ending-worth = **Das Vermögen:** Bargeld, Grundstücke zum aufgedruckten Preis, belastete zur Hälfte, Häuser zu dem, was sie kosten, ein Hotel wie { $hotel_level } Häuser.
told-ending-richest = **Das größte Vermögen gewinnt.**
told-ending-alone = Bleibt nur eine Person übrig, gewinnt sie sofort.
told-ending-tie = { $tie ->
        [most-cash] Bei gleichem Vermögen gewinnt mehr Bargeld.
       *[shared-win] Bei gleichem Vermögen wird der Sieg geteilt.
    }
told-timed-normal = **Bis dahin** wird gespielt wie immer.

## clocks

told-clocks-silence = Wer zu langsam ist, verliert nicht den Platz. Läuft deine Zeit ab, entscheidet der Bot vorsichtig für dich, und du kannst jederzeit zurückkommen.
told-clocks-throw = **Würfeln, Zug beenden:** { $time_throw }. Dann macht es der Bot für dich.
told-clocks-jail = **Weg aus dem Gefängnis:** { $time_jail }. Dann würfelst du.
told-clocks-buy = **Kaufen oder nicht:** { $time_buy }. Dann kaufst du nicht.
told-clocks-tax = **Einkommensteuer:** { $time_tax }. Dann zahlst du den festen Betrag, oder den Anteil, wenn dein Bargeld dafür nicht reicht.
told-clocks-auction = **Bieten:** { $time_auction }. Dann passt du.
told-clocks-debt = **Geld auftreiben:** { $time_debt }. Dann treibt es der Bot für dich auf, zuerst mit Hypotheken.
told-clocks-rescue = **Rettung durch Handel:** { $time_rescue }. Dann bist du bankrott.
told-clocks-lift = **Übernommene Hypotheken:** { $time_lift }. Dann lässt du sie belastet.
told-clocks-trade = **Angebot beantworten:** { $time_trade }. Dann verfällt das Angebot.
told-clocks-claim = { $time_claim ->
        [none] { "" }
       *[other] **Knappe Gebäude:** { $time_claim }. Dann meldest du keine an.
    }
told-clocks-hold = { $time_hold ->
        [none] { "" }
       *[other] **Wurf aufhalten:** { $time_hold }. Dann geht das Spiel weiter.
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
        [one] ein Tag
       *[other] { $count } Tage
    }
