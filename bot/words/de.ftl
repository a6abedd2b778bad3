# German. The same keys as in English; names come escaped and ready to be shown.
#
# Glossary: GO LOS · Jail Gefängnis · just visiting nur zu Besuch · Free Parking Frei Parken ·
# pot Topf · Chance Ereignis · Community Chest Gemeinschaft · jail pass Freikarte · doubles Pasch ·
# throw Wurf, würfeln · salary Gehalt · income tax Einkommensteuer · luxury tax Zusatzsteuer ·
# rent Miete · claim rent einfordern · visitor Besuch · property, deed Grundstück ·
# street Straße · railroad Bahnhof · utility Werk · colour, set Farbe, ganze Farbe ·
# house, hotel Haus, Hotel · building Gebäude · shortage Gebäudemangel · claim anmelden ·
# even gleichmäßig · bare unbebaut · mortgage Hypothek, belasten · lift, pay off tilgen ·
# interest Zinsen · auction Versteigerung · bid Gebot · pass passen · maximum Höchstgebot ·
# sealed verdeckt · trade Handel, handeln · offer Angebot · debt Schuld · raise auftreiben ·
# bankrupt bankrott · estate Konkursmasse · resign aufgeben · call off abbrechen · token Figur ·
# turn Zug · lap Runde um den Spielplan · seat Platz · host Spielleitung · board Spielplan ·
# rulebook Regelheft · house rule Hausregel · standing orders Daueraufträge · time bank
# Zeitguthaben · silence Schweigen · away, absent weg, abwesend · seed Startwert · hold aufhalten.
# Persons are spoken of without gender: wer, alle, Personen, Besuch, Spielleitung.
# Creditors stand after "an" or "für", so that "die Bank" fits wherever a name does; what a sum is
# for stands in brackets, without an article.

money = { $amount } $
priced = { $what } { $amount } $
list-more = { $first }, { $next }
list-last = { $first } und { $last }
list-apart = { $first }; { $next }
bank = die Bank
nothing = nichts

## Lines of what happened

# "🎩 Ada" + "threw 4+4 and landed on Vermont"
line = { $who } { $said }
# … + "rent $6"
line-why = { $line }: { $why }

event-game-started =
    Das Spiel beginnt: { $count } Personen mit je { $cash } $.
event-deck-shuffled =
    { $deck ->
        [chance] Die Ereigniskarten sind gemischt.
       *[community_chest] Die Gemeinschaftskarten sind gemischt.
    }
event-deeds-dealt =
    { $price ->
        [0] bekommt beim Verteilen { $spaces }
       *[other] bekommt beim Verteilen { $spaces }, für { $price } $
    }
event-starter-thrown = Wer fängt an? { $throws }
starter-throw = { $who } { $first }+{ $second }
starter-again = { $before } · noch einmal: { $throws }
event-turn-started = { $who } ist dran.
starter-begins = { $throws }. { $who } fängt an.
event-dice-thrown = würfelt { $first }+{ $second }
event-rent-thrown = würfelt { $first }+{ $second } für die Miete
event-moved = landet { $where }
moved-visiting = ist nur zu Besuch im Gefängnis
moved-owned = landet bei { $owner } { $where }
event-salary-paid = kommt über LOS (+{ $amount } $)
salary-on-go = landet auf LOS (+{ $amount } $)
salary-paid = kassiert { $amount } $ auf LOS
event-jailed =
    { $by ->
        [space] sitzt jetzt ein
        [card] kommt ins Gefängnis
       *[doubles] muss für den dritten Pasch ins Gefängnis
    }
event-jail-throw-failed =
    { $turns ->
        [1] bleibt im Gefängnis (erster Versuch)
        [2] bleibt im Gefängnis (zweiter Versuch)
       *[other] schafft wieder keinen Pasch ({ $turns }. Versuch)
    }
jail-throw-last = schafft auch im letzten Versuch keinen Pasch
event-jail-left =
    { $by ->
        [doubles] kommt mit dem Pasch frei
       *[other] verlässt das Gefängnis
    }
event-pass-used = spielt eine Freikarte
event-hour-struck = 🔔 Die vereinbarte Stunde hat geschlagen
event-hold-set = hält den Wurf von { $mover } kurz auf
event-hold-lifted = gibt die Würfel frei
event-property-bought = kauft { $space } für { $price } $
bought-it = kauft es für { $price } $
event-rent-spared =
    { $why ->
        [mortgage] zahlt { $owner } keine Miete: Es ist belastet
       *[jail] zahlt { $owner } keine Miete: Im Gefängnis kassiert man keine
    }
rent-spared =
    { $why ->
        [mortgage] belastet, keine Miete
       *[jail] keine Miete, denn { $owner } sitzt im Gefängnis
    }
event-purchase-declined = kauft { $space } nicht
declined-it = kauft es nicht
event-auction-opened =
    { $count ->
        [1] Versteigert wird { $lots }.
       *[other] { $count } Grundstücke werden versteigert: { $lots }.
    }
it-is-auctioned = Es wird versteigert
it-stays-with-bank = Es bleibt bei der Bank
event-bid-made = bietet { $amount } $
bids-made =
    { $count ->
        [1] { $last }
       *[other] { $count } Gebote auf { $space }, zuletzt: { $last }
    }
event-maximum-filed =
    { $count ->
        [1] gibt ein geheimes Höchstgebot ab
       *[other] geben jeweils ein geheimes Höchstgebot ab
    }
filed-sealed =
    { $count ->
        [1] bietet verdeckt oder passt
       *[other] bieten verdeckt oder passen
    }
event-bidder-passed =
    { $count ->
        [1] passt
       *[other] passen
    }
event-auction-won = ersteigert { $space } für { $price } $
event-auction-unsold = Niemand bietet auf { $space }: Es bleibt bei der Bank.
pass-unsold = Niemand bietet auf { $card }: Sie kommt zurück unter ihren Stapel.
event-pass-taken = bekommt { $card }
event-deed-taken = bekommt die Besitzkarte von { $space }
event-paid =
    { $count ->
        [1] zahlt an { $to } ({ $topic })
       *[other] zahlen jeweils an { $to } ({ $topic })
    }
paid-to = zahlt an { $to }
paid-fine = zahlt { $amount } $ Strafe
paid-tax-flat = zahlt pauschal { $amount } $ Einkommensteuer
paid-tax-share = zahlt { $percent } % vom ganzen Besitz als Einkommensteuer: { $amount } $
paid-interest = zahlt { $interest }
event-rent-claimable =
    { $why }, falls { $owner } sie einfordert, bevor { $window ->
        [next-throw] wieder gewürfelt wird
       *[second-following] nach { $visitor } die zweite Person würfelt
    }
event-rent-claimed = fordert von { $visitor } die Miete für { $space } ein
event-rent-lapsed =
    { $by ->
        [left] Die Miete von { $amount } $ für { $space } entfällt: Eine der beiden Seiten ist aus dem Spiel.
       *[throw] { $owner } hat die Miete von { $amount } $ für { $space } nicht rechtzeitig eingefordert.
    }
event-received = bekommt { $amount } $ von der Bank ({ $topic })
received-share = bekommt { $amount } $ aus der Konkursmasse von { $debtor }
event-pot-laid = Auf Frei Parken liegen jetzt { $pot } $.
event-pot-taken = kassiert den Topf mit { $amount } $
event-debt-opened = muss { $amount } $ für { $to } auftreiben
debt-about = { $topic }, { $why }
debt-short = { $why }, mehr als das Bargeld
event-debt-forgiven = hat keine Schuld mehr: Der Handel gleicht sie aus
event-card-drawn = zieht { $deck }
card-quoted = „{ $card }“
card-came-in = { $quoted } (+{ $amount } $)
card-cost = { $quoted } (−{ $amount } $)
event-card-kept = behält die Freikarte
event-card-returned = Die Karte kommt unter { $deck }.
event-built = baut auf { $group }
event-buildings-sold = verkauft Gebäude auf { $group }
built-why = { $levels }, { $amount } $
sold-why = { $levels }, +{ $amount } $
levels =
    { $level ->
        [0] { $spaces } ganz frei
        [1] { $spaces } auf 1 Haus
        [hotel] { $spaces } auf Hotel
       *[other] { $spaces } auf { $level } Häuser
    }
levels-more =
    { $level ->
        [0] { $spaces } ganz frei
        [hotel] { $spaces } auf Hotel
       *[other] { $spaces } auf { $level }
    }
sold-all = verkauft alle Gebäude zurück, für { $amount } $
event-shortage-opened =
    { $count ->
        [1] will bauen ({ $levels }), doch es reicht nicht für alle. Auch { $asked } darf anmelden
       *[other] will bauen ({ $levels }), doch es reicht nicht für alle. Auch { $asked } dürfen anmelden
    }
