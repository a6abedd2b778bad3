# The panel in which players build, sell and mortgage.

effect-build = { $what } · { $price } $
effect-sell = { $what } · +{ $price } $
effect-mortgage = Hypothéquer { $lot } · +{ $price } $
effect-unmortgage = Lever l’hypothèque sur { $lot } · { $price } $
effect-lot =
    { $count ->
        [1] construire 1 maison sur { $lots }
       *[other] construire jusqu’à { $level } sur { $lots }
    }
effect-lots =
    { $count ->
        [1] construire 1 maison par rue sur { $lots }
       *[other] construire jusqu’à { $level } par rue sur { $lots }
    }
effect-sold =
    { $count ->
        [0] tout revendre sur { $lots }
       *[other] garder { $level } sur { $lots }
    }
effect-sold-each =
    { $count ->
        [0] tout revendre sur { $lots }
       *[other] garder { $level } par rue sur { $lots }
    }
level-houses =
    { $count ->
        [0] aucune maison
        [1] 1 maison
       *[other] { $count } maisons
    }
row-dark-purple = Violet
row-brown = Marron
row-light-blue = Bleu clair
row-pink = Rose
row-orange = Orange
row-red = Rouge
row-yellow = Jaune
row-green = Vert
row-dark-blue = Bleu foncé
manage-title = Tes propriétés
manage-cash = Argent : **{ $cash } $**
manage-stock = Réserve de la Banque : { $houses ->
        [0] aucune maison
        [one] { $houses } maison
       *[other] { $houses } maisons
    } et { $hotels ->
        [0] aucun hôtel
        [one] { $hotels } hôtel
       *[other] { $hotels } hôtels
    }.
manage-debt =
    { $missing ->
        [0] Tu dois { $price } $ et tu as cet argent : la dette sera payée automatiquement, et tu n’as rien à faire.
       *[other] Tu dois { $price } $ : **il manque encore { $missing } $**. La dette est payée automatiquement dès que ton argent suffit.
    }
manage-beyond-means = Tu dois { $price } $. Même en vendant et en hypothéquant tout, tu n’aurais que { $able } $. Tu ne peux donc rien hypothéquer pour cette dette{ $rescue ->
        [trade] . Seul un échange peut te sauver (avec { $helpers }). Si tu as des constructions, tu peux les revendre pour pouvoir échanger les rues où elles sont
       *[none] , et aucun échange ne peut te sauver. Il ne reste que « { debt-bankrupt } » dans la partie
    }.
manage-debt-paid = Ta dette de { $price } $ est payée.
manage-share = ({ $held } sur { $of })
manage-lacks = { $lot } : { $who }
manage-lacks-unowned = { $lot } : libre
manage-lot-mortgaged = { $lot }, hypothéquée
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = { $lots } : pour construire ici, lève d’abord l’hypothèque sur { $what }.
manage-no-build-turn = { $lots } : tu ne peux construire qu’à ton propre tour.
manage-no-build-limit = { $lots } : tu as déjà acheté toutes les constructions permises pendant ce tour.
manage-no-build-shortage = { $lots } : tu ne peux pas construire tant que la pénurie de constructions n’est pas réglée.
manage-no-build-closing = { $lots } : tu ne peux plus construire, car la partie se termine.
manage-no-build-cash = { $lots } : construire ici coûte { $price } $, et tu n’as pas assez d’argent.
manage-no-build-stock = { $lots } : tu ne peux pas construire, car la Banque n’a plus de constructions ou ton argent est bloqué par une enchère.
manage-over = La partie est finie. On ne peut plus rien acheter, vendre ni échanger.
manage-no-deeds = Tu n’as encore aucune propriété à gérer.
manage-given-up = Tu as abandonné. Tes propriétés changeront de mains quand les autres dettes seront réglées.
manage-nothing-to-raise = Tu n’as rien à vendre ni à hypothéquer pour l’instant.
manage-locked = Un pion est en train d’avancer : rien ne peut changer pour l’instant. Réessaie dans un instant.
manage-nothing = Pour l’instant, tu ne peux rien construire, vendre ni hypothéquer, et tu n’as pas d’hypothèque à lever.
manage-stale = Rien n’a été fait : tes propriétés ont changé depuis l’affichage de ces boutons. Ils sont maintenant à jour.
manage-choose-build = Construire d’une autre façon…
manage-choose-sell = Revendre d’une autre façon…
manage-choose-clear = Lever les hypothèques reçues, sans autres intérêts…
manage-noted-shortage = ⏳ En attente · { $what }. Ce sera fait une fois la pénurie de constructions réglée, si c’est encore possible.
manage-claimed = ⏳ Demandé · { $what }. La Banque n’a peut-être pas assez de constructions pour tout le monde : le bot demande d’abord aux autres s’ils en veulent. Regarde le message de la partie.
manage-done-build =
    { $kind ->
        [new] ✅ Tu as construit { $what } pour { $price } $.
       *[total] ✅ Tu as construit pour { $price } $ : maintenant { $what }.
    }
