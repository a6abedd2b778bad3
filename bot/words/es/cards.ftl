# The Chance and Community Chest cards in our own words: card-<id in lower case>.

card-ch-go = Vas directamente a la Salida. Cobra 200 $.
card-ch-illinois = Te vas de viaje a Illinois Avenue. Si pasas por la Salida, cobra 200 $.
card-ch-stcharles = Te vas de visita a St. Charles Place. Si pasas por la Salida, cobra 200 $.
card-ch-utility = Avanza hasta el próximo servicio público. Si no tiene dueño, puedes comprarlo; si lo tiene, tira los dados y págale diez veces la tirada.
card-ch-railroad-1 = Avanza hasta el próximo ferrocarril. Si no tiene dueño, puedes comprarlo; si lo tiene, págale el doble del alquiler.
card-ch-railroad-2 = Viaja en tren hasta el próximo ferrocarril. Si no tiene dueño, puedes comprarlo; si lo tiene, págale el doble del alquiler.
card-ch-dividend = Tus acciones van bien. Cobra 50 $.
card-ch-goojf = Sales gratis de la Cárcel. Guarda esta tarjeta hasta que la uses o la vendas.
card-ch-back3 = Retrocede tres casillas.
card-ch-jail = A la Cárcel, sin rodeos. No pasas por la Salida ni cobras los 200 $.
card-ch-repairs = Tus edificios necesitan arreglos. Paga 25 $ por casa y 100 $ por hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] Exceso de velocidad. Paga 15 $.
       *[classic] Te toca el impuesto de pobres. Paga 15 $.
    }
card-ch-reading = Viaja en tren: ve a Reading Railroad. Si pasas por la Salida, cobra 200 $.
card-ch-boardwalk = Te espera un paseo por Boardwalk. Ve allí ahora.
card-ch-chairman = Ahora presides el consejo. Paga 50 $ a cada jugador.
card-ch-loan = Te devuelven un préstamo. Cobra 150 $.
card-cc-go = { card-ch-go }
card-cc-bankerror = La Banca se equivocó a tu favor. Cobra 200 $.
card-cc-doctor = Llega la cuenta del médico. Paga 50 $.
card-cc-stock-45 = Vendiste unas acciones. Cobra 45 $.
card-cc-stock-50 = Vendiste unas acciones. Cobra 50 $.
card-cc-goojf = { card-ch-goojf }
card-cc-jail = { card-ch-jail }
card-cc-opera = Invitas a todo el mundo a la ópera. Cada jugador te paga 50 $ por su butaca.
card-cc-birthday = ¡Feliz cumpleaños! Cada jugador te da 10 $.
card-cc-fund = Tus ahorros para las vacaciones han crecido. Cobra 100 $.
card-cc-refund = Te devuelven una parte de los impuestos. Cobra 20 $.
card-cc-insurance = Te paga el seguro de vida. Cobra 100 $.
card-cc-hospital = Pasas unos días en el hospital. Paga 100 $.
card-cc-school-150 = Toca pagar el colegio. Paga 150 $.
card-cc-school-50 = Toca pagar el colegio. Paga 50 $.
card-cc-services = Diste un buen consejo. Cobra 25 $.
card-cc-streets = Arreglan la calle frente a tus edificios. Paga 40 $ por casa y 115 $ por hotel.
card-cc-beauty = Ganas el segundo premio de un concurso de belleza. Cobra 10 $.
card-cc-inherit = Una tía se acordó de ti en su testamento. Cobra 100 $.
# For the cards to a street or railroad, where a board has another one there.
card-advance = Ve a la casilla { $space }. Si pasas por la Salida, cobra 200 $.
