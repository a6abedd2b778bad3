## Why the host refuses a request: refusal-<refusal>.

refusal-no-such-game = Dieses Spiel gibt es nicht oder nicht mehr.
refusal-not-playing = Du spielst hier nicht mit. Schau gern zu und mach beim nächsten Spiel mit.
refusal-left = Du bist nicht mehr in diesem Spiel. Zuschauen kannst du weiter.
refusal-stale = Das steht nicht mehr zur Wahl: Das Spiel ist schon weiter. Schau in die Spielnachricht.
refusal-not-started = Das Spiel hat noch nicht begonnen. Der Host muss es starten.
refusal-started = Dieses Spiel läuft schon. Die Regeln zeigt dir `{ COMMAND("rules") }`.
refusal-over = Dieses Spiel ist vorbei. Ein neues startest du mit `{ COMMAND("new") }`.
refusal-cancelled = Dieses Spiel wurde abgebrochen. Ein neues startest du mit `{ COMMAND("new") }`.
refusal-not-host = Das kann nur der Host.
refusal-lobby-here =
    { $where ->
        [direct] Du hast schon [eine Lobby]({ $link }) offen. Starte zuerst dieses Spiel oder löse sie auf.
       *[server] In diesem Kanal gibt es schon [eine Lobby]({ $link }). Spiele dort mit oder bitte den Host, sie aufzulösen.
    }
refusal-lobby-full = Alle { $most } Plätze sind besetzt.
refusal-lobby-changed = Inzwischen hat sich bei den Computern in dieser Lobby etwas geändert. Wähle noch einmal.
refusal-seats-taken = { $taken } Plätze sind schon besetzt, aber nach diesen Regeln können nur { $most } mitspielen. Erst muss jemand die Lobby verlassen.
refusal-already-joined = Du bist schon dabei.
refusal-not-in-lobby = Du bist in dieser Lobby nicht dabei.
refusal-not-joined = { refusal-not-in-lobby } Wenn du mitspielen willst, drücke „Mitspielen“.
refusal-token-taken = { reason-token-taken }
refusal-terms-changed = Regeln, Tempo oder Fristen haben sich geändert, kurz bevor du gedrückt hast. Sieh in der Lobby nach und drücke dann noch einmal.
refusal-unanswered = Noch haben nicht alle gesagt, ob sie dabeibleiben. Drücke noch einmal **Spiel starten**.
refusal-too-few = Zum Start müssen mindestens { $least } mitspielen. Ihr könnt Computer hinzufügen.
refusal-not-timed = Eine feste Spielzeit gibt es nur in einem Spiel auf Zeit. Wähle zuerst eins unter „Einstellungen“ > „Regeln“.
refusal-length-out-of-range = Ein Spiel auf Zeit kann zehn Minuten bis ein Jahr dauern.
refusal-barred = Hier kannst du nicht mitspielen: Der Host oder die Moderation hat dich aus dieser Lobby genommen.
refusal-not-invited = In dieser Lobby spielt nur mit, wer eingeladen ist. Dich hat der Host nicht eingeladen.
refusal-no-guests = Lade höchstens { $most } Leute von diesem Server ein, indem du sie erwähnst, etwa @Bo @Cem. In Direktnachrichten spielst du gegen Computer.
refusal-no-computer = Hier spielt kein Computer mit.

refusal-no-such-pace = Wähle ein Tempo aus der Liste. Eigene Fristen können 10 Sekunden bis 14 Tage lang sein.
refusal-no-such-deed = Dieses Grundstück gibt es nicht.
refusal-no-game-here = Hier läuft kein Spiel. `{ COMMAND("new") }` eröffnet eine Lobby.
refusal-only-a-lobby = Dieses Spiel hat noch nicht begonnen. Nutze den Befehl noch einmal, sobald der Host es gestartet hat.
refusal-not-begun = Das Spiel hat noch nicht begonnen: Seine Lobby { $where } ist noch offen.
refusal-several-here = In diesem Kanal laufen mehrere Spiele. Wähle eins mit der Option `{ option-name-game }`.
refusal-several-games = Du spielst in mehreren Spielen mit. Wähle eins mit der Option `{ option-name-game }`.
refusal-direct-full = { $most ->
        [one] Du hast in diesen Direktnachrichten schon ein Spiel. Spiele es zuerst zu Ende oder gib es auf. `{ COMMAND("mine") }` zeigt es dir.
       *[other] Du hast in diesen Direktnachrichten schon { $most } Spiele. Spiele zuerst eines zu Ende oder gib es auf. `{ COMMAND("mine") }` zeigt sie dir.
    }
