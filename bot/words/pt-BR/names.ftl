# Names of color groups, tokens and deeds.

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
