# Why the rules refuse an action: reason-<reason>.

reason-game-over = Cette partie est finie.
reason-out-of-game = Cette personne n’est plus dans la partie.
reason-not-awaited = Ce n’est pas à toi de décider pour l’instant. La ligne au-dessus des boutons dit qui décide.
reason-not-now = Tu ne peux pas faire ça maintenant. Appuie sur l’un des boutons du message de la partie.
reason-no-hour = Cette partie n’a pas d’heure de fin.
reason-hour-struck = L’heure de fin est déjà passée.
reason-closing = La partie se termine : on ne peut plus échanger ni construire. Tu peux encore réunir de l’argent pour une dette.
reason-locked = Les dés sont lancés, mais le pion n’a pas encore bougé. Réessaie dans un instant.
reason-in-debt = Il faut d’abord payer une dette. D’ici là, la personne qui la doit peut seulement revendre des constructions, hypothéquer, ou faire un échange qui aide à la payer.
reason-cannot-afford = Il te faut { $price } $, et tu ne peux réunir que { $cash } $.
reason-bid-too-low =
    { $price ->
        [0] C’est trop peu. Enchéris au moins { $lowest } $.
       *[other] L’enchère est à { $price } $. Enchéris au moins { $lowest } $.
    }
reason-bid-too-high = C’est trop. Dans cette partie, tu peux enchérir jusqu’à { $highest } $.
reason-already-leading = Tu as déjà la plus haute enchère ({ $price } $). Attends que quelqu’un surenchérisse.
reason-already-passed = Tu as passé. Tu ne peux donc plus enchérir cette fois.
reason-already-filed = Tu as déjà répondu à ces enchères. Chacun ne répond qu’une fois.
reason-not-in-auction = Cette propriété ne fait pas partie de ces enchères.
reason-bid-binds = Tu as la plus haute enchère ({ $price } $), et tu dois pouvoir la payer. Jusqu’à la fin des enchères, dépense moins.
reason-rent-asked = Tu dois encore { $price } $ de loyer. Tu ne peux donc dépenser que { $cash } $.
reason-not-owner = Tu ne peux choisir que tes propres propriétés. Dans un échange, chacun ne peut donner que les siennes.
reason-not-a-street = Tu ne peux construire que sur les rues, pas sur les gares ni les compagnies.
reason-group-incomplete = Il te faut toutes les rues du groupe de couleur avant de pouvoir y construire.
reason-not-own-turn = Dans cette partie, tu ne peux acheter des maisons et des hôtels qu’à ton propre tour.
reason-group-mortgaged = Une rue de ce groupe de couleur est hypothéquée. Lève d’abord l’hypothèque, puis construis.
reason-group-built = Il y a des constructions sur ce groupe de couleur. Revends-les d’abord toutes.
reason-uneven = Construis et revends uniformément : aucune rue du groupe ne peut avoir plus d’une maison d’avance sur une autre.
reason-level-range = Ce changement n’est pas possible. Choisis des rues d’une même couleur, et un nombre de maisons différent de celui qu’elles ont déjà.
reason-building-limit =
    { $left ->
        [0] Tu as déjà acheté toutes les maisons et tous les hôtels permis pendant ce tour.
        [one] Pendant ce tour, tu peux encore acheter une maison ou un hôtel.
       *[other] Pendant ce tour, tu peux encore acheter { $left } maisons ou hôtels.
    }
reason-no-houses =
    { $left ->
        [0] La Banque n’a plus de maisons. Quelqu’un doit d’abord en revendre.
        [1] La Banque n’a plus qu’une maison. Ce n’est pas assez.
       *[other] La Banque n’a plus que { $left } maisons. Ce n’est pas assez.
    }
reason-no-hotels =
    { $left ->
        [0] La Banque n’a plus d’hôtels. Quelqu’un doit d’abord en revendre un.
        [1] La Banque n’a plus qu’un hôtel. Ce n’est pas assez.
       *[other] La Banque n’a plus que { $left } hôtels. Ce n’est pas assez.
    }
