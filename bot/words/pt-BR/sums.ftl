# What a sum was for: rents, taxes, cards.

why-rent-bare = aluguel de $ { $amount }
why-rent-full-group = aluguel de $ { $amount } (dobro de $ { $base }: grupo completo, rua sem casas)
why-rent-built =
    { $houses ->
        [0] aluguel de $ { $amount } com hotel
        [1] aluguel de $ { $amount } com 1 casa
       *[other] aluguel de $ { $amount } com { $houses } casas
    }
why-rent-railroads =
    { $count ->
        [1] aluguel de $ { $amount } com uma ferrovia
        [2] aluguel de $ { $amount } com duas ferrovias
        [3] aluguel de $ { $amount } com três ferrovias
       *[other] aluguel de $ { $amount } com todas as { $count } ferrovias
    }
why-rent-railroads-times =
    { $count ->
        [1] aluguel de $ { $amount } ({ $factor } × $ { $base } com uma ferrovia)
        [2] aluguel de $ { $amount } ({ $factor } × $ { $base } com duas ferrovias)
        [3] aluguel de $ { $amount } ({ $factor } × $ { $base } com três ferrovias)
       *[other] aluguel de $ { $amount } ({ $factor } × $ { $base } com todas as { $count } ferrovias)
    }
why-rent-utility =
    { $count ->
        [1] aluguel de $ { $amount } ({ $factor } × { $base } nos dados, com uma companhia)
       *[other] aluguel de $ { $amount } ({ $factor } × { $base } nos dados, com as duas companhias)
    }
why-rent-card-utility = aluguel de $ { $amount } ({ $factor } × { $base } nos dados)
why-income-tax-flat = o valor fixo de $ { $amount }
why-income-tax-share = { $percent }% de tudo o que tem, $ { $amount }
why-auction-price = $ { $amount }, o lance vencedor
why-interest = { $percent }% de juros sobre { $spaces }: $ { $amount }
# What is owed or paid, as it follows “owes Bo $6”
topic-rent = aluguel por parar { $where }
topic-auction = { $what } em leilão
topic-card = por causa de { $deck }
topic-income-tax = Imposto de Renda
topic-luxury-tax = Imposto de Luxo
topic-jail-fine = multa da Prisão
topic-interest = juros de hipotecas
topic-share = uma parte dos bens de { $debtor }
deck-chance = uma carta de Sorte
deck-community-chest = uma carta do Cofre
under-chance = monte Sorte
under-community-chest = monte Cofre
