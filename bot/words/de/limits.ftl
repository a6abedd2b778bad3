# Was eine Person oder ein Server dem Bot in einer Weile abverlangen darf.

limit-presses = Das waren sehr viele Klicks. Weiter geht es ab <t:{ $at }:T>.
limit-server = Auf diesem Server ist gerade sehr viel los. Versuche es ab <t:{ $at }:T> noch einmal.
limit-costly = Du hast gerade viel auf einmal nachgesehen. Ab <t:{ $at }:T> kannst du wieder etwas nachsehen.
limit-offers = Du hast in diesem Spiel schon viele Angebote gemacht. Das nächste kannst du ab <t:{ $at }:f> machen.
limit-questions = Du hast schon mehrere Abstimmungen gestartet. Die nächste kannst du ab <t:{ $at }:f> starten.
limit-lobbies = Du hast schon mehrere Lobbys eröffnet. Die nächste kannst du ab <t:{ $at }:f> eröffnen.
limit-shares = Du hast in diesem Kanal schon viel geteilt. Du kannst ab <t:{ $at }:f> wieder etwas teilen.
limit-data = Du hast gerade erst eine Datei mit deinen Daten bekommen. Die nächste bekommst du ab <t:{ $at }:f>.
limit-deletions = Du hast deine Daten gerade erst gelöscht. Noch einmal löschen kannst du sie ab <t:{ $at }:f>.
limit-working = Der Bot arbeitet noch an deiner letzten Anfrage. Warte kurz und versuche es dann noch einmal.
limit-queue = Das wollen gerade viele sehen. Versuche es ab <t:{ $at }:T> noch einmal.
