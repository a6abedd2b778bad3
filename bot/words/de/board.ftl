## The board as a picture, and in words for those who do not see it.
## In the picture there is little room. A soft hyphen, written {"\u00AD"}, says where a word may be
## broken: one half of it then has room for some nine letters.

board-picture-turn = Zug { $turn }
board-picture-mover = { $who } ist am Zug
board-picture-ended = Nach Zug { $turn }
board-picture-won = Sieg für { $who }
board-picture-worth = Vermögen { $amount } $
board-picture-over = Das Spiel ist aus
board-picture-pot = { $parking } { $pot } $
# One letter, on what is mortgaged.
board-picture-mortgage-letter = H
board-picture-tax-choice = { $flat } $ / { $percent } %

board-picture-by-itself-roll = Der Bot würfelt
board-picture-by-itself-end = Der Zug endet von selbst
board-picture-by-itself-pause = Pause
board-picture-out = raus
board-picture-jailed = in Haft
board-picture-times = ×{ $times }
board-picture-rent = Miete
board-picture-set = Ganze Farbe
board-picture-house-cost = Preis je Haus
board-picture-railroads = { $count ->
    [1] 1 Bahnhof
   *[other] { $count } Bahnhöfe
}
board-picture-utilities = { $count ->
    [1] 1 Werk: Würfel
   *[other] { $count } Werke: Würfel
}

board-picture-go = LOS
board-picture-jail = GEFÄNGNIS
board-picture-visiting = Nur zu Besuch
board-picture-parking = Frei Parken
board-picture-arrest = Geh ins Gefängnis
board-picture-chance = Ereignis
board-picture-chest = Gemein{"\u00AD"}schaft
board-picture-income = Eink.{"\u00AD"}steuer
board-picture-luxury = Zusatzsteuer
board-picture-electric = E-Werk
board-picture-water = Wasser{"\u00AD"}werk

board-alt =
    Der Spielplan, Zug { $turn }: { $title }. Bank: { $houses ->
        [0] keine Häuser
        [1] 1 Haus
       *[other] { $houses } Häuser
    }, { $hotels ->
        [0] keine Hotels
        [1] 1 Hotel
       *[other] { $hotels } Hotels
    }.
board-alt-where = { $who }, { $cash }: { $space }.
board-alt-where-owns = { $who }, { $cash }: { $space }. Besitzt { $deeds }.
board-alt-out = { $who }: nicht mehr dabei.
board-alt-dice = { $who } hat { $first } und { $second } gewürfelt.
board-alt-card = { $space }: { $rows }.
board-alt-houses =
    { $space } ({ $houses ->
        [1] 1 Haus
       *[other] { $houses } Häuser
    })
board-alt-hotel = { $space } (Hotel)
board-alt-mortgaged = { $space } (belastet)
board-alt-moved = { $who } zog vom Feld { $start } zum Feld { $space }.
board-alt-jumped = { $who } zog vom Feld { $start } zum Feld { $space } und dann ins Gefängnis.
board-alt-pot = { $parking }: { $pot } $.
board-alt-question = Es geht um: { $space }.
button-pictures-off = Nur Text, keine Bilder
button-pictures-on = Bilder zeigen

## The board as a list

board-title = Der Spielplan
board-player = **{ $who }** · { $place }
board-unowned = **Ohne Besitzer**
board-group = { $group }: { $deeds }
board-jailed = im Gefängnis
board-visiting = nur zu Besuch im Gefängnis

command-name-board = spielplan
command-board = Der Spielplan: alle Grundstücke, und wer wo steht

## The spaces of the board that are neither streets nor railroads: those keep the board's names.
## On cards, in the rules and in what happens the same words are used for them.

space-go = LOS
space-community-chest = Gemeinschaftsfeld
space-income-tax = Einkommensteuer
space-chance = Ereignisfeld
space-jail-just-visiting = Gefängnis / Nur zu Besuch
space-electric-company = Elektrizitätswerk
space-water-works = Wasserwerk
space-free-parking = { board-picture-parking }
space-go-to-jail = { board-picture-arrest }
space-luxury-tax = Zusatzsteuer

## Where somebody has landed, as it stands inside a sentence