event-claim-made =
    { $count ->
        [1] meldet ein Gebäude an
       *[other] meldet { $count } Gebäude an
    }
event-claim-deferred =
    { $count ->
        [1] kann es im eigenen Zug bauen
       *[other] kann die { $count } im eigenen Zug bauen
    }
event-shortage-auction-opened = Es ist mehr angemeldet, als die Bank hat. Versteigert wird { $what }, es bieten { $who }.
event-building-bid = bietet { $amount } $, um auf { $space } zu bauen
building-bids-made = { $count } Gebote, zuletzt: { $last }
event-building-won = ersteigert ein Gebäude für { $price } $
event-building-unsold = Niemand bietet, { $what } bleibt bei der Bank.
a-house = ein Haus
a-hotel = ein Hotel
event-mortgaged = belastet { $spaces } mit Hypothek
event-mortgage-lifted = tilgt die Hypothek auf { $spaces }
event-mortgage-undone = macht die Hypothek auf { $spaces } rückgängig
gained = +{ $amount } $
event-trade-offered = bietet { $partner } einen Handel an: { $gives } gegen { $takes }
event-trade-closed =
    { $by ->
        [declined] { $partner } lehnt das Angebot von { $proposer } ab.
        [withdrawn] { $proposer } nimmt das Angebot an { $partner } zurück.
        [countered] { $partner } macht { $proposer } ein Gegenangebot.
        [left] Das Angebot von { $proposer } an { $partner } ist hinfällig: Eine der beiden Seiten ist aus dem Spiel.
       *[gone] Das Angebot von { $proposer } an { $partner } ist hinfällig: Etwas darin hat sich geändert.
    }
event-trade-made = gibt { $partner } { $gives } gegen { $takes }
event-trade-made-gave = schenkt { $partner } { $gives }
event-trade-made-got = bekommt { $takes } von { $partner } geschenkt
trade-settled = begleicht mit { $partner } eine Schuld: { $gives } gegen { $takes }
trade-settled-gave = gibt { $partner } { $gives } und begleicht damit eine Schuld
trade-settled-got = bekommt { $takes } von { $partner }, und eine Schuld ist beglichen
event-intent-noted = merkt vor: { $what }
event-intent-dropped =
    { $by ->
        [owner] nimmt Vorgemerktes zurück: { $what }
       *[rules] muss auf Vorgemerktes verzichten ({ $what })
    }
intent-build = { $levels } ausbauen
intent-sell = Gebäude verkaufen, { $levels }
intent-mortgage = { $lot } mit Hypothek belasten
intent-lift = die Hypothek auf { $lot } tilgen
intent-dropped = Du hattest vorgemerkt: { $what }. Als es so weit war, ging es nicht. { $why }
event-resigned = gibt auf
event-went-bankrupt = kann nicht an { $to } zahlen und ist bankrott
left-game = verlässt das Spiel
event-estate-taken = übernimmt alles von { $debtor }: { $estate }
event-estate-surrendered = gibt alles an die Bank ab: { $estate }
estate-nothing = keinen einzigen Dollar
event-game-ended =
    { $count ->
        [1] 🏆 { $who } gewinnt das Spiel!
       *[other] 🏆 { $who } teilen sich den Sieg!
    }

## What a sum is for

why-rent-bare = Miete { $amount } $
why-rent-full-group = Miete { $amount } $ = { $base } $ verdoppelt, ganze Farbe, unbebaut
why-rent-built =
    { $houses ->
        [0] Miete { $amount } $ mit Hotel
        [1] Miete { $amount } $ mit 1 Haus
       *[other] Miete { $amount } $ mit { $houses } Häusern
    }
why-rent-railroads =
    { $count ->
        [1] Miete { $amount } $, ein Bahnhof
        [2] Miete { $amount } $, zwei Bahnhöfe
        [3] Miete { $amount } $, drei Bahnhöfe
       *[other] Miete { $amount } $, alle { $count } Bahnhöfe
    }
why-rent-railroads-times =
    { $count ->
        [1] Miete { $amount } $ = { $factor } × { $base } $, ein Bahnhof
        [2] Miete { $amount } $ = { $factor } × { $base } $, zwei Bahnhöfe
        [3] Miete { $amount } $ = { $factor } × { $base } $, drei Bahnhöfe
       *[other] Miete { $amount } $ = { $factor } × { $base } $, alle { $count } Bahnhöfe
    }
why-rent-utility =
    { $count ->
        [1] Miete { $amount } $ = { $factor } × { $base } Augen, ein Werk
       *[other] Miete { $amount } $ = { $factor } × { $base } Augen, beide Werke
    }
why-rent-card-utility = Miete { $amount } $ = { $factor } × { $base } Augen
why-income-tax-flat = pauschal { $amount } $
why-income-tax-share = { $percent } % vom ganzen Besitz, { $amount } $
why-luxury-tax = { $amount } $
why-jail-fine = { $amount } $
why-card = { $amount } $
why-auction-price = { $amount } $, das höchste Gebot
why-interest = { $percent } % Zinsen auf { $spaces }: { $amount } $
why-share = { $amount } $
topic-income-tax = Einkommensteuer
topic-luxury-tax = Zusatzsteuer
topic-jail-fine = Gefängnisstrafe
topic-interest = übernommene Hypotheken
topic-share = Konkursmasse von { $debtor }
deck-chance = eine Ereigniskarte
deck-community-chest = eine Gemeinschaftskarte
under-chance = die Ereigniskarten
under-community-chest = die Gemeinschaftskarten

## What the table waits for

decision-none = Das Spiel ist vorbei.
decision-to-throw = { $who }: würfeln!
decision-to-throw-again = { $who }: Pasch, also noch einmal würfeln!
decision-beat-end = { $who } kann noch bauen, dann endet der Zug
decision-beat = Gleich rollen die Würfel für { $who }
decision-in-jail = { $who }, im Gefängnis: Wie kommst du raus?
decision-fine-or-pass = { $who }, kein Pasch: { $price } $ zahlen oder eine Freikarte spielen?
decision-held = { $who } hält den Wurf von { $mover } kurz auf
decision-to-end = { $who }: bauen, handeln oder Zug beenden
decision-to-end-without-group = { $who }: handeln oder Zug beenden
decision-buy-or-decline = { $who }: { $space } für { $price } $ kaufen oder { $declined ->
        [left-with-bank] der Bank lassen
       *[auctioned] versteigern lassen
    }?
decision-choose-tax = { $who }: Einkommensteuer, { $flat } $ oder { $percent } % von allem, was du hast?
decision-auction = { $space } zum Ersten für { $price } $ an { $leader }. Geht noch mehr, { $who }?
decision-auction-open = Unter dem Hammer: { $space }. Gebote von { $who }?
decision-sealed-auction = Verdeckte Versteigerung: { $lots }. Es fehlen noch: { $who }
decision-owing = { $who }: { $amount } $ für { $to } auftreiben ({ $topic })
decision-rescue = { $who } kann die { $amount } $ für { $to } nicht auftreiben ({ $topic }). Jetzt hilft nur noch ein Handel
decision-shortage-claim =
    { $count ->
        [1] { $who }: Gebäude sind knapp. Meldest du welche an, oder überlässt du sie anderen?
       *[other] { $who }: Gebäude sind knapp. Meldet ihr welche an, oder überlasst ihr sie anderen?
    }
decision-shortage-again =
    { $count ->
        [1] { $who }: Es ist mehr angemeldet, als die Bank hat. Was ist dir jedes Gebäude höchstens wert?
       *[other] { $who }: Es ist mehr angemeldet, als die Bank hat. Was ist euch jedes Gebäude höchstens wert?
    }
decision-shortage-auction = Unter dem Hammer: { $what }, { $price } $ von { $leader } ({ $lot }). Geht noch mehr, { $who }?
decision-shortage-auction-open = Unter dem Hammer: { $what }. Gebote von { $who }?
shortage-claim = { $who } meldet an: { $what }
shortage-none =
    { $count ->
        [1] { $who } meldet nichts an
       *[other] { $who } melden nichts an
    }
decision-lift-or-hold =
    { $cash ->
        [short] { $who }: die Hypothek auf { $spaces } jetzt tilgen (zusammen { $price } $, du darfst vorher verkaufen oder belasten) oder behalten?
       *[enough] { $who }: die Hypothek auf { $spaces } jetzt tilgen oder behalten?
    }
awaiting-until = { $what } · <t:{ $at }:R>
awaiting-beat = { $what } <t:{ $at }:R>

## The table

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

## Board and deeds

board-title = Der Spielplan
board-deed = { $deed }: { $owner }{ $state }
board-free = { $price } $
board-mortgaged = , belastet
board-level =
    { $level ->
        [1] , 1 Haus
        [hotel] , Hotel
       *[other] , { $level } Häuser
    }
