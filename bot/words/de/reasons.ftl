# Why the rules refuse an action: reason-<reason>.

reason-game-over = Dieses Spiel ist vorbei. Hier kannst du nichts mehr tun.
reason-out-of-game = Diese Person ist nicht mehr im Spiel.
reason-not-awaited = Du musst gerade nichts entscheiden. Die Zeile über den Knöpfen zeigt, wer jetzt entscheidet.
reason-not-now = Das geht gerade nicht. Benutze einen Knopf der Spielnachricht.
reason-no-hour = Dieses Spiel hat keine Endzeit.
reason-hour-struck = Die Endzeit dieses Spiels ist schon erreicht.
reason-closing = Das Spiel geht zu Ende. Handeln und bauen kannst du nicht mehr, aber du kannst noch Geld für eine Schuld auftreiben.
reason-locked = Gerade wird ein Wurf zu Ende gespielt. Versuche es gleich noch einmal.
reason-in-debt = Erst muss eine offene Schuld bezahlt werden. Bis dahin kann die Person, die zahlen muss, nur Gebäude verkaufen, Grundstücke belasten oder einen Handel schließen, der beim Bezahlen hilft.
reason-cannot-afford = Das kostet { $price } $, aber du kannst nur { $cash } $ aufbringen.
reason-bid-too-low =
    { $price ->
        [0] Das ist zu wenig. Biete mindestens { $lowest } $.
       *[other] Das höchste Gebot ist { $price } $. Biete mindestens { $lowest } $.
    }
reason-bid-too-high = In diesem Spiel kannst du höchstens { $highest } $ bieten.
reason-already-leading = Du führst schon mit { $price } $. Warte, bis jemand mehr bietet.
reason-already-passed = Du hast gepasst und kannst in dieser Versteigerung nicht mehr bieten.
reason-already-filed = Du hast in dieser Versteigerung schon geantwortet. Das geht nur einmal.
reason-not-in-auction = Dieses Grundstück wird hier nicht versteigert.
reason-bid-binds = Du führst in einer Versteigerung mit { $price } $ und musst so viel zahlen können. Gib weniger aus, bis sie vorbei ist.
reason-rent-asked = Du schuldest noch { $price } $ Miete. Ausgeben kannst du deshalb nur { $cash } $.
reason-not-owner = Du kannst nur Grundstücke wählen, die dir gehören. In einem Handel kann jede Seite nur eigene Grundstücke weggeben.
reason-not-a-street = Häuser stehen nur auf Straßen, nie auf Bahnhöfen oder Werken.
reason-group-incomplete = Du brauchst alle Straßen der Farbe, bevor du dort bauen kannst.
reason-not-own-turn = In diesem Spiel darfst du nur in deinem eigenen Zug bauen.
reason-group-mortgaged = Eine Straße dieser Farbe ist belastet. Tilge zuerst die Hypothek.
reason-group-built = Auf dieser Farbe stehen Gebäude. Verkaufe zuerst alle an die Bank.
reason-uneven = Du musst gleichmäßig bauen und verkaufen: Keine Straße einer Farbe darf einer anderen um mehr als ein Haus voraus sein.
reason-level-range = So kannst du nicht bauen oder verkaufen. Wähle Straßen einer Farbe und eine andere Zahl von Häusern als jetzt.
reason-building-limit =
    { $left ->
        [0] In diesem Zug darfst du keine Häuser oder Hotels mehr bauen.
        [one] In diesem Zug darfst du nur noch ein Haus oder Hotel bauen.
       *[other] In diesem Zug darfst du nur noch { $left } Häuser oder Hotels bauen.
    }
reason-no-houses =
    { $left ->
        [0] Die Bank hat keine Häuser mehr. Erst muss jemand welche verkaufen.
        [1] Die Bank hat nur noch ein Haus. Das reicht nicht.
       *[other] Die Bank hat nur noch { $left } Häuser. Das reicht nicht.
    }
reason-no-hotels =
    { $left ->
        [0] Die Bank hat keine Hotels mehr. Erst muss jemand eins verkaufen.
        [1] Die Bank hat nur noch ein Hotel. Das reicht nicht.
       *[other] Die Bank hat nur noch { $left } Hotels. Das reicht nicht.
    }
