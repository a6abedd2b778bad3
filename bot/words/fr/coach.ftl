# Ce que dit le coach de la première partie : une fois avec la raison, ensuite le conseil seul.

coach = 🎓 { $text }
coach-practiced =
    { $count ->
        [0] 🎓 La leçon a été courte. Rejoue pour voir la suite !
       *[other] 🎓 Tu as vu { $what }. Tu peux maintenant jouer avec tes amis.
    }

## De quoi il s’agissait

coach-topic-turns = les tours
coach-topic-buying = les achats
coach-topic-auctions = les enchères
coach-topic-rent = les loyers
coach-topic-building = les constructions
coach-topic-trading = les échanges
coach-topic-jail = la prison
coach-topic-taxes = les impôts
coach-topic-debts = les dettes

## Tours

coach-why-throw = Complète des groupes de couleur, construis et touche des loyers : dès que quelqu’un ne peut plus payer, cette courte partie s’arrête, et le plus riche gagne. Ici, l’hôtel vient après trois maisons.
coach-tip-throw = Appuie sur **{ decision-to-throw.button-throw }** : tu peux acheter la propriété où tu t’arrêtes ; si elle est à quelqu’un, tu paies le loyer.
coach-why-end = Avant de finir ton tour, tu peux encore échanger, construire et hypothéquer.
coach-tip-end = Plus rien à faire ? Appuie sur **{ decision-to-end.button-end }**.
coach-why-salary = Tu passes par la case Départ : la Banque te verse { $price } $.
coach-tip-salary = Tu touches { $price } $ à chaque passage par la case Départ.
coach-why-goal = Dès que quelqu’un ne peut plus payer, cette courte partie s’arrête, et le joueur le plus riche parmi les autres gagne.
coach-tip-goal = Pour l’instant, tu as { $after } de chances de gagner.
coach-why-concede = Les ordinateurs abandonnent quand ils ne voient plus comment gagner : tu peux alors terminer la partie, et tu gagnes.
coach-tip-concede = Appuie sur **{ $press }** pour gagner tout de suite, ou continue à jouer : rien n’est décidé tant que la partie n’est pas finie.

## Acheter

coach-why-buy = Les joueurs qui s’arrêtent chez toi te paient un loyer, et tu peux échanger ce que tu as contre ce qu’il te faut.
coach-tip-buy =
    { $change ->
        [more] Achète : tu as { $after } de chances de gagner si tu l’as, et { $before } si quelqu’un d’autre l’obtient.
       *[other] Achète : tu gardes { $after } de chances de gagner, et personne d’autre ne l’obtient.
    }
coach-why-buy-group = Avec { $space }, tu aurais tout { $group } : le loyer double, et tu peux construire des maisons.
coach-tip-buy-group =
    { $change ->
        [more] Achète : tu as { $after } de chances de gagner avec, et { $before } sans.
       *[other] Achète : ce sont les groupes complets qui font gagner.
    }
coach-why-buy-block = Avec un groupe de couleur complet, on peut construire des maisons et toucher de gros loyers.
coach-tip-buy-block =
    { $change ->
        [more] Achète, sinon { $who } pourrait compléter { $group } : tu as { $after } de chances de gagner avec, et { $before } sans.
       *[other] Achète, sinon { $who } pourrait compléter { $group }.
    }
coach-why-buy-leave = Pour l’instant, l’argent pour les maisons et les loyers vaut plus pour toi que cette propriété.
coach-tip-buy-leave =
    { $change ->
        [less] Laisse celle-ci aux enchères : à { $price } $, tes chances de gagner passeraient de { $before } à { $after }.
       *[other] Laisse celle-ci aux enchères : à { $price } $, elle ne t’aide pas.
    }
