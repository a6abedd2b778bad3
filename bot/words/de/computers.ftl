## Computer players: who can sit down in a lobby, and how they play.

computers-title = Computer hinzufügen
computers-full = Die Lobby ist voll: Alle { $most } Plätze sind besetzt.
computers-added = ✅ { $who } spielt mit: { $seats } von { $most } Plätzen besetzt.
computers-alt = Die Computer: { $names }
computers-strength = Wie stark der nächste Computer spielt
computers-who = Wähle, wer mitspielt
seated-title = Computer ändern
button-seated = Computer ändern…
seated-choose = Wähle einen Computer
seated-how = Wie { $who } spielt
seated-who = Wer den Platz von { $who } bekommt
seated-none = In dieser Lobby ist kein Computer.
seated-left = ✅ { $who } spielt nicht mehr mit: { $seats } von { $most } Plätzen besetzt.
button-seated-remove = { $who } entfernen
strength-gentle = Stärke: gemütlich
strength-gentle-hint = Richtet sich nach den aufgedruckten Preisen und feilscht nicht
strength-even = Stärke: solide
strength-even-hint = Spielt vernünftig und macht einfache, faire Angebote
strength-sharp = Stärke: gewieft
strength-sharp-hint = Rechnet alles durch und nimmt Hypotheken auf, um zu bauen
button-computers-surprise = Überrasch mich
character-line = { $face } **{ $name }**: { $plays }
character-builder = Baut, bis kein Geld mehr da ist; dann tut eine hohe Miete weh. Verkauft Bahnhöfe und Werke gern.
character-dealer = Bietet ständig etwas an und zahlt gut. Verkauft einzelne Straßen gern denen, die diese Farbe haben.
character-saver = Hält Geld zurück, statt alles zu verbauen. Schlägt fast nie einen Handel vor und verlangt viel.
character-collector = Liebt Bahnhöfe und Werke und zahlt gern mehr dafür. Gibt ungern etwas davon her.
character-blocker = Schnappt anderen die Farben weg, um sie auszubremsen. Lehnt meist ab, erst recht, wenn du führst.
character-neutral = Hat keine Vorlieben. Tut, was die besten Chancen bringt.

## Why a computer player did something: why-<kind of reason>. { $who } is the computer player, { $what }
## properties, { $whom } another player, { $group } a color group as the-<group> says it.

why-title = Gründe der Computer
why-offer = Warum dieses Angebot?
why-none = Bisher hat kein Computer etwas getan, das eine Erklärung braucht.
why-line = { $face } { $line }
why-odds = { $line } Gewinnchance von { $who }: { $before } → { $after }.
why-odds-in-words = { $line } Gewinnchance von { $who }: von { $before } auf { $after }.
why-odds-same = { $line } Gewinnchance von { $who }: weiterhin { $after }.
why-throw = { $who } würfelt: Vorher gibt es nichts Besseres zu tun.
why-end = { $who } beendet den Zug: Es gibt nichts mehr, was sich lohnt.
why-kept = { $who } baut nicht, sondern behält { $price } $ für die nächsten Mieten.
why-bought = { $who } kauft { $what } für { $price } $, bevor es jemand anderes bekommt.
why-bought-group = { $who } kauft { $what } für { $price } $ und hat damit die ganze Gruppe: { $group }.
why-bought-stop = { $who } kauft { $what } für { $price } $, damit { $whom } nicht die ganze Gruppe bekommt: { $group }.
why-bought-more = { $who } kauft { $what } für { $price } $ und hat damit mehr aus der Gruppe: { $group }.
why-bought-price = { $who } kauft { $what } für { $price } $, wie alles, wofür das Geld reicht.
why-bought-plenty = { $who } kauft { $what } für { $price } $, wie alles, solange so viel Geld da ist.
why-left = { $who } kauft { $what } nicht: Die { $price } $ zu behalten bringt mehr.
why-left-cash = { $who } hat für { $what } keine { $price } $ übrig.
why-left-short = { $who } hatte nur { $price } $, zu wenig für { $what }.
why-bid = { $who } bietet höchstens { $price } $ auf { $what }: Mehr ist es nicht wert.
why-bid-cash = { $who } bietet höchstens { $price } $ auf { $what }: Mehr Geld ist nicht da.
why-bid-spare = { $who } bietet höchstens { $price } $ auf { $what }: Mehr ist nicht übrig.
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
       *[other] { $who } bietet nicht weiter: Mehr als { $price } $ sind nicht da.
    }