refusal-direct-taken = Diese Lobby ist in den Direktnachrichten von jemand anderem, und nur diese Person kann dort spielen. Eröffne mit `{ COMMAND("new") }` eine eigene.
refusal-no-server = Das geht nur auf einem Server. Versuche es in einem seiner Kanäle.
refusal-not-in-server = Du bist nicht mehr auf dem Server, auf dem dieses Spiel läuft. Deshalb kannst du darin nichts mehr tun.
refusal-not-moderator = Dafür brauchst du die Berechtigung „Server verwalten“.
refusal-lacks-permissions = Ich kann hier kein Spiel leiten. Mir fehlt die Berechtigung für: { $what }.
refusal-lacks-files = Ich darf hier keine Datei schicken. Mir fehlt die Berechtigung für: { $what }. Versuche es in einem anderen Kanal oder frage jemanden, der den Server verwaltet.
refusal-lacks-posting = Ich darf in diesem Kanal nichts posten. Mir fehlt die Berechtigung für: { $what }.
refusal-shared-elsewhere = { $channel ->
        [direct] Dieses Spiel spielst du allein, darum gibt es hier niemanden, mit dem du es teilen kannst.
       *[other] Teilen kannst du das nur in dem Kanal, in dem das Spiel läuft: <#{ $channel }>.
    }

refusal-paused = Das Spiel pausiert, und alle Fristen stehen still. Du kannst erst wieder spielen, wenn es weitergeht.
refusal-trade-short = Dieser Handel kostet dich { $price } $, und du hast nur { $cash } $. { $raisable ->
        [yes] Verkaufe Gebäude oder nimm Hypotheken auf. Das Angebot bleibt offen.
       *[no] Selbst wenn du alles verkaufst und belastest, kommst du nur auf { $most } $. Du kannst ablehnen oder ein Gegenangebot machen.
    }
refusal-proposer-cannot-pay = { $who } bräuchte für diesen Handel { $price } $, hat aber nur { $cash } $. Das Angebot bleibt offen.
refusal-log-deleted = Das Protokoll dieses Spiels wurde gelöscht, weil es vor langer Zeit endete. Das Ergebnis bleibt gespeichert.
refusal-no-such-board = Diesen Spielplan gibt es nicht oder nicht mehr.
refusal-no-such-code = Zu diesem Code gibt es keinen Spielplan. Prüfe die acht Buchstaben und Ziffern und versuche es noch einmal.
refusal-not-your-board = Dieser Spielplan gehört jemand anderem. Mit seinem Code bekommst du eine eigene Kopie.
refusal-board-hidden = Jemand, der den Server verwaltet, hat diesen Spielplan ausgeblendet. Deshalb kannst du ihn hier weder wählen noch kopieren noch freigeben.
refusal-board-changed = Dieser Spielplan wurde inzwischen geändert, deshalb ist nichts gespeichert. Öffne ihn neu und wiederhole deine Änderung.
refusal-too-many-boards = Du hast schon { $most } Spielpläne. Lösche zuerst einen.
refusal-server-boards-full = Dieser Server hat schon { $most } Spielpläne. Erst muss jemand die Freigabe eines eigenen beenden.
refusal-own-boards-off = Auf diesem Server darfst du keine eigenen Spielpläne verwenden. Frage jemanden, der ihn verwaltet.
refusal-follows-own = Hier spielst du selbst mit. Folgen kannst du Spielen von anderen.
refusal-follows-enough = Du folgst schon { $most } Spielen. Folge zuerst einem davon nicht mehr, in `{ COMMAND("mine") }`.
refusal-followed-enough = Diesem Spiel folgen schon { $most } Leute. Zuschauen kannst du trotzdem.
refusal-guesses-closed = Für einen Tipp ist es zu spät: Auf dem Spielplan stehen schon Gebäude, oder diese Person ist ausgeschieden.
refusal-guesses-enough = Zu diesem Spiel gibt es schon { $most } Tipps. Mehr werden nicht angenommen.
refusal-not-blockable = Du kannst andere Personen blockieren, aber weder dich selbst noch einen Bot.
refusal-blocked-enough = Du hast schon { $most } Personen blockiert. Hebe zuerst eine Blockierung auf, in `{ COMMAND("preferences") }`.

# Instead of the refusals about several games, where there is a button for each
which-several-games = Du spielst in mehreren Spielen mit. Welches meinst du?
which-several-here = In diesem Kanal laufen mehrere Spiele. Welches meinst du?
which-more = Ein anderes Spiel wählst du mit der Option `{ option-name-game }` des Befehls.
button-which = Dieses Spiel

