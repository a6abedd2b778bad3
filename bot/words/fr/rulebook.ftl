# The rules in words: chapters, how one finds them, and their lines.
# A line that comes out empty is not shown. Facts are the fields of engine.editions.rules.Rules.

chapters-choose = Chercher quelque chose…
rules-which = Il y a plusieurs parties : les règles de laquelle veux-tu lire ?
chapters-unknown = Ce chapitre n’existe pas. Les voici tous.
chapter-ruling = ↳ { $text }
# The ids of clauses and rulings, once at the end of a chapter
chapter-cites = -# Sources : { $cites }
chapter-house-rule = { $text } *Règle maison*
chapter-footer = { $edition } · { $game } · ↳ notre choix là où les règles ne disent rien
chapter-not-played = *Ce chapitre ne s’applique pas à cette partie. Voici ce qu’il dit :*
chapter-by-the-book = Cette partie suit les règles officielles, sans règles maison.
chapter-differs = **Règles maison choisies :** { $rules }.
    Voici ce qui diffère donc des règles officielles :

chapter-setup = Mise en place
chapter-setup-find = début, debut, commencer, argent, liquide, places, joueurs, pion, distribution, banque, banquier, billets
chapter-turns = Tours et doubles
chapter-turns-find = lancer, dés, des, ordre, commencer, premier, avancer, double, retenir, finir le tour
chapter-go = Case Départ
chapter-go-find = départ, depart, salaire, 200, passer, tour de plateau, go
chapter-buying = Acheter une propriété
chapter-buying-find = achat, acheter, refuser, libre, titre, prix, propriété, propriete
chapter-auctions = Enchères
chapter-auctions-find = enchère, enchere, vente, maximum, secret, passer, réserve, reserve, plus offrant
chapter-rent = Loyers
chapter-rent-find = loyer, payer, gare, compagnie, monopole, groupe, couleur, double loyer
chapter-claims = Demander son loyer
chapter-claims-find = encaisser, toucher, demander, oublier, manqué, retard, délai, delai, renoncer
chapter-cards = Chance et Caisse de Communauté
chapter-cards-find = carte, tirer, paquet, mélanger, melanger, sortie de prison, libéré, libere, réparations, reparations, plus proche
chapter-tax = Impôt sur le revenu et taxe de luxe
chapter-tax-find = impôt, impot, taxe, 10%, dix pour cent, 200, fortune, luxe
chapter-jail = Prison
chapter-jail-find = amende, caution, 50, double, visite, sortir, troisième tour
chapter-parking = Parc Gratuit
chapter-parking-find = parking, cagnotte, amendes, jackpot, pot
chapter-houses = Maisons
chapter-houses-find = construire, maison, uniforme, uniformément, monopole, couleur, groupe
chapter-hotels = Hôtels
chapter-hotels-find = hotel, construire, quatre maisons
chapter-shortages = Pénurie de constructions
chapter-shortages-find = plus de maisons, manque, limite, 32, rare, penurie, stock de la banque
chapter-selling = Revendre et vendre
chapter-selling-find = vendre, vendre maisons, moitié prix, moitie, démolir, demolir, descendre, rembourser
chapter-mortgages = Hypothèques
chapter-mortgages-find = hypothèque, hypotheque, prêt, pret, intérêts, interets, 10%, lever, rembourser, racheter
chapter-trades = Échanges
chapter-trades-find = échange, echange, marché, troc, offre, immunité, immunite, promesse
chapter-debts = Dettes et faillite
chapter-debts-find = faillite, devoir, dette, ruine, créancier, creancier, ne peut pas payer, perdre, éliminé, abandonner, quitter, biens
chapter-loans = Prêts
chapter-loans-find = prêter, preter, emprunter, prêt, pret, crédit, credit
chapter-ending = Comment la partie finit
chapter-ending-find = gagner, victoire, fin, finir, dernier, plus riche, égalité, egalite
chapter-short = Partie courte
chapter-short-find = courte, rapide, trois titres, trois propriétés, vite
chapter-timed = Parties à durée limitée
chapter-timed-find = temps limité, limite, heure, nouvelle partie courte, compter, valeur, fortune
chapter-house-rules = Règles maison de cette table
chapter-house-rules-find = règles maison, regles maison, variantes, différences, options
chapter-clocks = Délais et absence
chapter-clocks-find = temps, délai, delai, absent, absence, lent, attendre, échéance, horloge, afk

## set-up

