# The rules in words: chapters, how one finds them, and their lines.
# A line that comes out empty is not shown. Facts are the fields of engine.editions.rules.Rules.

chapters-choose = Elige un tema…
rules-which = Juegas varias partidas: ¿las reglas de cuál quieres leer?
chapters-unknown = Ese capítulo no existe. Estos son todos.
chapter-ruling = ↳ { $text }
# The ids of clauses and rulings, once at the end of a chapter
chapter-cites = -# En qué se basa: { $cites }
chapter-house-rule = { $text } *Regla de la casa*
chapter-footer = { $edition } · { $game } · ↳ lo que el reglamento no aclara
chapter-not-played = *No vale en esta partida. El capítulo dice:*
chapter-by-the-book = Esta partida sigue el reglamento, sin reglas de la casa.
chapter-differs = **Elegido:** { $rules }.
    Aquí cambia esto respecto al reglamento:

chapter-setup = Preparación
chapter-setup-find = empezar, comienzo, inicio, efectivo, dinero, asientos, jugadores, ficha, repartir, reparto, banca, banco, billetes
chapter-turns = Turnos y dobles
chapter-turns-find = tirar, tirada, lanzar, dados, orden, empezar, primero, mover, doble, frenar, terminar turno
chapter-go = La Salida
chapter-go-find = salida, go, sueldo, salario, pasar por la salida, 200, vuelta, caer en la salida
chapter-buying = Comprar propiedades
chapter-buying-find = comprar, compra, rechazar, libre, título, titulo, escritura, precio
chapter-auctions = Subastas
chapter-auctions-find = pujar, puja, oferta, subasta, remate, máximo, maximo, secreta, pasar, mínimo, minimo
chapter-rent = Alquiler
chapter-rent-find = pagar, renta, alquileres, ferrocarril, estación, estacion, servicio público, servicio publico, compañía, monopolio, grupo completo, doble
chapter-claims = Cobrar el alquiler
chapter-claims-find = cobrar, pedir, reclamar, olvidar, tarde, plazo, perdonar
chapter-cards = Suerte y Caja de Comunidad
chapter-cards-find = tarjeta, carta, sacar, mazo, barajar, arca comunal, casualidad, salir de la cárcel gratis, pase, reparaciones, próximo
chapter-tax = Impuestos
chapter-tax-find = impuesto, tasa, renta, lujo, 10%, diez por ciento, 200, patrimonio
chapter-jail = Cárcel
chapter-jail-find = carcel, prisión, prision, multa, fianza, 50, dobles, visita, salir, tercer turno
chapter-parking = Parada Libre
chapter-parking-find = bote, pozo, premio, multas, parking, aparcamiento, estacionamiento, parada
chapter-houses = Casas
chapter-houses-find = construir, edificar, casa, parejo, uniforme, mejorar, monopolio, color
chapter-hotels = Hoteles
chapter-hotels-find = construir, edificar, hotel, cuatro casas
chapter-shortages = Escasez de edificios
chapter-shortages-find = no quedan casas, sin casas, límite, limite, 32, escasez, escaso, últimos edificios
chapter-selling = Vender edificios
chapter-selling-find = vender, vender casas, mitad de precio, desmontar, demoler, bajar, devolver, reembolso
chapter-mortgages = Hipotecas
chapter-mortgages-find = hipoteca, hipotecar, préstamo, prestamo, interés, interes, intereses, 10%, levantar, deshipotecar, cancelar, pagar
chapter-trades = Tratos
chapter-trades-find = trato, negociar, negocio, cambio, intercambio, oferta, inmunidad, promesa
chapter-debts = Deudas y bancarrota
chapter-debts-find = bancarrota, quiebra, deber, deuda, acreedor, no puedo pagar, perder, fuera, rendirse, abandonar, bienes
chapter-loans = Préstamos
chapter-loans-find = prestar, prestado, préstamo, prestamo, crédito, credito
chapter-ending = Cómo acaba la partida
chapter-ending-find = ganar, gana, ganador, fin, final, último, ultimo, mayor fortuna, empate
chapter-short = Partida corta
chapter-short-find = corta, rápida, rapida, tres títulos, veloz
chapter-timed = Partidas con hora
chapter-timed-find = hora límite, hora limite, hora, reloj, nueva partida corta, contar, valor
chapter-house-rules = Reglas de la casa de esta partida
chapter-house-rules-find = reglas de la casa, variantes, diferencias, opciones
chapter-clocks = Plazos
chapter-clocks-find = tiempo, plazo, afk, fuera, ausente, inactivo, lento, límite, limite, reloj

