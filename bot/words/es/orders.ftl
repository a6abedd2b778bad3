# Standing orders: the private panel, and what is ordered in plain sentences.

orders-title = Tus instrucciones
orders-intro = Responden por ti en cuanto se te pregunta, para que nadie tenga que esperarte. Donde no hay instrucciones, se te pregunta como siempre. Nadie más las ve.
orders-unsaved = ✏️ **Aún sin efecto.** Pulsa *Guardar* cuando todo esté como quieres.
orders-saved = ✅ Guardado: desde ahora esto responde por ti.
orders-at-once = Ya han respondido:
orders-discarded = No se ha cambiado nada.
orders-open = *Se te pregunta.*
orders-did = Qué hicieron
orders-save = Guardar
orders-discard = Descartar cambios
orders-clear = Vaciar
orders-clear-all = Vaciar todo
orders-back = Todas
orders-back-topic = Volver
orders-not-read = «{ $typed }» no es una cantidad que pueda leer, así que no se cambió nada. Escribe dólares enteros, como 250, o deja el campo vacío.
orders-out-of-range = Eso es más, o menos, de lo que se puede poner ahí: { $typed }. No se cambió nada.
orders-did-title = Qué hicieron tus instrucciones
orders-did-nothing = Aún no han respondido nada.
orders-did-line = <t:{ $at }:R> { $told }
orders-did-untold = Respondieron por ti.

## Topics

orders-topic-title = Instrucciones: { $topic }
orders-topic-buy = Compras
orders-topic-bid = Subastas
orders-topic-jail = Cárcel
orders-topic-tax = Impuesto sobre la renta
orders-topic-debt = Deudas
orders-topic-build = Construcción
orders-topic-mortgage = Hipotecas
orders-topic-trade = Ofertas de trato
orders-topic-rent = Alquiler
orders-about-buy = Cuando caes en un título libre. Una regla para un grupo va antes que la general; una para un título, antes que las dos. Si quieres algo y no te alcanza el efectivo, se te pregunta.
orders-about-bid = Tu máximo es secreto y nunca se puja más de lo necesario. Una cantidad para un grupo vale para cada uno de sus títulos.
orders-about-jail = Donde no se pueda salir como elegiste, tiras.
orders-about-tax = La suma no se calcula antes de elegir.
orders-about-debt = Cuando debes más que tu efectivo. No se vende ni se hipoteca más de lo que pide la deuda; los edificios van antes que sus títulos. Si nada alcanza, se te pregunta.
orders-about-build = Se construye en este orden, parejo, en cuanto lo permiten las reglas y tu efectivo. Solo se construye en grupos completos.
orders-about-mortgage = Levantar una hipoteca cuesta un { $interest } % de intereses. Las que llegan con los títulos de una bancarrota se pueden levantar enseguida sin más intereses.
orders-about-trade = Estas ofertas se rechazan sin leerlas. Todas las demás te llegan como siempre.
orders-about-rent = En esta partida hay que pedir el alquiler antes de que sea tarde.

## Choices: the question, then the answers

orders-rule = Donde caes
orders-rule-ask = Preguntarme
orders-rule-always = Comprar siempre
orders-rule-never = No comprar nunca
orders-rule-keep = Comprar si queda bastante efectivo…
orders-rule-group = Comprar solo para completar o tapar un grupo
orders-percent = Todo título sin cantidad propia
orders-percent-ask = Preguntarme
orders-percent-0 = Pasar
orders-percent-50 = Hasta la mitad de su precio
orders-percent-75 = Hasta tres cuartos de su precio
orders-percent-100 = Hasta su precio
orders-percent-125 = Hasta un cuarto más que su precio
orders-percent-150 = Hasta la mitad más que su precio
orders-percent-200 = Hasta el doble de su precio
orders-early = Al principio: con más de { $few } títulos libres
orders-early-ask = Al principio: preguntarme
orders-early-throw = Al principio: tirar a dobles
orders-early-fine = Al principio: pagar { $fine } $
orders-early-pass = Al principio: usar un pase; si no hay, tirar
orders-early-pass-fine = Al principio: usar un pase; si no hay, pagar { $fine } $
orders-late = Más tarde: con { $few } títulos libres o menos
orders-late-ask = Más tarde: preguntarme
orders-late-throw = Más tarde: tirar a dobles
orders-late-fine = Más tarde: pagar { $fine } $
orders-late-pass = Más tarde: usar un pase; si no hay, tirar
orders-late-pass-fine = Más tarde: usar un pase; si no hay, pagar { $fine } $
orders-last = Antes de tu última tirada en la Cárcel
orders-last-ask = Última tirada: nada especial
orders-last-throw = Última tirada: guardar el pase y tirar
orders-last-pass = Última tirada: usar un pase si tienes
orders-tax = Impuesto sobre la renta
orders-tax-ask = Preguntarme
orders-tax-flat = La cuota fija
orders-tax-tenth = El porcentaje de todo lo que tengo
orders-raising = Cuando debes más que tu efectivo
orders-raising-ask = Preguntarme
orders-raising-cheapest = Reunirlo en este orden
orders-received = Títulos hipotecados de una bancarrota
orders-received-ask = Preguntarme
orders-received-lift = Levantar hasta donde llegue el efectivo
orders-received-hold = Mantener las hipotecas
orders-until = Rechazar toda oferta por un tiempo
orders-until-ask = No
orders-until-12 = Durante 12 horas
orders-until-24 = Durante un día
orders-until-72 = Durante tres días
orders-until-168 = Durante una semana
orders-rents = Alquiler que hay que pedir
orders-rents-claim = Pedirlo siempre
orders-rents-ask = Dejármelo a mí