told-setup-cash = **Argent.** Tout le monde commence avec { $start_cash } $.
told-setup-dollars = Des dollars entiers partout : les fractions sont arrondies vers le haut et, dans un partage, les dollars restants suivent l’ordre des tours.
told-setup-notes = L’argent est un simple nombre, sans billets, et la Banque n’en manque jamais : elle ne fait pas de reconnaissances de dette.
told-setup-players = **Places.** De { $players_min } à { $players_max } personnes.
told-setup-banker = Le bot tient la Banque et les enchères. Il n’a pas d’argent à lui et n’enchérit jamais.
told-setup-tokens = Chaque personne a son pion. Tous commencent sur la case Départ, sans toucher de salaire.
told-setup-deeds-sold = **Propriétés.** Les titres de propriété sont mélangés et chaque personne en reçoit { $setup_count ->
        [one] un, dont elle paie tout de suite le prix imprimé à la Banque.
       *[other] { $setup_count }, dont elle paie tout de suite le prix imprimé à la Banque.
    }
told-setup-deeds-given = **Propriétés.** Les titres de propriété sont mélangés et chaque personne en reçoit { $setup_count ->
        [one] un
       *[other] { $setup_count }
    } gratuitement.
told-setup-no-refusing = Une propriété distribuée ne se refuse pas et ne part pas aux enchères.
told-setup-bank = **La Banque** garde { $setup ->
        [cash-only] les 28 propriétés
       *[other] toutes les autres propriétés
    }, { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    } et { $hotels ->
        [0] aucun hôtel
        [one] un hôtel
       *[other] { $hotels } hôtels
    } jusqu’à ce qu’on les achète.
told-setup-decks = **Cartes.** Les deux paquets de seize sont mélangés une fois, faces cachées. Personne ne voit leur ordre.

## turns

told-turns-first = **Qui commence.** Tout le monde lance deux dés. Le plus haut total joue en premier.
told-turns-tie = En cas d’égalité au plus haut total, seules les personnes à égalité relancent. Le bot fait tous ces lancers au début.
told-turns-left = Puis les dés tournent vers la gauche, place par place.
told-turns-shape = **Un tour.** Lance deux dés, avance du total, fais ce que dit la case, passe les dés.
told-turns-tokens = Un pion reste où il s’est arrêté jusqu’à ce qu’il bouge. Une case peut en porter autant qu’on veut.
told-turns-doubles = **Doubles.** Avance et règle la case comme d’habitude, puis relance.
told-turns-third = Avec { $doubles_to_jail } doubles de suite, tu n’avances pas du dernier lancer : tu vas en prison, et ton tour est fini.
told-turns-counted = Seuls comptent les lancers pour avancer, et ceux de ce tour. Un lancer pour une carte de compagnie ne compte pas.
told-turns-jailed = **Une fois en prison,** tu ne relances pas, double ou non.
told-turns-jailed-always = L’une des éditions ne le précise pas. Ici, le tour finit de toute façon, quelle que soit la raison de ton arrestation.
told-turns-between = { $early ->
        [noted] Entre deux lancers, on a le temps de construire, vendre, hypothéquer et échanger. Ce que tu demandes un peu trop tôt est noté, et fait dès que c’est permis.
       *[refused] { $holds_a_gap ->
            [0] Entre deux lancers, on a le temps de construire, vendre, hypothéquer et échanger.
            [one] Avant un lancer, chacune des autres personnes peut retenir les dés une fois, un court instant, pour construire ou échanger.
           *[other] Avant un lancer, chacune des autres personnes peut retenir les dés { $holds_a_gap } fois, un court instant, pour construire ou échanger.
        }
    }
told-turns-lock = Du lancer jusqu’à ce qu’on sache ce que la case coûte ou offre, personne ne peut construire, hypothéquer, vendre ni échanger. Seule une personne qui a une dette peut réunir de l’argent, et l’échange qu’elle propose peut être accepté.
told-turns-end = { $turn_end ->
        [by-itself] Ton tour finit tout seul quand rien n’est ouvert et qu’aucun lancer n’est dû.
       *[said-by-player] Ton tour finit quand tu le dis, pas tant qu’une dette, un achat ou une vente aux enchères est en cours.
    }
told-turns-end-waits = Si tu pouvais encore construire, il attend un peu : on ne construit qu’à son propre tour.

## GO

told-go-salary = **Salaire.** La Banque te paie { $go_salary } $ chaque fois que tu t’arrêtes sur la case Départ ou que tu la passes, par les dés ou par une carte.
told-go-automatic = Personne n’a besoin de le demander.
told-go-cards = Toute carte qui te fait avancer compte, qu’elle parle de la case Départ ou non.
told-go-order = Tu l’as avant de régler la case, et tu le gardes si le même tour finit en prison.
told-go-landing = S’arrêter pile sur la case Départ ne rapporte pas plus que la passer.
told-go-landing-more = S’arrêter pile sur la case Départ rapporte { $go_landing_salary } $ à la place du salaire.
told-go-lap = **Une fois par tour de plateau.** Quitter la case Départ ensuite ne rapporte rien de plus.
told-go-twice = Si tu passes la case Départ aux dés puis tires la carte qui t’y envoie, tu touches deux salaires.
told-go-back = **En reculant,** tu ne touches jamais de salaire.
told-go-jail = **En route pour la prison,** tu ne touches rien, que ce soit par la case, une carte ou des doubles.