## set-up

told-setup-cash = **Dinero.** Cada cual empieza con { $start_cash } $.
told-setup-dollars = Todo va en dólares enteros: las fracciones se redondean hacia arriba y, al repartir una suma, los dólares que sobran van por orden de turno.
told-setup-notes = No hay billetes, solo cantidades. A la Banca nunca se le acaba el dinero.
told-setup-players = **Asientos.** De { $players_min } a { $players_max } jugadores.
told-setup-banker = El bot hace de Banca y dirige las subastas. No tiene dinero propio y nunca puja, y nadie se queda sin jugar por ello.
told-setup-tokens = Cada cual tiene su ficha. Todas empiezan en la Salida, que aún no paga nada.
told-setup-deeds-sold = **Propiedades.** Se barajan y a cada cual le { $setup_count ->
        [one] toca una. Pagas su precio impreso a la Banca enseguida.
       *[other] tocan { $setup_count }. Pagas su precio impreso a la Banca enseguida.
    }
told-setup-deeds-given = **Propiedades.** Se barajan y a cada cual le { $setup_count ->
        [one] toca una
       *[other] tocan { $setup_count }
    } gratis.
told-setup-no-refusing = Una propiedad repartida no se puede rechazar ni se subasta.
told-setup-bank = **La Banca** guarda { $setup ->
        [cash-only] las 28 propiedades
       *[other] las demás propiedades
    }, { $houses ->
        [one] una casa
       *[other] { $houses } casas
    } y { $hotels ->
        [0] ningún hotel
        [one] un hotel
       *[other] { $hotels } hoteles
    } hasta que alguien los compre.
told-setup-decks = **Tarjetas.** Los dos mazos de dieciséis se barajan una vez y quedan boca abajo. Nadie ve su orden.

## turns

told-turns-first = **Quién empieza.** Cada cual tira los dos dados. La suma más alta juega el primer turno.
told-turns-tie = Si empatan las más altas, solo esas se tiran otra vez. El bot hace todas estas tiradas al principio.
told-turns-left = Después se juega por turnos, asiento por asiento.
told-turns-shape = **Un turno.** Tiras dos dados, avanzas la suma y haces lo que dice la casilla. Después le toca a la siguiente persona.
told-turns-tokens = Una ficha se queda donde paró hasta que vuelve a moverse. En una casilla caben todas las que sean.
told-turns-doubles = **Dobles.** Avanza y resuelve la casilla como siempre, y tira otra vez.
told-turns-third = Si sacas dobles { $doubles_to_jail } veces seguidas, no mueves la última tirada: vas a la Cárcel y tu turno acaba.
told-turns-counted = Solo cuentan las tiradas para moverse, y solo las de este turno. Una tirada para la tarjeta de servicio público no cuenta.
told-turns-jailed = **Si vas a la Cárcel,** no tiras otra vez, ni siquiera tras unos dobles.
told-turns-jailed-always = Un reglamento no lo aclara. Aquí el turno acaba siempre, sea cual sea el motivo.
told-turns-between = { $early ->
        [noted] Entre dos tiradas hay tiempo para construir, vender, hipotecar y hacer tratos. Lo que eliges demasiado pronto queda en cola y se hace en cuanto se puede.
       *[refused] { $holds_a_gap ->
            [0] Entre dos tiradas hay tiempo para construir, vender, hipotecar y hacer tratos.
            [one] Antes de una tirada, el resto puede frenarla una vez para construir o hacer tratos.
           *[other] Antes de una tirada, el resto puede frenarla { $holds_a_gap } veces para construir o hacer tratos.
        }
    }
told-turns-lock = Desde que se tira hasta que se sabe qué cuesta u ofrece la casilla, nadie puede construir ni hacer tratos. Quien tiene una deuda sí puede reunir dinero, y se puede aceptar un trato que ayude a pagarla.
told-turns-end = { $turn_end ->
        [by-itself] Tu turno acaba automáticamente cuando no queda nada pendiente.
       *[said-by-player] Tú decides cuándo acaba tu turno, pero no con una deuda, una compra o una subasta abiertas.
    }
told-turns-end-waits = Si aún pudieras construir, el juego espera antes un poco: solo se construye en el turno propio.

## GO