board-group-heading = { $mark } { $group }
board-tokens = Wer wo steht
board-footer = Nur ein Preis: Das gehört noch niemandem.
board-token = { $who }: { $space }
board-jailed = im Gefängnis
board-visiting = nur zu Besuch im Gefängnis
deed-title = { $mark } { $space }
deed-price = Preis { $price } $ · Hypothek { $mortgage } $ · sie zu tilgen kostet { $lift } $
deed-build = Ein Haus kostet { $cost } $, ein Hotel { $houses ->
        [3] drei
        [4] vier
       *[other] { $houses }
    } Häuser und { $cost } $
deed-rent-bare = Miete unbebaut: { $rent } $
deed-rent-set = Ganze Farbe, unbebaut: { $rent } $
deed-rent-houses =
    { $houses ->
        [1] Mit 1 Haus: { $rent } $
       *[other] Mit { $houses } Häusern: { $rent } $
    }
deed-rent-hotel = Mit Hotel: { $rent } $
deed-rent-railroads =
    { $count ->
        [1] Miete mit einem Bahnhof: { $rent } $
       *[other] Mit { $count } Bahnhöfen: { $rent } $
    }
deed-rent-utilities =
    { $count ->
        [1] Miete mit einem Werk: { $times } × der Wurf
       *[other] Mit beiden Werken: { $times } × der Wurf
    }
deed-now = **{ $line }** ← jetzt
deed-free = Gehört noch niemandem. Wer hier landet, darf es kaufen{ $declined ->
        [left-with-bank] .
       *[auctioned] {" "}oder versteigern lassen.
    }
deed-owner = Gehört: { $owner }
deed-owner-mortgaged = Gehört: { $owner }. Es ist belastet, also zahlt hier niemand Miete.
deed-group = Die ganze Gruppe: { $spaces }

## How a game ended

final-title = 🏆 { $winner } gewinnt!
final-title-tie = 🏆 { $winner } teilen sich den Sieg
final-title-cancelled = Abgebrochen
final-why-cancelled = Das Spiel wurde in Zug { $turn } abgebrochen. Niemand gewinnt.
final-line = { $place } { $who } { $said }
final-worth = **{ $total } $** · { $lines }
final-worth-cash = Bargeld { $amount } $
final-worth-deeds = Grundstücke { $amount } $
final-worth-mortgaged = belastete zur Hälfte { $amount } $
final-worth-houses = Häuser { $amount } $
final-worth-hotels = Hotels { $amount } $
final-why-last = { $turn ->
        [1] Nach 1 Zug
       *[other] Nach { $turn } Zügen
    } sind alle anderen draußen.
final-why-first-bankruptcy = { $turn ->
        [1] Nach 1 Zug
       *[other] Nach { $turn } Zügen
    } war jemand bankrott. Damit war Schluss, und bei den anderen wurde gezählt.
final-why-hour = { $turn ->
        [1] Nach 1 Zug
       *[other] Nach { $turn } Zügen
    } schlug die vereinbarte Stunde, und bei allen wurde gezählt.
final-tie-broken = Bei gleichem Vermögen gewinnt mehr Bargeld.
final-out = · raus in Zug { $turn }

## History

history-title = Was bisher geschah
history-empty = Noch nichts.
history-page = Seite { $page } von { $pages }
history-turn = **Zug { $turn } · { $who }**

## Debts

debt-line = { $who } muss { $amount } $ an { $to } zahlen ({ $topic }): { $why }
debt-line-plain = { $who } muss { $amount } $ an { $to } zahlen ({ $topic })
debt-until = { $debt } · <t:{ $at }:R>
plan = Für { $who } würde ich { $what }. Das bringt { $amount } $.
plan-nothing = Es gibt nichts mehr zu verkaufen oder zu belasten.
plan-sell =
    { $count ->
        [1] ein Haus auf { $space } verkaufen
        [2] zwei Häuser auf { $space } verkaufen
        [3] drei Häuser auf { $space } verkaufen
       *[other] vier Häuser auf { $space } verkaufen
    }
plan-sell-hotel = das Hotel auf { $space } verkaufen
plan-sell-down =
    { $level ->
        [1] { $space } vom Hotel auf 1 Haus abbauen
       *[other] { $space } vom Hotel auf { $level } Häuser abbauen
    }
plan-mortgage = { $spaces } mit Hypothek belasten

## The rules of a game

rules-title = Die Regeln dieses Spiels
rules-heading-chosen = Gewählt
rules-heading-money = Geld
rules-heading-jail = Gefängnis
rules-heading-building = Bauen
rules-heading-dealing = Kaufen und Schulden
rules-heading-turns = Züge und Ende
rules-edition = Regelheft { $edition }
rules-game =
    { $game ->
        [short] Kurzspiel
        [time-limit] Spiel auf Zeit
        [new-short] Neues Kurzspiel
       *[standard] Normales Spiel
    }
rules-house-rules =
    { $count ->
        [0] { "" }
        [one] Eine Hausregel
       *[other] { $count } Hausregeln
    }
rules-board =
    { $board ->
        [us2008] Der Spielplan von 2008 mit den Straßen von Atlantic City.
       *[classic] Der klassische Spielplan mit den Straßen von Atlantic City.
    }
rules-cards =
    { $cards ->
        [us2008] Sechzehn Ereignis- und sechzehn Gemeinschaftskarten von 2008.
       *[classic] Sechzehn Ereignis- und sechzehn Gemeinschaftskarten.
    }
rules-players = { $least } bis { $most } Personen.
rules-start-cash = Alle beginnen mit { $cash } $.
rules-go-salary =
    { $kind ->
        [more] { $amount } $, wenn du über LOS kommst, { $landing } $, wenn du darauf landest.
       *[same] { $amount } $, wenn du über LOS kommst oder darauf landest.
    }
rules-luxury-tax = Die Zusatzsteuer beträgt { $amount } $.
rules-income-tax =
    { $kind ->
        [flat] Die Einkommensteuer beträgt { $flat } $.
       *[tenth-or-flat] Die Einkommensteuer beträgt { $flat } $ oder { $percent } % vom ganzen Besitz; gewählt wird vor dem Zählen.
    }
rules-free-parking =
    { $kind ->
        [pot] { $seed ->
            [0] Strafen, Steuern und Kartenzahlungen liegen auf Frei Parken, bis jemand dort landet und sie kassiert.
           *[other] Strafen, Steuern und Kartenzahlungen liegen auf Frei Parken, dazu { $seed } $, bis jemand dort landet und alles kassiert.
        }
       *[rest] Frei Parken bringt nichts.
    }
rules-interest = Eine Hypothek zu tilgen kostet { $percent } % extra. Eine zu übernehmen auch.
rules-jail-fine = Herauskommen kostet { $fine } $, vor dem Wurf, { $turns ->
        [1] im ersten Zug
       *[other] in den ersten { $turns } Zügen
    } im Gefängnis.
rules-jail-turns =
    { $turns ->
        [1] Ein Versuch für einen Pasch. Klappt er nicht, zahlst du und ziehst.
       *[other] { $turns } Versuche für einen Pasch. Klappt auch der letzte nicht, zahlst du und ziehst.
    }
rules-jail-pass =
    { $after ->
        [0] Nach dem letzten misslungenen Wurf ist die Strafe fällig, auch mit einer Freikarte.
       *[other] Nach dem letzten misslungenen Wurf kann eine Freikarte die Strafe noch ersetzen.
    }
rules-jail-again =
    { $again ->
        [0] Nach dem Pasch, der dich befreit, würfelst du nicht noch einmal.
       *[other] Nach dem Pasch, der dich befreit, würfelst du noch einmal.
    }
rules-doubles = Pasch würfelt noch einmal. { $count } hintereinander führen ins Gefängnis.
rules-stock = Die Bank hat { $houses ->
        [one] ein Haus
       *[other] { $houses } Häuser
    } und { $hotels ->
        [0] keine Hotels
        [one] ein Hotel
       *[other] { $hotels } Hotels
    }.
rules-shortage =
    { $kind ->
        [first-come] Die letzten Häuser und Hotels bekommt, wer zuerst fragt.
       *[claim-window] Wollen mehrere die letzten, werden sie versteigert.
    }
rules-hotel = Für ein Hotel braucht erst jede Straße der Farbe { $houses } Häuser.
rules-building-time =
    { $kind ->
        [own-turn] Du baust nur, wenn du am Zug bist.
       *[any-time] Du darfst bauen, egal wer am Zug ist.
    }