## buying

told-buying-lap = **Premier tour de plateau.** Les propriétés à vendre te sont fermées jusqu’à ce que tu aies fait { $buying_from_lap ->
        [one] un tour
       *[other] { $buying_from_lap } tours
    } de plateau : ni achat, ni enchère.
told-buying-option = **Propriété à vendre.** Si tu t’y arrêtes, par les dés ou par une carte, tu peux l’acheter au prix imprimé : rue, gare ou compagnie.
told-buying-raise = Pas assez d’argent ? L’offre reste ouverte pendant que tu hypothèques, vends des constructions ou échanges.
told-buying-declined = **Pas d’achat ?** Elle part aussitôt aux enchères, avant toute autre chose.
told-buying-kept = **Pas d’achat ?** Elle reste à la Banque pour la prochaine visite. Pas d’enchères.
told-buying-deed = Le titre de propriété est à toi, et tout le monde peut voir qui a quoi et ce qui est hypothéqué.
told-buying-own = S’arrêter chez soi ne coûte rien et ne rapporte rien.

## auctions

told-auctions-none = Les propriétés ne passent pas aux enchères : ce que personne n’achète reste à la Banque.
told-auctions-who = **Qui enchérit.** Tout le monde, aussi après avoir refusé d’acheter, aussi depuis la prison.
told-auctions-not = Jamais la Banque, ni une personne qui a une dette en cours.
told-auctions-lap = Personne n’enchérit avant d’avoir fait { $buying_from_lap ->
        [one] un tour
       *[other] { $buying_from_lap } tours
    } de plateau.
told-auctions-start = **Première enchère.** { $auction_least } $ suffit, quel que soit le prix imprimé.
told-auctions-reserve = **Première enchère.** Au moins { $reserve_percent } % du prix imprimé.
told-auctions-steps = Des dollars entiers, chaque enchère au moins { $auction_step } $ au-dessus de la dernière.
told-auctions-price = **La plus haute enchère gagne.** Elle est payée à la Banque, puis la propriété est remise.
told-auctions-open = On enchérit dans n’importe quel ordre, jusqu’à ce que tout le monde ait passé sauf la plus haute enchère. Une enchère tardive laisse au moins { $soft_close } aux autres. Tu peux laisser un maximum secret qui enchérit pour toi.
told-auctions-sealed = Chaque personne dépose un maximum secret, ou passe. Le plus haut gagne, pour { $auction_step } $ de plus que le deuxième mais jamais plus que lui-même. Seul, il paie la première enchère minimale.
told-auctions-cap = { $bid_cap ->
        [cash-in-hand] Tu ne peux pas enchérir plus que ton liquide.
        [no-cap] Tu peux enchérir n’importe quelle somme. Gagne sans pouvoir payer, et c’est la faillite face à la Banque. Le lot repart alors aux enchères.
       *[raisable] Tu peux enchérir ce que tu pourrais réunir : liquide, hypothèques sur tes propriétés, moitié prix de tes constructions.
    }
told-auctions-business = Pendant la vente, tu peux hypothéquer et vendre à la Banque. { $auction ->
        [sealed-maxima] Les échanges continuent aussi.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Un maximum est ramené à ce que tu peux encore enchérir à la fin.
        }
       *[open-calls] Les échanges attendent la fin.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Tant que ton enchère mène, tu ne peux pas dépenser de quoi la payer.
        }
    }
told-auctions-own-lot = Tu paies avant de recevoir la propriété : tu ne peux donc pas l’hypothéquer pour la payer.
told-auctions-equal = À enchères égales, la première vaut. Aucune ne se retire. Celles d’une personne qui quitte la partie sont annulées.
told-auctions-unsold = Aucune enchère ? La propriété reste à la Banque pour la prochaine visite.
told-auctions-several = Plusieurs lots se vendent dans l’ordre du plateau depuis la case Départ, { $auction ->
        [sealed-maxima] tous avec le même délai et, si tu veux, une limite pour toutes tes enchères ensemble.
       *[open-calls] l’un après l’autre.
    }

## rent

