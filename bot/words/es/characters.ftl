# Computer players: who can sit down in a lobby, and how they play.

computers-title = Añadir un robot
computers-full = La sala está llena: los { $most } asientos están ocupados.
computers-added = ✅ { $who } ya está en la sala: { $seats } de { $most } asientos ocupados.
computers-alt = Los robots: { $names }
computers-strength = Nivel del próximo robot
computers-who = Elige quién se sienta
seated-title = Cambiar robots
button-seated = Cambiar robots…
seated-choose = Elige un robot
seated-none = En esta sala no hay ningún robot.
seated-left = ✅ { $who } ya no está en la sala: { $seats } de { $most } asientos ocupados.
button-seated-remove = Quitar a { $who }
strength-gentle = Nivel: tranquilo
strength-gentle-hint = Se guía por los precios impresos y casi no negocia
strength-even = Nivel: normal
strength-even-hint = Juega con sensatez y hace ofertas sencillas y justas
strength-sharp = Nivel: astuto
strength-sharp-hint = Calcula cada jugada e hipoteca para construir
button-computers-surprise = Sorpréndeme
character-builder = Construye en cuanto completa un grupo de color. Guarda poco efectivo: un alquiler alto le duele.
character-dealer = Hace muchas ofertas y se conforma con la parte más pequeña. Los grupos se completan pronto.
character-saver = Guarda efectivo para el peor alquiler que pueda tocarle. Construye tarde y casi nunca cae en bancarrota.
character-collector = Adora los ferrocarriles y los servicios públicos, y paga de más por ellos. Le cuesta soltarlos.
character-blocker = Compra lo que les falta a los demás y no lo suelta. Frena a quien va ganando, aunque le cueste.
character-neutral = No tiene favoritos. Hace lo que le da más opciones de ganar.
