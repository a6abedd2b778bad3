# The panel in which players build, sell and mortgage.

effect-build = { $what } · { $price } $
effect-sell = { $what } · +{ $price } $
effect-mortgage = Hypothek auf { $lot } · +{ $price } $
effect-lift = { $lot } tilgen · { $price } $
effect-lot = { $lots } → { $level }
effect-lots = { $lots } → jeweils { $level }
level-hotel = ein Hotel
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
page-turn = Mehr: Seite { $page } von { $pages }
manage-title = Dein Besitz
manage-cash = Bargeld: **{ $cash } $**
manage-stock = Die Bank hat { $houses ->
        [one] 1 Haus
       *[other] { $houses } Häuser
    } und { $hotels ->
        [one] 1 Hotel
       *[other] { $hotels } Hotels
    }.
manage-debt =
    { $missing ->
        [0] Du schuldest { $price } $ und hast sie: Wenn sie dran sind, werden sie von selbst bezahlt.
       *[other] Du schuldest { $price } $: **Es fehlen noch { $missing } $**. Sobald dein Bargeld reicht, wird von selbst bezahlt.
    }
manage-beyond-means = Du schuldest { $price } $ und hättest, alles verkauft und belastet, { $able } $. Dafür lässt sich nichts belasten, jetzt hilft nur Handel. Gebäude kannst du verkaufen, damit ihre Grundstücke gehandelt werden können.
manage-debt-paid = Deine Schuld von { $price } $ ist bezahlt.
manage-share = ({ $held } von { $of })
manage-lot-mortgaged = { $lot } (belastet)
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = Auf { $lots } wird nicht gebaut, denn belastet ist: { $what }.
manage-no-build-turn = Auf { $lots } wird erst in deinem Zug gebaut.
manage-no-build-limit = Auf { $lots } wird in diesem Zug nicht weiter gebaut: Mehr erlaubt ein Zug nicht.
manage-no-build-shortage = Auf { $lots } wird erst gebaut, wenn die knappen Gebäude verteilt sind.
manage-no-build-closing = Auf { $lots } wird nicht mehr gebaut: Das Spiel geht zu Ende.
manage-no-build-cash = Auf { $lots } wird nicht gebaut: Ein Haus kostet { $price } $.
manage-no-build-stock = Auf { $lots } wird nicht gebaut: Der Bank fehlen Gebäude, oder ein Gebot bindet dein Geld.
manage-over = Das Spiel ist vorbei. Hier wechselt nichts mehr.
manage-no-deeds = Dir gehört noch kein Grundstück, also gibt es nichts zu verwalten.
manage-given-up = Du hast aufgegeben: Dein Besitz geht weg, sobald die anderen Schulden bezahlt sind.
manage-nothing-to-raise = Jetzt lässt sich nichts verkaufen oder belasten. Ein Handel kann dich noch retten.
manage-locked = Ein Wurf ist noch nicht gezogen, so lange bleibt alles, wie es ist. Versuch es gleich noch einmal.
manage-nothing = Gerade gibt es nichts zu bauen, zu verkaufen, zu belasten oder zu tilgen.
manage-choose-build = Bauen…
manage-choose-sell = Gebäude verkaufen…
manage-choose-mortgage = Mit Hypothek belasten…
manage-choose-lift = Hypothek tilgen…
manage-choose-clear = Gerade bekommen: jetzt ohne Zinsen tilgen…
manage-group-build = { $lots } · { $price } $ pro Schritt
manage-group-sell = { $lots } · +{ $price } $ pro Schritt
manage-back = Zurück
manage-refresh = Aktualisieren
manage-noted-shortage = Vorgemerkt: { $what }. Sind die knappen Gebäude verteilt, wird es erledigt, falls es dann geht.
manage-claimed = Angemeldet: { $what }. Vielleicht reicht es nicht für alle, darum werden erst die anderen gefragt: siehe Tisch.
manage-done = Erledigt: { $what }.
manage-noted-locked = Vorgemerkt: { $what }. Sobald der laufende Wurf gezogen ist und es erlaubt ist, wird es erledigt.
manage-noted-turn = Vorgemerkt: { $what }. Es wird erledigt, wenn dein Zug beginnt, bevor du würfelst.
manage-early-locked = ⏳ Ein Wurf ist noch nicht gezogen. Was du jetzt wählst, wird vorgemerkt und erledigt, sobald es geht.
manage-early-shortage = ⏳ Gerade werden knappe Gebäude verteilt. Was du jetzt wählst, wird vorgemerkt und danach erledigt.
manage-early-turn = ⏳ Gebaut wird in deinem eigenen Zug. Was du jetzt wählst, wird vorgemerkt und dann erledigt.
manage-intents = **Vorgemerkt**
manage-intent = ⏳ { $what }
manage-choose-drop = Vorgemerktes zurücknehmen…
manage-wishes =
    { $count ->
        [1] 1 Sache vorgemerkt…
       *[other] { $count } Sachen vorgemerkt…
    }
manage-dropped = Zurückgenommen: { $what }.
