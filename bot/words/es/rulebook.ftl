# The rules in words: chapters, how one finds them, and their lines.
# A line that comes out empty is not shown. Facts are the fields of engine.editions.rules.Rules.

chapters-choose = Elige un capítulo…
rules-which = Estás en varias partidas. ¿De cuál quieres leer las reglas?
chapters-unknown = Ese capítulo no existe. Estos son todos los que hay.
chapter-ruling = ↳ { $text }
chapter-house-rule = { $text } *Regla de la casa*
chapter-footer = { $edition } · { $game } · ↳ marca lo que el reglamento no aclara
chapter-not-played = *En esta partida no se usan estas reglas. Dicen así:*
chapter-by-the-book = Esta partida sigue el reglamento, sin reglas de la casa.
chapter-differs = **Reglas de la casa elegidas:** { $rules }.
    Así cambia el reglamento en esta partida:

chapter-setup = Preparación
chapter-setup-find = empezar, comienzo, inicio, efectivo, dinero, asientos, jugadores, ficha, repartir, reparto, banca, banco, billetes
chapter-turns = Turnos y dobles
chapter-turns-find = tirar, tirada, lanzar, dados, orden, empezar, primero, mover, doble, frenar, terminar turno
chapter-go = La Salida
chapter-go-find = salida, go, sueldo, salario, pasar por la salida, 200, vuelta, caer en la salida
chapter-buying = Comprar propiedades
chapter-buying-find = comprar, compra, rechazar, libre, título, titulo, escritura, precio
chapter-auctions = { orders-topic-bid }
chapter-auctions-find = pujar, puja, oferta, subasta, remate, máximo, maximo, secreta, pasar, mínimo, minimo
chapter-rent = { orders-topic-rent }
chapter-rent-find = pagar, renta, alquileres, ferrocarril, estación, estacion, servicio público, servicio publico, compañía, monopolio, grupo completo, doble
chapter-claims = Cobrar el alquiler
chapter-claims-find = cobrar, pedir, reclamar, olvidar, tarde, plazo, perdonar
chapter-cards = Tarjetas
chapter-cards-find = suerte, caja de comunidad, tarjeta, carta, sacar, mazo, barajar, arca comunal, casualidad, salir de la cárcel gratis, pase, reparaciones, próximo
chapter-tax = Impuestos
chapter-tax-find = impuesto, tasa, renta, lujo, 10%, diez por ciento, 200, patrimonio
chapter-jail = { orders-topic-jail }
chapter-jail-find = carcel, prisión, prision, multa, fianza, 50, dobles, visita, salir, tercer turno
chapter-parking = { board-picture-parking }
chapter-parking-find = bote, pozo, premio, multas, parking, aparcamiento, estacionamiento, parada
chapter-houses = Casas
chapter-houses-find = construir, edificar, casa, parejo, uniforme, mejorar, monopolio, color
chapter-hotels = Hoteles
chapter-hotels-find = construir, edificar, hotel, cuatro casas
chapter-shortages = Escasez de edificios
chapter-shortages-find = no quedan casas, sin casas, límite, limite, 32, escasez, escaso, últimos edificios
chapter-selling = Vender edificios
chapter-selling-find = vender, vender casas, mitad de precio, desmontar, demoler, bajar, devolver, reembolso
chapter-mortgages = { orders-topic-mortgage }
chapter-mortgages-find = hipoteca, hipotecar, préstamo, prestamo, interés, interes, intereses, 10%, levantar, deshipotecar, cancelar, pagar
chapter-trades = Tratos
chapter-trades-find = trato, negociar, negocio, cambio, intercambio, oferta, inmunidad, promesa
chapter-debts = Deudas y bancarrota
chapter-debts-find = bancarrota, quiebra, deber, deuda, acreedor, no puedo pagar, perder, fuera, rendirse, abandonar, bienes
chapter-loans = Préstamos
chapter-loans-find = prestar, prestado, préstamo, prestamo, crédito, credito
chapter-ending = Cómo acaba la partida
chapter-ending-find = ganar, gana, ganador, fin, final, último, ultimo, mayor fortuna, empate
chapter-short = { game-short }
chapter-short-find = corta, rápida, rapida, tres títulos, veloz
chapter-timed = Partidas con hora límite
chapter-timed-find = hora límite, hora limite, hora, reloj, nueva partida corta, contar, valor
chapter-house-rules = Reglas de la casa de esta partida
chapter-house-rules-find = reglas de la casa, variantes, diferencias, opciones
chapter-clocks = Plazos
chapter-clocks-find = tiempo, plazo, afk, fuera, ausente, inactivo, lento, límite, limite, reloj

## set-up

told-setup-cash = **Dinero.** { rules-start-cash }
told-setup-dollars = Todas las cantidades son enteras. Las fracciones se redondean hacia arriba y, cuando una suma se reparte, lo que sobra se da de uno en uno por orden de turno.
told-setup-notes = No hay billetes: el bot lleva la cuenta del dinero. A la Banca nunca se le acaba.
told-setup-players = **Jugadores.** { rules-players }
told-setup-banker = El bot hace de Banca y dirige las subastas. No juega ni puja, así que nadie tiene que quedarse sin jugar para hacer de Banca.
told-setup-tokens = Cada cual tiene su ficha. Todas las fichas empiezan en la Salida, pero nadie cobra el sueldo por empezar allí.
told-setup-deeds-sold = **Propiedades.** El bot baraja los títulos de propiedad. Cada cual recibe { $setup_count ->
        [one] uno y paga enseguida su precio impreso a la Banca.
       *[other] { $setup_count } y paga enseguida sus precios impresos a la Banca.
    }