why-outbid-spare =
    { $price ->
        [0] { $who } bietet nicht: Es ist kein Geld übrig.
       *[other] { $who } bietet nicht weiter: Mehr als { $price } $ sind nicht übrig.
    }
why-won = { $who } ersteigert { $what } für { $price } $, bevor es jemand anderes bekommt.
why-won-group = { $who } ersteigert { $what } für { $price } $ und hat damit die ganze Gruppe: { $group }.
why-won-stop = { $who } ersteigert { $what } für { $price } $, damit { $whom } nicht die ganze Gruppe bekommt: { $group }.
why-built = { $who } baut für { $price } $ auf { $what }: Die höchste Miete dort steigt von { $rent } $ auf { $more } $.
why-built-plain = { $who } hat die ganze Gruppe ({ $group }) und { $price } $ übrig, um auf { $what } zu bauen: Die höchste Miete dort steigt von { $rent } $ auf { $more } $.
why-borrowed = { $who } belastet { $what } und baut mit den { $price } $.
why-borrowed-group = { $who } belastet { $what } für { $price } $, um die Gruppe zu vervollständigen: { $group }.
why-lifted =
    { $count ->
        [1] { $who } hat Geld übrig und tilgt für { $price } $ die Hypothek auf { $what }.
       *[other] { $who } hat Geld übrig und tilgt für { $price } $ die Hypotheken auf { $what }.
    }
why-lifted-received =
    { $count ->
        [1] { $who } tilgt die Hypothek auf { $what } sofort für { $price } $: Später kostet es mehr.
       *[other] { $who } tilgt die Hypotheken auf { $what } sofort für { $price } $: Später kostet es mehr.
    }
why-held-mortgages = { $who } lässt { $what } belastet: Das Geld zu behalten bringt vorerst mehr.
why-claimed = { $who } will { $group } bebauen, bevor die Gebäude ausgehen.
why-bid-building = { $who } bietet { $price } $ für ein Gebäude auf { $what }.
why-passed-building = { $who } überlässt die knappen Gebäude anderen: Das Geld zu behalten bringt mehr.
why-left-jail = { $who } verlässt das Gefängnis sofort: Es gibt noch viel zu kaufen.
why-stayed-in-jail = { $who } bleibt im Gefängnis: Dort wird keine Miete fällig.
why-fine = { $who } zahlt die Strafe, denn eine Gefängnis-frei-Karte ist nicht da.
why-pass = { $who } setzt die Gefängnis-frei-Karte ein, statt die Strafe zu zahlen.
why-flat-tax = { $who } zahlt pauschal { $price } $: Der Prozentsatz kostet wohl mehr.
why-share-tax = { $who } zahlt den Prozentsatz: Er kostet wohl weniger als pauschal { $price } $.
why-raised = { $who } treibt Geld für { $price } $ Schulden auf und gibt dafür so wenig wie möglich her.
why-gave-up = { $who } kann { $price } $ nicht auftreiben: Selbst alles zu verkaufen reicht nicht.
why-offered = { $who } bietet { $whom } einen Handel an, weil das die eigene Gewinnchance erhöht.
why-offered-you =
    { $count ->
        [0] { $who } bietet dir einen Handel an, weil das die eigene Gewinnchance erhöht.
       *[other] { $who } bietet dir einen Handel an, um { $what } zu bekommen und so die eigene Gewinnchance zu erhöhen.
    }
