# Taking back one's last choice.

undo-open = Annuler un coup…
undo-ask = Demander l’accord
undo-needs =
    { $count ->
        [0] Personne d’autre n’a à donner son accord.
        [one] Il faut l’accord de { $who }. Un message du salon pose la question.
       *[other] Il faut l’accord de { $who }. Un message du salon pose la question.
    }
undo-title = Annuler ce coup ?
undo-text = { $who } voudrait annuler ce choix. Réponse attendue : { $waits }. La question est ouverte jusqu’au <t:{ $at }:f>, ou jusqu’au prochain coup.
undo-secret = Un choix que seules les personnes concernées connaissent.
undo-agree = D’accord pour annuler
undo-refuse = Garder le coup
undo-waits = Le coup sera annulé dès que { $count ->
        [one] cette personne est
       *[other] ces personnes sont
    } d’accord : { $who }. Si autre chose se passe avant, le coup reste.
undo-done = Coup annulé : la partie en est où elle en était avant.
undo-over-done = Le coup a été annulé.
undo-over-not = Le coup reste.
call-undo = { $who } : peut-on annuler ce coup ?

refusal-undo-nothing = Tu n’as aucun choix à annuler.
refusal-undo-others = Quelqu’un d’autre a choisi quelque chose depuis : ton dernier choix reste.
refusal-undo-answered = Le bot a répondu autre chose pour toi depuis : ton dernier choix reste.
refusal-undo-thrown = Les dés ont été lancés depuis, et un lancer ne s’annule jamais.
refusal-undo-drawn = Une carte a été tirée depuis, et une carte tirée ne s’annule jamais.
refusal-undo-bid = Une enchère ne s’annule pas, et le résultat d’une vente aux enchères non plus.
refusal-undo-shown = Quelque chose de caché a été montré depuis : on ne peut plus le cacher.
refusal-undo-final = Quelqu’un a quitté la partie, ou l’heure de fin est passée : c’est définitif.
refusal-undo-lapsed = Cette question est close : autre chose s’est passé, ou elle a eu sa réponse.
refusal-undo-unknown = Le journal de cette partie ne dit pas où elle en était avant : rien ne peut être annulé.