reason-shortage-open = Gerade werden die letzten Gebäude verteilt. Danach kannst du wieder bauen.
reason-not-claimed = Du kannst nur auf Gebäude bieten, die du verlangt hast, und nur für Straßen, auf denen du sie als Nächstes bauen darfst.
reason-already-mortgaged = Dieses Grundstück ist schon belastet. Wähle ein anderes.
reason-not-mortgaged = Hier gibt es keine Hypothek zu tilgen. Wähle nur belastete Grundstücke und jedes nur einmal.
reason-mortgage-saves-nothing = Du schuldest { $price } $ und kannst mit allem, was du hast, nur { $cash } $ auftreiben. Hypotheken helfen dir nicht mehr, nur noch ein Handel. Hast du Gebäude, kannst du sie noch verkaufen.
reason-no-pass = Diese Gefängnis-frei-Karte ist nicht da. Vielleicht wurde sie schon eingesetzt oder weitergegeben.
reason-no-fine-on-last-turn = Das ist dein letzter Versuch im Gefängnis: Du musst zuerst würfeln. Ohne Pasch zahlst du { $price } $ und ziehst dann.
reason-can-still-pay = Du schuldest { $price } $ und kannst { $cash } $ auftreiben. Darum musst du zahlen und kannst nicht aufgeben.
reason-plan-falls-short = Mit deiner Auswahl kommst du nur auf { $cash } $, aber du schuldest { $price } $. Belaste oder verkaufe noch mehr.
reason-no-such-trade = Dieses Angebot gibt es nicht mehr. Ein neues machst du mit `/monopoly { command-name-trade }`.
reason-not-your-trade = Dieses Angebot ist für jemand anderen. Du kannst es nicht beantworten.
reason-trade-empty = In diesem Angebot ist noch nichts. Lege ein Grundstück, Geld oder eine Gefängnis-frei-Karte hinein.
reason-trade-with-self = Du kannst nicht mit dir selbst handeln. Wähle jemand anderen.
reason-trade-during-bidding = Handeln könnt ihr erst nach der Versteigerung wieder. Das Angebot bleibt offen.
reason-no-such-debt = Die Schuld, die ihr mit diesem Handel bezahlen wolltet, ist schon bezahlt.
reason-trade-for-nothing = Eine der beiden Seiten hat eine offene Schuld und würde für das, was sie gibt, nichts bekommen. Wer Schulden hat, darf nichts verschenken.
reason-trade-lowers-raisable = Eine der beiden Seiten hat eine offene Schuld und könnte nach diesem Handel nur noch { $cash } $ statt { $price } $ auftreiben. Das ist nur erlaubt, wenn der Handel die Schuld sofort bezahlt.
reason-trade-before-tax = Eine der beiden Seiten muss noch wählen, wie sie die Einkommensteuer zahlt. Nach diesem Handel muss sie dafür { $price } $ auftreiben können, oder mindestens so viel wie vorher.
reason-partner-cannot-pay = Die andere Seite bräuchte für diesen Handel { $price } $, hat aber nur { $cash } $. Das Angebot bleibt offen.
reason-too-many-trades = Du hast schon { $most } offene Angebote. Zieh zuerst eins zurück.
reason-too-early-to-buy = In diesem Spiel darfst du erst kaufen und bieten, wenn du eine volle Runde um den Spielplan gezogen bist.
reason-too-early-to-trade = In diesem Spiel darf erst handeln, wer eine volle Runde um den Spielplan gezogen ist. Eine der beiden Seiten hat das noch nicht geschafft.
reason-held = Der Wurf wird gerade aufgehalten. Wie lange noch, steht in der Zeile über den Knöpfen.
reason-no-hold-left = Du kannst diesen Wurf nicht aufhalten: Du hast es schon getan, oder dieses Spiel erlaubt es nicht.
reason-own-throw = Mit diesem Knopf halten die anderen deinen Wurf auf. Würfle, wann du willst.
reason-no-such-intent = Diese Aktion ist nicht mehr vorgemerkt.
reason-too-many-intents = Du hast schon { $most } Aktionen vorgemerkt. Streiche zuerst eine.
reason-no-such-claim = Diese Miete ist schon kassiert oder verfallen.
reason-not-your-claim = Diese Miete darf nur kassieren, wer das Grundstück besitzt.
reason-player-count =
    { $most ->
        [2] In diesem Spiel können nur 2 mitspielen.
       *[other] In diesem Spiel können { $least } bis { $most } mitspielen.
    }
reason-token-taken = Diese Figur ist schon vergeben. Wähle eine andere.
