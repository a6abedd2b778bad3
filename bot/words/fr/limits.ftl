# Ce qu’une personne ou un serveur peut demander au bot en un certain temps.

limit-presses = Ça fait beaucoup d’un coup. Tu pourras continuer <t:{ $at }:R>.
limit-server = Il se passe beaucoup de choses sur ce serveur en ce moment. Réessaie <t:{ $at }:R>.
limit-costly = Tu as consulté beaucoup de choses d’un coup. Tu pourras continuer <t:{ $at }:R>.
limit-offers = Tu as déjà fait beaucoup d’offres dans cette partie. Tu pourras faire la prochaine <t:{ $at }:R>.
limit-questions = Tu as déjà posé plusieurs questions à la table. Tu pourras en poser une autre <t:{ $at }:R>.
limit-lobbies = Tu as déjà ouvert plusieurs lobbys. Tu pourras en ouvrir un autre <t:{ $at }:R>.
limit-shares = Tu as déjà beaucoup partagé dans ce salon. Tu pourras partager à nouveau <t:{ $at }:R>.
limit-working = Ta demande est en cours. Dès qu’elle est terminée, tu pourras en faire une autre.
limit-queue = Beaucoup de monde attend la même chose en ce moment. Réessaie <t:{ $at }:R>.
