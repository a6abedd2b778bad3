# Too few houses or hotels: claims and the auctions of buildings.

shortage-thread = Subasta: escasez de edificios
shortage-sold = Escasez de edificios: resultado
shortage-no-bid = Aún no hay pujas. Cada cual tiene que pujar al menos el precio de construir en su propia calle.
shortage-leads = **{ $who } va por delante con { $price } $ para construir en { $lot }.**
shortage-title = Escasez de edificios
shortage-how-live = Elige lo que quieres construir. Si se piden más edificios de los que tiene la Banca, se subastan uno a uno, con pujas abiertas.
shortage-how-post = Elige lo que quieres construir y fija en secreto tu precio máximo por cada edificio. Si se piden más de los que tiene la Banca, ganan los máximos más altos, y cada cual paga un poco más que el máximo siguiente. Si no, todo se construye al precio normal.
shortage-own-turn = No es tu turno: si hay edificios para todo el mundo, construirás en tu turno. Lo que ganes en una subasta se construye enseguida.
shortage-nothing = Ahora no puedes pedir ningún edificio.
shortage-choose = ¿Qué quieres construir?
shortage-choose-lot = Pujar por un edificio en…
shortage-lot = { $lot } · { $price } $ o más
shortage-form = ¿Cuánto pagas como máximo por cada edificio?
shortage-form-label = Dólares por cada edificio
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
        [1] Escribe una cantidad en dólares enteros, como 120.
        [2] Escribe una cantidad para los dos edificios, o 2 cantidades separadas por un espacio, como 120 100.
       *[other] Escribe una cantidad para todos los edificios, como 120, o { $count } cantidades separadas por espacios.
    }
shortage-claimed = Has pedido { $what }. El resultado saldrá en el mensaje de la partida.
button-claim = { $what }
button-claim-other = Otra cosa…
button-claim-none = No construir nada
button-claim-enough = Pagar solo el precio normal
button-bid-lot = Pujar { $price } $ · { $lot }
