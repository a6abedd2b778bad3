# The rules in words: chapters, how one finds them, and their lines.
# A line that comes out empty is not shown. Facts are the fields of engine.editions.rules.Rules.

chapters-choose = Choisir un chapitre…
rules-which = Tu joues dans plusieurs parties. De laquelle veux-tu lire les règles ?
chapters-unknown = Ce chapitre n’existe pas. Voici tous les chapitres.
chapter-ruling = ↳ { $text }
chapter-house-rule = { $text } *Règle maison*
chapter-footer = { $edition } · { $game } · ↳ choix du bot quand le livret ne dit rien
chapter-not-played = *Ce chapitre ne sert pas dans cette partie. Voici quand même ce qu’il dit :*
chapter-by-the-book = Cette partie suit les règles officielles, sans règles maison.
chapter-differs = **Règles maison :** { $rules }.
    Voici ce qui change :

chapter-setup = Mise en place
chapter-setup-find = début, debut, commencer, argent, liquide, places, joueurs, pion, distribution, banque, banquier, billets
chapter-turns = Tours et doubles
chapter-turns-find = lancer, dés, des, ordre, commencer, premier, avancer, double, retenir, finir le tour
chapter-go = Case Départ
chapter-go-find = départ, depart, salaire, 200, passer, tour de plateau, go
chapter-buying = Acheter une propriété
chapter-buying-find = achat, acheter, refuser, libre, titre, prix, propriété, propriete
chapter-auctions = { orders-topic-bid }
chapter-auctions-find = enchère, enchere, vente, maximum, secret, passer, réserve, reserve, plus offrant
chapter-rent = { orders-topic-rent }
chapter-rent-find = loyer, payer, gare, compagnie, monopole, groupe, couleur, double loyer
chapter-claims = Demander son loyer
chapter-claims-find = encaisser, toucher, demander, oublier, manqué, retard, délai, delai, renoncer
chapter-cards = Cartes
chapter-cards-find = chance, caisse de communauté, caisse de communaute, carte, tirer, paquet, mélanger, melanger, sortie de prison, libéré, libere, réparations, reparations, plus proche
chapter-tax = Impôt sur le revenu et taxe de luxe
chapter-tax-find = impôt, impot, taxe, 10%, dix pour cent, 200, fortune, luxe
chapter-jail = { orders-topic-jail }
chapter-jail-find = amende, caution, 50, double, visite, sortir, troisième tour
chapter-parking = { board-picture-parking }
chapter-parking-find = parking, cagnotte, amendes, jackpot, pot
chapter-houses = Maisons
chapter-houses-find = construire, maison, uniforme, uniformément, monopole, couleur, groupe
chapter-hotels = Hôtels
chapter-hotels-find = hotel, construire, quatre maisons
chapter-shortages = Pénurie de constructions
chapter-shortages-find = plus de maisons, manque, limite, 32, rare, penurie, stock de la banque
chapter-selling = Vendre
chapter-selling-find = vendre, vendre maisons, moitié prix, moitie, démolir, demolir, descendre, rembourser
chapter-mortgages = { orders-topic-mortgage }
chapter-mortgages-find = hypothèque, hypotheque, prêt, pret, intérêts, interets, 10%, lever, rembourser, racheter
chapter-trades = Échanges
chapter-trades-find = échange, echange, marché, troc, offre, immunité, immunite, promesse
chapter-debts = Dettes et faillite
chapter-debts-find = faillite, devoir, dette, ruine, créancier, creancier, ne peut pas payer, perdre, éliminé, abandonner, quitter, biens
chapter-loans = Prêts
chapter-loans-find = prêter, preter, emprunter, prêt, pret, crédit, credit
chapter-ending = Fin de la partie
chapter-ending-find = gagner, victoire, fin, finir, dernier, plus riche, égalité, egalite
chapter-short = { game-short }
chapter-short-find = courte, rapide, trois titres, trois propriétés, vite
chapter-timed = Parties à durée limitée
chapter-timed-find = temps limité, limite, heure, nouvelle partie courte, compter, valeur, fortune
chapter-house-rules = Règles maison de cette partie
chapter-house-rules-find = règles maison, regles maison, variantes, différences, options
chapter-clocks = Délais et absence
chapter-clocks-find = temps, délai, delai, absent, absence, lent, attendre, échéance, horloge, afk

## set-up

told-setup-cash = **Argent.** { rules-start-cash }
told-setup-dollars = On ne compte pas les centimes : toute somme est arrondie à l’unité supérieure. Quand on partage une somme, le reste est distribué unité par unité, dans l’ordre du tour.
told-setup-notes = Le bot compte l’argent de chacun : il n’y a pas de billets. La Banque ne manque jamais d’argent, donc elle ne fait pas de reconnaissances de dette.
told-setup-players = **Joueurs.** { rules-players }
told-setup-banker = Le bot tient la Banque et mène les enchères. Il ne joue pas et n’enchérit jamais.
told-setup-tokens = Chaque joueur a son propre pion. Tous les pions commencent sur la case Départ, mais personne ne touche de salaire à ce moment-là.
told-setup-deeds-sold = **Propriétés de départ.** { $setup_count ->
        [one] Chaque joueur reçoit au hasard une propriété, et en paie tout de suite le prix imprimé à la Banque.
       *[other] Chaque joueur reçoit au hasard { $setup_count } propriétés, et en paie tout de suite le prix imprimé à la Banque.
    }
told-setup-deeds-given = **Propriétés de départ.** { $setup_count ->
        [one] Chaque joueur reçoit au hasard une propriété gratuite.
       *[other] Chaque joueur reçoit au hasard { $setup_count } propriétés gratuites.
    }