told-setup-deeds-given = **Propiedades.** El bot baraja los títulos de propiedad. Cada cual recibe { $setup_count ->
        [one] uno
       *[other] { $setup_count }
    } gratis.
told-setup-no-refusing = No puedes rechazar una propiedad que te toca en el reparto. Tampoco se subasta.
told-setup-bank = **La Banca** tiene a la venta { $setup ->
        [cash-only] las 28 propiedades
       *[other] las propiedades que no se reparten
    }, { $houses ->
        [one] una casa
       *[other] { $houses } casas
    } y { $hotels ->
        [0] ningún hotel
        [one] un hotel
       *[other] { $hotels } hoteles
    }.
told-setup-decks = **Tarjetas.** Los dos mazos, de 16 tarjetas cada uno, se barajan una vez y quedan boca abajo. Nadie ve su orden.

## turns

told-turns-first = **Quién empieza.** Cada cual tira los dos dados, y empieza quien saca la suma más alta.
told-turns-tie = Si hay empate en la suma más alta, solo quienes empataron tiran otra vez. El bot hace todas estas tiradas al principio.
told-turns-left = Tras cada turno le toca a la siguiente persona, siempre en el mismo orden.
told-turns-shape = **Un turno.** Tiras los dos dados, avanzas lo que suman y haces lo que dice la casilla. Después le toca a la siguiente persona.
told-turns-tokens = Una ficha se queda donde paró hasta que vuelve a moverse. En una casilla puede haber varias fichas.
told-turns-doubles = **Dobles.** Si sacas dobles, avanzas y resuelves la casilla como siempre, y después tiras otra vez.
told-turns-third = Si sacas dobles { $doubles_to_jail } veces seguidas, no avanzas con la última tirada: vas a la Cárcel y tu turno acaba.
told-turns-counted = Para los dobles seguidos solo cuentan las tiradas para moverte en un mismo turno. La tirada para calcular el alquiler de un servicio público no cuenta.
told-turns-jailed = **Si vas a la Cárcel,** no tiras otra vez, aunque hayas sacado dobles.
told-turns-jailed-always = Si vas a la Cárcel, tu turno acaba siempre, sea cual sea el motivo.
told-turns-between = { $early ->
        [noted] Entre dos tiradas hay tiempo para construir, vender, hipotecar y hacer tratos. Si pides algo antes de tiempo, el bot lo pone en cola y lo hace en cuanto las reglas lo permiten.
       *[refused] { $holds_a_gap ->
            [0] Entre dos tiradas hay tiempo para construir, vender, hipotecar y hacer tratos.
            [one] Antes de cada tirada, los demás jugadores pueden frenarla una vez cada uno, por poco tiempo, para construir o hacer tratos.
           *[other] Antes de cada tirada, los demás jugadores pueden frenarla { $holds_a_gap } veces cada uno, por poco tiempo, para construir o hacer tratos.
        }
    }
told-turns-lock = Después de una tirada, nadie puede construir, vender, hipotecar ni hacer tratos hasta que se sabe qué cuesta u ofrece la casilla. Solo quien tiene una deuda puede reunir dinero, también con un trato que otra persona acepte.
told-turns-end = { $turn_end ->
        [by-itself] Tu turno acaba automáticamente cuando no queda nada por decidir ni por tirar.
       *[said-by-player] Tú decides cuándo acaba tu turno, pero no puedes terminarlo con una deuda, una compra o una subasta sin resolver.
    }
told-turns-end-waits = Si aún puedes construir, tu turno espera un poco antes de acabar, porque solo puedes construir en tu turno.

## GO

told-go-salary = **Sueldo.** La Banca te paga { $go_salary } $ cada vez que llegas a la Salida o pasas por ella, con los dados o con una tarjeta.
told-go-automatic = No tienes que pedir el sueldo: lo cobras automáticamente.
told-go-cards = También cobras el sueldo si una tarjeta te hace avanzar hasta la Salida o más allá, aunque la tarjeta no la mencione.
told-go-order = Cobras el sueldo antes de resolver la casilla en la que caes, y lo conservas aunque en el mismo turno vayas a la Cárcel.
told-go-landing = Si caes justo en la Salida, cobras lo mismo que si pasas por ella.
told-go-landing-more = Si caes justo en la Salida, cobras { $go_landing_salary } $ en lugar del sueldo normal.
told-go-lap = **Una vez por vuelta.** Si caes en la Salida, no cobras otra vez al salir de ella.
told-go-twice = Si pasas por la Salida con los dados y luego sacas la tarjeta que te manda a la Salida, cobras las dos veces.
told-go-back = **Hacia atrás.** Si retrocedes, nunca cobras el sueldo.
told-go-jail = **De camino a la Cárcel** no cobras el sueldo, tanto si te envía una casilla como una tarjeta o unos dobles.

## buying

told-buying-lap = **Primera vuelta.** No puedes comprar ni pujar hasta que hayas dado { $buying_from_lap ->
        [one] una vuelta
       *[other] { $buying_from_lap } vueltas
    } al tablero.