told-go-salary = **Sueldo.** La Banca te paga { $go_salary } $ cada vez que llegas a la Salida o pasas por ella, con los dados o con una tarjeta.
told-go-automatic = Es automático.
told-go-cards = Cuenta toda tarjeta que te haga avanzar, mencione la Salida o no.
told-go-order = Lo cobras antes de resolver la casilla, y lo conservas aunque el mismo turno acabe en la Cárcel.
told-go-landing = Caer justo en la Salida no paga más que pasar.
told-go-landing-more = Caer justo en la Salida paga { $go_landing_salary } $ en vez de eso.
told-go-lap = **Una vez por vuelta.** Si caes en la Salida, no cobras otra vez al seguir.
told-go-twice = Si pasas por la Salida con los dados y luego sacas la tarjeta que te manda a la Salida, cobras las dos veces.
told-go-back = **Hacia atrás** nunca se cobra.
told-go-jail = **De camino a la Cárcel** no cobras nada, sea por casilla, tarjeta o dobles.

## buying

told-buying-lap = **Primera vuelta.** No compras ni pujas hasta dar { $buying_from_lap ->
        [one] una vuelta
       *[other] { $buying_from_lap } vueltas
    } al tablero.
told-buying-option = **Propiedad sin dueño.** Si caes en ella, con los dados o con una tarjeta, puedes comprarla a su precio impreso: calle, ferrocarril o servicio público.
told-buying-raise = ¿No te alcanza? Tienes tiempo de hipotecar, vender edificios o hacer tratos.
told-buying-declined = **¿No la compras?** Se subasta enseguida, antes de que siga nada más.
told-buying-kept = **¿No la compras?** Se queda en la Banca hasta que alguien vuelva a caer en ella. No se subasta nada.
told-buying-deed = La propiedad es tuya, y cualquiera puede consultar qué tiene cada cual y qué está hipotecado.
told-buying-own = Caer en una propiedad tuya no cuesta nada ni da nada.

## auctions

told-auctions-none = Las propiedades no se subastan: lo que nadie compra se queda en la Banca.
told-auctions-who = **Quién puja.** Todo el mundo, también quien no quiso comprar y también desde la Cárcel.
told-auctions-not = Nunca la Banca, ni nadie con una deuda abierta.
told-auctions-lap = No puja quien aún no ha dado { $buying_from_lap ->
        [one] una vuelta
       *[other] { $buying_from_lap } vueltas
    } al tablero.
told-auctions-start = **Primera puja.** Basta con { $auction_least } $, sea cual sea el precio impreso.
told-auctions-reserve = **Primera puja.** Al menos el { $reserve_percent } % del precio impreso.
told-auctions-steps = Dólares enteros, cada puja al menos { $auction_step } $ por encima de la anterior.
told-auctions-price = **Gana la puja más alta.** Se paga a la Banca, y entonces se entrega la propiedad.
told-auctions-open = Se puja en cualquier orden, hasta que todo el resto pasa. Tras una puja tardía quedan al menos { $soft_close } para responder. Puedes fijar un máximo secreto con el que el bot puja por ti.
told-auctions-sealed = Cada cual fija un máximo secreto, o pasa. Gana el más alto y paga { $auction_step } $ más que el segundo, pero nunca más que su propio máximo. Si nadie más puja, paga la puja mínima.
told-auctions-cap = { $bid_cap ->
        [cash-in-hand] No puedes pujar más que tu efectivo.
        [no-cap] Puedes pujar lo que quieras. Si ganas y no pagas, caes en bancarrota con la Banca. Entonces el lote se subasta otra vez.
       *[raisable] Puedes pujar lo que podrías reunir: efectivo, préstamos sobre tus propiedades, la mitad del precio de tus edificios.
    }
told-auctions-business = Mientras dura puedes hipotecar y vender a la Banca. { $auction ->
        [sealed-maxima] También sigue habiendo tratos.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Un máximo se recorta a lo que aún puedas pujar al final.
        }
       *[open-calls] Los tratos esperan a que acabe.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Mientras tu puja va por delante no puedes gastar lo que hace falta para pagarla.
        }
    }
told-auctions-own-lot = Quien gana paga primero: la propiedad subastada no se puede hipotecar para ello.
told-auctions-equal = Entre pujas iguales vale la primera. Una puja no se puede retirar. Si alguien deja la partida, sus pujas se borran.
told-auctions-unsold = ¿Nadie puja? Se queda en la Banca hasta que alguien vuelva a caer en ella.
told-auctions-several = Varias propiedades van en el orden del tablero desde la Salida, { $auction ->
        [sealed-maxima] todas con un mismo plazo y, si quieres, con un límite para todas tus pujas juntas.
       *[open-calls] una tras otra.
    }

## rent

