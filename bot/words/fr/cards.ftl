# The Chance and Community Chest cards in our own words: card-<id in lower case>.

card-ch-go = Rends-toi à la case Départ. Touche 200 $.
card-ch-illinois = Un petit voyage jusqu’à Illinois Avenue. Si tu passes par la case Départ, touche 200 $.
card-ch-stcharles = Une visite à St. Charles Place. Si tu passes par la case Départ, touche 200 $.
card-ch-utility = Avance jusqu’à la prochaine compagnie. Si elle est à vendre, tu peux l’acheter ; sinon, lance les dés et paie dix fois le total à son propriétaire.
card-ch-railroad-1 = Avance jusqu’à la prochaine gare. Si elle est à vendre, tu peux l’acheter ; sinon, paie le double du loyer habituel à son propriétaire.
card-ch-railroad-2 = La prochaine gare t’attend : avance jusque-là. Si elle est à vendre, tu peux l’acheter ; sinon, paie le double du loyer habituel à son propriétaire.
card-ch-dividend = Tes actions ont bien marché. Touche 50 $.
card-ch-goojf = Tu sors de prison, gratuitement. Garde la carte jusqu’à ce que tu la joues ou l’échanges.
card-ch-back3 = Recule de trois cases.
card-ch-jail = Tout droit en prison. Ne passe pas par la case Départ, ne touche pas 200 $.
card-ch-repairs = Tes constructions ont besoin de travaux : 25 $ par maison, 100 $ par hôtel.
card-ch-fine15 =
    { $cards ->
        [us2008] Trop vite au volant. Paie 15 $.
       *[classic] Impôt des pauvres : être à court d’argent te coûte 15 $.
    }
card-ch-reading = En voiture à Reading Railroad ! Si tu passes par la case Départ, touche 200 $.
card-ch-boardwalk = Une balade à Boardwalk. Vas-y maintenant.
card-ch-chairman = Te voilà à la tête du conseil d’administration. Paie 50 $ à chaque adversaire.
card-ch-loan = Un prêt te revient. Touche 150 $.
card-cc-go = Rends-toi à la case Départ. Touche 200 $.
card-cc-bankerror = La Banque s’est trompée en ta faveur. Touche 200 $.
card-cc-doctor = Le médecin envoie sa note. Paie 50 $.
card-cc-stock-45 = Tu as vendu des actions. Touche 45 $.
card-cc-stock-50 = Tu as vendu des actions. Touche 50 $.
card-cc-goojf = Tu sors de prison, gratuitement. Garde la carte jusqu’à ce que tu la joues ou l’échanges.
card-cc-jail = Tout droit en prison. Ne passe pas par la case Départ, ne touche pas 200 $.
card-cc-opera = Tu emmènes tout le monde à l’opéra. Chaque adversaire te paie 50 $ pour sa place.
card-cc-birthday = Joyeux anniversaire ! Chaque adversaire te donne 10 $.
card-cc-fund = L’épargne vacances est versée. Touche 100 $.
card-cc-refund = Le fisc te rembourse un peu. Touche 20 $.
card-cc-insurance = Ton assurance-vie est versée. Touche 100 $.
card-cc-hospital = Un séjour à l’hôpital. Paie 100 $.
card-cc-school-150 = Les frais de scolarité tombent. Paie 150 $.
card-cc-school-50 = Les frais de scolarité tombent. Paie 50 $.
card-cc-services = Tu as donné de bons conseils. Touche 25 $.
card-cc-streets = On refait la chaussée devant tes constructions : 40 $ par maison, 115 $ par hôtel.
card-cc-beauty = Deuxième prix d’un concours de beauté. Touche 10 $.
card-cc-inherit = Une tante a pensé à toi dans son testament. Touche 100 $.
# For the cards to a street or railroad, where a board has another one there.
card-advance = Avance jusqu’à la case { $space }. Si tu passes par la case Départ, touche 200 $.
