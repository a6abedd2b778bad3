# What the table waits for: decision-<kind>.

decision-none = A partida acabou.
decision-to-throw = { $who }: jogue os dados
decision-to-throw-again = { $who }: dupla! Jogue de novo
decision-beat-end = { $who } ainda pode construir, depois a vez termina
decision-beat = Os dados rolam para { $who }
decision-in-jail = { $who }, na Prisão: como você sai?
decision-fine-or-pass = { $who }, sem dupla: paga os $ { $price } ou usa uma saída livre?
decision-held = { $who } segura os dados de { $mover } por um instante
decision-to-end = { $who }: construa, proponha uma troca ou encerre a vez
decision-to-end-without-group = { $who }: proponha uma troca ou encerre a vez
decision-buy-or-decline = { $who }: comprar { $space } por $ { $price } ou { $declined ->
        [left-with-bank] deixar com o Banco?
       *[auctioned] mandar a leilão?
    }
decision-choose-tax = { $who }: Imposto de Renda, $ { $flat } ou { $percent }% de tudo o que você tem?
decision-auction = { $space } sai por $ { $price } para { $leader }. { $who }: quem dá mais?
decision-auction-open = Em leilão: { $space }. { $who }: quem abre os lances?
decision-sealed-auction = Leilão fechado de { $lots }. Falta a resposta de { $who }
decision-owing = { $who }: levante $ { $amount } para { $to } ({ $topic })
decision-rescue = { $who } não tem como levantar os $ { $amount } para { $to } ({ $topic }). Só uma troca salva agora
decision-shortage-claim =
    { $count ->
        [1] { $who }: faltam construções. Você pede alguma ou deixa para a mesa?
       *[other] { $who }: faltam construções. Vocês pedem alguma ou deixam para a mesa?
    }
decision-shortage-again =
    { $count ->
        [1] { $who }: pediram mais do que o Banco tem. Quanto vale para você cada construção, no máximo?
       *[other] { $who }: pediram mais do que o Banco tem. Quanto vale para vocês cada construção, no máximo?
    }
decision-shortage-auction = Em leilão: { $what }, que sai por $ { $price } para { $leader } ({ $lot }). { $who }: quem dá mais?
decision-shortage-auction-open = Em leilão: { $what }. { $who }: quem abre os lances?
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
awaiting-until = { $what } · <t:{ $at }:R>
awaiting-beat = { $what } <t:{ $at }:R>
