## Das erste Spiel mit Coach, und was danach kommt.

learn-started =
    { "**" }Dein erstes Spiel ist bereit.**
    Du spielst ein kurzes Spiel gegen zwei gemütliche Computer, und ein Coach erklärt dir alles Neue. Es endet, sobald jemand nicht zahlen kann; dann gewinnt, wer von den anderen am meisten besitzt. Drücke dort **{ decision-to-throw.button-throw }**.
learn-again-started =
    { "**" }Ein neues kurzes Spiel ist bereit.**
    Diesmal fallen die Würfel anders. Was du schon kennst, erwähnt der Coach nur noch kurz.
learn-running =
    { "**" }Du bist mitten in einem Spiel mit Coach.**
    Fängst du neu an, endet es.
learn-over = Neu anfangen
button-learn-again = Noch einmal spielen
friends-title = Mit anderen spielen
friends-add = **1.** Hol den Bot auf euren Server, falls er dort noch nicht ist.
friends-invite = Bot hinzufügen
friends-steps =
    { "**" }2.** Gib dort in einem Kanal `{ COMMAND("new") }` ein.
    { "**" }3.** Die anderen drücken **{ button-lobby-join }**. Mit **{ button-lobby-computer }** füllst du freie Plätze.
    { "**" }4.** Drücke **{ button-lobby-start }**.
friends-days = -# Unter **Einstellungen** wählst du in der Lobby das Tempo: alles an einem Abend oder wochenlang ein paar Minuten am Tag.

command-name-learn = lernen
command-learn = Ein kurzes erstes Spiel mit Coach in deinen Direktnachrichten

## Was der Coach im ersten Spiel sagt: einmal mit Begründung, später nur noch den Rat.

coach = 🎓 { $text }
coach-then-roll = { $line } Würfle danach.
coach-practiced =
    { $count ->
        [0] 🎓 Das war eine kurze Lektion. Spiel noch einmal und sieh, wie es weitergeht!
       *[other] 🎓 Geübt hast du: { $what }. Jetzt kannst du mit anderen spielen.
    }
