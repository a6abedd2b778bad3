# What the table waits for: decision-<kind>.

decision-none = A partida acabou.
decision-to-throw = { $who }: jogue os dados
decision-to-throw-again = { $who }: dupla! Jogue os dados de novo
decision-beat-end = { $who } ainda pode construir, depois a vez termina
decision-beat = O bot joga os dados para { $who }
decision-in-jail = { $who }, na Prisão: como vai sair?
decision-fine-or-pass = { $who }, sem dupla: paga os $ { $price } ou usa uma carta de Saída Livre?
decision-held = { $who } segura os dados de { $mover } por um instante
decision-to-end = { $who }: construa, proponha uma troca ou encerre a vez
decision-to-end-without-group = { $who }: proponha uma troca ou encerre a vez
decision-buy-or-decline = { $who }: comprar { $space } por $ { $price } ou { $declined ->
        [left-with-bank] deixar com o Banco?
       *[auctioned] mandar para leilão?
    }
decision-choose-tax = { $who }: Imposto de Renda, $ { $flat } ou { $percent }% de tudo o que você tem?
decision-auction = Em leilão: { $space }. O maior lance é de { $leader }: $ { $price }. { $who }: cobrir o lance ou passar?
decision-auction-open = Em leilão: { $space }. { $who }: dar um lance ou passar?
decision-sealed-auction = Leilão secreto: { $lots }. Falta a resposta de { $who }
decision-owing = { $who }: levante $ { $amount } para { $to } ({ $topic })
decision-rescue = { $who }: não há como levantar $ { $amount } para { $to } ({ $topic }). Só uma troca ainda ajuda
decision-shortage-claim =
    { $count ->
        [1] { $who }: faltam construções. Você pede alguma ou deixa para os outros?
       *[other] { $who }: faltam construções. Vocês pedem alguma ou deixam para os outros?
    }
decision-shortage-again =
    { $count ->
        [1] { $who }: pediram mais do que o Banco tem. Quanto vale para você cada construção, no máximo?
       *[other] { $who }: pediram mais do que o Banco tem. Quanto vale para vocês cada construção, no máximo?
    }
decision-shortage-auction = Em leilão: { $what }. O maior lance é de { $leader } ({ $lot }): $ { $price }. { $who }: cobrir o lance ou passar?
decision-shortage-auction-open = Em leilão: { $what }. { $who }: dar um lance ou passar?
shortage-claim = { $who } pede { $what }
shortage-none =
    { $count ->
        [1] { $who } não pede nada
       *[other] { $who } não pedem nada
    }
decision-lift-or-hold =
    { $cash ->
        [short] { $who }: quite agora a hipoteca de { $spaces } ($ { $price } ao todo; antes você pode vender ou hipotecar) ou mantenha
       *[enough] { $who }: quite agora a hipoteca de { $spaces } ou mantenha
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
asked-raise = { $who } pode levantar o resto: **{ $button }** mostra o que vender ou hipotecar antes.
