## Les plateaux et leurs noms : celui qu’un lobby choisit, et ceux que chacun crée.

board-name = { button-board }
board-choose = Choisis un plateau
board-mine = À toi
board-server = De ce serveur
board-of-game = Plateau : { $title }
# Ce qu’un serveur décide au sujet des plateaux.
button-server-boards = Nouveaux lobbys…
server-boards-title = Nouveaux lobbys
server-boards-text = Choisis, liste après liste, le plateau des nouveaux lobbys, qui peut apporter ses propres plateaux, et le rôle que le bot mentionne quand quelqu’un ouvre un lobby à tout le monde, au plus une fois par heure. Tout le monde doit pouvoir mentionner ce rôle.
server-role-choose = Choisis un rôle à prévenir, ou aucun
refusal-calls-everyone = Choisis un autre rôle que @everyone. Rien n’a été changé.
server-board-spoken = Plateau de la langue du serveur
server-board-spoken-hint = Celui qu’on connaît le mieux dans cette langue
own-boards-choose = Choisis qui peut apporter ses plateaux
own-boards-everyone = Plateaux perso : tout le monde
own-boards-everyone-hint = Chaque hôte peut choisir un plateau de sa création
own-boards-managers = Plateaux perso : responsables
own-boards-managers-hint = L’hôte choisit parmi ceux que les responsables ajoutent
own-boards-off = Plateaux perso : aucun
own-boards-off-hint = Seulement les plateaux fournis par le bot

## La commande `boards` : la liste, la page d’un plateau et ses formulaires.

command-name-boards = plateaux
command-boards = Crée ton plateau : tes rues, tes cartes, ta monnaie
button-make-board = Créer un plateau…
boards-title = Plateaux
boards-mine = Tes plateaux. Les prix, les loyers et les règles sont les mêmes sur chacun.
boards-none = Donne tes propres noms aux rues, ou copie avec un code le plateau de quelqu’un d’autre.
boards-of-server = Plateaux de ce serveur
board-option-hidden = Masqué par les responsables du serveur
board-is-mine = Personne d’autre ne peut choisir ce plateau. Avec son code, chacun peut le copier.
board-made-by = Créé par { $maker }
board-own-cards = { $count ->
    [1] 1 carte personnalisée.
   *[other] { $count } cartes personnalisées.
}
board-is-offered = Tout le monde peut choisir ce plateau sur ce serveur.
board-is-elsewhere = Sur un autre serveur, tout le monde peut choisir ce plateau. Si tu l’ajoutes ici, il quitte cet autre serveur.
board-is-on-a-server = Sur le serveur où tu as ajouté ce plateau, tout le monde peut le choisir.
board-is-hidden = Les responsables du serveur ont masqué ce plateau.
board-hidden-now = Le plateau { $title } est masqué : personne ne peut le choisir sur ce serveur.
board-shown-again = Le plateau { $title } n’est plus masqué : la personne qui l’a créé peut le choisir et l’ajouter à nouveau à ce serveur.
board-made = Ton plateau est enregistré. Donne maintenant leurs noms aux rues.
board-saved = Enregistré.
board-copied = Ta copie de { $title } est enregistrée. Change ce que tu veux.
board-deleted = Le plateau est supprimé.
board-copy-title = { $title } (copie)
board-choose-part = Modifier…
board-part-title = Titre et monnaie
board-part-names = Les 28 noms
board-part-corners = Coins
board-part-taxes = Taxes et paquets de cartes
board-part-cards = { chapter-cards }
button-board-new = Nouveau plateau ou code…
button-board-open = Ouvrir
button-board-play = Jouer sur ce plateau
button-board-names = Tous les noms…
button-board-cards = Cartes…
button-board-preview = Aperçu
button-board-share = Partager…
button-board-copy = Faire une copie
button-board-offer = Ajouter à ce serveur
button-board-withdraw = Retirer de ce serveur
button-board-delete = Supprimer…
button-board-delete-sure = Supprimer le plateau
button-board-keep = Garder le plateau
button-board-hide = Masquer ce plateau
button-board-unhide = Montrer à nouveau ce plateau
button-board-report = Signaler ce plateau…
button-board-report-sure = Signaler le plateau
button-board-back = Tous les plateaux
button-board-correct = Corriger…
board-delete-sure = Supprimer { $title } ?
board-delete-what = Plus personne ne pourra le choisir. Les parties déjà commencées gardent les noms de ce plateau.

