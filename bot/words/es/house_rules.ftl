## Editions, games and house rules that may be chosen before a game starts.

edition-1935-hint = Puedes hipotecar calles de un color con casas; tiras otra vez si sales de la Cárcel con dobles
edition-1973-hint = Las reglas clásicas; puedes elegir entre dos partidas cortas
edition-1994-hint = Las reglas clásicas; también puedes jugar una partida corta o con hora límite
edition-1998-hint = El reglamento del milenio, que se juega como el de 1994
edition-2008-hint = Tarjetas más nuevas, impuesto de lujo de 100 $ y construcción solo en tu turno
edition-unknown-hint = Mira en { COMMAND("rules") } qué tiene de especial

game-standard = Partida normal
game-standard-hint = Gana quien queda cuando el resto ha caído en bancarrota
game-short = Partida corta
game-short-hint = Tres propiedades gratis, hoteles más baratos; acaba con la primera bancarrota
game-time-limit = Partida con hora límite
game-time-limit-hint = Recibes dos propiedades y las pagas; al final gana el mayor patrimonio
game-short-evening = Velada corta
game-short-evening-hint = En vivo, menos de 45 minutos; recibes dos propiedades y las pagas
game-new-short = Nueva partida corta
game-new-short-hint = De 1935, con hora límite: recibes y pagas dos propiedades

house-rule-parking-pot = Bote en el Parking Gratuito
house-rule-parking-pot-hint = Quien cae en el Parking Gratuito cobra las multas, los impuestos y los pagos de tarjetas
house-rule-parking-pot-number = Cantidad que la Banca pone en cada bote
house-rule-parking-pot-told =
    { $free_parking_seed ->
        [0] Las multas, los impuestos y los pagos de tarjetas se quedan en el Parking Gratuito. Quien cae allí se los lleva.
       *[other] Las multas, los impuestos y los pagos de tarjetas se juntan en el Parking Gratuito con { $free_parking_seed } $ de la Banca. Quien cae allí se lo lleva todo.
    }
house-rule-double-go = Sueldo doble en la Salida
house-rule-double-go-hint = Si caes justo en la Salida, cobras el doble
house-rule-double-go-told = Quien cae justo en la Salida cobra el doble del sueldo.
house-rule-no-auctions = Sin subastas
house-rule-no-auctions-hint = Una propiedad que no compras se queda en la Banca
house-rule-no-auctions-told = Una propiedad que no compras se queda en la Banca hasta que alguien vuelva a caer en ella.
house-rule-auction-reserve = Puja inicial mínima
house-rule-auction-reserve-hint = Las subastas empiezan en un porcentaje del precio impreso
house-rule-auction-reserve-number = Porcentaje del precio impreso
house-rule-auction-reserve-told = La primera puja de una subasta tiene que ser al menos el { $reserve_percent } % del precio impreso.
house-rule-auction-step = Subida mínima de las pujas
house-rule-auction-step-hint = Las pujas suben en pasos más grandes
house-rule-auction-step-number = Lo que sube cada puja como mínimo
house-rule-auction-step-told = Cada puja tiene que superar a la anterior en { $auction_step } $ como mínimo.
house-rule-cash-bids = Pujar solo con efectivo
house-rule-cash-bids-hint = No puedes pujar más de lo que tienes en efectivo
house-rule-cash-bids-told = Nadie puede pujar más de lo que tiene en efectivo.
house-rule-bids-without-cap = Pujar sin límite
house-rule-bids-without-cap-hint = Puja lo que quieras; si no puedes pagar, caes en bancarrota
house-rule-bids-without-cap-told = Las pujas no tienen límite. Quien gana y no puede pagar cae en bancarrota.
house-rule-starting-cash = Dinero inicial
house-rule-starting-cash-hint = Cambia el dinero con el que se empieza; lo normal son 1.500 $
house-rule-starting-cash-number = Efectivo para empezar
house-rule-starting-cash-told = { rules-start-cash }
house-rule-dealt-deeds = Propiedades gratis al empezar
house-rule-dealt-deeds-hint = Cada cual recibe propiedades gratis antes de la primera tirada
house-rule-dealt-deeds-number = Propiedades por jugador
house-rule-dealt-deeds-told =
    { $setup_count ->
        [one] Cada cual recibe una propiedad gratis antes de la primera tirada.
       *[other] Cada cual recibe { $setup_count } propiedades gratis antes de la primera tirada.
    }
house-rule-sold-deeds = Propiedades de pago al empezar
house-rule-sold-deeds-hint = Cada cual recibe propiedades antes de la primera tirada y paga su precio
house-rule-sold-deeds-number = { house-rule-dealt-deeds-number }
house-rule-sold-deeds-told =
    { $setup_count ->
        [one] Cada cual recibe una propiedad antes de la primera tirada y paga su precio.
       *[other] Cada cual recibe { $setup_count } propiedades antes de la primera tirada y paga su precio.
    }
