## Auctions: the messages, the thread and the forms.

## One lot

auction-title = Subasta: { $what }
auction-over = ¡Adjudicado! { $what }
auction-unsold = Sin vender: { $what }
auction-off = Subasta cancelada: { $what }
auction-none = La subasta se ha cancelado. No se ha vendido nada.
auction-lot =
    { $price ->
        [0] { $what }
       *[other] { $what } · precio impreso { $price } $
    }
auction-declined = { $who } cayó aquí y no compró.
auction-estate = { $who } está fuera de la partida: la Banca vende sus bienes a la puja más alta.
lot-completes = Con { $lot }, { $who } tendría { $group } al completo.
lot-mortgaged = 🔒 { CAPITALIZED($lot) } está hipotecada. Justo después de la subasta, quien gane paga { $interest } $ de intereses a la Banca y puede deshipotecarla por otros { $loan } $. Mientras siga hipotecada, no cobra alquiler.
auction-where = Se puja en <#{ $thread }>
auction-no-bid = Aún no hay pujas. { $lowest ->
        [1] La primera debe ser de 1 $ o más.
       *[other] La primera debe ser de { $lowest } $ o más.
    }
auction-reserve = Pujas mínimas: { $bids }
auction-leads = **{ $who } va por delante con { $price } $.**
auction-equal = A igual cantidad, vale la puja anterior.
auction-raised = El máximo secreto de otra persona hizo subir el precio.
auction-calls = Pujas anteriores: { $calls }
auction-cash = Efectivo: { $cash }
auction-still-in = Siguen en la subasta: { $cash }
auction-waits = A la espera de { $who }
auction-passed = Fuera de la subasta: { $who }
auction-sealed = Subasta secreta, solo con el botón: cada cual fija un máximo. Gana quien fija el más alto y paga { $step } $ más que el segundo. Si hay empate, gana el que llegó antes y paga esa cantidad.
auction-filed = Respuestas recibidas: { $who }
auction-ends =
    { $late ->
        [moves] Se cierra <t:{ $at }:R>, salvo que una puja tardía alargue el plazo.
       *[counts] Se cierra <t:{ $at }:R> como muy tarde.
    }
button-bid = Pujar { $price } $
button-bid-raise = Pujar { $price } $ · faltan { $missing } $…
button-type = Otra puja…
dear-title = ¿Pujar { $price } $ por { $what }?
dear-about = Tienes { $cash } $ en efectivo. Si ganas a este precio, tendrás que reunir { $missing } $ vendiendo o hipotecando.
button-maximum = Fijar un máximo secreto…
button-pass = Pasar
button-lots = Fijar mis máximos ({ $count })…
bid-form-max = Tu máximo secreto
bid-form-max-hint = Desde { $lowest } $. El bot puja solo lo necesario.
bid-form-type = Tu puja
bid-form-type-hint = Un número entero, desde { $lowest } $.
bid-form-lead = { $who } va por delante con { $price } $.
bid-form-lead-mine = Vas por delante con { $price } $.
bid-form-label = Cantidad
maximum-filed = Has fijado un máximo secreto de { $price } $. Nadie más ve la cantidad.
maximum-leads = Ahora vas por delante con { $now } $.
maximum-beats = Ahora vas por delante con { $now } $: era lo necesario para superar el máximo secreto de { $who }.

## Several lots at once

lots-title = Subasta secreta de varias propiedades
lots-intro = Elige una propiedad y fija tu máximo secreto, hasta { $highest } $. Tus máximos no cuentan hasta que los envíes, y solo puedes enviarlos una vez.
lots-no-cash = No tienes dinero suficiente para pujar por ninguna de estas propiedades.
lots-filed = Has enviado tus pujas. Estos son tus máximos secretos:
lots-passed = Has pasado en todas estas propiedades.
lots-changed = Has cambiado tus pujas en otro mensaje. Revísalas antes de enviarlas:
lots-line =
    { $price ->
        [0] { $lot }: hasta **{ $most } $**
       *[other] { $lot } (precio { $price } $): hasta **{ $most } $**
    }
lots-line-none =
    { $price ->
        [0] { $lot }: sin puja
       *[other] { $lot } (precio { $price } $): sin puja
    }
lots-at-most = Gastarás como mucho { $price } $.
lots-choose = Elige una propiedad para fijar tu máximo
lots-option = { $lot } · hasta { $most } $
lots-option-none =
    { $price ->
        [0] { $lot } · aún sin puja
       *[other] { $lot } · aún sin puja, precio { $price } $
    }
lots-file =
    { $count ->
        [1] Enviar 1 máximo · hasta { $price } $
       *[other] Enviar { $count } máximos · hasta { $price } $
    }
