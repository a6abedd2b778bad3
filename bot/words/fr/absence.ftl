## Away, absent, paused, replaced.

refusal-paused-already = La partie est déjà en pause.
refusal-not-paused = La partie n’est pas en pause.
refusal-pause-out-of-range = Une pause peut durer de { $minutes } minutes à { $days } jours.
refusal-away-out-of-range = Une absence peut durer de { $minutes } minutes à { $days } jours.
refusal-here-already = Tu es déjà là : aucune absence n’est en cours.
refusal-sits-already = Seule une personne qui ne joue pas dans cette partie peut prendre cette place. Choisis dans la liste qui la reprend, par exemple un ordinateur.
refusal-computer-already = Un ordinateur a déjà pris cette place.
refusal-seat-left = Cette personne n’est plus dans la partie.
refusal-vote-settled = Ce vote est terminé.
refusal-retire-too-few-missed = Sans l’accord des autres, tu ne peux pas choisir cela avant que cette personne ait manqué { $missed } délais de suite. D’ici là, tu peux faire jouer un ordinateur à sa place.
refusal-retire-too-soon = Sans l’accord des autres, tu ne peux pas choisir cela aussi tôt. Si cette personne ne revient pas, ce sera possible à partir du <t:{ $at }:f> (<t:{ $at }:R>). D’ici là, tu peux faire jouer un ordinateur à sa place.
refusal-volunteers-enough = Assez de personnes se sont déjà proposées pour cette place.
refusal-seat-lent = Quelqu’un d’autre joue à ta place en ce moment. Pour récupérer ta place, tape `{ COMMAND("away") } { option-name-until }: me revoilà`.
refusal-seat-borrowed = Tu joues pour quelqu’un d’autre, donc tu ne peux pas abandonner en son nom. Tape `{ COMMAND("leave") }` : un ordinateur jouera jusqu’au retour de cette personne.
refusal-vote-borrowed = Tu joues pour quelqu’un d’autre, donc tu ne peux pas voter.
refusal-no-such-moment = Le bot n’a pas compris cette date ou cette durée. Donne une durée (12 heures, 3 jours, une semaine), un jour (demain, dimanche, { $date }), une heure (18:00, 18h) ou un jour et une heure. Ton fuseau horaire est { $zone } ; change-le avec `{ COMMAND("preferences") }`.

moment-choice = { $text } ({ DATETIME($wall, dateStyle: "medium", timeStyle: "short") }, { $zone })
moment-back = Me revoilà

away-open = Je m’absente…
away-ask = Quand seras-tu de retour ?
away-choose = Choisis la date de ton retour
away-other = Pour un autre moment, tape `{ COMMAND("away") }` et remplis `{ option-name-until }` : 12 heures, dans deux jours, vendredi 21h.
away-means = Pendant ton absence, le bot ne te notifie pas. Les offres d’échange t’arrivent toujours par message privé, et y répondre ne met pas fin à ton absence. Tes délais sont réduits de moitié. Ensuite, le bot fait un choix prudent.
away-orders = 📋 Tes consignes : { $what }. Elles décident aussitôt pour toi.
away-orders-none = 📋 Tu n’as pas de consignes : le bot n’achète rien, n’enchérit pas et n’échange rien pour toi.
away-done = Ton absence dure jusqu’au <t:{ $at }:f> (<t:{ $at }:R>). Pour revenir, joue ou appuie sur « { moment-back } ».
back-done = Te revoilà dans la partie.
back-roll = 🎲 Lance les dés maintenant, sinon le bot les lance pour toi <t:{ $at }:R>.
pause-done = La partie est en pause.
pause-open = Mettre en pause…
pause-means = Les autres votent. Pendant la pause, personne ne peut jouer, et les délais sont suspendus. Vous pouvez aussi reprendre plus tôt.
pause-choose = Choisis quand la partie reprend
pause-other = Pour un autre moment, tape `{ COMMAND("pause") }` et remplis `{ option-name-until }` : 12 heures, dans deux jours, vendredi 21h.
vote-counted = Tu as demandé un vote et voté oui.
volunteer-done = Merci ! Les autres joueurs peuvent maintenant te choisir. S’ils le font, tu prendras la place telle qu’elle est.

mine-lent = 🔁 { $who } joue à ta place : appuie sur **{ moment-back }** pour récupérer ta place