house-rule-players = Número de jugadores
house-rule-players-hint = Elige cuántas personas caben como máximo; con dos ya se puede empezar
house-rule-players-number = Jugadores como máximo
house-rule-players-told = { rules-players }
house-rule-no-buying-first-lap = Primera vuelta sin comprar
house-rule-no-buying-first-lap-hint = Da una vuelta al tablero antes de comprar o pujar
house-rule-no-buying-first-lap-told = Nadie puede comprar ni pujar antes de dar una vuelta al tablero.
house-rule-no-trading-first-lap = Primera vuelta sin tratos
house-rule-no-trading-first-lap-hint = Da una vuelta al tablero antes de hacer tratos
house-rule-no-trading-first-lap-told = Nadie puede hacer tratos antes de dar una vuelta al tablero.
house-rule-no-rent-in-jail = Sin alquiler en la Cárcel
house-rule-no-rent-in-jail-hint = Quien está en la Cárcel no cobra alquiler
house-rule-no-rent-in-jail-told = Quien está en la Cárcel no cobra alquiler.
house-rule-jail-fine = Multa de la Cárcel
house-rule-jail-fine-hint = Cambia lo que cuesta salir de la Cárcel; lo normal son 50 $
house-rule-jail-fine-number = Lo que cuesta salir de la Cárcel
house-rule-jail-fine-told =
    { $jail_fine ->
        [0] Salir de la Cárcel es gratis.
       *[other] Salir de la Cárcel cuesta { $jail_fine } $.
    }
house-rule-throw-after-jail-doubles = Otra tirada tras la Cárcel
house-rule-throw-after-jail-doubles-hint = Si sales de la Cárcel con dobles, tiras otra vez
house-rule-throw-after-jail-doubles-told = Quien sale de la Cárcel con dobles tira otra vez.
house-rule-no-throw-after-jail-doubles = Sin otra tirada tras la Cárcel
house-rule-no-throw-after-jail-doubles-hint = Si sales de la Cárcel con dobles, avanzas, pero no tiras otra vez
house-rule-no-throw-after-jail-doubles-told = Quien sale de la Cárcel con dobles no tira otra vez.
house-rule-claimed-rent = Hay que cobrar el alquiler
house-rule-claimed-rent-hint = Como en el reglamento: si no cobras el alquiler a tiempo, lo pierdes
house-rule-claimed-rent-told = Como en el reglamento: quien no cobra el alquiler a tiempo lo pierde.
house-rule-flat-income-tax = Impuesto de cuota fija
house-rule-flat-income-tax-hint = El impuesto sobre la renta es siempre de 200 $: no hay porcentaje que elegir
house-rule-flat-income-tax-told = El impuesto sobre la renta es siempre de { $income_tax_flat } $.
house-rule-houses = Número de casas
house-rule-houses-hint = Cambia cuántas casas tiene la Banca; lo normal son 32
house-rule-houses-number = Casas en la Banca
house-rule-houses-told =
    { $houses ->
        [one] La Banca tiene una casa.
       *[other] La Banca tiene { $houses } casas.
    }
house-rule-hotels = Número de hoteles
house-rule-hotels-hint = Cambia cuántos hoteles tiene la Banca; lo normal son 12
house-rule-hotels-number = Hoteles en la Banca
house-rule-hotels-told =
    { $hotels ->
        [0] No hay hoteles.
        [one] La Banca tiene un hotel.
       *[other] La Banca tiene { $hotels } hoteles.
    }
house-rule-own-turn-building = Construir solo en tu turno
house-rule-own-turn-building-hint = No puedes construir cuando le toca a otra persona
house-rule-own-turn-building-told = Cada jugador solo puede construir en su turno.
house-rule-limited-building = Límite de construcción por turno
house-rule-limited-building-hint = Limita cuántas casas y hoteles puede construir cada jugador en un turno
house-rule-limited-building-number = Casas y hoteles por turno
house-rule-limited-building-told =
    { $building_limit_most ->
        [one] Cada jugador puede construir como mucho una casa o un hotel por turno.
       *[other] Cada jugador puede construir como mucho { $building_limit_most } casas y hoteles por turno.
    }
