# Too few houses or hotels: claims and the auctions of buildings.

shortage-thread = Leilão: construções em falta
shortage-sold = Resultado: construções em falta
shortage-no-bid = Ainda não há nenhum lance. O lance mínimo é o preço normal da construção na rua em que cada pessoa quer construir.
shortage-leads = **O maior lance é de { $who }: $ { $price }, para construir em { $lot }.**
shortage-title = Construções em falta
shortage-how-live = Escolha o que você quer construir. Se houver mais pedidos do que construções, o Banco leiloa as construções uma por uma, com lances abertos.
shortage-how-post = Escolha o que você quer construir e quanto quer pagar por cada construção, no máximo. Ninguém mais vê esse valor. Se houver mais pedidos do que construções, quem registrou os máximos mais altos vence e paga um pouco mais que o máximo seguinte. Se houver construções para todo mundo, cada pessoa paga o preço normal.
shortage-own-turn = Agora não é sua vez. Se houver construções para todo mundo, você constrói na sua vez. O que você arrematar em leilão, você constrói na hora.
shortage-nothing = Agora não há nenhuma construção que você possa pedir.
shortage-choose = O que você quer construir?
shortage-choose-lot = Dar lance para construir em…
shortage-lot = { $lot } · $ { $price } ou mais
shortage-form = Seu máximo por construção
shortage-form-label = Dólares por construção
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
        [1] Escreva um valor em dólares inteiros, como 120.
        [2] Escreva um valor para as duas construções, ou 2 valores com um espaço entre eles, como 120 100.
       *[other] Escreva um valor para todas as construções, ou { $count } valores com espaços entre eles, como 120 100.
    }
shortage-claimed = Você pediu para { $what }. O resultado aparece na mensagem da partida.
button-claim = { $what }
button-claim-other = Outra coisa…
button-claim-none = Não construir nada
button-claim-enough = Pagar só o preço normal
button-bid-lot = Lance por { $lot } · $ { $price }