board-form-new = Nouveau plateau
board-form-title = Titre
board-form-start = À partir de
board-form-code = Ou le code d’un plateau partagé
board-form-code-hint = Les huit caractères (lettres et chiffres) qu’on t’a envoyés. Tu peux laisser le reste tel quel.
board-form-file = Ou le fichier d’un plateau
board-form-file-hint = Celui de « Partager… » (.board.json). Remplace « { board-form-start } ».
board-form-money = Monnaie
board-form-money-as-there = Celle du plateau de départ
board-form-names = 28 noms, un par ligne
board-form-names-hint = Depuis DÉPART. Gares : { $railroads } ; compagnies : { $utilities }. De 2 à 24 caractères.
board-form-chance = Cartes Chance, une par ligne
board-form-community_chest = Cartes Caisse de Communauté, une par ligne
board-form-cards-hint = Écris après chaque « = ». Ce que fait la carte s’ajoute tout seul. Vide : le texte habituel.
board-field-property = { $number } · { $price }

## Ce qui ne va pas dans la saisie

board-not-saved = Rien n’est encore enregistré. Ta saisie est toujours là.
board-line = Ligne { $line }
board-card = { $deck }, carte { $number }
board-key = « { $path } »
board-fault-count = { $lines ->
    [0] Il n’y a aucune ligne, et un plateau a { $needed } noms.
    [1] Il y a 1 ligne, et un plateau a { $needed } noms.
   *[other] Il y a { $lines } lignes, et un plateau a { $needed } noms.
}
board-fault-number = { $where } : { $count ->
    [1] 1 ligne ne commence
   *[other] { $count } lignes ne commencent
} pas par le numéro d’une carte. « { button-board-correct } » replace le texte dans la liste, dans l’ordre : vérifie que tout est à sa place.
board-fault-same = { $first } et { $second } : c’est le même nom.
board-fault-taken = { $where } : une autre case porte déjà ce nom.
board-fault-short = { $where } : au moins { $least } caractères.
board-fault-long = { $where } : plus de { $most } caractères.
board-fault-letters = { $where } : un signe ne peut pas être imprimé, ou il n’y a aucune lettre.
board-fault-unknown = { $where } : un plateau n’a rien de tel.
board-fault-missing = { $where } manque.
board-fault-file = { $where } : ce n’est pas le fichier d’un plateau.
board-file-unread = Ce fichier est trop gros ou ne peut plus être lu. Un plateau a { $most } Ko au plus.
board-faults-more = Et { $count } de plus.

## Aperçu, partage et signalement

board-preview-title = Une partie sur le plateau { $title }
board-preview-lands = { $who } arrive { $where }.
board-preview-buys = { $who } achète { $what } pour { $price } $.
board-preview-draws = { $who } tire une carte : { $card }
board-preview-cut = Trop longs pour l’image : { $names }
board-code = Envoie ceci, et chacun pourra en faire une copie :
board-code-line =
    { $code }
    Pour avoir mon plateau : tape { COMMAND("boards") }, appuie sur « { button-board-new } » et entre ce code.
board-code-more = Si tu changes ton plateau, les copies restent comme elles sont. Avec « { button-board-offer } », tout le serveur peut choisir le tien.
    Le fichier ci-dessous sert aussi bien que le code.
board-report-sure = Signaler { $title } ?
board-report-what = Les responsables de ce serveur reçoivent un message avec tous les noms et textes des cartes, et peuvent le masquer.
board-reported = Les responsables de ce serveur sont prévenus.
board-report-unheard = Aucun responsable de ce serveur n’a pu être joint. Préviens quelqu’un toi-même.
board-report-title = Signalé : le plateau { $title }
board-report-notice = Quelqu’un a signalé ce plateau dans { $channel }. Pour le masquer, ouvre `{ COMMAND("boards") }` là-bas, ou `{ COMMAND("board") }` dans sa partie.
