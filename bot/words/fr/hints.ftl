# Les lignes sur ce qu’on rencontre pour la première fois.

prefer-hints-on = 💡 Conseils activés : ce qui est nouveau pour toi est expliqué une fois.
prefer-hints-off = 💡 Conseils coupés.
button-hints-on = Activer les conseils
button-hints-off = Couper les conseils

hint = -# 💡 { $text }
hint-to-throw = Les dés font avancer ton pion. Un double fait relancer ; le troisième du même tour mène en prison.
hint-in-jail = Pour sortir de prison : faire un double, payer { $fine } $, ou jouer une carte Sortie de Prison. Après { $turns ->
        [one] un lancer
       *[other] { $turns } lancers
    }, le séjour prend fin.
hint-fine-or-pass = Le dernier lancer en prison est raté. Dans cette partie, une carte Sortie de Prison peut encore remplacer l’amende ; dans les deux cas, tu avances de ton lancer.
hint-held = Retenir les dés laisse le temps de construire, d’hypothéquer ou d’échanger avant le lancer. « Laisser lancer les dés » y met fin.
hint-to-end = Tu as tout réglé. Tu peux encore construire ou échanger ; ensuite, finis ton tour.
hint-buy-or-decline = Une propriété à toi rapporte un loyer chaque fois que quelqu’un s’y arrête. Si tu ne l’achètes pas, { $declined ->
        [left-with-bank] elle reste à la Banque.
       *[auctioned] elle part aux enchères, ouvertes à tout le monde.
    }
hint-choose-tax = Choisis avant de compter : une somme fixe, ou une part de tout ce que tu possèdes (argent, prix imprimés, constructions).
hint-auction = La plus haute enchère gagne quand les autres ont passé ou que le délai expire. Avec un maximum secret, le bot enchérit pour toi, jamais plus qu’il ne faut.
hint-sealed-auction = Chaque personne dépose un maximum secret ou passe. Le plus haut gagne, pour un peu plus que le deuxième.
hint-owing = Ton argent ne suffit pas pour cette dette. Le premier bouton fait ce qui est proposé ici ; « Faire autrement » te laisse choisir quoi vendre ou hypothéquer.
hint-rescue = Même en vendant tout, tu n’aurais pas assez. Seul un échange peut encore t’aider ; sinon, c’est la faillite.
hint-lift-or-hold = Ces propriétés arrivent hypothéquées et ne rapportent pas de loyer. Lever l’hypothèque maintenant évite de payer les intérêts une deuxième fois ; sinon, l’hypothèque reste.
hint-shortage-claim = La Banque a moins de constructions qu’il n’en faudrait. Demande ce que tu veux construire ; s’il y a trop de demandes, elles partent aux enchères.
hint-shortage-auction = La Banque vend ses dernières constructions aux enchères, une par une. Si tu en gagnes une, elle est construite aussitôt.
hint-rent = Ici, aucun loyer ne se paie tout seul : demande-le à temps, sinon il est perdu.
hint-trade = « Accepter » conclut l’échange aussitôt, « Contre-offre » répond par une autre offre, « Refuser » y met fin.
hint-offer = Choisis ce que tu donnes et ce que tu veux. Personne ne voit rien avant l’envoi.
hint-manage = Ce que tu choisis se fait tout de suite. Si les règles ne le permettent pas encore, c’est noté et fait dès que possible. Une propriété hypothéquée ne rapporte pas de loyer.
