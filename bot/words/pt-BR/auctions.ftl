## Auctions: the messages, the thread and the forms.

## One lot

auction-title = Leilão: { $what }
auction-over = Vendido em leilão: { $what }
auction-unsold = Não vendido: { $what }
auction-off = Leilão cancelado: { $what }
auction-none = O leilão parou antes de alguém vencer, e nada foi vendido.
auction-lot =
    { $price ->
        [0] { $what }
       *[other] { $what } · preço impresso $ { $price }
    }
auction-declined = { $who } caiu aqui e não comprou.
auction-estate = { $who } saiu da partida: o Banco vende seus bens a quem der o maior lance.
lot-completes = Com { $lot }, { $who } completaria o { $group }.
lot-mortgaged = 🔒 { CAPITALIZED($lot) } é vendida hipotecada. Logo depois do leilão, quem vencer paga $ { $interest } de juros ao Banco e pode quitar a hipoteca por mais $ { $loan }. Enquanto estiver hipotecada, a propriedade não rende aluguel.
auction-where = Os lances são em <#{ $thread }>
auction-no-bid = Ainda não há nenhum lance. { $lowest ->
        [1] Os lances começam em $ 1.
       *[other] O primeiro lance tem de ser de pelo menos $ { $lowest }.
    }
auction-reserve = Lance mínimo: { $bids }
auction-leads = **O maior lance é de { $who }: $ { $price }.**
auction-equal = Em caso de empate, vale o lance anterior.
auction-raised = O máximo secreto de outra pessoa fez o preço subir.
auction-calls = Lances anteriores: { $calls }
auction-cash = Dinheiro: { $cash }
auction-still-in = Ainda no leilão: { $cash }
auction-waits = À espera de { $who }
auction-passed = Fora do leilão: { $who }
auction-sealed = Este leilão é secreto, só pelo botão: cada pessoa registra um máximo. Quem registrar o mais alto vence e paga $ { $step } a mais que o segundo mais alto. Em caso de empate, vence e paga esse valor quem registrou primeiro.
auction-filed = Quem já respondeu: { $who }
auction-ends =
    { $late ->
        [moves] Fecha <t:{ $at }:R>, a não ser que um lance tardio estenda o prazo.
       *[counts] Fecha no máximo <t:{ $at }:R>.
    }
button-bid = Lance de $ { $price }
button-bid-raise = Lance de $ { $price } · faltam $ { $missing }…
button-type = Outro lance…
dear-title = Disputar { $what } com um lance de $ { $price }?
dear-about = Você tem $ { $cash } em dinheiro. Se vencer por esse preço, vai ter de levantar $ { $missing } vendendo ou hipotecando algo.
button-maximum = Meu máximo secreto…
button-pass = Passar
button-lots = Meus máximos para { $count } lotes…
bid-form-max = Seu máximo secreto
bid-form-max-hint = A partir de $ { $lowest }. O bot só gasta o necessário.
bid-form-type = Seu lance
bid-form-type-hint = Um valor inteiro, a partir de $ { $lowest }.
bid-form-lead = Maior lance: $ { $price }, de { $who }.
bid-form-lead-mine = Maior lance: $ { $price }, o seu.
bid-form-label = Valor
bid-form-cash = Valor (você tem $ { $cash })
maximum-filed = Seu máximo de $ { $price } está registrado. Ninguém mais vê esse valor.
maximum-leads = No momento, seu lance de $ { $now } é o maior.
maximum-beats = No momento, seu lance de $ { $now } é o maior: era o necessário para superar o máximo secreto de { $who }.
auction-ended = O leilão já terminou: { $told }
auction-ended-lots = O leilão já terminou:
auction-ended-mine = O leilão já terminou: você arrematou { $space } por $ { $price }.
auction-won-mine = Você arrematou { $space } por $ { $price }.
auction-own-maximum = Seu máximo era de $ { $maximum }.
auction-raise = Você tem $ { $cash } em dinheiro. Levante mais $ { $missing } { $channel ->
        [direct] na partida
       *[other] em <#{ $channel }>
    }{ $at ->
        [0] {""}
       *[other] { " " }até <t:{ $at }:{ $style }>
    }.
bid-made = Você deu um lance de $ { $price }.
bid-beaten = Seu lance de $ { $price } foi superado na hora por { $leader }, com $ { $now }.
bid-beaten-equal = Seu lance não é o maior: { $leader } também oferece $ { $now } e, em caso de empate, vale o lance anterior.
bid-cash =
    { $cover ->
        [short] ⚠️ Você tem $ { $cash } em dinheiro. Para pagar tudo o que ofereceu, teria de levantar $ { $missing } vendendo ou hipotecando algo.
       *[enough] Você tem $ { $cash } em dinheiro. Se pagar tudo o que ofereceu, { $left ->
            [0] fica sem dinheiro
           *[other] fica com $ { $left }
        }.
    }
