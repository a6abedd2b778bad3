# Was der Coach im ersten Spiel sagt: einmal mit Begründung, später nur noch den Rat.

coach = 🎓 { $text }
coach-practiced =
    { $count ->
        [0] 🎓 Das war eine kurze Lektion. Spiel noch einmal und sieh, wie es weitergeht!
       *[other] 🎓 Geübt hast du: { $what }. Jetzt kannst du mit anderen spielen.
    }

## Worum es ging

coach-topic-turns = Würfeln
coach-topic-buying = Kaufen
coach-topic-auctions = Versteigerungen
coach-topic-rent = Miete
coach-topic-building = Bauen
coach-topic-trading = Handeln
coach-topic-jail = Gefängnis
coach-topic-taxes = Steuern
coach-topic-debts = Geld auftreiben

## Züge

coach-why-throw = Sammle ganze Farben, baue Häuser und kassiere Miete: Sobald jemand nicht zahlen kann, endet dieses kurze Spiel, und von den anderen gewinnt, wer am meisten besitzt. Ein Hotel kommt hier nach drei Häusern.
coach-tip-throw = Drücke **{ decision-to-throw.button-throw }**: Ein Grundstück ohne Besitzer kannst du dann kaufen, sonst zahlst du Miete.
coach-why-end = Bevor du den Zug beendest, kannst du noch handeln, bauen und belasten.
coach-tip-end = Nichts mehr vor? Drücke **{ decision-to-end.button-end }**.
coach-why-salary = Du bist über LOS gekommen und hast von der Bank { $price } $ bekommen.
coach-tip-salary = Jedes Mal, wenn du über LOS kommst, bekommst du { $price } $.
coach-why-goal = Sobald jemand nicht zahlen kann, endet dieses kurze Spiel, und von den anderen gewinnt, wer am meisten besitzt.
coach-tip-goal = Deine Gewinnchance liegt gerade bei { $after }.
coach-why-concede = Computer geben auf, wenn sie keine Chance mehr sehen: Ab dann kannst du das Spiel beenden und gewinnst.
coach-tip-concede = Drücke **{ $press }**, um sofort zu gewinnen, oder spiel einfach weiter: Entschieden ist erst etwas, wenn das Spiel endet.

## Kaufen

coach-why-buy = Wer auf deinem Grundstück landet, zahlt dir Miete, und was dir gehört, kannst du gegen das tauschen, was du brauchst.
coach-tip-buy =
    { $change ->
        [more] Kauf es: Damit liegt deine Gewinnchance bei { $after }; bekommt es jemand anderes, liegt sie bei { $before }.
       *[other] Kauf es: Deine Gewinnchance bleibt bei { $after }, und niemand sonst bekommt es.
    }
coach-why-buy-group = Mit { $space } gehört dir die ganze Farbe { $group }: Die Miete verdoppelt sich, und du darfst Häuser bauen.
coach-tip-buy-group =
    { $change ->
        [more] Kauf es: Damit liegt deine Gewinnchance bei { $after }, sonst bei { $before }.
       *[other] Kauf es: Ganze Farben entscheiden das Spiel.
    }
coach-why-buy-block = Mit einer ganzen Farbe kann man Häuser bauen und hohe Mieten kassieren.
coach-tip-buy-block =
    { $change ->
        [more] Kauf es, sonst kann { $who } die ganze Farbe { $group } bekommen: Deine Gewinnchance liegt bei { $after }, wenn du kaufst, und sonst bei { $before }.
       *[other] Kauf es, sonst kann { $who } die ganze Farbe { $group } bekommen.
    }
coach-why-buy-leave = Im Moment ist dir Geld für Häuser und Miete mehr wert als dieses Grundstück.
coach-tip-buy-leave =
    { $change ->
        [less] Lass dieses hier versteigern: Für { $price } $ würde deine Gewinnchance von { $before } auf { $after } sinken.
       *[other] Lass dieses hier versteigern: Für { $price } $ nützt es dir nichts.
    }
