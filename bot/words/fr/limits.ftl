# Ce qu’une personne ou un serveur peut demander au bot en un certain temps.

limit-presses = Tu as fait beaucoup de choses d’un coup. Tu pourras continuer à partir de <t:{ $at }:T>.
limit-server = Il se passe beaucoup de choses sur ce serveur en ce moment. Réessaie à partir de <t:{ $at }:T>.
limit-costly = Tu as consulté beaucoup de choses d’un coup. Tu pourras continuer à partir de <t:{ $at }:T>.
limit-offers = Tu as déjà fait beaucoup d’offres dans cette partie. Tu pourras faire la prochaine à partir du <t:{ $at }:f>.
limit-questions = Tu as déjà posé plusieurs questions aux autres joueurs. Tu pourras en poser une autre à partir du <t:{ $at }:f>.
limit-lobbies = Tu as déjà ouvert plusieurs lobbys. Tu pourras en ouvrir un autre à partir du <t:{ $at }:f>.
limit-shares = Tu as déjà beaucoup partagé dans ce salon. Tu pourras partager à nouveau à partir du <t:{ $at }:f>.
limit-data = Tu viens de recevoir un fichier avec tes données. Tu pourras en recevoir un autre à partir du <t:{ $at }:f>.
limit-deletions = Tu viens de supprimer tes données. Tu pourras les supprimer à nouveau à partir du <t:{ $at }:f>.
limit-working = Le bot prépare encore ce que tu as demandé. Tu pourras demander autre chose ensuite.
limit-queue = Beaucoup de monde attend la même chose en ce moment. Réessaie à partir de <t:{ $at }:T>.
