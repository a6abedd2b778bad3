# The panel in which players build, sell and mortgage.

effect-build = { $what } · { $price } $
effect-sell = { $what } · +{ $price } $
effect-mortgage = Hypothek auf { $lot } · +{ $price } $
effect-unmortgage = Hypothek auf { $lot } tilgen · { $price } $
effect-lot =
    { $count ->
        [1] 1 Haus auf { $lots } bauen
       *[other] { $lots } auf { $level } ausbauen
    }
effect-lots =
    { $count ->
        [1] je 1 Haus auf { $lots } bauen
       *[other] { $lots } auf je { $level } ausbauen
    }
effect-sold =
    { $count ->
        [0] alle Gebäude auf { $lots } verkaufen
       *[other] { $lots } auf { $level } abbauen
    }
effect-sold-each =
    { $count ->
        [0] alle Gebäude auf { $lots } verkaufen
       *[other] { $lots } auf je { $level } abbauen
    }
level-houses =
    { $count ->
        [0] unbebaut
        [1] 1 Haus
       *[other] { $count } Häuser
    }
row-dark-purple = Dunkellila
row-brown = Braun
row-light-blue = Hellblau
row-pink = Rosa
row-orange = Orange
row-red = Rot
row-yellow = Gelb
row-green = Grün
row-dark-blue = Dunkelblau
manage-title = Dein Besitz
manage-cash = Geld: **{ $cash } $**
manage-stock = Die Bank hat { $houses ->
        [0] keine Häuser
        [one] 1 Haus
       *[other] { $houses } Häuser
    } und { $hotels ->
        [0] keine Hotels
        [one] 1 Hotel
       *[other] { $hotels } Hotels
    }.
manage-debt =
    { $missing ->
        [0] Du schuldest { $price } $, und dein Geld reicht. Du musst nichts tun: Die Schuld wird automatisch bezahlt.
        [1] Du schuldest { $price } $: **Es fehlt noch { $missing } $**. Sobald dein Geld reicht, wird die Schuld automatisch bezahlt.
       *[other] Du schuldest { $price } $: **Es fehlen noch { $missing } $**. Sobald dein Geld reicht, wird die Schuld automatisch bezahlt.
    }
manage-beyond-means = Du schuldest { $price } $ und kannst mit allem, was du hast, nur { $able } $ auftreiben. Hypotheken helfen dir nicht mehr{ $rescue ->
        [trade] , nur noch ein Handel (mit { $helpers }). Hast du Gebäude, kannst du sie noch verkaufen, um die Straßen darunter in einem Handel anzubieten
       *[none] , und auch kein Handel kann dich retten. Es bleibt nur „{ debt-bankrupt }“ im Spiel
    }.
manage-debt-paid = Deine Schuld von { $price } $ ist bezahlt.
manage-share = ({ $held } von { $of })
manage-lacks = { $lot }: { $who }
manage-lacks-unowned = { $lot }: ohne Besitzer
manage-lot-mortgaged = { $lot }, belastet
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = Auf { $lots } kannst du erst bauen, wenn auf { $what } keine Hypothek mehr liegt.
manage-no-build-turn = Auf { $lots } kannst du erst in deinem Zug bauen.
manage-no-build-limit = Auf { $lots } kannst du in diesem Zug nicht mehr bauen.
manage-no-build-shortage = Auf { $lots } kannst du erst bauen, wenn die knappen Gebäude verteilt sind.
manage-no-build-closing = Auf { $lots } kannst du nicht mehr bauen: Das Spiel geht zu Ende.
manage-no-build-cash = Auf { $lots } kannst du nicht bauen: Dafür brauchst du { $price } $, und so viel hast du nicht.
manage-no-build-stock = Auf { $lots } kannst du nicht bauen: Der Bank fehlen Gebäude, oder du brauchst dein Geld für ein Gebot.
manage-over = Das Spiel ist vorbei. Hier kannst du nichts mehr ändern.
manage-no-deeds = Dir gehört noch kein Grundstück, also gibt es nichts zu verwalten.
manage-given-up = Du hast aufgegeben. Was dir gehört, wechselt den Besitzer, sobald auch die Schulden der anderen erledigt sind.
manage-nothing-to-raise = Du kannst nichts mehr verkaufen oder belasten.
manage-locked = Gerade wird ein Wurf zu Ende gespielt. Versuche es gleich noch einmal.
manage-nothing = Gerade gibt es nichts zu bauen, zu verkaufen, zu belasten oder zu tilgen.
manage-stale = Nichts ist geschehen: Seit diese Knöpfe gezeigt wurden, hat sich dein Besitz geändert. Jetzt stimmen sie wieder.
manage-choose-build = Anders bauen…
manage-choose-sell = Anders verkaufen…
manage-choose-clear = Übernommene Hypotheken ohne weitere Zinsen tilgen…
manage-noted-shortage = Vorgemerkt: { $what }. Das wird erledigt, sobald die knappen Gebäude verteilt sind, falls es dann noch geht.
manage-claimed = Du willst { $what }. Vielleicht reichen die Gebäude nicht für alle, darum fragt der Bot erst die anderen. Das Ergebnis steht bald in der Spielnachricht.
manage-done-build =
    { $kind ->
        [new] ✅ Du hast für { $price } $ { $what } gebaut.
       *[total] ✅ Du hast für { $price } $ gebaut: jetzt { $what }.
    }