coach-why-buy-leave-group = Mit { $space } gehört dir die ganze Farbe { $group }, aber im Moment ist dir mehr wert, was du dafür hergeben müsstest.
coach-tip-buy-leave-group = { coach-tip-buy-leave }
coach-why-buy-short = Dir fehlen { $price } $, und was du nicht kaufst, wird versteigert.
coach-tip-buy-short = Drücke **{ $decline }**: Geld aufzutreiben lohnt sich meist nur für ein Grundstück, mit dem du eine ganze Farbe bebauen kannst.
coach-why-buy-raise = { coach-why-buy-group }
coach-tip-buy-raise =
    { $change ->
        [more] Treib die fehlenden { $price } $ auf und kauf es: Damit liegt deine Gewinnchance bei { $after }, sonst bei { $before }.
       *[other] Treib die fehlenden { $price } $ auf und kauf es: Ganze Farben entscheiden das Spiel.
    }
coach-why-buy-raise-on-group = Mit { $space } gehört dir die ganze Farbe { $group }: Sobald dort keine Hypothek mehr liegt, darfst du Häuser bauen.
coach-tip-buy-raise-on-group = { coach-tip-buy-raise }
coach-why-auction = Bei einer Versteigerung gewinnt das höchste Gebot. Überleg dir vorher, was dir das Grundstück wert ist.
coach-tip-auction = { $space } ist dir etwa { $price } $ wert: Leg das als geheimes Höchstgebot fest, der Bot bietet dann nie mehr als nötig.
coach-why-auction-block = { coach-why-buy-block }
coach-tip-auction-block = Wenn du passt, kann { $who } die ganze Farbe { $group } bekommen: { $space } ist dir etwa { $price } $ wert, leg das als geheimes Höchstgebot fest.
coach-why-auction-pass = Bei einer Versteigerung gewinnt das höchste Gebot, aber niemand muss bieten.
coach-tip-auction-pass = Passe: Das niedrigste Gebot ist jetzt { $price } $, und so viel ist { $space } dir nicht wert.
coach-why-auction-short = { coach-why-auction-pass }
coach-tip-auction-short = Passe: Das niedrigste Gebot ist jetzt { $price } $, und so viel Geld hast du nicht.

## Miete

coach-why-rent-paid = Du bist auf { $space } gelandet und hast { $price } $ Miete an { $who } gezahlt.
coach-tip-rent-paid = Mieten bleiben klein, bis jemand eine ganze Farbe hat und baut. Sei schneller.
coach-why-rent-single = { $who } ist auf { $space } gelandet und hat dir { $price } $ Miete gezahlt.
coach-tip-rent-single = Hol dir die ganze Farbe { $group }: Dann verdoppelt sich dort die Miete, und du kannst bauen.
coach-why-rival-group = { $who } hat die ganze Farbe { $group } und kann dort bauen.
coach-tip-rival-group = In deiner nächsten Runde könnte { $space } dich { $price } $ Miete kosten: Behalte so viel Geld.

## Bauen und Handeln

coach-why-build = Dir gehört die ganze Farbe { $group }, also darfst du dort bauen: Mit drei Häusern bringt eine Straße etwa das 40-Fache der einfachen Miete.
coach-tip-build =
    { $change ->
        [more] Drücke **{ $press }**, um in der Farbe { $group } { $what } zu bauen: Deine Gewinnchance steigt von { $before } auf { $after }. Willst du die Straßen selbst wählen, drücke **{ button-manage }**.
       *[other] Drücke **{ $press }**, um in der Farbe { $group } { $what } zu bauen: Ein Besuch dort kostet dann bis zu { $rent } $. Willst du die Straßen selbst wählen, drücke **{ button-manage }**.
    }
button-coach-build = Wie empfohlen bauen · { $price } $
coach-built-hotels =
    { $count ->
        [one] 1 Hotel
       *[other] { $count } Hotels
    }
coach-built-houses =
    { $count ->
        [one] 1 Haus
       *[other] { $count } Häuser
    }
coach-why-build-borrow = Dir gehört die ganze Farbe { $group }, und Häuser bringen dort mehr ein, als Hypotheken kosten.
coach-tip-build-borrow =
    { $change ->
        [more] Drücke **{ $press }**, um { $deeds } zu belasten und in der Farbe { $group } { $what } zu bauen: Deine Gewinnchance steigt von { $before } auf { $after }.
       *[other] Drücke **{ $press }**, um { $deeds } zu belasten und in der Farbe { $group } { $what } zu bauen: Ein Besuch dort kostet dann bis zu { $rent } $.
    }