told-buying-option = **Propiedad sin dueño.** Si caes en una calle, una estación o un servicio público sin dueño, con los dados o con una tarjeta, puedes comprar la propiedad a su precio impreso.
told-buying-raise = Si no te alcanza el efectivo para comprar, tienes tiempo de hipotecar, vender edificios o hacer tratos.
told-buying-declined = **Si no compras la propiedad,** se subasta enseguida, antes de que siga la partida.
told-buying-kept = **Si no compras la propiedad,** se queda en la Banca hasta que alguien vuelva a caer en ella. No hay subasta.
told-buying-deed = Al comprar una propiedad recibes su título. Cualquiera puede consultar qué tiene cada cual y qué está hipotecado.
told-buying-own = Si caes en una propiedad tuya, no pasa nada.

## auctions

told-auctions-none = Las propiedades no se subastan. Si nadie compra una, se queda en la Banca.
told-auctions-who = **Quién puja.** Puede pujar todo el mundo, también quien no quiso comprar la propiedad y quien está en la Cárcel.
told-auctions-not = La Banca nunca puja, y tampoco quien tiene una deuda sin pagar.
told-auctions-lap = No puedes pujar hasta que hayas dado { $buying_from_lap ->
        [one] una vuelta
       *[other] { $buying_from_lap } vueltas
    } al tablero.
told-auctions-start = **Primera puja.** Basta con { $auction_least } $, sea cual sea el precio impreso.
told-auctions-reserve = **Primera puja.** Tiene que ser al menos el { $reserve_percent } % del precio impreso.
told-auctions-steps = Se puja en cantidades enteras, y cada puja supera a la anterior en { $auction_step } $ como mínimo.
told-auctions-price = **Gana la puja más alta.** Quien gana paga a la Banca y después recibe la propiedad.
told-auctions-open = Se puja en cualquier orden, hasta que se acaba el tiempo o pasa todo el mundo menos quien va por delante. Tras una puja de última hora hay al menos { $soft_close } para responder. Si fijas un máximo secreto, el bot puja por ti.
told-auctions-sealed = Cada cual fija un máximo secreto o pasa. Gana quien fijó el más alto y paga { $auction_step } $ más que el segundo, pero nunca más que su propio máximo. Si hay empate, gana el máximo que llegó antes y se paga esa cantidad. Si solo puja una persona, paga la puja mínima.
told-auctions-cap = { $bid_cap ->
        [cash-in-hand] No puedes pujar más de lo que tienes en efectivo.
        [no-cap] Puedes pujar lo que quieras. Si ganas y no puedes pagar, caes en bancarrota, tus bienes pasan a la Banca y la propiedad se subasta otra vez.
       *[raisable] Puedes pujar hasta lo que podrías reunir con tu efectivo, las hipotecas de tus propiedades y la mitad del precio de tus edificios.
    }
told-auctions-business = Durante una subasta puedes hipotecar y vender edificios a la Banca. { $auction ->
        [sealed-maxima] También puedes hacer tratos.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Si al final ya no puedes pagar tu máximo, el bot lo baja a lo que puedas pagar.
        }
       *[open-calls] Los tratos esperan a que acabe la subasta.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Mientras tu puja va por delante, tienes que conservar lo que hace falta para pagarla.
        }
    }
told-auctions-own-lot = Quien gana la subasta paga antes de recibir la propiedad, así que no puede hipotecarla para pagarla.
told-auctions-equal = Entre dos pujas iguales vale la primera. No puedes retirar una puja. Si alguien deja la partida, sus pujas se borran.
told-auctions-unsold = Si nadie puja, la propiedad se queda en la Banca hasta que alguien vuelva a caer en ella.
told-auctions-several = Si se subastan varias propiedades, siguen el orden del tablero desde la Salida, { $auction ->
        [sealed-maxima] todas con el mismo plazo. Puedes fijar un límite para el total de tus pujas.
       *[open-calls] una tras otra.
    }

## rent

told-rent-due = **Alquiler.** Si caes en una propiedad de otra persona, debes el alquiler que dice su título.
told-rent-automatic = El alquiler se cobra automáticamente y, si te alcanza el efectivo, lo pagas al momento.
told-rent-claimed = Solo debes el alquiler si te lo cobran a tiempo. El capítulo *Cobrar el alquiler* dice cómo.
told-rent-built = **Con edificios,** pagas el alquiler que dice el título según cuántas casas hay o si hay un hotel.
told-rent-double = **Grupo completo.** Si tienes todas las calles de un color, cobras el doble en las que no tienen edificios, aunque otra de ese color esté hipotecada o tenga edificios.
told-rent-mortgaged = **Si una propiedad está hipotecada,** nadie paga alquiler por ella. Todo el mundo puede ver qué está hipotecado. Por el resto del grupo se paga como siempre.
told-rent-railroads = **Estaciones.** El alquiler es de { $railroad_1 } $, { $railroad_2 } $, { $railroad_3 } $ o { $railroad_4 } $, según si la misma persona tiene una, dos, tres o cuatro.
told-rent-utilities = **Servicios públicos.** El alquiler es { $utility_1 } veces la tirada, o { $utility_2 } veces si la misma persona tiene los dos.
told-rent-throw = El alquiler de un servicio público se calcula con la tirada que te llevó allí, aunque con ella hayas salido de la Cárcel.
told-rent-scale = Para saber cuántas estaciones o cuántos servicios públicos tiene una persona, también cuentan las propiedades hipotecadas.
told-rent-jail = **En la Cárcel** cobras alquiler como siempre.
told-rent-no-jail = **En la Cárcel** no cobras alquiler.
told-rent-waiving = Nadie puede prometer ni vender inmunidad al alquiler.