told-rent-due = **Alquiler.** Si caes en una propiedad de otra persona, debes el alquiler de su tarjeta.
told-rent-automatic = Se paga automáticamente si tu efectivo alcanza.
told-rent-claimed = Solo se debe si se cobra a tiempo: mira *Cobrar el alquiler*.
told-rent-built = **Con edificios:** el alquiler de la tarjeta para esas casas, o para el hotel.
told-rent-double = **Color completo.** Quien lo tiene cobra el doble en sus calles sin edificios, también si otra del color está hipotecada o edificada.
told-rent-mortgaged = **Hipotecada,** no cobra nada, y todo el mundo puede verlo. El resto de su grupo sigue cobrando.
told-rent-railroads = **Ferrocarriles.** { $railroad_1 } $, { $railroad_2 } $, { $railroad_3 } $ o { $railroad_4 } $, según si la misma persona tiene uno, dos, tres o cuatro.
told-rent-utilities = **Servicios públicos.** { $utility_1 } veces la tirada, o { $utility_2 } veces si la misma persona tiene los dos.
told-rent-throw = Es la tirada que te movió, también al salir de la Cárcel.
told-rent-scale = Los ferrocarriles y servicios hipotecados también cuentan.
told-rent-jail = **En la Cárcel** cobras alquiler como siempre.
told-rent-no-jail = **En la Cárcel** no cobras alquiler.
told-rent-waiving = Nadie puede prometer ni vender inmunidad al alquiler.

## claiming rent

told-claims-none = Aquí el alquiler se paga automáticamente. Según el reglamento hay que pedirlo a tiempo; se puede elegir como regla de la casa.
told-claims-asking = **Como en el reglamento.** Solo recibes el alquiler si lo cobras a tiempo: pulsa *Cobrar*. Hasta entonces nadie te debe nada.
told-claims-sum = Cuenta la suma del momento en que se cae, aunque después se construya, se venda o se hipoteque.
told-claims-second = **Tarde** es cuando tira para moverse la segunda persona después de la visita.
told-claims-second-counted = Cuentan quienes tiran después del turno de la visita, cada cual una vez. En una partida de dos, la segunda persona es otra vez la visita. Una tirada para la tarjeta de servicio público no cuenta.
told-claims-next = **Es tarde** en cuanto alguien vuelve a tirar para moverse.
told-claims-next-counted = La tirada extra de la propia visita cuenta. Una para la tarjeta de servicio público no.
told-claims-waiving = No tienes obligación de cobrar. La inmunidad al alquiler no se puede vender.

## cards

told-cards-drawing = **Sacar tarjeta.** Toma la de arriba, haz lo que dice y ponla debajo de su mazo. No puedes negarte.
told-cards-order = Los mazos se barajan una vez, al principio. Al acabarse, vuelven en el mismo orden.
told-cards-moves = **Si una tarjeta te mueve,** resuelves la nueva casilla como si hubieras tirado.
told-cards-nested = También si eso trae otra tarjeta. La primera vuelve a su mazo cuando todo acaba.
told-cards-nearest = El próximo siempre está por delante de ti, nunca detrás.
told-cards-railroad = Próximo ferrocarril: el doble del alquiler que se debería allí.
told-cards-utility = Próximo servicio público: tiras otra vez y pagas diez veces lo que sale, tenga esa persona uno o los dos. Los dobles ahí no cuentan.
told-cards-mortgaged = Si está hipotecado, no debes nada.
told-cards-fines = **Tarjetas que cuestan.** Lo que pagas va a la Banca, salvo que la tarjeta diga que es para los demás jugadores.
told-cards-pot = **Tarjetas que cuestan.** Lo que pagarías a la Banca va a Parada Libre.
told-cards-repairs = Las reparaciones cuentan todos los edificios que tienes al sacar la tarjeta.
told-cards-pay-each = Pagar a cada jugador: es una sola deuda con todo el resto. Si no llegas, todo lo tuyo se vende y se reparte por igual.
told-cards-collect-each = Cobrar de cada jugador: cada cual te debe su parte. Tu turno espera a quienes tengan que reunirla.
told-cards-pass = **«Quedas libre de la Cárcel»** (la tarjeta para salir de la Cárcel). Guárdala hasta que la uses. Después vuelve debajo de su mazo.
told-cards-pass-sold = Puedes venderla en cualquier momento, al precio que se acuerde.
told-cards-pass-resold = Quien la compra puede volver a venderla. Solo se usa si tú quieres; si tienes dos, eliges cuál.

## taxes

