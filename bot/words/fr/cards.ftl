# The Chance and Community Chest cards in our own words: card-<id in lower case>.

card-ch-go = Rends-toi à la case Départ. Touche 200 $.
card-ch-illinois = Fais un petit voyage jusqu’à Illinois Avenue. Si tu passes par la case Départ, touche 200 $.
card-ch-stcharles = Rends-toi à St. Charles Place. Si tu passes par la case Départ, touche 200 $.
card-ch-utility = Avance jusqu’à la prochaine compagnie. Si elle est à vendre, tu peux l’acheter ; sinon, lance les dés et paie dix fois le total à son propriétaire.
card-ch-railroad-1 = Avance jusqu’à la prochaine gare. Si elle est à vendre, tu peux l’acheter ; sinon, paie le double du loyer habituel à son propriétaire.
card-ch-railroad-2 = Prends le train à la prochaine gare. Si elle est à vendre, tu peux l’acheter ; sinon, paie le double du loyer habituel à son propriétaire.
card-ch-dividend = Tes actions ont bien marché. Touche 50 $.
card-ch-goojf = Sors de prison gratuitement. Garde cette carte jusqu’à ce que tu la joues ou l’échanges.
card-ch-back3 = Recule de trois cases.
card-ch-jail = Va tout droit en prison. Tu ne passes pas par la case Départ et ne touches pas 200 $.
card-ch-repairs = Tes constructions ont besoin de réparations : paie 25 $ par maison et 100 $ par hôtel.
card-ch-fine15 =
    { $cards ->
        [us2008] Tu as roulé trop vite. Paie 15 $.
       *[classic] Tu dois l’impôt des pauvres. Paie 15 $.
    }
card-ch-reading = Va prendre le train à Reading Railroad. Si tu passes par la case Départ, touche 200 $.
card-ch-boardwalk = Va te promener à Boardwalk.
card-ch-chairman = Tu présides le conseil d’administration. Paie 50 $ à chaque joueur.
card-ch-loan = Quelqu’un te rembourse un prêt. Touche 150 $.
card-cc-go = { card-ch-go }
card-cc-bankerror = La Banque s’est trompée en ta faveur. Touche 200 $.
card-cc-doctor = Le médecin t’envoie sa note. Paie 50 $.
card-cc-stock-45 = Tu as vendu des actions. Touche 45 $.
card-cc-stock-50 = Tu as vendu des actions. Touche 50 $.
card-cc-goojf = { card-ch-goojf }
card-cc-jail = { card-ch-jail }
card-cc-opera = Tu emmènes tout le monde à l’opéra. Chaque joueur te paie 50 $ pour sa place.
card-cc-birthday = Joyeux anniversaire ! Chaque joueur te donne 10 $.
card-cc-fund = Tu reçois ton épargne vacances. Touche 100 $.
card-cc-refund = Le fisc te rembourse un peu. Touche 20 $.
card-cc-insurance = Ton assurance-vie te rapporte de l’argent. Touche 100 $.
card-cc-hospital = Tu passes une nuit à l’hôpital. Paie 100 $.
card-cc-school-150 = Tu dois payer des frais de scolarité. Paie 150 $.
card-cc-school-50 = Tu dois payer des frais de scolarité. Paie 50 $.
card-cc-services = Tu as donné de bons conseils. Touche 25 $.
card-cc-streets = On refait la rue devant tes constructions : paie 40 $ par maison et 115 $ par hôtel.
card-cc-beauty = Tu gagnes le deuxième prix d’un concours de beauté. Touche 10 $.
card-cc-inherit = Ta tante te laisse quelque chose dans son testament. Touche 100 $.
# For the cards to a street or railroad, where a board has another one there.
card-advance = Avance jusqu’à la case { $space }. Si tu passes par la case Départ, touche 200 $.
