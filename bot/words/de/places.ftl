### The spaces of the board that are neither streets nor railroads: those keep the board's names.
### On cards, in the rules and in what happens the same words are used for them.

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

on-property = auf { $space }
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

## What somebody buys, wins or gets, as it stands inside a sentence

the-electric-company = das Elektrizitätswerk
the-water-works = das Wasserwerk