told-setup-no-refusing = Tu ne peux pas refuser une propriété distribuée, et elle ne part pas aux enchères.
told-setup-bank = **La Banque** garde { $setup ->
        [cash-only] les 28 propriétés
       *[other] les propriétés qui n’ont pas été distribuées
    }, { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    } et { $hotels ->
        [0] aucun hôtel
        [one] un hôtel
       *[other] { $hotels } hôtels
    }, à vendre aux joueurs.
told-setup-decks = **Cartes.** Les deux paquets de 16 cartes sont mélangés une fois et posés face cachée. Personne ne connaît leur ordre.

## turns

told-turns-first = **Qui commence.** Tout le monde lance les deux dés. La personne qui fait le plus haut total joue en premier.
told-turns-tie = Si plusieurs personnes font le plus haut total, elles seules relancent. Le bot fait tous ces lancers au début de la partie.
told-turns-left = Après chaque tour, c’est à la personne de gauche de jouer.
told-turns-shape = **Un tour.** Lance les deux dés, avance d’autant de cases, fais ce que dit la case, puis passe les dés.
told-turns-tokens = Un pion reste sur sa case jusqu’à son prochain déplacement. Plusieurs pions peuvent être sur la même case.
told-turns-doubles = **Doubles.** Si tu fais un double, avance et fais ce que dit la case comme d’habitude, puis relance.
told-turns-third = Si tu fais { $doubles_to_jail } doubles de suite, tu n’avances pas après le dernier : tu vas en prison, et ton tour est fini.
told-turns-counted = Pour compter les doubles de suite, on ne regarde que les lancers d’un même tour qui font avancer ton pion. Un lancer qui sert seulement à calculer un loyer ne compte pas.
told-turns-jailed = **Si tu vas en prison,** tu ne relances pas, même si tu as fait un double.
told-turns-jailed-always = Quelle que soit la façon dont tu vas en prison, ton tour s’arrête là.
told-turns-between = { $early ->
        [noted] Entre deux lancers, on a le temps de construire, de vendre, d’hypothéquer et d’échanger. Si tu demandes quelque chose un peu trop tôt, le bot le note et le fait dès que les règles le permettent.
       *[refused] { $holds_a_gap ->
            [0] Entre deux lancers, on a le temps de construire, de vendre, d’hypothéquer et d’échanger.
            [one] Avant un lancer, chacun des autres joueurs peut retenir les dés une fois, un court instant, pour construire ou échanger.
           *[other] Avant un lancer, chacun des autres joueurs peut retenir les dés { $holds_a_gap } fois, un court instant, pour construire ou échanger.
        }
    }
told-turns-lock = Après un lancer, personne ne peut construire, hypothéquer, vendre ni échanger avant que l’on sache ce que la case coûte ou rapporte. Il y a deux exceptions : un joueur qui a une dette peut réunir de l’argent, et un autre joueur peut accepter son offre d’échange.
told-turns-end = { $turn_end ->
        [by-itself] Ton tour finit tout seul quand tu n’as plus à lancer les dés et qu’il n’y a ni dette, ni achat, ni enchères en cours.
       *[said-by-player] C’est toi qui finis ton tour. Tu ne peux pas le finir tant qu’une dette, un achat ou des enchères sont en cours.
    }
told-turns-end-waits = Si tu peux encore construire, le bot attend un peu avant de finir ton tour, car on ne construit qu’à son propre tour.

## GO

told-go-salary = **Salaire.** La Banque te paie { $go_salary } $ chaque fois que tu passes par la case Départ ou que tu t’y arrêtes, que ce soit avec les dés ou par une carte.
told-go-automatic = Tu n’as pas besoin de demander ton salaire : le bot te le verse automatiquement.
told-go-cards = Si une carte te fait avancer jusqu’à la case Départ ou plus loin, tu touches ton salaire, même si elle ne parle pas de la case Départ.
told-go-order = Tu reçois le salaire avant de faire ce que dit la case où tu arrives. Tu le gardes même si tu vas en prison plus tard dans le même tour.
told-go-landing = T’arrêter pile sur la case Départ ne rapporte pas plus que d’y passer.
told-go-landing-more = Si tu t’arrêtes pile sur la case Départ, tu touches { $go_landing_salary } $ en tout.
told-go-lap = **Un seul salaire par tour de plateau.** Si tu t’arrêtes sur la case Départ, tu touches ton salaire tout de suite, et rien de plus en quittant la case.
told-go-twice = Si tu passes par la case Départ avec les dés, puis que tu tires la carte qui t’y envoie, tu touches deux salaires.
told-go-back = **En reculant,** tu ne touches jamais de salaire.
told-go-jail = **En allant en prison,** tu ne touches pas de salaire, que ce soit à cause d’une case, d’une carte ou de doubles.

## buying

told-buying-lap = **Acheter ou enchérir** n’est possible qu’après { $buying_from_lap ->
        [one] ton premier tour
       *[other] { $buying_from_lap } tours
    } de plateau.
told-buying-option = **Propriété libre.** Si tu t’arrêtes sur une rue, une gare ou une compagnie libre, par les dés ou par une carte, tu peux l’acheter au prix imprimé.
told-buying-raise = Si tu n’as pas assez d’argent, tu peux d’abord hypothéquer, vendre des constructions ou échanger, puis acheter la propriété.
told-buying-declined = **Si tu ne l’achètes pas,** la propriété part aussitôt aux enchères, avant toute autre chose.
told-buying-kept = **Si tu ne l’achètes pas,** la propriété reste à la Banque, sans enchères, jusqu’à ce que quelqu’un s’y arrête à nouveau.
told-buying-deed = Si tu achètes une propriété, tu en reçois le titre. Tout le monde peut voir à qui est chaque propriété et si elle est hypothéquée.
told-buying-own = Si tu t’arrêtes sur ta propre propriété, il ne se passe rien.

