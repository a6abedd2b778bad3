# Too few houses or hotels: claims and the auctions of buildings.

shortage-thread = Leilão: construções em falta
shortage-sold = Resultado: construções em falta
shortage-no-bid = Nenhum lance ainda. O mínimo é o preço da construção no seu título de propriedade.
shortage-leads = **O maior lance é de { $who }: $ { $price }, por { $lot }.**
shortage-title = Construções em falta
shortage-how-live = Escolha o que construiria. Se os pedidos somarem mais do que o Banco tem, as construções vão a leilão uma a uma, com lances abertos.
shortage-how-post = Escolha o que construiria e depois quanto cada construção pode custar a você no máximo. Ninguém mais vê isso. Se os pedidos somarem mais do que o Banco tem, os maiores máximos ficam com elas por um pouco mais que o seguinte; se não, tudo é construído ao preço do título.
shortage-own-turn = Não é a sua vez: se der para todo mundo, você constrói as suas na sua vez. O que você arrematar no leilão é construído na hora.
shortage-nothing = Não há nada que você possa pedir agora.
shortage-choose = Pedir…
shortage-choose-lot = Dar lance para construir em…
shortage-lot = { $lot } · $ { $price } ou mais
shortage-form = Quanto pode custar cada uma?
shortage-form-label = Dólares por construção
shortage-form-hint =
    { $count ->
        [1] { $lots }: de $ { $lowest } a $ { $highest }
       *[other] De $ { $lowest } a $ { $highest }: um só valor, ou { $count } com espaços entre eles, por { $lots }
    }
shortage-bid-form = Lance por { $lot }
shortage-bid-hint = De $ { $lowest } a $ { $highest }, pago em dinheiro
shortage-sums =
    { $count ->
        [1] Escreva um valor em dólares inteiros, como 120.
       *[other] Escreva um valor para todas, ou { $count } valores com espaços entre eles, como 120 100.
    }
shortage-claimed = Seu pedido: { $what }. O resultado aparece na mensagem da partida.
button-claim = { $what }
button-claim-other = Outra coisa…
button-claim-none = Não construir nada
button-claim-enough = Não mais que o preço do título
button-bid-lot = Lance por { $lot } · $ { $price }
