# The panel in which players build, sell and mortgage.

effect-build = { $what } · { $price } $
effect-sell = { $what } · +{ $price } $
effect-mortgage = Hipotecar { $lot } · +{ $price } $
effect-unmortgage = Deshipotecar { $lot } · { $price } $
effect-lot =
    { $count ->
        [1] construir 1 casa en { $lots }
       *[other] construir en { $lots } hasta tener { $level }
    }
effect-lots =
    construir en { $lots } { $count ->
        [1] 1 casa por calle
       *[other] hasta tener { $level } por calle
    }
effect-sold =
    { $count ->
        [0] vender los edificios en { $lots }
       *[other] vender en { $lots } hasta dejar { $level }
    }
effect-sold-each =
    { $count ->
        [0] vender los edificios en { $lots }
       *[other] vender en { $lots } hasta dejar { $level } por calle
    }
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
manage-title = Tus propiedades
manage-cash = Efectivo: **{ $cash } $**
manage-stock = En la Banca: { $houses ->
        [0] ninguna casa
        [one] 1 casa
       *[other] { $houses } casas
    } y { $hotels ->
        [0] ningún hotel
        [one] 1 hotel
       *[other] { $hotels } hoteles
    }.
manage-debt =
    { $missing ->
        [0] Debes { $price } $ y tienes efectivo suficiente. La deuda se pagará automáticamente: no tienes que hacer nada.
        [1] Debes { $price } $: **aún falta { $missing } $**. La deuda se paga automáticamente en cuanto tengas efectivo suficiente.
       *[other] Debes { $price } $: **aún faltan { $missing } $**. La deuda se paga automáticamente en cuanto tengas efectivo suficiente.
    }
manage-beyond-means = Debes { $price } $, y vendiendo e hipotecando todo solo reunirías { $able } $. Por eso ya no puedes hipotecar{ $rescue ->
        [trade] : solo te puede salvar un trato (con { $helpers }). Si tienes edificios, aún puedes venderlos para ofrecer sus calles en un trato
       *[none] , y ningún trato te puede salvar. Solo queda «{ debt-bankrupt }» en la partida
    }.
manage-debt-paid = Tu deuda de { $price } $ está pagada.
manage-share = ({ $held } de { $of })
manage-lacks = { $lot }: { $who }
manage-lacks-unowned = { $lot }: sin dueño
manage-lot-mortgaged = { $lot }, hipotecada
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = { $lots }: antes de construir tienes que deshipotecar { $what }.
manage-no-build-turn = { $lots }: solo puedes construir en tu turno.
manage-no-build-limit = { $lots }: en este turno ya no puedes construir más.
manage-no-build-shortage = { $lots }: no puedes construir hasta que se repartan los últimos edificios.
manage-no-build-closing = { $lots }: ya no puedes construir, porque la partida está a punto de acabar.
manage-no-build-cash = { $lots }: construir aquí cuesta { $price } $, y no tienes tanto efectivo.
manage-no-build-stock = { $lots }: no puedes construir, porque a la Banca le faltan edificios o tu dinero está comprometido en una puja.
manage-over = La partida ha terminado. Ya no se puede comprar, vender ni hacer tratos.
manage-no-deeds = Aún no tienes propiedades, así que no hay nada que gestionar.
manage-given-up = Te has rendido. Tus propiedades cambian de manos en cuanto se paguen las otras deudas.
manage-nothing-to-raise = Ya no puedes vender ni hipotecar nada.
manage-locked = La ficha aún no se ha movido después de la tirada. Prueba de nuevo en un momento.
manage-nothing = Ahora mismo no hay nada que construir, vender, hipotecar ni deshipotecar.
manage-stale = No se ha hecho nada: tus propiedades han cambiado desde que salieron estos botones. Ahora están al día.
manage-choose-build = Construir de otra manera…
manage-choose-sell = Vender de otra manera…
manage-choose-clear = Recién recibidas: deshipotecar sin más intereses…
manage-noted-shortage = En cola: { $what }. Se hará en cuanto se repartan los últimos edificios, si entonces aún es posible.
manage-claimed = Has pedido: { $what }. Puede que no haya edificios para todo el mundo, así que antes el bot pregunta al resto. El resultado saldrá en el mensaje de la partida.
manage-done-build =
    { $kind ->
        [new] ✅ Has construido { $what } por { $price } $.
       *[total] ✅ Has construido por { $price } $: ahora { $what }.
    }
