# Lo que dice el entrenador de la primera partida: una vez con el motivo, después solo el consejo.

coach = 🎓 { $text }
coach-practiced =
    { $count ->
        [0] 🎓 Ha sido una lección corta. ¡Juega otra vez y verás cómo sigue!
       *[other] 🎓 Has practicado { $what }. Ya puedes jugar con tus amigos.
    }

## De qué trataba

coach-topic-turns = los turnos
coach-topic-buying = las compras
coach-topic-auctions = las subastas
coach-topic-rent = los alquileres
coach-topic-building = la construcción
coach-topic-trading = los tratos
coach-topic-jail = la Cárcel
coach-topic-taxes = los impuestos
coach-topic-debts = las deudas

## Turnos

coach-why-throw = Completa grupos de color, construye casas y cobra alquiler: en cuanto alguien no pueda pagar, esta partida corta termina y gana quien tenga más. Aquí el hotel llega después de tres casas.
coach-tip-throw = Pulsa **{ decision-to-throw.button-throw }**: si caes en una propiedad sin dueño, puedes comprarla; si tiene dueño, pagas alquiler.
coach-why-end = Antes de terminar tu turno todavía puedes hacer un trato, construir o hipotecar.
coach-tip-end = ¿No quieres hacer nada más? Pulsa **{ decision-to-end.button-end }**.
coach-why-salary = Has pasado por la Salida y la Banca te ha pagado { $price } $.
coach-tip-salary = Cobras { $price } $ cada vez que pasas por la Salida.
coach-why-goal = En cuanto alguien no pueda pagar, esta partida corta termina y gana la persona más rica de las que quedan.
coach-tip-goal = Ahora mismo, tu probabilidad de ganar es del { $after }.
coach-why-concede = Los robots se rinden cuando ya no ven cómo ganar: a partir de ahí puedes terminar la partida, y ganas tú.
coach-tip-concede = Pulsa **{ $press }** para ganar ya, o sigue jugando: nada está decidido hasta que acabe la partida.

## Comprar

coach-why-buy = Quien cae en tu propiedad te paga alquiler, y lo que tienes lo puedes cambiar por lo que necesitas.
coach-tip-buy =
    { $change ->
        [more] Compra: tu probabilidad de ganar es del { $after } si la tienes tú y del { $before } si la tiene otra persona.
       *[other] Compra: tu probabilidad de ganar sigue en el { $after } y nadie más se la queda.
    }
coach-why-buy-group = Con { $space } tendrías { $group } al completo: el alquiler se duplica y puedes construir casas.
coach-tip-buy-group =
    { $change ->
        [more] Compra: tu probabilidad de ganar es del { $after } si compras y del { $before } si no.
       *[other] Compra: las partidas se ganan con grupos completos.
    }
coach-why-buy-block = Con un grupo de color completo se pueden construir casas y cobrar alquileres altos.
coach-tip-buy-block =
    { $change ->
        [more] Compra: si no, { $who } podría tener { $group } al completo. Tu probabilidad de ganar es del { $after } si compras y del { $before } si no.
       *[other] Compra: si no, { $who } podría tener { $group } al completo.
    }
coach-why-buy-leave = Ahora mismo, el efectivo para casas y alquileres vale más para ti que esta propiedad.
coach-tip-buy-leave =
    { $change ->
        [less] Deja esta para la subasta: por { $price } $ tu probabilidad de ganar bajaría del { $before } al { $after }.
       *[other] Deja esta para la subasta: por { $price } $ no te ayuda.
    }
coach-why-buy-leave-group = Con { $space } tendrías { $group } al completo, pero ahora mismo lo que darías a cambio vale más para ti.
coach-tip-buy-leave-group = { coach-tip-buy-leave }
coach-why-buy-short = Te faltan { $price } $, y lo que no compras sale a subasta.
coach-tip-buy-short = Pulsa **{ $decline }**: reunir dinero para una propiedad no suele compensar, a menos que complete un grupo de color en el que puedas construir.
coach-why-buy-raise = { coach-why-buy-group }
coach-tip-buy-raise =
    { $change ->
        [more] Reúne los { $price } $ que te faltan y compra: tu probabilidad de ganar es del { $after } si compras y del { $before } si no.
       *[other] Reúne los { $price } $ que te faltan y compra: las partidas se ganan con grupos completos.
    }
coach-why-buy-raise-on-group = Con { $space } tendrías { $group } al completo: cuando ya no haya nada hipotecado ahí, puedes construir casas.
coach-tip-buy-raise-on-group = { coach-tip-buy-raise }
coach-why-auction = En una subasta gana la puja más alta: piensa antes cuánto vale para ti la propiedad.
coach-tip-auction = { $space } vale para ti unos { $price } $: fija ese máximo secreto y el bot pujará solo lo necesario.
coach-why-auction-block = { coach-why-buy-block }
coach-tip-auction-block = Si pasas, { $who } podría tener { $group } al completo: { $space } vale para ti unos { $price } $, así que fija ese máximo secreto.
coach-why-auction-pass = En una subasta gana la puja más alta, pero nadie está obligado a pujar.
coach-tip-auction-pass = Pasa: la puja mínima ya es de { $price } $, y { $space } vale menos que eso para ti.
coach-why-auction-short = { coach-why-auction-pass }
coach-tip-auction-short = Pasa: la puja mínima ya es de { $price } $, y no tienes tanto efectivo.

## Alquiler