manage-done-sell = ✅ Du hast für { $price } $ Gebäude verkauft ({ $what }).
manage-done-mortgage = ✅ Du hast { $what } belastet und { $price } $ bekommen.
manage-done-lift =
    { $count ->
        [1] ✅ Du hast die Hypothek auf { $what } für { $price } $ getilgt.
       *[other] ✅ Du hast die Hypotheken auf { $what } für { $price } $ getilgt.
    }
manage-noted-locked = Vorgemerkt: { $what }. Das wird erledigt, sobald der Wurf zu Ende gespielt ist.
manage-noted-turn = Vorgemerkt: { $what }. Das wird zu Beginn deines Zugs erledigt, noch vor dem Würfeln.
manage-early-locked = ⏳ Gerade wird ein Wurf zu Ende gespielt. Was du jetzt wählst, wird vorgemerkt und gleich danach erledigt.
manage-early-shortage = ⏳ Gerade werden knappe Gebäude verteilt. Was du jetzt wählst, wird vorgemerkt und danach erledigt.
manage-early-turn = ⏳ Bauen kannst du nur in deinem Zug. Was du jetzt wählst, wird vorgemerkt und in deinem Zug erledigt.
manage-intents = **Vorgemerkt**
manage-intent = ⏳ { $what }
manage-show-intents =
    { $count ->
        [1] 1 Aktion vorgemerkt…
       *[other] { $count } Aktionen vorgemerkt…
    }
manage-dropped = Gestrichen: { $what }.
manage-tab-build = Bauen
manage-tab-sell = Gebäude verkaufen
manage-tab-mortgage = { orders-topic-mortgage }
manage-rents = Miete { $now } → { $then }
manage-open-build = Bauen · { $price } $ pro Haus…
manage-open-sell = Verkaufen · +{ $price } $ pro Haus…
manage-price-build = ein Haus kostet { $price } $
manage-price-sell = ein Haus bringt { $price } $
manage-press-plus-lot =
    { $count ->
        [1] +1 Haus · { $price } $
       *[other] +{ $count } Häuser · { $price } $
    }
manage-press-plus-each =
    { $count ->
        [1] +1 Haus je Straße · { $price } $
       *[other] +{ $count } Häuser je Straße · { $price } $
    }
manage-press-up-to =
    { $count ->
        [1] Alle auf 1 Haus · { $price } $
       *[other] Alle auf { $count } Häuser · { $price } $
    }
manage-press-hotel-lot = Hotel · { $price } $
manage-press-hotel-each = Je ein Hotel · { $price } $
manage-press-down-lot =
    { $count ->
        [0] Alles verkaufen · +{ $price } $
        [1] Auf 1 Haus abbauen · +{ $price } $
       *[other] Auf { $count } Häuser abbauen · +{ $price } $
    }
manage-press-down-each =
    { $count ->
        [0] Alle Gebäude verkaufen · +{ $price } $
        [1] Alle auf 1 Haus abbauen · +{ $price } $
       *[other] Alle auf { $count } Häuser abbauen · +{ $price } $
    }
manage-loses = -# Entgangene Miete: { $rent } · Tilgen kostet { $price } $
manage-press-mortgage = Hypothek · +{ $price } $
manage-press-lift = Tilgen · { $price } $
manage-press-drop = Streichen
manage-press-trade = { button-trade }…
manage-no-build = Du kannst gerade nichts bauen. Zum Bauen brauchst du alle Straßen einer Farbe.
manage-no-build-now = Du kannst gerade nichts bauen.
manage-no-build-built = Alles ist gebaut: Auf jeder Straße deiner vollständigen Farben steht ein Hotel.
manage-no-sell = Du hast gerade keine Gebäude, die du verkaufen kannst.
manage-no-mortgage = Du kannst gerade nichts belasten oder tilgen. Bevor du eine Straße belastest, müssen alle Gebäude dieser Farbe verkauft sein.

## Mortgages on properties just received

received-title = Übernommene Hypotheken tilgen
received-about = Wähle, was du jetzt tilgst: Du zahlst nur die Hypothek. Später kommen Zinsen dazu.
received-at-the-end =
    Jetzt zählt nur noch das Vermögen. Alle Hypotheken zu tilgen kostet { $price } $ und bringt { $worth } $: { $tie ->
        [cash] Besser ist, das Geld zu behalten, denn es entscheidet bei Gleichstand.
       *[shared] Am Vermögen ändert sich nichts.
    }
received-choose = Welche Hypotheken tilgst du?
received-loan = jetzt { $loan } $
received-cash =
    { $missing ->
        [0] Geld: jetzt **{ $before } $** · danach **{ $after } $**
       *[other] Geld: **{ $before } $**, es fehlen { $missing } $
    }
received-confirm =
    { $count ->
        [0] Alle belastet lassen
       *[other] { $count } tilgen · { $price } $
    }
received-done =
    { $count ->
        [0] Du hast alles belastet gelassen.
       *[other] Du hast diese Hypotheken getilgt: { $what }.
    }
received-of-another = Über diese Hypotheken entscheidet nur { $who }.

command-name-manage = verwalten
command-manage = Bauen, Gebäude verkaufen, Hypotheken aufnehmen und tilgen
