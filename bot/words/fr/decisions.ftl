# What a game asks of its players: one message for each kind of decision. Everyone reads its sentence,
# and its player alone reads .mine. In the middle of the board’s picture, .board has little room: a soft
# hyphen, written {"\u00AD"}, says where a word may be broken. When somebody meets the decision for the
# first time, .hint explains it to everyone. Each .button-… is the label of an answer.

decision-to-throw = { $doubles ->
        [0] { $who } : lance les dés
       *[other] { $who } : tu as fait un double, relance les dés
    }
    .mine = { $doubles ->
            [0] Lance les dés.
           *[other] Tu as fait un double : relance les dés.
        }
    .board = { $doubles ->
            [0] Lance les dés
           *[other] Double : relance les dés
        }
    .hint = Lance les dés pour avancer. Si tu fais un double, tu relances, mais un troisième de suite t’envoie en prison.
    .button-throw = Lancer les dés

decision-in-jail = { $who }, tu es en prison : comment veux-tu sortir ?
    .mine = Tu es en prison. Comment veux-tu sortir ?
    .board = Comment sortir de prison ?
    .hint = { $jail_cards ->
            [0] Pour sortir de prison, fais un double ou paie { $fine } $.
           *[other] Pour sortir de prison, fais un double, paie { $fine } $ ou joue une carte Sortie de Prison.
        } { $turns ->
            [one] Tu n’as qu’un essai ; s’il est raté,
           *[other] Tu as { $turns } essais ; si le dernier est raté,
        } tu paies l’amende et tu avances.
    .button-throw = Tenter le double
    .button-fine = Payer { $fine } $ pour sortir
    .button-use = { $deck ->
            [chance] Jouer Sortie de Prison (Chance)
            [community_chest] Jouer Sortie de Prison (Caisse)
           *[other] Jouer Sortie de Prison ({ $deck })
        }

decision-fine-or-pass = { $who }, pas de double : veux-tu payer { $fine } $ ou jouer une carte Sortie de Prison ?
    .mine = Tu n’as pas fait de double. Veux-tu payer { $fine } $ ou jouer une carte Sortie de Prison ?
    .board = Payer { $fine } $ ou jouer la carte ?
    .hint = C’était ton dernier essai en prison. Paie l’amende ou joue une carte Sortie de Prison : dans les deux cas, tu avances du total de tes dés.
    .button-fine = Payer { $fine } $ et avancer
    .button-use = { decision-in-jail.button-use }

decision-held = { $who } : construis, hypothèque ou échange, puis laisse { $mover } lancer les dés
    .mine = Tu as demandé à { $mover } d’attendre. Dès que tu as fini, laisse cette personne lancer les dés.
    .board = { $player } retient les dés
    .hint = Dans cette partie, tout le monde peut retenir un instant les dés de quelqu’un d’autre pour agir avant.
    .button-go-on = Laisser { $mover } lancer

decision-to-end = { $who } : { $can ->
        [build-trade] tu peux construire, échanger ou finir ton tour
        [build] tu peux construire ou finir ton tour
        [trade] tu peux échanger ou finir ton tour
       *[end] finis ton tour
    }
    .mine = { $can ->
            [build-trade] Construis, échange ou finis ton tour.
            [build] Construis ou finis ton tour.
            [trade] Échange ou finis ton tour.
           *[end] Finis ton tour.
        }
    .board = Finir le tour ?
    .button-end = Finir le tour

