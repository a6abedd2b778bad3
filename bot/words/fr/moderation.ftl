# Moderators.

mod-done = C’est fait. [Le message de la partie]({ $link }) montre ton nom et ta raison.

refusal-moderator-plays = Tu joues dans cette partie : quelqu’un d’autre doit la modérer. { $who ->
        [none] Demande à une personne qui peut gérer ce serveur.
       *[other] Demande à <@{ $who }>.
    }
refusal-moderator-plays-alone = Tu joues dans cette partie. Tant que personne d’autre ne peut la modérer, tu peux la mettre en pause, mettre fin à ta propre pause et donner plus de temps à tout le monde.
refusal-moderators-pause = La modération a mis la partie en pause : elle seule peut la faire reprendre plus tôt.
mod-sure-end = 🛡️ Terminer cette partie maintenant ? Ce qui est en cours est réglé aussitôt, chaque fortune est comptée, et la plus grande l’emporte. La partie ne sera pas cotée, et c’est irréversible. La table lit ta raison : { $reason }
mod-sure-remove = 🛡️ Retirer { $who } de la partie ? La place abandonne pour de bon, la partie ne sera pas cotée, et c’est irréversible. La table lit ta raison : { $reason }
button-mod-end = Terminer la partie
button-mod-remove = Retirer { $who }
button-mod-not = Ne rien faire
mod-not-done = Rien n’a été fait.
refusal-moderation-lapsed = Cette question n’est plus ouverte : retape la commande.
mod-call = 🛡️ { $who } : la modération est intervenue dans cette partie.
mod-direct = { $told } [Aller à la partie]({ $link })

refusal-no-reason = Donne une raison, en { $most } caractères au plus : la table la verra.
refusal-no-such-time = Écris une durée comme 30m, 12h, 2j ou 1j 12h.
refusal-extension-out-of-range = On peut donner entre une minute et { $days } jours de plus.
refusal-nobody-awaited = Personne n’a rien à décider en ce moment : il n’y a pas de délai à prolonger.
refusal-no-such-seat = Personne de ce nom n’est à cette table. Choisis une place dans la liste.
refusal-no-such-channel = Une partie se joue dans un salon textuel ou un fil de ce serveur.
refusal-is-a-bot = Un bot ne peut pas prendre de place. Ne nomme personne, et un ordinateur la joue.
refusal-there-already = La partie s’y joue déjà.
refusal-lacks-there = Je ne peux pas faire tourner une partie là-bas. Il me manque : { $what }.

table-paused-by-moderator = ⏸️ La modération a mis la partie **en pause**, jusqu’au <t:{ $at }:f> au plus tard. Personne ne peut agir, et les délais sont suspendus.
final-why-early = Au tour { $turn }, la modération a mis fin à la partie, et on a compté toutes les fortunes.

untyped-reason = (raison omise ici : le filtre du serveur l’interdit peut-être)
untyped-before = la personne d’avant
untyped-after = Quelqu’un d’autre
untyped-owner = la personne assise à cette place