house-rule-first-come-buildings = Construye quien llega antes
house-rule-first-come-buildings-hint = Los últimos edificios se los lleva quien construye primero, sin subasta
house-rule-first-come-buildings-told = Los últimos edificios se los lleva quien construye primero.
house-rule-fast-bankruptcy = Bancarrota rápida
house-rule-fast-bankruptcy-hint = Ningún trato te salva: el efectivo va a quien cobra la deuda y las propiedades, a la Banca
house-rule-fast-bankruptcy-told = Ningún trato salva de la bancarrota: quien cobra la deuda recibe el efectivo, y las propiedades vuelven a la Banca.
house-rule-finish-the-round = Terminar la ronda
house-rule-finish-the-round-hint = Cuando llega la hora de fin, la ronda se juega hasta el final
house-rule-finish-the-round-told = Cuando llega la hora de fin, la ronda se juega hasta el final.
house-rule-cash-breaks-ties = El efectivo desempata
house-rule-cash-breaks-ties-hint = Si hay empate en patrimonio al final, gana quien tiene más efectivo
house-rule-cash-breaks-ties-told = Si hay empate en patrimonio al final, gana quien tiene más efectivo.

unplayable-unknown = Esa opción no existe. Elige otra en las listas de `{ COMMAND("new") }` o en **Ajustes** > **Reglas**.
unplayable-number = «{ $rule }» necesita un número entero, de { $lowest } a { $highest }.
unplayable-twice = «{ $rule }» y «{ $other }» no se pueden combinar. Elige una de las dos.
unplayable-needs = «{ $rule }» solo vale en una partida con hora límite. Elige antes una de esas partidas.
unplayable-cash = Las propiedades iniciales podrían costar más que el dinero inicial. Cambia antes esto: { $rules }.
unplayable-cash-game = En esta partida, las propiedades del reparto podrían costar más que el dinero inicial. Elige otra partida.
unplayable-game = El reglamento de { $edition } no tiene «{ $game }». Puedes elegir: { $games }.

## The panel in which the rules of a game are chosen.

chosen-edition = **Reglamento de { $edition }** · { $hint }.
chosen-game = **{ $game }** · { $hint }.
chosen-length = **Fin**: { $length } después de empezar.
chosen-house-rules = **Reglas de la casa**
chosen-house-rule = • { $told }
chosen-more = { $count } más en **Ajustes** > **Reglas**

new-edition = { $edition }: { $hint }
new-game = { $game }: { $hint }

rules-title = Las reglas de esta partida
rules-panel-note = ⚠️ { $note }
rules-panel-seats =
    { $most ->
        [2] Solo pueden jugar 2 personas.
       *[other] Pueden jugar de { $least } a { $most } personas.
    }
rules-panel-no-house-rules = No hay reglas de la casa: se juega según el reglamento.
rules-panel-mine = -# Tus cambios se aplican enseguida.
rules-panel-others = -# Solo quien organiza puede cambiar estas reglas. Los cambios se ven en la sala.
rules-edition = Reglamento de { $edition }
rules-left-behind = El bot ha quitado lo que ya no encaja con lo elegido: { $rules }.
rules-choose-edition = Elige un reglamento
rules-choose-game = Elige un tipo de partida
rules-choose-length = Elige cuánto dura la partida
rules-choose-topic = Elige un tema de reglas de la casa
rules-choose-house = Marca las reglas de la casa que quieras
rules-form-range = Escribe un número entero, de { $lowest } a { $highest }.
button-rules-house =
    { $count ->
        [0] Reglas de la casa
       *[other] Reglas de la casa ({ $count })
    }
button-rules-on = { $rule }: activada
button-rules-off = { $rule }: desactivada
button-rules-length = Escribir la duración…
button-rules-back = Reglamento y tipo de partida
button-rules-clear = Volver a las reglas oficiales
button-rules-number = { $rule }: { $unit ->
        [dollars] { $number } $
        [percent] { $number } %
       *[things] { $number }
    }
house-topic-start = Jugadores y comienzo
house-topic-money = Salida, alquiler e impuestos
house-topic-jail = { orders-topic-jail }
house-topic-auctions = { orders-topic-bid }
house-topic-building = Casas y hoteles
house-topic-end = Bancarrota y final
house-topic-chosen =
    { $count ->
        [0] Ninguna elegida
        [one] 1 elegida
       *[other] { $count } elegidas
    }
length-1h = una hora
length-2h = dos horas
length-3h = tres horas
length-1d = un día
length-3d = tres días
length-7d = una semana
length-30d = { moment-offer-30-days }
length-form-title = ¿Cuánto dura la partida?
length-form-hours = Horas
length-form-minutes = Minutos
length-form-range = Escribe horas y minutos que sumen entre diez minutos y un año.
length-not-read = Escribe horas y minutos enteros, como 2 y 30.

command-name-rules = reglas
option-name-topic = tema
command-rules = Leer las reglas de esta partida, en resumen o por capítulos
command-rules-topic = Elegir un tema: Cárcel, subastas, hipotecas…
command-rules-edition = Elegir otro reglamento (si no eliges, el de esta partida)
