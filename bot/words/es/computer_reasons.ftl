# Why a computer player did something: why-<kind of reason>. { $who } is the computer player, { $what }
# properties, { $whom } another player, { $group } a color group as the-<group> says it.

why-title = ¿Por qué?
why-none = Ningún robot ha hecho todavía nada que necesite explicación.
why-line = { $face } { $line }
why-odds = { $line } Probabilidad de ganar: { $before } → { $after }.
why-odds-in-words = { $line } Probabilidad de ganar: de { $before } a { $after }.
why-odds-same = { $line } Probabilidad de ganar: { $after }, igual que antes.
why-throw = { $who } tiró los dados: antes no había nada mejor que hacer.
why-end = { $who } terminó su turno: no quedaba nada que valiera la pena.
why-kept = { $who } no construyó: guardó { $price } $ para los próximos alquileres.
why-bought = { $who } compró { $what } por { $price } $ para que no acabara en otras manos.
why-bought-group = { $who } compró { $what } por { $price } $ para tener { $group } al completo.
why-bought-stop = { $who } compró { $what } por { $price } $ para frenar a { $whom }: era lo único que le faltaba de { $group }.
why-bought-more = { $who } compró { $what } por { $price } $ para ir completando { $group }.
why-bought-price = { $who } compró { $what } por { $price } $: compra todo lo que puede pagar.
why-bought-plenty = { $who } compró { $what } por { $price } $: con tanto efectivo, compra todo lo que se le presenta.
why-left = { $who } no compró { $what } por { $price } $: le conviene más guardar el efectivo.
why-left-cash = { $who } no tenía { $price } $ de sobra para { $what }.
why-left-short = { $who } solo tenía { $price } $, y no alcanzaba para { $what }.
why-bid = { $who } pujó por { $what }: vale { $price } $ como mucho.
why-bid-cash = { $who } pujó hasta { $price } $ por { $what }: no tiene más efectivo.
why-bid-spare = { $who } pujó hasta { $price } $ por { $what }: no le sobra más efectivo.
why-bid-group = { $who } pujó hasta { $price } $ por { $what } para tener { $group } al completo.
why-bid-stop = { $who } pujó hasta { $price } $ por { $what } para frenar a { $whom }: era lo único que le faltaba de { $group }.
why-bid-pass = { $who } pujó hasta { $price } $ por la tarjeta para salir de la Cárcel.
why-bid-lots = { $who } pujó hasta { $price } $ en total por { $what }.
why-outbid =
    { $price ->
        [0] { $who } no pujó: le conviene más guardar el efectivo.
       *[other] { $who } dejó de pujar: no vale más de { $price } $.
    }
why-outbid-cash =
    { $price ->
        [0] { $who } no pujó: no le queda efectivo.
       *[other] { $who } dejó de pujar: solo tiene { $price } $.
    }
why-outbid-spare =
    { $price ->
        [0] { $who } no pujó: no le sobra efectivo.
       *[other] { $who } dejó de pujar: no puede gastar más de { $price } $.
    }
