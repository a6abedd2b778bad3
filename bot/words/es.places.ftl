### The spaces of the board that are neither streets nor railroads: those keep the board's names.
### On cards, in the rules and in what happens the same words are used for them.

space-go = Salida
space-community-chest = Caja de Comunidad
space-income-tax = Impuesto sobre la renta
space-chance = Suerte
space-jail-just-visiting = Cárcel / Solo de visita
space-electric-company = Compañía Eléctrica
space-water-works = Compañía de Agua
space-free-parking = Parada Libre
space-go-to-jail = Ve a la Cárcel
space-luxury-tax = Impuesto de lujo