coach-why-buy-leave-group = Avec { $space }, tu aurais tout { $group }, mais pour l’instant, ce que tu donnerais en échange vaut plus pour toi.
coach-tip-buy-leave-group = { coach-tip-buy-leave }
coach-why-buy-short = Il te manque { $price } $, et ce que tu n’achètes pas part aux enchères.
coach-tip-buy-short = Appuie sur **{ $decline }** : réunir de l’argent pour une propriété n’en vaut généralement la peine que si elle complète un groupe de couleur où tu pourras construire.
coach-why-buy-raise = { coach-why-buy-group }
coach-tip-buy-raise =
    { $change ->
        [more] Réunis les { $price } $ qui te manquent et achète : tu as { $after } de chances de gagner avec, et { $before } sans.
       *[other] Réunis les { $price } $ qui te manquent et achète : ce sont les groupes complets qui font gagner.
    }
coach-why-buy-raise-on-group = Avec { $space }, tu aurais tout { $group } : une fois toutes les hypothèques de ce groupe levées, tu pourras y construire des maisons.
coach-tip-buy-raise-on-group = { coach-tip-buy-raise }
coach-why-auction = Aux enchères, l’enchère la plus haute gagne : demande-toi d’abord ce que la propriété vaut pour toi.
coach-tip-auction = Pour toi, { $space } vaut environ { $price } $ : fixe ce maximum secret, et le bot n’enchérira pas plus qu’il ne faut.
coach-why-auction-block = { coach-why-buy-block }
coach-tip-auction-block = Si tu passes, { $who } pourrait compléter { $group } : { $space } vaut environ { $price } $ pour toi, alors fixe ce maximum secret.
coach-why-auction-pass = Aux enchères, l’enchère la plus haute gagne, mais rien n’oblige à enchérir.
coach-tip-auction-pass = Passe : l’enchère minimale est maintenant de { $price } $, et { $space } vaut moins que ça pour toi.
coach-why-auction-short = { coach-why-auction-pass }
coach-tip-auction-short = Passe : l’enchère minimale est maintenant de { $price } $, et tu n’as pas autant d’argent.

## Loyers

coach-why-rent-paid = Tu t’arrêtes sur { $space } et tu paies { $price } $ de loyer à { $who }.
coach-tip-rent-paid = Les loyers restent bas jusqu’à ce que quelqu’un complète un groupe de couleur et construise : fais-le avant les autres.
coach-why-rent-single = { $who } s’arrête sur { $space } et te paie { $price } $ de loyer.
coach-tip-rent-single = Complète { $group } : le loyer y double alors, et tu peux construire des maisons.
coach-why-rival-group = { $who } a tout { $group } et peut y construire.
coach-tip-rival-group = À ton prochain tour de plateau, un arrêt sur { $space } pourrait te coûter { $price } $ : garde cette somme de côté.

## Construire et échanger

coach-why-build = Tu as tout { $group }, tu peux donc y construire : avec trois maisons, une rue rapporte environ 40 fois plus que sans maison.
coach-tip-build =
    { $change ->
        [more] Appuie sur **{ $press }** pour construire { $what } sur { $group } : tes chances de gagner passent de { $before } à { $after }. Pour choisir les rues toi-même, appuie sur **{ button-manage }**.
       *[other] Appuie sur **{ $press }** pour construire { $what } sur { $group } : un arrêt là-bas coûtera jusqu’à { $rent } $. Pour choisir les rues toi-même, appuie sur **{ button-manage }**.
    }
button-coach-build = Suivre le conseil · { $price } $
coach-built-hotels =
    { $count ->
        [one] 1 hôtel
       *[other] { $count } hôtels
    }
coach-built-houses =
    { $count ->
        [one] 1 maison
       *[other] { $count } maisons
    }
