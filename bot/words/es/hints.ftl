# Las líneas sobre lo que alguien encuentra por primera vez.

prefer-hints-on = 💡 Pistas activadas: lo nuevo se te explica una vez.
prefer-hints-off = 💡 Pistas desactivadas.
button-hints-on = Activar las pistas
button-hints-off = Desactivar las pistas

hint = -# 💡 { $text }
hint-to-throw = Los dados mueven tu ficha. Con dobles tiras otra vez; si los sacas tres veces en el mismo turno, vas a la Cárcel.
hint-in-jail = Para salir: saca dobles, paga { $fine } $ o usa una tarjeta para salir de la Cárcel. Tras { $turns ->
        [one] una tirada
       *[other] { $turns } tiradas
    } sales de todos modos; sin dobles, pagando.
hint-fine-or-pass = La última tirada en la Cárcel no fue de dobles. En esta partida aún puedes usar una tarjeta para salir de la Cárcel en vez de pagar la multa; en ambos casos mueves lo que sacaste.
hint-held = La tirada está frenada: hay tiempo para construir, hipotecar o hacer tratos. Con «Soltar los dados» sigue el juego.
hint-to-end = En este turno ya está todo decidido. Aún puedes construir o hacer tratos antes de terminarlo.
hint-buy-or-decline = Quien tiene una propiedad cobra alquiler a quien caiga en ella. Si no la compras, { $declined ->
        [left-with-bank] se queda en la Banca.
       *[auctioned] sale a subasta y cualquiera puede pujar.
    }
hint-choose-tax = Puedes pagar una cantidad fija o una parte de todo lo que tienes: dinero, precios de las propiedades y edificios.
hint-auction = Gana la puja más alta cuando el resto pasa o se acaba el tiempo. Con un máximo secreto el bot puja por ti, nunca más de lo necesario.
hint-sealed-auction = Basta una respuesta: fija lo máximo que pagarías, o pasa. Nadie ve tu máximo, y puedes ganar por menos.
hint-owing = El efectivo no alcanza para esta deuda. El primer botón sigue la propuesta; con «Elegir yo» decides qué se vende o se hipoteca.
hint-rescue = Ni vendiéndolo todo alcanza. Ya solo puede ayudar un trato; si no, llega la bancarrota.
hint-lift-or-hold = Estas propiedades están hipotecadas y no cobran alquiler. Si levantas la hipoteca ahora, no pagas intereses otra vez; si no, siguen hipotecadas.
hint-shortage-claim = La Banca no tiene edificios para todos. Di qué construirías; si en total es demasiado, se subasta.
hint-shortage-auction = La Banca subasta sus últimos edificios, uno por uno. Lo que ganes se construye al momento.
hint-rent = Aquí el alquiler no se paga solo: quien tiene la propiedad debe cobrarlo a tiempo o lo pierde.
hint-trade = Si aceptas, todo cambia de manos al momento. «Contraoferta» envía otra oferta, «Rechazar» la termina.
hint-offer = Elige qué das y qué quieres. Nadie ve nada hasta que lo envíes.
hint-manage = Lo que eliges se hace al momento o queda en cola hasta que las reglas lo permitan. Una propiedad hipotecada no cobra alquiler.
