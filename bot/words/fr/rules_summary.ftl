# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

rules-heading-chosen = Cette partie
rules-heading-money = Argent
rules-heading-jail = { orders-topic-jail }
rules-heading-building = Constructions
rules-heading-dealing = Achats, loyers et dettes
rules-heading-turns = Tours et fin
rules-game =
    { $game ->
        [short] Partie courte
        [time-limit] Partie à durée limitée
        [new-short] Nouvelle partie courte
       *[standard] Partie classique
    }
rules-house-rules =
    { $house_rules ->
        [0] {""}
        [one] Une règle maison
       *[other] { $house_rules } règles maison
    }
rules-board =
    { $board ->
        [us2008] Les couleurs, les prix et les loyers sont ceux du plateau de 2008.
        [classic] Les couleurs, les prix et les loyers sont ceux du plateau classique.
       *[other] { "" }
    }
rules-cards =
    { $cards ->
        [us2008] Chaque paquet compte 16 cartes, celles de 2008.
       *[classic] Chaque paquet compte 16 cartes.
    }
rules-players =
    { $players_max ->
        [2] La partie se joue à deux.
       *[other] La partie se joue de { $players_min } à { $players_max } joueurs.
    }
rules-start-cash = Tout le monde commence avec { $start_cash } $.
rules-go-salary =
    { $go_landing ->
        [more] Tu touches { $go_salary } $ si tu passes par la case Départ, { $go_landing_salary } $ si tu t’y arrêtes.
       *[same] Tu touches { $go_salary } $ si tu passes par la case Départ ou si tu t’y arrêtes.
    }
rules-luxury-tax = La taxe de luxe est de { $luxury_tax } $.
rules-income-tax =
    { $income_tax ->
        [flat] { house-rule-flat-income-tax-told }
       *[tenth-or-flat] L’impôt sur le revenu est de { $income_tax_flat } $ ou de { $income_tax_percent } % de toute ta fortune. Tu choisis avant de calculer ta fortune.
    }
rules-free-parking =
    { $free_parking ->
        [pot] { house-rule-parking-pot-told }
       *[rest] Le Parc Gratuit ne rapporte rien.
    }
rules-interest = Pour lever une hypothèque, tu paies { $interest_percent } % de plus que le prêt. Si tu reçois une propriété hypothéquée, tu paies aussi { $interest_percent } % du prêt.
rules-jail-fine = { $jail_fine ->
        [0] Tu peux sortir de prison gratuitement avant de lancer,
       *[other] Tu peux payer { $jail_fine } $ pour sortir de prison avant de lancer,
    } { $jail_prepay_turns ->
        [1] à ton premier tour
       *[other] à tes { $jail_prepay_turns } premiers tours
    } en prison.
rules-jail-turns =
    { $jail_turns ->
        [1] En prison, tu as un essai pour faire un double. S’il est raté,
       *[other] En prison, tu as { $jail_turns } essais pour faire un double. Si le dernier est raté,
    } { $jail_fine ->
        [0] tu sors quand même et tu avances.
       *[other] tu paies l’amende et tu avances.
    }
rules-jail-pass =
    { $jail_fine ->
        [0] {""}
       *[other] { $pass_after_last_throw ->
            [0] Si ton dernier essai en prison est raté, tu dois payer l’amende, même si tu as une carte Sortie de Prison.
           *[other] Si ton dernier essai en prison est raté, tu peux encore jouer une carte Sortie de Prison au lieu de payer l’amende.
        }
    }
rules-jail-again =
    { $jail_doubles_throw_again ->
        [0] { house-rule-no-throw-after-jail-doubles-told }
       *[other] { house-rule-throw-after-jail-doubles-told }
    }
rules-doubles = Si tu fais un double, tu relances. Si tu en fais { $doubles_to_jail } de suite, tu vas en prison.
rules-stock = La Banque a { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    } et { $hotels ->
        [0] aucun hôtel
        [one] un hôtel
       *[other] { $hotels } hôtels
    }.
rules-shortage =
    { $shortage ->
        [first-come] { house-rule-first-come-buildings-told }
       *[claim-window] Si plusieurs joueurs veulent les dernières constructions, elles sont mises aux enchères.
    }
rules-hotel = Pour construire un hôtel, il faut d’abord { $hotel_houses } maisons sur chaque rue du groupe.
rules-building-time =
    { $building_time ->
        [own-turn] { house-rule-own-turn-building-told }
       *[any-time] Tu peux construire au tour de n’importe qui.
    }
rules-building-limit =
    { $building_limit ->
        [per-turn] { house-rule-limited-building-told }
       *[no-limit] {""}
    }
rules-selling =
    { $selling ->
        [sell-in-any-order] Tu peux revendre tes constructions dans n’importe quel ordre.
       *[sell-evenly] {""}
    }
