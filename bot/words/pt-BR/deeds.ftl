### Títulos como imagens. Portuguese; glossary in common.ftl. Labels of some 20 letters.

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
deed-card-cost-house = Uma casa custa
deed-card-cost-hotel = Um hotel custa
deed-card-hotel-sum = $ { $amount } + { $houses } casas
deed-card-loan = Hipoteca
deed-card-lift = Quitar a hipoteca
deed-card-free = Sem dono
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
deed-free = Esta propriedade está à venda. Se você parar nela, pode comprá-la{ $declined ->
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
