# Why the rules refuse an action: reason-<reason>.

reason-game-over = Dieses Spiel ist vorbei. Hier kannst du nichts mehr tun.
reason-out-of-game = Diese Person ist nicht mehr im Spiel.
reason-not-awaited = Du musst gerade nichts entscheiden. Wer dran ist, steht ganz oben in der Spielnachricht.
reason-not-now = Das geht gerade nicht. Benutze einen Knopf der Spielnachricht.
reason-no-hour = Dieses Spiel hat keine Endzeit.
reason-hour-struck = Die Spielzeit ist schon um.
reason-closing = Das Spiel geht zu Ende: Handeln und Bauen geht nicht mehr. Geld für eine Schuld kannst du noch auftreiben.
reason-locked = Gerade wird gezogen. Versuche es gleich noch einmal.
reason-in-debt = Erst muss eine Schuld bezahlt werden. Bis dahin kannst du nur Gebäude verkaufen, Grundstücke belasten oder einen Handel schließen, der beim Bezahlen hilft.
reason-cannot-afford = Das kostet { $price } $, und du kannst { $cash } $ aufbringen.
reason-bid-too-low =
    { $price ->
        [0] Es müssen mindestens { $lowest } $ sein.
       *[other] Das Gebot steht bei { $price } $. Deins muss mindestens { $lowest } $ sein.
    }
reason-bid-too-high = In diesem Spiel kannst du höchstens { $highest } $ bieten.
reason-already-leading = Du führst schon mit { $price } $. Warte, bis jemand höher geht.
reason-already-passed = Du hast gepasst und kannst in dieser Versteigerung nicht mehr bieten.
reason-already-filed = Du hast hier schon geantwortet. Das geht nur einmal.
reason-not-in-auction = Dieses Grundstück wird hier nicht versteigert.
reason-bid-binds = Du führst eine Versteigerung mit { $price } $ an und musst so viel zahlen können.
reason-not-owner = Dieses Grundstück gehört jemand anderem. Wähle ein eigenes (im Handel: eins der Seite, die es gibt).
reason-not-a-street = Häuser stehen nur auf Straßen, nie auf Bahnhöfen oder Werken.
reason-group-incomplete = Du brauchst alle Straßen der Farbe, bevor du darauf baust.
reason-not-own-turn = In diesem Spiel baust du nur im eigenen Zug.
reason-group-mortgaged = Eine Straße dieser Farbe ist belastet. Tilge erst die Hypothek.
reason-group-built = Auf dieser Farbe stehen Gebäude. Verkaufe sie erst alle an die Bank.
reason-uneven = Gebaut wird gleichmäßig: Keine Straße einer Farbe darf einer anderen um mehr als ein Haus voraus sein.
reason-level-range = So kannst du nicht bauen oder verkaufen. Wähle Straßen einer Farbe und eine andere Zahl von Häusern als jetzt.
reason-building-limit =
    { $left ->
        [0] Mehr Häuser und Hotels erlaubt dir dieses Spiel in diesem Zug nicht.
        [one] In diesem Zug erlaubt dir dieses Spiel nur noch ein Haus oder Hotel.
       *[other] In diesem Zug erlaubt dir dieses Spiel nur noch { $left } Häuser und Hotels.
    }
reason-no-houses =
    { $left ->
        [0] Die Bank hat keine Häuser mehr. Erst muss jemand welche verkaufen.
        [1] Die Bank hat nur noch ein Haus, das reicht dafür nicht.
       *[other] Die Bank hat nur noch { $left } Häuser, das reicht dafür nicht.
    }
reason-no-hotels =
    { $left ->
        [0] Die Bank hat keine Hotels mehr. Erst muss jemand eins verkaufen.
        [1] Die Bank hat nur noch ein Hotel, das reicht dafür nicht.
       *[other] Die Bank hat nur noch { $left } Hotels, das reicht dafür nicht.
    }
reason-shortage-open = Gerade werden knappe Gebäude angemeldet. Sind sie verteilt, kannst du wieder bauen.
reason-not-claimed = Du kannst nur auf Gebäude bieten, die du angemeldet hast, und nur für Straßen, auf denen sie als Nächstes stehen dürfen.
reason-already-mortgaged = Dieses Grundstück ist schon belastet. Wähle ein anderes.
reason-not-mortgaged = Hier gibt es keine Hypothek zu tilgen. Wähle belastete Grundstücke, jedes nur einmal.
reason-mortgage-saves-nothing = Du schuldest { $price } $; verkaufst und belastest du alles, sind es nur { $cash } $. Hypotheken helfen nicht mehr, nur noch ein Handel. Gebäude kannst du verkaufen.
reason-no-pass = Diese Gefängnis-frei-Karte ist nicht verfügbar.
reason-no-fine-on-last-turn = Das ist dein letzter Versuch: Würfle. Ohne Pasch zahlst du { $price } $ und ziehst.
reason-can-still-pay = Du schuldest { $price } $ und kannst { $cash } $ auftreiben, also musst du zahlen.
reason-plan-falls-short = Damit kommst du auf { $cash } $, und du schuldest { $price } $. Belaste oder verkaufe noch mehr.
reason-no-such-trade = Dieses Angebot gibt es nicht mehr. Ein neues machst du mit `/monopoly { command-name-trade }`.
reason-not-your-trade = Dieses Angebot geht nicht an dich.
reason-trade-empty = In diesem Angebot ist noch nichts. Lege ein Grundstück, Geld oder eine Gefängnis-frei-Karte hinein.
reason-trade-with-self = Zum Handeln gehören zwei. Wähle jemand anderen.
reason-trade-during-bidding = Gehandelt wird erst nach der Versteigerung. Das Angebot bleibt offen.
reason-no-such-debt = Die Schuld, die dieser Handel begleichen sollte, ist schon bezahlt.
reason-trade-for-nothing = Eine Seite hat eine Schuld offen und bekäme nichts dafür. Solange eine Schuld offen ist, wird nichts verschenkt.
reason-trade-lowers-raisable = Eine Seite hat eine Schuld offen und könnte danach nur noch { $cash } $ statt { $price } $ auftreiben. Handelt so, dass es nicht weniger wird oder die Schuld sofort bezahlt ist.
reason-partner-cannot-pay = Die andere Seite bräuchte dafür { $price } $ und hat { $cash } $. Das Angebot bleibt offen.
reason-too-many-trades = Du hast { $most } offene Angebote. Nimm erst eins zurück.
reason-too-early-to-buy = In diesem Spiel darfst du vor deiner ersten vollen Runde um den Spielplan nichts kaufen und auf nichts bieten.
reason-too-early-to-trade = In diesem Spiel handelt nur, wer eine volle Runde um den Spielplan geschafft hat. Einer der beiden Seiten fehlt sie noch.
reason-held = Der Wurf wird gerade aufgehalten. Bis wann, steht in der Zeile über den Knöpfen.
reason-no-hold-left = Du hast diesen Wurf schon aufgehalten, oder das geht in diesem Spiel nicht.
reason-own-throw = Das ist dein eigener Wurf: Lass dir Zeit.
reason-no-such-intent = Das ist nicht mehr vorgemerkt.
reason-too-many-intents = Du hast schon { $most } Aktionen vorgemerkt. Streiche erst eine.
reason-no-such-claim = Diese Miete ist schon kassiert oder verfallen.
reason-not-your-claim = Diese Miete darf nur kassieren, wem das Grundstück gehört.
reason-player-count = Dieses Spiel ist für { $least } bis { $most } Personen.
reason-token-taken = Diese Figur ist schon vergeben. Wähle eine andere.
