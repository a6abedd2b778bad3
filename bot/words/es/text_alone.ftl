# Frases para quien solo lee texto. "x-in-words" se dice en lugar de "x", que necesita un símbolo.

player-mover-in-words = Le toca a:
player-pass-in-words =
    { $count ->
        [1] 1 tarjeta para salir de la Cárcel
       *[other] { $count } tarjetas para salir de la Cárcel
    }
player-for-in-words =
    { $kind ->
        [computer] un robot juega por { $owner }
       *[person] juega por { $owner }
    }
manage-rents-in-words = Alquiler { $now }; después, { $then }
manage-lot-hotel-in-words = { $lot }, con un hotel
manage-lot-houses-in-words =
    { $count ->
        [1] { $lot }, con 1 casa
       *[other] { $lot }, con { $count } casas
    }
trade-cash-mine-in-words =
    { $due ->
        [0] Tu efectivo: ahora { $before } $, después del trato **{ $after }**
       *[other] Tu efectivo: ahora { $before } $, después del trato **{ $after }**, tras pagar { $due } $ a la Banca por hipotecas
    }
trade-cash-theirs-in-words =
    { $due ->
        [0] Efectivo de { $who }: ahora { $before } $, después del trato **{ $after }**
       *[other] Efectivo de { $who }: ahora { $before } $, después del trato **{ $after }**, tras pagar { $due } $ a la Banca por hipotecas
    }
deed-now-in-words = **{ $line }** (ahora)
chapter-ruling-in-words = El reglamento no lo aclara. Aquí se juega así: { $text }
chapter-footer-in-words = { $edition } · { $game }
button-page-first-in-words = Primera página
button-page-last-in-words = Última página, { $pages }
button-page-older-in-words = Anteriores: página { $page } de { $pages }
button-page-newer-in-words = Recientes: página { $page } de { $pages }
advice-chance-lot-in-words = de { $before } a **{ $after }** si lo consigues por { $price } $
advice-chance-offer-in-words = de { $before } a **{ $after }** si { $who } acepta
chance-change-in-words = de { $before } a **{ $after }**
review-change-in-words = { $who } de { $before } a { $after }