manage-done-sell = ✅ Tu as revendu des constructions pour { $price } $ : { $what }.
manage-done-mortgage = ✅ Tu as hypothéqué { $what } pour { $price } $.
manage-done-lift =
    { $count ->
        [1] ✅ Tu as levé l’hypothèque sur { $what } pour { $price } $.
       *[other] ✅ Tu as levé les hypothèques sur { $what } pour { $price } $.
    }
manage-noted-locked = ⏳ En attente · { $what }. Ce sera fait dès que le déplacement en cours sera fini.
manage-noted-turn = ⏳ En attente · { $what }. Ce sera fait au début de ton tour, avant ton lancer.
manage-early-locked = ⏳ Un pion est en train d’avancer. Ce que tu choisis maintenant est mis en attente, puis fait dès que les règles le permettent.
manage-early-shortage = ⏳ Il reste peu de constructions à la Banque, et les joueurs décident qui aura les dernières. Ce que tu choisis maintenant est mis en attente, et sera fait après leur décision.
manage-early-turn = ⏳ Tu ne peux construire qu’à ton propre tour. Ce que tu choisis de construire maintenant est mis en attente, puis construit au début de ton tour.
manage-intents = **En attente**
manage-intent = ⏳ { $what }
manage-show-intents =
    { $count ->
        [one] { $count } action en attente…
       *[other] { $count } actions en attente…
    }
manage-dropped = Annulé · { $what }
manage-tab-build = Construire
manage-tab-sell = Revendre des constructions
manage-tab-mortgage = { orders-topic-mortgage }
manage-rents = Loyer { $now } → { $then }
manage-open-build = Construire · { $price } $ la maison…
manage-open-sell = Revendre · +{ $price } $ par maison…
manage-price-build = une maison coûte { $price } $
manage-price-sell = une maison se revend { $price } $
manage-press-plus-lot =
    { $count ->
        [1] +1 maison · { $price } $
       *[other] +{ $count } maisons · { $price } $
    }
manage-press-plus-each =
    { $count ->
        [1] +1 maison par rue · { $price } $
       *[other] +{ $count } maisons par rue · { $price } $
    }
manage-press-up-to =
    { $count ->
        [1] 1 maison par rue · { $price } $
       *[other] { $count } maisons par rue · { $price } $
    }
manage-press-hotel-lot = Hôtel · { $price } $
manage-press-hotel-each = Un hôtel par rue · { $price } $
manage-press-down-lot =
    { $count ->
        [0] Tout revendre · +{ $price } $
        [1] Garder 1 maison · +{ $price } $
       *[other] Garder { $count } maisons · +{ $price } $
    }
manage-press-down-each =
    { $count ->
        [0] Tout revendre · +{ $price } $
        [1] Garder 1 maison par rue · +{ $price } $
       *[other] Garder { $count } maisons par rue · +{ $price } $
    }
manage-loses = -# Loyer perdu : { $rent } · lever l’hypothèque : { $price } $
manage-press-mortgage = Hypothéquer · +{ $price } $
manage-press-lift = Lever l’hypothèque · { $price } $
manage-press-drop = Annuler
manage-press-trade = { button-trade }…
manage-no-build = Tu ne peux rien construire pour l’instant. Pour construire, il te faut toutes les rues d’une couleur.
manage-no-build-now = Tu ne peux rien construire pour l’instant.
manage-no-build-built = Tout est construit : il y a un hôtel sur chaque rue de tes groupes complets.
manage-no-sell = Tu ne peux revendre aucune construction pour l’instant.
manage-no-mortgage = Tu ne peux ni hypothéquer ni lever d’hypothèque pour l’instant. Avant d’hypothéquer une rue, revends toutes les constructions de son groupe de couleur.

## Mortgages on properties just received

received-title = Lever les hypothèques reçues
received-about = Choisis les hypothèques que tu lèves maintenant, sans intérêts. Plus tard, tu paieras aussi des intérêts.
received-at-the-end =
    À ce stade, seule la fortune compte. Lever toutes les hypothèques coûte { $price } $ et ajoute { $worth } $ : { $tie ->
        [cash] mieux vaut garder l’argent, qui départage les ex æquo.
       *[shared] cela ne change rien.
    }
received-choose = Quelles hypothèques lever ?
received-loan = { $loan } $ maintenant
received-cash =
    { $missing ->
        [0] Argent : **{ $before } $** maintenant · **{ $after } $** ensuite
       *[other] Argent : **{ $before } $**, il manque { $missing } $
    }
received-confirm =
    { $count ->
        [0] Garder toutes les hypothèques
       [one] Lever { $count } hypothèque · { $price } $
       *[other] Lever { $count } hypothèques · { $price } $
    }
received-done =
    { $count ->
        [0] Tu as gardé toutes les hypothèques.
       *[other] Tu as levé ces hypothèques : { $what }.
    }
received-of-another = C’est à { $who } de décider de ces hypothèques.

command-name-manage = gérer
command-manage = Construire, vendre, hypothéquer et lever des hypothèques
