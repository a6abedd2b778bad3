# Editions, games and house rules that may be chosen before a game starts.

edition-1935-hint = Hipotecas calle por calle; si sales de la Cárcel con dobles, tiras otra vez
edition-1973-hint = Las reglas clásicas; se puede elegir cualquiera de las partidas cortas
edition-1994-hint = Las reglas clásicas, más una partida corta y otra con hora límite
edition-1998-hint = El reglamento del milenio, que se juega como el de 1994
edition-2008-hint = Tarjetas nuevas, impuesto de lujo de 100 $, y solo construyes en tu turno
edition-unknown-hint = Mira en /monopoly { command-name-rules } qué tiene de especial

game-standard = Partida normal
game-standard-hint = Gana quien quede al final
game-short = Partida corta
game-short-hint = Tres propiedades gratis, hoteles más baratos y fin con la primera bancarrota
game-time-limit = Partida con hora límite
game-time-limit-hint = Se empieza con dos propiedades pagadas; al final gana el mayor patrimonio
game-new-short = Nueva partida corta
game-new-short-hint = Con hora límite, de 1935: dos propiedades pagadas, gana el mayor patrimonio

house-rule-parking-pot = Bote en Parada Libre
house-rule-parking-pot-hint = Multas, impuestos y pagos de tarjetas esperan a quien caiga allí
house-rule-parking-pot-number = Dólares que la Banca añade cada vez
house-rule-parking-pot-told =
    { $number ->
        [0] Multas, impuestos y pagos de tarjetas se juntan en Parada Libre para quien caiga allí.
       *[other] Multas, impuestos y pagos de tarjetas se juntan en Parada Libre, sobre un fondo de { $number } $, para quien caiga allí.
    }
house-rule-double-go = Sueldo doble en la Salida
house-rule-double-go-hint = Cae justo en la Salida y cobra dos veces
house-rule-double-go-told = Caer justo en la Salida paga el doble del sueldo.
house-rule-no-auctions = Sin subastas
house-rule-no-auctions-hint = Lo que nadie compra se queda en la Banca
house-rule-no-auctions-told = Lo que nadie compra se queda en la Banca hasta que otra persona caiga allí.
house-rule-auction-reserve = Puja inicial mínima
house-rule-auction-reserve-hint = Las subastas empiezan en una parte del precio impreso
house-rule-auction-reserve-number = Porcentaje del precio impreso
house-rule-auction-reserve-told = La primera puja de una subasta es al menos el { $number } % del precio impreso.
house-rule-auction-step = Subidas mayores
house-rule-auction-step-hint = Cada puja supera a la anterior en más de un dólar
house-rule-auction-step-number = Dólares que sube al menos cada puja
house-rule-auction-step-told = Cada puja supera a la anterior en { $number } $ al menos.
house-rule-cash-bids = Pujar solo con efectivo
house-rule-cash-bids-hint = Ninguna puja por encima de tu efectivo
house-rule-cash-bids-told = Nadie puja más que su efectivo.
house-rule-bids-without-cap = Pujar sin límite
house-rule-bids-without-cap-hint = Puja lo que quieras; si no puedes pagar, caes en bancarrota
house-rule-bids-without-cap-told = Las pujas no tienen límite. Quien gana y no puede pagar cae en bancarrota.
house-rule-starting-cash = Dinero inicial
house-rule-starting-cash-hint = Empezar con más o menos de 1.500 $
house-rule-starting-cash-number = Dólares para empezar
house-rule-starting-cash-told = Cada cual empieza con { $number } $.
house-rule-dealt-deeds = Propiedades iniciales, gratis
house-rule-dealt-deeds-hint = Antes de la primera tirada se regalan propiedades
house-rule-dealt-deeds-number = Propiedades por jugador
house-rule-dealt-deeds-told =
    { $number ->
        [one] Cada cual recibe una propiedad gratis antes de la primera tirada.
       *[other] Cada cual recibe { $number } propiedades gratis antes de la primera tirada.
    }
house-rule-sold-deeds = Propiedades iniciales, pagadas
house-rule-sold-deeds-hint = Antes de la primera tirada se reparten propiedades y se paga su precio
house-rule-sold-deeds-number = Propiedades por jugador
house-rule-sold-deeds-told =
    { $number ->
        [one] Cada cual recibe una propiedad antes de la primera tirada y paga su precio.
       *[other] Cada cual recibe { $number } propiedades antes de la primera tirada y paga su precio.
    }
house-rule-players = Número de asientos
house-rule-players-hint = Cuántas personas como máximo; con dos ya se puede empezar
house-rule-players-number = Asientos como máximo
house-rule-players-told =
    { $number ->
        [2] Una partida para dos jugadores.
       *[other] De dos a { $number } jugadores.
    }