## auctions

told-auctions-none = **Pas d’enchères :** une propriété que personne n’achète reste à la Banque.
told-auctions-who = **Qui enchérit.** Tout le monde peut enchérir, même la personne qui n’a pas voulu acheter la propriété et les joueurs en prison.
told-auctions-not = La Banque n’enchérit jamais. Une personne qui a une dette en cours ne peut pas enchérir.
told-auctions-lap = Personne ne peut enchérir avant d’avoir fait { $buying_from_lap ->
        [one] un tour
       *[other] { $buying_from_lap } tours
    } de plateau.
told-auctions-start = **Première enchère.** Un montant de { $auction_least } $ suffit, quel que soit le prix imprimé.
told-auctions-reserve = **Première enchère.** Elle doit atteindre au moins { $reserve_percent } % du prix imprimé.
told-auctions-steps = On enchérit sans centimes. Chaque enchère dépasse la précédente d’au moins { $auction_step } $.
told-auctions-price = **La plus haute enchère gagne.** La personne qui gagne paie la Banque, puis reçoit le titre de propriété.
told-auctions-open = Chaque joueur enchérit quand il veut, jusqu’à ce que tous aient passé sauf la personne en tête, ou que le temps soit écoulé. Après une enchère tardive, les autres ont encore au moins { $soft_close } pour répondre. Tu peux fixer un maximum secret : le bot enchérit alors pour toi.
told-auctions-sealed = Chaque personne fixe un maximum secret ou passe. Celle qui a le plus haut gagne et paie { $auction_step } $ de plus que le deuxième maximum, mais jamais plus que le sien. À égalité, la première à l’avoir fixé gagne et paie ce montant. Si une seule personne enchérit, elle paie l’enchère minimale.
told-auctions-cap = { $bid_cap ->
        [cash-in-hand] Tu ne peux pas enchérir au-delà de l’argent que tu as.
        [no-cap] Tu peux enchérir sans limite. Si tu gagnes sans pouvoir payer, tu fais faillite, et la propriété repart aux enchères.
       *[raisable] Tu peux enchérir jusqu’au total que tu pourrais réunir : ton argent, les hypothèques sur tes propriétés et la moitié du prix de tes constructions.
    }
told-auctions-business = Pendant les enchères, tu peux hypothéquer et revendre des constructions à la Banque. { $auction ->
        [sealed-maxima] Tu peux aussi échanger.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Si ton maximum dépasse à la fin ce que tu peux payer, il est ramené à ce montant.
        }
       *[open-calls] Pour échanger, il faut attendre la fin des enchères.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Tant que tu mènes, tu dois garder de quoi payer ton enchère.
        }
    }
told-auctions-own-lot = Tu paies avant de recevoir la propriété. Tu ne peux donc pas l’hypothéquer pour payer ton enchère.
told-auctions-equal = Si deux enchères sont égales, la première l’emporte. On ne peut pas retirer une enchère. Si une personne quitte la partie, ses enchères sont annulées.
told-auctions-unsold = Si personne n’enchérit, la propriété reste à la Banque jusqu’à ce que quelqu’un s’y arrête à nouveau.
told-auctions-several = Quand il y a plusieurs propriétés aux enchères, elles sont vendues dans l’ordre du plateau depuis la case Départ, { $auction ->
        [sealed-maxima] toutes avec le même délai. Tu peux fixer une limite pour toutes tes enchères ensemble.
       *[open-calls] l’une après l’autre.
    }

## rent

told-rent-due = **Loyer.** Si tu t’arrêtes sur la propriété de quelqu’un d’autre, tu dois le loyer inscrit sur son titre de propriété.
told-rent-automatic = Le bot fait payer le loyer automatiquement. Tu le paies aussitôt si tu as assez d’argent.
told-rent-claimed = Tu ne dois le loyer que si le propriétaire le demande à temps. Le chapitre *Demander son loyer* explique comment.
told-rent-built = **Avec des constructions,** le loyer est celui que le titre de propriété indique pour ce nombre de maisons, ou pour l’hôtel.
told-rent-double = **Groupe complet.** Si toutes les rues d’une couleur sont à toi, celles qui n’ont pas de maison rapportent le double, même si une autre rue du groupe est hypothéquée ou porte des constructions.
told-rent-mortgaged = **Si la propriété est hypothéquée,** tu ne dois pas de loyer. Tout le monde peut voir quelles propriétés sont hypothéquées. Les autres propriétés du groupe rapportent toujours un loyer.
told-rent-railroads = **Gares.** Le loyer est de { $railroad_1 } $, { $railroad_2 } $, { $railroad_3 } $ ou { $railroad_4 } $ si leur propriétaire en a une, deux, trois ou quatre.
told-rent-utilities = **Compagnies.** Le loyer est de { $utility_1 } fois le total des dés, ou { $utility_2 } fois si le propriétaire a les deux compagnies.
told-rent-throw = Pour le loyer d’une compagnie, on compte le lancer qui t’a fait avancer, même si ce lancer t’a fait sortir de prison.
told-rent-scale = Pour savoir combien de gares ou de compagnies possède une personne, on compte aussi celles qui sont hypothéquées.
told-rent-jail = **En prison,** tu touches tes loyers comme d’habitude.
told-rent-no-jail = **En prison,** tu ne touches pas de loyer.
told-rent-waiving = Personne ne peut promettre ni vendre une dispense de loyer.

