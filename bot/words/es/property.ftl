# The panel in which players build, sell and mortgage.

effect-build = { $what } · { $price } $
effect-sell = { $what } · +{ $price } $
effect-mortgage = Hipotecar { $lot } · +{ $price } $
effect-lift = Levantar { $lot } · { $price } $
effect-lot =
    { $count ->
        [1] construir 1 casa en { $lots }
       *[other] construir en { $lots } hasta { $level }
    }
effect-lots =
    { $count ->
        [1] construir 1 casa en cada una: { $lots }
       *[other] construir en { $lots } hasta { $level } en cada una
    }
effect-sold =
    { $count ->
        [0] vender todos los edificios de { $lots }
       *[other] vender en { $lots } hasta dejar { $level }
    }
effect-sold-each =
    { $count ->
        [0] vender todos los edificios de { $lots }
       *[other] vender en { $lots } hasta dejar { $level } en cada una
    }
level-hotel = un hotel
level-houses =
    { $count ->
        [0] ninguna casa
        [1] 1 casa
       *[other] { $count } casas
    }
row-dark-purple = Moradas
row-brown = Marrones
row-light-blue = Celestes
row-pink = Rosas
row-orange = Naranjas
row-red = Rojas
row-yellow = Amarillas
row-green = Verdes
row-dark-blue = Azules
page-turn = Más: página { $page } de { $pages }
manage-title = Tus propiedades
manage-cash = Efectivo: **{ $cash } $**
manage-stock = En la Banca: { $houses ->
        [one] 1 casa
       *[other] { $houses } casas
    } y { $hotels ->
        [one] 1 hotel
       *[other] { $hotels } hoteles
    }.
manage-debt =
    { $missing ->
        [0] Debes { $price } $ y los tienes: se pagan solos cuando les toque.
       *[other] Debes { $price } $: **aún faltan { $missing } $**. Se pagan solos en cuanto tu efectivo alcance.
    }
manage-beyond-means = Debes { $price } $, y con todo vendido e hipotecado llegarías a { $able } $. Para eso no se puede hipotecar nada: ahora solo ayudan los tratos. Puedes vender edificios para poder negociar sus terrenos.
manage-debt-paid = Tu deuda de { $price } $ está pagada.
manage-share = ({ $held } de { $of })
manage-lot-mortgaged = { $lot }, hipotecada
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = { $lots }: no se construye mientras haya hipoteca en { $what }.
manage-no-build-turn = { $lots }: no se construye antes de tu turno.
manage-no-build-limit = { $lots }: no se construye más en este turno, ya compraste todo lo que permite.
manage-no-build-shortage = { $lots }: no se construye hasta que se repartan los últimos edificios.
manage-no-build-closing = { $lots }: ya no se construye, la partida se acaba.
manage-no-build-cash = { $lots }: no te alcanza, una casa cuesta { $price } $.
manage-no-build-stock = { $lots }: no se construye, faltan edificios en la Banca o una puja retiene tu dinero.
manage-over = La partida ha terminado. Ya nada cambia de manos.
manage-no-deeds = Aún no tienes propiedades, así que no hay nada que gestionar.
manage-given-up = Te has rendido: tus propiedades se entregan en cuanto se salden las otras deudas.
manage-nothing-to-raise = Ahora no se puede vender ni hipotecar nada. Un trato aún puede salvarte.
manage-locked = Falta mover una tirada, así que el tablero no puede cambiar. Prueba de nuevo en un momento.
manage-nothing = Ahora mismo no hay nada que construir, vender, hipotecar ni levantar.
manage-choose-build = Construir de otra manera…
manage-choose-sell = Vender de otra manera…
manage-choose-clear = Recién recibido: levantar sin intereses…
manage-back = Volver
manage-noted-shortage = Anotado: { $what }. Se hará en cuanto se repartan los últimos edificios, si entonces se puede.
manage-claimed = Has pedido: { $what }. Puede que no alcance para toda la mesa, así que antes se pregunta al resto: mira la mesa.
manage-done = Hecho: { $what }.
manage-noted-locked = Anotado: { $what }. Se hará en cuanto se pueda, cuando la tirada en curso se haya movido.
manage-noted-turn = Anotado: { $what }. Se hará al empezar tu turno, antes de tirar.
manage-early-locked = ⏳ Falta mover una tirada. Lo que elijas ahora se anota y se hace en cuanto se pueda.
manage-early-shortage = ⏳ Se están repartiendo los últimos edificios. Lo que elijas ahora se anota y se hace después.
manage-early-turn = ⏳ Se construye en el turno propio. Lo que elijas construir ahora se anota y se hace cuando empiece el tuyo.
manage-intents = **Anotado**
manage-intent = ⏳ { $what }
manage-wishes =
    { $count ->
        [1] 1 encargo anotado…
       *[other] { $count } encargos anotados…
    }
manage-dropped = Retirado: { $what }.
manage-tab-build = Construir
manage-tab-sell = Vender edificios
manage-tab-mortgage = Hipotecas
manage-open-build = Construir · { $price } $ por casa…
manage-open-sell = Vender · +{ $price } $ por casa…
manage-price-build = una casa cuesta { $price } $
manage-price-sell = por una casa recibes { $price } $
manage-press-plus-lot =
    { $count ->
        [1] +1 casa · { $price } $
       *[other] +{ $count } casas · { $price } $
    }
manage-press-plus-each =
    { $count ->
        [1] +1 casa en cada una · { $price } $
       *[other] +{ $count } casas en cada una · { $price } $
    }
manage-press-up-to =
    { $count ->
        [1] Todas a 1 casa · { $price } $
       *[other] Todas a { $count } casas · { $price } $
    }
manage-press-hotel-lot = Hotel · { $price } $
manage-press-hotel-each = Hotel en cada una · { $price } $
manage-press-down-lot =
    { $count ->
        [0] Vender todo · +{ $price } $
        [1] Bajar a 1 casa · +{ $price } $
       *[other] Bajar a { $count } casas · +{ $price } $
    }
manage-press-down-each =
    { $count ->
        [0] Vender todos los edificios · +{ $price } $
        [1] Bajar todas a 1 casa · +{ $price } $
       *[other] Bajar todas a { $count } casas · +{ $price } $
    }
manage-press-mortgage = Hipotecar · +{ $price } $
manage-press-lift = Levantar · { $price } $
manage-press-drop = Retirar
manage-no-build = Podrás construir cuando tengas todas las propiedades de un color.
manage-no-sell = No tienes edificios que vender.
manage-no-mortgage = No hay nada que hipotecar: vende antes los edificios de un color.