house-rule-no-buying-first-lap = Primera vuelta sin comprar
house-rule-no-buying-first-lap-hint = Da una vuelta al tablero antes de comprar o pujar
house-rule-no-buying-first-lap-told = Nadie compra ni puja antes de dar una vuelta al tablero.
house-rule-no-trading-first-lap = Primera vuelta sin tratos
house-rule-no-trading-first-lap-hint = Da una vuelta al tablero antes de hacer tratos
house-rule-no-trading-first-lap-told = Nadie hace tratos antes de dar una vuelta al tablero.
house-rule-no-rent-in-jail = Sin alquiler en la Cárcel
house-rule-no-rent-in-jail-hint = Quien está en la Cárcel no cobra nada
house-rule-no-rent-in-jail-told = Quien está en la Cárcel no cobra alquiler.
house-rule-jail-fine = Otra multa de Cárcel
house-rule-jail-fine-hint = Salir cuesta más o menos de 50 $
house-rule-jail-fine-number = Dólares para salir de la Cárcel
house-rule-jail-fine-told =
    { $number ->
        [0] Salir de la Cárcel es gratis.
       *[other] Salir de la Cárcel cuesta { $number } $.
    }
house-rule-throw-after-jail-doubles = Otra tirada al salir con dobles
house-rule-throw-after-jail-doubles-hint = Si sales de la Cárcel con dobles, tiras otra vez
house-rule-throw-after-jail-doubles-told = Quien sale de la Cárcel con dobles tira otra vez.
house-rule-no-throw-after-jail-doubles = Sin otra tirada al salir con dobles
house-rule-no-throw-after-jail-doubles-hint = Si sales de la Cárcel con dobles, mueves y no tiras otra vez
house-rule-no-throw-after-jail-doubles-told = Quien sale de la Cárcel con dobles no tira otra vez.
house-rule-claimed-rent = Hay que cobrar el alquiler
house-rule-claimed-rent-hint = Como en el reglamento: quien no cobra a tiempo se queda sin nada
house-rule-claimed-rent-told = Como en el reglamento: hay que cobrar el alquiler a tiempo o se pierde.
house-rule-flat-income-tax = Impuesto sobre la renta fijo
house-rule-flat-income-tax-hint = Siempre 200 $, sin cuentas
house-rule-flat-income-tax-told = El impuesto sobre la renta es siempre de 200 $.
house-rule-houses = Número de casas
house-rule-houses-hint = La Banca tiene más o menos de 32
house-rule-houses-number = Casas en la Banca
house-rule-houses-told =
    { $number ->
        [one] La Banca tiene una casa.
       *[other] La Banca tiene { $number } casas.
    }
house-rule-hotels = Número de hoteles
house-rule-hotels-hint = La Banca tiene más o menos de 12
house-rule-hotels-number = Hoteles en la Banca
house-rule-hotels-told =
    { $number ->
        [0] No hay hoteles.
        [one] La Banca tiene un hotel.
       *[other] La Banca tiene { $number } hoteles.
    }
house-rule-own-turn-building = Construir en tu turno
house-rule-own-turn-building-hint = No se construye mientras juega alguien más
house-rule-own-turn-building-told = Cada cual construye solo en su turno.
house-rule-limited-building = Límite de construcción por turno
house-rule-limited-building-hint = Solo unas cuantas casas y hoteles nuevos por turno
house-rule-limited-building-number = Casas y hoteles por turno
house-rule-limited-building-told =
    { $number ->
        [one] Una casa o un hotel por jugador y turno.
       *[other] Como mucho { $number } casas y hoteles por jugador y turno.
    }
house-rule-first-come-buildings = Construye quien llega antes
house-rule-first-come-buildings-hint = Las últimas casas son de quien se da más prisa, sin subasta
house-rule-first-come-buildings-told = Las últimas casas y hoteles son de quien construye primero.
house-rule-fast-bankruptcy = Bancarrota rápida
house-rule-fast-bankruptcy-hint = Sin rescate: el efectivo a quien se le debe, las propiedades a la Banca
house-rule-fast-bankruptcy-told = En una bancarrota, el efectivo va a quien se le debe y las propiedades vuelven a la Banca, sin rescate.
house-rule-finish-the-round = Terminar la ronda
house-rule-finish-the-round-hint = Al acabarse el tiempo, se igualan los turnos
house-rule-finish-the-round-told = Al acabarse el tiempo, la ronda se juega hasta el final.
house-rule-cash-breaks-ties = El efectivo desempata
house-rule-cash-breaks-ties-hint = ¿Mismo patrimonio al final? Gana quien tiene más efectivo
house-rule-cash-breaks-ties-told = Con el mismo patrimonio al final, gana quien tiene más efectivo.

unplayable-unknown = Esa opción no existe aquí. Elige una de las listas de `/monopoly { command-name-new }` o en «Ajustes» > «Reglas».
unplayable-number = «{ $rule }» necesita un número entero de { $lowest } a { $highest }.
unplayable-twice = «{ $rule }» y «{ $other }» no se pueden combinar. Elige una de las dos.
unplayable-needs = «{ $rule }» solo vale en una partida con hora límite. Elige antes una.
unplayable-cash = Las propiedades iniciales podrían costar más que el dinero inicial. Cambia antes esto: { $rules }.
unplayable-cash-game = En esta partida las propiedades iniciales podrían costar más que el dinero inicial.
unplayable-game = El reglamento de { $edition } no tiene «{ $game }». Tiene: { $games }.
