# The table message and its buttons.

## The message

table-title = Monopoly · Zug { $turn }
table-rests = Zurzeit spielen nur Computer: Das Spiel ruht, bis jemand seinen Platz wieder übernimmt. Wer von Anfang an dabei war, kann es abbrechen: /monopoly { command-name-cancel }. /monopoly { command-name-new } eröffnet ein neues.
table-played-out = Nur noch Computer sind im Spiel: Sie spielen es jetzt zu Ende.
claim-open =
    { $owner } darf von { $visitor } { $amount } $ Miete einfordern, bevor { $window ->
        [next-throw] wieder gewürfelt wird
       *[second-following] nach { $visitor } die zweite Person würfelt
    }
table-moved = ➡️ Das Spiel geht weiter in <#{ $channel }>.
table-more = … davor noch { $count }: /monopoly { command-name-history }
player-line = { $mark }{ $who } { $said }
player-mover = ▶
player-cash = **{ $cash } $**
player-deeds =
    { $count ->
        [0] kein Grundstück
        [1] 1 Grundstück, { $net } $
       *[other] { $count } Grundstücke, { $net } $
    }
player-deeds-bare =
    { $count ->
        [0] kein Grundstück
        [1] 1 Grundstück
       *[other] { $count } Grundstücke
    }
player-jail = 🔒 im Gefängnis
player-jail-tries = 🔒 im Gefängnis, { $turns } von { $most } Versuchen weg
player-pass =
    { $count ->
        [1] 🎟️
       *[other] 🎟️×{ $count }
    }
# How many jail passes a player holds, in words instead of emoji
player-pass-text =
    { $count ->
        [1] 1 Freikarte
       *[other] { $count } Freikarten
    }
player-away = 💤 abwesend
player-out = nicht mehr dabei
player-separator = ·
square-street = { $deed } { $price } $ · Miete { $rent } $, ganze Farbe { $double } $, Hotel { $hotel } $
square-railroad = { $deed } { $price } $ · Miete { $one } $ für einen Bahnhof, { $most } $ für alle
square-utility = { $deed } { $price } $ · Miete { $one } × der Wurf, mit beiden { $most } ×
square-group = { $group }: { $held }
square-free =
    { $count ->
        [1] 1 frei
       *[other] { $count } frei
    }
square-tax = Erst wählen, dann zählen: Die Summe sieht vorher niemand.
stock-and-pot = { $stock } · Frei Parken: { $pot } $
table-closing = 🔔 Das Spiel geht zu Ende: Was läuft, wird noch abgewickelt; gehandelt und gebaut wird nicht mehr.
table-hour = 🔔 Das Spiel endet <t:{ $at }:f>, <t:{ $at }:R>.
stock = Bank: { $houses ->
        [1] 1 Haus
       *[other] { $houses } Häuser
    }, { $hotels ->
        [1] 1 Hotel
       *[other] { $hotels } Hotels
    }

## The buttons

button-throw = Würfeln
button-throw-jail = Auf Pasch würfeln
button-collect = { $price } $ von { $visitor } kassieren
button-hold-throw = Würfel aufhalten
button-go-on = Würfel freigeben
button-end = Zug beenden
button-buy = { $what } kaufen: { $price } $
button-decline = { $declined ->
        [left-with-bank] { $what } lassen
       *[auctioned] { $what } versteigern
    }
button-fine = { $price } $ zahlen, dann würfeln
button-fine-and-move = { $price } $ zahlen und ziehen
button-use = { $deck ->
    [chance] Ereignis-Freikarte spielen
   *[chest] Gemeinschafts-Freikarte spielen
}
button-flat = { $price } $ zahlen
button-tenth = { $percent } % vom Besitz zahlen
button-hold = Hypotheken behalten
button-clear-all = Alle tilgen: { $price } $
button-clear = { $what } tilgen: { $price } $
button-manage = Verwalten
button-trade = Handeln
button-board = Spielplan
button-mine = Meine Spiele
button-rematch = Revanche
rematch-open = Die Lobby für das nächste Spiel ist offen, und du sitzt darin: { $where }
button-verify = Würfel prüfen