why-won = { $who } se llevó { $what } en la subasta por { $price } $ para que no acabara en otras manos.
why-won-group = { $who } se llevó { $what } en la subasta por { $price } $ para tener { $group } al completo.
why-won-stop = { $who } se llevó { $what } en la subasta por { $price } $ para frenar a { $whom }: era lo único que le faltaba de { $group }.
why-built = { $who } construyó en { $what } por { $price } $: el alquiler más alto pasa de { $rent } $ a { $more } $.
why-built-plain = { $who } tiene { $group } al completo y le sobraban { $price } $ para construir: el alquiler más alto pasa de { $rent } $ a { $more } $.
why-borrowed = { $who } hipotecó { $what } por { $price } $ para construir.
why-lifted = { $who } levantó la hipoteca de { $what }: le sobraban { $price } $.
why-lifted-received = { $who } levantó enseguida la hipoteca de { $what } por { $price } $: después cuesta más.
why-held-mortgages = { $who } mantuvo la hipoteca de { $what }: por ahora le conviene más guardar el efectivo.
why-claimed = { $who } quiere construir en { $group } antes de que se acaben los edificios.
why-bid-building = { $who } pujó { $price } $ por un edificio en { $what }.
why-passed-building = { $who } deja los últimos edificios a los demás: le conviene más guardar el efectivo.
why-left-jail = { $who } salió de la Cárcel enseguida: aún queda mucho por comprar.
why-stayed-in-jail = { $who } se quedó en la Cárcel: allí no se paga alquiler.
why-fine = { $who } pagó la multa: no tenía ninguna tarjeta para salir.
why-pass = { $who } usó la tarjeta para salir de la Cárcel en vez de pagar la multa.
why-flat-tax = { $who } pagó la cantidad fija de { $price } $: calculó a ojo que el porcentaje saldría más caro.
why-share-tax = { $who } pagó el porcentaje: calculó a ojo que saldría más barato que los { $price } $ fijos.
why-raised = { $who } reunió dinero para una deuda de { $price } $ y se desprendió de lo menos posible.
why-gave-up = { $who } no podía reunir { $price } $ ni vendiéndolo todo.
why-offered = { $who } ofreció un trato a { $whom } porque aumenta su propia probabilidad de ganar.
why-offered-you = { $who } te ofreció un trato porque aumenta su propia probabilidad de ganar.
why-offered-plain = { $who } ofreció un trato a { $whom } para tener { $group } al completo.
why-offered-plain-you = { $who } te ofreció un trato para tener { $group } al completo.
why-offered-group = { why-offered-plain }
why-offered-group-you = { why-offered-plain-you }
why-traded = { $who } hizo un trato con { $whom } porque aumenta su propia probabilidad de ganar.
why-traded-plain = { $who } hizo un trato con { $whom } para tener { $group } al completo.
why-traded-group = { why-traded-plain }
why-withdrew = { $who } retiró su oferta a { $whom }: ya no le compensa.
why-withdrew-you = { $who } retiró la oferta que te hizo: ya no le compensa.
why-withdrew-cash = { $who } retiró su oferta a { $whom }: ya no tiene { $price } $.
why-withdrew-cash-you = { $who } retiró la oferta que te hizo: ya no tiene { $price } $.
why-countered = { $who } haría un trato con { $whom }, pero no en esas condiciones.
why-countered-you = { $who } haría un trato contigo, pero no en esas condiciones.
why-accepted = { $who } aceptó la oferta de { $whom } porque le compensa.
why-accepted-you = { $who } aceptó tu oferta porque le compensa.
why-accepted-group = { $who } aceptó la oferta de { $whom } para tener { $group } al completo.
why-accepted-group-you = { $who } aceptó tu oferta para tener { $group } al completo.
why-accepted-price = { $who } aceptó la oferta de { $whom }: lo que recibe vale { $price } $ más que lo que da.
why-accepted-price-you = { $who } aceptó tu oferta: lo que recibe vale { $price } $ más que lo que da.
why-accepted-own = { $who } mantuvo la oferta que había hecho a { $whom }.
why-accepted-own-you = { $who } mantuvo la oferta que te había hecho.
why-refused-group = Por ahora, { $who } no deja que { $whom } tenga { $group } al completo.
why-refused-group-you = Por ahora, { $who } no deja que tengas { $group } al completo.
why-refused-little = { $who } ganaría demasiado poco con la oferta de { $whom }.
why-refused-little-you = { $who } ganaría demasiado poco con tu oferta.
why-refused-loss = { $who } saldría perdiendo con la oferta de { $whom }.
why-refused-loss-you = { $who } saldría perdiendo con tu oferta.
why-refused-cash = { $who } cree que la oferta de { $whom } es demasiado cara.
why-refused-cash-you = { $who } cree que tu oferta es demasiado cara.
why-refused-price = Con { $price } $ más, { $who } aceptaría la oferta de { $whom }.
why-refused-price-you = Con { $price } $ más, { $who } aceptaría tu oferta.
why-refused-price-less = Por { $price } $ menos, { $who } aceptaría la oferta de { $whom }.
why-refused-price-less-you = Si pides { $price } $ menos, { $who } aceptaría.
why-refused-unwanted = A { $who } no le sirve { $what }.
why-refused-dear = { $who } no se desprende de { $what } por eso.
why-refused-rival = { $who } no quiere favorecer tanto a { $whom }.
why-refused-rival-you = { $who } no quiere favorecerte tanto.
why-refused-third = { $whom } ganaría más con el trato que { $who }.
why-refused-person = { $whom } acaba de pedirle lo mismo a { $who } y no lo consiguió.
why-refused-again = { $who } ya le dijo a { $whom } que no le interesa.
why-refused-again-you = { $who } ya te dijo que no le interesa.
why-refused-debt = { $who } no hace un trato así con { $whom } cuando hay una deuda de por medio.
why-refused-debt-you = { $who } no hace un trato así contigo cuando hay una deuda de por medio.
why-went-on = { $who } no tenía realmente otra opción aquí.
