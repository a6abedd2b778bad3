# The rules of a game on one page; rulebook.ftl has them chapter by chapter.

rules-title = Les règles de cette partie
rules-heading-chosen = Choix de cette partie
rules-heading-money = Argent
rules-heading-jail = Prison
rules-heading-building = Constructions
rules-heading-dealing = Achats et dettes
rules-heading-turns = Tours et fin
rules-edition = Règles de { $edition }
rules-game =
    { $game ->
        [short] Partie courte
        [time-limit] Partie à durée limitée
        [new-short] Nouvelle partie courte
       *[standard] Partie classique
    }
rules-house-rules =
    { $count ->
        [0] { "" }
        [one] Une règle maison
       *[other] { $count } règles maison
    }
rules-board =
    { $board ->
        [us2008] Le plateau de 2008, avec les rues d’Atlantic City.
        [classic] Le plateau classique, avec les rues d’Atlantic City.
       *[other] { "" }
    }
rules-cards =
    { $cards ->
        [us2008] Seize cartes Chance et seize Caisse de Communauté, de 2008.
       *[classic] Seize cartes Chance et seize Caisse de Communauté.
    }
rules-players = De { $least } à { $most } personnes.
rules-start-cash = Tout le monde commence avec { $cash } $.
rules-go-salary =
    { $kind ->
        [more] { $amount } $ en passant par la case Départ, { $landing } $ en s’y arrêtant.
       *[same] { $amount } $ en passant par la case Départ ou en s’y arrêtant.
    }
rules-luxury-tax = La taxe de luxe est de { $amount } $.
rules-income-tax =
    { $kind ->
        [flat] L’impôt sur le revenu est de { $flat } $.
       *[tenth-or-flat] L’impôt sur le revenu : { $flat } $ ou { $percent } % de toute ta fortune, à choisir avant de compter.
    }
rules-free-parking =
    { $kind ->
        [pot] { $seed ->
            [0] Amendes, taxes et cartes payantes s’accumulent au Parc Gratuit. En t’y arrêtant, tu prends tout.
           *[other] Amendes, taxes et cartes payantes s’accumulent au Parc Gratuit, en plus de { $seed } $. En t’y arrêtant, tu prends tout.
        }
       *[rest] Le Parc Gratuit ne rapporte rien.
    }
rules-interest = Lever une hypothèque coûte { $percent } % de plus que le prêt. Recevoir une propriété hypothéquée coûte aussi { $percent } %.
rules-jail-fine = Sortir coûte { $fine } $, avant le lancer, { $turns ->
        [1] pendant le premier tour
       *[other] pendant les { $turns } premiers tours
    } en prison.
rules-jail-turns =
    { $turns ->
        [1] Un essai pour le double. S’il est raté, tu paies et tu avances.
       *[other] { $turns } essais pour le double. Si le dernier est raté, tu paies et tu avances.
    }
rules-jail-pass =
    { $after ->
        [0] Après le dernier lancer raté, tu dois payer l’amende, même avec une carte Sortie de Prison.
       *[other] Après le dernier lancer raté, une carte Sortie de Prison peut encore remplacer l’amende.
    }
rules-jail-again =
    { $again ->
        [0] Le double qui te libère ne donne pas d’autre lancer.
       *[other] Le double qui te libère donne un autre lancer.
    }
rules-doubles = Un double fait relancer. { $count } de suite mènent en prison.
rules-stock = La Banque a { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    } et { $hotels ->
        [0] aucun hôtel
        [one] un hôtel
       *[other] { $hotels } hôtels
    }.
rules-shortage =
    { $kind ->
        [first-come] Les derniers hôtels et maisons vont à la première personne qui les demande.
       *[claim-window] Si plusieurs veulent les dernières constructions, elles sont mises aux enchères.
    }
rules-hotel = Avant un hôtel, il faut { $houses } maisons sur chaque rue du groupe.
rules-building-time =
    { $kind ->
        [own-turn] On ne construit qu’à son propre tour.
       *[any-time] On peut construire au tour de n’importe qui.
    }
rules-building-limit =
    { $kind ->
        [per-turn] { $most ->
            [one] Une maison ou un hôtel par personne et par tour, pas plus.
           *[other] Au plus { $most } maisons et hôtels par personne et par tour.
        }
       *[no-limit] { "" }
    }
rules-selling =
    { $kind ->
        [sell-in-any-order] Les constructions se revendent dans n’importe quel ordre.
       *[sell-evenly] { "" }
    }
