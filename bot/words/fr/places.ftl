### The spaces of the board that are neither streets nor railroads: those keep the board's names.
### On cards, in the rules and in what happens the same words are used for them.

space-go = Départ
space-community-chest = Caisse de Communauté
space-income-tax = Impôts sur le revenu
space-chance = Chance
space-jail-just-visiting = Prison / Simple visite
space-electric-company = Compagnie d’électricité
space-water-works = Compagnie des eaux
space-free-parking = { board-picture-parking }
space-go-to-jail = { board-picture-arrest }
space-luxury-tax = Taxe de luxe

## Where somebody has landed, as it stands inside a sentence

on-property = sur { $space }
on-go = sur la case Départ
on-community-chest = sur une case Caisse de Communauté
on-income-tax = sur la case Impôts sur le revenu
on-chance = sur une case Chance
on-jail-just-visiting = sur la case Prison, en simple visite
on-electric-company = sur la Compagnie d’électricité
on-water-works = sur la Compagnie des eaux
on-free-parking = sur la case Parc Gratuit
on-go-to-jail = sur « Allez en prison »
on-luxury-tax = sur la case Taxe de luxe

## What somebody buys, wins or gets, as it stands inside a sentence

the-electric-company = la Compagnie d’électricité
the-water-works = la Compagnie des eaux
