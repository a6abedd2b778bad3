# Debts at the table, and the panel in which money is raised.

## At the table

debt-line = { $who } deve $ { $amount } para { $to } ({ $topic }): { $why }
debt-line-plain = { $who } deve $ { $amount } para { $to } ({ $topic })
debt-until = { $debt } · o prazo acaba <t:{ $at }:R>
plan = Sugestão para { $who }: { $what }. Isso rende $ { $amount }.
plan-head = { $who } pode levantar $ { $amount } assim:
plan-nothing = Não sobrou nada para vender nem hipotecar.
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
        [1] baixar { $space } de hotel para 1 casa
       *[other] baixar { $space } de hotel para { $level } casas
    }
plan-mortgage = hipotecar { $spaces }

## The panel

debt-title = Sua dívida
debt-mortgage = Hipotecar { $lots }
debt-label-of = { $who }: { $what }
debt-as-proposed = Levantar $ { $price } como sugerido
debt-change = Fazer de outro jeito
debt-give-up = Desistir…
debt-hopeless = Mesmo vendendo e hipotecando tudo, { $who } chegaria só a $ { $able }.
debt-plan-changed = Algo mudou desde a sugestão, e nada foi feito ainda. O plano agora é este:
debt-of-another = Quem decide isso é { $who }.
debt-raised = Feito. O dinheiro foi levantado e sua dívida está paga.
debt-given-up = Você desistiu.
debt-bank = o Banco
debt-sure = Você deve $ { $price } e consegue levantar $ { $able } no máximo. Se desistir, você sai da partida, e tudo o que tem vai para { $to }. Uma troca ainda poderia salvar você. Desistir de vez?
debt-bankrupt = Sim, ir à falência
debt-trade = Tentar uma troca

## Raising cash for a purchase

purchase-title = Comprar { $what } por $ { $price }?
purchase-plan = Isto acontece, nesta ordem:
purchase-cash = Dinheiro: **$ { $before }** agora · **$ { $after }** depois da compra
purchase-confirm = Levantar $ { $amount } e comprar
purchase-enough = Agora você tem dinheiro suficiente: compre { $what } pelo botão na mensagem da partida.
purchase-done = Feito: você comprou { $what } e ficou com $ { $cash }.
