## The board as a picture, and in words for those who do not see it.
## In the picture there is little room. A soft hyphen, written {"\u00AD"}, says where a word may be
## broken: one half of it then has room for some nine letters.

board-picture-turn = Turno { $turn }
board-picture-mover = Vez de { $who }
board-picture-ended = Depois do turno { $turn }
board-picture-won = Vitória de { $who }
board-picture-worth = Patrimônio $ { $amount }
board-picture-over = A partida acabou
board-picture-pot = { $parking } $ { $pot }
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
board-picture-house-cost = Preço por casa
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
board-alt-pot = { $parking }: $ { $pot }.
board-alt-question = A decisão é sobre { $space }.
button-pictures-off = Tudo em texto, sem imagens
button-pictures-on = Mostrar imagens

## The board as a list

board-title = O tabuleiro
board-player = **{ $who }** · { $place }
board-unowned = **Livres**
board-group = { $group }: { $deeds }
board-jailed = na Prisão
board-visiting = na Prisão, só de visita

command-name-board = tabuleiro
command-board = Ver o tabuleiro: de quem é cada propriedade e onde está cada peão

## The spaces of the board that are neither streets nor railroads: those keep the board's names.
## On cards, in the rules and in what happens the same words are used for them.

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

## What somebody passes, pays, buys or gets, as it stands inside a sentence

the-go = o Ponto de Partida
the-income-tax = Imposto de Renda
the-luxury-tax = Imposto de Luxo
the-electric-company = a Companhia Elétrica
the-water-works = a Companhia de Água

## Names of color groups, tokens and deeds.

group-dark-purple = Roxo-escuro
group-brown = Marrom
group-light-blue = Azul-claro
group-pink = Rosa
group-orange = Laranja
group-red = Vermelho
group-yellow = Amarelo
group-green = Verde
group-dark-blue = Azul-escuro
group-railroad = Ferrovias
group-utility = Companhias
the-dark-purple = grupo roxo-escuro
the-brown = grupo marrom
the-light-blue = grupo azul-claro
the-pink = grupo rosa
the-orange = grupo laranja
the-red = grupo vermelho
the-yellow = grupo amarelo
the-green = grupo verde
the-dark-blue = grupo azul-escuro
the-railroad = grupo das ferrovias
the-utility = grupo das companhias
token-hat = Cartola
token-boat = Navio
token-dog = Cachorro
token-car = Carro
token-iron = Ferro de passar
token-boot = Bota
token-cat = Gato
token-thimble = Dedal
deed-mortgaged = { $deed } (hipotecada)
side-properties =
    { $count ->
        [one] { $count } propriedade
       *[other] { $count } propriedades
    }
jail-passes =
    { $count ->
        [1] uma carta de Saída Livre
       *[other] { $count } cartas de Saída Livre
    }

## The Chance and Community Chest cards in our own words: card-<id in lower case>.

card-ch-go = Siga até { $go }. Receba $ 200.
card-ch-illinois = Faça um passeio até a Illinois Avenue. Se cruzar { $go }, receba $ 200.
card-ch-stcharles = Faça uma visita à St. Charles Place. Se cruzar { $go }, receba $ 200.
card-ch-utility = Siga até a companhia mais próxima. Se ela estiver livre, você pode comprá-la. Se for de outra pessoa, jogue os dados e pague dez vezes o resultado.
card-ch-railroad-1 = Siga até a ferrovia mais próxima. Se ela estiver livre, você pode comprá-la. Se for de outra pessoa, pague o dobro do aluguel normal.
card-ch-railroad-2 = A ferrovia mais próxima espera por você: siga até lá. Se ela estiver livre, você pode comprá-la. Se for de outra pessoa, pague o dobro do aluguel normal.
card-ch-dividend = Suas ações renderam bem. Receba $ 50.
card-ch-goojf = Você sai da Prisão de graça. Guarde esta carta até usá-la ou trocá-la.
card-ch-back3 = Volte três espaços.
card-ch-jail = Vá direto para a Prisão. Não cruze { $go } e não receba $ 200.
card-ch-repairs = Suas construções precisam de reforma. Pague $ 25 por casa e $ 100 por hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] Multa por excesso de velocidade. Pague $ 15.
       *[classic] Você precisa pagar o imposto dos pobres. Pague $ 15.
    }
