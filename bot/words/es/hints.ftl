# Las líneas sobre lo que alguien encuentra por primera vez.

prefer-hints-on = Pistas: activadas
prefer-hints-on-hint = El bot explica lo nuevo la primera vez que lo ves
prefer-hints-off = Pistas: desactivadas
prefer-hints-off-hint = El bot no explica lo nuevo
prefer-hints = Pistas sobre lo que es nuevo para ti

hint = -# 💡 { $text }
hint-hold = Antes de la tirada, los demás jugadores pueden frenarla un momento para construir, hipotecar o hacer tratos.
hint-two-bidders = Con dos jugadores, solo el rival hace subir el precio: quien gana paga poco más que el tope de su rival.
hint-rescue = Si ningún trato cubre esta deuda a tiempo, quien la debe queda fuera de la partida.
hint-time-bank = El plazo ya incluye la reserva de tiempo. Al principio está llena, las decisiones lentas la gastan y decidir pronto la rellena.
hint-rent = En esta partida el alquiler no se paga automáticamente: quien tiene la propiedad debe cobrarlo a tiempo o lo pierde.
hint-trade = Si aceptas, todo cambia de manos al momento. «Contraoferta» envía otra oferta; «Rechazar» pone fin a esta.
hint-offer = Elige qué das y qué quieres recibir, y luego envía la oferta.
hint-manage = Lo que eliges se hace al momento o queda en cola hasta que las reglas lo permitan. Por una propiedad hipotecada no cobras alquiler.
