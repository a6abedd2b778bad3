### The board as a picture, and in words for those who do not see it.
### In the picture there is little room. A soft hyphen, written {"\u00AD"}, says where a word may be
### broken: one half of it then has room for some nine letters.

board-picture-turn = Turno { $turn }
board-picture-mover = Vez de { $who }
board-picture-ended = Depois do turno { $turn }
board-picture-won = Vitória de { $who }
board-picture-over = A partida acabou
board-picture-pot = Parada Livre $ { $pot }
# One letter, on what is mortgaged.
board-picture-mortgage-letter = H
board-picture-tax-choice = $ { $flat } / { $percent }%

board-picture-by-itself-roll = O bot joga os dados
board-picture-by-itself-end = A vez termina sozinha
board-picture-by-itself-pause = Em pausa
board-picture-out = fora
board-picture-jailed = Prisão
board-picture-times = ×{ $times }
board-picture-rent = Aluguel
board-picture-set = Grupo completo
board-picture-house-cost = Uma casa custa
board-picture-railroads = { $count ->
    [1] 1 ferrovia
   *[other] { $count } ferrovias
}
board-picture-utilities = { $count ->
    [1] 1 companhia: dados
   *[other] { $count } companhias: dados
}

board-picture-go = PARTIDA
board-picture-jail = PRISÃO
board-picture-visiting = Só de visita
board-picture-parking = Parada Livre
board-picture-arrest = Vá para a Prisão
board-picture-chance = Sorte
board-picture-chest = Cofre
board-picture-income = Imp. de Renda
board-picture-luxury = Imp. de Luxo
board-picture-electric = Cia. Elétrica
board-picture-water = Cia. de Água

board-where = 📍 Posições: { $places }

board-alt =
    O tabuleiro, turno { $turn }: { $title }. Banco: { $houses ->
        [0] nenhuma casa
        [1] 1 casa
       *[other] { $houses } casas
    }, { $hotels ->
        [0] nenhum hotel
        [1] 1 hotel
       *[other] { $hotels } hotéis
    }.
board-alt-where = { $who }, { $cash }: { $space }.
board-alt-where-owns = { $who }, { $cash }: { $space }. Tem { $deeds }.
board-alt-out = { $who }: fora da partida.
board-alt-dice = Dados de { $who }: { $first } e { $second }.
board-alt-card = { $space }: { $rows }.
board-alt-houses =
    { $space } ({ $houses ->
        [1] 1 casa
       *[other] { $houses } casas
    })
board-alt-hotel = { $space } (hotel)
board-alt-mortgaged = { $space } (hipotecada)
board-alt-moved = { $who } foi do espaço { $start } para o espaço { $space }.
board-alt-jumped = { $who } foi do espaço { $start } para o espaço { $space } e de lá para a Prisão.
board-alt-pot = Parada Livre: $ { $pot }.
board-alt-question = A decisão é sobre { $space }.
button-pictures-off = Tudo em texto, sem imagens
button-pictures-on = Mostrar imagens

## The board as a list

board-title = O tabuleiro
board-player = **{ $who }** · { $place }
board-unowned = **À venda**
board-group = { $group }: { $deeds }
board-token = { $who }: { $space }
board-jailed = na Prisão
board-visiting = na Prisão, só de visita

command-name-board = tabuleiro
command-board = Ver o tabuleiro: de quem é cada propriedade e onde está cada peão