told-tax-choice = **Impuesto sobre la renta.** Paga { $income_tax_flat } $ o el { $income_tax_percent } % de todo lo que tienes. Elige antes de sumar; lo elegido vale.
told-tax-hidden = Antes de elegir no ves el total.
told-tax-rounding = El porcentaje se redondea hacia arriba al dólar.
told-tax-worth = **Todo lo que tienes:** efectivo, cada propiedad a su precio impreso, hipotecada o no, y lo que cuestan tus edificios.
told-tax-worth-else = Las hipotecas no se descuentan. Las tarjetas para salir de la Cárcel no cuentan, un hotel cuenta como { $hotel_level } casas, y el sueldo del mismo turno, entero.
told-tax-printed = Un impuesto fijo, como en los tableros de más tarde, es una regla de la casa.
told-tax-flat = **Impuesto sobre la renta.** { $income_tax_flat } $, sin elegir.
told-tax-luxury = **Impuesto de lujo.** { $luxury_tax } $.
told-tax-bank = Los dos impuestos van a la Banca enseguida.
told-tax-pot = Los dos impuestos van a Parada Libre.

## Jail

told-jail-in = **Vas a la Cárcel** por la casilla «Ve a la Cárcel», por una tarjeta o por sacar dobles { $doubles_to_jail } veces seguidas.
told-jail-straight = Vas directamente: no cobras el sueldo, y tu turno acaba.
told-jail-visiting = **Solo de visita.** Si caes en esa casilla con una tirada, no pasa nada.
told-jail-doubles = **Fuera con dobles** en cualquiera de tus próximos { $jail_turns } turnos: mueves lo que sacaste y no pagas nada. El turno en que entraste no cuenta.
told-jail-one-try = **Fuera en tu próximo turno,** en todo caso: con una tarjeta para salir de la Cárcel, { $jail_fine } $ o dobles. Puedes probar antes con dobles; si fallas, pagas y mueves lo que sacaste.
told-jail-doubles-once = Después de esos dobles no tiras otra vez.
told-jail-doubles-again = Después de esos dobles tiras otra vez, y cuentan como los primeros.
told-jail-fine = **Fuera por { $jail_fine } $** antes de tirar, { $jail_prepay_turns ->
        [1] en tu primer turno
       *[other] en tus { $jail_prepay_turns } primeros turnos
    } en la Cárcel.
told-jail-pass = **Fuera con una tarjeta para salir de la Cárcel** antes de tirar, tuya o comprada a otra persona.
told-jail-released = Si sales antes de tirar, tiras como siempre: con dobles tiras otra vez.
told-jail-last = **Último intento.** ¿Tampoco sacas dobles en el turno { $jail_turns }? Pagas { $jail_fine } $ y mueves lo que sacaste. Nadie se queda más tiempo.
told-jail-no-fine-first = En ese turno tiras antes de pagar.
told-jail-short = ¿No te alcanza? Lo reúnes antes de moverte y conservas la tirada. Si no puedes, caes en bancarrota y no te mueves.
told-jail-pass-too-late = Cuando la última tirada ha fallado, ya no sirve ninguna tarjeta para salir de la Cárcel.
told-jail-pass-after = Cuando la última tirada ha fallado, puedes usar una tarjeta para salir de la Cárcel en lugar de la multa.
told-jail-bank = La multa va a la Banca.
told-jail-pot = La multa de la Cárcel va a Parada Libre.
told-jail-business = **Negocios.** En la Cárcel haces tratos, construyes y cobras alquiler como siempre.
told-jail-business-no-rent = **Negocios.** En la Cárcel haces tratos y construyes como siempre, pero no cobras alquiler.
told-jail-all-business = También vendes edificios, hipotecas y pujas.{ $building_time ->
        [own-turn] {" "}Construir, solo en tu turno.
       *[any-time] { "" }
    }

## Free Parking

told-parking-rest = **No pasa nada.** Ni dinero ni multa. Las multas y los impuestos van a la Banca, así que no hay bote.
told-parking-pot = **El bote.** Aquí quedan multas, impuestos y pagos de tarjetas a la Banca. Quien cae aquí se lo lleva todo.{ $free_parking_seed ->
        [0] { "" }
       *[other] {" "}Después la Banca vuelve a poner { $free_parking_seed } $.
    }

## houses

told-houses-group = **Dónde.** En las calles de un color que sea todo tuyo.
told-houses-even = **De forma uniforme.** La primera casa va en cualquier calle, cada una de las siguientes en una que tenga menos: ninguna calle puede tener más de una casa más que otra.
told-houses-per-group = Cada color va por su cuenta. Lo que haya en tus otros colores no importa.
told-houses-price = **Precio.** Cada casa cuesta lo que dice la tarjeta. Solo las vende la Banca.
told-houses-most = **{ $hotel_houses } como máximo** por calle. Después viene el hotel.
told-houses-when = **Cuándo.** { $building_time ->
        [own-turn] Solo en tu turno, también desde la Cárcel.
       *[any-time] En cualquier momento y turno, también desde la Cárcel.
    }
