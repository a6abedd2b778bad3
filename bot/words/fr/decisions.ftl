# What the table waits for: decision-<kind>.

decision-none = La partie est finie.
decision-to-throw = { $who } : lance les dés
decision-to-throw-again = { $who } : tu as fait un double, relance les dés
decision-beat-end = { $who } peut encore échanger ou gérer ses propriétés, puis le tour se termine
decision-beat = Le bot lance les dés pour { $who }
decision-beat-now = Le bot lance maintenant les dés pour { $who }
decision-in-jail = { $who }, tu es en prison : comment veux-tu sortir ?
decision-fine-or-pass = { $who }, pas de double : veux-tu payer { $price } $ ou jouer une carte Sortie de Prison ?
decision-held = { $who } demande à { $mover } d’attendre un instant avant de lancer
decision-to-end = { $who } : { $can ->
        [build-trade] tu peux construire, échanger ou finir ton tour
        [build] tu peux construire ou finir ton tour
        [trade] tu peux échanger ou finir ton tour
       *[end] finis ton tour
    }
decision-buy-or-decline = { $who } : acheter { $space } pour { $price } $, ou { $declined ->
        [left-with-bank] laisser cette propriété à la Banque
       *[auctioned] laisser cette propriété partir aux enchères
    } ?
decision-choose-tax = { $who } : impôt sur le revenu. Payer { $flat } $ ou { $percent } % de toute ta fortune ?
decision-auction = Aux enchères : { $space }. { $leader } mène avec { $price } $. { $who } : enchérir ou passer ?
decision-auction-open = Aux enchères : { $space }. { $who } : enchérir ou passer ?
decision-sealed-auction = Enchères secrètes : { $lots }. On attend encore { $who }
decision-owing = { $who } : tu dois réunir { $amount } $ pour payer { $to } ({ $topic })
decision-rescue = { $who } : tu ne peux pas réunir { $amount } $ pour payer { $to } ({ $topic }){ $rescue ->
        [trade] {". Seul un échange peut te sauver"}
       *[none] {""}
    }
decision-shortage-claim =
    { $count ->
        [1] { $who } : la Banque manque de constructions. Veux-tu en demander, ou les laisser aux autres ?
       *[other] { $who } : la Banque manque de constructions. Voulez-vous en demander, ou les laisser aux autres ?
    }
decision-shortage-again =
    { $count ->
        [1] { $who } : les joueurs demandent plus de constructions que la Banque n’en a. Combien paierais-tu au maximum pour chacune ?
       *[other] { $who } : les joueurs demandent plus de constructions que la Banque n’en a. Combien paieriez-vous au maximum pour chacune ?
    }
decision-shortage-auction = Aux enchères : { $what }. { $leader } mène avec { $price } $ (pour { $lot }). { $who } : enchérir ou passer ?
decision-shortage-auction-open = Aux enchères : { $what }. { $who } : enchérir ou passer ?
shortage-claim = { $who } veut construire : { $what }
shortage-none =
    { $count ->
        [1] { $who } ne demande rien
       *[other] { $who } ne demandent rien
    }
decision-lift-or-hold =
    { $cash ->
        [short] { $who } : lever maintenant l’hypothèque sur { $spaces } ({ $price } $ en tout ; tu peux d’abord vendre ou hypothéquer autre chose), ou la garder ?
       *[enough] { $who } : lever maintenant l’hypothèque sur { $spaces }, ou la garder ?
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
asked-raise-mine = Tu peux réunir le reste : **{ $button }** montre ce qu’il faut d’abord vendre ou hypothéquer.