told-rent-due = **Loyer.** Si tu t’arrêtes sur la propriété de quelqu’un d’autre, tu dois le loyer inscrit sur son titre.
told-rent-automatic = Il se compte tout seul, et se paie aussitôt si ton liquide suffit.
told-rent-claimed = Le loyer n’est dû que si on le demande à temps : voir *Demander son loyer*.
told-rent-built = **Avec des constructions :** le loyer inscrit sur le titre pour ce nombre de maisons, ou pour l’hôtel.
told-rent-double = **Groupe complet.** Le loyer est doublé sur les terrains nus d’un groupe complet, même si un autre terrain du groupe est hypothéqué ou construit.
told-rent-mortgaged = **Hypothéquée,** une propriété ne rapporte rien, et tout le monde le voit. Le reste du groupe rapporte toujours.
told-rent-railroads = **Gares.** { $railroad_1 } $, { $railroad_2 } $, { $railroad_3 } $ ou { $railroad_4 } $, selon que leur propriétaire en a une, deux, trois ou quatre.
told-rent-utilities = **Compagnies.** { $utility_1 } fois les dés, { $utility_2 } fois si leur propriétaire a les deux.
told-rent-throw = Ce sont les dés qui t’ont fait avancer, aussi en sortant de prison.
told-rent-scale = Les gares et compagnies hypothéquées comptent aussi dans ce nombre.
told-rent-jail = **Depuis la prison,** on touche ses loyers comme tout le monde.
told-rent-no-jail = **Depuis la prison,** on ne touche pas de loyer.
told-rent-waiving = Personne ne peut promettre ni vendre l’immunité de loyer.

## claiming rent

told-claims-none = Ici, le loyer se compte tout seul : personne n’a à le demander. Les règles imprimées veulent qu’on le demande : une règle maison permet de jouer ainsi.
told-claims-asking = **Règle imprimée.** Tu n’as le loyer que si tu le demandes à temps : appuie sur *Demander*. D’ici là, rien n’est dû.
told-claims-sum = La somme est celle du moment de l’arrivée, quoi qu’on construise, vende ou hypothèque ensuite.
told-claims-second = **Trop tard** dès que la deuxième personne à jouer après celle qui te doit le loyer lance les dés pour avancer.
told-claims-second-counted = Chaque personne qui lance les dés après le tour de celle qui doit le loyer compte une fois. À deux, la deuxième est de nouveau celle qui doit le loyer. Un lancer pour une carte de compagnie ne compte pas.
told-claims-next = **Trop tard** dès le tout prochain lancer pour avancer.
told-claims-next-counted = Le lancer supplémentaire de la personne qui doit le loyer compte. Un lancer pour une carte de compagnie, non.
told-claims-waiving = Si tu ne veux pas d’un loyer, ne le demande pas. L’immunité ne se vend pas.

## cards

told-cards-drawing = **Tirer.** Prends la carte du dessus, fais ce qu’elle dit, remets-la sous son paquet. Ça ne se refuse pas.
told-cards-order = Les paquets sont mélangés une fois, au début. Une fois épuisés, ils reviennent dans le même ordre.
told-cards-moves = **Une carte te déplace ?** Règle la nouvelle case comme si tu l’avais atteinte aux dés.
told-cards-nested = Même si ça donne une autre carte. La première retourne sous son paquet quand tout est fait.
told-cards-nearest = La plus proche est la première devant toi.
told-cards-railroad = Gare la plus proche : le double du loyer habituel, selon le nombre de gares de son propriétaire.
told-cards-utility = Compagnie la plus proche : un nouveau lancer, fois dix, même si son propriétaire n’en a qu’une. Un double ne fait pas relancer.
told-cards-mortgaged = Si elle est hypothéquée, tu ne dois rien.
told-cards-fines = **Cartes payantes.** Ce que tu paies va à la Banque, sauf si la carte dit de payer les autres.
told-cards-pot = **Cartes payantes.** Ce que tu paierais à la Banque va au Parc Gratuit.
told-cards-repairs = Les travaux comptent toutes tes constructions sur tout le plateau au moment où tu tires.
told-cards-pay-each = Payer tout le monde : une seule dette envers tous les autres. Sans de quoi payer, tout ce que tu as est vendu et partagé à parts égales.
told-cards-collect-each = Toucher de tout le monde : chaque personne te doit sa part. Ton tour attend celles qui doivent réunir l’argent.
told-cards-pass = **Sortie de Prison.** Garde la carte jusqu’à ce que tu t’en serves. Elle retourne ensuite sous son paquet.
told-cards-pass-sold = Tu peux la vendre à quelqu’un, au prix que vous voulez, à tout moment.
told-cards-pass-resold = Une carte achetée peut être revendue. Aucune n’est jouée sans ton accord ; avec deux, tu choisis laquelle.

## taxes