why-offered-plain = { $who } bietet { $whom } einen Handel an, um die ganze Gruppe zu haben ({ $group }), zu bauen und mehr Miete zu bekommen.
why-offered-plain-you = { $who } bietet dir einen Handel an, um die ganze Gruppe zu haben ({ $group }), zu bauen und mehr Miete zu bekommen.
why-offered-group = { why-offered-plain }
why-offered-group-you = { why-offered-plain-you }
why-traded = { $who } hat mit { $whom } gehandelt, weil das die eigene Gewinnchance erhöht.
why-traded-plain = { $who } hat mit { $whom } gehandelt, um die ganze Gruppe zu haben: { $group }.
why-traded-group = { why-traded-plain }
why-withdrew = { $who } zieht das Angebot an { $whom } zurück: Es lohnt sich nicht mehr.
why-withdrew-you = { $who } zieht das Angebot an dich zurück: Es lohnt sich nicht mehr.
why-withdrew-cash = { $who } zieht das Angebot an { $whom } zurück: Die { $price } $ sind nicht mehr da.
why-withdrew-cash-you = { $who } zieht das Angebot an dich zurück: Die { $price } $ sind nicht mehr da.
why-countered =
    { $price ->
        [0] { $who } würde mit { $whom } handeln, aber nicht dafür.
       *[other] { $who } würde mit { $whom } handeln, will dabei aber { $price } $ mehr herausholen als angeboten.
    }
why-countered-you =
    { $price ->
        [0] { $who } würde mit dir handeln, aber nicht dafür.
       *[other] { $who } würde mit dir handeln, will dabei aber { $price } $ mehr herausholen, als du anbietest.
    }
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
why-refused-limit = Mehr als { $price } $ zahlt { $who } an { $whom } dafür nicht.
why-refused-limit-you = Mehr als { $price } $ zahlt { $who } dir dafür nicht.
why-refused-price = Mit { $price } $ mehr würde { $who } das Angebot von { $whom } annehmen.
why-refused-price-you = Mit { $price } $ mehr würde { $who } dein Angebot annehmen.
why-refused-price-less = Für { $price } $ weniger würde { $who } das Angebot von { $whom } annehmen.
why-refused-price-less-you = Verlange { $price } $ weniger, dann würde { $who } annehmen.
why-refused-unwanted = { $who } kann { $what } nicht gebrauchen.
why-refused-dear = { $who } gibt { $what } dafür nicht her.
why-refused-rival = { $who } will { $whom } nicht so weit voranbringen.
why-refused-rival-you = { $who } will dich nicht so weit voranbringen.
why-refused-share = { $who } will mehr von dem, was { $whom } dabei gewinnt.
why-refused-share-you = { $who } will mehr von dem, was du dabei gewinnst.
why-refused-resold = { $whom } hat { $what } eben erst billiger bekommen; viel mehr zahlt { $who } nicht.
why-refused-resold-you = Du hast { $what } eben erst billiger bekommen; viel mehr zahlt { $who } nicht.
why-refused-person = { $whom } wollte gerade dasselbe von { $who } und hat es nicht bekommen.
why-refused-again = { $who } hat { $whom } das schon einmal abgeschlagen.
why-refused-again-you = { $who } hat dir das schon einmal abgeschlagen. Mach dein Angebot um mindestens { $price } $ besser als dein bisher bestes.
why-refused-debt = { $who } bekommt ohnehin alles von { $whom }, wenn die Schuld nicht bezahlt wird. Da hilft auch kein besseres Angebot.
why-refused-debt-you = { $who } bekommt ohnehin alles von dir, wenn du nicht zahlen kannst. Da hilft auch kein besseres Angebot.
why-refused-settlement = { $who } würde { $whom } die Schuld erlassen, aber nicht für so wenig.
why-refused-settlement-you = { $who } würde dir die Schuld erlassen, aber nicht für so wenig.
why-went-on = { $who } hat hier keine echte Wahl.