coach-gamble =
    { "." } Lohnt sich: Dir bleiben { $left } $, aber { $dear ->
        [0] mit Pech kostet eine Runde { $lap } $
        [1] 1 der nächsten { $soon } Felder kostet mehr
       *[other] { $dear } der nächsten { $soon } Felder kosten mehr
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

coach-why-throw = Sammle alle Straßen einer Farbe, bau dort und kassiere Miete.
coach-tip-throw = Drücke **{ decision-to-throw.button-throw }**. Landest du auf einem Grundstück, das niemandem gehört, kannst du es kaufen.
coach-why-end = Bevor du deinen Zug beendest, kannst du mit **{ button-trade }** noch etwas anbieten und unter **{ button-manage }** bauen und belasten.
coach-tip-end = Nichts mehr vor? Drücke **{ decision-to-end.button-end }**.
coach-why-salary = Du bist über { $go } gekommen und hast von der Bank { $price } $ bekommen.
coach-tip-salary = Jedes Mal, wenn du über { $go } kommst, bekommst du { $price } $.
coach-why-goal = Geld, Grundstücke und Gebäude zusammen sind dein Vermögen.
coach-tip-goal = Sobald jemand nicht zahlen kann, endet dieses kurze Spiel, und von den anderen gewinnt, wer am meisten besitzt.
coach-why-concede = Computer geben auf, wenn sie keine Chance mehr sehen.
coach-tip-concede = Drücke **{ $press }**, um sofort zu gewinnen, oder spiel einfach weiter.
coach-why-green = Der Coach meldet sich nur, wenn etwas neu ist.
coach-tip-green = Grün ist, was der Coach drücken würde, und **{ button-advise }** sagt, warum.
coach-why-card = Ereignis- und Gemeinschaftskarten bringen Glück oder Pech.
coach-tip-card = Was auf der Karte steht, passiert sofort: Du musst nichts tun.

## Kaufen

coach-why-buy = Wer auf deinem Grundstück landet, zahlt dir Miete.
coach-tip-buy = Kauf es, dann bekommt es niemand sonst{ $gamble }.
coach-why-buy-group = Mit { $space } hast du die ganze Farbe { $group }: doppelte Miete, und du darfst bauen.
coach-tip-buy-group = Kauf es: Ganze Farben entscheiden das Spiel{ $gamble }.
coach-why-buy-group-mortgaged = { coach-why-buy-raise-on-group }
coach-tip-buy-group-mortgaged = { coach-tip-buy-group }
coach-why-buy-block = Mit einer ganzen Farbe kann man bauen und hohe Mieten kassieren.
coach-tip-buy-block = Kauf es, sonst kann { $who } die ganze Farbe { $group } bekommen{ $gamble }.
coach-why-buy-leave = Du musst nicht alles kaufen: Für Mieten und Häuser brauchst du Geld.
coach-tip-buy-leave =
    { $own ->
        [none] Lass es versteigern: Allein bringt es für { $price } $ zu wenig Miete.
       *[some] Lass es versteigern: Im Moment ist dein Geld mehr wert.
    }
coach-why-buy-leave-group = Mit { $space } hättest du die ganze Farbe { $group }, müsstest dafür aber zu viel belasten.
coach-tip-buy-leave-group = { coach-tip-buy-leave }
coach-why-buy-leave-mortgaged = Mit { $space } hättest du die ganze Farbe { $group }.
coach-tip-buy-leave-mortgaged = Lass es trotzdem versteigern: Bauen kannst du erst ohne die Hypothek auf { $rest }, und dir blieben nur { $left } $.
coach-why-buy-short = Dir fehlen { $price } $; was du nicht kaufst, wird versteigert.
coach-tip-buy-short = Drücke **{ $decline }**: Geld aufzutreiben lohnt sich meist nur, wenn du damit eine ganze Farbe hast.
coach-why-buy-raise = { coach-why-buy-group }
coach-tip-buy-raise = Treib die fehlenden { $price } $ auf und kauf es: Ganze Farben entscheiden das Spiel{ $gamble }.
coach-why-buy-raise-on-group = Mit { $space } hast du die ganze Farbe { $group }: Tilge dort die Hypotheken, dann darfst du bauen.
coach-tip-buy-raise-on-group = { coach-tip-buy-raise }
coach-why-auction = Das höchste Gebot gewinnt: Überleg dir, was es dir wert ist.
coach-tip-auction = { $space } ist dir etwa { $price } $ wert: Leg das als geheimes Höchstgebot fest{ $gamble }.
coach-why-auction-block = { coach-why-buy-block }
coach-tip-auction-block =
    { $cost ->
        [risky] Biete bis { $price } $, sonst kann { $who } die ganze Farbe { $group } bekommen{ $gamble }.
       *[safe] Sonst kann { $who } die ganze Farbe { $group } bekommen: Leg { $price } $ als geheimes Höchstgebot fest.
    }
coach-why-auction-pass = Das höchste Gebot gewinnt, aber niemand muss bieten.
coach-tip-auction-pass =
    { $own ->
        [none] Passe: Das nächste Gebot ist { $price } $, und allein bringt { $space } dafür zu wenig Miete.
       *[some] Passe: Das nächste Gebot ist { $price } $, und so viel ist { $space } dir nicht wert.
    }
coach-why-auction-pass-mortgaged = { coach-why-buy-leave-mortgaged }
coach-tip-auction-pass-mortgaged = Passe: Das nächste Gebot ist { $price } $, zu viel für eine Farbe, auf der noch Hypotheken zu tilgen sind.
coach-why-auction-short = { coach-why-auction-pass }
coach-tip-auction-short = Passe: Das nächste Gebot ist { $price } $, und so viel Geld hast du nicht.
coach-why-auction-theirs = { $who } hat { $space } nicht gekauft: Jetzt wird versteigert, und du kannst mitbieten.
coach-tip-auction-theirs = { coach-tip-auction }
coach-why-auction-theirs-pass = { coach-why-auction-theirs }
coach-tip-auction-theirs-pass = { coach-tip-auction-pass }

## Miete

coach-why-rent-paid = Du bist auf { $space } gelandet und hast { $price } $ Miete an { $who } gezahlt.
coach-tip-rent-paid = Wer die ganze Farbe hat, bekommt doppelte Miete, und jedes Haus erhöht sie.
coach-why-rent-single = { $who } ist auf { $space } gelandet und hat dir { $price } $ Miete gezahlt.
coach-tip-rent-single = Sobald du die ganze Farbe { $group } hast, verdoppelt sich dort die Miete, und du kannst bauen.
coach-why-rent-railroad = { coach-why-rent-paid }
coach-tip-rent-railroad = Je mehr Bahnhöfe jemand hat, desto höher ist die Miete auf jedem.
coach-why-rival-group = { $who } hat die ganze Farbe { $group } und kann dort bauen.
coach-tip-rival-group = In deiner nächsten Runde könnte { $space } dich { $price } $ Miete kosten: Behalte so viel Geld.

## Bauen und Handeln

coach-why-build = Du hast die ganze Farbe { $group }, also darfst du bauen: Straße für Straße mit **{ button-manage }**.
coach-tip-build =
    { $cost ->
        [risky] Bau { $what } { $where }: Ein Besuch kostet dort dann bis zu { $rent } ${ $gamble }.
       *[safe] Bau { $what } { $where }: Ein Besuch kostet dort dann bis zu { $rent } $ statt { $was } $.
    }
coach-built-on =
    { $part ->
        [some] auf { $streets }
       *[all] in der Farbe { $group }
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
coach-why-build-borrow = Belastete Grundstücke bringen keine Miete, aber Häuser bringen mehr ein.
coach-tip-build-borrow =
    { $cost ->
        [risky] Belaste { $deeds } und bau { $what } in der Farbe { $group }{ $gamble }.
       *[safe] Belaste { $deeds } für { $raised } $ und bau { $what } in der Farbe { $group }: Dir bleiben { $left } $.
    }
coach-term-mortgage =
    { $cost ->
        [risky] Belaste { $deeds } für { $raised } $ (dort gibt es keine Miete, bis du mit { $interest } % Zinsen tilgst) und bau { $what } in der Farbe { $group }{ $gamble }.
       *[safe] Belaste { $deeds } für { $raised } $ (dort gibt es keine Miete, bis du mit { $interest } % Zinsen tilgst) und bau { $what } in der Farbe { $group }: Dir bleiben { $left } $.
    }
coach-term-hotel = In diesem kurzen Spiel reichen drei Häuser für ein Hotel. { coach-tip-build }
button-coach-borrow = Belasten und bauen · { $price } $
coach-mortgaged =
    { $count ->
        [one] 1 Grundstück
       *[other] { $count } Grundstücke
    }
coach-why-build-wait = Du hast die ganze Farbe { $group }: Dort gilt die doppelte Miete.
coach-tip-build-wait =
    { $cash ->
        [short] Bau in der Farbe { $group } noch nicht: Ein Haus kostet { $price } $, also spar erst.
       *[enough] Bau in der Farbe { $group } noch nicht: Behalte dein Geld für das, was die nächste Runde kosten kann.
    }
coach-why-trade = Die meisten Farben bekommt man durch Handeln voll, und die letzte Straße kostet weit mehr als ihr Preis.
coach-tip-trade = Biete { $who } { $gives } für { $takes }: Dann ist { $group } komplett{ $gamble }.
coach-why-offer-good = Schau, ob danach dir oder { $who } eine ganze Farbe gehört.
coach-tip-offer-good =
    { $completes ->
        [mine] Dieses Angebot ist gut für dich: Du hättest die ganze Farbe { $group }{ $gamble }.
        [theirs] { $who } hätte dann die ganze Farbe { $group }, aber was du bekommst, ist es wert{ $gamble }.
       *[none] Damit wird keine Farbe voll, aber was du bekommst, ist dir mehr wert, als du gibst{ $gamble }.
    }
coach-why-offer-bad = { coach-why-offer-good }
coach-tip-offer-bad = Lehn es ab oder verlang mehr: Es nützt anderen mehr als dir.

## Gefängnis, Steuern, Schulden

coach-why-jail-leave = Im Gefängnis kannst du nichts kaufen und kommst nicht über { $go }.
coach-tip-jail-leave =
    { $price ->
        [0] Setz deine Gefängnis-frei-Karte ein und würfle.
       *[other] Zahl { $price } $ und würfle{ $gamble }.
    }
coach-why-jail-stay = Zu kaufen gibt es kaum noch etwas, und im Gefängnis landest du nicht auf fremden Häusern.
coach-tip-jail-stay = Zahl nicht, sondern würfle auf einen Pasch: Auch im Gefängnis kassierst du Miete.
coach-why-tax = Du musst dich entscheiden, bevor du zusammenzählst, was du hast.
coach-tip-tax = Ist alles, was du hast, zusammen weniger als { $price } $ wert, kostet dich der Prozentsatz weniger.
coach-why-debt = Dir fehlen { $price } $, um das zu bezahlen.
coach-tip-debt = Belaste zuerst einzelne Grundstücke und verkaufe Häuser zuletzt: Die Bank zahlt dafür nur die Hälfte.
coach-why-debt-sell = { coach-why-debt }
coach-tip-debt-sell = Hypotheken allein reichen nicht, also verkauft dieser Plan auch Gebäude: Mit **{ debt-change }** bestimmst du, welche.
coach-why-debt-hopeless = Wer nicht zahlen kann, scheidet aus.
coach-tip-debt-hopeless = Drücke **{ button-trade }**: Wem ein Grundstück zur ganzen Farbe fehlt, der zahlt dafür mehr als die Bank.

## Die Zeilen zu dem, was jemand zum ersten Mal antrifft.

prefer-hints-on = Hinweise: an
prefer-hints-on-hint = Der Bot erklärt dir alles, was zum ersten Mal vorkommt
prefer-hints-off = Hinweise: aus
prefer-hints-off-hint = Der Bot zeigt dir keine Erklärungen
prefer-hints = Hinweise zu allem, was neu für dich ist

hint = -# 💡 { $text }
hint-time-bank = In dieser Frist steckt dein Zeitguthaben: Langes Überlegen verbraucht es, schnelle Entscheidungen füllen es auf.
hint-rent = In diesem Spiel wird Miete nicht automatisch bezahlt: Du musst sie rechtzeitig kassieren, sonst verfällt sie.
hint-trade = Nimmst du an, wechselt alles sofort den Besitzer. Mit „Gegenangebot“ schlägst du etwas anderes vor, mit „Ablehnen“ ist das Angebot erledigt.
hint-manage = Was du auswählst, geschieht sofort oder sobald es die Regeln erlauben. Belastete Grundstücke bringen keine Miete.

## Der Rundgang des Befehls help.

guide-title = So wird gespielt ({ $page }/{ $pages }): { $what }
guide-back = Zurück
guide-next = Weiter: { $what }
guide-play = Spiel gegen Computer starten
guide-learn = Spielend lernen
guide-started =
    { "**" }Los geht’s!**
    Du spielst gegen Computer. Drücke **{ decision-to-throw.button-throw }**, wenn du am Zug bist.
guide-close = Schließen
guide-closed = Viel Spaß beim Spielen! Mit `{ COMMAND("help") }` siehst du diesen Rundgang wieder.
guide-rules = Regeln
guide-name-what = Das Ziel
guide-name-start = Ein Spiel beginnen
guide-name-turn = Dein Zug
guide-name-deals = Handel und Versteigerungen
guide-name-days = Spielen über Tage
guide-name-look = Nachschlagen
guide-text-what =
    { "**" }Wer zuletzt übrig bleibt, gewinnt.** Kaufe Grundstücke, bis dir ganze Farben gehören, baue darauf und kassiere Miete. Behalte genug Geld, um selbst Miete zu zahlen.
    Ihr spielt hier im Chat, mit Knöpfen. Der Bot ist die Bank: Er verwaltet Spielplan und Geld, achtet auf die Regeln und würfelt ehrlich.
    `{ COMMAND("new") }` eröffnet ein Spiel. Spielt es an einem Abend oder über Wochen, jeden Tag ein paar Minuten.
    { "**" }Neu hier?** `{ COMMAND("learn") }` beginnt in deinen Direktnachrichten ein kurzes erstes Spiel mit Coach.
    -# Dieser Rundgang hat sechs kurze Seiten; nur du siehst ihn.
guide-text-start =
    1. `{ COMMAND("new") }` eröffnet eine Lobby im Kanal. In Direktnachrichten mit dem Bot spielst du allein gegen Computer.
    2. Alle, die mitmachen, drücken **Mitspielen**. Der Host kann auch Computer hinzufügen.
    3. Unter **Einstellungen** wählen alle ihre Figur, und der Host wählt Tempo, Regelheft und Hausregeln.
    4. Sobald mindestens zwei mitspielen, kann der Host **Spiel starten** drücken.
    Mit `{ COMMAND("boards") }` erstellst du einen Spielplan mit eigenen Straßennamen, Karten und eigener Währung.
guide-text-turn =
    Die Spielnachricht zeigt immer, wer gerade entscheidet und bis wann. Die Knöpfe darunter zeigen, was gerade möglich ist.
    { "**" }Würfeln** bewegt deine Figur. Landest du auf einem Grundstück ohne Besitzer, entscheidest du, ob du es kaufst. Mieten, Steuern und Karten rechnet der Bot ab.
    Mit **Verwalten** baust, verkaufst und belastest du, auch wenn du nicht am Zug bist. Bauen kannst du nur auf ganzen Farben. Unter **{ button-more }** > **Daueraufträge** legst du fest, was der Bot sofort für dich entscheidet, damit niemand auf dich warten muss.
    { "**" }{ button-more }** zeigt auch Spielplan und Spielverlauf und nimmt deine letzte Entscheidung zurück. Beim Tempo Live kannst du dort auch den Wurf aufhalten, wenn gleich jemand anderes würfelt. Was diese Knöpfe öffnen, siehst nur du.
    Verdrückt? `{ COMMAND("undo") }` nimmt deine letzte Entscheidung zurück, wenn die anderen zustimmen, aber nie einen Wurf oder ein Gebot.
    Spielst du allein gegen Computer, nennt dir `{ COMMAND("advise") }` deine besten Möglichkeiten.
guide-text-deals =
    Mit **Handeln** bietest du jemandem Geld, Grundstücke und Gefängnis-frei-Karten an. Dein Angebot kommt als Direktnachricht an und kann angenommen, abgelehnt oder mit einem Gegenangebot beantwortet werden. Vorher wechselt nichts den Besitzer.
    Jede Versteigerung hat ihren eigenen Thread. Biete offen oder lege ein geheimes Höchstgebot fest: Dann bietet der Bot für dich, aber nie mehr als nötig.
    Bei langsamerem Tempo legen alle ein geheimes Höchstgebot fest, und das höchste gewinnt.
guide-text-days =
    Beim Tempo Live hast du für jede Entscheidung ein paar Minuten, beim Tempo Täglich einen Tag. Läuft deine Zeit ab, entscheidet der Bot vorsichtig für dich.
    Mit `{ COMMAND("orders") }` legst du fest, was der Bot sofort für dich entscheidet, damit niemand auf dich warten muss.
    `{ COMMAND("away") }` sagt allen, bis wann du weg bist, `{ COMMAND("pause") }` lässt über eine Pause abstimmen.
    Mit `{ COMMAND("preferences") }` bestimmst du, wo du benachrichtigt wirst, wann deine Ruhezeit ist, wer für dich würfelt und ob du Text statt Bilder bekommst, etwa für einen Screenreader.
    `{ COMMAND("mine") }` zeigt deine Spiele, zuerst die, die auf dich warten.
guide-text-look =
    `{ COMMAND("rules") }` erklärt die Regeln nach Themen, `{ COMMAND("deed") }` zeigt ein Grundstück, `{ COMMAND("board") }` den Spielplan.
    `{ COMMAND("game") }` zeigt, was in einem Spiel geschah, mit Statistik, Film und Datei, und prüft die Würfel.
    `{ COMMAND("standings") }` zeigt, wer auf diesem Server am besten spielt.
    Mit `{ COMMAND("leave") }` steigst du aus oder fragst alle, ob das Spiel enden soll.
    `{ MODERATOR_COMMAND() }` ist für alle, die den Server verwalten.
    Eine Zeile mit 💡 erklärt dir einmal, was neu für dich ist. `{ COMMAND("preferences") }` schaltet diese Hinweise ab.

command-name-help = hilfe
command-help = Ein Rundgang: So wird gespielt