told-tax-choice = **Impôt sur le revenu.** Paie { $income_tax_flat } $, ou { $income_tax_percent } % de toute ta fortune. Choisis avant de compter ; le choix tient.
told-tax-hidden = On ne te montre pas la somme avant ton choix.
told-tax-rounding = La part est arrondie au dollar supérieur.
told-tax-worth = **Toute ta fortune :** liquide, chaque propriété à son prix imprimé, hypothéquée ou non, et ce que tes constructions ont coûté.
told-tax-worth-else = Les prêts ne se déduisent pas. Les cartes Sortie de Prison ne comptent pas, un hôtel compte comme { $hotel_level } maisons, le salaire du même déplacement en entier.
told-tax-printed = Un impôt fixe, comme sur les plateaux plus récents, est une règle maison.
told-tax-flat = **Impôt sur le revenu.** { $income_tax_flat } $, sans choix.
told-tax-luxury = **Taxe de luxe.** { $luxury_tax } $.
told-tax-bank = Les deux vont aussitôt à la Banque.
told-tax-pot = Les deux vont au Parc Gratuit.

## Jail

told-jail-in = **Tu vas en prison** par la case Allez en prison, par une carte, ou avec { $doubles_to_jail } doubles de suite.
told-jail-straight = Tout droit : pas de salaire, et ton tour est fini.
told-jail-visiting = **Simple visite.** Arrête-toi là aux dés, et rien ne se passe.
told-jail-doubles = **Sortir sur un double** à l’un de tes { $jail_turns } prochains tours : tu avances de ton lancer et ne paies rien. Le tour de ton arrestation ne compte pas.
told-jail-one-try = **Dehors à ton prochain tour,** de toute façon : avec une carte Sortie de Prison, { $jail_fine } $ ou un double. Tente d’abord le double si tu veux ; s’il est raté, tu paies et avances de ton lancer.
told-jail-doubles-once = Ce double ne fait pas relancer.
told-jail-doubles-again = Ce double fait relancer, et compte comme ton premier.
told-jail-fine = **Dehors pour { $jail_fine } $** avant de lancer, { $jail_prepay_turns ->
        [1] à ton premier tour
       *[other] à tes { $jail_prepay_turns } premiers tours
    } en prison.
told-jail-pass = **Dehors avec une carte Sortie de Prison** avant de lancer, la tienne ou une que tu achètes à quelqu’un.
told-jail-released = Si tu sors avant de lancer, tu joues comme d’habitude : les doubles comptent, et font relancer.
told-jail-last = **Dernier essai.** Pas de double non plus à l’essai { $jail_turns } ? Tu paies { $jail_fine } $ et avances de ton lancer. Personne ne reste plus longtemps.
told-jail-no-fine-first = À ce dernier essai, tu lances avant de payer.
told-jail-short = Pas assez d’argent ? Tu le réunis avant d’avancer et gardes le lancer. Sinon, c’est la faillite, et tu n’avances pas.
told-jail-pass-too-late = Une fois le dernier lancer raté, une carte Sortie de Prison n’aide plus.
told-jail-pass-after = Une fois le dernier lancer raté, une carte Sortie de Prison que tu as peut remplacer l’amende.
told-jail-bank = L’amende va à la Banque.
told-jail-pot = L’amende va au Parc Gratuit.
told-jail-business = **Affaires.** Depuis la prison, tu échanges, construis et touches tes loyers comme d’habitude.
told-jail-business-no-rent = **Affaires.** Depuis la prison, tu échanges et construis comme d’habitude, mais ne touches pas de loyer.
told-jail-all-business = Tu vends aussi des constructions, hypothèques et enchéris.{ $building_time ->
        [own-turn] {" "}On construit toujours à son propre tour.
       *[any-time] { "" }
    }

## Free Parking

told-parking-rest = **Rien ne se passe.** Ni argent, ni pénalité. Amendes et taxes vont à la Banque : il n’y a pas de cagnotte.
told-parking-pot = **La cagnotte.** Amendes, taxes et cartes à payer à la Banque s’accumulent ici. En t’y arrêtant, tu prends tout.{ $free_parking_seed ->
        [0] { "" }
       *[other] {" "}Puis la Banque remet { $free_parking_seed } $.
    }

## houses

told-houses-group = **Où.** Sur les rues d’un groupe qui est tout à toi.
told-houses-even = **Uniformément.** La première maison sur n’importe quelle rue, la suivante sur une rue qui en a moins : aucune rue avec plus d’une maison d’avance.
told-houses-per-group = Chaque groupe pour lui-même. Ce qu’il y a sur tes autres groupes ne compte pas.
told-houses-price = **Prix.** Chacune coûte ce que dit le titre. Seule la Banque en vend.
told-houses-most = **{ $hotel_houses } au plus** par rue. Ensuite vient l’hôtel.
told-houses-when = **Quand.** { $building_time ->
        [own-turn] À ton propre tour seulement, aussi depuis la prison.
       *[any-time] À tout moment, au tour de n’importe qui, aussi depuis la prison.
    }
told-houses-lock = Pas entre un lancer et la fin du déplacement qu’il cause, ni tant que tu as une dette.
told-houses-many = **Combien.** Autant que tu peux en payer d’un coup.
told-houses-limit = **Combien.** { $building_limit_most ->
        [one] Une construction par personne et par tour.
       *[other] Au plus { $building_limit_most } constructions par personne et par tour.
    }