## Single deeds and groups

orders-for-buy = Otra regla para un grupo o un título…
orders-for-bid = Una cantidad para un grupo o un título…
orders-for-build = Poner un grupo o una calle en el plan…
orders-count = { $count } en lista
orders-which-buy = Elige el grupo entero o un título
orders-which-bid = Elige el grupo entero o un título para escribir una cantidad…
orders-which-build = Elige el grupo entero o una calle
orders-whole = { $group }: grupo entero
orders-as-usual = Como para lo demás
orders-as-group = Como para todo su grupo
orders-choose-rule = La regla para { $what }…
orders-except-usual = Como para lo demás
orders-except-ask = Preguntarme
orders-except-always = Comprar siempre
orders-except-never = No comprar nunca
orders-except-keep = Comprar si quedan { $keep } $
orders-except-group = Comprar solo para completar o tapar
orders-choose-level = Hasta dónde en { $what }…
orders-no-goal = Fuera del plan
orders-list-first = Se va primero: añadir o quitar…
orders-list-keep = Se guarda hasta el final: añadir o quitar…
orders-list-never = Nunca se da en un trato: añadir o quitar…
orders-listed = Número { $place } de la lista

## Forms

orders-type-buy = Efectivo que debe quedar…
orders-type-bid = Pases, bienes, efectivo…
orders-type-jail = Cuándo es tarde…
orders-type-build = Efectivo a guardar, escasez…
orders-type-mortgage = Levantar las mías…
orders-type-trade = Ganancia mínima…
orders-form-buying = Compras
orders-form-buying-keep = Efectivo que debe quedar tras comprar
orders-form-buying-keep-hint = En dólares, por ejemplo 200
orders-form-bidding = Subastas
orders-form-bidding-passes = Máximo por un pase de Cárcel
orders-form-bidding-passes-hint = 0 para pasar; vacío: se te pregunta
orders-form-bidding-limit = Máximo por los bienes de una bancarrota
orders-form-bidding-limit-hint = Todos los lotes de una bancarrota juntos; vacío: sin límite
orders-form-bidding-keep = Efectivo que no se puja
orders-form-bidding-keep-hint = Vacío: las pujas pueden pasar de tu efectivo, hasta lo que puedas reunir
orders-form-leaving = ¿Cuándo es tarde en la partida?
orders-form-leaving-few = Títulos aún libres, de 0 a 28
orders-form-leaving-few-hint = Es tarde cuando no quedan más títulos libres que estos
orders-form-building = Construcción
orders-form-building-keep = Efectivo que debe quedar en mano
orders-form-building-keep-hint = No se construye nada que te deje con menos
orders-form-building-scarce = Máximo por un edificio escaso
orders-form-building-scarce-hint = Si alguien más lo quiere. 0: dejárselo; vacío: se te pregunta
orders-form-lifting = Tus propias hipotecas
orders-form-lifting-keep = Levantarlas si queda este efectivo
orders-form-lifting-keep-hint = Vacío: solo cuando tú lo digas
orders-form-trading = Ofertas de trato
orders-form-trading-gain = Rechazar si la ganancia es menor que
orders-form-trading-gain-hint = Según los precios de los títulos; -100 admite perder 100 $; vacío: se te pregunta
orders-form-most = Máximo por cada uno
orders-form-most-hint = 0 para pasar; vacío: como para lo demás
orders-form-most-title = Subasta de { $what }

