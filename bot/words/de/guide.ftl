# Der Rundgang von /monopoly { command-name-help }.

guide-title = So wird gespielt, { $page } von { $pages }: { $what }
guide-back = Zurück
guide-next = Weiter: { $what }
guide-again = Von vorn
guide-close = Schließen
guide-closed = Viel Spaß beim Spielen. /monopoly { command-name-help } bringt diesen Rundgang wieder.
guide-rules = Regeln
guide-name-what = Was das ist
guide-name-start = Ein Spiel beginnen
guide-name-turn = Dein Zug
guide-name-deals = Handel und Versteigerungen
guide-name-days = Spielen über Tage
guide-name-look = Nachschlagen
guide-text-what =
    Das Brettspiel um Straßen, Mieten und Bankrotte, hier im Chat mit Leuten, die du kennst. Der Bot ist die Bank, kennt die Regeln und würfelt ehrlich.
    Spielt einen Abend live, oder wochenlang immer mal eine Minute: Das Tempo wählt ihr.
    Gespielt wird mit Knöpfen. **/monopoly { command-name-new }** eröffnet ein Spiel.
    Dieser Rundgang hat sechs kurze Seiten; nur du siehst ihn.
guide-text-start =
    1. **/monopoly { command-name-new }** eröffnet eine Lobby im Kanal.
    2. Alle, die mitmachen, drücken **Mitspielen**. **Computer dazu** füllt leere Plätze.
    3. Wer eröffnet hat, wählt unter **Regeln** Regelheft, Hausregeln und Zeiten …
    4. … und drückt **Start**. Zwei genügen.
guide-text-turn =
    Am Tisch steht immer, wer was bis wann tun muss. Die Knöpfe dort sind alles, was gerade geht.
    { "**" }Würfeln** bewegt deine Figur. Auf einem freien Grundstück entscheidest du: kaufen oder nicht. Mieten, Steuern und Karten rechnet der Bot.
    { "**" }Verwalten** baut, verkauft und belastet – auch wenn du nicht am Zug bist.
    { "**" }Spielplan** zeigt, wem was gehört. Was diese Knöpfe öffnen, siehst nur du.
    Vertan? **/monopoly { command-name-undo }** nimmt deine letzte Entscheidung zurück, wenn die anderen zustimmen, nur keinen Wurf und kein Gebot.
guide-text-deals =
    { "**" }Handeln** stellt ein Angebot zusammen: Geld, Grundstücke, Freikarten. Es kommt als Direktnachricht an.
    Dort wird es angenommen, abgelehnt oder mit einem Gegenangebot beantwortet. Vorher wechselt nichts den Platz.
    Eine Versteigerung hat ihren eigenen Thread. Biete offen, oder nenne ein geheimes Höchstgebot: Dann bietet der Bot für dich, nie mehr als nötig.
    Bei langsamerem Tempo nennen alle ein geheimes Höchstgebot, und das höchste gewinnt.
guide-text-days =
    Live hast du Minuten, beim Tempo Täglich einen Tag pro Entscheidung. Schweigen beendet nie das Spiel: Der Bot antwortet dann vorsichtig für dich.
    { "**" }/monopoly { command-name-orders }** legt fest, was für dich geantwortet wird, damit niemand warten muss.
    { "**" }/monopoly { command-name-away }** sagt dem Tisch, bis wann du weg bist, **{ command-name-pause }** bittet um eine Pause.
    { "**" }/monopoly { command-name-preferences }** bestimmt, wo du gerufen wirst, deine Ruhezeit und wer deine Würfel wirft.
    { "**" }/monopoly { command-name-mine }** listet deine Spiele; zuerst die, die auf dich warten.
guide-text-look =
    { "**" }/monopoly { command-name-rules }** erklärt die Regeln nach Thema, **{ command-name-deed }** ein Grundstück, **{ command-name-board }** zeigt, wer wo steht.
    { "**" }/monopoly { command-name-history }** erzählt, was geschah, **{ command-name-stats }** zählt es, **{ command-name-leaderboard }** reiht, wer auf diesem Server spielt, **{ command-name-verify }** prüft die Würfel, **{ command-name-export }** gibt das Spiel als Datei.
    Mit **/monopoly { command-name-resign }** steigst du aus, **{ command-name-cancel }** fragt alle, ob das Spiel abgebrochen wird.
    { "**" }/monopoly-mod** ist für alle, die den Server verwalten.
    Eine Zeile mit 💡 erklärt einmal, was für dich neu ist. **/monopoly { command-name-preferences }** schaltet solche Hinweise ab.
