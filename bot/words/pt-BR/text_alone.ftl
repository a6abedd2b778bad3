# Frases para quem lê só texto. "x-in-words" é dito no lugar de "x", que precisa de um símbolo.

player-mover-in-words = Vez de:
player-pass-in-words =
    { $count ->
        [1] 1 carta de Saída Livre
       *[other] { $count } cartas de Saída Livre
    }
player-for-in-words =
    { $kind ->
        [computer] um computador que joga por { $owner }
       *[person] joga por { $owner }
    }
manage-rents-in-words = Aluguel { $now }; depois, { $then }
manage-lot-hotel-in-words = { $lot }, um hotel
manage-lot-houses-in-words =
    { $count ->
        [1] { $lot }, 1 casa
       *[other] { $lot }, { $count } casas
    }
trade-cash-mine-in-words =
    { $due ->
        [0] Seu dinheiro: $ { $before } agora, **{ $after }** depois
       *[other] Seu dinheiro: $ { $before } agora, **{ $after }** depois de pagar $ { $due } ao Banco por hipotecas
    }
trade-cash-theirs-in-words =
    { $due ->
        [0] Dinheiro de { $who }: $ { $before } agora, **{ $after }** depois
       *[other] Dinheiro de { $who }: $ { $before } agora, **{ $after }** depois de pagar $ { $due } ao Banco por hipotecas
    }
deed-now-in-words = **{ $line }** (agora)
chapter-ruling-in-words = O manual não diz nada sobre isto. O bot decide assim: { $text }
chapter-footer-in-words = { $edition } · { $game }
button-page-first-in-words = Primeira página
button-page-last-in-words = Última página, { $pages }
button-page-older-in-words = Anteriores: página { $page } de { $pages }
button-page-newer-in-words = Mais recentes: página { $page } de { $pages }
advice-chance-lot-in-words = de { $before } para **{ $after }** se você conseguir por $ { $price }
advice-chance-offer-in-words = de { $before } para **{ $after }** se { $who } aceitar
chance-change-in-words = de { $before } para **{ $after }**
review-change-in-words = { $who } de { $before } para { $after }
