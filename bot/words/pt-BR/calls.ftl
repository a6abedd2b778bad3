# Calls to those whom the game waits for.

call-throw = { $who }: sua vez de jogar os dados.
call-jail = { $who }: você está na Prisão – como vai sair?
call-buy = { $who }: vai comprar?
call-tax = { $who }: Imposto de Renda – escolha como pagar.
call-debt =
    { $count ->
        [1] { $who }: você deve mais do que tem em dinheiro.
       *[other] { $who }: vocês devem mais do que têm em dinheiro.
    }
call-rescue =
    { $count ->
        [1] { $who }: você não consegue pagar. Só uma troca salva você agora.
       *[other] { $who }: vocês não conseguem pagar. Só uma troca salva vocês agora.
    }
call-lift = { $who }: você recebeu propriedades hipotecadas – quitar ou manter as hipotecas?
call-claim =
    { $count ->
        [1] { $who }: faltam construções – vai pedir alguma?
       *[other] { $who }: faltam construções – vão pedir alguma?
    }
call-rent = { $who }: alguém parou na sua propriedade – cobre o aluguel a tempo.
call-auction =
    { $count ->
        [1] { $who }: começou um leilão – até onde você vai?
       *[other] { $who }: começou um leilão – até onde vocês vão?
    }

call-direct = { $what } · [Ir para a partida]({ $link })

reminder = ⏰ { $what } Sem resposta, o bot decide no seu lugar <t:{ $at }:R>. [Ir para a partida]({ $link })
call-trade = { $who }: uma proposta espera sua resposta.
