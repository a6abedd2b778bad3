# What the table waits for: decision-<kind>.

decision-none = A partida acabou.
decision-to-throw = { $who }: jogue os dados
decision-to-throw-again = { $who }: você tirou uma dupla. Jogue os dados de novo
decision-beat-end = { $who } ainda pode trocar e administrar suas propriedades. A vez termina sozinha
decision-beat = O bot joga os dados para { $who }
decision-beat-now = O bot joga agora os dados para { $who }
decision-in-jail = { $who }, você está na Prisão. Como quer sair?
decision-fine-or-pass = { $who }, não foi uma dupla. Quer pagar $ { $price } ou usar uma carta de Saída Livre?
decision-held = { $who } está segurando os dados de { $mover }
decision-to-end = { $who }: { $can ->
        [build-trade] construa, proponha uma troca ou encerre a vez
        [build] construa ou encerre a vez
        [trade] proponha uma troca ou encerre a vez
       *[end] encerre a vez
    }
decision-buy-or-decline = { $who }: comprar { $space } por $ { $price } ou { $declined ->
        [left-with-bank] deixar com o Banco?
       *[auctioned] mandar para leilão?
    }
decision-choose-tax = { $who }: Imposto de Renda. Pagar $ { $flat } ou { $percent }% de tudo o que você tem?
decision-auction = Em leilão: { $space }. O maior lance é de { $leader }: $ { $price }. { $who }: cobrir o lance ou passar?
decision-auction-open = Em leilão: { $space }. { $who }: dar um lance ou passar?
decision-sealed-auction = Leilão secreto: { $lots }. Falta a resposta de { $who }
decision-owing = { $who }: você deve $ { $amount } para { $to } ({ $topic }) e precisa levantar o dinheiro
decision-rescue = { $who }: você não consegue levantar os $ { $amount } que deve para { $to } ({ $topic }){ $rescue ->
        [trade] {". Só uma troca pode salvar você"}
       *[none] {""}
    }
decision-shortage-claim =
    { $count ->
        [1] { $who }: o Banco tem poucas construções. Quer construir também?
       *[other] { $who }: o Banco tem poucas construções. Querem construir também?
    }
decision-shortage-again =
    { $count ->
        [1] { $who }: há mais pedidos do que construções. Quanto você quer pagar por cada uma, no máximo?
       *[other] { $who }: há mais pedidos do que construções. Quanto vocês querem pagar por cada uma, no máximo?
    }
decision-shortage-auction = Em leilão: { $what }. O maior lance é de { $leader } ({ $lot }): $ { $price }. { $who }: cobrir o lance ou passar?
decision-shortage-auction-open = Em leilão: { $what }. { $who }: dar um lance ou passar?
shortage-claim = { $who } quer construir: { $what }
shortage-none =
    { $count ->
        [1] { $who } não pediu nada
       *[other] { $who } não pediram nada
    }
decision-lift-or-hold =
    { $cash ->
        [short] { $who }: quitar agora a hipoteca de { $spaces } ($ { $price } ao todo) ou deixar como está? Antes de quitar, você pode vender ou hipotecar algo
       *[enough] { $who }: quitar agora a hipoteca de { $spaces } ou deixar como está?
    }
awaiting-until = { $what } · o prazo acaba <t:{ $at }:R>
awaiting-beat = { $what } <t:{ $at }:R>
# Under the question at the table: the cash of the player who is asked, and until when
asked-cash = { $missing ->
        [0] Dinheiro: **$ { $cash }**
        [1] Dinheiro: **$ { $cash }** · **falta $ { $missing }**
       *[other] Dinheiro: **$ { $cash }** · **faltam $ { $missing }**
    }
asked-until = { $cash } · o prazo acaba <t:{ $at }:R>
asked-raise = { $who } pode levantar o que falta. O botão **{ $button }** mostra antes o que vender ou hipotecar.
asked-raise-mine = Você pode levantar o que falta. O botão **{ $button }** mostra antes o que vender ou hipotecar.