## claiming rent

told-claims-none = En esta partida, el alquiler se cobra automáticamente y no hay que pedirlo. Según el reglamento habría que pedirlo a tiempo. Para jugar así está la regla de la casa «{ house-rule-claimed-rent }».
told-claims-asking = **Como en el reglamento.** Solo recibes el alquiler si lo pides a tiempo con el botón *Cobrar*. Desde entonces, quien cayó en tu propiedad te lo debe: hasta que pague, no puede construir, deshipotecar ni gastar ese dinero.
told-claims-sum = El alquiler queda fijado cuando alguien cae en tu propiedad. No cambia aunque después se construya, se venda o se hipoteque algo.
told-claims-second = **Es tarde para cobrar** cuando ya han tirado dos personas después del turno de quien cayó en tu propiedad.
told-claims-second-counted = Cada persona que tira después del turno de quien cayó en tu propiedad cuenta una sola vez; con la segunda se acaba el plazo para cobrar. Si solo juegan dos, la segunda es quien cayó en tu propiedad. La tirada para calcular el alquiler de un servicio público no cuenta.
told-claims-next = **Es tarde para cobrar** en cuanto alguien vuelve a tirar para moverse.
told-claims-next-counted = Si quien cayó en tu propiedad sacó dobles, con su tirada extra también se acaba el plazo para cobrar. La tirada para calcular el alquiler de un servicio público no cuenta.
told-claims-waiving = Si no quieres cobrar un alquiler, no lo pidas. La inmunidad al alquiler no se puede vender.

## cards

told-cards-drawing = **Sacar una tarjeta.** Coge la tarjeta de arriba, haz lo que dice y ponla debajo de su mazo. No puedes negarte.
told-cards-order = Los mazos se barajan una vez, al principio. Cuando se acaba uno, sus tarjetas se repiten en el mismo orden.
told-cards-moves = **Si una tarjeta te mueve,** haces lo que dice la nueva casilla, como si hubieras llegado con los dados.
told-cards-nested = Si una tarjeta te mueve a una casilla donde sacas otra, también haces lo que dice la segunda. La primera vuelve debajo de su mazo cuando ya has hecho lo que dicen las dos.
told-cards-nearest = La próxima estación o el próximo servicio público es siempre la primera casilla de ese tipo por delante de ti, nunca una que quede detrás.
told-cards-railroad = Si una tarjeta te lleva a la próxima estación, pagas allí el doble del alquiler normal.
told-cards-utility = Si una tarjeta te lleva al próximo servicio público, tiras otra vez y pagas de alquiler diez veces lo que sale, aunque quien lo cobra tenga un solo servicio público. Los dobles de esta tirada no cuentan.
told-cards-mortgaged = Si la próxima estación o el próximo servicio público está hipotecado, no debes nada.
told-cards-fines = **Tarjetas que cuestan dinero.** Pagas a la Banca, salvo que la tarjeta diga que pagas a los demás jugadores.
told-cards-pot = **Tarjetas que cuestan dinero.** Lo que pagarías a la Banca va al bote del Parking Gratuito.
told-cards-repairs = Si una tarjeta te hace pagar reparaciones, cuentan todos los edificios que tienes cuando la sacas.
told-cards-pay-each = Si una tarjeta te hace pagar a cada jugador, tienes una sola deuda con el resto de los jugadores. Si no puedes pagarla, todo lo tuyo se vende y el dinero se reparte por igual.
told-cards-collect-each = Si una tarjeta te hace recibir dinero de cada jugador, cada cual te debe su parte. Tu turno espera a quienes tengan que reunir el dinero.
told-cards-pass = **La tarjeta para salir de la Cárcel** la guardas hasta que la uses. Después se pone debajo de su mazo.
told-cards-pass-sold = Puedes vender una tarjeta para salir de la Cárcel en cualquier momento, al precio que acuerden las dos partes.
told-cards-pass-resold = Si compras una tarjeta para salir de la Cárcel, puedes volver a venderla. Solo se usa cuando tú quieres; si tienes dos, eliges cuál.

## taxes

told-tax-choice = **Impuesto sobre la renta.** Pagas { $income_tax_flat } $ o el { $income_tax_percent } % de todo lo que tienes. Eliges antes de calcular el total y ya no puedes cambiar.
told-tax-hidden = No ves el total hasta que eliges cómo pagar.
told-tax-trades = Antes de elegir, solo puedes hacer tratos que te dejen reunir { $income_tax_flat } $, o al menos tanto como antes.
told-tax-rounding = Si eliges el porcentaje, el impuesto se redondea hacia arriba, a una cantidad entera.
told-tax-worth = **Todo lo que tienes** es tu efectivo, cada propiedad a su precio impreso, hipotecada o no, y lo que cuestan tus edificios.
told-tax-worth-else = Al calcular lo que tienes, las hipotecas no se descuentan y las tarjetas para salir de la Cárcel no cuentan. Un hotel cuenta como { $hotel_level } casas. El sueldo que acabas de cobrar también cuenta entero.
told-tax-printed = En los tableros más modernos, el impuesto sobre la renta es una cuota fija. Puedes jugar así con una regla de la casa.
told-tax-flat = **Impuesto sobre la renta.** Pagas siempre { $income_tax_flat } $.
told-tax-luxury = **Impuesto de lujo.** Pagas siempre { $luxury_tax } $.
told-tax-bank = Los dos impuestos se pagan enseguida a la Banca.
told-tax-pot = Los dos impuestos van al bote del Parking Gratuito.

