# Les lignes sur ce qu’on rencontre pour la première fois.

prefer-hints-on = 💡 Conseils activés : ce qui est nouveau pour toi est expliqué une fois.
prefer-hints-off = 💡 Conseils coupés.
button-hints-on = Activer les conseils
button-hints-off = Couper les conseils

hint = -# 💡 { $text }
hint-to-throw = Les dés font avancer le pion. Un double relance ; le troisième du même tour mène en prison.
hint-in-jail = Pour sortir de prison : faire un double, payer { $fine } $, ou jouer une carte Sortie de Prison. Après { $turns ->
        [one] un lancer
       *[other] { $turns } lancers
    }, le séjour prend fin.
hint-fine-or-pass = Le dernier lancer en prison est raté. Dans cette partie, une carte Sortie de Prison peut encore remplacer la caution ; dans les deux cas, tu avances de ton lancer.
hint-held = Retenir les dés laisse le temps de construire, d’hypothéquer ou d’échanger avant le lancer. « Laisser rouler » y met fin.
hint-to-end = Plus rien n’attend de réponse. Il est encore temps de construire ou d’échanger ; ensuite le tour passe.
hint-buy-or-decline = Une propriété touche un loyer dès qu’on s’y arrête. Sans achat, { $declined ->
        [left-with-bank] elle reste à la Banque.
       *[auctioned] elle part aux enchères, ouvertes à toute la table.
    }
hint-choose-tax = On choisit avant de compter : une somme fixe, ou une part de tout ce qu’on possède – argent, prix imprimés, constructions.
hint-auction = La plus haute enchère gagne quand tous les autres ont passé ou que le temps est écoulé. Un maximum secret enchérit tout seul, jamais plus qu’il ne faut.
hint-sealed-auction = Chaque personne dépose un maximum secret ou passe. Le plus haut gagne, pour un peu plus que le deuxième.
hint-owing = L’argent ne suffit pas pour cette dette. Le premier bouton fait ce qui est proposé ici ; Changer cherche une autre voie.
hint-rescue = Même tout vendre ne suffirait pas. Seuls des échanges aident encore, un ou plusieurs ; sinon, c’est la faillite.
hint-lift-or-hold = Ces titres sont arrivés hypothéqués et ne touchent pas de loyer. Les lever maintenant évite de payer encore des intérêts ; sinon, l’hypothèque reste.
hint-shortage-claim = La Banque a moins de constructions qu’il n’en faudrait. On demande ce qu’on construirait ; s’il y a trop de demandes, elles partent aux enchères.
hint-shortage-auction = La Banque vend ses dernières constructions aux enchères, une par une. Celle qu’on gagne est posée aussitôt.
hint-rent = Ici, aucun loyer ne se paie tout seul : il se demande à temps, ou il est perdu.
hint-trade = Accepter, et tout change de mains aussitôt. Contre-offre répond par une autre offre, Refuser y met fin.
hint-offer = Choisis ce que tu donnes et ce que tu veux. Personne n’en voit rien avant l’envoi.
hint-manage = Ce que tu choisis dans une liste se fait aussitôt, ou reste noté jusqu’à ce que les règles le permettent. Un titre hypothéqué ne touche pas de loyer.