coach-why-build-borrow = Tu as tout { $group }, et les maisons y rapportent plus que ne coûtent les hypothèques.
coach-tip-build-borrow =
    { $change ->
        [more] Appuie sur **{ $press }** pour hypothéquer { $deeds } et construire { $what } sur { $group } : tes chances de gagner passent de { $before } à { $after }.
       *[other] Appuie sur **{ $press }** pour hypothéquer { $deeds } et construire { $what } sur { $group } : un arrêt là-bas coûtera jusqu’à { $rent } $.
    }
button-coach-borrow = Hypothéquer, construire · { $price } $
coach-mortgaged =
    { $count ->
        [one] 1 propriété
       *[other] { $count } propriétés
    }
coach-why-build-wait = Tu as tout { $group } : le loyer y double, et tu peux construire des maisons.
coach-tip-build-wait =
    { $cash ->
        [short] Ne construis pas encore sur { $group } : une maison coûte { $price } $, alors mets d’abord de l’argent de côté, puis appuie sur **{ button-manage }**.
       *[enough] Ne construis pas encore sur { $group } : ton argent vaut plus pour ce que le prochain tour peut coûter. Quand tu en auras plus, appuie sur **{ button-manage }**.
    }
coach-why-trade = On complète presque toujours un groupe de couleur par un échange, pas par chance.
coach-tip-trade =
    { $change ->
        [more] Appuie sur **{ button-trade }** et propose à { $who } { $gives } contre { $takes } : tu aurais tout { $group }, et tes chances de gagner passeraient de { $before } à { $after }.
       *[other] Appuie sur **{ button-trade }** et propose à { $who } { $gives } contre { $takes } : tu aurais tout { $group }.
    }
coach-why-trade-look = { coach-why-trade }
coach-tip-trade-look = Pour avoir tout { $group }, il te manque seulement { $space }, et c’est { $who } qui l’a : appuie sur **{ button-trade }** et propose quelque chose d’utile à { $who }.
coach-why-offer-good = Avant de répondre à une offre, regarde quel groupe elle complète pour toi, et pour { $who }.
coach-tip-offer-good =
    { $change ->
        [more] Celle-ci est bonne pour toi : tes chances de gagner passent de { $before } à { $after }.
       *[other] Celle-ci est bonne pour toi.
    }
coach-why-offer-bad = { coach-why-offer-good }
coach-tip-offer-bad =
    { $change ->
        [less] Refuse-la ou demande plus : si tu l’acceptes, tes chances de gagner passent de { $before } à { $after }.
       *[other] Refuse-la ou demande plus : elle aide les autres plus que toi.
    }

## Prison, impôts, dettes

coach-why-jail-leave = En prison, tu n’avances pas : impossible d’acheter ou de passer par la case Départ.
coach-tip-jail-leave =
    { $price ->
        [0] Joue ta carte Sortie de Prison, puis lance les dés.
       *[other] Paie { $price } $, puis lance les dés.
    }
coach-why-jail-stay = Il ne reste presque rien à acheter, et en prison tu ne t’arrêtes sur les maisons de personne.
coach-tip-jail-stay = Ne paie pas, tente le double : en attendant, tu touches quand même tes loyers.
coach-why-tax = Tu dois choisir avant de compter ce que tu as.
coach-tip-tax = Si tout ce que tu as vaut moins de { $price } $, le pourcentage te coûte moins cher.
coach-why-debt = Il te manque { $price } $ pour payer.
coach-tip-debt = Hypothèque d’abord des propriétés isolées et vends les maisons en dernier : la Banque ne les reprend qu’à la moitié de leur prix.
coach-why-debt-sell = { coach-why-debt }
coach-tip-debt-sell = Les hypothèques ne suffisent pas, donc ce plan vend aussi des constructions, à la moitié de leur prix : avec **{ debt-change }**, tu décides lesquelles.
coach-why-debt-hopeless = Quand on ne peut pas payer, on quitte la partie : demande d’abord de l’aide aux autres.
coach-tip-debt-hopeless = Propose un échange : une propriété qui complète un groupe de couleur vaut plus pour un autre joueur que pour la Banque.