reason-shortage-open = La Banque manque de constructions. Tu pourras construire dès que les joueurs auront décidé qui aura les dernières.
reason-not-claimed = Tu ne peux enchérir que pour les constructions que tu as demandées, sur une rue qui peut en recevoir une maintenant.
reason-already-mortgaged = Cette propriété est déjà hypothéquée. Choisis-en une qui ne l’est pas.
reason-not-mortgaged = Cette propriété n’est pas hypothéquée. Choisis des propriétés hypothéquées, chacune une seule fois.
reason-mortgage-saves-nothing = Tu dois { $price } $. Même en vendant et en hypothéquant tout, tu n’aurais que { $cash } $ : tu ne peux donc pas hypothéquer pour cette dette. Tu peux proposer un échange, ou revendre des constructions si tu en as.
reason-no-pass = Cette carte Sortie de Prison n’est plus disponible. Elle a peut-être été jouée ou échangée.
reason-no-fine-on-last-turn = C’est ton dernier essai en prison : lance les dés. Si tu ne fais pas de double, tu paies { $price } $ et tu avances.
reason-can-still-pay = Tu dois { $price } $ et peux réunir { $cash } $ : tu dois donc payer, et tu ne peux pas abandonner maintenant.
reason-plan-falls-short = Avec ces ventes et ces hypothèques, tu n’aurais que { $cash } $ en liquide, et tu dois { $price } $. Vends ou hypothèque davantage.
reason-no-such-trade = Cette offre n’est plus ouverte. Fais-en une autre avec `/monopoly { command-name-trade }`.
reason-not-your-trade = C’est à quelqu’un d’autre de répondre à cette offre.
reason-trade-empty = Cette offre est vide. Ajoutes-y une propriété, de l’argent ou une carte Sortie de Prison.
reason-trade-with-self = Tu ne peux pas échanger avec toi-même. Choisis quelqu’un d’autre.
reason-trade-during-bidding = On ne peut pas échanger avant la fin des enchères. L’offre reste ouverte.
reason-no-such-debt = La dette que cet échange devait régler est déjà réglée.
reason-trade-for-nothing = L’un de vous deux a une dette à payer et ne recevrait rien dans cet échange. Avec une dette, on ne peut rien donner gratuitement.
reason-trade-lowers-raisable = L’un de vous deux a une dette à payer et, après cet échange, ne pourrait plus réunir que { $cash } $ au lieu de { $price } $. L’échange doit lui laisser au moins autant, ou payer la dette tout de suite.
reason-trade-before-tax = L’un de vous deux doit encore choisir comment payer l’impôt sur le revenu. Après cet échange, cette personne doit pouvoir réunir { $price } $ pour le payer, ou au moins autant qu’avant.
reason-partner-cannot-pay = L’autre personne a besoin de { $price } $ pour cet échange et n’a que { $cash } $. L’offre reste ouverte.
reason-too-many-trades = Tu as déjà { $most } offres ouvertes. Retires-en d’abord une.
reason-too-early-to-buy = Dans cette partie, tu ne peux ni acheter ni enchérir avant d’avoir fait un tour de plateau.
reason-too-early-to-trade = Dans cette partie, il faut avoir fait un tour de plateau avant d’échanger. L’un de vous deux ne l’a pas encore fait.
reason-held = Quelqu’un retient les dés un instant. La ligne au-dessus des boutons dit jusqu’à quand.
reason-no-hold-left = Tu as déjà retenu les dés avant ce lancer, ou cette partie ne le permet pas.
reason-own-throw = Ce bouton sert aux autres joueurs à te faire attendre. Lance les dés quand tu veux.
reason-no-such-intent = Cette action n’est plus en attente : elle a été faite, abandonnée ou annulée.
reason-too-many-intents = Tu as déjà { $most } actions en attente. Annules-en d’abord une.
reason-no-such-claim = C’est trop tard : ce loyer a déjà été demandé, ou on ne peut plus le demander.
reason-not-your-claim = Seul le propriétaire peut demander ce loyer.
reason-player-count =
    { $most ->
        [2] Cette partie se joue à 2 joueurs.
       *[other] Cette partie se joue de { $least } à { $most } joueurs.
    }
reason-token-taken = Quelqu’un a déjà ce pion. Choisis-en un autre.