decision-buy-or-decline = { $who } : acheter { $deed } pour { $price } $, ou { $declined ->
        [left-with-bank] laisser cette propriété à la Banque
       *[auctioned] laisser cette propriété partir aux enchères
    } ?
    .mine = Acheter { $deed } pour { $price } $, ou { $declined ->
            [left-with-bank] laisser cette propriété à la Banque ?
           *[auctioned] laisser cette propriété partir aux enchères ?
        }{ $short ->
            [for-now] {" "}Il te manque { $missing } $ : réunis cette somme avec le bouton « { button-manage } ».
            [for-good] {" "}Il te manque { $missing } $, et tu ne peux pas en réunir autant.
           *[no] {""}
        }
    .board = Acheter { $space } ({ $price } $) ?
    .hint = Si tu achètes la propriété, les joueurs qui s’arrêtent ici te paient un loyer. Sinon, elle { $declined ->
            [left-with-bank] reste à la Banque.
           *[auctioned] part aux enchères.
        }
    .button-buy = Acheter { $space } · { $price } $
    .button-decline = { $declined ->
            [left-with-bank] Laisser à la Banque
           *[auctioned] Ne pas acheter { $space }
        }

decision-choose-tax = { $who } : { $tax }. Payer { $flat } $ ou { $percent } % de toute ta fortune ?
    .mine = { CAPITALIZED($tax) } : payer { $flat } $, ou { $percent } % de toute ta fortune ?
    .board = Payer { $flat } $ ou { $percent } % ?
    .hint = Ta fortune : ton argent, le prix imprimé des propriétés (même hypothéquées) et celui des constructions.
    .button-flat = Payer { $flat } $
    .button-tenth = Payer { $percent } % de ta fortune

decision-auction = { $leads ->
        [nobody] { $who } : enchérir sur { $lot } ou passer ?
       *[other] { $lot } : { $leader } mène avec { $price } $. { $who } : enchérir ou passer ?
    }
    .mine = { $leads ->
            [nobody] Aux enchères : { $lot }. Veux-tu faire la première enchère ou passer ?
           *[other] Aux enchères : { $lot }. { $leads ->
                [me] Tu mènes avec { $price } $.
               *[other] { $leader_name } mène avec { $price } $. Veux-tu surenchérir ou passer ?
            }
        }
    .board = Enchères : { $lot_on_board }
    .hint = Avec un maximum secret, le bot enchérit pour toi, jamais plus que nécessaire.

decision-sealed-auction = Enchères secrètes : { $lots }. On attend encore { $who }
    .mine = Enchères secrètes : { $lots }. Fixe ton maximum ou passe.
    .board = { decision-auction.board }
    .hint = Tu ne réponds qu’une fois. Personne d’autre ne voit ton maximum.

decision-owing = { $rescue ->
        [needless] { $who } : tu dois { $amount } $ à { $to } ({ $topic })
       *[other] { $who } : tu ne peux pas réunir { $amount } $ pour payer { $to } ({ $topic }){ $rescue ->
            [trade] . Seul un échange peut te sauver (avec { $helpers }) : appuie sur « { button-trade } »
           *[none] , et aucun échange ne peut te sauver : il ne reste que « { debt-give-up } »
        }
    }
    .mine = { $rescue ->
            [needless] Tu dois { $amount } $ à { $to } ({ $topic }), et il te manque { $missing } $. Vends, hypothèque ou échange pour réunir cette somme.
           *[other] Tu ne peux pas réunir les { $amount } $ que tu dois à { $to } ({ $topic }).{ $rescue ->
                [trade] { " " }Seul un échange peut encore te sauver (avec { $helpers }) : appuie sur « { button-trade } » dans la partie.
               *[none] { " " }Aucun échange ne peut te sauver non plus : il ne reste que « { debt-give-up } » dans la partie.
            }
        }
    .board = { $count ->
            [1] { $player } doit { $amount } $
           *[other] { $count } joueurs doivent de l’argent
        }

