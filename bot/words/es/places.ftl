### The spaces of the board that are neither streets nor railroads: those keep the board's names.
### On cards, in the rules and in what happens the same words are used for them.

space-go = Salida
space-community-chest = Caja de Comunidad
space-income-tax = Impuesto sobre la renta
space-chance = Suerte
space-jail-just-visiting = Cárcel / Solo de visita
space-electric-company = Compañía Eléctrica
space-water-works = Compañía de Agua
space-free-parking = { board-picture-parking }
space-go-to-jail = { board-picture-arrest }
space-luxury-tax = Impuesto de lujo

## Where somebody has landed, as it stands inside a sentence

on-property = en { $space }
on-go = en la Salida
on-community-chest = en la Caja de Comunidad
on-income-tax = en el Impuesto sobre la renta
on-chance = en una casilla de Suerte
on-jail-just-visiting = en la Cárcel, solo de visita
on-electric-company = en la Compañía Eléctrica
on-water-works = en la Compañía de Agua
on-free-parking = en la Parada Libre
on-go-to-jail = en «Ve a la Cárcel»
on-luxury-tax = en el Impuesto de lujo

## What somebody buys, wins or gets, as it stands inside a sentence

the-electric-company = la Compañía Eléctrica
the-water-works = la Compañía de Agua
