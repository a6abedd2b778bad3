# Why the rules refuse an action: reason-<reason>.

reason-game-over = Cette partie est finie. On ne peut plus rien y faire.
reason-out-of-game = Cette personne n’est plus dans la partie.
reason-not-awaited = Ce n’est pas à toi de décider pour l’instant. La première ligne du message de la partie dit qui décide.
reason-not-now = La partie n’attend pas ça maintenant. Les boutons de son message montrent ce qui est possible.
reason-no-hour = Cette partie n’a pas d’heure de fin.
reason-hour-struck = L’heure de fin est déjà passée.
reason-closing = La partie se termine : plus d’échange ni de construction. Tu peux encore réunir de l’argent pour une dette.
reason-locked = Les dés sont lancés et le pion n’a pas encore bougé. Réessaie dès que c’est fait.
reason-in-debt = Il y a d’abord une dette à régler. D’ici là, tu peux seulement vendre des constructions, hypothéquer, ou faire un échange qui aide à la payer.
reason-cannot-afford = Il faut { $price } $, et tu peux en réunir { $cash } $.
reason-bid-too-low =
    { $price ->
        [0] Le minimum est { $lowest } $.
       *[other] L’enchère est à { $price } $. La tienne doit être d’au moins { $lowest } $.
    }
reason-bid-too-high = Dans cette partie, tu peux enchérir jusqu’à { $highest } $.
reason-already-leading = Tu mènes déjà avec { $price } $. Attends que quelqu’un monte.
reason-already-passed = Tu as passé, et pour cette vente c’est définitif.
reason-already-filed = Tu as déjà répondu à cette vente. On ne répond qu’une fois.
reason-not-in-auction = Cette propriété ne fait pas partie de ces enchères.
reason-bid-binds = Tu mènes une vente avec { $price } $ et dois pouvoir les payer. Dépense moins d’ici la fin.
reason-not-owner = Cette propriété est à quelqu’un d’autre. Choisis l’une des tiennes (dans un échange : une propriété de la personne qui la donne).
reason-not-a-street = Les maisons vont sur les rues, jamais sur les gares ni les compagnies.
reason-group-incomplete = Il te faut toutes les rues du groupe avant d’y construire.
reason-not-own-turn = Ici, maisons et hôtels s’achètent seulement à son propre tour.
reason-group-mortgaged = Une rue de ce groupe est hypothéquée. Lève d’abord l’hypothèque, construis ensuite.
reason-group-built = Il y a des constructions sur ce groupe. Revends-les d’abord toutes à la Banque.
reason-uneven = On construit uniformément : aucune rue du groupe ne peut avoir plus d’une maison d’avance.
reason-level-range = Ce groupe ne permet pas ces paliers. Choisis des rues d’un même groupe, et d’autres hauteurs que maintenant.
reason-building-limit =
    { $left ->
        [0] Tu as acheté toutes les maisons et tous les hôtels permis avant que les dés passent.
        [one] Avant que les dés passent, tu as encore droit à une maison ou un hôtel.
       *[other] Avant que les dés passent, tu as encore droit à { $left } maisons et hôtels.
    }
reason-no-houses =
    { $left ->
        [0] La Banque n’a plus de maisons. Quelqu’un doit d’abord en vendre.
        [1] La Banque n’a plus qu’une maison, trop peu pour ça.
       *[other] La Banque n’a plus que { $left } maisons, trop peu pour ça.
    }
reason-no-hotels =
    { $left ->
        [0] La Banque n’a plus d’hôtels. Quelqu’un doit d’abord en vendre un.
        [1] La Banque n’a plus qu’un hôtel, trop peu pour ça.
       *[other] La Banque n’a plus que { $left } hôtels, trop peu pour ça.
    }
reason-shortage-open = On se partage justement les constructions rares. Tu pourras construire juste après.
reason-not-claimed = Tu ne peux enchérir que pour les constructions demandées, sur une rue où elles peuvent aller maintenant.
reason-already-mortgaged = Cette propriété est déjà hypothéquée. Choisis-en une qui ne l’est pas.
reason-not-mortgaged = Il n’y a pas d’hypothèque à lever là. Choisis des propriétés hypothéquées, chacune une seule fois.
reason-mortgage-saves-nothing = Tu dois { $price } $ et n’aurais que { $cash } $ en vendant et en hypothéquant tout : tu ne peux donc rien hypothéquer pour cette dette. Seul un échange peut aider. Les constructions peuvent être vendues.
reason-no-pass = Cette carte Sortie de Prison n’est pas là pour être jouée ou cédée.
reason-no-fine-on-last-turn = C’est ton dernier essai en prison : lance. Sans double, tu paies { $price } $ et tu avances.
reason-can-still-pay = Tu dois { $price } $ et peux en réunir { $cash } $ : il faut payer.
reason-plan-falls-short = Avec ça, ton liquide monte à { $cash } $, et tu dois { $price } $. Ajoute une hypothèque ou vends plus.
reason-no-such-trade = Cette offre n’existe plus. Fais-en une autre avec /monopoly { command-name-trade }.
reason-not-your-trade = Ce n’est pas à toi de répondre à cette offre.
reason-trade-empty = Il n’y a encore rien dans cette offre. Mets-y une propriété, de l’argent ou une carte Sortie de Prison.
reason-trade-with-self = Il faut être deux pour échanger. Choisis quelqu’un d’autre.
reason-trade-during-bidding = Les échanges attendent la fin des enchères. L’offre reste ouverte.
reason-no-such-debt = La dette que cet échange devait régler n’existe plus.
reason-trade-for-nothing = Un côté de cet échange a une dette à payer et ne recevrait rien. Tant qu’une dette est ouverte, rien ne se donne.
reason-trade-lowers-raisable = Un côté de cet échange a une dette à payer et ne pourrait plus réunir que { $cash } $ au lieu de { $price } $. Il faut qu’il puisse en réunir autant, ou que la dette soit payée aussitôt.
reason-partner-cannot-pay = L’autre côté aurait besoin de { $price } $ et a { $cash } $. L’offre reste ouverte.
reason-too-many-trades = Tu as { $most } offres ouvertes. Retires-en une avant d’en faire une autre.
reason-too-early-to-buy = Dans cette partie, tu ne peux ni acheter ni enchérir avant d’avoir fait un tour de plateau.
reason-too-early-to-trade = Dans cette partie, il faut avoir fait un tour de plateau pour échanger. L’un de vous deux ne l’a pas encore fait.
reason-held = Quelqu’un retient ce lancer un instant. La première ligne du message de la partie dit jusqu’à quand.
reason-no-hold-left = Tu as déjà retenu ce lancer, ou bien on ne retient pas les dés dans cette partie.
reason-own-throw = C’est ton lancer : il t’attend de toute façon.
reason-no-such-intent = Cette demande n’existe plus : elle a été exécutée, annulée ou retirée.
reason-too-many-intents = Tu as { $most } demandes en attente. Retires-en une avant d’en noter une autre.
reason-no-such-claim = Ce loyer ne peut plus être demandé : c’est déjà fait, ou les dés ont été lancés avant.
reason-not-your-claim = Seul le propriétaire peut demander ce loyer.
reason-player-count = Cette partie se joue de { $least } à { $most } joueurs.
reason-token-taken = Quelqu’un a déjà ce pion. Choisis-en un autre.
