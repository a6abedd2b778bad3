# Phrases pour qui ne lit que du texte. « x-in-words » se dit à la place de « x », qui a besoin d’un symbole.

player-mover-in-words = Au tour de :
player-pass-in-words =
    { $count ->
        [1] 1 carte Sortie de Prison
       *[other] { $count } cartes Sortie de Prison
    }
player-for-in-words =
    { $kind ->
        [computer] un ordinateur joue pour { $owner }
       *[person] joue pour { $owner }
    }
manage-rents-in-words = Loyer { $now }, puis { $then }
manage-lot-hotel-in-words = { $lot }, un hôtel
manage-lot-houses-in-words =
    { $count ->
        [1] { $lot }, 1 maison
       *[other] { $lot }, { $count } maisons
    }
trade-cash-mine-in-words =
    { $due ->
        [0] Ton argent : { $before } $ maintenant, **{ $after }** ensuite
       *[other] Ton argent : { $before } $ maintenant, **{ $after }** une fois payés { $due } $ à la Banque pour les hypothèques
    }
trade-cash-theirs-in-words =
    { $due ->
        [0] Argent ({ $who }) : { $before } $ maintenant, **{ $after }** ensuite
       *[other] Argent ({ $who }) : { $before } $ maintenant, **{ $after }** une fois payés { $due } $ à la Banque pour les hypothèques
    }
deed-now-in-words = **{ $line }** (en ce moment)
chapter-ruling-in-words = Le livret ne dit rien sur ce point. Ici, on joue ainsi : { $text }
chapter-footer-in-words = { $edition } · { $game }
button-page-first-in-words = Première page
button-page-last-in-words = Dernière page, { $pages }
button-page-older-in-words = Plus ancien : page { $page } sur { $pages }
button-page-newer-in-words = Plus récent : page { $page } sur { $pages }
advice-chance-lot-in-words = de { $before } à **{ $after }** si tu l’obtiens pour { $price } $
advice-chance-offer-in-words = de { $before } à **{ $after }** si { $who } accepte
chance-change-in-words = de { $before } à **{ $after }**
review-change-in-words = { $who } de { $before } à { $after }