button-coach-borrow = Belasten und bauen · { $price } $
coach-mortgaged =
    { $count ->
        [one] 1 Grundstück
       *[other] { $count } Grundstücke
    }
coach-why-build-wait = Dir gehört die ganze Farbe { $group }: Die Miete dort verdoppelt sich, und du darfst Häuser bauen.
coach-tip-build-wait =
    { $cash ->
        [short] Bau in der Farbe { $group } noch nicht: Ein Haus kostet { $price } $, also spar erst und drücke dann **{ button-manage }**.
       *[enough] Bau in der Farbe { $group } noch nicht: Dein Geld ist mehr wert für das, was die nächste Runde kosten kann. Hast du mehr, drücke **{ button-manage }**.
    }
coach-why-trade = Eine ganze Farbe bekommt man meist durch Handel, nicht durch Glück.
coach-tip-trade =
    { $change ->
        [more] Drücke **{ button-trade }** und biete { $who } { $gives } für { $takes }: Dann hast du die ganze Farbe { $group }, und deine Gewinnchance steigt von { $before } auf { $after }.
       *[other] Drücke **{ button-trade }** und biete { $who } { $gives } für { $takes }: Dann hast du die ganze Farbe { $group }.
    }
coach-why-trade-look = { coach-why-trade }
coach-tip-trade-look = Zur ganzen Farbe { $group } fehlt dir nur { $space } von { $who }: Drücke **{ button-trade }** und biete etwas an, das { $who } brauchen kann.
coach-why-offer-good = Schau bei jedem Angebot, ob danach dir oder { $who } eine ganze Farbe gehört.
coach-tip-offer-good =
    { $change ->
        [more] Dieses ist gut für dich: Deine Gewinnchance steigt von { $before } auf { $after }.
       *[other] Dieses ist gut für dich.
    }
coach-why-offer-bad = { coach-why-offer-good }
coach-tip-offer-bad =
    { $change ->
        [less] Lehn es ab oder verlang mehr: Wenn du es annimmst, sinkt deine Gewinnchance von { $before } auf { $after }.
       *[other] Lehn es ab oder verlang mehr: Es nützt anderen mehr als dir.
    }

## Gefängnis, Steuern, Schulden

coach-why-jail-leave = Im Gefängnis bewegst du dich nicht: Du kannst nichts kaufen und kommst nicht über LOS.
coach-tip-jail-leave =
    { $price ->
        [0] Nimm deine Gefängnis-frei-Karte und würfle.
       *[other] Zahl { $price } $ und würfle.
    }
coach-why-jail-stay = Zu kaufen gibt es kaum noch etwas, und im Gefängnis landest du nicht auf den Häusern der anderen.
coach-tip-jail-stay = Zahl nicht, sondern würfle auf einen Pasch: Auch im Gefängnis kassierst du Miete.
coach-why-tax = Du musst dich entscheiden, bevor du zusammenzählst, was du hast.
coach-tip-tax = Ist alles, was du hast, zusammen weniger als { $price } $ wert, kostet dich der Prozentsatz weniger.
coach-why-debt = Dir fehlen { $price } $, um das zu bezahlen.
coach-tip-debt = Belaste zuerst einzelne Grundstücke und verkaufe Häuser zuletzt: Die Bank zahlt dafür nur die Hälfte.
coach-why-debt-sell = { coach-why-debt }
coach-tip-debt-sell = Hypotheken allein reichen nicht, deshalb verkauft dieser Plan auch Gebäude, zum halben Preis: Mit **{ debt-change }** bestimmst du, welche.
coach-why-debt-hopeless = Wer nicht zahlen kann, scheidet aus, also bitte vorher die anderen um Hilfe.
coach-tip-debt-hopeless = Biete einen Handel an: Für ein Grundstück, das jemandem zur ganzen Farbe fehlt, bekommst du mehr als von der Bank.
