### The spaces of the board that are neither streets nor railroads: those keep the board's names.
### On cards, in the rules and in what happens the same words are used for them.

space-go = GO
space-community-chest = Community Chest
space-income-tax = Income Tax
space-chance = Chance
space-jail-just-visiting = Jail / Just Visiting
space-electric-company = Electric Company
space-water-works = Water Works
space-free-parking = { board-picture-parking }
space-go-to-jail = { board-picture-arrest }
space-luxury-tax = Luxury Tax

## Where a player has landed, as it stands inside a sentence

on-property = on { $space }
on-go = on GO
on-community-chest = on Community Chest
on-income-tax = on Income Tax
on-chance = on Chance
on-jail-just-visiting = on Jail (just visiting)
on-electric-company = on Electric Company
on-water-works = on Water Works
on-free-parking = on Free Parking
on-go-to-jail = on Go To Jail
on-luxury-tax = on Luxury Tax

## What somebody buys, wins or gets, as it stands inside a sentence

the-electric-company = Electric Company
the-water-works = Water Works