## Jail

told-jail-in = **Vas a la Cárcel** por la casilla «Ve a la Cárcel», por una tarjeta o por sacar dobles { $doubles_to_jail } veces seguidas.
told-jail-straight = Vas directamente a la Cárcel: no cobras el sueldo, y tu turno acaba.
told-jail-visiting = **Solo de visita.** Si caes en la casilla de la Cárcel con una tirada, no pasa nada.
told-jail-doubles = **Salir de la Cárcel con dobles.** Si sacas dobles en uno de tus próximos { $jail_turns } turnos, avanzas lo que has sacado y no pagas nada. El turno en que entraste no cuenta.
told-jail-one-try ={ $jail_fine ->
        [0] **Siempre sales de la Cárcel en tu próximo turno,** y gratis. Antes puedes intentar sacar dobles; si no salen, avanzas igualmente lo que has sacado.
       *[other] **Siempre sales de la Cárcel en tu próximo turno:** con una tarjeta para salir, con dobles o pagando { $jail_fine } $. Antes de pagar puedes intentar sacar dobles; si no salen, pagas y avanzas lo que has sacado.
    }
told-jail-doubles-once = { house-rule-no-throw-after-jail-doubles-told }
told-jail-doubles-again = Si sales de la Cárcel con dobles, tiras otra vez, y esos dobles cuentan como los primeros.
told-jail-fine ={ $jail_fine ->
        [0] **Salir gratis.** Puedes salir antes de tirar,
       *[other] **Salir por { $jail_fine } $.** Puedes pagar antes de tirar,
    } { $jail_prepay_turns ->
        [1] en tu primer turno
       *[other] en tus { $jail_prepay_turns } primeros turnos
    } en la Cárcel.
told-jail-pass = **Salir con una tarjeta.** Antes de tirar puedes usar una tarjeta para salir de la Cárcel, tuya o comprada a otra persona.
told-jail-released = Si sales de la Cárcel antes de tirar, tiras como siempre y, si sacas dobles, tiras otra vez.
told-jail-last =**Último intento.** Si tampoco sacas dobles en tu turno número { $jail_turns } en la Cárcel, { $jail_fine ->
        [0] sales gratis
       *[other] pagas { $jail_fine } $
    } y avanzas lo que has sacado. No puedes quedarte más tiempo.
told-jail-no-fine-first = En tu último turno en la Cárcel no puedes pagar la multa antes de tirar.
told-jail-short = Si te falta dinero para la multa, reúnes el dinero antes de moverte y conservas la tirada. Si no puedes, caes en bancarrota y no te mueves.
told-jail-pass-too-late = Si fallas el último intento de sacar dobles, ya no puedes usar una tarjeta para salir de la Cárcel.
told-jail-pass-after = Si fallas el último intento de sacar dobles y tienes una tarjeta para salir de la Cárcel, aún puedes usarla en lugar de pagar la multa.
told-jail-bank = La multa de la Cárcel va a la Banca.
told-jail-pot = La multa de la Cárcel va al bote del Parking Gratuito.
told-jail-business = **En la Cárcel** puedes hacer tratos, construir y cobrar alquiler como siempre.
told-jail-business-no-rent = **En la Cárcel** puedes hacer tratos y construir como siempre, pero no cobras alquiler.
told-jail-all-business = En la Cárcel también puedes vender edificios, hipotecar y pujar.{ $building_time ->
        [own-turn] {" "}Solo puedes construir en tu turno.
       *[any-time] { "" }
    }

## Free Parking

told-parking-rest = **No pasa nada.** En el Parking Gratuito ni cobras ni pagas. Las multas y los impuestos van a la Banca, así que no hay bote.
told-parking-pot = **El bote.** Las multas, los impuestos y los pagos de tarjetas a la Banca se quedan en el Parking Gratuito. Quien cae allí se lo lleva todo.{ $free_parking_seed ->
        [0] { "" }
       *[other] {" "}Después la Banca vuelve a poner { $free_parking_seed } $.
    }

## houses

told-houses-group = **Dónde.** Puedes construir en las calles de un grupo de color si las tienes todas.
told-houses-even = **De forma uniforme.** La primera casa va en cualquier calle del grupo, y las siguientes, siempre en una de las que menos casas tengan. Ninguna calle puede llevar a otra más de una casa de ventaja.
told-houses-per-group = Tienes que construir de forma uniforme dentro de cada grupo de color. No importa lo que hayas construido en otros grupos.
told-houses-price = **Precio.** Cada casa cuesta lo que dice el título de su calle. Solo la Banca vende casas.
told-houses-most = **Máximo.** En cada calle caben como mucho { $hotel_houses } casas. Después viene el hotel.
told-houses-when = **Cuándo.** { $building_time ->
        [own-turn] Solo puedes construir en tu turno, también desde la Cárcel.
       *[any-time] Puedes construir en cualquier momento, también en el turno de otra persona o desde la Cárcel.
    }
