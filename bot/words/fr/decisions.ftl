# What the table waits for: decision-<kind>.

decision-none = La partie est finie.
decision-to-throw = { $who } : lance les dés
decision-to-throw-again = { $who } : un double ! Relance les dés
decision-beat-end = { $who } peut encore construire, puis le tour se termine
decision-beat = Le bot lance les dés pour { $who }
decision-in-jail = { $who }, en prison : comment sortir ?
decision-fine-or-pass = { $who }, pas de double : payer les { $price } $ ou jouer une carte Sortie de Prison ?
decision-held = { $who } fait patienter { $mover } un instant
decision-to-end = { $who } : construire, échanger ou finir le tour
decision-to-end-without-group = { $who } : échanger ou finir le tour
decision-buy-or-decline = { $who } : acheter { $space } pour { $price } $, ou { $declined ->
        [left-with-bank] laisser à la Banque
       *[auctioned] laisser partir aux enchères
    } ?
decision-choose-tax = { $who } : impôt sur le revenu, { $flat } $ ou { $percent } % de toute ta fortune ?
decision-auction = Aux enchères : { $space }. { $leader } mène avec { $price } $. { $who } : enchérir ou passer ?
decision-auction-open = Aux enchères : { $space }. { $who } : enchérir ou passer ?
decision-sealed-auction = Enchères secrètes : { $lots }. On attend encore { $who }
decision-owing = { $who } : réunir { $amount } $ pour { $to } ({ $topic })
decision-rescue = { $who } : impossible de réunir { $amount } $ pour { $to } ({ $topic }). Seul un échange peut encore aider
decision-shortage-claim =
    { $count ->
        [1] { $who } : les constructions manquent. Tu en demandes, ou tu les laisses aux autres ?
       *[other] { $who } : les constructions manquent. Vous en demandez, ou vous les laissez aux autres ?
    }
decision-shortage-again =
    { $count ->
        [1] { $who } : la Banque n’en a pas assez pour toutes les demandes. Combien vaut pour toi chaque construction, au maximum ?
       *[other] { $who } : la Banque n’en a pas assez pour toutes les demandes. Combien vaut pour vous chaque construction, au maximum ?
    }
decision-shortage-auction = Aux enchères : { $what }. { $leader } mène avec { $price } $ ({ $lot }). { $who } : enchérir ou passer ?
decision-shortage-auction-open = Aux enchères : { $what }. { $who } : enchérir ou passer ?
shortage-claim = { $who } demande : { $what }
shortage-none =
    { $count ->
        [1] { $who } ne demande rien
       *[other] { $who } ne demandent rien
    }
decision-lift-or-hold =
    { $cash ->
        [short] { $who } : lever tout de suite l’hypothèque sur { $spaces } ({ $price } $ en tout ; tu peux d’abord vendre ou hypothéquer), ou la garder
       *[enough] { $who } : lever tout de suite l’hypothèque sur { $spaces }, ou la garder
    }
awaiting-until = { $what } · le délai expire <t:{ $at }:R>
awaiting-beat = { $what } <t:{ $at }:R>
# Under the question at the table: the cash of the player who is asked, and until when
asked-cash = { $missing ->
        [0] Argent : **{ $cash } $**
       *[other] Argent : **{ $cash } $** · **il manque { $missing } $**
    }
asked-until = { $cash } · le délai expire <t:{ $at }:R>
asked-raise = { $who } peut réunir le reste : **{ $button }** montre ce qu’il faut d’abord vendre ou hypothéquer.
