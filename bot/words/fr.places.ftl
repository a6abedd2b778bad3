### The spaces of the board that are neither streets nor railroads: those keep the board's names.
### On cards, in the rules and in what happens the same words are used for them.

space-go = Départ
space-community-chest = Caisse de Communauté
space-income-tax = Impôt sur le revenu
space-chance = Chance
space-jail-just-visiting = Prison / Simple visite
space-electric-company = Compagnie d’électricité
space-water-works = Compagnie des eaux
space-free-parking = Parc Gratuit
space-go-to-jail = Allez en prison
space-luxury-tax = Taxe de luxe