## Why the rules refuse an action: reason-<reason>.

reason-game-over = Dieses Spiel ist vorbei. Hier kannst du nichts mehr tun.
reason-out-of-game = Diese Person ist nicht mehr im Spiel.
reason-not-awaited = Du musst gerade nichts entscheiden. Die Zeile über den Knöpfen zeigt, wer jetzt entscheidet.
whose-decision = Die Entscheidung liegt gerade bei { $who }.
reason-not-now = Das geht gerade nicht. Benutze einen Knopf der Spielnachricht.
reason-no-hour = Dieses Spiel hat keine feste Spielzeit.
reason-hour-struck = Die Spielzeit ist schon um.
reason-closing = Das Spiel geht zu Ende. Handeln und bauen kannst du nicht mehr, aber du kannst noch Geld für eine Schuld auftreiben.
reason-locked = Gerade wird ein Wurf zu Ende gespielt. Versuche es gleich noch einmal.
reason-in-debt = Erst muss eine offene Schuld bezahlt werden. Bis dahin kann die Person, die zahlen muss, nur Gebäude verkaufen, Grundstücke belasten oder einen Handel schließen, der beim Bezahlen hilft.
reason-cannot-afford = Das kostet { $price } $, und dafür hast du nur { $cash } $.
reason-bid-too-low =
    { $price ->
        [0] Das ist zu wenig. Biete mindestens { $lowest } $.
       *[other] Das höchste Gebot ist { $price } $. Biete mindestens { $lowest } $.
    }
reason-bid-too-high = Du kannst höchstens { $highest } $ bieten. Biete so viel oder weniger, oder passe.
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
reason-shortage-open = Gerade wird geklärt, wer die Gebäude der Bank bekommt. Danach kannst du wieder bauen.
reason-not-claimed = Du kannst nur auf Gebäude bieten, die du verlangt hast, und nur für Straßen, auf denen du sie als Nächstes bauen darfst.
reason-already-mortgaged = Dieses Grundstück ist schon belastet. Wähle ein anderes.
reason-not-mortgaged = Hier gibt es keine Hypothek zu tilgen. Wähle nur belastete Grundstücke und jedes nur einmal.
reason-mortgage-saves-nothing = Du schuldest { $price } $ und kannst mit allem, was du hast, nur { $cash } $ auftreiben. Hypotheken helfen dir nicht mehr, nur noch ein Handel. Hast du Gebäude, kannst du sie noch verkaufen.
reason-no-pass = Diese Gefängnis-frei-Karte ist nicht da. Vielleicht wurde sie schon eingesetzt oder weitergegeben.
reason-no-fine-on-last-turn = Das ist dein letzter Versuch im Gefängnis: Du musst zuerst würfeln. Ohne Pasch zahlst du { $price } $ und ziehst dann.
reason-can-still-pay = Du schuldest { $price } $ und kannst { $cash } $ auftreiben. Darum musst du zahlen und kannst nicht aufgeben.
reason-plan-falls-short = Mit deiner Auswahl kommst du nur auf { $cash } $, aber du schuldest { $price } $. Belaste oder verkaufe noch mehr.
reason-no-such-trade = Dieses Angebot gibt es nicht mehr. Ein neues machst du mit `{ COMMAND("trade") }`.
reason-not-your-trade = Dieses Angebot ist für jemand anderen. Du kannst es nicht beantworten.
reason-trade-empty = In diesem Angebot ist noch nichts. Lege ein Grundstück, Geld oder eine Gefängnis-frei-Karte hinein.
reason-trade-with-self = Du kannst nicht mit dir selbst handeln. Wähle jemand anderen.
reason-trade-during-bidding = Handeln könnt ihr erst nach der Versteigerung wieder. Das Angebot bleibt offen.
reason-no-such-debt = Die Schuld, die ihr mit diesem Handel bezahlen wolltet, ist schon bezahlt.
reason-trade-for-nothing = Eine der beiden Seiten hat eine offene Schuld und würde für das, was sie gibt, nichts bekommen. Wer Schulden hat, darf nichts verschenken.
reason-trade-lowers-raisable = Eine der beiden Seiten hat eine offene Schuld und könnte nach diesem Handel nur noch { $cash } $ statt { $price } $ auftreiben. Das ist nur erlaubt, wenn der Handel die Schuld sofort bezahlt.
reason-trade-before-tax = Eine der beiden Seiten muss noch wählen, wie sie eine Steuer zahlt. Nach diesem Handel muss sie dafür { $price } $ auftreiben können, oder mindestens so viel wie vorher.
reason-partner-cannot-pay = Die andere Seite bräuchte für diesen Handel { $price } $, hat aber nur { $cash } $. Das Angebot bleibt offen.
reason-too-many-trades = Du hast schon { $most } offene Angebote. Ziehe zuerst eins zurück.
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

