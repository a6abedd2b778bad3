# Trades: the panel, the offers and what became of them.

trade-title = Échange avec { $who }
offer-card = 🤝 { $who } a fait une offre à { $whom }.
offer-card-over = 🤝 L’offre faite par { $who } à { $whom } est close.
offer-card-look = Voir l’offre
trade-gives = **{ $who } donne**
trade-public-offer = { $who } propose un échange à { $whom }
trade-public-counter = { $who } fait une contre-offre à { $whom }
trade-public-made = Échange conclu entre { $who } et { $whom }
trade-public-declined = { $whom } a refusé l’offre faite par { $who }
trade-public-withdrawn = { $who } a retiré son offre à { $whom }
trade-public-countered = { $whom } a répondu à { $who } par une contre-offre
trade-public-gone = L’offre d’échange entre { $who } et { $whom } n’est plus valable : ce qu’elle contient a changé
trade-public-left = L’offre d’échange entre { $who } et { $whom } n’est plus valable : quelqu’un a quitté la partie
trade-public-expired = L’offre d’échange entre { $who } et { $whom } a expiré
trade-public-over = La partie a pris fin : l’offre d’échange entre { $who } et { $whom } est annulée
trade-you-give = **Tu donnes**
trade-you-get = **Tu reçois**
trade-you-gave = **Tu as donné**
trade-you-got = **Tu as reçu**
trade-you-would-give = **Tu aurais donné**
trade-you-would-get = **Tu aurais reçu**
trade-gave = **{ $who } a donné**
trade-deed = { $deed } (prix imprimé : { $price } $)
trade-deed-mortgaged = { $deed } (hypothéquée pour { $mortgage } $)
trade-cash = 💵 { $amount } $
trade-debt-settled = 🤝 Dette réglée
pass-in-sentence = la carte { $card }
pass-name =
    { $deck ->
        [chance] Sortie de Prison (Chance)
        [community_chest] Sortie de Prison (Caisse)
       *[other] Sortie de Prison ({ $deck })
    }
trade-group = { $group } après l’échange : toi { $mine } sur { $size }, { $who } { $theirs }
trade-due-hold = { $deed } est hypothéquée : tu paies { $interest } $ d’intérêts ({ $percent } %) pour garder l’hypothèque.
trade-due-lift = { $deed } est hypothéquée : tu lèves l’hypothèque pour { $unmortgage } $, intérêts de { $percent } % compris.
trade-due-their-hold = { $deed } est hypothéquée : { $who } paie { $interest } $ d’intérêts ({ $percent } %) pour garder l’hypothèque, ou { $unmortgage } $ pour la lever.
trade-due-their-lift = { $deed } est hypothéquée : { $who } lève l’hypothèque pour { $unmortgage } $, intérêts de { $percent } % compris.
trade-settles-mine = 🤝 Cet échange règle ta dette de { $amount } $ envers { $who }.
trade-settles-theirs = 🤝 Cet échange règle les { $amount } $ que { $who } te doit.
trade-cash-mine =
    { $due ->
        [0] Ton argent : { $before } $ → **{ $after }**
       *[other] Ton argent : { $before } $ → **{ $after }**, une fois payés { $due } $ à la Banque pour les hypothèques
    }
trade-cash-theirs =
    { $due ->
        [0] Argent ({ $who }) : { $before } $ → **{ $after }**
       *[other] Argent ({ $who }) : { $before } $ → **{ $after }**, une fois payés { $due } $ à la Banque pour les hypothèques
    }
trade-short-mine = Ton argent : { $before } $, pas assez pour cet échange en ce moment
trade-short-theirs = Argent ({ $who }) : { $before } $, pas assez pour cet échange en ce moment
trade-answers = Si tu l’envoies, l’offre faite par { $who } sera close
trade-bound-mine = { $groups } : pour les échanger, vends d’abord tes constructions
trade-bound-theirs = { $groups } : pour les échanger, { $who } devrait d’abord vendre les constructions
trade-choose-give = Tu donnes : choisis des propriétés
trade-choose-take = { $who } te donne : choisis des propriétés
trade-choose-more =
    { $kinds ->
        [cards] Choisis des cartes Sortie de Prison
        [mortgages] Choisis les hypothèques à lever
        [debt] Régler la dette par cet échange ?
       *[several] Cartes Sortie de Prison, hypothèques, dettes
    }
trade-choose-lift = Quelles hypothèques veux-tu lever maintenant ?
trade-option = valeur d’hypothèque { $mortgage } $ · le propriétaire en a { $count } sur { $size } dans ce groupe
trade-option-mortgaged = hypothéquée pour { $mortgage } $ · { $interest } $ à payer · le propriétaire en a { $count } sur { $size } dans ce groupe
trade-more-give-pass = Tu donnes : { $card }
trade-more-take-pass = Tu reçois : { $card }
trade-more-lift = Recevoir { $lot } et lever l’hypothèque
trade-more-lift-about = { $unmortgage } $ maintenant, ou { $interest } $ pour garder l’hypothèque
trade-more-settle = Régler les { $amount } $ dus par { $who }
trade-more-settle-mine = Régler les { $amount } $ dus à { $who }
trade-more-settle-about = La dette est réglée en entier.
trade-button-cash-give = Donner de l’argent…
trade-button-cash-take = Demander de l’argent…
trade-button-page-give = Tu donnes : { turn-page }
trade-button-page-take = Tu reçois : { turn-page }
trade-button-page-more = Cartes, hypothèques : { turn-page }
trade-button-whom = Changer de joueur…
trade-button-send = Envoyer à { $who }
trade-button-prune = Enlever ce qui ne va plus
trade-button-drop = Supprimer le brouillon
trade-button-theirs =
    { $number ->
        [0] Voir l’offre : { $who }
       *[other] Voir l’offre : { $who } ({ $number })
    }