rules-mortgage-scope =
    { $mortgage_scope ->
        [that-lot] Tu ne peux ni construire sur une rue hypothéquée ni hypothéquer une rue qui porte des constructions.
       *[whole-group] Tu ne peux ni construire sur un groupe dont une rue est hypothéquée, ni hypothéquer une rue si son groupe porte des constructions.
    }
rules-setup =
    { $setup ->
        [deeds-sold] { house-rule-sold-deeds-told }
        [deeds-given] { house-rule-dealt-deeds-told }
       *[cash-only] Personne ne commence avec une propriété.
    }
rules-buying-lap =
    { $buying_from_lap ->
        [0] {""}
        [one] { house-rule-no-buying-first-lap-told }
       *[other] Tu ne peux ni acheter ni enchérir avant d’avoir fait { $buying_from_lap } tours de plateau.
    }
rules-trading-lap =
    { $trading_from_lap ->
        [0] {""}
        [one] { house-rule-no-trading-first-lap-told }
       *[other] Tu ne peux pas échanger avant d’avoir fait { $trading_from_lap } tours de plateau.
    }
rules-auction =
    { $declined ->
        [left-with-bank] Une propriété que tu n’achètes pas reste à la Banque. Il n’y a pas d’enchères.
       *[auctioned] { $auction ->
            [sealed-maxima] Une propriété que tu n’achètes pas part aux enchères secrètes, à partir de { $auction_least } $. La personne qui a le plus haut maximum gagne et paie { $auction_step } $ de plus que le deuxième maximum.
           *[open-calls] Une propriété que tu n’achètes pas part aux enchères ouvertes, à partir de { $auction_least } $. Chaque enchère dépasse la précédente d’au moins { $auction_step } $.
        }
    }
rules-reserve =
    { $reserve_percent ->
        [0] {""}
       *[other] La première enchère est d’au moins { $reserve_percent } % du prix imprimé.
    }
rules-bid-cap =
    { $declined ->
        [left-with-bank] {""}
       *[auctioned] { $bid_cap ->
            [cash-in-hand] { house-rule-cash-bids-told }
            [no-cap] { house-rule-bids-without-cap-told }
           *[raisable] Tu ne peux pas enchérir au-delà de ce que tu pourrais réunir en vendant et en hypothéquant.
        }
    }
rules-rent-collection =
    { $rent_collection ->
        [claimed-rent] { $rent_window ->
            [next-throw] Tu dois demander ton loyer avant le prochain lancer de dés.
           *[second-following] Demande ton loyer avant que deux joueurs différents aient lancé les dés après le tour de la personne qui te le doit.
        }
       *[automatic-rent] Le bot fait payer les loyers automatiquement.
    }
rules-jailed-owner =
    { $jailed_owner ->
        [collects-nothing] { house-rule-no-rent-in-jail-told }
       *[collects-rent] Tu touches tes loyers même si tu es en prison.
    }
rules-bankruptcy =
    { $bankruptcy ->
        [straight-to-bank] { house-rule-fast-bankruptcy-told }
       *[to-creditor] En cas de faillite, tout ce qui reste va au créancier.
    }
rules-estate-passes =
    { $estate_passes ->
        [passes-auctioned] Si la Banque te met en faillite, tes cartes Sortie de Prison partent aussi aux enchères.
       *[under-deck] {""}
    }
rules-turn-end =
    { $turn_end ->
        [by-itself] Chaque tour finit tout seul.
       *[said-by-player] C’est toi qui finis ton tour en appuyant sur « { decision-to-end.button-end } ».
    }
rules-holds =
    { $holds_a_gap ->
        [0] {""}
        [one] Avant un lancer, chacun des autres joueurs peut retenir les dés une fois, un court instant.
       *[other] Avant un lancer, chacun des autres joueurs peut retenir les dés { $holds_a_gap } fois, un court instant.
    }
rules-early =
    { $early ->
        [noted] Si tu demandes quelque chose trop tôt, le bot le note et le fait dès que les règles le permettent.
       *[refused] {""}
    }
rules-ending =
    { $ending ->
        [first-bankruptcy] La première faillite met fin à la partie, et la personne la plus riche parmi les autres gagne.
        [agreed-hour] La partie s’arrête à l’heure de fin, et la personne la plus riche gagne.
        [agreed-round] À l’heure de fin, on finit le tour de table en cours. La personne la plus riche gagne.
       *[last-player-left] La dernière personne qui n’est pas en faillite gagne.
    }{ $ending ->
        [last-player-left] {""}
       *[other] { $tie ->
            [most-cash] {" "}{ house-rule-cash-breaks-ties-told }
           *[shared-win] {" "}À fortune égale, la victoire est partagée.
        }
    }
