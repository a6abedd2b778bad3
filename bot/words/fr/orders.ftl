# Standing orders: the private panel, and what is ordered in plain sentences.

orders-title = Tes consignes
orders-intro = Les consignes répondent tout de suite pour toi, pour que personne n’ait à t’attendre. Personne d’autre ne les voit.
orders-unsaved = ✏️ **Pas encore en vigueur.** Appuie sur *Enregistrer* quand tout te convient.
orders-unsaved-none = ✏️ **Pas encore en vigueur.** Appuie sur *Enregistrer* pour désactiver toutes tes consignes.
orders-saved = ✅ Enregistré : tes consignes sont actives.
orders-saved-none = ✅ Enregistré : tu n’as plus de consignes, le bot te demandera à chaque fois.
orders-at-once = Elles ont répondu tout de suite :
orders-discarded = Rien n’a changé.
orders-open = *Le bot te pose la question.*
orders-asked = **Le bot te pose la question à chaque fois :** { $topics }
orders-choose-topic = Choisis quoi changer…
orders-choose = Choisir…
orders-did = Ce qu’elles ont fait
orders-save = Enregistrer
orders-discard = Annuler les changements
orders-clear = Effacer
orders-clear-all = Tout effacer
orders-back = Toutes les consignes
orders-back-topic = Retour
orders-not-read = « { $typed } » n’est pas un montant que je sais lire, donc rien n’a changé. Tape des dollars entiers, comme 250, ou laisse vide.
orders-out-of-range = Ce montant ne convient pas ici : { $typed }. Rien n’a changé.
orders-did-title = Ce qu’ont fait tes consignes
orders-did-nothing = Elles n’ont encore répondu à rien.
orders-did-line = <t:{ $at }:R> { $told }
orders-did-untold = Elles ont répondu pour toi.

## Topics

orders-topic-title = Consignes : { $topic }
orders-topic-buy = Achats
orders-topic-bid = Enchères
orders-topic-jail = Prison
orders-topic-tax = Impôt sur le revenu
orders-topic-debt = Dettes
orders-topic-build = Constructions
orders-topic-mortgage = Hypothèques
orders-topic-trade = Offres d’échange
orders-topic-rent = Loyers
orders-about-buy = Cette consigne sert quand tu arrives sur une propriété à vendre. Une consigne pour un groupe passe avant la générale, une consigne pour une propriété avant les deux. Si tu veux acheter sans avoir l’argent nécessaire, le bot te pose la question.
orders-about-bid = Ton maximum est secret, et le bot n’enchérit pas plus qu’il ne faut. Un montant pour un groupe vaut pour chacune de ses propriétés.
orders-about-jail = Quand le moyen choisi n’est pas possible, tu lances les dés. *Carte* veut dire carte Sortie de Prison.
orders-about-tax = La somme n’est pas calculée avant ton choix.
orders-about-debt = Cette consigne sert quand tu dois plus que ton liquide. Le bot ne vend et n’hypothèque que ce qu’il faut, les constructions avant leurs terrains. Si ça ne suffit pas, il te pose la question.
orders-about-build = Le bot construit dans cet ordre, uniformément, dès que les règles et ton argent le permettent. On ne construit que sur les groupes complets.
orders-about-mortgage = Lever une hypothèque coûte { $interest } % d’intérêts. Celles qui viennent d’une faillite peuvent être levées tout de suite sans autres intérêts.
orders-about-trade = Le bot refuse aussitôt pour toi les offres que tu choisis ici. Toutes les autres t’arrivent comme toujours.
orders-about-rent = Dans cette partie, tu dois demander un loyer avant qu’il soit trop tard.

## Choices: the question, then the answers