player-away-until = 🌙 de retour <t:{ $at }:R>
player-for = { $kind ->
        [computer] 🤖
       *[person] 🔁
    } pour { $owner }
table-paused = ⏸️ La partie est **en pause** et reprend <t:{ $at }:R> au plus tard. Personne ne peut jouer, et les délais sont suspendus.
table-nobody-here = 💤 Personne n’est là : la partie attend que quelqu’un revienne.
button-resume = Reprendre la partie
button-resume-ask = Proposer de reprendre
button-back = { $who } : { moment-back }
button-take-back = Reprendre ma place à { $who }

vote-nobody = personne
vote-lapsed = Le temps du vote est écoulé : la partie continue.
call-vote-direct = { $what ->
        [pause] { $who } veut mettre la partie en pause.
        [resume] { $who } veut reprendre la partie.
        [undo] { $who } veut annuler un choix.
        [vote] { $who } veut mettre fin à la partie avant l’heure.
       *[absent] Que faire sans { $absent } ?
    }
call-vote-ends = Le vote se termine <t:{ $at }:R>.
call-vote-beside = { $who } : il y a un vote dans ta partie.

question-pause-title = Mettre la partie en pause ?
question-pause-text = La pause prendrait fin { $until } au plus tard. Pour : { $who }. Contre : { $against }. { $count ->
        [1] La seule personne présente décide.
        [2] Les deux personnes présentes doivent voter oui.
       *[other] Au moins { $most } des { $count } personnes présentes doivent voter oui.
    } Le vote se termine { $lapses }.
question-pause-done = Le vote est terminé : la partie est en pause.
question-pause-not = Le vote est terminé : la partie continue.
question-pause-lapsed = Le temps du vote est écoulé : la partie continue.
question-pause-for = Mettre en pause
question-pause-against = Continuer à jouer
call-vote-pause = { $who } : faut-il mettre la partie en pause ?

question-resume-title = Reprendre la partie ?
question-resume-text = La partie est en pause. Pour la reprise : { $who }. Contre : { $against }. { $count ->
        [1] La seule personne présente décide.
        [2] Les deux personnes présentes doivent voter oui.
       *[other] Au moins { $most } des { $count } personnes présentes doivent voter oui.
    } Le vote se termine { $lapses }.
question-resume-done = Le vote est terminé : la partie reprend.
question-resume-not = Le vote est terminé : la partie reste en pause.
question-resume-lapsed = Le temps du vote est écoulé : la partie reste en pause.
question-resume-for = { button-resume }
question-resume-against = Rester en pause
call-vote-resume = { $who } : faut-il reprendre la partie ?

absent-title = Que faire sans { $who } ?
absent-text = { $who } ne répond plus, donc la partie n’attend plus ses réponses : ses consignes décident. Sans consigne, le bot n’achète rien, n’enchérit pas et n’échange rien. { $count ->
        [0] Personne d’autre ne répond non plus : la première personne qui revient décidera de la suite.
        [1] C’est à la seule autre personne en jeu de décider de la suite.
        [2] Les deux autres personnes en jeu doivent se mettre d’accord sur la suite.
       *[other] { $most } des { $count } autres personnes en jeu doivent se mettre d’accord sur la suite.
    } En attendant, { $who } garde sa place.
absent-alone-missed = La seule autre personne en jeu ne peut retirer { $who } de la partie ou donner sa place jusqu’à la fin qu’après { $missed } délais manqués de suite. { $why ->
        [absent] Un ordinateur ou une autre personne peut prendre la place dès maintenant, en attendant { $who }.
       *[slow] Un ordinateur peut prendre la place dès maintenant, en attendant { $who }.
    }
absent-alone-from = À partir du <t:{ $at }:f>, la seule autre personne en jeu pourra retirer { $who } de la partie ou donner sa place jusqu’à la fin. { $why ->
        [absent] Un ordinateur ou une autre personne peut prendre la place dès maintenant, en attendant { $who }.
       *[slow] Un ordinateur peut prendre la place dès maintenant, en attendant { $who }.
    }
absent-how = Les joueurs choisissent dans la liste. Une personne qui ne joue pas peut se proposer avec le bouton.
absent-choose = Que faire de cette place ?
absent-option-wait = Attendre : rien ne change
absent-option-pause = Mettre la partie en pause une semaine
absent-option-retire = Retirer { $absent } de la partie
absent-computer = Un ordinateur prend cette place { $lent ->
        [until-back] en attendant { $absent }
       *[for-good] jusqu’à la fin
    }