told-houses-lock = No entre una tirada y sus consecuencias, ni mientras tengas una deuda.
told-houses-many = **Cuántas.** De una vez, todas las que puedas pagar.
told-houses-limit = **Cuántas.** { $building_limit_most ->
        [one] Un edificio por jugador en cada turno.
       *[other] Como mucho { $building_limit_most } edificios por jugador en cada turno.
    }
told-houses-mortgage-group = **Hipotecas.** No se construye en un color mientras una de sus calles está hipotecada.
told-houses-mortgage-lot = **Hipotecas.** No se construye en una calle hipotecada. En las otras del color sí, siempre de forma uniforme.
told-houses-stock = **Existencias.** La Banca tiene { $houses ->
        [one] una casa
       *[other] { $houses } casas
    } y { $hotels ->
        [0] ningún hotel
        [one] un hotel
       *[other] { $hotels } hoteles
    } en total.
told-houses-steps = Varios pasos de una vez necesitan todas las casas del camino, también camino de un hotel.

## hotels

told-hotels-first = **Un hotel** necesita antes { $hotel_houses } casas en cada calle del color. Entregas las de una calle y pagas otra vez el precio de una casa.
told-hotels-short = No hay cuarta casa. Para construir, vender y cambiar por casas, un hotel son { $hotel_level } niveles, y pide o devuelve { $hotel_houses } casas.
told-hotels-rent = Su alquiler es el de hotel que dice la tarjeta.
told-hotels-any = En cualquier calle del color, uno tras otro, uno por calle.
told-hotels-back = **Las casas entregadas** vuelven a la Banca, y cualquiera las puede comprar.
told-hotels-sold = **Vendido a la Banca** da la mitad del precio de { $hotel_level } casas. Se pueden vender a la vez todos los de un color.

## shortages

told-shortages-wait = **¿No quedan?** Esperas a que alguien venda o entregue. Los hoteles son limitados igual que las casas.
told-shortages-auction = **¿Se piden más de los que hay?** Son para las pujas más altas.
told-shortages-claims = Antes se pregunta a quien también podría construir ahora. Si alcanza, todo el mundo construye al precio normal. Quien no responde no pide nada.
told-shortages-claims-turn = Antes se pregunta a quien podría construir si fuera su turno. Si alcanza, solo construye quien tiene el turno, al precio normal, y el resto en el suyo. Quien no responde no pide nada.
told-shortages-single = Edificio por edificio, casas antes que hoteles, entre quienes los pidieron. { $auction ->
        [sealed-maxima] Cada cual fija una calle y un máximo por cada edificio que quiere, desde el precio normal.
       *[open-calls] Tus pujas empiezan en el precio normal de tu propia calle, y construyes enseguida.
    }
told-shortages-first = **¿Se piden más de los que hay?** Se los lleva quien construye primero.

## selling

told-selling-half = **Los edificios** los recompra la Banca a mitad de precio, en cualquier momento.
told-selling-bank = Solo se pueden vender a la Banca.
told-selling-even = **De forma uniforme,** igual que se construyeron.
told-selling-any-order = **En cualquier orden,** de cualquier calle, aunque el color quede desigual. Se sigue construyendo donde hay menos.
told-selling-hotels = **Los hoteles** dan la mitad del precio de { $hotel_level } casas cada uno. Se pueden vender a la vez todos los de un color.
told-selling-down = O se cambian por { $hotel_houses } casas, uno a uno y de forma uniforme.
told-selling-down-any = O se cambian por { $hotel_houses } casas o menos.
told-selling-stock = Vale cualquier reparto uniforme para el que la Banca tenga casas. Si no tiene ninguna, hay que vender todos los hoteles del color.
told-selling-stock-any = Vale cualquier reparto para el que la Banca tenga casas.
told-selling-dear = Una casa que salió cara en una subasta da solo la mitad del precio normal.
told-selling-deeds = **Una propiedad** se puede vender a otra persona a cualquier precio cuando en su color no hay edificios.

## mortgages