rules-building-limit =
    { $kind ->
        [per-turn] { $most ->
            [one] Höchstens ein Haus oder Hotel pro Person und Zug.
           *[other] Höchstens { $most } Häuser und Hotels pro Person und Zug.
        }
       *[no-limit] { "" }
    }
rules-selling =
    { $kind ->
        [sell-in-any-order] Gebäude gehen in beliebiger Reihenfolge an die Bank zurück.
       *[sell-evenly] { "" }
    }
rules-mortgage-scope =
    { $kind ->
        [that-lot] Eine Hypothek verhindert nur auf ihrer eigenen Straße das Bauen, ein Gebäude nur dort eine Hypothek.
       *[whole-group] Eine belastete Straße verhindert das Bauen auf der ganzen Farbe, ein Gebäude dort jede Hypothek.
    }
rules-setup =
    { $kind ->
        [deeds-sold] { $count ->
            [one] Alle bekommen ein Grundstück ausgeteilt und zahlen gleich den Preis.
           *[other] Alle bekommen { $count } Grundstücke ausgeteilt und zahlen gleich die Preise.
        }
        [deeds-given] { $count ->
            [one] Alle bekommen ein Grundstück geschenkt.
           *[other] Alle bekommen { $count } Grundstücke geschenkt.
        }
       *[cash-only] Niemand beginnt mit Grundstücken.
    }
rules-buying-lap =
    { $laps ->
        [0] { "" }
        [one] Du kaufst nichts und bietest auf nichts, bevor du einmal um den Spielplan bist.
       *[other] Du kaufst nichts und bietest auf nichts, bevor du { $laps }-mal um den Spielplan bist.
    }
rules-trading-lap =
    { $laps ->
        [0] { "" }
        [one] Du handelst nicht, bevor du einmal um den Spielplan bist.
       *[other] Du handelst nicht, bevor du { $laps }-mal um den Spielplan bist.
    }
rules-auction =
    { $kind ->
        [left-with-bank] Was nicht gekauft wird, bleibt bei der Bank. Versteigert wird nichts.
        [sealed-maxima] Was nicht gekauft wird, wird ab { $least } $ verdeckt versteigert: Das höchste Höchstgebot gewinnt und zahlt { $step } $ mehr als das zweite.
       *[open-calls] Was nicht gekauft wird, wird ab { $least } $ offen versteigert, in Schritten von mindestens { $step } $.
    }
rules-reserve =
    { $percent ->
        [0] { "" }
       *[other] Das erste Gebot beträgt mindestens { $percent } % vom aufgedruckten Preis.
    }
rules-bid-cap =
    { $kind ->
        [left-with-bank] { "" }
        [cash-in-hand] Du bietest höchstens dein Bargeld.
        [no-cap] Du darfst jede Summe bieten. Kannst du sie nicht zahlen, bist du bankrott.
       *[raisable] Du bietest höchstens, was du auftreiben könntest.
    }
rules-rent-collection =
    { $kind ->
        [second-following] Miete muss man einfordern, bevor die zweite Person nach dem Besuch würfelt.
        [next-throw] Miete muss man einfordern, bevor wieder gewürfelt wird.
       *[automatic-rent] Miete wird von selbst kassiert.
    }
rules-jailed-owner =
    { $kind ->
        [collects-nothing] Im Gefängnis bekommt man keine Miete.
       *[collects-rent] Auch im Gefängnis bekommt man Miete.
    }
rules-bankruptcy =
    { $kind ->
        [straight-to-bank] Bei einem Bankrott geht das Bargeld gleich an die Gläubigerseite, die Grundstücke an die Bank.
       *[to-creditor] Bei einem Bankrott geht alles, was übrig ist, an die Gläubigerseite.
    }
rules-estate-passes =
    { $kind ->
        [passes-auctioned] Bankrott bei der Bank: Auch die Freikarten werden versteigert.
       *[under-deck] { "" }
    }
rules-turn-end =
    { $kind ->
        [by-itself] Ein Zug endet von selbst.
       *[said-by-player] Ein Zug endet, wenn man ihn beendet.
    }
rules-holds =
    { $count ->
        [0] { "" }
        [one] Alle dürfen vor jedem Wurf einmal kurz die Würfel aufhalten.
       *[other] Alle dürfen vor jedem Wurf { $count }-mal kurz die Würfel aufhalten.
    }
rules-early =
    { $kind ->
        [noted] Was du zu früh willst, wird vorgemerkt und erledigt, sobald es geht.
       *[refused] { "" }
    }
rules-ending =
    { $kind ->
        [first-bankruptcy] Der erste Bankrott beendet das Spiel, und das größte Vermögen unter den anderen gewinnt.
        [agreed-hour] Das Spiel endet zur vereinbarten Stunde, und das größte Vermögen gewinnt.
        [agreed-round] Das Spiel endet mit der Runde, in die die vereinbarte Stunde fällt, und das größte Vermögen gewinnt.
       *[last-player-left] Wer zuletzt übrig bleibt, gewinnt.
    }{ $tie ->
        [shared-win] {" "}Bei gleichem Vermögen wird der Sieg geteilt.
        [most-cash] {" "}Bei gleichem Vermögen gewinnt mehr Bargeld.
       *[none] { "" }
    }

## What silence means when the time is up

silence-to-throw = Für dich wird gewürfelt.
silence-in-jail = Für dich wird gewürfelt.
silence-fine-or-pass = Du zahlst die Strafe, wenn dein Bargeld reicht, sonst wird eine Freikarte gespielt.
silence-held = Es darf gewürfelt werden.
silence-to-end = Dein Zug endet.
silence-buy-or-decline = Du kaufst nicht, und es { $declined ->
        [left-with-bank] bleibt bei der Bank.
       *[auctioned] wird versteigert.
    }
silence-choose-tax = Du zahlst pauschal, oder den Anteil, wenn dein Bargeld dafür nicht reicht.
silence-auction = Du passt.
silence-sealed-auction = Du passt.
silence-owing = Das Geld wird für dich aufgetrieben, so dass es sich am leichtesten rückgängig machen lässt.
silence-rescue = Du bist bankrott.
silence-shortage-claim = Du meldest nichts an, oder nicht mehr, als du schon wolltest.
silence-shortage-auction = Du passt.
silence-lift-or-hold = Du behältst die Hypotheken.

## Why the rules say no

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

## Why the host says no

refusal-no-such-game = So ein Spiel gibt es nicht, oder es ist lange her.
refusal-not-playing = Du spielst hier nicht mit. Schau gern zu und steig beim nächsten ein.
refusal-left = Du bist aus diesem Spiel raus. Wie es ausgeht, kannst du noch verfolgen.
refusal-stale = Etwas anderes kam zuvor. Der Tisch ist jetzt aktuell: Schau noch einmal.
refusal-not-started = Das Spiel hat noch nicht begonnen. Die Spielleitung drückt Start.
refusal-started = Dieses Spiel läuft schon, seine Lobby ist zu. Was gespielt wird, sagt /monopoly { command-name-rules }.
refusal-over = Dieses Spiel ist vorbei. Ein neues gibt es mit /monopoly { command-name-new }.
refusal-cancelled = Dieses Spiel wurde abgebrochen. Ein neues gibt es mit /monopoly { command-name-new }.
refusal-not-host = Das kann nur die Spielleitung.
refusal-lobby-full = Alle { $most } Plätze sind besetzt.
refusal-seats-taken = { $taken } sitzen schon, und dieses Spiel hat { $most } Plätze. Erst muss jemand die Lobby verlassen.
refusal-already-joined = Du hast schon einen Platz.
refusal-not-joined = Du hast in dieser Lobby keinen Platz. Drück erst Mitspielen.
refusal-token-taken = Diese Figur hat schon jemand. Wähl eine andere.
refusal-too-few = Es braucht mindestens { $least } zum Start. Ein Computer kann einspringen.
refusal-not-timed = Dieses Spiel endet von selbst; nur ein Spiel auf Zeit hat eine Stunde. Wähl erst eins unter Regeln.
refusal-no-hour = Ein Spiel auf Zeit braucht die Stunde, zu der es endet. Legt sie unter Regeln fest und startet dann.
refusal-hour-past = Die vereinbarte Stunde ist vorbei. Legt unter Regeln eine spätere fest und startet dann.
refusal-hour-out-of-range = Bis dahin müssen es mindestens zehn Minuten und höchstens ein Jahr sein.
refusal-no-computer = Hier ist kein Computer, den man wegschicken könnte.

## The cards, in our own words

