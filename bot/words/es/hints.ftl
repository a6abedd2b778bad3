# Las líneas sobre lo que alguien encuentra por primera vez.

prefer-hints-on = 💡 Pistas encendidas: lo que es nuevo para ti se explica una vez.
prefer-hints-off = 💡 Pistas apagadas.
button-hints-on = Encender las pistas
button-hints-off = Apagar las pistas

hint = -# 💡 { $text }
hint-to-throw = Los dados mueven la ficha. Con dobles se tira otra vez; los terceros en el mismo turno llevan a la Cárcel.
hint-in-jail = Para salir de la Cárcel: sacar dobles, pagar { $fine } $ o jugar un pase de Cárcel. Tras { $turns ->
        [one] una tirada
       *[other] { $turns } tiradas
    } se acaba la estancia.
hint-fine-or-pass = La última tirada en la Cárcel ha fallado. En esta partida aún se puede usar un pase de Cárcel en lugar de la multa; en ambos casos mueves lo que sacaste.
hint-held = Con los dados frenados hay tiempo de construir, hipotecar o hacer un trato antes de la próxima tirada. «Que rueden los dados» lo termina.
hint-to-end = No queda nada por responder. Aún hay tiempo de construir o hacer tratos; luego el turno sigue.
hint-buy-or-decline = Una propiedad cobra alquiler a quien cae en ella. Si no se compra, { $declined ->
        [left-with-bank] se queda en la Banca.
       *[auctioned] sale a subasta y toda la mesa puede pujar.
    }
hint-choose-tax = Primero se elige y luego se suma: una cantidad fija, o una parte de todo lo que se tiene: dinero, precios impresos, edificios.
hint-auction = Gana la puja más alta cuando el resto ha pasado o se acaba el tiempo. Un máximo secreto puja solo, nunca más de lo necesario.
hint-sealed-auction = Cada cual entrega un máximo secreto o pasa. Gana el más alto, por poco más que el segundo.
hint-owing = El dinero no alcanza para esta deuda. El primer botón hace lo que aquí se propone; Cambiar busca otra manera.
hint-rescue = Ni vendiéndolo todo alcanza. Ahora solo ayudan los tratos, uno o varios; si no, llega la bancarrota.
hint-lift-or-hold = Estos títulos llegaron hipotecados y no cobran alquiler. Levantar la hipoteca ahora ahorra pagar intereses otra vez; si no, se mantiene.
hint-shortage-claim = La Banca tiene menos edificios de los que hacen falta. Se pide lo que se construiría; si se pide demasiado, se subasta.
hint-shortage-auction = La Banca subasta sus últimos edificios, uno por uno. El que se gana se construye al momento.
hint-rent = Aquí ningún alquiler se paga solo: hay que pedirlo a tiempo, o se pierde.
hint-trade = Aceptar, y todo cambia de manos al momento. Contraoferta responde con otra oferta, Rechazar la termina.
hint-offer = Elige qué das y qué quieres. Nadie ve nada hasta que lo envíes.
hint-manage = Lo que eliges en una lista se hace al momento, o queda anotado hasta que las reglas lo permitan. Un título hipotecado no cobra alquiler.