auction-back = Voltar à partida: <#{ $channel }>

## Several lots at once

lots-title = Leilão secreto de vários lotes
lots-intro = Escolha uma propriedade para anotar seu máximo secreto, até $ { $highest }. Seus máximos só valem quando você os registra. Você só pode fazer isso uma vez.
lots-no-cash = Seu dinheiro não basta para nenhum destes lotes.
lots-filed = Seus máximos secretos estão registrados:
lots-passed = Você passou em todos os lotes deste leilão.
lots-changed = Você mudou seus máximos em outra mensagem. Confira antes de registrar:
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
lots-at-most = No total, você gasta no máximo $ { $price }.
lots-choose = Definir seu máximo para…
lots-option = { $lot } · até $ { $most }
lots-option-none =
    { $price ->
        [0] { $lot } · ainda sem lance
       *[other] { $lot } · ainda sem lance, preço impresso $ { $price }
    }
lots-file =
    { $count ->
        [1] Registrar 1 máximo · até $ { $price }
       *[other] Registrar { $count } máximos · até $ { $price }
    }
lots-pass = Passar em todos os lotes
lots-limit = Limite total · $ { $price }
lots-limit-none = Definir um limite total…
lots-limit-title = Limite de gasto
lots-limit-label = Gasto máximo no total
lots-limit-hint = Deixe vazio para não ter limite.
lots-amount-label = { bid-form-max }
lots-amount-hint = De $ { $lowest } a $ { $highest }. Deixe vazio para não dar um lance.
lots-too-dear = Os lances por este lote começam em $ { $lowest }, e você não pode oferecer tanto.
lots-out-of-range = Seu máximo por um lote tem de ser de $ { $lowest } a $ { $highest }.

## Too few houses or hotels: claims and the auctions of buildings.

shortage-thread = Leilão: falta de construções
shortage-sold = Falta de construções: resultado
shortage-no-bid = Ainda não há nenhum lance. O lance mínimo é o preço normal da construção na rua em que cada pessoa quer construir.
shortage-leads = **O maior lance é de { $who }: $ { $price }, para construir em { $lot }.**
shortage-title = { decision-shortage-claim.board }
shortage-how-live = Escolha o que você quer construir. Se houver mais pedidos do que construções, o Banco leiloa as construções uma por uma, com lances abertos.
shortage-how-post = Escolha o que você quer construir e quanto quer pagar por cada construção, no máximo. Ninguém mais vê esse valor. Se houver mais pedidos do que construções, quem registrou os máximos mais altos vence e paga um pouco mais que o máximo seguinte. Se houver construções para todo mundo, cada pessoa paga o preço normal.
shortage-own-turn = Agora não é sua vez. Se houver construções para todo mundo, você constrói na sua vez. O que você arrematar em leilão, você constrói na hora.
shortage-nothing = Agora não há nenhuma construção que você possa pedir.
shortage-choose = O que você quer construir?
shortage-choose-lot = Dar lance para construir em…
shortage-lot = { $lot } · $ { $price } ou mais
shortage-form = Seu máximo por construção
shortage-form-label = Valor por construção
shortage-form-hint =
    { $count ->
        [1] { $lots }: de $ { $lowest } a $ { $highest }
        [2] De $ { $lowest } a $ { $highest }: um valor para as duas ou 2 com espaço entre eles ({ $lots })
       *[other] De $ { $lowest } a $ { $highest }: um valor para todas ou { $count } com espaço entre eles ({ $lots })
    }
shortage-bid-form = Lance para construir em { $lot }
shortage-bid-hint = De $ { $lowest } a $ { $highest }. Você paga em dinheiro.
shortage-sums =
    { $count ->
        [1] Escreva um valor inteiro, como 120.
        [2] Escreva um valor para as duas construções, ou 2 valores com um espaço entre eles, como 120 100.
       *[other] Escreva um valor para todas as construções, ou { $count } valores com espaços entre eles, como 120 100.
    }
shortage-claimed = Você pediu para { $what }. O resultado aparece na mensagem da partida.
button-claim = { $what }
button-claim-other = Outra coisa…
button-claim-choose = Escolher o que construir…
button-claim-none = Não construir nada
button-claim-enough = Pagar só o preço normal
button-bid-lot = Lance por { $lot } · $ { $price }
