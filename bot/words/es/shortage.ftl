# Too few houses or hotels: claims and the auctions of buildings.

shortage-thread = Subasta: los últimos edificios
shortage-sold = Qué fue de los últimos edificios
shortage-no-bid = Aún no hay pujas. El mínimo es el precio de tu propio título.
shortage-leads = **{ $who } va por delante con { $price } $, para { $lot }.**
shortage-title = Quedan pocos edificios
shortage-how-live = Elige lo que construirías. Si entre todo se pide más de lo que tiene la Banca, los edificios se subastan uno a uno, con pujas abiertas.
shortage-how-post = Elige lo que construirías y di cuánto puede costarte como máximo cada edificio. Nadie más lo ve. Si entre todo se pide más de lo que tiene la Banca, se los llevan los máximos más altos, por un poco más que el siguiente; si no, todo se construye al precio del título.
shortage-own-turn = No es tu turno: si alcanza para todos, construirás los tuyos en tu turno. Lo que ganes en la subasta se construye enseguida.
shortage-nothing = Ahora no hay nada que puedas pedir.
shortage-choose = Pedir…
shortage-choose-lot = Pujar por un edificio en…
shortage-lot = { $lot } · { $price } $ o más
shortage-form = ¿Cuánto puede costar cada uno?
shortage-form-label = Dólares por cada edificio
shortage-form-hint =
    { $count ->
        [1] { $lots }: de { $lowest } a { $highest } $
       *[other] { $lowest } a { $highest } $: una suma para los { $count }, o { $count } separadas por espacios, para { $lots }
    }
shortage-bid-form = Pujar para { $lot }
shortage-bid-hint = De { $lowest } a { $highest } $, en efectivo
shortage-sums =
    { $count ->
        [1] Escribe una suma en dólares enteros, como 120.
       *[other] Escribe una suma para todos, o { $count } sumas separadas por espacios, como 120 100.
    }
shortage-claimed = Has pedido { $what }. La mesa muestra en qué acaba.
button-claim = Pedir: { $what }
button-claim-other = Pedir…
button-claim-none = No pido nada
button-claim-enough = No más que el precio del título
button-bid-lot = Pujar { $price } $ para { $lot }
