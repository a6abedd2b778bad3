## Debts at the table, and the panel in which money is raised.

## At the table

debt-line = Debes a { $to } { $amount } $ { $topic }: { $why }
debt-line-plain = Debes a { $to } { $amount } $ { $topic }
debt-until = { $debt } · ⏳ <t:{ $at }:R>
plan = Propuesta para { $who }: { $what }. Así se reúnen { $amount } $.
plan-mine = Propuesta: { $what }. Así se reúnen { $amount } $.
plan-nothing = Ya no queda nada que vender ni que hipotecar.
plan-sell =
    { $count ->
        [1] vender una casa de { $space }
        [2] vender dos casas de { $space }
        [3] vender tres casas de { $space }
       *[other] vender cuatro casas de { $space }
    }
plan-sell-hotel = vender el hotel de { $space }
plan-sell-down =
    { $level ->
        [1] cambiar el hotel de { $space } por 1 casa
       *[other] cambiar el hotel de { $space } por { $level } casas
    }
plan-mortgage = hipotecar { $spaces }

## The panel

debt-title = Tu deuda
debt-mortgage = Hipotecar { $lots }
debt-label-of = { $who }: { $what }
debt-as-proposed = Reunir { $price } $ así
debt-change = Elegir qué vender…
debt-give-up = Rendirse…
debt-hopeless =
    { $able ->
        [0] { $who } no tiene efectivo ni nada que vender o hipotecar.
       *[other] Aunque lo venda e hipoteque todo, { $who } solo llega a { $able } $.
    }
debt-hopeless-mine =
    { $able ->
        [0] No tienes efectivo ni nada que vender o hipotecar.
       *[other] Aunque lo vendas e hipoteques todo, solo llegas a { $able } $.
    }
debt-plan-changed = Algo ha cambiado, así que no se ha vendido ni hipotecado nada. Esta es la nueva propuesta:
debt-of-another = Esta decisión solo puede tomarla { $who }.
debt-raised = Pagado. Ya no tienes deudas.
debt-given-up = Te has rendido y ya no estás en la partida.
debt-sure = Debes { $price } $ y { $able ->
        [0] no puedes reunir nada
       *[other] puedes reunir { $able } $ como mucho
    }. Si te rindes, quedas fuera de la partida y todo lo que tienes pasa a { $to }.{ $rescue ->
        [trade] { " " }Un trato aún podría salvarte (con { $helpers }).
       *[none] { " " }Ningún trato puede salvarte.
    } ¿Te rindes?
debt-bankrupt = Rendirse
debt-trade = Probar con un trato
plan-head = { $who } puede reunir { $amount } $ así:
plan-head-mine = Puedes reunir { $amount } $ así:

## Raising cash for a purchase

purchase-title = ¿Comprar { $what } por { $price } $?
purchase-plan = Si confirmas, el bot hace esto en este orden:
purchase-cash = Efectivo: **{ $before } $** ahora · **{ $after } $** tras la compra
purchase-confirm = Reunir { $amount } $ y comprar
purchase-enough = Ya tienes dinero suficiente: compra { $what } con el botón del mensaje de la partida.
purchase-done = Hecho: has comprado { $what } y { $cash ->
        [0] no te queda efectivo
        [1] te queda 1 $
       *[other] te quedan { $cash } $
    }.

## What a sum was for: rents, taxes, cards.

why-rent-bare = alquiler de { $amount } $
why-rent-full-group = alquiler de { $amount } $ (2 × { $base } $ por el grupo completo sin casas)
why-rent-built =
    { $houses ->
        [0] alquiler de { $amount } $ con hotel
        [1] alquiler de { $amount } $ con 1 casa
       *[other] alquiler de { $amount } $ con { $houses } casas
    }
why-rent-railroads =
    { $count ->
        [1] alquiler de { $amount } $ con una estación
        [2] alquiler de { $amount } $ con dos estaciones
        [3] alquiler de { $amount } $ con tres estaciones
       *[other] alquiler de { $amount } $ con las { $count } estaciones
    }
why-rent-railroads-times =
    { $count ->
        [1] alquiler de { $amount } $ con una estación ({ $factor } × { $base } $)
        [2] alquiler de { $amount } $ con dos estaciones ({ $factor } × { $base } $)
        [3] alquiler de { $amount } $ con tres estaciones ({ $factor } × { $base } $)
       *[other] alquiler de { $amount } $ con las { $count } estaciones ({ $factor } × { $base } $)
    }
why-rent-utility =
    { $count ->
        [1] alquiler de { $amount } $ con un servicio público ({ $factor } × la tirada de { $base })
       *[other] alquiler de { $amount } $ con los dos servicios públicos ({ $factor } × la tirada de { $base })
    }
why-rent-card-utility = alquiler de { $amount } $ ({ $factor } × la tirada de { $base })
why-income-tax-flat =
    { $percent ->
        [0] { $amount } $
       *[other] una cuota fija de { $amount } $ en vez del { $percent } % de todo lo que tiene
    }
why-income-tax-share = el { $percent } % de todo lo que tiene, { $amount } $
why-auction-price = { $amount } $, la puja ganadora
why-interest = { $percent } % de intereses por { $spaces }: { $amount } $
# What is owed or paid, as it follows “owes Bo $6”
topic-rent = por caer { $where }
topic-auction = por ganar { $what } en la subasta
topic-card = por lo que dice { a-card-of }
topic-tax = por { $tax }
topic-jail-fine = por salir de la Cárcel
topic-interest = por los intereses de las hipotecas
topic-share = por los bienes de { $debtor }
a-card-of =
    { $deck ->
        [chance] una tarjeta de Suerte
        [community_chest] una tarjeta de Caja de Comunidad
       *[other] una tarjeta de «{ $deck }»
    }
under-deck =
    { $deck ->
        [chance] del mazo de Suerte
        [community_chest] del mazo de Caja de Comunidad
       *[other] del mazo «{ $deck }»
    }
