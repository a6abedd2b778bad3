# Calls to those whom the game waits for.

call-throw = { $who }: é sua vez de jogar os dados.
call-jail = { $who }: você está na Prisão. Como quer sair?
call-buy = { $who }: quer comprar a propriedade em que parou?
call-tax = { $who }: você parou no Imposto de Renda. Escolha como pagar.
call-debt =
    { $count ->
        [1] { $who }: você deve mais do que tem em dinheiro.
       *[other] { $who }: vocês devem mais do que têm em dinheiro.
    }
call-rescue =
    { $count ->
        [1] { $who }: você deve mais do que consegue levantar.
       *[other] { $who }: vocês devem mais do que conseguem levantar.
    }
call-lift = { $who }: você recebeu propriedades hipotecadas. Quer quitar ou manter as hipotecas?
call-claim =
    { $count ->
        [1] { $who }: o Banco tem poucas construções. Quer pedir alguma?
       *[other] { $who }: o Banco tem poucas construções. Querem pedir alguma?
    }
call-rent = { $who }: alguém parou na sua propriedade. Cobre o aluguel antes que seja tarde.
call-auction =
    { $count ->
        [1] { $who }: começou um leilão. Dê um lance ou passe.
       *[other] { $who }: começou um leilão. Deem um lance ou passem.
    }

call-direct = { $what } · [Ir para a partida]({ $link })

reminder = ⏰ { $what } Sem resposta, o bot decide <t:{ $at }:R>. [Ir para a partida]({ $link })
call-trade = { $who }: uma proposta de troca espera sua resposta.
