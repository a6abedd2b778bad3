# Auctions: the messages, the thread and the forms.

## One lot

auction-title = Leilão: { $what }
auction-over = Vendido em leilão: { $what }
auction-unsold = Não vendido: { $what }
auction-off = Cancelado: { $what }
auction-none = O leilão parou antes de alguém arrematar. Nada foi vendido.
auction-thread = Leilão: { $what }
auction-lot =
    { $price ->
        [0] { $what }
       *[other] { $what } · preço impresso $ { $price }
    }
lot-mortgaged = 🔒 { $lot } é vendida hipotecada: se você arrematar, paga na hora $ { $interest } ao Banco e também pode quitar os $ { $loan }. Até lá, não há aluguel.
auction-in-thread = Dê seus lances no tópico abaixo ou na mensagem da partida, onde aparece o resultado.
auction-no-bid = Nenhum lance ainda. { $lowest ->
        [1] Você pode começar com $ 1.
       *[other] O primeiro tem de ser de $ { $lowest } ou mais.
    }
auction-reserve = Lances mínimos: { $bids }
auction-leads = **O maior lance é de { $who }: $ { $price }.**
auction-calls = Lances anteriores: { $calls }
auction-cash = Dinheiro: { $cash }
auction-waits = Falta dar lance ou passar: { $who }
auction-passed = Fora do leilão: { $who }
auction-sealed = Leilão secreto: cada pessoa registra um máximo. O mais alto vence e paga { $step ->
        [1] um dólar
       *[other] $ { $step }
    } a mais que o segundo.
auction-filed = Já respondeu: { $who }
auction-ends = O leilão fecha <t:{ $at }:R>, ou assim que ninguém mais puder dar lance.
button-bid = Lance de $ { $price }
button-type = Outro lance…
button-maximum = Meu máximo secreto…
button-pass = Passar
button-lots = Meus máximos para { $count } lotes…
bid-form-max = Seu máximo secreto
bid-form-max-hint = A partir de $ { $lowest }. O bot só dá o lance necessário, e ninguém mais vê quanto é.
bid-form-type = Seu lance
bid-form-type-hint = Dólares inteiros, a partir de $ { $lowest }.
bid-form-label = Dólares
bid-form-cash = Dólares (você tem $ { $cash })
maximum-filed = Seu máximo de $ { $price } está registrado. Ninguém mais vê quanto é.
auction-ended = O leilão já terminou: { $told }
auction-own-maximum = Seu máximo era de $ { $maximum }.
bid-made = Seu lance de $ { $price } foi feito.
bid-beaten = Superado na hora: seus $ { $price } não bastam. { $leader } tem o maior lance: $ { $now }.
bid-cash =
    { $cover ->
        [short] Você tem $ { $cash }: o resto você teria que levantar vendendo ou hipotecando.
       *[enough] Você tem $ { $cash }: sobram $ { $left } se pagar tudo.
    }
auction-back = Voltar à partida: <#{ $channel }>

## Several lots at once

lots-title = Leilão secreto de vários lotes
lots-intro = Escolha um lote para anotar seu máximo secreto por ele, até $ { $highest }. Nada vale antes de você registrar, e você só pode registrar uma vez.
lots-no-cash = Seu dinheiro não dá para nenhum destes lotes.
lots-filed = Registrado. Estes são seus máximos secretos:
lots-passed = Você não deu lance por nenhum destes lotes.
lots-changed = Suas respostas mudaram em outra mensagem. Confira antes de registrar:
lots-line =
    { $price ->
        [0] { $lot }: até **$ { $most }**
       *[other] { $lot } (preço $ { $price }): até **$ { $most }**
    }
lots-line-none =
    { $price ->
        [0] { $lot }: sem lance
       *[other] { $lot } (preço $ { $price }): sem lance
    }
lots-at-most = Gasto total: $ { $price } no máximo.
lots-choose = Seu máximo por…
lots-option = { $lot } · até $ { $most }
lots-option-none =
    { $price ->
        [0] { $lot } · ainda sem lance
       *[other] { $lot } · ainda sem lance, preço $ { $price }
    }
lots-file =
    { $count ->
        [1] Registrar 1 máximo · até $ { $price }
       *[other] Registrar { $count } máximos · até $ { $price }
    }
lots-pass = Passar em todos os lotes
lots-limit = Limite no total · $ { $price }
lots-limit-none = Sem limite no total
lots-limit-title = Limite de gasto
lots-limit-label = Máximo em dólares por todos os lotes
lots-limit-hint = Deixe vazio para não ter limite.
lots-amount-title = { $lot }
lots-amount-label = Seu máximo secreto em dólares
lots-amount-hint = De $ { $lowest } a $ { $highest }. Deixe vazio para não dar lance.
lots-too-dear = Os lances por este lote começam em $ { $lowest }, mais do que você pode oferecer.
lots-out-of-range = Seu máximo por um lote pode ir de $ { $lowest } a $ { $highest }.