card-ch-go = Auf nach LOS. Kassier 200 $.
card-ch-illinois = Ein Ausflug zur Illinois Avenue. Kommst du über LOS, kassier 200 $.
card-ch-stcharles = Ein Besuch am St. Charles Place. Kommst du über LOS, kassier 200 $.
card-ch-utility = Weiter zum nächsten Werk. Ist es frei, darfst du es kaufen; wenn nicht, würfle und zahl das Zehnfache des Wurfs.
card-ch-railroad-1 = Weiter zum nächsten Bahnhof. Ist er frei, darfst du ihn kaufen; wenn nicht, zahl die doppelte Miete.
card-ch-railroad-2 = Der nächste Bahnhof wartet auf dich. Ist er frei, darfst du ihn kaufen; wenn nicht, zahl die doppelte Miete.
card-ch-dividend = Deine Aktien laufen gut. Kassier 50 $.
card-ch-goojf = Ein Weg aus dem Gefängnis, ganz umsonst. Behalt die Karte, bis du sie spielst oder weggibst.
card-ch-back3 = Drei Schritte zurück.
card-ch-jail = Ab ins Gefängnis. Kein Halt auf LOS, keine 200 $.
card-ch-repairs = Deine Gebäude brauchen Pflege: 25 $ je Haus, 100 $ je Hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] Zu schnell gefahren. Zahl 15 $.
       *[classic] Armensteuer: Knapp bei Kasse zu sein kostet dich 15 $.
    }
card-ch-reading = Alles einsteigen am Reading Railroad. Kommst du über LOS, kassier 200 $.
card-ch-boardwalk = Ein Bummel über den Boardwalk. Geh gleich hin.
card-ch-chairman = Du führst jetzt den Vorsitz. Zahl allen anderen je 50 $.
card-ch-loan = Ein Darlehen kommt zurück. Kassier 150 $.
card-cc-go = Auf nach LOS. Kassier 200 $.
card-cc-bankerror = Die Bank hat sich zu deinen Gunsten verzählt. Kassier 200 $.
card-cc-doctor = Die Arztpraxis schickt eine Rechnung. Zahl 50 $.
card-cc-stock-45 = Du hast Aktien verkauft. Kassier 45 $.
card-cc-stock-50 = Du hast Aktien verkauft. Kassier 50 $.
card-cc-goojf = Ein Weg aus dem Gefängnis, ganz umsonst. Behalt die Karte, bis du sie spielst oder weggibst.
card-cc-jail = Ab ins Gefängnis. Kein Halt auf LOS, keine 200 $.
card-cc-opera = Du nimmst alle mit in die Oper. Jeder Platz bringt dir 50 $.
card-cc-birthday = Alles Gute zum Geburtstag! Alle schenken dir 10 $.
card-cc-fund = Die Urlaubskasse zahlt aus. Kassier 100 $.
card-cc-refund = Etwas Steuer kommt zurück. Kassier 20 $.
card-cc-insurance = Deine Lebensversicherung zahlt aus. Kassier 100 $.
card-cc-hospital = Ein Aufenthalt im Krankenhaus. Zahl 100 $.
card-cc-school-150 = Das Schulgeld ist fällig. Zahl 150 $.
card-cc-school-50 = Das Schulgeld ist fällig. Zahl 50 $.
card-cc-services = Du hast gut beraten. Kassier 25 $.
card-cc-streets = Vor deinen Gebäuden wird die Straße geflickt: 40 $ je Haus, 115 $ je Hotel.
card-cc-beauty = Zweiter Preis im Schönheitswettbewerb. Kassier 10 $.
card-cc-inherit = Eine Tante hat dich im Testament bedacht. Kassier 100 $.

## Colours, tokens, deeds

group-dark-purple = Dunkellila
group-brown = Braun
group-light-blue = Hellblau
group-pink = Rosa
group-orange = Orange
group-red = Rot
group-yellow = Gelb
group-green = Grün
group-dark-blue = Dunkelblau
group-railroad = Bahnhöfe
group-utility = Werke
the-dark-purple = Dunkellila
the-brown = Braun
the-light-blue = Hellblau
the-pink = Rosa
the-orange = Orange
the-red = Rot
the-yellow = Gelb
the-green = Grün
the-dark-blue = Dunkelblau
the-railroad = Bahnhöfe
the-utility = Werke
token-hat = Zylinder
token-boat = Schiff
token-dog = Hund
token-car = Auto
token-iron = Bügeleisen
token-boot = Stiefel
token-cat = Katze
token-thimble = Fingerhut
deed-mortgaged = { $deed } (belastet)
jail-passes =
    { $count ->
        [1] eine Freikarte
       *[other] { $count } Freikarten
    }

### Manage