lots-pass = Pasar en todas
lots-limit = Límite total · { $price } $
lots-limit-none = Fijar un límite total…
lots-limit-title = Límite total
lots-limit-label = Gasto máximo en total
lots-limit-hint = Déjalo vacío para no poner límite.
lots-amount-label = { bid-form-max }
lots-amount-hint = De { $lowest } a { $highest } $. Déjalo vacío para no pujar.
lots-too-dear = Las pujas por esta propiedad empiezan en { $lowest } $, y no puedes pujar tanto.
lots-out-of-range = Tu máximo para una propiedad puede ir de { $lowest } a { $highest } $.
bid-form-cash = Cantidad (tienes { $cash } $)
bid-made = Has pujado { $price } $.
auction-ended = La subasta ha terminado: { $told }
auction-ended-lots = La subasta ha terminado:
auction-ended-mine = La subasta ha terminado: has ganado { $space } por { $price } $.
auction-won-mine = Has ganado { $space } por { $price } $.
auction-own-maximum = Tu máximo era de { $maximum } $.
auction-raise = Tienes { $cash } $ en efectivo. Reúne { $missing } $ más { $channel ->
        [direct] en la partida
       *[other] en <#{ $channel }>
    }{ $at ->
        [0] {""}
       *[other] { " " }(plazo: <t:{ $at }:{ $style }>)
    }.
bid-beaten = Te han superado al instante: tus { $price } $ no han bastado contra { $leader }, con { $now } $.
bid-beaten-equal = No vas por delante: { $leader } también ofrece { $now } $ y, a igual cantidad, gana la puja anterior.
bid-cash =
    { $cover ->
        [short] ⚠️ Tienes { $cash } $ en efectivo. Para pagar la cantidad entera, tendrías que reunir { $missing } $ vendiendo o hipotecando.
       *[enough] Tienes { $cash } $ en efectivo. Si tienes que pagar la cantidad entera, { $left ->
            [0] no te queda nada
            [1] te queda 1 $
           *[other] te quedan { $left } $
        }.
    }
auction-back = Volver a la partida: <#{ $channel }>

## Too few houses or hotels: claims and the auctions of buildings.

shortage-thread = Subasta: escasez de edificios
shortage-sold = Escasez de edificios: resultado
shortage-no-bid = Aún no hay pujas. Cada cual tiene que pujar al menos el precio de construir en su propia calle.
shortage-leads = **{ $who } va por delante con { $price } $ para construir en { $lot }.**
shortage-title = { decision-shortage-claim.board }
shortage-how-live = Elige lo que quieres construir. Si se piden más edificios de los que tiene la Banca, se subastan uno a uno, con pujas abiertas.
shortage-how-post = Elige lo que quieres construir y fija en secreto tu precio máximo por cada edificio. Si se piden más de los que tiene la Banca, ganan los máximos más altos, y cada cual paga un poco más que el máximo siguiente. Si no, todo se construye al precio normal.
shortage-own-turn = No es tu turno: si hay edificios para todo el mundo, construirás en tu turno. Lo que ganes en una subasta se construye enseguida.
shortage-nothing = Ahora no puedes pedir ningún edificio.
shortage-choose = ¿Qué quieres construir?
shortage-choose-lot = Pujar por un edificio en…
shortage-lot = { $lot } · { $price } $ o más
shortage-form = ¿Cuánto pagas como máximo por cada edificio?
shortage-form-label = Cantidad por cada edificio
shortage-form-hint =
    { $count ->
        [1] { $lots }: de { $lowest } a { $highest } $
        [2] { $lowest } a { $highest } $: una cantidad para los dos, o 2 separadas por un espacio, para { $lots }
       *[other] { $lowest } a { $highest } $: una cantidad para los { $count }, o { $count } separadas por espacios, para { $lots }
    }
shortage-bid-form = Edificio en { $lot }: tu puja
shortage-bid-hint = De { $lowest } a { $highest } $, en efectivo
shortage-sums =
    { $count ->
        [1] Escribe un número entero, como 120.
        [2] Escribe una cantidad para los dos edificios, o 2 cantidades separadas por un espacio, como 120 100.
       *[other] Escribe una cantidad para todos los edificios, como 120, o { $count } cantidades separadas por espacios.
    }
shortage-claimed = Has pedido { $what }. El resultado saldrá en el mensaje de la partida.
button-claim = { $what }
button-claim-other = Otra cosa…
button-claim-choose = Elegir qué construir…
button-claim-none = No construir nada
button-claim-enough = Pagar solo el precio normal
button-bid-lot = Pujar { $price } $ · { $lot }
