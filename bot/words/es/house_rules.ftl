# Editions, games and house rules that may be chosen before a game starts.

edition-1935-hint = Hipotecas calle por calle, y los dobles que sacan de la Cárcel dan otra tirada
edition-1973-hint = Las reglas clásicas, con la partida corta que prefieras
edition-1994-hint = Las reglas clásicas, con una partida corta y otra contra el reloj
edition-1998-hint = El reglamento del milenio, que se juega como el de 1994
edition-2008-hint = Tarjetas nuevas, impuesto de lujo de 100 $, y solo construyes en tu turno
edition-unknown-hint = Mira en /monopoly { command-name-rules } qué tiene de especial

game-standard = Partida normal
game-standard-hint = Se juega hasta que solo una persona se libra de la bancarrota
game-short = Partida corta
game-short-hint = Tres títulos gratis, hoteles rápidos y fin con la primera bancarrota
game-time-limit = Partida con hora límite
game-time-limit-hint = Compras dos títulos repartidos; a la hora acordada gana la mayor fortuna
game-new-short = Nueva partida corta
game-new-short-hint = La carrera de 1935: dos títulos repartidos; a la hora, gana la mayor fortuna

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
house-rule-double-go-told = Caer justo en la Salida paga el doble.
house-rule-no-auctions = Sin subastas
house-rule-no-auctions-hint = Lo que nadie compra se lo queda la Banca
house-rule-no-auctions-told = Lo que no se compra se lo queda la Banca para la siguiente visita.
house-rule-auction-reserve = Primera puja mínima
house-rule-auction-reserve-hint = Las subastas empiezan en una parte del precio impreso
house-rule-auction-reserve-number = Porcentaje del precio impreso
house-rule-auction-reserve-told = La primera puja de una subasta es al menos el { $number } % del precio impreso.
house-rule-auction-step = Pujas más grandes
house-rule-auction-step-hint = Cada puja supera a la anterior en más de un dólar
house-rule-auction-step-number = Dólares que sube al menos cada puja
house-rule-auction-step-told = Cada puja supera a la anterior en { $number } $ al menos.
house-rule-cash-bids = Pujar solo con efectivo
house-rule-cash-bids-hint = Ninguna puja por encima del dinero en mano
house-rule-cash-bids-told = Nadie puja más que su efectivo.
house-rule-bids-without-cap = Pujar sin límite
house-rule-bids-without-cap-hint = Puja lo que quieras; si no puedes pagar, caes en bancarrota
house-rule-bids-without-cap-told = Las pujas no tienen límite, y quien no paga la suya cae en bancarrota.
house-rule-starting-cash = Dinero inicial
house-rule-starting-cash-hint = Empezar con más o con menos de 1.500 $
house-rule-starting-cash-number = Dólares para empezar
house-rule-starting-cash-told = Cada cual empieza con { $number } $.
house-rule-dealt-deeds = Títulos de regalo
house-rule-dealt-deeds-hint = Se reparten títulos antes de la primera tirada, gratis
house-rule-dealt-deeds-number = Títulos por jugador
house-rule-dealt-deeds-told =
    { $number ->
        [one] Antes de la primera tirada se reparte un título a cada cual, gratis.
       *[other] Antes de la primera tirada se reparten { $number } títulos a cada cual, gratis.
    }
house-rule-sold-deeds = Títulos de pago
house-rule-sold-deeds-hint = Se reparten títulos antes de la primera tirada, a su precio
house-rule-sold-deeds-number = Títulos por jugador
house-rule-sold-deeds-told =
    { $number ->
        [one] Antes de la primera tirada se reparte un título a cada cual, que paga su precio.
       *[other] Antes de la primera tirada se reparten { $number } títulos a cada cual, que paga su precio.
    }
house-rule-players = Asientos en la mesa
house-rule-players-hint = Ya se empieza con dos, y tú dices cuántos como máximo
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
house-rule-jail-fine-hint = Salir cuesta más o menos de 50 $
house-rule-jail-fine-number = Dólares para salir de la Cárcel
house-rule-jail-fine-told =
    { $number ->
        [0] Salir de la Cárcel es gratis.
       *[other] Salir de la Cárcel cuesta { $number } $.
    }
house-rule-throw-after-jail-doubles = Otra tirada tras la Cárcel
house-rule-throw-after-jail-doubles-hint = Los dobles que te sacan dan además otra tirada
house-rule-throw-after-jail-doubles-told = Los dobles que te sacan de la Cárcel dan otra tirada.
house-rule-no-throw-after-jail-doubles = Sin otra tirada tras la Cárcel
house-rule-no-throw-after-jail-doubles-hint = Los dobles te sacan, y nada más
house-rule-no-throw-after-jail-doubles-told = Los dobles que te sacan de la Cárcel no dan otra tirada.
house-rule-claimed-rent = Pide tu alquiler, al pie de la letra
house-rule-claimed-rent-hint = La regla impresa: si se te pasa el momento, la visita sale gratis
house-rule-claimed-rent-told = Al pie de la letra del reglamento, el alquiler hay que pedirlo a tiempo, o la visita sale gratis.
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
house-rule-limited-building = Construir poco a poco
house-rule-limited-building-hint = Solo unas cuantas casas y hoteles por turno
house-rule-limited-building-number = Casas y hoteles por turno
house-rule-limited-building-told =
    { $number ->
        [one] Una casa o un hotel por jugador y turno.
       *[other] Como mucho { $number } casas y hoteles por jugador y turno.
    }
house-rule-first-come-buildings = Construye quien llega antes
house-rule-first-come-buildings-hint = Las últimas casas son de quien se da más prisa, sin subasta
house-rule-first-come-buildings-told = Las últimas casas y hoteles son de quien las pide primero.
house-rule-fast-bankruptcy = Bancarrota rápida
house-rule-fast-bankruptcy-hint = Sin rescate: el efectivo a quien se le debe, los títulos a la Banca
house-rule-fast-bankruptcy-told = En una bancarrota, el efectivo va a quien se le debe y los títulos vuelven a la Banca, sin rescate.
house-rule-finish-the-round = Terminar la ronda
house-rule-finish-the-round-hint = Cuando suena la hora, se igualan los turnos
house-rule-finish-the-round-told = Cuando suena la hora, la ronda se juega hasta el final.
house-rule-cash-breaks-ties = El efectivo desempata
house-rule-cash-breaks-ties-hint = ¿Igual fortuna al final? Gana quien tiene más efectivo
house-rule-cash-breaks-ties-told = A igual fortuna al final, gana quien tiene más efectivo.

unplayable-unknown = Esa opción no existe aquí. Elige una de las listas de /monopoly { command-name-new } y Reglas.
unplayable-number = { $rule }: tiene que ser un número entero de { $lowest } a { $highest }.
unplayable-twice = «{ $rule }» y «{ $other }» no van juntas. Quédate con una.
unplayable-needs = «{ $rule }» necesita una partida con hora acordada. Elige antes una así.
unplayable-cash = Los títulos que se reparten podrían costar más que el dinero inicial. Cambia antes esto: { $rules }.
unplayable-cash-game = Esta partida reparte títulos que podrían costar más que el dinero inicial.
unplayable-game = El reglamento de { $edition } no tiene «{ $game }». Tiene: { $games }.
