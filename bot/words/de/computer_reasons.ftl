# Why a computer player did something: why-<kind of reason>. { $who } is the computer player, { $what }
# properties, { $whom } another player, { $group } a color group as the-<group> says it.

why-title = Warum?
why-none = Bisher hat kein Computer etwas getan, das eine Erklärung braucht.
why-line = { $face } { $line }
why-odds = { $line } Gewinnchance: { $before } → { $after }.
why-odds-in-words = { $line } Gewinnchance: von { $before } auf { $after }.
why-odds-same = { $line } Gewinnchance: weiterhin { $after }.
why-throw = { $who } würfelt: Vorher gibt es nichts Besseres zu tun.
why-end = { $who } beendet den Zug: Es gibt nichts mehr, was sich lohnt.
why-kept = { $who } baut nicht, sondern behält { $price } $ für die nächsten Mieten.
why-bought = { $who } kauft { $what } für { $price } $, bevor es jemand anderes bekommt.
why-bought-group = { $who } kauft { $what } für { $price } $ und hat damit die ganze Gruppe: { $group }.
why-bought-stop = { $who } kauft { $what } für { $price } $, damit { $whom } nicht die ganze Gruppe bekommt: { $group }.
why-bought-more = { $who } kauft { $what } für { $price } $ und hat damit mehr aus der Gruppe: { $group }.
why-bought-price = { $who } kauft { $what } für { $price } $, wie alles, wofür das Geld reicht.
why-bought-plenty = { $who } kauft { $what } für { $price } $: Solange so viel Geld da ist, kauft { $who } alles.
why-left = { $who } kauft { $what } nicht: Die { $price } $ zu behalten bringt mehr.
why-left-cash = { $who } hat für { $what } keine { $price } $ übrig.
why-left-short = { $who } hatte nur { $price } $, zu wenig für { $what }.
why-bid = { $who } bietet höchstens { $price } $ auf { $what }: Mehr ist es nicht wert.
why-bid-cash = { $who } bietet höchstens { $price } $ auf { $what }: Mehr Geld hat { $who } nicht.
why-bid-spare = { $who } bietet höchstens { $price } $ auf { $what }: Mehr hat { $who } nicht übrig.
why-bid-group = { $who } bietet bis { $price } $ auf { $what }, um die ganze Gruppe zu haben: { $group }.
why-bid-stop = { $who } bietet bis { $price } $ auf { $what }, damit { $whom } nicht die ganze Gruppe bekommt: { $group }.
why-bid-pass = { $who } bietet bis { $price } $ auf die Gefängnis-frei-Karte.
why-bid-lots = { $who } bietet insgesamt bis { $price } $ auf { $what }.
why-outbid =
    { $price ->
        [0] { $who } bietet nicht: Das Geld zu behalten bringt mehr.
       *[other] { $who } bietet nicht weiter: Mehr als { $price } $ ist es nicht wert.
    }
why-outbid-cash =
    { $price ->
        [0] { $who } bietet nicht: Es ist kein Geld mehr da.
       *[other] { $who } bietet nicht weiter: Mehr als { $price } $ hat { $who } nicht.
    }
why-outbid-spare =
    { $price ->
        [0] { $who } bietet nicht: Es ist kein Geld übrig.
       *[other] { $who } bietet nicht weiter: Mehr als { $price } $ hat { $who } nicht übrig.
    }
