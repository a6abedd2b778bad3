### The board as a picture, and in words for those who do not see it.
### In the picture there is little room. A soft hyphen, written {"\u00AD"}, says where a word may be
### broken: one half of it then has room for some nine letters.

board-picture-turn = Turno { $turn }
board-picture-mover = Vez de { $who }
board-picture-ended = Depois do turno { $turn }
board-picture-won = { $who } vence
board-picture-over = A partida acabou
board-picture-pot = Parada Livre $ { $pot }
# One letter, on what is mortgaged.
board-picture-mortgage-letter = H
board-picture-price = $ { $amount }
board-picture-tax-choice = $ { $flat } / { $percent }%
board-picture-salary = +$ { $amount }

board-picture-go = INÍCIO
board-picture-jail = PRISÃO
board-picture-visiting = Só de visita
board-picture-parking = Parada Livre
board-picture-arrest = Vá para a Prisão
board-picture-chance = Sorte
board-picture-chest = Cofre
board-picture-income = Imposto de Renda
board-picture-luxury = Imposto de Luxo
board-picture-electric = Companhia Elétrica
board-picture-water = Companhia de Água

board-where = 📍 { $places }

board-alt =
    O tabuleiro, turno { $turn }: { $title }. Banco: { $houses ->
        [1] 1 casa
       *[other] { $houses } casas
    }, { $hotels ->
        [1] 1 hotel
       *[other] { $hotels } hotéis
    }.
board-alt-where = { $who }: { $space }.
board-alt-where-owns = { $who }: { $space }. Tem { $deeds }.
board-alt-houses =
    { $space } ({ $houses ->
        [1] 1 casa
       *[other] { $houses } casas
    })
board-alt-hotel = { $space } (hotel)
board-alt-mortgaged = { $space } (hipotecada)
board-alt-moved = { $who } foi do espaço { $start } para o espaço { $space }.
board-alt-jumped = { $who } foi do espaço { $start } para o espaço { $space } e depois para a Prisão.
board-alt-pot = Parada Livre: $ { $pot }.
board-alt-question = Em questão: { $space }.
button-pictures-off = Tudo em texto, sem imagens
button-pictures-on = Mostrar imagens

## The board as a list

board-title = O tabuleiro
board-deed = { $deed }: { $owner }{ $state }
board-free = $ { $price }
board-mortgaged = , hipotecada
board-level =
    { $level ->
        [1] , 1 casa
        [hotel] , hotel
       *[other] , { $level } casas
    }
board-group-heading = { $mark } { $group }
board-tokens = Onde está cada peão
board-footer = Só um preço: a propriedade está à venda.
board-token = { $who }: { $space }
board-jailed = na Prisão
board-visiting = na Prisão, só de visita