manage-done-sell = ✅ Has vendido edificios por { $price } $: { $what }.
manage-done-mortgage = ✅ Has hipotecado { $what } por { $price } $.
manage-done-lift = ✅ Has deshipotecado { $what } por { $price } $.
manage-noted-locked = En cola: { $what }. Se hará en cuanto se mueva la ficha.
manage-noted-turn = En cola: { $what }. Se hará al empezar tu turno, antes de tirar.
manage-early-locked = ⏳ La ficha aún no se ha movido. Lo que elijas ahora queda en cola y se hace justo después.
manage-early-shortage = ⏳ Se están repartiendo los últimos edificios de la Banca. Lo que elijas ahora queda en cola y se hace después.
manage-early-turn = ⏳ Solo puedes construir en tu turno. Lo que elijas construir ahora queda en cola y se hace al empezar tu turno.
manage-intents = **En cola**
manage-intent = ⏳ { $what }
manage-show-intents =
    { $count ->
        [1] 1 acción en cola…
       *[other] { $count } acciones en cola…
    }
manage-dropped = Has quitado de la cola: { $what }.
manage-tab-build = Construir
manage-tab-sell = Vender edificios
manage-tab-mortgage = { orders-topic-mortgage }
manage-rents = Alquiler { $now } → { $then }
manage-open-build = Construir · { $price } $ por casa…
manage-open-sell = Vender · +{ $price } $ por casa…
manage-price-build = una casa cuesta { $price } $
manage-price-sell = por una casa recibes { $price } $
manage-press-plus-lot =
    { $count ->
        [1] +1 casa · { $price } $
       *[other] +{ $count } casas · { $price } $
    }
manage-press-plus-each =
    { $count ->
        [1] +1 casa por calle · { $price } $
       *[other] +{ $count } casas por calle · { $price } $
    }
manage-press-up-to =
    { $count ->
        [1] Subir todas a 1 casa · { $price } $
       *[other] Subir todas a { $count } casas · { $price } $
    }
manage-press-hotel-lot = Hotel · { $price } $
manage-press-hotel-each = Un hotel por calle · { $price } $
manage-press-down-lot =
    { $count ->
        [0] Vender todo · +{ $price } $
        [1] Bajar a 1 casa · +{ $price } $
       *[other] Bajar a { $count } casas · +{ $price } $
    }
manage-press-down-each =
    { $count ->
        [0] Vender todos los edificios · +{ $price } $
        [1] Bajar todas a 1 casa · +{ $price } $
       *[other] Bajar todas a { $count } casas · +{ $price } $
    }
manage-loses = -# Alquiler perdido: { $rent } · deshipotecar: { $price } $
manage-press-mortgage = Hipotecar · +{ $price } $
manage-press-lift = Deshipotecar · { $price } $
manage-press-drop = Quitar de la cola
manage-press-trade = { button-trade }…
manage-no-build = Ahora no puedes construir nada. Para construir en un grupo de color, necesitas todas sus calles.
manage-no-build-now = Ahora no puedes construir nada.
manage-no-build-built = Ya está todo construido: hay un hotel en cada calle de tus grupos completos.
manage-no-sell = Ahora no tienes edificios que puedas vender.
manage-no-mortgage = Ahora no puedes hipotecar ni deshipotecar nada. Para hipotecar una calle, antes tienes que vender todos los edificios de su grupo de color.

## Mortgages on properties just received

received-title = Deshipotecar lo recibido
received-about = Elige qué deshipotecas ahora: solo pagas el préstamo. Más adelante se suman intereses.
received-at-the-end =
    Ahora solo cuenta el patrimonio. Deshipotecarlo todo cuesta { $price } $ y suma { $worth } $, así que { $tie ->
        [cash] conviene guardar el efectivo, que desempata.
       *[shared] no cambia nada.
    }
received-choose = ¿Cuáles quieres deshipotecar?
received-loan = { $loan } $ ahora
received-cash =
    { $missing ->
        [0] Efectivo: **{ $before } $** ahora · **{ $after } $** después
       *[other] Efectivo: **{ $before } $**, faltan { $missing } $
    }
received-confirm =
    { $count ->
        [0] Dejar todo hipotecado
       *[other] Deshipotecar { $count } · { $price } $
    }
received-done =
    { $count ->
        [0] Has dejado todo hipotecado.
       *[other] Has deshipotecado { $what }.
    }
received-of-another = Sobre estas hipotecas solo decide { $who }.

command-name-manage = gestionar
command-manage = Construir, vender, hipotecar y deshipotecar