## claiming rent

told-claims-none = Dans cette partie, le bot fait payer les loyers automatiquement : tu n’as pas à les demander. Selon le livret, le propriétaire doit demander son loyer. La règle maison « { house-rule-claimed-rent } » permet de jouer ainsi.
told-claims-asking = **Demande ton loyer à temps** avec le bouton *Demander*, sinon tu le perds. Dès que tu l’as demandé, on te le doit : jusqu’au paiement, la personne qui te le doit ne peut ni construire, ni lever une hypothèque, ni dépenser cet argent.
told-claims-sum = Le loyer ne change plus une fois que quelqu’un s’est arrêté sur ta propriété.
told-claims-second = **Trop tard :** tu ne peux plus demander le loyer dès que deux joueurs différents ont lancé les dés après le tour de la personne qui te le doit.
told-claims-second-counted = Pour savoir s’il est trop tard, on compte les joueurs qui lancent les dés après le tour de la personne qui doit le loyer, chacun une seule fois. Dans une partie à deux, cette personne est donc la deuxième à lancer. Un lancer qui sert seulement à calculer un loyer ne compte pas.
told-claims-next = **Trop tard :** dès que quelqu’un lance de nouveau les dés pour avancer, tu ne peux plus demander le loyer.
told-claims-next-counted = Si la personne qui doit le loyer relance après un double, il est trop tard pour le demander. Un lancer qui sert seulement à calculer un loyer ne compte pas.
told-claims-waiving = Tu peux renoncer à un loyer, mais tu ne peux pas vendre de dispense de loyer.

## cards

told-cards-drawing = **Tirer une carte.** Prends la carte du dessus, fais ce qu’elle dit, puis remets-la sous son paquet. Tu ne peux pas la refuser.
told-cards-order = Les paquets sont mélangés une fois, au début. Après la dernière carte, on recommence dans le même ordre.
told-cards-moves = **Si une carte te déplace,** fais ce que dit la nouvelle case, comme après un lancer.
told-cards-nested = Si une carte t’envoie sur une case où tu dois tirer une autre carte, tu la tires. La première carte retourne sous son paquet quand tout est fini.
told-cards-nearest = Sur les cartes, la gare ou la compagnie « la plus proche » est toujours la prochaine devant toi, jamais derrière.
told-cards-railroad = Si une carte t’envoie à la gare la plus proche, tu paies le double du loyer habituel, qui dépend du nombre de gares du propriétaire.
told-cards-utility = Si une carte t’envoie à la compagnie la plus proche, tu relances et tu paies dix fois le total des dés, même si le propriétaire n’a qu’une compagnie. Un double à ce lancer ne compte pas.
told-cards-mortgaged = Si la gare ou la compagnie la plus proche est hypothéquée, tu ne dois rien.
told-cards-fines = **Cartes qui font payer.** Tu paies la Banque, sauf si la carte dit de payer les autres joueurs.
told-cards-pot = **Cartes qui font payer.** Ce que tu devrais payer à la Banque va au Parc Gratuit.
told-cards-repairs = Pour les réparations, on compte toutes tes constructions sur le plateau au moment où tu tires la carte.
told-cards-pay-each = Si une carte te dit de payer chaque joueur, c’est une seule dette envers tous. Si tu ne peux pas la payer, tout ce que tu as est vendu, et ils se partagent l’argent à parts égales.
told-cards-collect-each = Si une carte dit que chaque joueur doit te payer, chacun te doit sa part. Si l’un d’eux doit d’abord réunir l’argent, ton tour attend.
told-cards-pass = **Sortie de Prison.** Garde cette carte jusqu’à ce que tu t’en serves. Elle retourne ensuite sous son paquet.
told-cards-pass-sold = Tu peux vendre une carte Sortie de Prison à un autre joueur à tout moment, au prix convenu avec lui.
told-cards-pass-resold = Si tu achètes une carte Sortie de Prison, tu peux la revendre. Le bot ne joue ta carte que si tu le demandes. Si tu en as deux, tu choisis laquelle jouer.

## taxes

told-tax-choice = **Impôt sur le revenu.** Paie { $income_tax_flat } $ ou { $income_tax_percent } % de toute ta fortune. Tu choisis avant de calculer ta fortune, et tu ne peux plus changer d’avis.
told-tax-hidden = Avant de choisir, tu ne vois pas à combien se monte le pourcentage de ta fortune.
told-tax-trades = Tant que tu n’as pas choisi, un échange doit te laisser de quoi réunir { $income_tax_flat } $, ou au moins autant qu’avant.
told-tax-rounding = Le pourcentage de ta fortune est arrondi à l’unité supérieure.
told-tax-worth = **Toute ta fortune,** c’est ton liquide, chaque propriété à son prix imprimé, hypothéquée ou non, et ce que tes constructions ont coûté.
told-tax-worth-else = Les hypothèques ne sont pas déduites. Les cartes Sortie de Prison ne comptent pas. Un hôtel compte comme { $hotel_level } maisons. Un salaire touché pendant le même déplacement compte en entier.
told-tax-printed = Sur les plateaux récents, l’impôt sur le revenu est un montant fixe. Une règle maison permet de jouer ainsi.
told-tax-flat = **Impôt sur le revenu.** Tu paies toujours { $income_tax_flat } $.
told-tax-luxury = **Taxe de luxe.** Tu paies { $luxury_tax } $.
told-tax-bank = L’impôt sur le revenu et la taxe de luxe sont payés aussitôt à la Banque.
told-tax-pot = L’impôt sur le revenu et la taxe de luxe vont au Parc Gratuit.

