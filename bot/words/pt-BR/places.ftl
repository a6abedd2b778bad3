### The spaces of the board that are neither streets nor railroads: those keep the board's names.
### On cards, in the rules and in what happens the same words are used for them.

space-go = Ponto de Partida
space-community-chest = Cofre
space-income-tax = Imposto de Renda
space-chance = Sorte
space-jail-just-visiting = Prisão / Só de visita
space-electric-company = Companhia Elétrica
space-water-works = Companhia de Água
space-free-parking = { board-picture-parking }
space-go-to-jail = { board-picture-arrest }
space-luxury-tax = Imposto de Luxo

## Where somebody has landed, as it stands inside a sentence

on-property = em { $space }
on-go = no Ponto de Partida
on-community-chest = no Cofre
on-income-tax = no Imposto de Renda
on-chance = na Sorte
on-jail-just-visiting = na Prisão, só de visita
on-electric-company = na Companhia Elétrica
on-water-works = na Companhia de Água
on-free-parking = na Parada Livre
on-go-to-jail = em “Vá para a Prisão”
on-luxury-tax = no Imposto de Luxo

## What somebody buys, wins or gets, as it stands inside a sentence

the-electric-company = a Companhia Elétrica
the-water-works = a Companhia de Água