effect-build = { $what } · { $price } $
effect-sell = { $what } · +{ $price } $
effect-mortgage = Hypothek auf { $lot } · +{ $price } $
effect-lift = { $lot } tilgen · { $price } $
effect-lot = { $lots } auf { $level }
effect-lots = { $lots } auf je { $level }
level-hotel = Hotel
level-houses =
    { $count ->
        [0] 0 Häuser
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

### Debt

debt-title = Deine Schuld
debt-mortgage = Hypothek auf { $lots }
debt-label-of = { $who }: { $what }
debt-as-proposed = { $price } $ wie vorgeschlagen auftreiben
debt-change = Ändern
debt-give-up = Aufgeben…
debt-hopeless = Alles verkauft und belastet, hätte { $who } { $able } $.
debt-plan-changed = Seit dem Vorschlag hat sich etwas geändert, und es ist noch nichts geschehen. So sieht der Plan jetzt aus:
debt-of-another = Das muss { $who } entscheiden.
debt-raised = Erledigt. Das Geld ist da und deine Schuld bezahlt.
debt-given-up = Du hast aufgegeben.
debt-bank = die Bank
debt-sure = Du schuldest { $price } $ und kannst höchstens { $able } $ auftreiben. Gibst du auf, bist du aus dem Spiel, und alles, was du hast, geht an { $to }. Ein Handel könnte dich noch retten. Endgültig aufgeben?
debt-bankrupt = Ja, ich bin bankrott
debt-trade = Handel versuchen

### Estate

not-dollars = Das ist kein Betrag: Schreib ganze Dollar, zum Beispiel 120 oder 1.200.
lots-title = Verdeckte Versteigerung im Paket
lots-intro = Wähl ein Grundstück und notier dein geheimes Höchstgebot dafür, höchstens { $highest } $. Es gilt erst, wenn du abgibst, und abgeben kannst du nur einmal.
lots-no-cash = Du kannst hier auf nichts bieten.
lots-filed = Abgegeben. Das sind deine geheimen Höchstgebote:
lots-passed = Du bietest hier auf nichts.
lots-changed = Das ist inzwischen anderswo geändert worden. Schau noch einmal, bevor du abgibst:
lots-line =
    { $price ->
        [0] { $lot }: bis **{ $most } $**
       *[other] { $lot } (Preis { $price } $): bis **{ $most } $**
    }
lots-line-none =
    { $price ->
        [0] { $lot }: kein Gebot
       *[other] { $lot } (Preis { $price } $): kein Gebot
    }
lots-at-most = Höchstens { $price } $ werden ausgegeben.
lots-choose = Dein Höchstgebot für…
lots-option = { $lot } · bis { $most } $
lots-option-none =
    { $price ->
        [0] { $lot } · noch kein Gebot
       *[other] { $lot } · noch kein Gebot, Preis { $price } $
    }
lots-file =
    { $count ->
        [1] 1 Höchstgebot abgeben · bis { $price } $
       *[other] { $count } Höchstgebote abgeben · bis { $price } $
    }
lots-pass = Überall passen
lots-limit = Grenze: { $price } $ insgesamt
lots-limit-none = Insgesamt keine Grenze
lots-limit-title = Ausgabengrenze
lots-limit-label = Höchstens so viele Dollar für alles
lots-limit-hint = Leer lassen: keine Grenze.
lots-amount-title = { $lot }
lots-amount-label = Dein geheimes Höchstgebot in Dollar
lots-amount-hint = { $lowest } $ bis { $highest } $. Leer lassen: kein Gebot.
lots-too-dear = Hier beginnen die Gebote bei { $lowest } $, und das ist mehr, als du bieten kannst.
lots-out-of-range = Dein Höchstgebot kann hier { $lowest } $ bis { $highest } $ sein.

### Trade panel

trade-title = Handel mit { $who }
trade-footer = Angeboten ist erst, was du abschickst. Bis dahin bleibt der Entwurf liegen.
trade-gives = **{ $who } gibt**
trade-public-offer = { $who } bietet { $whom } einen Handel an
trade-public-counter = { $who } macht { $whom } ein Gegenangebot
trade-public-made = Abgemacht: der Handel von { $who } und { $whom }
trade-public-declined = { $whom } hat das Angebot von { $who } abgelehnt
trade-public-withdrawn = { $who } hat das Angebot an { $whom } zurückgezogen
trade-public-countered = { $whom } hat { $who } ein Gegenangebot gemacht
trade-public-gone = Das Angebot von { $who } an { $whom } ist hinfällig: Etwas darin hat sich geändert
trade-public-left = Das Angebot von { $who } an { $whom } ist hinfällig: Jemand hat das Spiel verlassen
trade-public-expired = Das Angebot von { $who } an { $whom } ist abgelaufen
trade-public-over = Das Angebot von { $who } an { $whom } endete mit dem Spiel
trade-you-give = **Du gibst**
trade-you-get = **Du bekommst**
trade-nothing = nichts
trade-deed = { $deed } · { $price } $ (Hypothekenwert { $mortgage } $)
trade-deed-mortgaged = { $deed } · { $price } $ (mit { $mortgage } $ belastet)
trade-cash = 💵 { $amount } $
pass-in-sentence = die { $card }
pass-name =
    { $deck ->
        [chance] Ereignis-Freikarte
       *[community_chest] Gemeinschafts-Freikarte
    }
trade-group = { $group } danach: du { $mine } von { $size }, { $who } { $theirs }
trade-due-hold = { $deed } ist belastet: Du zahlst gleich { $percent } %, also { $interest } $, und behältst die Hypothek.
trade-due-lift = { $deed } ist belastet: Du tilgst die Hypothek für { $lift } $, { $percent } % eingerechnet.
trade-due-their-hold = { $deed } ist belastet: { $who } zahlt { $percent } %, also { $interest } $, und behält die Hypothek, oder { $lift } $ und tilgt sie.
trade-due-their-lift = { $deed } ist belastet: { $who } tilgt die Hypothek für { $lift } $, { $percent } % eingerechnet.
trade-settles-mine = 🤝 Damit ist deine Schuld von { $amount } $ bei { $who } beglichen.
trade-settles-theirs = 🤝 Damit sind die { $amount } $ beglichen, die { $who } dir schuldet.
trade-cash-mine =
    { $due ->
        [0] Dein Bargeld: { $before } $ → **{ $after }**
       *[other] Dein Bargeld: { $before } $ → **{ $after }**, nach { $due } $ an die Bank für Hypotheken
    }
trade-cash-theirs =
    { $due ->
        [0] Bargeld von { $who }: { $before } $ → **{ $after }**
       *[other] Bargeld von { $who }: { $before } $ → **{ $after }**, nach { $due } $ an die Bank für Hypotheken
    }
trade-bound-mine = Nicht auf deiner Liste, weil auf der Farbe Gebäude stehen: { $lots }.
trade-bound-theirs = Nicht auf der Liste von { $who }, weil auf der Farbe Gebäude stehen: { $lots }.
trade-choose-give = Du gibst: Grundstücke wählen
trade-choose-take = Du bekommst von { $who }: Grundstücke wählen
trade-choose-more = Freikarten, Hypotheken, Schulden
trade-choose-lift = Welche davon tilgst du jetzt?
trade-choose-whom = Mit wem möchtest du handeln?
trade-option = Hypothekenwert { $mortgage } $ · { $count } von { $size } in derselben Hand
trade-option-mortgaged = mit { $mortgage } $ belastet · { $interest } $ fällig · { $count } von { $size } in derselben Hand
trade-more-give-pass = Du gibst: { $card }
trade-more-take-pass = Du bekommst: { $card }
trade-more-lift = Hypothek auf { $lot } gleich tilgen
trade-more-lift-about = { $lift } $ jetzt; oder behalten für { $interest } $
trade-more-settle = Das begleicht die { $amount } $, die { $who } dir schuldet
trade-more-settle-mine = Das begleicht deine { $amount } $ bei { $who }
trade-more-settle-about = Die Schuld ist mit dem Handel bezahlt, egal was er wert ist.
trade-button-cash = Geld…
trade-button-page-give = Du gibst: Seite { $page } von { $count }
trade-button-page-take = Du bekommst: Seite { $page } von { $count }
trade-button-page-more = Freikarten, Hypotheken: Seite { $page } von { $count }
trade-button-whom = Jemand anderes…
trade-button-send = An { $who } schicken
trade-button-prune = Hinfälliges entfernen
trade-button-drop = Verwerfen
trade-button-theirs = Angebot { $number } beantworten
trade-button-mine = Dein offenes Angebot { $number }
trade-button-another = Noch ein Handel
trade-button-withdraw = Angebot zurückziehen
trade-button-accept = Annehmen
trade-button-counter = Gegenangebot…
trade-button-decline = Ablehnen
trade-button-go-on = Weiter mit { $who }
trade-button-afresh = Verwerfen, mit { $who } handeln
trade-button-yes =
    { $count ->
        [0] Annehmen, nichts tilgen · { $due } $ an die Bank
       *[other] Annehmen, { $count } tilgen · { $due } $ an die Bank
    }
trade-form-title = Geld in diesem Handel
trade-form-give = Du gibst, in Dollar
trade-form-take = Du bekommst, in Dollar
trade-wrong-left = ⚠️ { $who } ist nicht mehr im Spiel.
trade-wrong-built = ⚠️ { $lot } lässt sich nicht weggeben: Auf der Farbe stehen Gebäude.
trade-wrong-deed-mine = ⚠️ { $lot } gehört dir nicht mehr.
trade-wrong-deed-theirs = ⚠️ { $lot } gehört { $who } nicht mehr.
trade-wrong-pass-mine = ⚠️ Du hast sie nicht mehr: { $card }
trade-wrong-pass-theirs = ⚠️ { $who } hat sie nicht mehr: { $card }
trade-wrong-debt = ⚠️ Die Schuld, die das begleichen sollte, ist nicht mehr offen.
trade-wrong-answers = ⚠️ Das Angebot von { $who }, auf das dies antwortet, ist nicht mehr offen.
trade-wrong-cash = ⚠️ Dir würden { $amount } $ fehlen.
trade-doubt-cash = ⚠️ { $who } würden { $amount } $ fehlen. Annehmen geht so nicht.
trade-doubt-nothing =
    { $whose ->
        [mine] ⚠️ Du hast eine Schuld offen: Bis sie bezahlt ist, kannst du nichts verschenken.
       *[theirs] ⚠️ { $who } hat eine Schuld offen und kann nichts verschenken, bis sie bezahlt ist.
    }
trade-doubt-lowers =
    { $whose ->
        [mine] ⚠️ Du hast eine Schuld offen. Danach könntest du nur noch { $after } $ statt { $before } $ auftreiben, so geht es nicht.
       *[theirs] ⚠️ { $who } hat eine Schuld offen und könnte danach nur noch { $after } $ statt { $before } $ auftreiben, so geht es nicht.
    }
trade-sure-title = Ist das so gemeint?
trade-sure = Nach gedruckten Preisen und Geld gibst du **{ $gives } $** und bekommst dafür { $takes ->
        [0] **nichts**.
       *[other] **{ $takes } $**.
    } { $who } kommt dabei besser weg. Willst du das?
trade-button-sure-send = Trotzdem abschicken
trade-button-sure-accept = Trotzdem annehmen
trade-button-sure-back = Zurück
trade-draft-gone = Diesen Entwurf gibt es nicht mehr: Er ist abgeschickt oder verworfen. Der Knopf Handeln beginnt einen neuen.
trade-draft-other = Du hast inzwischen einen anderen Entwurf begonnen. Hier ist er.
trade-draft-dropped = Der Entwurf ist verworfen.
trade-whom = Zum Handeln gehören zwei: Wähl die andere Seite.
trade-whom-about =
    { $count ->
        [0] { $cash } $, kein Grundstück
        [1] { $cash } $ und 1 Grundstück
       *[other] { $cash } $ und { $count } Grundstücke
    }
trade-which = Du hast einen Handel mit { $who } begonnen und noch nicht abgeschickt.
trade-sent-title = Dein Angebot an { $who } ist draußen
trade-offer-title = { $who } bietet dir einen Handel an
trade-counter-title = { $who } macht dir ein Gegenangebot
trade-call = { $who }, ein Angebot für dich:
trade-asks-lift = Vor dem Annehmen wirst du gefragt, welche Hypotheken du tilgst und welche du behältst.
trade-expires = Offen bis <t:{ $at }:f> (<t:{ $at }:R>).
trade-where = Gespielt wird in <#{ $channel }>.
trade-lift-title = Tilgen oder behalten: der Handel mit { $who }
trade-lift-or-hold = Du bekommst belastete Grundstücke. Tilg jetzt die Hypotheken, die du wählst; für die anderen zahlst du jetzt die Zinsen, und beim späteren Tilgen noch einmal.
trade-said-accept = Der Handel gilt.
trade-said-decline = Du hast das Angebot abgelehnt.
trade-said-withdraw = Du hast dein Angebot zurückgezogen.
trade-outcome-made =
    { $side ->
        [partner] Abgemacht: der Handel mit { $who }
       *[proposer] Der Handel mit { $who } gilt.
    }
trade-outcome-declined =
    { $side ->
        [partner] Du hast das Angebot von { $who } abgelehnt
       *[proposer] { $who } hat dein Angebot abgelehnt.
    }
trade-outcome-withdrawn =
    { $side ->
        [partner] { $who } hat dieses Angebot zurückgezogen
       *[proposer] Du hast dein Angebot an { $who } zurückgezogen.
    }
trade-outcome-countered =
    { $side ->
        [partner] Du hast { $who } ein Gegenangebot gemacht
       *[proposer] { $who } hat dir ein Gegenangebot gemacht.
    }
trade-outcome-gone =
    { $side ->
        [partner] Das Angebot von { $who } ist hinfällig: Etwas darin hat sich geändert
       *[proposer] Dein Angebot an { $who } ist hinfällig: Etwas darin hat sich geändert.
    }
trade-outcome-left =
    { $side ->
        [partner] Das Angebot von { $who } ist hinfällig: Jemand hat das Spiel verlassen
       *[proposer] Dein Angebot an { $who } ist hinfällig: Jemand hat das Spiel verlassen.
    }
trade-outcome-expired =
    { $side ->
        [partner] Das Angebot von { $who } ist abgelaufen
       *[proposer] Dein Angebot an { $who } ist ohne Antwort abgelaufen.
    }
trade-outcome-over =
    { $side ->
        [partner] Das Angebot von { $who } endete mit dem Spiel
       *[proposer] Dein Angebot an { $who } endete mit dem Spiel.
    }

### Commands

command-monopoly = Monopoly für alle, die nie gleichzeitig online sind
command-new = In diesem Kanal eine Lobby eröffnen
command-new-edition = Wessen Regeln? Ohne Angabe die, die dieser Server gewählt hat
command-new-game = Normal, kurz oder auf Zeit
command-new-pace = Von live bis gemütlich: Minuten, ein Tag oder drei Tage pro Entscheidung; eigene Zeiten in der Lobby
command-mine = Meine Spiele, zuerst die, die auf mich warten
command-board = Der Spielplan: alle Grundstücke, und wer wo steht
command-manage = Bauen, verkaufen, Hypotheken aufnehmen und tilgen
command-trade = Jemandem einen Handel anbieten
command-trade-player = Mit wem du handeln willst
command-deed = Was ein Grundstück kostet und einbringt
command-deed-name = Das Grundstück
command-rules = Die Regeln dieses Spiels, auf einer Seite oder Kapitel für Kapitel
command-rules-topic = Was nachschlagen? Gefängnis, Versteigerungen, Hypotheken…
command-rules-edition = Das Regelheft, wenn nicht das des Spiels hier
command-history = Alles, was bisher geschah
command-resign = Das Spiel endgültig verlassen
command-cancel = Eine Lobby schließen oder dem Abbruch eines Spiels zustimmen
command-verify = Die Würfel prüfen
command-help = So wird gespielt
command-preferences = Wer für mich würfelt, und wo ich gerufen werde
command-game = Welches Spiel, wenn du mehrere spielst

game-choice = { $who } ({ $id })

### Lobby

lobby-title = Eine Partie Monopoly · { $seats } von { $most } Plätzen besetzt
lobby-seat = { $who }
lobby-seat-host = { $who } · Spielleitung
lobby-seat-computer = { $who } · Computer
lobby-how = Mit **Mitspielen** nimmst du Platz, **Computer dazu** füllt einen. { $host } wählt unter **Regeln**, was gespielt wird, und drückt ab { $least } besetzten Plätzen **Start**.
lobby-pace-live = **Live**: für einen gemeinsamen Abend. Du würfelst selbst und hast Minuten zum Entscheiden.
lobby-pace-daily = **Täglich**: über Wochen. Für dich wird gewürfelt; du wirst gerufen, wenn es etwas zu entscheiden gibt, und hast einen Tag dafür.
lobby-commitment = -# Die Würfel sind versiegelt, bevor jemand Platz nimmt: SHA-256 `{ $hash }`. Den Startwert gibt es am Ende, und /monopoly { command-name-verify } prüft jeden Wurf.
lobby-expires = -# Die Lobby schließt <t:{ $at }:R>.
lobby-already = In diesem Kanal gibt es schon [eine Lobby]({ $link }): Nimm dort Platz. Ihre Spielleitung kann sie starten oder abbrechen.
lobby-closed = Diese Lobby ist zu.
lobby-opened = Die Lobby ist offen. Alle in diesem Kanal können Platz nehmen.
lobby-no-files = Ich darf hier keine Dateien anhängen. Darum kommt das Spiel ohne Bilder aus, alles steht in Worten da. Für das Spielbrett fehlt mir: { $what }.
lobby-started-title = Das Spiel läuft
lobby-started = Es spielen { $who }. Der Tisch ist unten.
lobby-choose-token = Wähl deine Figur
lobby-choose-pace = Wie schnell spielt ihr?
lobby-no-token = Keine Figur mehr da
button-lobby-join = Mitspielen
button-lobby-leave = Aufstehen
button-lobby-computer = Computer dazu
button-lobby-nocomputer = Computer weg
button-lobby-start = Start
button-lobby-rules = Regeln
button-lobby-cancel = Abbrechen
pace-live = Live
pace-live-short = Alle sind gerade da
pace-daily = Täglich
pace-daily-short = Ein Tag für jede Entscheidung
only-in-server = Gespielt wird in einem Kanal auf einem Server: Versuch es dort.

### Being called

call-throw = { $who }: Du bist dran.
call-jail = { $who }: Du sitzt im Gefängnis – wie kommst du raus?
call-buy = { $who }: Kaufst du es?
call-tax = { $who }: Einkommensteuer – wie möchtest du zahlen?
call-debt =
    { $count ->
        [1] { $who }: Du schuldest mehr, als du bar hast.
       *[other] { $who }: Ihr schuldet mehr, als ihr bar habt.
    }
call-rescue =
    { $count ->
        [1] { $who }: Du kannst nicht zahlen. Jetzt rettet dich nur noch ein Handel.
       *[other] { $who }: Ihr könnt nicht zahlen. Jetzt rettet euch nur noch ein Handel.
    }
call-lift = { $who }: Mit dem, was du bekommen hast, kamen Hypotheken.
call-claim =
    { $count ->
        [1] { $who }: Gebäude sind knapp – meldest du welche an?
       *[other] { $who }: Gebäude sind knapp – meldet ihr welche an?
    }
call-rent = { $who }: Du hast Besuch. Fordere rechtzeitig die Miete ein.
call-auction =
    { $count ->
        [1] { $who }: Versteigerung – was ist es dir wert?
       *[other] { $who }: Versteigerung – was ist es euch wert?
    }

### Buttons of the table

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

### Auctions

auction-title = Versteigerung: { $what }
auction-over = Verkauft: { $what }
auction-unsold = Nicht verkauft: { $what }
auction-off = Abgesagt: { $what }
auction-none = Abgebrochen, bevor jemand den Zuschlag hatte. Verkauft ist nichts.
auction-thread = Versteigerung: { $what }
auction-lot =
    { $price ->
        [0] { $what }
       *[other] { $what } · aufgedruckter Preis { $price } $
    }
lot-mortgaged = 🔒 { $lot } wird belastet verkauft: Wer es bekommt, zahlt der Bank sofort { $interest } $ und darf auch die { $loan } $ tilgen. Bis dahin gibt es keine Miete.
auction-in-thread = Bietet unten im Thread. Das Ergebnis steht dann hier.
auction-no-bid = Noch kein Gebot. { $lowest ->
        [1] Jeder Preis ist ein Preis.
       *[other] Das erste muss mindestens { $lowest } $ sein.
    }
auction-reserve = Mindestgebote: { $bids }
auction-leads = **{ $who } führt mit { $price } $.**
auction-calls = Davor: { $calls }
auction-waits = Noch dabei: { $who }
auction-passed = Gepasst: { $who }
auction-sealed = Verdeckte Gebote: Alle geben ein geheimes Höchstgebot ab. Das höchste gewinnt und zahlt { $step ->
        [1] einen Dollar
       *[other] { $step } $
    } mehr als das zweite.
auction-filed = Abgegeben: { $who }
auction-ends = Schluss <t:{ $at }:R>, oder sobald niemand mehr bieten kann.
button-bid = { $price } $ bieten
button-type = Anderes Gebot…
button-maximum = Mein geheimes Höchstgebot…
button-pass = Passen
button-lots = Meine Höchstgebote ({ $count })…
bid-form-max = Dein geheimes Höchstgebot
bid-form-max-hint = Es bietet für dich, nie mehr als nötig. Niemand sieht, wie hoch es ist.
bid-form-type = Dein Gebot
bid-form-type-hint = Ganze Dollar, mehr als der Preis jetzt.
bid-form-label = Dollar
maximum-filed = Dein Höchstgebot von { $price } $ ist abgegeben. Außer dir sieht niemand, wie hoch es ist.

### Scarce buildings

shortage-thread = Versteigerung: knappe Gebäude
shortage-sold = Was aus den knappen Gebäuden wurde
shortage-no-bid = Noch kein Gebot. Mindestens gilt der Preis auf deiner eigenen Karte.
shortage-leads = **{ $who } führt mit { $price } $, für { $lot }.**
shortage-title = Knappe Gebäude
shortage-how-live = Wähl, was du bauen würdest. Ist zusammen mehr angemeldet, als die Bank hat, werden die Gebäude einzeln und offen versteigert.
shortage-how-post = Wähl, was du bauen würdest, und sag dann, was jedes Gebäude dich höchstens kosten darf. Das sieht sonst niemand. Ist zusammen mehr angemeldet, als die Bank hat, bekommen sie die höchsten Höchstgebote, für etwas mehr als das nächste; sonst wird alles zum Preis auf der Karte gebaut.
shortage-own-turn = Du bist nicht am Zug: Reicht es für alle, baust du deine im eigenen Zug. Was du ersteigerst, steht sofort.
shortage-nothing = Du könntest jetzt nichts anmelden.
shortage-choose = Anmelden…
shortage-choose-lot = Auf ein Gebäude bieten, für…
shortage-lot = { $lot } · ab { $price } $
shortage-form = Was darf jedes kosten?
shortage-form-label = Dollar für jedes Gebäude
shortage-form-hint =
    { $count ->
        [1] { $lots }: { $lowest } $ bis { $highest } $
       *[other] { $lowest } $ bis { $highest } $: ein Betrag für alle, oder { $count } mit Leerzeichen: { $lots }
    }
shortage-bid-form = Gebot für { $lot }
shortage-bid-hint = { $lowest } $ bis { $highest } $, bar zu zahlen
shortage-sums =
    { $count ->
        [1] Schreib einen Betrag in ganzen Dollar, zum Beispiel 120.
       *[other] Schreib einen Betrag für alle, oder { $count } mit Leerzeichen dazwischen, zum Beispiel 120 100.
    }
shortage-claimed = Angemeldet: { $what }. Was daraus wird, zeigt der Tisch.
button-claim = Anmelden: { $what }
button-claim-other = Anmelden…
button-claim-none = Nichts anmelden
button-claim-enough = Nicht mehr als der Preis auf der Karte
button-bid-lot = { $price } $ für { $lot } bieten

### Looking things up

button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } von { $pages }
button-page-newer = { $page } von { $pages } ▶
verify-title = Sind die Würfel ehrlich?
verify-hash = Bevor jemand Platz nahm, wurde dieser Hash gezeigt: `{ $hash }`
verify-later = Den Startwert dahinter gibt es, wenn das Spiel vorbei ist. Dann können alle jeden Wurf nachrechnen.
verify-seed = Startwert: `{ $seed }`
    Dazugemischt, die Anfragen, mit denen alle Platz nahmen: `{ $mix }`
