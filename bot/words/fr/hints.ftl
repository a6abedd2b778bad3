# Les lignes sur ce qu’on rencontre pour la première fois.

prefer-hints-on = Conseils : activés
prefer-hints-on-hint = Le bot explique une fois ce qui est nouveau pour toi
prefer-hints-off = Conseils : coupés
prefer-hints-off-hint = Le bot n’explique pas ce qui est nouveau pour toi
prefer-hints = Conseils sur ce qui est nouveau pour toi

hint = -# 💡 { $text }
hint-to-throw = Lance les dés pour faire avancer ton pion. Un double te fait relancer, mais un troisième double de suite t’envoie en prison.
hint-in-jail = { $jail_cards ->
        [0] Pour sortir de prison, fais un double ou paie { $fine } $.
       *[other] Pour sortir de prison, fais un double, paie { $fine } $ ou joue une carte Sortie de Prison.
    } { $turns ->
        [one] Tu n’as qu’un essai ; s’il est raté,
       *[other] Tu as { $turns } essais ; si le dernier est raté,
    } tu paies l’amende et tu avances.
hint-fine-or-pass = C’était ton dernier essai en prison. Paie l’amende ou joue une carte Sortie de Prison : dans les deux cas, tu avances du total de tes dés.
hint-hold = Avant un lancer, les autres joueurs peuvent retenir les dés un instant pour construire, hypothéquer ou échanger.
hint-held = Un joueur a besoin d’un instant pour construire, hypothéquer ou échanger avant le prochain lancer. Ensuite, ce joueur appuie sur « { button-go-on } ».
hint-to-end = Tu n’as plus rien à régler. Tu peux encore échanger ou gérer tes propriétés avant de finir ton tour.
hint-buy-or-decline = Si tu achètes cette propriété, toute personne qui s’y arrête te paie un loyer. Si tu ne l’achètes pas, { $declined ->
        [left-with-bank] elle reste à la Banque.
       *[auctioned] elle part aux enchères, et tout le monde peut enchérir.
    }
hint-choose-tax = Ta fortune, c’est tout ton argent, le prix imprimé de tes propriétés (même hypothéquées) et le prix d’achat de tes constructions.
hint-auction = La plus haute enchère gagne quand tous les autres ont passé ou que le délai expire. Si tu donnes un maximum secret, le bot enchérit pour toi, jamais plus qu’il ne faut.
hint-two-bidders = À deux, seul l’adversaire fait monter le prix : qui gagne paie à peine plus que la limite de l’autre.
hint-sealed-auction = Tu ne réponds qu’une fois : donne le maximum que tu paierais, ou passe. Personne ne voit ton maximum, et si tu gagnes, tu paieras peut-être moins.
hint-owing = Ton argent ne suffit pas pour payer cette dette. Le bouton avec un montant vend et hypothèque ce que le bot te propose ci-dessus. Avec « { debt-change } », tu choisis toi-même quoi vendre ou hypothéquer.
hint-rescue = Si aucun échange ne couvre cette dette à temps, la personne qui la doit quitte la partie.
hint-lift-or-hold = Tu reçois ces propriétés hypothéquées : elles ne rapportent pas de loyer. Si tu lèves l’hypothèque maintenant, tu évites de payer des intérêts une deuxième fois. Tu peux aussi garder l’hypothèque.
hint-shortage-claim = La Banque n’a peut-être pas assez de constructions pour tout le monde. Dis ce que tu veux construire. S’il y a trop de demandes, les constructions partent aux enchères.
hint-shortage-auction = La Banque vend ses dernières constructions aux enchères, une par une. La personne qui gagne construit aussitôt.
hint-time-bank = Ce délai comprend la réserve de temps. Elle est pleine au début, les décisions lentes l’entament, et décider tôt la remplit.
hint-rent = Dans cette partie, le loyer n’est pas payé automatiquement : le propriétaire doit le demander à temps, sinon il le perd.
hint-trade = « Accepter » conclut l’échange aussitôt. « Contre-offre » envoie une autre offre. « Refuser » met fin à l’échange.
hint-offer = Choisis ce que tu donnes et ce que tu veux, puis appuie sur Envoyer.
hint-manage = Le bot fait tout de suite ce que tu choisis. Si les règles ne le permettent pas encore, il le fera dès que possible. Une propriété hypothéquée ne rapporte pas de loyer.
