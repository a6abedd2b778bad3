### The spaces of the board that are neither streets nor railroads: those keep the board's names.
### On cards, in the rules and in what happens the same words are used for them.

space-go = LOS
space-community-chest = Gemeinschaftsfeld
space-income-tax = Einkommensteuer
space-chance = Ereignisfeld
space-jail-just-visiting = Gefängnis / Nur zu Besuch
space-electric-company = Elektrizitätswerk
space-water-works = Wasserwerk
space-free-parking = Frei Parken
space-go-to-jail = Geh ins Gefängnis
space-luxury-tax = Zusatzsteuer