## Jail

told-jail-in = **Tu vas en prison** si tu t’arrêtes sur la case Allez en prison, si une carte t’y envoie ou si tu fais { $doubles_to_jail } doubles de suite.
told-jail-straight = Tu vas tout droit en prison : tu ne touches pas de salaire, et ton tour est fini.
told-jail-visiting = **Simple visite.** Si les dés t’amènent sur la case de la prison, il ne se passe rien.
told-jail-doubles = **Sortir avec un double.** Si tu fais un double à l’un de tes { $jail_turns } tours suivants, tu avances du total des dés et tu ne paies rien. Le tour où tu vas en prison ne compte pas.
told-jail-one-try =**Tu sors à ton prochain tour** dans tous les cas{ $jail_fine ->
        [0] , et c’est gratuit. Tu peux d’abord tenter un double : si tu le rates, tu avances quand même du total des dés.
       *[other] {" "}: avec une carte Sortie de Prison, en payant { $jail_fine } $ ou avec un double. Tu peux d’abord tenter un double : si tu le rates, tu paies et tu avances du total des dés.
    }
told-jail-doubles-once = { house-rule-no-throw-after-jail-doubles-told }
told-jail-doubles-again = Si tu sors de prison avec un double, tu relances, et ce double compte comme ton premier.
told-jail-fine ={ $jail_fine ->
        [0] **Sortir gratuitement.** Tu peux sortir avant de lancer les dés,
       *[other] **Payer { $jail_fine } $.** Tu peux payer pour sortir avant de lancer les dés,
    } { $jail_prepay_turns ->
        [1] à ton premier tour
       *[other] à tes { $jail_prepay_turns } premiers tours
    } en prison.
told-jail-pass = **Jouer une carte Sortie de Prison.** Tu peux t’en servir avant de lancer, qu’elle soit à toi ou que tu l’achètes à un autre joueur.
told-jail-released = Si tu sors de prison avant de lancer, tu joues comme d’habitude : si tu fais un double, il compte et tu relances.
told-jail-last =**Dernier essai.** Si tu ne fais pas de double à ton { $jail_turns }e essai, { $jail_fine ->
        [0] tu sors gratuitement et tu avances
       *[other] tu dois payer { $jail_fine } $ et avancer
    } du total des dés.
told-jail-no-fine-first = À ton dernier essai en prison, tu lances avant de payer.
told-jail-short = Si tu n’as pas de quoi payer l’amende, tu réunis l’argent avant d’avancer, et ton lancer reste valable. Si tu n’y arrives pas, tu fais faillite et n’avances pas.
told-jail-pass-too-late = Une fois ton dernier essai en prison raté, tu ne peux plus jouer de carte Sortie de Prison.
told-jail-pass-after = Une fois ton dernier essai en prison raté, tu peux encore jouer une carte Sortie de Prison, si tu en as une, au lieu de payer l’amende.
told-jail-bank = L’amende pour sortir de prison va à la Banque.
told-jail-pot = L’amende pour sortir de prison va au Parc Gratuit.
told-jail-business = **En prison,** tu peux échanger, construire et toucher tes loyers comme d’habitude.
told-jail-business-no-rent = **En prison,** tu peux échanger et construire, mais tu ne touches pas de loyer.
told-jail-all-business = En prison, tu peux aussi revendre des constructions, hypothéquer et enchérir.{ $building_time ->
        [own-turn] {" "}Tu ne peux construire qu’à ton propre tour.
       *[any-time] { "" }
    }

## Free Parking

told-parking-rest = **Il ne se passe rien** si tu t’arrêtes au Parc Gratuit : tu ne gagnes rien et tu ne perds rien. Les amendes et les taxes vont à la Banque : il n’y a pas de cagnotte.
told-parking-pot = **La cagnotte.** L’argent des amendes, des taxes et des cartes va au Parc Gratuit. Si tu t’y arrêtes, tu prends tout.{ $free_parking_seed ->
        [0] { "" }
       *[other] {" "}Puis la Banque y remet { $free_parking_seed } $.
    }

## houses

told-houses-group = **Où.** Tu peux construire sur les rues d’un groupe de couleur si elles sont toutes à toi.
told-houses-even = **Uniformément.** La première maison va sur n’importe quelle rue du groupe, la suivante sur une rue qui en a moins. Aucune rue ne peut avoir plus d’une maison d’avance sur une autre.
told-houses-per-group = Pour construire uniformément, chaque groupe de couleur compte à part. Les constructions sur tes autres groupes n’y changent rien.
told-houses-price = **Prix.** Chaque maison coûte ce que dit le titre de propriété. Seule la Banque vend des maisons.
told-houses-most = **Une rue porte { $hotel_houses } maisons au plus.** Ensuite vient l’hôtel.
told-houses-when = **Quand.** { $building_time ->
        [own-turn] Tu ne peux construire qu’à ton propre tour, même si tu es en prison.
       *[any-time] Tu peux construire à tout moment, au tour de n’importe qui, même si tu es en prison.
    }
told-houses-lock = Tu ne peux pas construire entre un lancer et la fin du déplacement, ni tant que tu as une dette.
told-houses-many = **Combien.** Tu peux construire d’un coup tout ce que tu peux payer avec l’argent que tu as.
told-houses-limit = **Combien.** { $building_limit_most ->
        [one] Chaque joueur peut ajouter une seule construction par tour.
       *[other] Chaque joueur peut ajouter au plus { $building_limit_most } constructions par tour.
    }
