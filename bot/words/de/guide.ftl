# Der Rundgang von /monopoly { command-name-help }.

guide-title = So wird gespielt ({ $page }/{ $pages }): { $what }
guide-back = Zurück
guide-next = Weiter: { $what }
guide-play = Spiel gegen Computer starten
guide-learn = Spielend lernen
guide-started =
    { "**" }Los geht’s!**
    Du spielst gegen Computer. Drücke **{ decision-to-throw.button-throw }**, wenn du am Zug bist.
guide-close = Schließen
guide-closed = Viel Spaß beim Spielen! Mit `/monopoly { command-name-help }` siehst du diesen Rundgang wieder.
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
    `/monopoly { command-name-new }` eröffnet ein Spiel. Spielt es an einem Abend oder wochenlang immer mal eine Minute.
    { "**" }Neu hier?** `/monopoly { command-name-learn }` beginnt in deinen Direktnachrichten ein kurzes erstes Spiel mit Coach.
    -# Dieser Rundgang hat sechs kurze Seiten; nur du siehst ihn.
guide-text-start =
    1. `/monopoly { command-name-new }` eröffnet eine Lobby im Kanal. In Direktnachrichten mit dem Bot spielst du allein gegen Computer.
    2. Alle, die mitmachen, drücken **Mitspielen**. Der Host kann auch Computer hinzufügen.
    3. Unter **Einstellungen** wählen alle ihre Figur, und der Host wählt Tempo, Regelheft und Hausregeln.
    4. Sobald mindestens zwei mitspielen, kann der Host **Spiel starten** drücken.
guide-text-turn =
    Die Spielnachricht zeigt immer, wer gerade entscheidet und bis wann. Ihre Knöpfe zeigen, was gerade möglich ist.
    { "**" }Würfeln** bewegt deine Figur. Landest du auf einem Grundstück ohne Besitzer, entscheidest du, ob du es kaufst. Mieten, Steuern und Karten rechnet der Bot ab.
    Mit **Verwalten** baust, verkaufst und belastest du, auch wenn du nicht am Zug bist. Bauen kannst du nur auf ganzen Farben. Unter **Daueraufträge** legst du fest, was der Bot sofort für dich entscheidet, damit niemand auf dich warten muss.
    { "**" }Spielplan** zeigt, wem was gehört. Was diese Knöpfe öffnen, siehst nur du.
    Verdrückt? `/monopoly { command-name-undo }` nimmt deine letzte Entscheidung zurück, wenn die anderen zustimmen, aber nie einen Wurf oder ein Gebot.
    Spielst du allein gegen Computer, nennt dir `/monopoly { command-name-advise }` deine besten Möglichkeiten.
guide-text-deals =
    Mit **Handeln** bietest du jemandem Geld, Grundstücke und Gefängnis-frei-Karten an. Dein Angebot kommt als Direktnachricht an und kann angenommen, abgelehnt oder mit einem Gegenangebot beantwortet werden. Vorher wechselt nichts den Besitzer.
    Jede Versteigerung hat ihren eigenen Thread. Biete offen oder lege ein geheimes Höchstgebot fest: Dann bietet der Bot für dich, aber nie mehr als nötig.
    Bei langsamerem Tempo legen alle ein geheimes Höchstgebot fest, und das höchste gewinnt.
guide-text-days =
    Beim Tempo Live hast du für jede Entscheidung ein paar Minuten, beim Tempo Täglich einen Tag. Läuft deine Zeit ab, entscheidet der Bot vorsichtig für dich.
    Mit `/monopoly { command-name-orders }` legst du fest, was der Bot sofort für dich entscheidet, damit niemand auf dich warten muss.
    `/monopoly { command-name-away }` sagt allen, bis wann du weg bist, `/monopoly { command-name-pause }` lässt über eine Pause abstimmen.
    Mit `/monopoly { command-name-preferences }` bestimmst du, wo du benachrichtigt wirst, wann deine Ruhezeit ist, wer für dich würfelt und ob du Text statt Bilder bekommst, etwa für einen Screenreader.
    `/monopoly { command-name-mine }` zeigt deine Spiele, zuerst die, die auf dich warten.
guide-text-look =
    `/monopoly { command-name-rules }` erklärt die Regeln nach Themen, `/monopoly { command-name-deed }` zeigt ein Grundstück, `/monopoly { command-name-board }` den Spielplan.
    `/monopoly { command-name-history }` zeigt, was geschah, `/monopoly { command-name-stats }` die Zahlen dazu und `/monopoly { command-name-leaderboard }`, wer auf diesem Server am besten spielt.
    `/monopoly { command-name-verify }` prüft die Würfel, `/monopoly { command-name-export }` gibt dir das Spiel als Datei.
    Mit `/monopoly { command-name-resign }` steigst du aus, `/monopoly { command-name-cancel }` fragt alle, ob das Spiel enden soll.
    `/monopoly-mod` ist für alle, die den Server verwalten.
    Eine Zeile mit 💡 erklärt dir einmal, was neu für dich ist. `/monopoly { command-name-preferences }` schaltet diese Hinweise ab.

command-name-help = hilfe
command-help = Ein Rundgang: So wird gespielt