trade-button-mine =
    { $number ->
        [0] Voir ton offre
       *[other] Voir ton offre ({ $number })
    }
trade-button-another = Autre échange
trade-button-withdraw = Retirer l’offre
trade-button-accept = Accepter
trade-button-counter = Contre-offre…
trade-button-decline = Refuser
trade-button-go-on = Continuer avec { $who }
trade-button-afresh = Recommencer avec { $who }
trade-button-yes =
    { $count ->
        [0] Accepter, garder les hypothèques · { $due } $
        [1] Accepter, lever 1 hypothèque · { $due } $
       *[other] Accepter, lever { $count } hypothèques · { $due } $
    }
trade-form-title = Argent dans cet échange
trade-form-give = Argent que tu donnes
trade-form-take = Argent que tu reçois
trade-wrong-left = ⚠️ { $who } n’est plus dans la partie.
trade-wrong-built = ⚠️ { $lot } ne peut pas changer de mains : son groupe a des constructions.
trade-wrong-deed-mine = ⚠️ { $lot } n’est plus à toi.
trade-wrong-deed-theirs = ⚠️ { $lot } n’est plus à { $who }.
trade-wrong-pass-mine = ⚠️ Tu n’as plus cette carte : { $card }
trade-wrong-pass-theirs = ⚠️ { $who } n’a plus cette carte : { $card }
trade-wrong-debt = ⚠️ La dette que cet échange devait régler n’existe plus.
trade-wrong-answers = ⚠️ L’offre faite par { $who }, à laquelle tu réponds ici, n’est plus ouverte.
trade-wrong-cash = ⚠️ Il te manquerait { $amount } $ pour cet échange.
trade-wrong-same = ⚠️ Tu as déjà envoyé cette offre à { $who }, et elle est encore ouverte.
trade-wrong-unchanged = ⚠️ C’est l’offre reçue ({ $who }) : accepte-la ou change quelque chose.
trade-doubt-cash = ⚠️ Il manquerait { $amount } $ à { $who }, qui ne pourrait pas accepter cet échange maintenant.
trade-doubt-cash-never = ⚠️ { $who } ne peut pas accepter : il lui manquerait { $amount } $, et tout vendre et tout hypothéquer ne lui donnerait que { $most } $.
trade-doubt-nothing =
    { $whose ->
        [mine] ⚠️ Tu as une dette à payer : tu ne peux rien donner gratuitement avant de l’avoir payée.
       *[theirs] ⚠️ { $who } a une dette à payer et ne peut rien donner gratuitement avant de l’avoir payée.
    }
trade-doubt-lowers =
    { $whose ->
        [mine] ⚠️ Tu as une dette à payer. Après cet échange, tu ne pourrais plus réunir que { $after } $ au lieu de { $before } $. L’échange ne peut donc pas être accepté.
       *[theirs] ⚠️ { $who } a une dette à payer et, après cet échange, ne pourrait plus réunir que { $after } $ au lieu de { $before } $. L’échange ne peut donc pas être accepté.
    }
trade-doubt-tax =
    { $whose ->
        [mine] ⚠️ Tu dois encore choisir comment payer un impôt. Après cet échange, tu ne pourrais plus réunir les { $price } $. L’échange ne peut donc pas être accepté.
       *[theirs] ⚠️ { $who } doit encore choisir comment payer un impôt et, après cet échange, ne pourrait plus réunir les { $price } $. L’échange ne peut donc pas être accepté.
    }
trade-sure-title = Tu confirmes ?
trade-sure = Si on compte l’argent et les prix imprimés{ $sets ->
        [counted] { "" } (le double pour un groupe complet),
       *[none] ,
    } tu donnes **{ $gives } $** et tu ne reçois { $takes ->
        [0] **rien** en échange.
       *[other] que **{ $takes } $** en échange.
    } Cet échange avantage { $who }. Est-ce bien ce que tu veux ?
trade-button-sure-send = Envoyer quand même
trade-button-sure-accept = Accepter quand même
trade-draft-gone = Ce brouillon a déjà été envoyé ou supprimé. Appuie sur Échanger pour en commencer un autre.
trade-draft-other = Entre-temps, tu as commencé un autre brouillon. Le voici.
trade-draft-dropped = Le brouillon est supprimé.
trade-whom = Avec qui veux-tu échanger ?
trade-whom-about =
    { $count ->
        [0] { $cash } $, aucune propriété
        [one] { $cash } $ et { $count } propriété
       *[other] { $cash } $ et { $count } propriétés
    }
