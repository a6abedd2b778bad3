# What a sum was for: rents, taxes, cards.

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
why-income-tax-flat = pauschal { $amount } $
why-income-tax-share = { $percent } % vom Vermögen, { $amount } $
why-auction-price = { $amount } $, das höchste Gebot
why-interest = { $percent } % Zinsen auf { $spaces }: { $amount } $
# What is owed or paid, as it follows “owes Bo $6”
topic-rent = Miete { $where }
topic-auction = Zuschlag für { $what }
topic-card = durch { $deck }
topic-income-tax = Einkommensteuer
topic-luxury-tax = Zusatzsteuer
topic-jail-fine = Strafe im Gefängnis
topic-interest = Zinsen für übernommene Hypotheken
topic-share = Anteil aus dem Bankrott von { $debtor }
deck-chance = eine Ereigniskarte
deck-community-chest = eine Gemeinschaftskarte
under-chance = die Ereigniskarten
under-community-chest = die Gemeinschaftskarten