told-houses-mortgage-group = **Hypothèques.** On ne construit pas sur un groupe dont une rue est hypothéquée.
told-houses-mortgage-lot = **Hypothèques.** On ne construit pas sur une rue hypothéquée. Sur les autres terrains du groupe, oui, tant que ça reste uniforme.
told-houses-stock = **Stock.** La Banque a en tout { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    } et { $hotels ->
        [0] aucun hôtel
        [one] un hôtel
       *[other] { $hotels } hôtels
    }.
told-houses-steps = Pour monter de plusieurs paliers d’un coup, il faut chaque maison du chemin, même en allant jusqu’à un hôtel.

## hotels

told-hotels-first = **Un hôtel** demande d’abord { $hotel_houses } maisons sur chaque rue du groupe. Rends celles d’une rue, paie ce qu’y coûte une maison, et il est là.
told-hotels-short = Il n’y a pas de quatrième maison. Pour construire, vendre et redescendre, un hôtel vaut { $hotel_level } paliers, et prend ou rend { $hotel_houses } maisons.
told-hotels-rent = Son loyer est le loyer d’hôtel inscrit sur le titre.
told-hotels-any = Sur n’importe quelle rue du groupe, l’un après l’autre, un par rue.
told-hotels-back = **Les maisons rendues** retournent à la Banque, et tout le monde peut les acheter.
told-hotels-sold = **Revendu,** il rapporte la moitié du prix de { $hotel_level } maisons. Tous ceux d’un groupe peuvent partir d’un coup.

## shortages

told-shortages-wait = **Plus rien ?** Tu attends que quelqu’un en vende ou en rende. Les hôtels sont limités comme les maisons.
told-shortages-auction = **Plus de demandes que de constructions ?** Elles vont aux plus offrants.
told-shortages-claims = On demande d’abord à qui d’autre pourrait construire maintenant. Assez pour tout le monde : chaque demande se construit au prix du titre. Sans réponse à temps, tu ne demandes rien.
told-shortages-claims-turn = On demande d’abord à qui pourrait construire si c’était son tour. Assez pour tout le monde : seul le joueur dont c’est le tour construit, au prix du titre, les autres à leur tour. Sans réponse à temps, tu ne demandes rien.
told-shortages-single = Une construction à la fois, les maisons avant les hôtels, entre les personnes qui en ont demandé. { $auction ->
        [sealed-maxima] Chaque personne dépose une rue et un maximum par construction voulue, à partir du prix du titre.
       *[open-calls] Tes enchères partent du prix de ton propre titre, et tu construis aussitôt.
    }
told-shortages-first = **Plus de demandes que de constructions ?** La première personne qui demande construit.

## selling

told-selling-half = **Les constructions** retournent à la Banque à moitié prix du titre, à tout moment.
told-selling-bank = Jamais à quelqu’un d’autre.
told-selling-even = **Uniformément,** comme elles sont montées.
told-selling-any-order = **Dans n’importe quel ordre,** sur n’importe quelle rue, même si le groupe devient inégal. On construit toujours là où il y en a le moins.
told-selling-hotels = **Les hôtels** rapportent chacun la moitié du prix de { $hotel_level } maisons. Tous ceux d’un groupe peuvent partir d’un coup.
told-selling-down = Ou descends-les à { $hotel_houses } maisons, un à la fois et uniformément.
told-selling-down-any = Ou descends-les à { $hotel_houses } maisons ou moins.
told-selling-stock = Toute disposition uniforme convient si la Banque a les maisons. Si elle n’en a pas, tous les hôtels du groupe partent.
told-selling-stock-any = Toute disposition convient si la Banque a les maisons.
told-selling-dear = Une maison achetée cher aux enchères rapporte la moitié du prix du titre, comme les autres.
told-selling-deeds = **Une propriété** peut aller à quelqu’un d’autre à n’importe quel prix, une fois son groupe sans constructions.

## mortgages

told-mortgages-loan = **Le prêt.** La Banque prête la moitié du prix imprimé, sur une propriété à toi, à tout moment.
told-mortgages-owner = Elle reste à toi, ne rapporte pas de loyer, et personne d’autre ne peut lever l’hypothèque.
told-mortgages-clear-group = **Les constructions d’abord.** Toutes celles du groupe se vendent avant d’hypothéquer une rue.
told-mortgages-clear-lot = **Les constructions d’abord.** Celles de cette rue se vendent avant de l’hypothéquer. Les autres terrains du groupe gardent les leurs.
told-mortgages-buildings = Maisons et hôtels ne s’hypothèquent pas.
told-mortgages-lift = **Lever l’hypothèque** coûte le prêt et { $interest_percent } %. Il n’y a pas de délai.
told-mortgages-percent = { $interest_percent } % du prêt, arrondis vers le haut pour chaque propriété.
told-mortgages-rebuild = Ensuite tu peux reconstruire, au prix fort.
told-mortgages-sold = **Changer de mains.** Une propriété hypothéquée s’échange telle quelle. La personne qui la reçoit paie aussitôt { $interest_percent } % à la Banque, ou le prêt et { $interest_percent } % pour lever l’hypothèque.
told-mortgages-later = Garder l’hypothèque et la lever plus tard coûte les { $interest_percent } % une fois de plus.
told-mortgages-agreed = La personne qui reçoit choisit pour chaque propriété en acceptant, et doit pouvoir payer.

