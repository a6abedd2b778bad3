# Debts at the table, and the panel in which money is raised.

## At the table

debt-line = Você deve $ { $amount } para { $to } ({ $topic }): { $why }
debt-line-plain = Você deve $ { $amount } para { $to } ({ $topic })
debt-until = { $debt } · o prazo acaba <t:{ $at }:R>
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
        [trade] {" Uma troca ainda pode salvar você."}
       *[none] {""}
    } Quer mesmo desistir?
debt-bankrupt = Sim, ir à falência
debt-trade = Tentar uma troca

## Raising cash for a purchase

purchase-title = Comprar { $what } por $ { $price }?
purchase-plan = Se você confirmar, isto acontece nesta ordem:
purchase-cash = Dinheiro: **$ { $before }** agora · **$ { $after }** depois da compra
purchase-confirm = Levantar $ { $amount } e comprar
purchase-enough = Agora você tem dinheiro suficiente. Compre { $what } com o botão na mensagem da partida.
purchase-done = Você comprou { $what } e ficou com $ { $cash }.