## What computer players say now and then: remark-<character>-<occasion>-<number>.

line-remark = { $line } · „{ $said }“
line-remark-by = { $line } · { $who }: „{ $said }“
remark-builder-deal-1 = Her mit den Ziegeln!
remark-builder-deal-2 = Guter Handel. Vorsicht, Baustelle.
remark-builder-auction-1 = Schöner Bauplatz. Ich sehe schon die Mauern.
remark-builder-auction-2 = Verkauft! Wo ist meine Schaufel?
remark-builder-house-1 = Stein auf Stein.
remark-builder-house-2 = Vorsicht, Gerüst!
remark-builder-hotel-1 = Das Dach ist drauf. Schöne Aussicht!
remark-builder-hotel-2 = Das könnte ich den ganzen Tag machen.
remark-builder-rent-1 = Na gut. Das nächste Mal bei mir.
remark-builder-rent-2 = Und weg ist mein neues Dach.
remark-builder-bankrupt-1 = So viele Pläne, und kein Geld mehr zum Bauen.
remark-dealer-deal-1 = Immer wieder gern.
remark-dealer-deal-2 = Na bitte, so haben alle etwas davon.
remark-dealer-auction-1 = Zum Ersten, zum Zweiten, meins!
remark-dealer-auction-2 = Interesse? Mach mir ein Angebot.
remark-dealer-house-1 = Eine gute Lage hilft beim Handeln.
remark-dealer-house-2 = Diese Straße wollen jetzt alle haben.
remark-dealer-hotel-1 = Die hier gebe ich nicht mehr her.
remark-dealer-hotel-2 = Will jemand ein Hotel? War nur Spaß.
remark-dealer-rent-1 = Können wir über den Preis reden?
remark-dealer-rent-2 = Gut, aber dafür schuldest du mir einen Handel.
remark-dealer-bankrupt-1 = Für mich ist Schluss mit Handeln. Nichts für ungut.
remark-saver-deal-1 = Ich habe zweimal nachgerechnet.
remark-saver-deal-2 = Das war eingeplant.
remark-saver-auction-1 = Ich hatte eine Grenze, und dabei blieb es.
remark-saver-auction-2 = Dafür hatte ich etwas zurückgelegt.
remark-saver-house-1 = Hoffentlich gut angelegt.
remark-saver-house-2 = Die Belege hebe ich auf.
remark-saver-hotel-1 = Darauf habe ich lange gespart.
remark-saver-hotel-2 = Natürlich bar bezahlt.
remark-saver-rent-1 = Zum Glück habe ich damit gerechnet.
remark-saver-rent-2 = Autsch. Ab damit ins Haushaltsbuch.
remark-saver-bankrupt-1 = Dabei habe ich so aufgepasst.
remark-collector-deal-1 = Oh, danach habe ich so lange gesucht!
remark-collector-deal-2 = Ich passe gut darauf auf.
remark-collector-auction-1 = Das wollte ich unbedingt!
remark-collector-auction-2 = Wieder eins für die Sammlung.
remark-collector-house-1 = Ein Häuschen für ein schönes Stück.
remark-collector-house-2 = Jetzt ist es noch hübscher.
remark-collector-hotel-1 = Das Prunkstück meiner Sammlung.
remark-collector-hotel-2 = Der Eintritt ist nicht frei.
remark-collector-rent-1 = Schön ist es hier. Das hätte ich auch gern.
remark-collector-rent-2 = Würdest du das irgendwann hergeben?
remark-collector-bankrupt-1 = Bitte lasst meine Sammlung beisammen.
remark-blocker-deal-1 = Gewöhn dich nicht daran.
remark-blocker-deal-2 = Ich habe meine Gründe.
remark-blocker-auction-1 = Besser meins als deins.
remark-blocker-auction-2 = Du brauchst das ja nicht.
remark-blocker-house-1 = Noch etwas, das dir im Weg steht.
remark-blocker-house-2 = Pass auf, wo du hintrittst.
remark-blocker-hotel-1 = Hier kommt niemand vorbei.
remark-blocker-hotel-2 = Komm da erst mal drum herum.
remark-blocker-rent-1 = Freu dich, solange es geht.
remark-blocker-rent-2 = Das merke ich mir.
remark-blocker-bankrupt-1 = Na gut, diesmal kam jemand an mir vorbei.

