# Why the rules refuse an action: reason-<reason>.

reason-game-over = Dieses Spiel ist vorbei. Hier lässt sich nichts mehr tun.
reason-out-of-game = Diese Person ist nicht mehr im Spiel.
reason-not-awaited = Du bist gerade nicht gefragt. Wer entscheiden muss, steht in der ersten Zeile am Tisch.
reason-not-now = Das ist gerade nicht dran. Was geht, zeigen die Knöpfe am Tisch.
reason-no-hour = Für dieses Spiel ist keine Stunde vereinbart.
reason-hour-struck = Die vereinbarte Stunde hat schon geschlagen.
reason-closing = Das Spiel geht zu Ende: Gehandelt und gebaut wird nicht mehr. Geld für eine Schuld kannst du noch auftreiben.
reason-locked = Es ist gewürfelt, aber die Figur ist noch nicht gezogen. Versuch es gleich noch einmal.
reason-in-debt = Erst muss eine Schuld beglichen werden. Bis dahin kannst du nur Gebäude verkaufen, Grundstücke belasten oder einen Handel schließen, der beim Bezahlen hilft.
reason-cannot-afford = Das kostet { $price } $, und du kannst { $cash } $ aufbringen.
reason-bid-too-low =
    { $price ->
        [0] Es müssen mindestens { $lowest } $ sein.
       *[other] Das Gebot steht bei { $price } $. Deins muss mindestens { $lowest } $ sein.
    }
reason-bid-too-high = In diesem Spiel kannst du höchstens { $highest } $ bieten.
reason-already-leading = Du führst schon mit { $price } $. Warte, bis jemand höher geht.
reason-already-passed = Du hast gepasst, und in dieser Versteigerung bleibt es dabei.
reason-already-filed = Du hast hier schon geantwortet. Das geht nur einmal.
reason-not-in-auction = Dieses Grundstück wird hier nicht versteigert.
reason-bid-binds = Du führst eine Versteigerung mit { $price } $ an und musst das zahlen können. Gib bis dahin weniger aus.
reason-not-owner = Dieses Grundstück gehört jemand anderem. Wähl ein eigenes, beim Handeln eins von der Seite, die es hergibt.
reason-not-a-street = Häuser stehen nur auf Straßen, nie auf Bahnhöfen oder Werken.
reason-group-incomplete = Du brauchst alle Straßen der Farbe, bevor du darauf baust.
reason-not-own-turn = Hier kauft man Häuser und Hotels nur im eigenen Zug.
reason-group-mortgaged = Eine Straße dieser Farbe ist belastet. Tilg erst die Hypothek, dann bau.
reason-group-built = Auf dieser Farbe stehen Gebäude. Verkauf sie erst alle an die Bank.
reason-uneven = Gebaut wird gleichmäßig, keine Straße einer Farbe darf einer anderen um mehr als eine Stufe voraus sein.
reason-level-range = Diese Schritte gibt die Farbe nicht her. Wähl Straßen einer Farbe und andere Höhen als jetzt.
reason-building-limit =
    { $left ->
        [0] Mehr Häuser und Hotels erlaubt dir dieses Spiel nicht, bis die Würfel weitergehen.
        [one] Bis die Würfel weitergehen, erlaubt dir dieses Spiel noch ein Haus oder Hotel.
       *[other] Bis die Würfel weitergehen, erlaubt dir dieses Spiel noch { $left } Häuser und Hotels.
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
reason-not-claimed = Du kannst nur auf Gebäude bieten, die du angemeldet hast, und nur dort, wo sie als Nächstes hinkönnen.
reason-already-mortgaged = Dieses Grundstück ist schon belastet. Wähl ein anderes.
reason-not-mortgaged = Da ist keine Hypothek zu tilgen. Wähl belastete Grundstücke, jedes nur einmal.
reason-mortgage-saves-nothing = Du schuldest { $price } $ und hättest, alles verkauft und belastet, nur { $cash } $. Dafür wird nichts belastet: Helfen kann nur ein Handel. Gebäude lassen sich verkaufen.
reason-no-pass = Diese Freikarte ist nicht da, weder zum Spielen noch zum Weitergeben.
reason-no-fine-on-last-turn = Das ist dein letzter Versuch im Gefängnis: Würfle. Ohne Pasch zahlst du die { $price } $ und ziehst.
reason-can-still-pay = Du schuldest { $price } $ und kannst { $cash } $ auftreiben, also musst du zahlen.
reason-plan-falls-short = Damit kommst du auf { $cash } $, und du schuldest { $price } $. Belaste oder verkauf noch mehr.
reason-no-such-trade = Dieses Angebot gibt es nicht mehr. Ein neues machst du mit /monopoly { command-name-trade }.
reason-not-your-trade = Dieses Angebot geht nicht an dich.
reason-trade-empty = In diesem Angebot ist noch nichts. Leg ein Grundstück, Geld oder eine Freikarte hinein.
reason-trade-with-self = Zum Handeln gehören zwei. Wähl jemand anderen.
reason-trade-during-bidding = Gehandelt wird erst nach der Versteigerung. Das Angebot bleibt offen.
reason-no-such-debt = Die Schuld, die dieser Handel begleichen sollte, ist nicht mehr offen.
reason-trade-for-nothing = Eine Seite hat eine Schuld offen und bekäme nichts dafür. Solange eine Schuld offen ist, wird nichts verschenkt.
reason-trade-lowers-raisable = Eine Seite hat eine Schuld offen und könnte danach nur noch { $cash } $ statt { $price } $ auftreiben. Handelt so, dass es nicht weniger wird oder die Schuld sofort bezahlt ist.
reason-partner-cannot-pay = Die andere Seite bräuchte dafür { $price } $ und hat { $cash } $. Das Angebot bleibt offen.
reason-too-many-trades = Du hast { $most } offene Angebote. Nimm erst eins zurück.
reason-too-early-to-buy = In diesem Spiel kaufst du nichts und bietest auf nichts, bevor du einmal rum bist.
reason-too-early-to-trade = In diesem Spiel handelt nur, wer um den Spielplan rum ist. Eine Seite ist es noch nicht.
reason-held = Jemand hält diesen Wurf kurz auf. Bis wann, steht in der ersten Zeile am Tisch.
reason-no-hold-left = Du hast diesen Wurf schon aufgehalten, oder das gibt es in diesem Spiel nicht.
reason-own-throw = Das ist dein Wurf: Er wartet sowieso auf dich.
reason-no-such-intent = Das ist nicht mehr vorgemerkt: Es ist erledigt, hinfällig oder zurückgenommen.
reason-too-many-intents = Du hast schon { $most } Dinge vorgemerkt. Nimm erst eins zurück.
reason-no-such-claim = Diese Miete lässt sich nicht mehr einfordern: Sie ist es schon, oder die Würfel waren schneller.
reason-not-your-claim = Diese Miete darf nur einfordern, wem das Grundstück gehört.
reason-player-count = Dieses Spiel ist für { $least } bis { $most } Personen.
reason-token-taken = Diese Figur hat schon jemand. Wähl eine andere.
