# Was eine Person oder ein Server dem Bot in einer Weile abverlangen darf.

limit-presses = Das war viel auf einmal. Weiter geht es <t:{ $at }:R>.
limit-server = Auf diesem Server ist gerade sehr viel los. Versuch es <t:{ $at }:R> noch einmal.
limit-costly = Du hast viel auf einmal nachgesehen. Weiter nachsehen kannst du <t:{ $at }:R>.
limit-offers = Du hast in diesem Spiel schon viele Angebote gemacht. Das nächste geht <t:{ $at }:R>.
limit-questions = Du hast den Tisch schon mehrmals gefragt. Wieder fragen kannst du <t:{ $at }:R>.
limit-lobbies = Du hast schon mehrere Lobbys eröffnet. Die nächste geht <t:{ $at }:R>.
limit-working = Was du wolltest, ist unterwegs. Sobald es da ist, geht das Nächste.
limit-queue = Darauf warten gerade viele. Versuch es <t:{ $at }:R> noch einmal.
