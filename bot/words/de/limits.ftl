# Was eine Person oder ein Server dem Bot in einer Weile abverlangen darf.

limit-presses = Das waren sehr viele Klicks. Weiter geht es <t:{ $at }:R>.
limit-server = Auf diesem Server ist gerade sehr viel los. Versuche es <t:{ $at }:R> noch einmal.
limit-costly = Du hast viel auf einmal nachgesehen. Das geht <t:{ $at }:R> wieder.
limit-offers = Du hast in diesem Spiel schon viele Angebote gemacht. Das nächste kannst du <t:{ $at }:R> machen.
limit-questions = Du hast schon mehrere Abstimmungen gestartet. Die nächste kannst du <t:{ $at }:R> starten.
limit-lobbies = Du hast schon mehrere Lobbys eröffnet. Die nächste kannst du <t:{ $at }:R> eröffnen.
limit-shares = Du hast in diesem Kanal schon viel geteilt. Du kannst <t:{ $at }:R> wieder etwas teilen.
limit-working = Daran wird gerade gearbeitet. Danach kannst du das Nächste abrufen.
limit-queue = Das wollen gerade viele. Versuche es <t:{ $at }:R> noch einmal.
