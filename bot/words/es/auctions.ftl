# Auctions: the messages, the thread and the forms.

## One lot

auction-title = Subasta: { $what }
auction-over = Vendido: { $what }
auction-unsold = Sin vender: { $what }
auction-off = Subasta cancelada: { $what }
auction-none = Se interrumpió antes de que nadie ganara. No se vende nada.
auction-thread = Subasta: { $what }
auction-lot =
    { $price ->
        [0] { $what }
       *[other] { $what } · precio impreso { $price } $
    }
lot-mortgaged = 🔒 { $lot } se vende con hipoteca: quien gane paga enseguida { $interest } $ a la Banca y puede pagar también los { $loan } $. Hasta entonces no hay alquiler.
auction-in-thread = Puja en el hilo de abajo. El resultado quedará aquí.
auction-no-bid = Aún no hay pujas. { $lowest ->
        [1] Cualquier precio vale.
       *[other] La primera debe ser de { $lowest } $ o más.
    }
auction-reserve = Pujas mínimas: { $bids }
auction-leads = **{ $who } va por delante con { $price } $.**
auction-calls = Antes: { $calls }
auction-waits = En la puja: { $who }
auction-passed = Fuera: { $who }
auction-sealed = Subasta secreta: cada cual entrega un máximo secreto. Gana el más alto y paga { $step ->
        [1] un dólar
       *[other] { $step } $
    } más que el segundo.
auction-filed = Entregado: { $who }
auction-ends = Se cierra <t:{ $at }:R>, o en cuanto nadie más pueda pujar.
button-bid = Pujar { $price } $
button-type = Otra puja…
button-maximum = Mi máximo secreto…
button-pass = Pasar
button-lots = Mis máximos para { $count } lotes…
bid-form-max = Tu máximo secreto
bid-form-max-hint = Puja por ti, nunca más de lo necesario. Nadie ve cuánto es.
bid-form-type = Tu puja
bid-form-type-hint = Dólares enteros, más que el precio de ahora.
bid-form-label = Dólares
maximum-filed = Tu máximo de { $price } $ está entregado. Nadie más ve cuánto es.

## Several lots at once

lots-title = Subasta secreta de varios lotes
lots-intro = Elige un lote para escribir tu máximo secreto por él, { $highest } $ como mucho. Nada cuenta hasta que lo entregas, y se entrega una sola vez.
lots-no-cash = No puedes pujar por ninguno de estos lotes.
lots-filed = Entregado. Estos son tus máximos secretos:
lots-passed = No pujas por ninguno de estos lotes.
lots-changed = Esto se cambió mientras tanto en otro lado. Míralo otra vez antes de entregar:
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
lots-at-most = Gastas { $price } $ como mucho.
lots-choose = Tu máximo para…
lots-option = { $lot } · hasta { $most } $
lots-option-none =
    { $price ->
        [0] { $lot } · aún sin puja
       *[other] { $lot } · aún sin puja, precio { $price } $
    }
lots-file =
    { $count ->
        [1] Entregar 1 máximo · { $price } $ como mucho
       *[other] Entregar { $count } máximos · { $price } $ como mucho
    }
lots-pass = Pasar en todos
lots-limit = Límite: { $price } $ en total
lots-limit-none = Sin límite en total
lots-limit-title = Límite de gasto
lots-limit-label = Máximo de dólares por todos los lotes
lots-limit-hint = Déjalo vacío para no poner límite.
lots-amount-title = { $lot }
lots-amount-label = Tu máximo secreto en dólares
lots-amount-hint = De { $lowest } a { $highest } $. Déjalo vacío para no pujar.
lots-too-dear = Las pujas por este lote empiezan en { $lowest } $, y eso es más de lo que puedes pujar.
lots-out-of-range = Tu máximo por un lote puede ir de { $lowest } a { $highest } $.