on-property = auf dem Feld { $space }
on-go = auf LOS
on-community-chest = auf einem Gemeinschaftsfeld
on-income-tax = auf dem Feld Einkommensteuer
on-chance = auf einem Ereignisfeld
on-jail-just-visiting = auf dem Feld Gefängnis, nur zu Besuch
on-electric-company = auf dem Elektrizitätswerk
on-water-works = auf dem Wasserwerk
on-free-parking = auf Frei Parken
on-go-to-jail = auf „Geh ins Gefängnis“
on-luxury-tax = auf dem Feld Zusatzsteuer

## What somebody passes, pays, buys or gets, as it stands inside a sentence

the-go = LOS
the-income-tax = Einkommensteuer
the-luxury-tax = Zusatzsteuer
the-electric-company = das Elektrizitätswerk
the-water-works = das Wasserwerk

## Names of color groups, tokens and deeds.

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
side-properties =
    { $count ->
        [one] { $count } Grundstück
       *[other] { $count } Grundstücke
    }
jail-passes =
    { $count ->
        [1] eine Gefängnis-frei-Karte
       *[other] { $count } Gefängnis-frei-Karten
    }

## The Chance and Community Chest cards in our own words: card-<id in lower case>.

card-ch-go = Auf nach { $go }. Kassiere 200 $.
card-ch-illinois = Mach einen Ausflug zur Illinois Avenue. Kommst du über { $go }, kassiere 200 $.
card-ch-stcharles = Mach einen Abstecher zum St. Charles Place. Kommst du über { $go }, kassiere 200 $.
card-ch-utility = Weiter zum nächsten Werk. Gehört es niemandem, darfst du es kaufen. Gehört es jemand anderem, würfle und zahle das Zehnfache des Wurfs.
card-ch-railroad-1 = Weiter zum nächsten Bahnhof. Gehört er niemandem, darfst du ihn kaufen. Gehört er jemand anderem, zahle die doppelte Miete.
card-ch-railroad-2 = Steig ein und fahre zum nächsten Bahnhof. Gehört er niemandem, darfst du ihn kaufen. Gehört er jemand anderem, zahle die doppelte Miete.
card-ch-dividend = Deine Aktien laufen gut. Kassiere 50 $.
card-ch-goojf = Mit dieser Karte kommst du gratis aus dem Gefängnis. Behalte sie, bis du sie einsetzt oder in einem Handel weggibst.
card-ch-back3 = Ziehe drei Felder zurück.
card-ch-jail = Ab ins Gefängnis. Du ziehst nicht über { $go } und bekommst keine 200 $.
card-ch-repairs = Deine Gebäude brauchen Pflege. Zahle 25 $ je Haus und 100 $ je Hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] Du bist zu schnell gefahren. Zahle 15 $.
       *[classic] Die Armensteuer ist fällig. Zahle 15 $.
    }
