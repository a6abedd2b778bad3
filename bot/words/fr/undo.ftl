# Taking back one's last choice.

undo-title = Annuler ce choix ?
undo-text = { $who } aimerait reprendre ceci. On attend encore : { $waits }. La question est ouverte jusqu’au <t:{ $at }:f>, ou jusqu’à ce que quelque chose d’autre se passe.
undo-secret = Quelque chose qui reste entre les personnes concernées.
undo-agree = D’accord
undo-refuse = Laisser comme ça
undo-waits = C’est repris dès que { $count ->
        [one] cette personne est
       *[other] ces personnes sont
    } d’accord : { $who }. Si quelque chose d’autre se passe avant, le choix reste.
undo-done = C’est repris : la partie en est où elle en était avant.
undo-over-done = C’était repris.
undo-over-not = Le choix reste.
call-undo = { $who } : peut-on reprendre ceci ?

refusal-undo-nothing = Tu n’as aucun choix à reprendre.
refusal-undo-others = Quelqu’un d’autre a choisi quelque chose depuis : ton dernier choix reste.
refusal-undo-answered = Autre chose a été répondu pour toi depuis : ton dernier choix reste.
refusal-undo-thrown = Les dés ont été lancés depuis, et un lancer ne se reprend jamais.
refusal-undo-drawn = Une carte a été tirée depuis, et ce qu’elle a dit ne se reprend jamais.
refusal-undo-bid = Une enchère ne se reprend pas, et le résultat d’une vente aux enchères non plus.
refusal-undo-shown = Quelque chose de caché a été montré depuis : on ne peut plus le cacher.
refusal-undo-final = Quelqu’un a quitté la partie, ou son heure a sonné : c’est définitif.
refusal-undo-lapsed = Cette question est close : autre chose s’est passé, ou elle a eu sa réponse.
refusal-undo-unknown = Le journal de cette partie ne dit pas où elle en était avant : rien ne peut être repris.
