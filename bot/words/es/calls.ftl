# Calls to those whom the game waits for.

call-throw = { $who }: te toca.
call-jail = { $who }: en la Cárcel. ¿Cómo sales?
call-buy = { $who }: ¿la compras?
call-tax = { $who }: impuesto sobre la renta. Elige cómo pagas.
call-debt =
    { $count ->
        [1] { $who }: debes más de lo que tienes en efectivo.
       *[other] { $who }: la deuda de cada cual supera su efectivo.
    }
call-rescue =
    { $count ->
        [1] { $who }: no puedes pagar. Solo un trato puede salvarte ya.
       *[other] { $who }: no hay con qué pagar. Solo un trato puede ayudar ya.
    }
call-lift = { $who }: lo que recibiste trae hipotecas.
call-claim =
    { $count ->
        [1] { $who }: quedan pocos edificios. ¿Pides alguno?
       *[other] { $who }: quedan pocos edificios. ¿Pedir alguno?
    }
call-rent = { $who }: tienes visita. Pide el alquiler a tiempo.
call-auction =
    { $count ->
        [1] { $who }: hay subasta. ¿Cuánto vale para ti?
       *[other] { $who }: hay subasta. ¿Cuánto vale para cada cual?
    }

call-direct = { $what } · [A la mesa]({ $link })

reminder = ⏰ { $what } Sin respuesta, el juego sigue <t:{ $at }:R>. [A la mesa]({ $link })
call-trade = { $who }: una oferta espera tu respuesta.
