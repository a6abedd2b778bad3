## The table message and its buttons.

## The message

table-title = { APP_TITLE() } · Zug { $turn }
table-title-board = { $board } · Zug { $turn }
table-rests = Nur Computer spielen noch, darum ruht das Spiel, bis jemand den eigenen Platz unter „{ mine-title }“ wieder übernimmt. Wer von Anfang an dabei war, kann es mit `{ COMMAND("leave") }` beenden. `{ COMMAND("new") }` eröffnet ein neues.
table-concede =
    🏳️ { $count ->
        [1] { $who } sieht keine Chance mehr zu gewinnen.
       *[other] { $who } sehen keine Chance mehr zu gewinnen.
    } Das Spiel kann hier enden{ $where ->
        [more] { "" } (unter **{ button-more }**)
       *[table] { "" }
    } oder weitergehen.
button-concede =
    { $count ->
        [1] Sieg annehmen: beenden…
       *[other] Sieg annehmen: beenden…
    }
concede-sure = { $who } { $count ->
        [1] gibt
       *[other] geben
    } auf. Wenn du das Spiel hier beendest, gewinnst du, und für alle anderen zählt das Vermögen. Das lässt sich nicht zurücknehmen.
concede-not = Du hast das Spiel nicht beendet. Es geht weiter.
concede-done = 🏆 Das Spiel ist aus, du gewinnst.
button-concede-yes = Beenden und gewinnen
table-played-out = Nur noch Computer sind im Spiel. Sie spielen es jetzt zu Ende.
claim-open =
    { $owner } kann von { $visitor } { $amount } $ Miete kassieren, bevor { $window ->
        [next-throw] wieder gewürfelt wird
       *[second-following] die zweite Person nach { $visitor } würfelt
    }
claim-asked = { $visitor } schuldet { $owner } { $amount } $ Miete und zahlt, sobald das hier entschieden ist.
table-moved = ➡️ Das Spiel geht weiter in <#{ $channel }>.
table-more = … { $count ->
        [one] 1 frühere Zeile
       *[other] { $count } frühere Zeilen
    }: siehe `{ COMMAND("game") }`
player-mover = ▶
player-cash = **{ $cash } $**
player-deeds =
    { $count ->
        [0] kein Grundstück
        [1] 1 Grundstück (Wert: { $net } $)
       *[other] { $count } Grundstücke (Wert: { $net } $)
    }
player-deeds-worth = -# Wert: aufgedruckte Preise plus Gebäude, abzüglich Hypotheken.
player-deeds-bare =
    { $count ->
        [0] kein Grundstück
        [1] 1 Grundstück
       *[other] { $count } Grundstücke
    }
player-jail = 🔒 im Gefängnis
player-jail-tries = 🔒 im Gefängnis, verbrauchte Versuche: { $turns } von { $most }
player-pass =
    { $count ->
        [1] 🎟️
       *[other] 🎟️×{ $count }
    }
player-away = 💤 antwortet nicht
player-out = ausgeschieden
player-waiting = ⌛ noch { $time } Wartezeit
player-out-of-time = ⌛ keine Wartezeit mehr
player-separator = ·
square-street = { $deed } { $price } $ · Miete { $rent } $, ganze Farbe { $double } $, 1 bis { $most } Häuser { $houses }, Hotel { $hotel } $ · ein Haus kostet { $cost } $, Hypothek { $mortgage } $
square-railroad = { $deed } { $price } $ · Miete für 1 bis { $most } Bahnhöfe { $rents } · Hypothek { $mortgage } $
square-utility = { $deed } { $price } $ · Miete { $one } × der Wurf, mit beiden Werken { $most } × der Wurf · Hypothek { $mortgage } $
square-group = { $group }: { $held }
square-owned = { $who } hat { $count } von { $size }
square-free =
    { $count ->
        [1] 1 ohne Besitzer
       *[other] { $count } ohne Besitzer
    }
square-tax = Erst wird gewählt, dann gerechnet: Bis dahin zeigt der Bot keine Summen.
stock-and-pot = { $stock } · { $parking }: { $pot } $
table-closing = 🔔 Die Spielzeit ist um! Was gerade läuft, wird noch abgeschlossen. Handeln und bauen könnt ihr nicht mehr.
table-ending = 🏁 Das Spiel geht zu Ende. Was gerade läuft, wird noch abgeschlossen. Handeln und bauen könnt ihr nicht mehr.
table-hour = 🔔 Das Spiel endet am <t:{ $at }:f> (<t:{ $at }:R>).
stock = Bank: { $houses ->
        [0] keine Häuser
        [1] 1 Haus
       *[other] { $houses } Häuser
    }, { $hotels ->
        [0] keine Hotels
        [1] 1 Hotel
       *[other] { $hotels } Hotels
    }