## What is ordered, told

orders-told-rule-always = Compras todo aquello donde caes.
orders-told-rule-never = No compras nada de donde caes.
orders-told-rule-keep = Compras lo que te deja al menos { $keep } $ y rechazas lo demás.
orders-told-rule-group = Solo compras lo que completa un grupo tuyo o impide que alguien complete el suyo.
orders-told-exception = · { $what }: { $told }
orders-short-ask = se te pregunta
orders-short-always = comprar siempre
orders-short-never = no comprar nunca
orders-short-keep = comprar si quedan { $keep } $
orders-short-group = comprar solo para completar o tapar
orders-short-most =
    { $most ->
        [0] pasar
       *[other] hasta { $most } $
    }
orders-told-percent =
    { $percent ->
        [0] Pasas.
       *[other] Pujas hasta el { $percent } % del precio del título.
    }
orders-told-passes =
    { $most ->
        [0] · Pases de Cárcel: pasar
       *[other] · Pases de Cárcel: hasta { $most } $
    }
orders-told-limit = Por los bienes de una bancarrota no gastas más de { $most } $ en total.
orders-told-bid-keep =
    { $keep ->
        [0] Nunca pujas más que tu efectivo.
       *[other] Nunca pujas más que tu efectivo menos { $keep } $.
    }
orders-told-early = Con más de { $few } títulos libres: { $told }.
orders-told-late = Con { $few } títulos libres o menos: { $told }.
orders-told-last = Antes de la última tirada: { $told }.
orders-way-throw = tirar a dobles
orders-way-fine = pagar { $fine } $
orders-way-pass = usar un pase de Cárcel; si no hay, tirar
orders-way-pass-fine = usar un pase de Cárcel; si no hay, pagar { $fine } $
orders-told-tax-flat = Pagas la cuota fija.
orders-told-tax-tenth = Pagas el porcentaje de todo lo que tienes.
orders-told-raising =
    { $first ->
        [yes] Tus deudas se reúnen enseguida. Lo primero en irse, en este orden: { $what }. Después, lo más barato de deshacer.
       *[no] Tus deudas se reúnen enseguida con lo más barato de deshacer.
    }
orders-told-keep = Se guarda mientras se pueda, lo primero más que nada: { $what }.
orders-told-goal =
    { $whole ->
        [yes] **{ $place }** · { $what } hasta { $level } en cada calle
       *[no] **{ $place }** · { $what } hasta { $level }
    }
orders-told-build-keep =
    { $keep ->
        [0] ⚠️ No guardas nada de efectivo en mano.
       *[other] Guardas { $keep } $ en mano.
    }
orders-told-scarce =
    { $most ->
        [0] Cuando faltan edificios, se los dejas al resto.
       *[other] Cuando faltan edificios, los pides por hasta { $most } $ cada uno.
    }
orders-told-received-lift = Las hipotecas que te llegan de una bancarrota se levantan hasta donde alcance tu efectivo.
orders-told-received-hold = Las hipotecas que te llegan de una bancarrota se mantienen.
orders-told-lift = Tus hipotecas se levantan mientras queden al menos { $keep } $.
orders-told-until = Toda oferta se rechaza hasta el <t:{ $at }:f>.
orders-told-never = Se rechazan las ofertas que piden { $what }.
orders-told-gain =
    { $worth ->
        [even] Se rechazan las ofertas en que sales perdiendo, según los precios de los títulos.
        [better] Se rechazan las ofertas en que ganas menos de { $dollars } $, según los precios de los títulos.
       *[other] Se rechazan las ofertas en que pierdes más de { $dollars } $, según los precios de los títulos.
    }
orders-told-rents = Se pide enseguida.

## Presets

orders-presets = **Empieza con un modelo** o cambia los temas uno por uno. *Prudente* guarda más efectivo; *atrevido* lo gasta.
orders-preset-careful = Prudente
orders-preset-usual = Normal
orders-preset-bold = Atrevido
orders-preset-other = Como en mi otra partida
orders-no-other = No tienes instrucciones en ninguna otra partida en curso. No se ha cambiado nada.
orders-change = { $topic }…
