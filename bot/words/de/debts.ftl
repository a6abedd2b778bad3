## Debts at the table, and the panel in which money is raised.

## At the table

debt-line = Du musst { $amount } $ an { $to } zahlen ({ $topic }): { $why }
debt-line-plain = Du musst { $amount } $ an { $to } zahlen ({ $topic })
debt-until = { $debt } · ⏳ <t:{ $at }:R>
plan = Vorschlag für { $who }: { $what }. Das bringt { $amount } $.
plan-mine = Vorschlag: { $what }. Das bringt { $amount } $.
plan-head = So kann { $who } { $amount } $ auftreiben:
plan-head-mine = So kannst du { $amount } $ auftreiben:
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
plan-mortgage = { $spaces } belasten

## The panel

debt-title = Deine Schulden
debt-mortgage = Hypothek auf { $lots }
debt-label-of = { $who }: { $what }
debt-as-proposed = Vorschlag annehmen · { $price } $
debt-change = Selbst wählen…
debt-give-up = Aufgeben…
debt-hopeless = Selbst wenn { $who } alles verkauft und belastet, { $able ->
        [0] kommt kein Geld zusammen
       *[other] kommen nur { $able } $ zusammen
    }.
debt-hopeless-mine = Selbst wenn du alles verkaufst und belastest, { $able ->
        [0] kommt kein Geld zusammen
       *[other] kommen nur { $able } $ zusammen
    }.
debt-plan-changed = Inzwischen hat sich etwas geändert, darum wurde noch nichts verkauft oder belastet. So sieht der Vorschlag jetzt aus:
debt-of-another = Wie diese Schuld bezahlt wird, kann nur { $who } entscheiden.
debt-raised = Bezahlt. Du bist schuldenfrei.
debt-given-up = Du hast aufgegeben.
debt-sure = Du schuldest { $price } $ und kannst { $able ->
        [0] kein Geld
       *[other] höchstens { $able } $
    } auftreiben. Gibst du auf, bist du aus dem Spiel, und alles, was du hast, geht an { $to }.{ $rescue ->
        [trade] { " " }Ein Handel könnte dich noch retten (mit { $helpers }).
       *[none] { " " }Kein Handel kann dich retten.
    } Willst du aufgeben?
debt-bankrupt = Aufgeben
debt-trade = Handel versuchen

## Raising cash for a purchase

purchase-title = { CAPITALIZED($what) } für { $price } $ kaufen?
purchase-plan = Wenn du bestätigst, passiert der Reihe nach Folgendes:
purchase-cash = Geld: jetzt **{ $before } $** · nach dem Kauf **{ $after } $**
purchase-confirm = { $amount } $ auftreiben und kaufen
purchase-enough = Dein Geld reicht inzwischen. Kaufe { $what } mit dem Knopf an der Spielnachricht.
purchase-done = Erledigt: Du hast { $what } gekauft und noch { $cash } $.

## What a sum was for: rents, taxes, cards.

why-rent-bare = Miete { $amount } $
why-rent-full-group = Miete { $amount } $ = 2 × { $base } $, ganze Farbe, unbebaut
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
why-income-tax-flat =
    { $percent ->
        [0] { $amount } $
       *[other] pauschal { $amount } $ statt { $percent } % vom Vermögen
    }
why-income-tax-share = { $percent } % vom Vermögen, { $amount } $
why-auction-price = { $amount } $, das höchste Gebot
why-interest = { $percent } % Zinsen auf { $spaces }: { $amount } $
# What is owed or paid, as it follows “owes Bo $6”
topic-rent = Miete { $where }
topic-auction = Zuschlag für { $what }
topic-card =
    { $deck ->
        [chance] Ereigniskarte
        [community_chest] Gemeinschaftskarte
       *[other] Karte von „{ $deck }“
    }
topic-tax = { $tax }
topic-jail-fine = Strafe im Gefängnis
topic-interest = Zinsen für übernommene Hypotheken
topic-share = Anteil aus dem Bankrott von { $debtor }
a-card-of =
    { $deck ->
        [chance] eine Ereigniskarte
        [community_chest] eine Gemeinschaftskarte
       *[other] eine Karte von „{ $deck }“
    }
under-deck =
    { $deck ->
        [chance] die Ereigniskarten
        [community_chest] die Gemeinschaftskarten
       *[other] den Stapel „{ $deck }“
    }