told-mortgages-loan = **El préstamo.** La Banca presta la mitad del precio impreso, sobre tus propiedades, en cualquier momento.
told-mortgages-owner = Sigue siendo tuya, pero no cobra alquiler. Solo tú puedes levantar la hipoteca.
told-mortgages-clear-group = **Antes, los edificios.** Se venden todos los del color antes de hipotecar una calle.
told-mortgages-clear-lot = **Antes, los edificios.** Los de esa calle se venden antes de hipotecarla. Las otras del color conservan los suyos.
told-mortgages-buildings = Las casas y los hoteles no se pueden hipotecar.
told-mortgages-lift = **Levantar la hipoteca** cuesta el préstamo y un { $interest_percent } %. No hay plazo.
told-mortgages-percent = El { $interest_percent } % del préstamo, redondeado hacia arriba en cada propiedad.
told-mortgages-rebuild = Después puedes volver a construir, al precio completo.
told-mortgages-sold = **Si cambia de manos.** Una propiedad hipotecada se puede vender. Quien la recibe paga enseguida a la Banca el { $interest_percent } %, o levanta la hipoteca pagando el préstamo y el { $interest_percent } %.
told-mortgages-later = Si sigue hipotecada, al levantar la hipoteca más tarde se paga otra vez el { $interest_percent } %.
told-mortgages-agreed = Quien acepta elige para cada propiedad, y tiene que poder pagarlo.

## trades

told-trades-what = **Qué.** Propiedades, hipotecadas o no, efectivo y tarjetas para salir de la Cárcel, al precio que acuerden las dos partes.
told-trades-nothing-else = Nada más: ni promesas, ni alquileres futuros, ni inmunidad.
told-trades-lap = **Primera vuelta.** Solo hace tratos quien ha dado { $trading_from_lap ->
        [one] una vuelta
       *[other] { $trading_from_lap } vueltas
    } al tablero.
told-trades-built = **No con edificios.** Si en un color hay un edificio, no puedes dar ninguna de sus calles; y un edificio suelto, nunca.
told-trades-loans = **Sin préstamos** entre jugadores, ni de dinero ni de propiedades.
told-trades-when = En cualquier turno, pero no entre una tirada y sus consecuencias. Una oferta caduca con el tiempo, o cuando cambia algo de lo ofrecido.
told-trades-price = Vale cualquier precio, mientras ninguna de las dos partes tenga deudas.
told-trades-debt = Quien tiene una deuda solo puede hacer un trato que la pague en el acto o que no reduzca el dinero que puede reunir. No se puede regalar nada.
told-trades-mortgaged = Propiedad hipotecada: el { $interest_percent } % enseguida o el préstamo entero, a elección de quien la recibe.
told-trades-auction = { $auction ->
        [sealed-maxima] Siguen mientras hay una subasta abierta.
       *[open-calls] Esperan mientras hay una subasta abierta.
    }
told-trades-hour = Después de la hora de fin no hay tratos.

## debts

told-debts-raise = **¿Debes más que tu efectivo?** Vende edificios e hipoteca hasta poder pagar. Mientras eso alcance, tienes que pagar y no puedes caer en bancarrota.
told-debts-choose = Tú eliges qué se vende. Si se te acaba el tiempo, van primero las hipotecas, después los edificios más baratos, no más de lo necesario.
told-debts-trade = Un trato puede ayudar si paga en el acto o no reduce lo que puedes reunir (las tarjetas para salir de la Cárcel y las propiedades hipotecadas no cuentan).
told-debts-kind = Si hay acuerdo, una parte de la deuda se puede pagar con propiedades.
told-debts-rescue = **Caes en bancarrota** si nada de eso alcanza. Si llegas justo, no hay bancarrota. Aún hay tiempo para un trato que te salve.
told-debts-no-rescue = **Caes en bancarrota** si nada de eso alcanza, enseguida y sin rescate.
told-debts-player = **Debes a otra persona.** Esa persona recibe todo lo que tienes: efectivo, propiedades, tarjetas y la mitad del precio de tus edificios.
told-debts-player-cash = **Lo que queda.** Quien cobra, o varios a partes iguales, recibe tu efectivo y la mitad del precio de tus edificios. Las propiedades vuelven a la Banca, sin hipotecas ni subasta, y las tarjetas van debajo de sus mazos.
told-debts-state = Todo pasa tal como está, con sus hipotecas. Por eso no se hipoteca nada para una deuda que ni todo junto pagaría. Los hoteles se venden enteros, tenga la Banca lo que tenga.
told-debts-interest = **Sus hipotecas** le cuestan a quien las recibe el { $interest_percent } % enseguida. Después paga el préstamo, reuniéndolo antes si hace falta, o lo mantiene y más tarde paga otra vez el { $interest_percent } %.
told-debts-interest-short = El { $interest_percent } % se paga cuando ya ha llegado el efectivo de la bancarrota. Si no te alcanza, es una deuda como cualquier otra.
told-debts-bank = **Debes a la Banca.** Se queda todo lo que tienes y subasta enseguida las propiedades. Los edificios vuelven a la Banca.
told-debts-bank-kept = **Debes a la Banca.** Se queda todo lo que tienes, y las propiedades se pueden volver a comprar.
told-debts-bank-cleared = Una a una en el orden del tablero, sin hipotecas. Si solo queda un jugador, no se subasta nada.
told-debts-passes = Las tarjetas para salir de la Cárcel son para quien cobra la deuda. Si es la Banca, { $estate_passes ->
        [passes-auctioned] se subastan después de las propiedades; si debes a varias personas, van debajo de sus mazos.
       *[under-deck] van debajo de sus mazos.
    }