absent-volunteer = { $who } prend cette place { $lent ->
        [until-back] en attendant { $absent }
       *[for-good] jusqu’à la fin
    }
slow-title = Continuer d’attendre { $who } ?
slow-text = { $who } n’a plus de temps d’attente dans cette partie et n’a donc qu’un quart de chaque délai. { $count ->
        [0] Personne d’autre ne répond : la première personne qui revient décidera de la suite.
        [1] La seule autre personne en jeu peut décider de la suite.
        [2] Si les deux autres personnes en jeu sont d’accord, elles peuvent changer cela ici.
       *[other] Si { $most } des { $count } autres personnes en jeu sont d’accord, elles peuvent changer cela ici.
    } Sinon, la partie continue ainsi.
slow-option-wait = Rendre tout le temps d’attente
absent-votes = **{ $what }** · pour : { $who }
absent-lapses = Le vote se termine { $lapses }.
absent-lapsed = Le dernier vote s’est terminé sans décision. Choisis encore une fois pour ouvrir un nouveau vote.
absent-decided-wait = Les joueurs ont décidé d’attendre. Fais un autre choix pour ouvrir un nouveau vote.
absent-decided-pause = Les joueurs ont décidé de mettre la partie en pause. Fais un autre choix pour ouvrir un nouveau vote.
absent-over-left = { $who } a quitté la partie.
absent-over-taken = { $who } a pris la place du joueur absent.
absent-over-there = { $who } joue : il n’y a plus rien à décider.
button-volunteer = Tu ne joues pas ? Prends la place
call-absent = { $who } : que faire sans { $absent } ?

command-name-away = absence
command-name-pause = pause
command-away = Dire jusqu’à quand tu t’absentes, ou que tu es de retour
command-away-until = La date de ton retour : 3 jours, demain, dimanche 18:00. Une fois de retour, tape « me revoilà »
command-pause = Demander aux autres une pause pendant laquelle tous les délais sont suspendus
command-pause-until = La fin de la pause : 3 jours, demain, dimanche 18:00 (en direct, sinon : 30 minutes)

## Resigning, and calling a game off.

vote-title = Annuler cette partie ?
vote-text = Pour : { $who }. On attend encore { $waits }. Tout le monde doit être d’accord : au premier non, la partie continue.
vote-on = Le vote est terminé : la partie continue.
vote-over = Le vote est terminé : la partie est annulée.
call-vote = { $who } : faut-il annuler cette partie ?
button-agree = Annuler la partie

resign-sure = Veux-tu quitter pour de bon la partie avec { $others } dans <#{ $channel }> ? Tout ce que tu as va à la personne à qui tu dois de l’argent, ou retourne à la Banque.
resign-sure-wins = Dans ce cas, { $who } gagne la partie.
resign-sure-last = Il ne resterait que des ordinateurs. Ils joueraient aussitôt la fin de la partie.
resign-sure-lent = Veux-tu arrêter de jouer pour { $owner } dans la partie avec { $others } dans <#{ $channel }> ? Un ordinateur prendra la place en attendant { $owner }.
resign-not = Tu restes dans la partie.
resign-done = Tu as quitté la partie avec { $others } dans <#{ $channel }>.
button-resign = { debt-bankrupt }
button-resign-ask = { debt-give-up }
button-resign-lent = Laisser la place à un ordinateur
button-stay = { question-pause-against }
cancel-sure = Veux-tu annuler cette partie ? Tous les joueurs doivent être d’accord. Elle s’arrête alors, et personne ne gagne.
cancel-not = Le vote n’a pas été lancé. La partie continue.
cancel-done = La partie est annulée.
cancel-waits = Tu as voté pour annuler la partie. On attend encore { $who }.

leave-how = Comment veux-tu quitter la partie avec { $others } ? Tu peux abandonner pour de bon, ou proposer à tout le monde d’annuler la partie : dans ce cas, personne ne gagne.
button-leave-end = Annuler la partie…
command-name-leave = quitter
command-leave = Quitter un lobby ou une partie, fermer le lobby, ou proposer d’annuler la partie
