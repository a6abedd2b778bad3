## Debts at the table, and the panel in which money is raised.

## At the table

debt-line = Você deve $ { $amount } para { $to } ({ $topic }): { $why }
debt-line-plain = Você deve $ { $amount } para { $to } ({ $topic })
debt-until = { $debt } · ⏳ <t:{ $at }:R>
plan = Sugestão para { $who }: { $what }. Isso rende $ { $amount }.
plan-mine = Sugestão: { $what }. Isso rende $ { $amount }.
plan-head = { $who } pode levantar $ { $amount } assim:
plan-head-mine = Você pode levantar $ { $amount } assim:
plan-nothing = Não há mais nada para vender nem hipotecar.
plan-sell =
    { $count ->
        [1] vender uma casa de { $space }
        [2] vender duas casas de { $space }
        [3] vender três casas de { $space }
       *[other] vender quatro casas de { $space }
    }
plan-sell-hotel = vender o hotel de { $space }
plan-sell-down =
    { $level ->
        [1] vender o hotel de { $space } e deixar 1 casa
       *[other] vender o hotel de { $space } e deixar { $level } casas
    }
plan-mortgage = hipotecar { $spaces }

## The panel

debt-title = Sua dívida
debt-mortgage = Hipotecar { $lots }
debt-label-of = { $who }: { $what }
debt-as-proposed = Levantar $ { $price } como sugerido
debt-change = Escolher o que vender…
debt-give-up = Desistir…
debt-hopeless = Mesmo que { $who } venda e hipoteque tudo, { $able ->
        [0] não vai ter dinheiro nenhum
       *[other] só vai ter $ { $able }
    }.
debt-hopeless-mine = Mesmo que você venda e hipoteque tudo, { $able ->
        [0] não vai ter dinheiro nenhum
       *[other] só vai ter $ { $able }
    }.
debt-plan-changed = Algo mudou desde a sugestão, e nada foi feito ainda. A nova sugestão é esta:
debt-of-another = Só { $who } pode usar este botão.
debt-raised = Você levantou o dinheiro e pagou sua dívida.
debt-given-up = Você desistiu e está fora da partida.
debt-sure = Você deve $ { $price } e { $able ->
        [0] não consegue levantar dinheiro nenhum
       *[other] consegue levantar no máximo $ { $able }
    }. Se desistir, você sai da partida, e tudo o que tem vai para { $to }.{ $rescue ->
        [trade] { " " }Uma troca ainda pode salvar você (com { $helpers }).
       *[none] { " " }Nenhuma troca pode salvar você.
    } Quer desistir?
debt-bankrupt = Desistir
debt-trade = Tentar uma troca

## Raising cash for a purchase

purchase-title = Comprar { $what } por $ { $price }?
purchase-plan = Se você confirmar, isto acontece nesta ordem:
purchase-cash = Dinheiro: **$ { $before }** agora · **$ { $after }** depois da compra
purchase-confirm = Levantar $ { $amount } e comprar
purchase-enough = Agora você tem dinheiro suficiente. Compre { $what } com o botão na mensagem da partida.
purchase-done = Você comprou { $what } e { $cash ->
        [0] ficou sem dinheiro
       *[other] ficou com $ { $cash }
    }.

## What a sum was for: rents, taxes, cards.

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
why-income-tax-flat =
    { $percent ->
        [0] $ { $amount }
       *[other] um valor fixo de $ { $amount } em vez de { $percent }% de tudo o que tem
    }
why-income-tax-share = { $percent }% de tudo o que tem, $ { $amount }
why-auction-price = $ { $amount }, o lance vencedor
why-interest = { $percent }% de juros sobre { $spaces }: $ { $amount }
# What is owed or paid, as it follows “owes Bo $6”
topic-rent = por parar { $where }
topic-auction = { $what } em leilão
topic-card = por causa de { a-card-of }
topic-tax = { $tax }
topic-jail-fine = multa da Prisão
topic-interest = juros de hipotecas
topic-share = uma parte dos bens de { $debtor }
a-card-of =
    { $deck ->
        [chance] uma carta de Sorte
        [community_chest] uma carta do Cofre
       *[other] uma carta de “{ $deck }”
    }
under-deck =
    { $deck ->
        [chance] monte Sorte
        [community_chest] monte Cofre
       *[other] monte “{ $deck }”
    }