told-houses-lock = No puedes construir mientras se resuelve una tirada (mover la ficha y hacer lo que dice la casilla), ni mientras tengas una deuda.
told-houses-many = **Cuántas.** Puedes construir de una vez todas las casas que puedas pagar en efectivo.
told-houses-limit = **Cuántas.** { $building_limit_most ->
        [one] Cada jugador puede construir un solo edificio por turno.
       *[other] Cada jugador puede construir como mucho { $building_limit_most } edificios por turno.
    }
told-houses-mortgage-group = **Hipotecas.** No puedes construir en un grupo de color mientras una de sus calles esté hipotecada.
told-houses-mortgage-lot = **Hipotecas.** No puedes construir en una calle hipotecada. En las otras calles del grupo sí puedes, siempre de forma uniforme.
told-houses-stock = **Existencias.** La Banca tiene { $houses ->
        [one] una casa
       *[other] { $houses } casas
    } y { $hotels ->
        [0] ningún hotel
        [one] un hotel
       *[other] { $hotels } hoteles
    } en total.
told-houses-steps = Si construyes varias casas a la vez, la Banca tiene que tener suficientes en cada paso, incluidas las que después cambias por un hotel.

## hotels

told-hotels-first = **Para construir un hotel,** antes necesitas { $hotel_houses } casas en cada calle del grupo de color. Después entregas las de una calle, pagas el precio de una casa y pones allí el hotel.
told-hotels-short = En esta partida no hay cuarta casa. Para construir un hotel entregas { $hotel_houses } casas, y las recibes otra vez si lo cambias por casas. Al vender y al construir de forma uniforme, un hotel cuenta como { $hotel_level } casas.
told-hotels-rent = Si caes en un hotel de otra persona, pagas el alquiler de hotel que dice el título.
told-hotels-any = Puedes construir hoteles en cualquier calle del grupo de color, uno tras otro y uno por calle.
told-hotels-back = **Las casas que entregas** para construir un hotel vuelven a la Banca, y cualquiera puede comprarlas.
told-hotels-sold = **Por vender un hotel** a la Banca recibes la mitad del precio de { $hotel_level } casas. Puedes vender a la vez todos los hoteles de un grupo de color.

## shortages

told-shortages-wait = **Si a la Banca no le quedan edificios,** esperas a que alguien venda o entregue alguno. Los hoteles son limitados, igual que las casas.
told-shortages-auction = **Si se piden más edificios de los que hay,** se los llevan las pujas más altas.
told-shortages-claims = Cuando alguien pide uno de los últimos edificios, el bot pregunta antes a los demás jugadores que podrían construir ahora, por si también quieren alguno. Si hay para todo el mundo, cada cual construye al precio normal. Si no respondes, no recibes ninguno.
told-shortages-claims-turn = Cuando pides uno de los últimos edificios, el bot pregunta antes a los demás jugadores que podrían construir en su propio turno, por si también quieren alguno. Si hay para todo el mundo, tú construyes ahora al precio normal y el resto construye en su turno. Quien no responde no recibe ninguno.
told-shortages-single = Los edificios se subastan uno a uno entre quienes los pidieron, primero las casas y después los hoteles. { $auction ->
        [sealed-maxima] Por cada edificio que quieres, eliges una calle y fijas un máximo, que no puede ser menor que el precio normal.
       *[open-calls] Tus pujas empiezan en el precio normal de tu propia calle. Si ganas, construyes enseguida.
    }
told-shortages-first = **Si se piden más edificios de los que hay,** se los lleva quien construye primero.

## selling

told-selling-half = **Los edificios** se venden a la Banca a mitad de precio, en cualquier momento.
told-selling-bank = No puedes vender edificios a otra persona, solo a la Banca.
told-selling-even = **De forma uniforme.** Al vender, igual que al construir, ninguna calle puede tener más de una casa de diferencia con otra del mismo color.
told-selling-any-order = **En cualquier orden.** Puedes vender los edificios de cualquier calle, aunque el grupo quede desigual. Al construir, empiezas por la calle que tenga menos casas.
told-selling-down = También puedes deshacer un hotel y quedarte con { $hotel_houses } casas: cobras la mitad del precio de una casa. Hazlo hotel por hotel y vende siempre de forma uniforme.
told-selling-down-any = También puedes cambiar un hotel por { $hotel_houses } casas o menos.
told-selling-stock = Al cambiar hoteles por casas, eliges cuántas quedan en cada calle, de forma uniforme y mientras la Banca tenga suficientes. Si no tiene ninguna, tienes que vender todos los hoteles del grupo.
told-selling-stock-any = Al cambiar hoteles por casas, eliges cuántas quedan en cada calle, mientras la Banca tenga suficientes.
told-selling-dear = Por una casa que compraste más cara en una subasta también recibes solo la mitad del precio normal.
told-selling-deeds = **Las propiedades** puedes venderlas a otra persona a cualquier precio, si no hay edificios en su grupo de color.

## mortgages