trade-whom-offers = 🤝 a une offre pour toi
trade-whom-offered = 📤 a une offre de ta part
trade-which = Tu as déjà un brouillon d’échange avec { $who }, pas encore envoyé.
trade-sent-title = Ton offre est envoyée à { $who }
trade-sent-away = { $expires ->
        [before] 🌙 { $who } est de retour le <t:{ $at }:f>. L’offre expire avant, peut-être sans réponse.
       *[later] 🌙 { $who } est de retour le <t:{ $at }:f> et ne répondra peut-être pas avant.
    }
trade-sent-waits =
    { $why ->
        [auction] { $who } répondra une fois les enchères terminées.
        [offer] { $who } répondra quand { $whom } aura répondu à ton offre sur les mêmes propriétés.
       *[later] { $who } ne peut pas encore répondre. Tu le sauras dès qu’il y aura une réponse.
    }
trade-offer-title = { $who } te propose un échange
trade-counter-title = { $who } te fait une contre-offre
trade-call = { $who }, tu as une offre d’échange :
trade-asks-lift = En acceptant, tu choisiras quelles hypothèques lever.
trade-expires = L’offre expire <t:{ $at }:R>.
trade-stays-open = L’offre reste ouverte jusqu’à ta réponse, sauf si { $who } la retire.
trade-where = { $channel ->
        [direct] C’est la partie { $number } dans ces messages privés.
       *[other] La partie est dans <#{ $channel }>.
    }
trade-lift-title = Échange avec { $who } : propriétés hypothéquées
trade-lift-or-hold = Tu vas recevoir des propriétés hypothéquées. Choisis les hypothèques que tu lèves maintenant. Pour les autres, tu paies des intérêts maintenant, et encore une fois si tu les lèves plus tard.
trade-said-accept = L’échange est conclu.
trade-said-decline = Tu as refusé l’offre.
trade-said-withdraw = Tu as retiré ton offre.
trade-outcome-made =
    { $side ->
        [partner] Tu as accepté l’offre faite par { $who }
       *[proposer] { $who } a accepté ton offre. L’échange est conclu.
    }
trade-outcome-declined =
    { $side ->
        [partner] Tu as refusé l’offre faite par { $who }
       *[proposer] { $who } a refusé ton offre.
    }
trade-outcome-withdrawn =
    { $side ->
        [partner] { $who } a retiré cette offre
       *[proposer] Tu as retiré ton offre à { $who }.
    }
trade-outcome-countered =
    { $side ->
        [partner] Tu as répondu à { $who } par une contre-offre
       *[proposer] { $who } a répondu à ton offre par une contre-offre.
    }
trade-outcome-gone =
    { $side ->
        [partner] L’offre faite par { $who } n’est plus valable : ce qu’elle contient a changé
       *[proposer] Ton offre à { $who } n’est plus valable : ce qu’elle contient a changé.
    }
trade-outcome-left =
    { $side ->
        [partner] L’offre faite par { $who } n’est plus valable : quelqu’un a quitté la partie
       *[proposer] Ton offre à { $who } n’est plus valable : quelqu’un a quitté la partie.
    }
trade-outcome-expired =
    { $side ->
        [partner] L’offre faite par { $who } a expiré
       *[proposer] Ton offre à { $who } a expiré sans réponse.
    }
trade-outcome-over =
    { $side ->
        [partner] La partie a pris fin : l’offre faite par { $who } est annulée
       *[proposer] La partie a pris fin : ton offre à { $who } est annulée.
    }
trade-give-head = **Tu donnes** (tu as { $cash } $)
trade-take-head = **{ $who } te donne** (argent : { $cash } $)
trade-toggle = { $lot }
trade-toggle-in-words =
    { $way ->
        [out] Retirer { $lot } · { $price } $
       *[put] Ajouter { $lot } · { $price } $
    }
trade-completes-mine = ✅ Avec cet échange, tu complètes ton groupe : { $group }
trade-completes-theirs = ⚠️ Avec cet échange, { $who } complète son groupe : { $group }
trade-rents = Loyer par propriété avec le groupe complet : { $rents }
trade-form-give-about = Tu as { $cash } $.
trade-form-take-about = { $who } a { $cash } $.
trade-button-with = Échanger avec { $who }
trade-button-again = Proposer à nouveau cet échange…
trade-would-accept = Avec { $total } $ de ta part, { $who } accepterait : c’est { $price } $ de plus que ton offre.
trade-would-accept-unpayable = { $who } veut plus d’argent que tu n’en as.
trade-would-accept-less =
    { $total ->
        [0] Si tu ne demandes pas d’argent, { $who } acceptera.
       *[other] Si tu demandes { $total } $, { $who } acceptera : c’est { $price } $ de moins que dans ton offre.
    }

refusal-no-shared-game = { $who } et toi ne jouez dans aucune partie ensemble.
trade-menu = Proposer un échange
command-name-trade = échange
command-trade = Proposer un échange à quelqu’un
command-trade-player = Avec qui échanger
