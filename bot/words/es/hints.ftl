# Las líneas sobre lo que alguien encuentra por primera vez.

prefer-hints-on = Pistas: activadas
prefer-hints-on-hint = El bot explica lo nuevo la primera vez que lo ves
prefer-hints-off = Pistas: desactivadas
prefer-hints-off-hint = El bot no explica lo nuevo
prefer-hints = Pistas sobre lo que es nuevo para ti

hint = -# 💡 { $text }
hint-to-throw = Los dados mueven tu ficha. Con dobles tiras otra vez; si los sacas tres veces en el mismo turno, vas a la Cárcel.
hint-in-jail = { $jail_cards ->
        [0] Para salir de la Cárcel, saca dobles o paga { $fine } $.
       *[other] Para salir de la Cárcel, saca dobles, paga { $fine } $ o usa una tarjeta para salir de la Cárcel.
    } { $turns ->
        [one] Tienes un intento; si no sacas dobles,
       *[other] Tienes { $turns } intentos; si en el último no sacas dobles,
    } pagas la multa y avanzas.
hint-fine-or-pass = Era el último intento de sacar dobles en la Cárcel. Paga la multa o usa una tarjeta para salir de la Cárcel; en ambos casos avanzas lo que sacaste.
hint-hold = Antes de la tirada, los demás jugadores pueden frenarla un momento para construir, hipotecar o hacer tratos.
hint-held = Alguien necesita un momento para construir, hipotecar o hacer tratos antes de la próxima tirada. Cuando termine, esa persona pulsa «Dejar de frenar la tirada» y el juego sigue.
hint-to-end = En este turno ya no queda nada por decidir. Antes de terminarlo, aún puedes hacer tratos o gestionar tus propiedades.
hint-buy-or-decline = Quien tiene una propiedad cobra alquiler a quien caiga en ella. Si no compras esta, { $declined ->
        [left-with-bank] se queda en la Banca.
       *[auctioned] sale a subasta y cualquiera puede pujar.
    }
hint-choose-tax = Para el porcentaje del impuesto cuentan tu efectivo, tus propiedades a su precio impreso (también las hipotecadas) y lo que costaron tus edificios.
hint-auction = Gana la puja más alta cuando el resto pasa o se acaba el tiempo. Con un máximo secreto el bot puja por ti, nunca más de lo necesario.
hint-two-bidders = Con dos jugadores, solo el rival hace subir el precio: quien gana paga poco más que el tope de su rival.
hint-sealed-auction = Solo respondes una vez: fija lo máximo que pagarías, o pasa. Nadie ve tu máximo, y puedes ganar por menos.
hint-owing = Tu efectivo no alcanza para esta deuda. El botón con la cantidad vende o hipoteca lo que dice la lista de arriba. Con «{ debt-change }» decides tú qué vender o hipotecar.
hint-rescue = Si ningún trato cubre esta deuda a tiempo, quien la debe queda fuera de la partida.
hint-lift-or-hold = Por una propiedad hipotecada nadie te paga alquiler. Si levantas la hipoteca ahora, no volverás a pagar intereses por ella. También puedes dejarla hipotecada.
hint-shortage-claim = Puede que la Banca no tenga edificios para todo el mundo. Elige lo que quieres construir; si se piden más edificios de los que hay, la Banca los subasta.
hint-shortage-auction = La Banca subasta sus últimos edificios, uno por uno. Lo que ganes se construye al momento.
hint-time-bank = El plazo ya incluye la reserva de tiempo. Al principio está llena, las decisiones lentas la gastan y decidir pronto la rellena.
hint-rent = En esta partida el alquiler no se paga automáticamente: quien tiene la propiedad debe cobrarlo a tiempo o lo pierde.
hint-trade = Si aceptas, todo cambia de manos al momento. «Contraoferta» envía otra oferta; «Rechazar» pone fin a esta.
hint-offer = Elige qué das y qué quieres recibir, y luego envía la oferta.
hint-manage = Lo que eliges se hace al momento o queda en cola hasta que las reglas lo permitan. Por una propiedad hipotecada no cobras alquiler.