## Rat: wann es ihn gibt, was er sagt, wie ein Handel die Gewinnchancen ändert.

advice = Rat
advice-choose = Wer darf um Rat fragen?
advice-for-computers = Nur gegen Computer
advice-for-computers-hint = Für alle, die allein gegen Computer spielen
advice-for-always = Immer
advice-for-always-hint = Dann zählt das Spiel nicht für die Rangliste
advice-for-never = Nie
advice-for-never-hint = Kein Rat, und niemand sieht Gewinnchancen, bis das Spiel vorbei ist
advice-rule-computers = **Rat**: nur wenn eine Person allein gegen Computer spielt.
advice-rule-always = **Rat**: für alle, die mitspielen. Dieses Spiel zählt nicht für die Rangliste.
advice-rule-alone = **Rat**: `{ COMMAND("advise") }` nennt dir deine besten Möglichkeiten.
advice-rule-never = **Rat**: aus.
refusal-no-advice = Für dieses Spiel hat der Host den Rat abgeschaltet.
refusal-no-advice-against-people = In diesem Spiel gibt es keinen Rat, weil du mit anderen Leuten spielst. Der Host deines nächsten Spiels kann ihn in der Lobby unter **Einstellungen** erlauben.
advice-title = Deine besten Möglichkeiten
advice-equal =
    { $every ->
        [yes] { $count ->
            [2] Beide Möglichkeiten
           *[other] Alle { $count } Möglichkeiten
        }
       *[no] Die ersten { $count } Möglichkeiten
    } sind etwa gleich gut.
advice-choice = **{ $number }. { $what }**
advice-nothing = Du hast gerade nichts zu entscheiden. Frag noch einmal, wenn du dran bist oder dir jemand einen Handel anbietet.
advice-done = Erledigt.
advice-resign-ends = Du kannst auch mit `{ COMMAND("leave") }` aufgeben. Dann endet das Spiel, und du hast verloren.
advice-resign-goes-on = Du kannst auch mit `{ COMMAND("leave") }` aufgeben. Dann spielen die Computer das Spiel ohne dich zu Ende.
advice-footer = -# Schätzung des Bots nach allem, was offen zu sehen ist. Wie die Würfel fallen, weiß er nicht.{ $ending ->
        [last-player-left] {""}
       *[other] {" "}Die Chancen gelten für ein Spiel, das erst endet, wenn nur noch eine Person übrig ist. Dieses endet früher, darum sind sie nur ein Anhaltspunkt.
    }