told-houses-mortgage-group = **Hypothèques.** Tu ne peux pas construire sur un groupe de couleur tant qu’une de ses rues est hypothéquée.
told-houses-mortgage-lot = **Hypothèques.** Tu ne peux pas construire sur une rue hypothéquée. Tu peux construire sur les autres rues du groupe, si tu le fais uniformément.
told-houses-stock = **Réserve.** La Banque a en tout { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    } et { $hotels ->
        [0] aucun hôtel
        [one] un hôtel
       *[other] { $hotels } hôtels
    }.
told-houses-steps = Si tu construis plusieurs maisons d’un coup, la Banque doit les avoir toutes, même celles que tu rends ensuite pour un hôtel.

## hotels

told-hotels-first = **Pour un hôtel,** il faut d’abord { $hotel_houses } maisons sur chaque rue du groupe. Tu rends les maisons d’une rue à la Banque, tu paies le prix d’une maison, et l’hôtel les remplace.
told-hotels-short = Il n’y a pas de quatrième maison : l’hôtel vient après { $hotel_houses } maisons. Tu rends ces maisons à la Banque pour l’obtenir, et tu peux les reprendre à la place de l’hôtel. Pour construire uniformément et pour revendre, un hôtel compte comme { $hotel_level } maisons.
told-hotels-rent = Si tu t’arrêtes sur l’hôtel d’un autre joueur, tu dois le loyer que le titre de propriété indique pour un hôtel.
told-hotels-any = Tu peux construire des hôtels sur n’importe quelle rue du groupe, l’un après l’autre, un par rue.
told-hotels-back = **Les maisons rendues** retournent à la Banque, et tout le monde peut les acheter.
told-hotels-sold = **Si tu revends un hôtel,** il rapporte la moitié du prix de { $hotel_level } maisons. Tu peux revendre tous les hôtels d’un groupe d’un coup.

## shortages

told-shortages-wait = **Si la Banque n’a plus de maisons,** tu attends que quelqu’un en vende ou en rende. Les hôtels sont limités de la même façon.
told-shortages-auction = **Si les joueurs veulent plus de constructions que la Banque n’en a,** elles sont vendues aux plus offrants.
told-shortages-claims = Si tu demandes l’une des dernières constructions, le bot demande d’abord aux autres s’ils veulent aussi construire. S’il y a assez de constructions, tout le monde construit au prix normal. Les joueurs qui ne répondent pas à temps n’en reçoivent pas.
told-shortages-claims-turn = Si tu demandes l’une des dernières constructions à ton tour, le bot demande d’abord aux autres s’ils en veulent aussi. S’il y en a assez, tu construis tout de suite, au prix normal, et les autres construisent à leur propre tour. Les joueurs qui ne répondent pas à temps n’en reçoivent pas.
told-shortages-single = Les constructions sont mises aux enchères une par une, les maisons avant les hôtels, entre les personnes qui en ont demandé. { $auction ->
        [sealed-maxima] Pour chaque construction voulue, tu indiques une rue et un maximum, au moins égal au prix de construction de cette rue.
       *[open-calls] Tes enchères partent du prix de construction indiqué sur le titre de propriété de ta rue. Si tu gagnes, tu construis aussitôt.
    }
told-shortages-first = **S’il n’y a pas assez de constructions,** la première personne qui en demande les obtient.

## selling

told-selling-half = **Tes constructions** peuvent être revendues à la Banque à tout moment, à la moitié de leur prix de construction.
told-selling-bank = Tu ne peux jamais vendre une construction à un autre joueur.
told-selling-even = **Revends uniformément,** de la même façon que tu as construit.
told-selling-any-order = **Dans n’importe quel ordre :** tu peux revendre sur n’importe quelle rue, même si la répartition n’est plus uniforme. Pour construire, tu commences toujours par la rue qui a le moins de maisons.
told-selling-down = Tu peux aussi remplacer un hôtel par { $hotel_houses } maisons : la Banque te paie la moitié du prix d’une maison. Procède hôtel par hôtel, et revends toujours uniformément.
told-selling-down-any = Tu peux aussi remplacer un hôtel par { $hotel_houses } maisons ou moins.
told-selling-stock = Si tu remplaces des hôtels par des maisons, tu choisis combien de maisons garde chaque rue, tant que la répartition est uniforme et que la Banque en a assez. Si elle n’en a plus, tu dois revendre tous les hôtels du groupe.
told-selling-stock-any = Si tu remplaces des hôtels par des maisons, tu choisis combien de maisons garde chaque rue, tant que la Banque en a assez.
told-selling-dear = Même si tu as payé une maison plus cher aux enchères, tu la revends à la moitié du prix de construction indiqué sur le titre de propriété.
told-selling-deeds = **Une propriété** peut être vendue à un autre joueur, à n’importe quel prix, une fois qu’il n’y a plus de constructions sur son groupe.

## mortgages