## What the bot answers when something went wrong, or a press came too late.

not-an-amount = Das ist kein Betrag. Gib eine ganze Zahl ein, zum Beispiel 120 oder 1.200.
amount-too-high = So viel Geld gibt es in keinem Spiel. Gib höchstens { $most } ein.

table-past = { APP_TITLE() } mit { $who } · ältere Nachricht
table-past-nothing = Das Spiel ist weitergegangen; die neueste Nachricht steht unten.
press-again = Das hat zu lange gedauert. Drücke den Knopf bitte noch einmal.
press-double = Dieser Knopf ist gerade erst erschienen, darum ist nichts passiert. Drücke ihn noch einmal, wenn du ihn wirklich drücken wolltest.
command-unknown = Dieser Befehl wurde geändert. Lade Discord neu und versuche es noch einmal.
press-unknown = Dieser Knopf funktioniert nicht mehr. Deine Spiele findest du mit `{ COMMAND("mine") }`.
# To each player, once, when the bot can no longer write where they play
parked-direct = In dem Kanal, in dem { $players } spielen, kann ich nicht mehr schreiben. Nichts ist verloren, und alle Fristen stehen still. Es geht weiter, wenn ich dort wieder schreiben darf und jemand von euch `{ COMMAND("board") }` aufruft, oder wenn die Moderation das Spiel mit `{ MODERATOR_COMMAND("move") }` in einen anderen Kanal verlegt.
parked-thread-direct = Der Thread <#{ $thread }>, in dem { $players } spielen, wurde archiviert und gesperrt, deshalb lasse ich ihn in Ruhe. Nichts ist verloren, und alle Fristen stehen still. Es geht weiter, sobald der Thread wieder offen ist oder die Moderation das Spiel mit `{ MODERATOR_COMMAND("move") }` in einen anderen Kanal verlegt.
# In place of a name that the server's own filter forbids
player-nameless = Person { $number }
trouble = Da ist etwas schiefgegangen. Nichts ist verloren; bitte versuche es noch einmal.
trouble-disk = Das Spiel lässt sich gerade nicht speichern, also ist nichts geschehen. Bitte versuche es in einer Minute noch einmal.
trouble-contradiction = Hier widersprechen sich die Regeln des Bots, darum wurde dein Zug nicht ausgeführt. Nichts ist verloren: Das Spiel steht wie zuvor, und wer diesen Bot betreibt, findet die Einzelheiten im Protokoll.

## Was eine Person oder ein Server dem Bot in einer Weile abverlangen darf.

limit-presses = Das waren sehr viele Klicks. Weiter geht es ab <t:{ $at }:T>.
limit-server = Auf diesem Server ist gerade sehr viel los. Versuche es ab <t:{ $at }:T> noch einmal.
limit-costly = Du hast gerade viel auf einmal nachgesehen. Ab <t:{ $at }:T> kannst du wieder etwas nachsehen.
limit-offers = Du hast in diesem Spiel schon viele Angebote gemacht. Das nächste kannst du ab <t:{ $at }:f> machen.
limit-questions = Du hast schon mehrere Abstimmungen gestartet. Die nächste kannst du ab <t:{ $at }:f> starten.
limit-lobbies = Du hast schon mehrere Lobbys eröffnet. Die nächste kannst du ab <t:{ $at }:f> eröffnen.
limit-shares = Du hast in diesem Kanal schon viel geteilt. Du kannst ab <t:{ $at }:f> wieder etwas teilen.
limit-data = Du hast gerade erst eine Datei mit deinen Daten bekommen. Die nächste bekommst du ab <t:{ $at }:f>.
limit-deletions = Du hast deine Daten gerade erst gelöscht. Noch einmal löschen kannst du sie ab <t:{ $at }:f>.
limit-reports = Dieser Spielplan ist schon gemeldet. Du kannst ihn ab <t:{ $at }:f> wieder melden.
limit-reporters = Du hast schon mehrere Spielpläne gemeldet. Den nächsten kannst du ab <t:{ $at }:f> melden.
limit-codes = Das waren viele Codes. Ab <t:{ $at }:f> kannst du den nächsten probieren.
limit-working = Der Bot arbeitet noch an deiner letzten Anfrage. Warte kurz und versuche es dann noch einmal.
limit-queue = Das wollen gerade viele sehen. Versuche es ab <t:{ $at }:T> noch einmal.