told-mortgages-loan = **El préstamo.** Si hipotecas una propiedad tuya, la Banca te presta la mitad de su precio impreso. Puedes hacerlo en cualquier momento.
told-mortgages-owner = Una propiedad hipotecada sigue siendo tuya, pero no cobras alquiler por ella. Solo tú puedes deshipotecarla.
told-mortgages-clear-group = **Primero, los edificios.** Antes de hipotecar una calle, tienes que vender todos los edificios de su grupo de color.
told-mortgages-clear-lot = **Primero, los edificios.** Antes de hipotecar una calle, tienes que vender los edificios que hay en ella. Las otras calles del grupo conservan los suyos.
told-mortgages-buildings = No puedes hipotecar casas ni hoteles.
told-mortgages-lift = **Para deshipotecar** devuelves el préstamo y pagas un { $interest_percent } % más. No hay plazo.
told-mortgages-percent = Los intereses son el { $interest_percent } % del préstamo, redondeado hacia arriba en cada propiedad.
told-mortgages-rebuild = Después de deshipotecar una calle puedes volver a construir en ella, al precio completo.
told-mortgages-sold = **Si una propiedad hipotecada cambia de manos,** quien la recibe paga enseguida a la Banca el { $interest_percent } % del préstamo para dejarla hipotecada, o el préstamo más el { $interest_percent } % para deshipotecarla.
told-mortgages-later = Quien recibe una propiedad hipotecada y la deja así paga otra vez el { $interest_percent } % cuando la deshipoteca.
told-mortgages-agreed = Al aceptar un trato, quien recibe propiedades hipotecadas elige cuáles deshipoteca. Tiene que poder pagarlo.

## trades

told-trades-what = **Qué.** Puedes dar y recibir propiedades, hipotecadas o no, efectivo y tarjetas para salir de la Cárcel, al precio que acuerden las dos partes.
told-trades-nothing-else = No puedes ofrecer nada más: ni promesas, ni alquileres futuros, ni inmunidad al alquiler.
told-trades-lap = **Primera vuelta.** No puedes hacer tratos hasta que hayas dado { $trading_from_lap ->
        [one] una vuelta
       *[other] { $trading_from_lap } vueltas
    } al tablero.
told-trades-built = **Sin edificios.** Si hay un edificio en un grupo de color, no puedes dar ninguna de sus calles. Los edificios sueltos tampoco se pueden dar.
told-trades-when = Puedes hacer tratos en cualquier turno, salvo mientras se resuelve una tirada. Una oferta caduca al cabo de un tiempo, o si cambia algo de lo que incluye.
told-trades-price = En un trato vale cualquier precio, mientras ninguna de las dos partes tenga deudas.
told-trades-auction = { $auction ->
        [sealed-maxima] Puedes hacer tratos mientras hay una subasta abierta.
       *[open-calls] No puedes hacer tratos mientras hay una subasta abierta.
    }

## debts

told-debts-raise = **Si debes más de lo que tienes en efectivo,** tienes que vender edificios e hipotecar propiedades hasta que puedas pagar.
told-debts-choose = Tú eliges qué vendes y qué hipotecas. Si se te acaba el tiempo, el bot hipoteca propiedades y luego vende los edificios más baratos, pero no más de lo necesario.
told-debts-trade = Con una deuda, solo puedes hacer tratos que la paguen en el acto o que no reduzcan el dinero que puedes reunir. En ese dinero no cuentan las tarjetas para salir de la Cárcel ni las propiedades hipotecadas. No puedes regalar nada.
told-debts-kind = Si la persona a la que debes dinero acepta, puedes pagar una parte de la deuda con propiedades.
told-debts-rescue = **Caes en bancarrota** si debes más de lo que podrías reunir vendiendo e hipotecando todo. Aún puede salvarte un trato.
told-debts-no-rescue = **Caes en bancarrota** si debes más de lo que podrías reunir vendiendo e hipotecando todo. Es inmediato, y ningún trato puede salvarte.
told-debts-player = **Si caes en bancarrota por una deuda con otra persona,** esa persona recibe todo lo que tienes: efectivo, propiedades, tarjetas y la mitad del precio de tus edificios.
told-debts-player-cash = **Si caes en bancarrota,** la persona a la que debes dinero (o varias, a partes iguales) recibe tu efectivo y la mitad del precio de tus edificios. Las propiedades vuelven a la Banca, sin hipotecas ni subasta, y las tarjetas van debajo de sus mazos.
told-debts-state = En una bancarrota, quien cobra la deuda recibe todo tal como está, también con sus hipotecas. Por eso no puedes hipotecar nada si ni vendiéndolo todo podrías pagar. Los hoteles se venden enteros, aunque a la Banca le falten casas.
told-debts-interest = **Propiedades hipotecadas de quien cae en bancarrota.** Quien las recibe paga enseguida el { $interest_percent } % del préstamo. Entonces puede deshipotecarlas sin más intereses, reuniendo antes el dinero si hace falta. Si lo hace más tarde, paga otra vez el { $interest_percent } %.
told-debts-interest-short = Quien recibe propiedades hipotecadas paga el { $interest_percent } % de intereses después de recibir el efectivo de quien cayó en bancarrota. Si no le alcanza, es una deuda como cualquier otra.
told-debts-bank = **Si caes en bancarrota por una deuda con la Banca,** pierdes todo lo que tienes y tus propiedades se subastan enseguida. Tus edificios vuelven a la Banca.
told-debts-bank-kept = **Si caes en bancarrota por una deuda con la Banca,** pierdes todo lo que tienes, y cualquiera puede volver a comprar tus propiedades.
told-debts-bank-cleared = La Banca subasta sin hipotecas y en el orden del tablero las propiedades de quien cae en bancarrota. Si solo queda una persona, no se subasta nada.
told-debts-passes = Si caes en bancarrota por una deuda con la Banca, tus tarjetas para salir de la Cárcel { $estate_passes ->
        [passes-auctioned] se subastan después de las propiedades. Si debes dinero a varias personas, van debajo de sus mazos.
       *[under-deck] van debajo de sus mazos.
    }