orders-rule = Quand tu arrives sur une propriété
orders-rule-ask = Me demander
orders-rule-always = Toujours acheter
orders-rule-never = Ne jamais acheter
orders-rule-keep = S’il reste assez d’argent…
orders-rule-group = Pour compléter ou bloquer
orders-percent = Propriétés sans montant particulier
orders-percent-ask = Me demander
orders-percent-0 = Passer
orders-percent-50 = Jusqu’à la moitié de son prix
orders-percent-75 = Jusqu’à 75 % de son prix
orders-percent-100 = Jusqu’à son prix
orders-percent-125 = Jusqu’à 125 % de son prix
orders-percent-150 = Jusqu’à 150 % de son prix
orders-percent-200 = Jusqu’au double de son prix
orders-early = Début : tant que plus de { $few } propriétés sont à vendre
orders-early-ask = Me demander
orders-early-throw = Tenter le double
orders-early-fine = Payer { $fine } $
orders-early-pass = Carte, sinon lancer
orders-early-pass-fine = Carte, sinon payer { $fine } $
orders-late = Fin : dès que { $few } propriétés ou moins sont à vendre
orders-late-ask = Me demander
orders-late-throw = Tenter le double
orders-late-fine = Payer { $fine } $
orders-late-pass = Carte, sinon lancer
orders-late-pass-fine = Carte, sinon payer { $fine } $
orders-last = Avant ton dernier lancer en prison
orders-last-ask = Comme aux autres lancers
orders-last-throw = Garder la carte et lancer
orders-last-pass = Jouer une carte
orders-tax = Comment tu paies l’impôt sur le revenu
orders-tax-ask = Me demander
orders-tax-flat = Le forfait
orders-tax-tenth = Le pourcentage
orders-raising = Quand tu dois plus que ton liquide
orders-raising-ask = Me demander
orders-raising-cheapest = Réunir l’argent aussitôt
orders-received = Hypothèques venues d’une faillite
orders-received-ask = Me demander
orders-received-lift = En lever le plus possible
orders-received-hold = Garder les hypothèques
orders-until = Toutes les offres d’échange
orders-until-ask = Les recevoir normalement
orders-until-12 = Refuser pendant 12 heures
orders-until-24 = Refuser pendant 1 jour
orders-until-72 = Refuser pendant 3 jours
orders-until-168 = Refuser une semaine
orders-rents = Loyers à demander
orders-rents-claim = Toujours les demander
orders-rents-ask = Je m’en occupe

## Single deeds and groups

orders-for-buy = Un groupe, une propriété…
orders-for-bid = Un groupe, une propriété…
orders-for-build = Ajouter au plan…
orders-count = { $count ->
        [one] { $count } consigne
       *[other] { $count } consignes
    }
orders-which-buy = Groupe ou propriété
orders-which-bid = Taper un montant pour…
orders-which-build = Groupe ou rue
orders-whole = Tout le groupe : { $group }
orders-as-usual = Comme pour tout le reste
orders-as-group = Comme pour tout son groupe
orders-choose-rule = La consigne pour { $what }…
orders-except-usual = Comme pour tout le reste
orders-except-ask = Me demander
orders-except-always = Toujours acheter
orders-except-never = Ne jamais acheter
orders-except-keep = Acheter s’il reste { $keep } $
orders-except-group = Pour compléter ou bloquer
orders-choose-level = Jusqu’à quelle hauteur sur { $what }…
orders-no-goal = Hors du plan
orders-list-first = Part en premier…
orders-list-keep = À garder longtemps…
orders-list-never = Jamais échangé…
orders-lists = Choisis quelque chose pour l’ajouter à une liste. Choisis-le encore pour l’enlever.
orders-listed = Numéro { $place } de la liste

## Forms

orders-type-buy = Argent qui doit rester…
orders-type-bid = Limites : cartes, faillites…
orders-type-jail = Limite entre début et fin…
orders-type-build = Argent à garder, pénuries…
orders-type-mortgage = Lever les miennes…
orders-type-trade = Gain minimal…
orders-form-buying = Achats
orders-form-buying-keep = Argent qui doit rester après un achat
orders-form-buying-keep-hint = En dollars, par exemple 200
orders-form-bidding = Enchères
orders-form-bidding-passes = Maximum pour une carte Prison
orders-form-bidding-passes-hint = 0 pour passer ; vide : le bot te pose la question
orders-form-bidding-limit = Maximum pour toute une faillite
orders-form-bidding-limit-hint = Tous les lots d’une faillite ensemble ; vide : pas de limite
orders-form-bidding-keep = Liquide à garder pendant les enchères
orders-form-bidding-keep-hint = Vide : tes enchères peuvent dépasser ton liquide, si tu peux réunir l’argent
orders-form-leaving = Quand commence la fin de la partie ?
orders-form-leaving-few = Propriétés encore à vendre, de 0 à 28
orders-form-leaving-few-hint = La fin de partie commence à ce nombre de propriétés à vendre, ou moins
orders-form-building = Constructions
orders-form-building-keep = Argent à garder en main
orders-form-building-keep-hint = Le bot ne construit rien qui te laisserait moins
orders-form-building-scarce = Maximum pour une construction rare
orders-form-building-scarce-hint = Si d’autres la veulent aussi. 0 : la laisser aux autres ; vide : le bot te pose la question
orders-form-lifting = Tes propres hypothèques
orders-form-lifting-keep = Les lever tant qu’il reste
orders-form-lifting-keep-hint = Vide : seulement quand tu le dis
orders-form-trading = Offres d’échange
orders-form-trading-gain = Refuser sous un gain de
orders-form-trading-gain-hint = Aux prix des propriétés ; -100 accepte une perte de 100 $ ; vide : le bot te pose la question
orders-form-most = Maximum pour chacun
orders-form-most-hint = 0 pour passer ; vide : comme pour tout le reste
orders-form-most-title = Enchères : { $what }