advice-again = Noch einmal fragen
advice-press = Möglichkeit { $number } wählen
advice-press-build = Bauen wie bei { $number } · { $price } $
button-offer = { $who } { $gives } für { $takes } bieten
button-send-offer = { $who } dieses Angebot schicken
advice-fill-in = Diese Beträge übernehmen…
advice-own-maxima = Du hattest schon eigene Beträge eingetragen. Sie bleiben, wie sie sind.
advice-bid = Für { $what } { $amount } $ als geheimes Höchstgebot festlegen
advice-raise-and-buy = { $plan }, dann { $what } für { $price } $ kaufen
advice-borrow-and-build = { $plan }, dann für { $price } $ { $build }
advice-file = Höchstens so viel bieten: { $lots }
advice-offer = { $who } einen Handel anbieten: Du gibst { $gives } und bekommst { $takes }
advice-counter = { $who } ein Gegenangebot machen: Du gibst { $gives } und bekommst { $takes }
advice-accept = Das Angebot von { $who } annehmen: Du gibst { $gives } und bekommst { $takes }
advice-refuse = Das Angebot von { $who } ablehnen
advice-give-up = Aufgeben, wenn dich kein Handel rettet
advice-withdraw = Dein Angebot an { $who } zurückziehen
advice-claim = Von der Bank Gebäude für { $lots } verlangen und insgesamt bis { $amount } $ bieten
advice-bid-building = { $amount } $ für ein Gebäude auf { $what } bieten
advice-chance-lot = **{ $after }** Gewinnchance, wenn du es für { $price } $ bekommst
advice-chance-offer = **{ $after }** Gewinnchance, wenn { $who } annimmt
advice-chance = **{ $after }** Gewinnchance
advice-note-completes = Damit hast du die ganze Gruppe { $group }.
advice-note-stops = So bekommt { $who } nicht die ganze Gruppe { $group }.
advice-note-adds =
    { $count ->
       *[other] Dann hast du { $count } aus dieser Gruppe.
    }
advice-note-up-to = Bei { $amount } $ ist deine Chance gleich, ob du es bekommst oder nicht.
advice-note-loan = Du könntest darauf sofort { $amount } $ Hypothek aufnehmen.
advice-note-rent = Die Miete für { $where } beträgt dann { $amount } $.
advice-note-leaves = Dann bleiben dir noch { $amount } $.
advice-note-completes-theirs = Damit hat { $who } die ganze Gruppe { $group }.
advice-note-unowned =
    { $count ->
        [0] Alle Grundstücke sind vergeben: Im Gefängnis verpasst du nichts.
        [one] 1 Grundstück ist noch ohne Besitzer.
       *[other] { $count } Grundstücke sind noch ohne Besitzer.
    }
advice-note-rests =
    { $amount ->
        [0] Im Gefängnis kommst du auf kein fremdes Grundstück.
       *[other] Im Gefängnis kommst du auf kein fremdes Grundstück. Deine nächste Runde könnte etwa { $amount } $ kosten.
    }
advice-note-short = Dann hast du weniger Geld übrig, als deine nächste Runde kosten könnte: etwa { $amount } $.
advice-note-no-more = Vorher etwas zu bauen oder abzulösen würde deine Chance nicht verbessern.
advice-note-keeps = Behalte dein Geld lieber für die nächsten Mieten: Auf { $where } könnten { $amount } $ fällig werden.
advice-note-borrows = Treib nur dann Geld für ein Grundstück auf, wenn du damit eine ganze Farbe bebauen kannst.
advice-note-dear = Ab { $amount } $ behältst du dein Geld lieber.
advice-note-proposed = Diesen Plan schlägt die Spielnachricht vor. Er richtet sich nach Mieten und Hypothekenwerten, nicht nach deiner Gewinnchance.
advice-note-waits = Behalte dein Geld für Mieten: Tilgen kannst du auch später.
advice-note-alone = Allein bringt es für seinen Preis zu wenig Miete.
advice-note-mortgaged = Damit hättest du die ganze Farbe { $group }, könntest aber erst bauen, wenn die Hypotheken dort getilgt sind.

# Gewinnchancen.

chance-percent = { $number } %
chance-tenths = { $whole },{ $tenth } %
chance-under = unter 1 %
chance-over = über 99 %
chance-change = { $before } → **{ $after }**
chance-still = weiterhin { $chance }
chance-trade = 🎯 Gewinnchance gerade: du { $mine } · { $who } { $theirs }
chance-declined = -# Wird das abgelehnt, kommt ein ähnlicher Handel wahrscheinlich später: { $chance } für dich.

command-name-advise = rat
command-advise = Frag, was du jetzt tun könntest und wie es deine Gewinnchance ändert