told-debts-several = Si caes en bancarrota y debes dinero a varias personas, todo lo que tienes se vende y el dinero se reparte por igual entre ellas. Lo hipotecado se vende con su hipoteca.
told-debts-several-kept = Si caes en bancarrota y debes dinero a varias personas, tu efectivo se reparte por igual entre ellas.
told-debts-order = Si hay varias bancarrotas a la vez, se resuelven por orden de turno, empezando por quien juega ahora. Lo que se le debía a quien está en bancarrota ya no se paga.
told-debts-out = **Fuera.** Quien cae en bancarrota deja la partida enseguida, aunque tuviera una tirada extra.
told-debts-resign = Si te rindes, caes en bancarrota: todo lo tuyo es para quien cobra tu deuda o, si no tienes deudas, para la Banca. Antes no puedes regalar nada.

## loans

told-loans-bank = **Solo la Banca presta dinero,** y solo si hipotecas una propiedad.
told-loans-players = **Los jugadores no pueden prestarse nada,** ni dinero ni propiedades.
told-loans-promises = Un trato no puede incluir nada para más tarde ni con condiciones, porque sería como un préstamo.

## the end

told-ending-last = **Gana quien queda al final,** tenga el efectivo que tenga.
told-ending-last-nothing = La última bancarrota acaba la partida enseguida, y ya no se subasta nada.
told-ending-first = **La primera bancarrota acaba la partida.** Gana quien tenga entonces el mayor patrimonio.
told-ending-settled = Antes de contar el patrimonio se resuelve la bancarrota, con sus intereses y subastas. Si alguien sin deudas se rinde, la partida sigue mientras queden dos o más jugadores.
told-ending-hour = **La hora de fin** se elige antes de empezar. Cuando llega esa hora, se deja de jugar.
told-ending-move = Si alguien ya ha tirado cuando llega la hora de fin, esa tirada se resuelve con su subasta, tarjeta, alquiler o deuda, pero no hay tirada extra por dobles.
told-ending-round = Cuando llega la hora de fin, la ronda se juega hasta el final, para que todo el mundo juegue el mismo número de turnos.
told-ending-no-trade = Después de la hora de fin nadie puede hacer tratos ni construir.
told-ending-worth = **Tu patrimonio** es tu efectivo, tus propiedades a su precio impreso (a la mitad si están hipotecadas) y lo que cuestan tus casas. Un hotel cuenta como { $hotel_level } casas.
told-ending-richest = **Gana quien tiene el mayor patrimonio.**
told-ending-alone = Si solo queda una persona en la partida, gana enseguida.
told-ending-tie = { $tie ->
        [most-cash] { house-rule-cash-breaks-ties-told }
       *[shared-win] Si hay empate en patrimonio, se comparte la victoria.
    }
told-timed-normal = **Hasta la hora de fin** se juega como siempre.

## clocks

told-clocks-silence = Nadie pierde su sitio por tardar. Si se te acaba el tiempo, el bot decide por ti con prudencia, y puedes volver cuando quieras.
told-clocks-waiting = **Tiempo de espera:** la partida espera { $waiting } en total a cada persona. El primer cuarto de cada plazo no cuenta, y quien decide antes recupera tiempo. A quien lo gasta todo le queda un cuarto de cada plazo, y el resto puede votar si sigue esperando.
told-clocks-throw = **Tirar o terminar el turno:** tienes { $time_throw }. Después lo hace el bot por ti.
told-clocks-jail = **Salir de la Cárcel:** tienes { $time_jail } para elegir. Después el bot tira por ti.
told-clocks-buy = **Comprar o no:** tienes { $time_buy }. Después no compras la propiedad.
told-clocks-tax = **Impuesto sobre la renta:** tienes { $time_tax } para elegir. Después pagas la cuota fija, o el porcentaje si tu efectivo no alcanza.
told-clocks-auction = **Pujar:** tienes { $time_auction }. Después pasas.
told-clocks-outbid = Con cada puja que haces en una subasta, la parte del plazo que no gasta tu tiempo de espera (al principio, un cuarto) se reduce a la mitad.
told-clocks-debt = **Reunir dinero:** tienes { $time_debt }. Después, el bot hipoteca propiedades y luego vende los edificios más baratos, pero no más de lo necesario.
told-clocks-rescue = **Trato para evitar la bancarrota:** tienes { $time_rescue }. Después caes en bancarrota.
told-clocks-lift = **Propiedades hipotecadas que recibes:** tienes { $time_lift } para elegir cuáles deshipotecas. Las demás siguen hipotecadas.
told-clocks-trade = **Responder a un trato:** tienes { $time_trade }. Después la oferta caduca.
told-clocks-claim = { $time_claim ->
        [none] { "" }
       *[other] **Escasez de edificios:** tienes { $time_claim } para pedir alguno. Después no recibes ninguno.
    }
told-clocks-hold = { $time_hold ->
        [none] { "" }
       *[other] **Frenar la tirada** (en **{ button-more }**, cuando otra persona está a punto de tirar): los dados esperan { $time_hold } como mucho. Después la partida sigue.
    }

clock-seconds = { $count ->
        [one] un segundo
       *[other] { $count } segundos
    }
clock-minutes = { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
clock-hours = { $count ->
        [one] una hora
       *[other] { $count } horas
    }
clock-days = { $count ->
        [one] un día
       *[other] { $count } días
    }
