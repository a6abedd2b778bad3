# Les lignes sur ce qu’on rencontre pour la première fois.

prefer-hints-on = Conseils : activés
prefer-hints-on-hint = Le bot explique une fois ce qui est nouveau pour toi
prefer-hints-off = Conseils : coupés
prefer-hints-off-hint = Le bot n’explique pas ce qui est nouveau pour toi
prefer-hints = Conseils sur ce qui est nouveau pour toi

hint = -# 💡 { $text }
hint-hold = Avant un lancer, les autres joueurs peuvent retenir les dés un instant pour construire, hypothéquer ou échanger.
hint-two-bidders = À deux, seul l’adversaire fait monter le prix : qui gagne paie à peine plus que la limite de l’autre.
hint-rescue = Si aucun échange ne couvre cette dette à temps, la personne qui la doit quitte la partie.
hint-time-bank = Ce délai comprend la réserve de temps. Elle est pleine au début, les décisions lentes l’entament, et décider tôt la remplit.
hint-rent = Dans cette partie, le loyer n’est pas payé automatiquement : le propriétaire doit le demander à temps, sinon il le perd.
hint-trade = « Accepter » conclut l’échange aussitôt. « Contre-offre » envoie une autre offre. « Refuser » met fin à l’échange.
hint-offer = Choisis ce que tu donnes et ce que tu veux, puis appuie sur Envoyer.
hint-manage = Le bot fait tout de suite ce que tu choisis. Si les règles ne le permettent pas encore, il le fera dès que possible. Une propriété hypothéquée ne rapporte pas de loyer.