## trades

told-trades-what = **Quoi.** Propriétés, hypothéquées ou non, argent et cartes Sortie de Prison, à tout prix qui convient aux deux.
told-trades-nothing-else = Rien d’autre : ni promesse, ni loyer futur, ni immunité.
told-trades-lap = **Premier tour de plateau.** On n’échange qu’après avoir fait { $trading_from_lap ->
        [one] un tour
       *[other] { $trading_from_lap } tours
    } de plateau.
told-trades-built = **Pas avec des constructions.** Aucune rue d’un groupe qui en porte, et jamais une construction elle-même.
told-trades-loans = **Pas de prêts** entre vous, ni d’argent ni de propriété.
told-trades-when = Au tour de n’importe qui, mais pas entre un lancer et la fin du déplacement. Une offre expire à la fin de son délai, ou quand ce qu’elle contient change.
told-trades-price = Tous les prix sont permis, tant qu’aucun des deux côtés n’a de dette.
told-trades-debt = Si tu as une dette, tu ne peux faire qu’un échange qui la paie aussitôt ou qui te laisse de quoi réunir autant d’argent qu’avant. Tu ne peux rien donner pour rien.
told-trades-mortgaged = Propriété hypothéquée : { $interest_percent } % tout de suite ou tout le prêt, au choix de la personne qui la reçoit.
told-trades-auction = { $auction ->
        [sealed-maxima] Ils continuent pendant une vente aux enchères.
       *[open-calls] Ils attendent pendant une vente aux enchères.
    }
told-trades-hour = Après l’heure de fin, plus rien ne s’échange.

## debts

told-debts-raise = **Tu dois plus que ton liquide ?** Vends des constructions et hypothèque jusqu’à ce que ce soit payé. Tant que ça suffit, il faut payer et la faillite est exclue.
told-debts-choose = Tu choisis ce qui part. Si tu ne réponds pas à temps, ce sont d’abord les hypothèques, puis les constructions les moins chères, pas plus qu’il ne faut.
told-debts-trade = Un échange peut aider s’il paie aussitôt ou si tu peux ensuite réunir autant qu’avant (les cartes et les propriétés hypothéquées ne comptent pas).
told-debts-kind = Ton créancier peut prendre une propriété comme part du paiement, si vous êtes d’accord.
told-debts-rescue = **Faillite :** tu dois plus que ce que tout cela rapporterait. Si ça suffit tout juste, tu paies et tu restes en jeu. Un échange peut encore te sauver.
told-debts-no-rescue = **Faillite :** si tu dois plus que ce que tout cela rapporterait, tu fais faillite aussitôt, sans sauvetage.
told-debts-player = **Face à quelqu’un.** Tout ce que tu as va à ton créancier : argent, propriétés, cartes, et la moitié du prix de tes constructions.
told-debts-player-cash = **Ce qui reste.** Ton créancier, ou plusieurs à parts égales, reçoit ton liquide et la moitié du prix de tes constructions. Les propriétés retournent à la Banque, sans hypothèque et sans enchères, et les cartes sous leurs paquets.
told-debts-state = Tout passe en l’état, hypothèques comprises. Si tout vendre et hypothéquer ne suffit pas à payer, tu ne peux donc rien hypothéquer pour cette dette. Les hôtels se vendent d’un coup, quel que soit le stock de la Banque.
told-debts-interest = **Les hypothèques reçues** coûtent aussitôt { $interest_percent } % à la personne qui les reçoit. Ensuite, elle rembourse le prêt, quitte à réunir l’argent d’abord, ou le garde et paie encore { $interest_percent } % plus tard.
told-debts-interest-short = { $interest_percent } % des prêts, une fois le liquide de la faillite encaissé. Pas de quoi payer ? C’est une dette comme une autre.
told-debts-bank = **Face à la Banque.** Elle prend tout ce que tu as et met aussitôt les propriétés aux enchères. Les constructions retournent au stock.
told-debts-bank-kept = **Face à la Banque.** Elle prend tout ce que tu as, et les propriétés sont de nouveau à acheter.
told-debts-bank-cleared = Une à une dans l’ordre du plateau, sans hypothèque. S’il ne reste qu’une personne, pas d’enchères.
told-debts-passes = Les cartes Sortie de Prison vont au créancier. Si c’est la Banque, elles { $estate_passes ->
        [passes-auctioned] partent aux enchères après les propriétés ; s’ils sont plusieurs, elles retournent sous leurs paquets.
       *[under-deck] retournent sous leurs paquets.
    }
