# Rat: wann es ihn gibt, was er sagt, wie ein Handel die Gewinnchancen ändert.

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
advice-rule-alone = **Rat**: `/monopoly { command-name-advise }` nennt dir deine besten Möglichkeiten.
advice-rule-never = **Rat**: aus.
refusal-no-advice = Für dieses Spiel hat der Host den Rat abgeschaltet.
refusal-no-advice-against-people = In diesem Spiel gibt es keinen Rat, weil du mit anderen Leuten spielst. Der Host deines nächsten Spiels kann ihn in der Lobby unter **Einstellungen** erlauben.
advice-title = Deine besten Möglichkeiten
advice-now = Deine Gewinnchance gerade: **{ $chance }**
advice-choice = **{ $number }. { $what }**
advice-nothing = Gerade wartet nichts auf dich. Frag noch einmal, wenn du dran bist oder dir jemand einen Handel anbietet.
advice-done = Erledigt.
advice-resign-ends = Du kannst auch mit `/monopoly { command-name-resign }` aufgeben. Dann endet das Spiel, und du hast verloren.
advice-resign-goes-on = Du kannst auch mit `/monopoly { command-name-resign }` aufgeben. Dann spielen die Computer das Spiel ohne dich zu Ende.
advice-footer = -# So schätzt es der Bot nach dem ein, was alle sehen können. Wie die Würfel fallen, weiß er nicht.
advice-again = Noch einmal fragen
advice-press = Möglichkeit { $number } wählen
advice-press-build = Bauen wie bei { $number } · { $price } $
advice-open-offer = Dieses Angebot öffnen…
advice-fill-in = Diese Beträge übernehmen…
advice-own-maxima = Du hattest schon eigene Beträge eingetragen. Sie bleiben, wie sie sind.
advice-bid = Für { $what } bis { $amount } $ bieten
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
advice-chance-lot = { $before } → **{ $after }**, wenn du es für { $price } $ bekommst
advice-chance-offer = { $before } → **{ $after }**, wenn { $who } annimmt
advice-chance-same = Deine Chance bleibt bei { $before }
advice-chance-then = danach **{ $after }**
advice-note-completes = Damit hast du die Gruppe komplett: { $group }.
advice-note-stops = So bekommt { $who } die Gruppe nicht komplett: { $group }.
advice-note-adds =
    { $count ->
       *[other] Dann hast du { $count } aus dieser Gruppe: { $group }.
    }
advice-note-serves = { $who } könnte mit { $what } eine Gruppe komplett bekommen: { $group }.
advice-note-up-to = Bei { $amount } $ ist deine Chance gleich, ob du es bekommst oder nicht.
advice-note-rent = Die Miete für { $where } beträgt dann { $amount } $.
advice-note-leaves = Dann bleiben dir noch { $amount } $.
advice-note-completes-theirs = Damit hat { $who } die Gruppe komplett: { $group }.
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
advice-note-no-more = Vorher kannst du nichts tun, was deine Chance verbessert.
advice-note-keeps = Behalte dein Geld lieber für die nächsten Mieten: Auf { $where } könnten { $amount } $ fällig werden.
advice-note-third = Von diesem Handel hätte { $who } mehr als du.
advice-note-borrows = Treib nur Geld auf für ein Grundstück, mit dem du eine ganze Farbe bebauen kannst.
advice-note-dear = Ab { $amount } $ behältst du dein Geld lieber.
advice-note-proposed = Diesen Plan schlägt die Spielnachricht vor. Er richtet sich nach Mieten und Hypothekenwerten, nicht nach deiner Gewinnchance.
advice-note-waits = Behalt dein Geld für Mieten: Tilgen kannst du auch später.

# Gewinnchancen.

chance-percent = { $number } %
chance-tenths = { $whole },{ $tenth } %
chance-under = unter 1 %
chance-over = über 99 %
chance-change = { $before } → **{ $after }**
chance-still = weiterhin { $chance }
chance-trade = 🎯 Gewinnchance gerade: du { $mine } · { $who } { $theirs }

command-name-advise = rat
command-advise = Frag, was du jetzt tun könntest und wie es deine Gewinnchance ändert