card-ch-reading = Embarque na Reading Railroad. Se cruzar { $go }, receba $ 200.
card-ch-boardwalk = Faça uma caminhada pela Boardwalk. Vá para lá agora.
card-ch-chairman = Elegeram você para presidir o conselho. Pague $ 50 a cada participante.
card-ch-loan = Devolveram o dinheiro que você emprestou. Receba $ 150.
card-cc-go = { card-ch-go }
card-cc-bankerror = O Banco errou a conta a seu favor. Receba $ 200.
card-cc-doctor = Chegou a conta da consulta médica. Pague $ 50.
card-cc-stock-45 = Você vendeu algumas ações. Receba $ 45.
card-cc-stock-50 = Você vendeu algumas ações. Receba $ 50.
card-cc-goojf = { card-ch-goojf }
card-cc-jail = { card-ch-jail }
card-cc-opera = Você leva todo mundo à ópera. Receba $ 50 de cada participante pela entrada.
card-cc-birthday = Hoje é seu aniversário! Receba $ 10 de cada participante.
card-cc-fund = Sua poupança para as férias rendeu. Receba $ 100.
card-cc-refund = Chegou a restituição do seu imposto. Receba $ 20.
card-cc-insurance = Você resgatou seu seguro de vida. Receba $ 100.
card-cc-hospital = Você passou uma noite no hospital. Pague $ 100.
card-cc-school-150 = Chegou a hora de pagar a escola. Pague $ 150.
card-cc-school-50 = Chegou a hora de pagar a escola. Pague $ 50.
card-cc-services = Você deu bons conselhos. Receba $ 25.
card-cc-streets = A rua em frente às suas construções está em obras. Pague $ 40 por casa e $ 115 por hotel.
card-cc-beauty = Você ficou em segundo lugar num concurso de beleza. Receba $ 10.
card-cc-inherit = Uma tia se lembrou de você no testamento. Receba $ 100.
# For the cards to a street or railroad, where a board has another one there.
card-advance = Vá para o espaço { $space }. Se cruzar { $go }, receba $ 200.
# Words of a board’s own on a card, and then what the card does.
card-own = { $card } { $effect }
effect-collect-from-bank = Receba $ { $amount }.
effect-pay-bank = Pague $ { $amount }.
effect-collect-from-each = Receba $ { $amount } de cada participante.
effect-pay-each = Pague $ { $amount } a cada participante.
effect-pay-per-building = Pague $ { $house } por casa e $ { $hotel } por hotel.

## Títulos como imagens. Portuguese; glossary in common.ftl. Labels of some 20 letters.

deed-card-price = Preço
deed-card-bare = { board-picture-rent }
deed-card-set = Com o grupo completo
deed-card-houses = { $houses ->
    [1] Com 1 casa
   *[other] Com { $houses } casas
}
deed-card-hotel = Com hotel
deed-card-railroads = { $count ->
    [1] Com 1 ferrovia
   *[other] Com { $count } ferrovias
}
deed-card-utilities = { $count ->
    [1] Com 1 companhia
   *[other] Com { $count } companhias
}
deed-card-times = { $times } × os dados
deed-card-cost-house = Preço por casa
deed-card-cost-hotel = Preço por hotel
deed-card-hotel-sum = $ { $amount } + { $houses } casas
deed-card-loan = Hipoteca
deed-card-lift = Quitar a hipoteca
deed-card-free = Livre
deed-card-mortgaged = HIPOTECADA
deed-card-silent = Sem aluguel aqui

deed-card-alt = Título: { $space }, { $group }.
deed-card-alt-mortgaged = A propriedade está hipotecada, e ninguém paga aluguel aqui.
deed-card-alt-line = { $label }: { $amount }
deed-card-alt-now = { $line } (agora)
deed-card-alt-owner = Pertence a { $who }{ $houses ->
    [0] {""}
    [1] , com 1 casa
   *[other] , com { $houses } casas
}
deed-card-alt-hotel = Pertence a { $who }, com hotel

## The property as text

deed-title = { $mark } { $space }
deed-price = Preço $ { $price } · hipoteca $ { $mortgage } · quitar a hipoteca $ { $unmortgage }
deed-build = Uma casa custa $ { $cost }. Um hotel custa { $houses ->
        [3] três
        [4] quatro
       *[other] { $houses }
    } casas e mais $ { $cost }
deed-rent-bare = Aluguel sem casas: $ { $rent }
deed-rent-set = Com o grupo completo, sem casas: $ { $rent }
deed-rent-houses =
    { $houses ->
        [1] Com 1 casa: $ { $rent }
       *[other] Com { $houses } casas: $ { $rent }
    }
deed-rent-hotel = Com hotel: $ { $rent }
deed-rent-railroads =
    { $count ->
        [1] Aluguel com uma ferrovia: $ { $rent }
       *[other] Com { $count } ferrovias: $ { $rent }
    }
deed-rent-utilities =
    { $count ->
        [1] Aluguel com uma companhia: { $times } × os dados
       *[other] Com as duas companhias: { $times } × os dados
    }
deed-now = **{ $line }** ← agora
deed-due = Aluguel agora: **{ $amount }**
deed-free = Esta propriedade está livre. Se você parar nela, pode comprá-la{ $declined ->
        [left-with-bank] .
       *[auctioned] {" "}ou mandá-la para leilão.
    }
deed-owner = Pertence a { $owner }
deed-owner-mortgaged = Pertence a { $owner }. Está hipotecada, e ninguém paga aluguel aqui.
deed-group = Grupo: { $spaces }

command-name-deed = propriedade
option-name-name = nome
command-deed = Ver quanto uma propriedade custa e quanto rende de aluguel
command-deed-name = O nome da propriedade