told-mortgages-loan = **Hypothéquer.** À tout moment, la Banque peut te prêter la moitié du prix imprimé d’une de tes propriétés.
told-mortgages-owner = La propriété hypothéquée reste à toi, mais elle ne rapporte pas de loyer. Personne d’autre que toi ne peut lever l’hypothèque.
told-mortgages-clear-group = **Les constructions d’abord.** Avant d’hypothéquer une rue, tu dois revendre toutes les constructions de son groupe.
told-mortgages-clear-lot = **Les constructions d’abord.** Avant d’hypothéquer une rue, tu dois revendre ses constructions. Les autres rues du groupe gardent les leurs.
told-mortgages-buildings = Tu ne peux pas hypothéquer une maison ni un hôtel.
told-mortgages-lift = **Lever l’hypothèque** coûte le montant du prêt plus { $interest_percent } %. Il n’y a pas de date limite.
told-mortgages-percent = Les intérêts sont de { $interest_percent } % du prêt, arrondis à l’unité supérieure pour chaque propriété.
told-mortgages-rebuild = Une fois l’hypothèque d’une rue levée, tu peux y reconstruire, au prix normal.
told-mortgages-sold = **Échanger une propriété hypothéquée.** La personne qui la reçoit paie aussitôt à la Banque { $interest_percent } % du prêt pour garder l’hypothèque, ou le prêt plus { $interest_percent } % pour la lever.
told-mortgages-later = Si la personne qui reçoit une propriété hypothéquée garde l’hypothèque et la lève plus tard, elle paie encore une fois les { $interest_percent } %.
told-mortgages-agreed = Si tu reçois des propriétés hypothéquées dans un échange, tu choisis pour chacune de garder l’hypothèque ou de la lever. Tu dois pouvoir payer ce que tu choisis.

## trades

told-trades-what = **Ce qu’on échange.** Tu peux échanger des propriétés, hypothéquées ou non, de l’argent et des cartes Sortie de Prison, au prix convenu avec l’autre joueur.
told-trades-nothing-else = Tu ne peux rien échanger d’autre : ni promesse, ni loyer futur, ni dispense de loyer.
told-trades-lap = **Échanger** n’est possible qu’après { $trading_from_lap ->
        [one] ton premier tour
       *[other] { $trading_from_lap } tours
    } de plateau.
told-trades-built = **Pas de constructions.** Tu ne peux pas échanger une rue tant que son groupe porte une construction. Une construction elle-même ne s’échange jamais.
told-trades-when = Tu peux échanger au tour de n’importe qui, mais pas entre un lancer et la fin du déplacement. Une offre expire à la fin de son délai, ou quand ce qu’elle contient change.
told-trades-price = Un échange peut se faire à n’importe quel prix, si aucun des deux joueurs n’a de dette.
told-trades-auction = { $auction ->
        [sealed-maxima] Tu peux échanger pendant des enchères.
       *[open-calls] Tu ne peux pas échanger pendant des enchères.
    }

## debts

told-debts-raise = **Si tu dois plus d’argent que tu n’en as,** tu dois revendre des constructions et hypothéquer des propriétés jusqu’à pouvoir payer.
told-debts-choose = Tu choisis ce que tu hypothèques ou revends. Si tu ne réponds pas à temps, le bot hypothèque des propriétés, puis revend les constructions les moins chères, mais pas plus qu’il ne faut.
told-debts-trade = Si tu as une dette, un échange n’est permis que s’il la paie aussitôt, ou si tu peux ensuite réunir au moins autant d’argent qu’avant. Les cartes Sortie de Prison et les propriétés hypothéquées ne comptent pas dans ce que tu peux réunir. Tu ne peux rien donner gratuitement.
told-debts-kind = Si ton créancier est d’accord, tu peux payer une partie de ta dette avec une propriété.
told-debts-rescue = **Tu fais faillite** si tu dois plus que ce que tu peux réunir en vendant et en hypothéquant tout. Un échange peut encore te sauver.
told-debts-no-rescue = **Tu fais aussitôt faillite** si tout vendre et tout hypothéquer ne suffit pas pour payer ta dette. Aucun échange ne peut te sauver.
told-debts-player = **Si un joueur te met en faillite,** il reçoit tout ce que tu as : ton argent, tes propriétés, tes cartes et la moitié du prix de tes constructions.
told-debts-player-cash = **Après ta faillite,** ton créancier reçoit ton argent et la moitié du prix de tes constructions. Si tu as plusieurs créanciers, ils se partagent cet argent à parts égales. Tes propriétés retournent à la Banque, sans hypothèque et sans enchères. Tes cartes retournent sous leurs paquets.
told-debts-state = Si tu fais faillite, ton créancier reçoit tes propriétés telles quelles, hypothèques comprises : tu ne peux donc rien hypothéquer pour une dette que tu ne peux pas payer. Les hôtels sont revendus en entier, même si la Banque manque de maisons.
told-debts-interest = **Les propriétés hypothéquées d’un joueur en faillite** coûtent aussitôt { $interest_percent } % du prêt à la personne qui les reçoit. Elle peut alors lever les hypothèques sans autres intérêts, même si elle doit d’abord réunir l’argent. Si elle les lève plus tard, elle paie encore { $interest_percent } %.
told-debts-interest-short = Si tu reçois les propriétés hypothéquées d’une personne en faillite, tu paies les { $interest_percent } % du prêt après avoir reçu son argent. Si ça ne suffit pas, c’est une dette comme une autre.
told-debts-bank = **Si la Banque te met en faillite,** elle prend tout ce que tu as et met aussitôt tes propriétés aux enchères. Elle récupère aussi tes constructions.
told-debts-bank-kept = **Si la Banque te met en faillite,** elle prend tout ce que tu as, et tes propriétés sont de nouveau libres.
told-debts-bank-cleared = Si la Banque te met en faillite, tes propriétés sont vendues aux enchères une par une dans l’ordre du plateau, sans hypothèque. S’il ne reste qu’une personne en jeu, il n’y a pas d’enchères.
told-debts-passes = Si la Banque te met en faillite, tes cartes Sortie de Prison { $estate_passes ->
        [passes-auctioned] partent aux enchères après les propriétés. Si tu as plusieurs créanciers, elles retournent sous leurs paquets.
       *[under-deck] retournent sous leurs paquets.
    }