told-debts-several = Si debes a varias personas, todo se vende y se reparte por igual, lo hipotecado con su hipoteca.
told-debts-several-kept = Si debes a varias personas, tu efectivo se reparte por igual.
told-debts-order = Si hay varias bancarrotas, van por orden de turno, empezando por quien juega ahora. Lo que se le debía a quien está en bancarrota ya no se paga.
told-debts-out = **Fuera.** Quien cae en bancarrota sale enseguida, también antes de una tirada extra.
told-debts-resign = Rendirse es bancarrota, con quien tengas una deuda abierta o, si no, con la Banca. Antes no se puede regalar nada.

## loans

told-loans-bank = **Solo la Banca presta,** y solo sobre una hipoteca.
told-loans-players = **Los jugadores no se prestan nada,** ni dinero ni propiedades.
told-loans-promises = Así que en ningún trato vale nada para después ni con condiciones.

## the end

told-ending-last = **Gana quien queda al final,** tenga el efectivo que tenga.
told-ending-last-nothing = La última bancarrota acaba la partida enseguida. Ya no se subasta nada.
told-ending-first = **La primera bancarrota acaba la partida.** Gana el mayor patrimonio del resto.
told-ending-settled = Antes se resuelve, con sus intereses y subastas. Si alguien sin deudas se rinde, la partida sigue mientras queden dos o más.
told-ending-hour = **A la hora de fin** elegida antes de empezar, se deja de jugar.
told-ending-move = Una tirada ya hecha se resuelve, con su subasta, tarjeta o deuda. No hay tirada extra.
told-ending-round = La ronda se juega hasta el final, para igualar los turnos.
told-ending-no-trade = Después de la hora de fin no hay tratos ni se construye.
told-ending-worth = **El patrimonio:** efectivo, propiedades a su precio impreso o a la mitad si están hipotecadas, casas a lo que cuestan, un hotel como { $hotel_level } casas.
told-ending-richest = **Gana el mayor patrimonio.**
told-ending-alone = Si solo queda una persona, gana enseguida.
told-ending-tie = { $tie ->
        [most-cash] Con el mismo patrimonio gana quien tiene más efectivo.
       *[shared-win] Con el mismo patrimonio se comparte la victoria.
    }
told-timed-normal = **Hasta entonces** se juega como siempre.

## clocks

told-clocks-silence = Nadie pierde su asiento por tardar. Si se te acaba el tiempo, el bot decide por ti con prudencia, y puedes volver cuando quieras.
told-clocks-throw = **Tirar, terminar el turno:** { $time_throw }. Después lo hace el bot por ti.
told-clocks-jail = **Salir de la Cárcel:** { $time_jail }. Después tiras.
told-clocks-buy = **Comprar o no:** { $time_buy }. Después no compras.
told-clocks-tax = **Impuesto sobre la renta:** { $time_tax }. Después pagas la cuota fija, o el porcentaje si tu efectivo no alcanza.
told-clocks-auction = **Pujar:** { $time_auction }. Después pasas.
told-clocks-debt = **Reunir dinero:** { $time_debt }. Después lo reúne el bot por ti, primero con hipotecas.
told-clocks-rescue = **Rescate con un trato:** { $time_rescue }. Después caes en bancarrota.
told-clocks-lift = **Hipotecas recibidas:** { $time_lift }. Después siguen hipotecadas.
told-clocks-trade = **Responder a un trato:** { $time_trade }. Después la oferta caduca.
told-clocks-claim = { $time_claim ->
        [none] { "" }
       *[other] **Edificios escasos:** { $time_claim }. Después no pides ninguno.
    }
told-clocks-hold = { $time_hold ->
        [none] { "" }
       *[other] **Frenar la tirada:** { $time_hold }. Después la partida sigue.
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