told-debts-several = Envers plusieurs, tout est vendu et partagé à parts égales, les propriétés hypothéquées avec leur hypothèque.
told-debts-several-kept = Envers plusieurs, ton liquide est partagé à parts égales.
told-debts-order = Plusieurs faillites se règlent dans l’ordre des tours, à partir de la personne qui joue. Ce qu’on devait à une personne en faillite est annulé.
told-debts-out = **Hors jeu.** La faillite met hors jeu aussitôt, même avant un lancer supplémentaire.
told-debts-resign = Abandonner, c’est faire faillite, face à qui tu dois ou sinon face à la Banque. Rien ne se donne avant.

## loans

told-loans-bank = **Seule la Banque prête,** et seulement contre une hypothèque.
told-loans-players = **Entre vous, pas de prêt,** ni d’argent ni de propriété.
told-loans-promises = Aucun échange ne contient donc rien pour plus tard ni sous condition.

## the end

told-ending-last = **La dernière personne en jeu gagne,** avec n’importe quel argent.
told-ending-last-nothing = La dernière faillite finit tout aussitôt. Plus rien ne part aux enchères.
told-ending-first = **La première faillite finit la partie.** La plus grosse fortune des autres gagne.
told-ending-settled = Elle se règle d’abord, avec ses intérêts et ses enchères. Abandonner sans dette ne finit rien tant qu’on joue encore à deux ou plus.
told-ending-hour = **À l’heure de fin** convenue avant le début, le jeu s’arrête.
told-ending-move = Un lancer déjà fait se règle, avec ses enchères, sa carte ou sa dette. Il n’y a pas de lancer supplémentaire.
told-ending-round = Le tour de table se joue jusqu’au bout, pour que tout le monde ait eu autant de tours.
told-ending-no-trade = Après l’heure de fin, plus d’échange ni de construction.
told-ending-worth = **Compter.** Liquide, propriétés au prix imprimé (la moitié si elles sont hypothéquées), maisons à leur coût, un hôtel comme { $hotel_level } maisons.
told-ending-richest = **La plus grosse fortune gagne.**
told-ending-alone = La dernière personne en jeu gagne aussitôt, quoi qu’on ait convenu d’autre.
told-ending-tie = { $tie ->
        [most-cash] À fortune égale, la personne qui a le plus de liquide gagne.
       *[shared-win] À fortune égale, on partage la victoire.
    }
told-timed-normal = **D’ici là,** on joue comme toujours.

## clocks

told-clocks-silence = Ne pas répondre ne fait perdre sa place à personne. Quand ton délai expire, le bot fait le minimum pour toi, et tu peux revenir à tout moment.
told-clocks-throw = **Lancer, finir ton tour :** { $time_throw }. Passé ce délai, le bot le fait pour toi.
told-clocks-jail = **Sortir de prison :** { $time_jail }. Passé ce délai, tu lances.
told-clocks-buy = **Acheter ou non :** { $time_buy }. Passé ce délai, tu n’achètes pas.
told-clocks-tax = **Impôt sur le revenu :** { $time_tax }. Passé ce délai, tu paies le forfait, ou la part si ton liquide n’y suffit pas.
told-clocks-auction = **Enchérir :** { $time_auction }. Passé ce délai, tu passes.
told-clocks-debt = **Réunir de l’argent :** { $time_debt }. Passé ce délai, le bot le réunit pour toi, en commençant par ce qui coûte le moins à récupérer.
told-clocks-rescue = **Sauvetage par un échange :** { $time_rescue }. Passé ce délai, tu fais faillite.
told-clocks-lift = **Hypothèques reçues :** { $time_lift }. Passé ce délai, tu les gardes.
told-clocks-trade = **Répondre à un échange :** { $time_trade }. Passé ce délai, l’offre expire.
told-clocks-claim = { $time_claim ->
        [none] { "" }
       *[other] **Demander des constructions rares :** { $time_claim }. Passé ce délai, tu n’en demandes pas.
    }
told-clocks-hold = { $time_hold ->
        [none] { "" }
       *[other] **Retenir les dés :** { $time_hold }. Passé ce délai, le jeu continue.
    }

clock-seconds = { $count ->
        [one] une seconde
       *[other] { $count } secondes
    }
clock-minutes = { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
clock-hours = { $count ->
        [one] une heure
       *[other] { $count } heures
    }
clock-days = { $count ->
        [one] un jour
       *[other] { $count } jours
    }