verify-how = Aus Startwert (seed) und Beimischung (mix) wird der Schlüssel (key): HMAC-SHA256(seed, mix). Nimm für Wurf n das erste Byte b unter 216 von HMAC-SHA256(key, "throw:n"); die Würfel sind b ÷ 6 mod 6 + 1 und b mod 6 + 1. Ein Stapel liegt in der Reihenfolge von HMAC-SHA256(key, "deck:card") seiner Karten; Grundstücke werden in der Reihenfolge von HMAC-SHA256(key, "deeds:space") reihum verteilt, LOS ist Feld 0.
verify-seed-fits = ✅ Der Startwert hat den Hash, der gezeigt wurde.
verify-seed-differs = ❌ Der Startwert hat nicht den Hash, der gezeigt wurde!
verify-throws-fit = ✅ Jeder Wurf und alles Gemischte kommt so heraus, wie es gespielt wurde.
verify-throws-differ = ❌ Nicht alles kommt so heraus, wie es gespielt wurde!
verify-counts =
    { $deeds ->
        [0] Nachgerechnet: { $throws } Würfe, { $decks } Stapel.
       *[other] Nachgerechnet: { $throws } Würfe, { $decks } Stapel, { $deeds } verteilte Grundstücke.
    }

### My games and preferences

mine-title = Meine Spiele
mine-none = Du sitzt an keinem Tisch. /monopoly { command-name-new } eröffnet einen.
call-direct = { $what } · [Zum Tisch]({ $link })