card-ch-reading = Alles einsteigen! Ziehe zur Reading Railroad. Kommst du über { $go }, kassiere 200 $.
card-ch-boardwalk = Mach einen Bummel über den Boardwalk. Ziehe sofort dorthin.
card-ch-chairman = Du leitest jetzt den Vorstand. Zahle allen anderen je 50 $.
card-ch-loan = Dir wird ein Darlehen zurückgezahlt. Kassiere 150 $.
card-cc-go = { card-ch-go }
card-cc-bankerror = Die Bank hat sich zu deinen Gunsten verzählt. Kassiere 200 $.
card-cc-doctor = Die Arztpraxis schickt eine Rechnung. Zahle 50 $.
card-cc-stock-45 = Du hast Aktien verkauft. Kassiere 45 $.
card-cc-stock-50 = Du hast Aktien verkauft. Kassiere 50 $.
card-cc-goojf = { card-ch-goojf }
card-cc-jail = { card-ch-jail }
card-cc-opera = Du besorgst Karten für die Oper. Alle anderen zahlen dir je 50 $ für ihren Platz.
card-cc-birthday = Alles Gute zum Geburtstag! Alle schenken dir je 10 $.
card-cc-fund = Die Urlaubskasse zahlt aus. Kassiere 100 $.
card-cc-refund = Du bekommst Steuern zurück. Kassiere 20 $.
card-cc-insurance = Deine Lebensversicherung zahlt aus. Kassiere 100 $.
card-cc-hospital = Du warst im Krankenhaus. Zahle 100 $.
card-cc-school-150 = Das Schulgeld ist fällig. Zahle 150 $.
card-cc-school-50 = Das Schulgeld ist fällig. Zahle 50 $.
card-cc-services = Du bekommst ein Honorar für einen guten Rat. Kassiere 25 $.
card-cc-streets = Vor deinen Gebäuden wird die Straße geflickt. Zahle 40 $ je Haus und 115 $ je Hotel.
card-cc-beauty = Du bekommst den zweiten Preis im Schönheitswettbewerb. Kassiere 10 $.
card-cc-inherit = Deine Tante hat dich in ihrem Testament bedacht. Kassiere 100 $.
# For the cards to a street or railroad, where a board has another one there.
card-advance = Weiter zum Feld { $space }. Kommst du über { $go }, kassiere 200 $.
# Words of a board’s own on a card, and then what the card does.
card-own = { $card } { $effect }
effect-collect-from-bank = Kassiere { $amount } $.
effect-pay-bank = Zahle { $amount } $.
effect-collect-from-each = Alle anderen zahlen dir je { $amount } $.
effect-pay-each = Zahle allen anderen je { $amount } $.
effect-pay-per-building = Zahle { $house } $ je Haus und { $hotel } $ je Hotel.

## Besitzkarten als Bilder. German; glossary in common.ftl. Labels of some 20 letters, sums of some 16.

deed-card-price = Preis
deed-card-bare = { board-picture-rent }
deed-card-set = Miete, ganze Farbe
deed-card-houses = { $houses ->
    [1] Mit 1 Haus
   *[other] Mit { $houses } Häusern
}
deed-card-hotel = Mit Hotel
deed-card-railroads = { $count ->
    [1] Miete, 1 Bahnhof
   *[other] Mit { $count } Bahnhöfen
}
deed-card-utilities = { $count ->
    [1] Miete, 1 Werk
   *[other] Mit { $count } Werken
}
deed-card-times = { $times } × Wurf
deed-card-cost-house = Preis je Haus
deed-card-cost-hotel = Preis je Hotel
deed-card-hotel-sum = { $amount } $ + { $houses } Häuser
deed-card-loan = Hypothek
deed-card-lift = Tilgung
deed-card-free = Gehört niemandem
deed-card-mortgaged = BELASTET
deed-card-silent = Hier ist keine Miete fällig

deed-card-alt = Besitzrechtkarte: { $space }, { $group }.
deed-card-alt-mortgaged = Belastet: Hier ist keine Miete fällig.
deed-card-alt-line = { $label }: { $amount }
deed-card-alt-now = { $line } (jetzt)
deed-card-alt-owner = Gehört { $who }{ $houses ->
    [0] {""}
    [1] , mit 1 Haus
   *[other] , mit { $houses } Häusern
}
deed-card-alt-hotel = Gehört { $who }, mit Hotel

## The property as text

deed-title = { $mark } { $space }
deed-price = Preis { $price } $ · Hypothek { $mortgage } $ · Tilgung { $unmortgage } $
deed-build = Ein Haus kostet { $cost } $, ein Hotel { $cost } $ und { $houses ->
        [3] drei
        [4] vier
       *[other] { $houses }
    } Häuser
deed-rent-bare = Miete: { $rent } $
deed-rent-set = Miete, ganze Farbe: { $rent } $
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
deed-due = Miete zurzeit: **{ $amount }**
deed-free = Dieses Grundstück gehört noch niemandem. Wer hier landet, darf es kaufen{ $declined ->
        [left-with-bank] .
       *[auctioned] {" "}oder versteigern lassen.
    }
deed-owner = Gehört { $owner }
deed-owner-mortgaged = Gehört { $owner }. Das Grundstück ist belastet, darum ist hier keine Miete fällig.
deed-group = Farbgruppe: { $spaces }

command-name-deed = grundstück
option-name-name = name
command-deed = Preis und Miete eines Grundstücks
command-deed-name = Welches Grundstück