## What is ordered, told

orders-told-rule-always = Tu achètes toutes les propriétés où tu arrives.
orders-told-rule-never = Tu n’achètes aucune propriété.
orders-told-rule-keep = Tu achètes s’il te reste au moins { $keep } $ ; sinon, tu n’achètes pas.
orders-told-rule-group = Tu achètes seulement ce qui complète un de tes groupes, ou empêche quelqu’un d’en compléter un.
orders-told-exception = · { $what } : { $told }
orders-short-ask = le bot te pose la question
orders-short-always = toujours acheter
orders-short-never = ne jamais acheter
orders-short-keep = acheter s’il reste { $keep } $
orders-short-group = acheter pour compléter ou bloquer un groupe
orders-short-most =
    { $most ->
        [0] passer
       *[other] jusqu’à { $most } $
    }
orders-told-percent =
    { $percent ->
        [0] Tu passes.
       *[other] Tu enchéris jusqu’à { $percent } % du prix de la propriété.
    }
orders-told-passes =
    { $most ->
        [0] · Cartes Sortie de Prison : passer
       *[other] · Cartes Sortie de Prison : jusqu’à { $most } $
    }
orders-told-limit = Pour les biens d’une faillite, tu ne dépenses pas plus de { $most } $ en tout.
orders-told-bid-keep =
    { $keep ->
        [0] Tu n’enchéris jamais plus que ton liquide.
       *[other] Tu n’enchéris jamais plus que ton liquide moins { $keep } $.
    }
orders-told-early = Tant que plus de { $few } propriétés sont à vendre : { $told }.
orders-told-late = Dès que { $few } propriétés ou moins sont à vendre : { $told }.
orders-told-last = Avant ton dernier lancer en prison : { $told }.
orders-way-throw = tenter le double
orders-way-fine = payer { $fine } $
orders-way-pass = jouer une carte Sortie de Prison, sinon lancer
orders-way-pass-fine = jouer une carte Sortie de Prison, sinon payer { $fine } $
orders-told-tax-flat = Tu paies le forfait.
orders-told-tax-tenth = Tu paies la part de ta fortune.
orders-told-raising =
    { $first ->
        [yes] L’argent de tes dettes est réuni tout de suite. Ce qui part d’abord, dans cet ordre : { $what }. Ensuite, ce qui coûte le moins à récupérer.
       *[no] L’argent de tes dettes est réuni tout de suite, en commençant par ce qui coûte le moins à récupérer.
    }
orders-told-keep = Gardé le plus longtemps possible, du plus au moins important : { $what }.
orders-told-goal =
    { $whole ->
        [yes] **{ $place }** · { $what } : jusqu’à { $level } par rue
       *[no] **{ $place }** · { $what } : jusqu’à { $level }
    }
orders-told-build-keep =
    { $keep ->
        [0] ⚠️ Tu ne gardes aucun argent en main.
       *[other] Tu gardes { $keep } $ en main.
    }
orders-told-scarce =
    { $most ->
        [0] Quand les constructions manquent, tu les laisses aux autres.
       *[other] Quand les constructions manquent, tu les demandes jusqu’à { $most } $ chacune.
    }
orders-told-received-lift = Les hypothèques qui te viennent d’une faillite sont levées tant que ton argent suffit.
orders-told-received-hold = Tu gardes les hypothèques qui te viennent d’une faillite.
orders-told-lift = Tes hypothèques sont levées tant qu’il reste au moins { $keep } $.
orders-told-until = Toute offre est refusée jusqu’au <t:{ $at }:f>.
orders-told-never = Les offres qui demandent ceci sont refusées : { $what }.
orders-told-gain =
    { $worth ->
        [even] Les offres qui te font perdre, aux prix des propriétés, sont refusées.
        [better] Les offres qui te font gagner moins de { $dollars } $, aux prix des propriétés, sont refusées.
       *[other] Les offres qui te font perdre plus de { $dollars } $, aux prix des propriétés, sont refusées.
    }
orders-told-rents = Tes loyers sont demandés tout de suite.

## Presets

orders-presets = **Un modèle** remplace toutes tes consignes d’un coup. *Prudent* garde plus d’argent en main, *audacieux* le dépense.
orders-preset-careful = Prudent
orders-preset-usual = Normal
orders-preset-bold = Audacieux
orders-preset-other = Comme dans mon autre partie
orders-no-other = Tu n’as de consignes dans aucune autre partie en cours. Rien n’a changé.