rules-mortgage-scope =
    { $kind ->
        [that-lot] Une hypothèque ne bloque les maisons que sur sa rue, et une maison ne bloque les hypothèques que sur la sienne.
       *[whole-group] Une rue hypothéquée bloque les maisons de tout son groupe, et une maison y bloque les hypothèques.
    }
rules-setup =
    { $kind ->
        [deeds-sold] { $count ->
            [one] Chaque personne reçoit une propriété et en paie tout de suite le prix.
           *[other] Chaque personne reçoit { $count } propriétés et en paie tout de suite le prix.
        }
        [deeds-given] { $count ->
            [one] Chaque personne reçoit une propriété, gratuitement.
           *[other] Chaque personne reçoit { $count } propriétés, gratuitement.
        }
       *[cash-only] Personne ne commence avec une propriété.
    }
rules-buying-lap =
    { $laps ->
        [0] { "" }
        [one] Ni achat ni enchère avant d’avoir fait un tour de plateau.
       *[other] Ni achat ni enchère avant d’avoir fait { $laps } tours de plateau.
    }
rules-trading-lap =
    { $laps ->
        [0] { "" }
        [one] Aucun échange avant d’avoir fait un tour de plateau.
       *[other] Aucun échange avant d’avoir fait { $laps } tours de plateau.
    }
rules-auction =
    { $kind ->
        [left-with-bank] Ce qui n’est pas acheté reste à la Banque. Pas d’enchères.
        [sealed-maxima] Ce qui n’est pas acheté part en enchères secrètes dès { $least } $ : le plus haut maximum gagne et paie { $step } $ de plus que le deuxième.
       *[open-calls] Ce qui n’est pas acheté part en enchères ouvertes dès { $least } $, par pas de { $step } $ au moins.
    }
rules-reserve =
    { $percent ->
        [0] { "" }
       *[other] La première enchère est d’au moins { $percent } % du prix imprimé.
    }
rules-bid-cap =
    { $kind ->
        [left-with-bank] { "" }
        [cash-in-hand] On n’enchérit pas au-delà de son liquide.
        [no-cap] On enchérit sans limite. Gagner sans pouvoir payer mène à la faillite.
       *[raisable] On n’enchérit pas au-delà de ce qu’on pourrait réunir.
    }
rules-rent-collection =
    { $kind ->
        [second-following] Il faut demander son loyer avant que la deuxième personne suivante lance les dés.
        [next-throw] Il faut demander son loyer avant le prochain lancer.
       *[automatic-rent] Le loyer se paie tout seul.
    }
rules-jailed-owner =
    { $kind ->
        [collects-nothing] En prison, on ne touche pas de loyer.
       *[collects-rent] En prison, on touche aussi ses loyers.
    }
rules-bankruptcy =
    { $kind ->
        [straight-to-bank] En cas de faillite, le liquide va au créancier et les propriétés retournent à la Banque, aussitôt.
       *[to-creditor] En cas de faillite, tout ce qui reste va au créancier.
    }
rules-estate-passes =
    { $kind ->
        [passes-auctioned] En faillite face à la Banque, tes cartes Sortie de Prison partent aussi aux enchères.
       *[under-deck] { "" }
    }
rules-turn-end =
    { $kind ->
        [by-itself] Un tour finit tout seul.
       *[said-by-player] Tu finis toi-même ton tour.
    }
rules-holds =
    { $count ->
        [0] { "" }
        [one] Avant chaque lancer, tout le monde peut retenir les dés un instant, une fois.
       *[other] Avant chaque lancer, tout le monde peut retenir les dés un instant, { $count } fois.
    }
rules-early =
    { $kind ->
        [noted] Ce que tu demandes trop tôt est noté, et fait dès que c’est permis.
       *[refused] { "" }
    }
rules-ending =
    { $kind ->
        [first-bankruptcy] La première faillite finit la partie, et la plus grosse fortune qui reste gagne.
        [agreed-hour] La partie finit à l’heure convenue, et la plus grosse fortune gagne.
        [agreed-round] La partie finit avec le tour de table en cours à l’heure convenue, et la plus grosse fortune gagne.
       *[last-player-left] La dernière personne qui n’est pas en faillite gagne.
    }{ $tie ->
        [shared-win] {" "}À fortune égale, on partage la victoire.
        [most-cash] {" "}À fortune égale, la personne qui a le plus de liquide gagne.
       *[none] { "" }
    }
