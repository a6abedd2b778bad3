### The spaces of the board that are neither streets nor railroads: those keep the board's names.
### On cards, in the rules and in what happens the same words are used for them.

space-go = GO
space-community-chest = Community Chest
space-income-tax = Income Tax
space-chance = Chance
space-jail-just-visiting = Jail / Just Visiting
space-electric-company = Electric Company
space-water-works = Water Works
space-free-parking = Free Parking
space-go-to-jail = Go To Jail
space-luxury-tax = Luxury Tax
