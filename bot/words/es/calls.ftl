# Calls to those whom the game waits for.

call-throw = { $who }: te toca.
call-jail = { $who }: estás en la Cárcel. ¿Cómo quieres salir?
call-buy = { $who }: ¿compras la propiedad en la que caíste?
call-tax = { $who }: impuesto sobre la renta. Elige cómo pagar.
call-debt =
    { $count ->
        [1] { $who }: debes más dinero del que tienes. Reúne el que falta.
       *[other] { $who } deben más dinero del que tienen. Hay que reunir el que falta.
    }
call-rescue =
    { $count ->
        [1] { $who }: debes más de lo que puedes reunir.
       *[other] { $who } deben más de lo que pueden reunir.
    }
call-lift = { $who }: has recibido una o varias propiedades hipotecadas. ¿Levantas alguna hipoteca ahora o lo dejas todo como está?
call-claim =
    { $count ->
        [1] { $who }: a la Banca le quedan pocos edificios. ¿Quieres alguno?
       *[other] { $who }: a la Banca le quedan pocos edificios. ¿Alguien quiere alguno?
    }
call-rent = { $who }: alguien ha caído en tu propiedad. Cobra el alquiler antes de que sea tarde.
call-auction =
    { $count ->
        [1] { $who }: hay una subasta. Puja o pasa.
       *[other] { $who }: hay una subasta. Cada cual puede pujar o pasar.
    }

call-direct = { $what } · [Ir a la partida]({ $link })

reminder = ⏰ { $what } Tu plazo termina <t:{ $at }:R>. Si no respondes antes, la partida sigue. [Ir a la partida]({ $link })
call-trade = { $who }: tienes una oferta de trato por responder.