## The buttons

button-collect = Von { $visitor } kassieren · { $price } $
button-hold-roll = Wurf { $time } aufhalten
button-buy-short = { $what } · { $missing ->
        [1] es fehlt { $missing } $
       *[other] es fehlen { $missing } $
    }
button-raise-and-buy = Geld auftreiben und kaufen…
button-hold =
    { $count ->
        [1] Belastet lassen
       *[other] Belastet lassen
    }
button-clear-all =
    { $count ->
        [1] Hypothek tilgen · { $price } $
       *[other] Alle Hypotheken tilgen · { $price } $
    }
button-clear-some = Hypotheken auswählen…
button-clear = { $what } tilgen · { $price } $
button-manage = Verwalten
button-trade = Handeln
button-board = Spielplan
button-advise = Rat
button-history = Spielverlauf
button-more = Mehr…
more-title = Mehr
button-rematch = Revanche
rematch-open = Die Lobby für die Revanche ist offen, und du bist schon dabei: { $where }
button-verify = Würfel prüfen

## Taking back one's last choice.

undo-open = Zurücknehmen…
undo-ask = Um Zustimmung bitten
undo-needs =
    { $count ->
        [0] Niemand sonst muss zustimmen.
        [one] { $who } muss zustimmen. Der Bot fragt im Kanal nach.
       *[other] { $who } müssen zustimmen. Der Bot fragt im Kanal nach.
    }
undo-title = Entscheidung zurücknehmen?
undo-text = { $who } möchte diese Entscheidung zurücknehmen. Noch offen: { $waits }. Die Abstimmung endet <t:{ $at }:R> oder sobald im Spiel etwas anderes geschieht.
undo-turn-end = { $who } hat den Zug beendet.
undo-secret = Es ist eine geheime Entscheidung, die nur die Beteiligten kennen.
undo-agree = Zurücknehmen
undo-refuse = Nicht zurücknehmen
undo-waits = Die Entscheidung wird zurückgenommen, wenn { $who } { $count ->
        [one] zustimmt
       *[other] zustimmen
    }.
undo-done = Die Entscheidung ist zurückgenommen. Das Spiel steht wieder wie vorher.
undo-over-done = Die Entscheidung ist zurückgenommen.
undo-over-not = Die Entscheidung bleibt bestehen.
call-undo = { $who }: Darf diese Entscheidung zurückgenommen werden?

refusal-undo-nothing = Du hast gerade nichts zurückzunehmen. Das geht nur mit deiner eigenen letzten Entscheidung, etwa einem Kauf, einem Bau oder dem Ende deines Zugs.
refusal-undo-others = Deine letzte Entscheidung kannst du nicht zurücknehmen, weil danach jemand anderes etwas entschieden hat.
refusal-undo-answered = Deine letzte Entscheidung kannst du nicht zurücknehmen, weil der Bot danach etwas für dich entschieden hat.
refusal-undo-thrown = Deine letzte Entscheidung kannst du nicht zurücknehmen, weil gewürfelt wurde.
refusal-undo-drawn = Deine letzte Entscheidung kannst du nicht zurücknehmen, weil eine Karte gezogen wurde.
refusal-undo-bid = Ein Gebot lässt sich nicht zurücknehmen, und das Ergebnis einer Versteigerung auch nicht.
refusal-undo-bid-by-others = Deine letzte Entscheidung lässt sich nicht zurücknehmen, weil andere in der Versteigerung schon geboten oder gepasst haben.
refusal-undo-shown = Deine letzte Entscheidung kannst du nicht zurücknehmen, weil etwas Geheimes aufgedeckt wurde.
refusal-undo-final = Deine letzte Entscheidung kannst du nicht zurücknehmen, weil jemand das Spiel verlassen hat oder die Spielzeit um ist.
refusal-undo-lapsed = Diese Abstimmung ist vorbei.
refusal-undo-asked = Gerade wird abgestimmt, ob eine Entscheidung zurückgenommen wird. Danach kannst du den Wurf aufhalten.
refusal-hold-late = { $who } hat schon gewürfelt.
refusal-undo-unknown = Das Protokoll dieses Spiels zeigt nicht, wie es vor deiner Entscheidung stand. Darum kannst du nichts zurücknehmen.

command-name-undo = zurücknehmen
command-undo = Deine letzte Entscheidung zurücknehmen, wenn die anderen zustimmen