coach-why-rent-paid = Has caído en { $space } y has pagado { $price } $ de alquiler a { $who }.
coach-tip-rent-paid = Los alquileres son bajos hasta que alguien completa un grupo de color y construye: adelántate.
coach-why-rent-single = { $who } ha caído en { $space } y te ha pagado { $price } $ de alquiler.
coach-tip-rent-single = Consigue { $group } al completo: entonces el alquiler se duplica y puedes construir casas.
coach-why-rival-group = { $who } tiene { $group } al completo y puede construir ahí.
coach-tip-rival-group = En tu próxima vuelta, caer en { $space } podría costarte { $price } $: guarda esa cantidad en efectivo.

## Construir y hacer tratos

coach-why-build = Tienes { $group } al completo, así que puedes construir ahí: con tres casas, una calle da unas 40 veces lo que da sin casas.
coach-tip-build =
    { $change ->
        [more] Pulsa **{ $press }** para construir { $what } en { $group }: tu probabilidad de ganar pasa del { $before } al { $after }. Para elegir tú las calles, pulsa **{ button-manage }**.
       *[other] Pulsa **{ $press }** para construir { $what } en { $group }: caer ahí costará hasta { $rent } $. Para elegir tú las calles, pulsa **{ button-manage }**.
    }
button-coach-build = Construir lo recomendado · { $price } $
coach-built-hotels =
    { $count ->
        [one] 1 hotel
       *[other] { $count } hoteles
    }
coach-built-houses =
    { $count ->
        [one] 1 casa
       *[other] { $count } casas
    }
coach-why-build-borrow = Tienes { $group } al completo, y ahí las casas dan más de lo que cuestan las hipotecas.
coach-tip-build-borrow =
    { $change ->
        [more] Pulsa **{ $press }** para hipotecar { $deeds } y construir { $what } en { $group }: tu probabilidad de ganar pasa del { $before } al { $after }.
       *[other] Pulsa **{ $press }** para hipotecar { $deeds } y construir { $what } en { $group }: caer ahí costará hasta { $rent } $.
    }
button-coach-borrow = Hipotecar y construir · { $price } $
coach-mortgaged =
    { $count ->
        [one] 1 propiedad
       *[other] { $count } propiedades
    }
coach-why-build-wait = Tienes { $group } al completo: ahí el alquiler se duplica, y puedes construir casas.
coach-tip-build-wait =
    { $cash ->
        [short] No construyas todavía en { $group }: una casa cuesta { $price } $, así que ahorra primero y después pulsa **{ button-manage }**.
       *[enough] No construyas todavía en { $group }: tu efectivo vale más para lo que pueda costar la próxima vuelta. Cuando tengas más, pulsa **{ button-manage }**.
    }
coach-why-trade = Casi todos los grupos de color se completan con un trato, no por suerte.
coach-tip-trade =
    { $change ->
        [more] Pulsa **{ button-trade }** y ofrece a { $who } { $gives } a cambio de { $takes }: tendrías { $group } al completo, y tu probabilidad de ganar pasaría del { $before } al { $after }.
       *[other] Pulsa **{ button-trade }** y ofrece a { $who } { $gives } a cambio de { $takes }: tendrías { $group } al completo.
    }
coach-why-trade-look = { coach-why-trade }
coach-tip-trade-look = Solo te falta { $space } para tener { $group } al completo, y es de { $who }: pulsa **{ button-trade }** y ofrece algo que { $who } necesite.
coach-why-offer-good = Antes de responder a una oferta, mira qué grupo te completa a ti y cuál a { $who }.
coach-tip-offer-good =
    { $change ->
        [more] Esta te conviene: tu probabilidad de ganar pasa del { $before } al { $after }.
       *[other] Esta te conviene.
    }
coach-why-offer-bad = { coach-why-offer-good }
coach-tip-offer-bad =
    { $change ->
        [less] Recházala o pide más: si la aceptas, tu probabilidad de ganar baja del { $before } al { $after }.
       *[other] Recházala o pide más: ayuda más a los demás que a ti.
    }

## Cárcel, impuestos, deudas

coach-why-jail-leave = En la Cárcel no avanzas: no puedes comprar nada ni pasar por la Salida.
coach-tip-jail-leave =
    { $price ->
        [0] Usa tu tarjeta para salir de la Cárcel y tira.
       *[other] Paga { $price } $ y tira.
    }
coach-why-jail-stay = Ya queda poco por comprar, y en la Cárcel no caes en las casas de nadie.
coach-tip-jail-stay = No pagues, intenta sacar dobles: hasta que salgas sigues cobrando alquiler.
coach-why-tax = Tienes que elegir antes de sumar lo que tienes.
coach-tip-tax = Si todo lo que tienes vale menos de { $price } $, el porcentaje te sale más barato.
coach-why-debt = Te faltan { $price } $ para pagar esto.
coach-tip-debt = Hipoteca primero propiedades sueltas y vende las casas al final: la Banca solo paga la mitad de lo que cuestan.
coach-why-debt-sell = { coach-why-debt }
coach-tip-debt-sell = Con hipotecas no basta, así que este plan también vende edificios, a la mitad de lo que cuestan: con **{ debt-change }** decides cuáles.
coach-why-debt-hopeless = Quien no puede pagar queda fuera de la partida, así que pide antes ayuda a los demás.
coach-tip-debt-hopeless = Ofrece un trato: una propiedad que completa un grupo de color vale más para quien la necesita que para la Banca.