decision-lift-or-hold = { $cash ->
        [bankruptcy] { $bankrupt } est en faillite. Avant la fin de la partie, { $who } : lever les hypothèques reçues ({ $spaces }), ou tout laisser tel quel ?
        [hour] Avant la fin de la partie, { $who } : lever les hypothèques reçues ({ $spaces }), ou tout laisser tel quel ?
        [short] { $who } : lever maintenant { $count ->
                [1] l’hypothèque
               *[other] les hypothèques
            } sur { $spaces } ({ $price } $ en tout ; tu peux d’abord vendre ou hypothéquer autre chose), ou tout laisser tel quel ?
       *[enough] { $who } : lever maintenant { $count ->
                [1] l’hypothèque
               *[other] les hypothèques
            } sur { $spaces }, ou tout laisser tel quel ?
    }
    .mine = Veux-tu lever { $count ->
                [1] l’hypothèque
               *[other] les hypothèques
            } sur { $spaces } pour { $price } $, ou tout laisser tel quel ?
    .board = { $player } : lever l’hypothèque ?
    .hint = Une propriété hypothéquée ne rapporte pas de loyer. Si tu lèves l’hypothèque maintenant, tu évites de payer des intérêts une deuxième fois. Tu peux aussi garder l’hypothèque.

decision-shortage-claim = { $again ->
        [yes] { $count ->
            [1] { $who } : les joueurs demandent plus de constructions que la Banque n’en a. Combien paierais-tu au maximum pour chacune ?
           *[other] { $who } : les joueurs demandent plus de constructions que la Banque n’en a. Combien paieriez-vous au maximum pour chacune ?
        }
       *[no] { $count ->
            [1] { $who } : tu construis aussi ?
           *[other] { $who } : vous construisez aussi ?
        }
    }
    .mine = { $again ->
            [yes] Les joueurs demandent plus de constructions que la Banque n’en a. Combien paierais-tu au maximum pour chacune ?
           *[no] La Banque n’a peut-être pas assez de constructions pour tous. En veux-tu ?
        }
    .board = Pénurie de constructions
    .hint = S’il y a trop de demandes, les constructions partent aux enchères.

decision-shortage-auction = { $leads ->
        [nobody] Aux enchères : { $lot }. { $who } : enchérir ou passer ?
       *[other] Aux enchères : { $lot }. { $leader } mène avec { $price } $ (pour { $space }). { $who } : enchérir ou passer ?
    }
    .mine = { decision-auction.mine }
    .board = { decision-shortage-claim.board }
    .hint = La Banque vend ses dernières constructions aux enchères, une par une. La personne qui gagne construit aussitôt.

## Beside the question

decision-none = La partie est finie.
decision-automatic-end = { $who } peut encore échanger ou gérer ses propriétés, puis le tour se termine
decision-automatic-roll = { $doubles ->
        [0] Le bot lance les dés pour { $who }
       *[other] Double : le bot relance les dés pour { $who }
    }
decision-automatic-roll-now = { $doubles ->
        [0] Le bot lance maintenant les dés pour { $who }
       *[other] Double : le bot relance maintenant les dés pour { $who }
    }
decision-automatic-held = { $what ->
        [end] Le tour se termine pour { $who } dès que le vote sur l’annulation est fini
       *[throw] Le bot lance les dés pour { $who } dès que le vote sur l’annulation est fini
    }
shortage-claim = { $who } veut { $what }
shortage-none =
    { $count ->
        [1] { $who } ne demande rien
       *[other] { $who } ne demandent rien
    }
awaiting-until = { $what } · ⏳ <t:{ $at }:R>
awaiting-quiet = -# 🌙 Les heures calmes allongent ce délai.
awaiting-automatic = { $what } <t:{ $at }:R>
# Under the question at the table: the cash of the player who is asked, and until when
asked-cash = { $missing ->
        [0] Argent : **{ $cash } $**
       *[other] Argent : **{ $cash } $** · **il manque { $missing } $**
    }
asked-until = { $cash } · ⏳ <t:{ $at }:R>
asked-until-alone = ⏳ <t:{ $at }:R>
asked-raise = { $who } peut réunir le reste : **{ $button }** montre ce qu’il faut d’abord vendre ou hypothéquer.
asked-raise-mine = Tu peux réunir le reste : **{ $button }** montre ce qu’il faut d’abord vendre ou hypothéquer.