### Leaving

vote-title = Dieses Spiel abbrechen?
vote-text = Dafür: { $who }. Es fehlen noch: { $waits }. Ein Wort dagegen, und das Spiel geht weiter.
vote-on = Das Spiel geht weiter.
vote-over = Die Frage ist erledigt: Das Spiel ist zu Ende.
call-vote = { $who }: Soll dieses Spiel abgebrochen werden?
button-agree = Abbrechen

resign-sure = Dieses Spiel endgültig verlassen? Was dir gehört, geht an die, denen du schuldest, oder zurück an die Bank.
resign-sure-last = Dann wären nur noch Computer im Spiel: Sie würden es gleich unter sich zu Ende spielen.
resign-not = Du spielst weiter.
resign-done = Du hast das Spiel verlassen.
button-resign = Endgültig aufgeben
button-stay = Weiterspielen
cancel-sure = Dieses Spiel abbrechen? Alle am Tisch werden gefragt, und stimmen alle zu, endet es ohne Sieg.
cancel-not = Niemand wurde gefragt. Das Spiel geht weiter.
cancel-done = Es ist abgebrochen.
cancel-waits = Du stimmst dem Abbruch zu. Es fehlt noch die Zustimmung von { $who }.

### Refusals

table-past-title = Monopoly mit { $who } · zuvor
table-past-nothing = Der Tisch ist weitergezogen; die neueste Nachricht steht unten.
press-again = Das hat zu lange gedauert. Bitte drück noch einmal.
press-double = Dieser Knopf war gerade erst erschienen, darum ist nichts passiert. Drück ihn noch einmal, wenn du ihn meinst.
command-unknown = Dieser Befehl hat sich geändert. Starte Discord neu oder lade es neu, und tipp ihn noch einmal.
press-unknown = Dieser Knopf ist aus einer anderen Zeit. Deine Spiele zeigt /monopoly { command-name-mine }.
# To each player, once, when the bot can no longer write where they play
parked-direct = Ich kann in dem Kanal, in dem { $players } spielen, nicht mehr schreiben. Nichts ist verloren: Das Spiel wartet, und keine Zeit läuft. Es geht weiter, sobald jemand von euch einen seiner Knöpfe drückt, hier oder wo ich wieder schreiben darf.
# In place of a name that the server's own filter forbids
player-nameless = Person { $number }
trouble = Bei uns ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es noch einmal.
trouble-disk = Das Spiel lässt sich gerade nicht speichern, also ist nichts geschehen. Bitte versuch es in einer Minute noch einmal.
trouble-contradiction = Unsere Regeln widersprechen sich hier, deshalb wurde dein Zug nicht ausgeführt. Nichts ist verloren: Das Spiel steht wie zuvor, und wer diesen Bot betreibt, findet die Einzelheiten im Protokoll.
refusal-no-such-pace = Wähl ein Tempo aus der Liste; eigene Zeiten gehen von 10 Sekunden bis 14 Tage.
refusal-no-such-deed = So ein Grundstück gibt es nicht.
refusal-no-game-here = Hier läuft kein Spiel. /monopoly { command-name-new } eröffnet eine Lobby.
refusal-only-a-lobby = Hier ist eine Lobby, aber noch kein Spiel. Sobald die Spielleitung Start gedrückt hat, geht das.
refusal-not-begun = Das Spiel hat noch nicht begonnen: Seine Lobby { $where } ist noch offen.
refusal-several-here = In diesem Kanal laufen mehrere Spiele: Sag mit der Option game:, welches.
refusal-several-games = Du spielst mehrere Spiele: Sag mit der Option game:, welches.
refusal-no-server = Das wird auf einem Server gewählt: Versuch es in einem seiner Kanäle.
refusal-not-moderator = Das kann nur, wer diesen Server verwalten darf.
refusal-lacks-permissions = Ich kann hier kein Spiel am Laufen halten. Mir fehlt: { $what }.
refusal-lacks-files = Ich darf hier keine Datei schicken. Mir fehlt: { $what }. Versuch es in einem Kanal, in dem ich das darf, oder frag, wer den Server verwaltet.