told-debts-several = Si tu fais faillite avec plusieurs créanciers, tout ce que tu as est vendu, et ils se partagent l’argent à parts égales. Les propriétés hypothéquées gardent leur hypothèque.
told-debts-several-kept = Si tu fais faillite avec plusieurs créanciers, ils se partagent ton argent à parts égales.
told-debts-order = Si plusieurs personnes font faillite, on règle les faillites dans l’ordre des tours, à partir de la personne dont c’est le tour. Ce qu’on devait à une personne en faillite est annulé.
told-debts-out = **Fini pour toi.** Si tu fais faillite, tu quittes aussitôt la partie, même s’il te restait un lancer.
told-debts-resign = Si tu abandonnes, tu fais faillite au profit de ton créancier, ou de la Banque si tu n’as pas de dette. Tu ne peux rien donner avant.

## loans

told-loans-bank = **Seule la Banque prête de l’argent,** et seulement contre une hypothèque.
told-loans-players = **Les joueurs ne se prêtent rien,** ni argent ni propriété.
told-loans-promises = Un échange ne peut contenir ni promesse pour plus tard ni condition.

## the end

told-ending-last = **La dernière personne en jeu gagne,** peu importe combien d’argent il lui reste.
told-ending-last-nothing = La dernière faillite met aussitôt fin à la partie. Plus rien ne part aux enchères.
told-ending-first = **La première faillite met fin à la partie.** La personne la plus riche parmi les autres gagne.
told-ending-settled = On règle d’abord la faillite qui met fin à la partie, avec ses intérêts et ses enchères. Si quelqu’un abandonne sans dette, la partie continue tant qu’il reste au moins deux personnes.
told-ending-hour = **À l’heure de fin** choisie avant le début, la partie s’arrête.
told-ending-move = Si les dés sont déjà lancés à l’heure de fin, on joue encore ce lancer jusqu’au bout, avec les enchères, la carte, le loyer ou la dette qu’il entraîne. On ne relance plus après un double.
told-ending-round = À l’heure de fin, on finit le tour de table en cours, pour que chacun ait eu le même nombre de tours.
told-ending-no-trade = Après l’heure de fin, on ne peut plus échanger ni construire.
told-ending-worth = **Compter la fortune.** On compte le liquide, les propriétés au prix imprimé (la moitié si elles sont hypothéquées), les maisons à leur coût et un hôtel comme { $hotel_level } maisons.
told-ending-richest = **La personne la plus riche gagne.**
told-ending-alone = S’il ne reste qu’une personne en jeu, elle gagne aussitôt, même si une heure de fin était prévue.
told-ending-tie = { $tie ->
        [most-cash] { house-rule-cash-breaks-ties-told }
       *[shared-win] À fortune égale, la victoire est partagée.
    }
told-timed-normal = **Avant l’heure de fin,** on joue comme dans toute autre partie.

## clocks

told-clocks-silence = Tu ne perds jamais ta place parce que tu ne réponds pas. Quand ton délai expire, le bot fait un choix prudent pour toi, et tu peux revenir à tout moment.
told-clocks-waiting = **Temps d’attente :** la partie attend chaque joueur { $waiting } en tout. Le premier quart de chaque délai ne compte pas, et un joueur qui décide encore plus vite regagne du temps. Quand un joueur a tout utilisé, il ne lui reste qu’un quart de chaque délai, et les autres peuvent voter pour ne plus attendre.
told-clocks-throw = **Lancer les dés, finir ton tour :** { $time_throw }. Passé ce délai, le bot le fait pour toi.
told-clocks-jail = **Choisir comment sortir de prison :** { $time_jail }. Passé ce délai, tu lances les dés.
told-clocks-buy = **Acheter ou non :** { $time_buy }. Passé ce délai, tu n’achètes pas.
told-clocks-tax = **Impôt sur le revenu :** { $time_tax }. Passé ce délai, tu paies le montant fixe, ou le pourcentage si ton argent ne suffit pas.
told-clocks-auction = **Enchérir :** { $time_auction }. Passé ce délai, tu passes.
told-clocks-outbid = À chacune de tes enchères sur une même propriété, la part du délai qui n’entame pas ton temps d’attente (d’abord un quart) est réduite de moitié.
told-clocks-debt = **Réunir de l’argent :** { $time_debt }. Passé ce délai, le bot hypothèque des propriétés, puis revend les constructions les moins chères, mais pas plus qu’il ne faut.
told-clocks-rescue = **Échange pour éviter la faillite :** { $time_rescue }. Passé ce délai, tu fais faillite.
told-clocks-lift = **Lever ou garder les hypothèques reçues :** { $time_lift }. Passé ce délai, tu les gardes.
told-clocks-trade = **Répondre à un échange :** { $time_trade }. Passé ce délai, l’offre expire.
told-clocks-claim = { $time_claim ->
        [none] { "" }
       *[other] **Demander des constructions en cas de pénurie :** { $time_claim }. Passé ce délai, tu n’en demandes pas.
    }
told-clocks-hold = { $time_hold ->
        [none] { "" }
       *[other] **Retenir les dés** (sous **{ button-more }**, quand quelqu’un d’autre va lancer) : { $time_hold }. Passé ce délai, la partie continue.
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
