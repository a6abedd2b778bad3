# Calls to those whom the game waits for.

call-throw = { $who }: sua vez.
call-jail = { $who }: você está na Prisão – como sai?
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
call-lift = { $who }: o que você recebeu veio com hipotecas.
call-claim =
    { $count ->
        [1] { $who }: faltam construções – vai pedir alguma?
       *[other] { $who }: faltam construções – vão pedir alguma?
    }
call-rent = { $who }: você tem visita. Cobre o aluguel a tempo.
call-auction =
    { $count ->
        [1] { $who }: um leilão – quanto vale para você?
       *[other] { $who }: um leilão – quanto vale para vocês?
    }

call-direct = { $what } · [Ir para a mesa]({ $link })

reminder = ⏰ { $what } Sem resposta, o jogo segue <t:{ $at }:R>. [Ir para a mesa]({ $link })
call-trade = { $who }: uma proposta espera sua resposta.