why-won = { $who } ersteigert { $what } für { $price } $, bevor es jemand anderes bekommt.
why-won-group = { $who } ersteigert { $what } für { $price } $ und hat damit die ganze Gruppe: { $group }.
why-won-stop = { $who } ersteigert { $what } für { $price } $, damit { $whom } nicht die ganze Gruppe bekommt: { $group }.
why-built = { $who } baut für { $price } $ auf { $what }: Die höchste Miete dort steigt von { $rent } $ auf { $more } $.
why-built-plain = { $who } hat die ganze Gruppe ({ $group }) und { $price } $ zum Bauen übrig: Die höchste Miete dort steigt von { $rent } $ auf { $more } $.
why-borrowed = { $who } belastet { $what } und baut mit den { $price } $.
why-lifted = { $who } tilgt für { $price } $ die Hypothek auf { $what }: Das Geld ist übrig.
why-lifted-received = { $who } tilgt die Hypothek auf { $what } sofort für { $price } $: Später kostet es mehr.
why-held-mortgages = { $who } lässt { $what } belastet: Das Geld zu behalten bringt vorerst mehr.
why-claimed = { $who } will { $group } bebauen, bevor die Gebäude ausgehen.
why-bid-building = { $who } bietet { $price } $ für ein Gebäude auf { $what }.
why-passed-building = { $who } überlässt die knappen Gebäude anderen: Das Geld zu behalten bringt mehr.
why-left-jail = { $who } verlässt das Gefängnis sofort: Es gibt noch viel zu kaufen.
why-stayed-in-jail = { $who } bleibt im Gefängnis: Dort wird keine Miete fällig.
why-fine = { $who } zahlt die Strafe, denn eine Gefängnis-frei-Karte ist nicht da.
why-pass = { $who } nutzt die Gefängnis-frei-Karte, statt die Strafe zu zahlen.
why-flat-tax = { $who } zahlt pauschal { $price } $: Der Prozentsatz kostet wohl mehr.
why-share-tax = { $who } zahlt den Prozentsatz: Er kostet wohl weniger als pauschal { $price } $.
why-raised = { $who } treibt Geld für { $price } $ Schulden auf und gibt dafür so wenig wie möglich her.
why-gave-up = { $who } kann { $price } $ nicht auftreiben: Selbst alles zu verkaufen reicht nicht.
why-offered = { $who } bietet { $whom } einen Handel an, weil das die eigene Gewinnchance erhöht.
why-offered-you = { $who } bietet dir einen Handel an, weil das die eigene Gewinnchance erhöht.
why-offered-plain = { $who } bietet { $whom } einen Handel an, um die ganze Gruppe zu haben: { $group }.
why-offered-plain-you = { $who } bietet dir einen Handel an, um die ganze Gruppe zu haben: { $group }.
why-offered-group = { why-offered-plain }
why-offered-group-you = { why-offered-plain-you }
why-traded = { $who } hat mit { $whom } gehandelt, weil das die eigene Gewinnchance erhöht.
why-traded-plain = { $who } hat mit { $whom } gehandelt, um die ganze Gruppe zu haben: { $group }.
why-traded-group = { why-traded-plain }
why-withdrew = { $who } zieht das Angebot an { $whom } zurück: Es lohnt sich nicht mehr.
why-withdrew-you = { $who } zieht das Angebot an dich zurück: Es lohnt sich nicht mehr.
why-withdrew-cash = { $who } zieht das Angebot an { $whom } zurück: Die { $price } $ sind nicht mehr da.
why-withdrew-cash-you = { $who } zieht das Angebot an dich zurück: Die { $price } $ sind nicht mehr da.
why-countered = { $who } würde mit { $whom } handeln, aber nicht dafür.
why-countered-you = { $who } würde mit dir handeln, aber nicht dafür.
why-accepted = { $who } nimmt das Angebot von { $whom } an, weil es sich lohnt.
why-accepted-you = { $who } nimmt dein Angebot an, weil es sich lohnt.
why-accepted-group = { $who } nimmt das Angebot von { $whom } an, um die ganze Gruppe zu haben: { $group }.
why-accepted-group-you = { $who } nimmt dein Angebot an, um die ganze Gruppe zu haben: { $group }.
why-accepted-price = { $who } nimmt das Angebot von { $whom } an: Es ist { $price } $ mehr wert, als es kostet.
why-accepted-price-you = { $who } nimmt dein Angebot an: Es ist { $price } $ mehr wert, als es kostet.
why-accepted-own = { $who } bleibt beim eigenen Angebot an { $whom }.
why-accepted-own-you = { $who } bleibt beim eigenen Angebot an dich.
why-refused-group = { $who } überlässt { $whom } vorerst nicht die ganze Gruppe: { $group }.
why-refused-group-you = { $who } überlässt dir vorerst nicht die ganze Gruppe: { $group }.
why-refused-little = Das Angebot von { $whom } bringt { $who } zu wenig.
why-refused-little-you = Dein Angebot bringt { $who } zu wenig.
why-refused-loss = { $who } stünde mit dem Angebot von { $whom } schlechter da.
why-refused-loss-you = { $who } stünde mit deinem Angebot schlechter da.
why-refused-cash = { $who } findet das Angebot von { $whom } zu teuer.
why-refused-cash-you = { $who } findet dein Angebot zu teuer.
why-refused-price = Mit { $price } $ mehr würde { $who } das Angebot von { $whom } annehmen.
why-refused-price-you = Mit { $price } $ mehr würde { $who } dein Angebot annehmen.
why-refused-price-less = Für { $price } $ weniger würde { $who } das Angebot von { $whom } annehmen.
why-refused-price-less-you = Verlange { $price } $ weniger, dann würde { $who } annehmen.
why-refused-unwanted = { $who } kann { $what } nicht gebrauchen.
why-refused-dear = { $who } gibt { $what } dafür nicht her.
why-refused-rival = { $who } will { $whom } nicht so weit voranbringen.
why-refused-rival-you = { $who } will dich nicht so weit voranbringen.
why-refused-third = { $whom } hätte mehr davon als { $who }.
why-refused-person = { $whom } wollte gerade dasselbe von { $who } und hat es nicht bekommen.
why-refused-again = { $who } hat { $whom } das schon einmal abgeschlagen.
why-refused-again-you = { $who } hat dir das schon einmal abgeschlagen.
why-refused-debt = Auf so einen Handel mit { $whom } lässt sich { $who } nicht ein, wenn es dabei um Schulden geht.
why-refused-debt-you = Auf so einen Handel mit dir lässt sich { $who } nicht ein, wenn es dabei um Schulden geht.
why-went-on = { $who } hat hier keine echte Wahl.
