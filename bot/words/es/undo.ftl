# Taking back one's last choice.

undo-open = Deshacer…
undo-ask = Pedir deshacer esta decisión
undo-needs =
    { $count ->
        [0] Nadie más tiene que aceptar.
        [one] { $who } tiene que aceptar. Un mensaje en el canal se lo pregunta.
       *[other] { $who } tienen que aceptar. Un mensaje en el canal se lo pregunta.
    }
undo-title = ¿Deshacer esta decisión?
undo-text = { $who } quiere deshacer esta decisión. Votos pendientes: { $waits }. La votación termina <t:{ $at }:R>, o en cuanto pase otra cosa en la partida.
undo-turn-end = { $who } terminó su turno.
undo-secret = Es una decisión que solo ven quienes participan en ella.
undo-agree = Deshacer
undo-refuse = No deshacer
undo-waits = La decisión se deshará en cuanto { $count ->
        [one] acepte
       *[other] acepten
    } { $who }. Si antes pasa otra cosa, todo se queda como está.
undo-done = Deshecho: la partida está otra vez como antes.
undo-over-done = La votación ha terminado: la decisión se ha deshecho.
undo-over-not = La votación ha terminado: no se ha deshecho nada.
call-undo = { $who }: ¿deshacemos esta decisión?

refusal-undo-nothing = Aún no has decidido nada que se pueda deshacer.
refusal-undo-others = Otra persona ha decidido algo después, así que ya no puedes deshacer tu decisión.
refusal-undo-answered = El bot ha decidido algo por ti después, así que ya no puedes deshacer tu última decisión.
refusal-undo-thrown = Después de tu última decisión se tiraron los dados, y una tirada no se puede deshacer.
refusal-undo-drawn = Después de tu última decisión se sacó una tarjeta, y eso no se puede deshacer.
refusal-undo-bid = No puedes deshacer una puja ni el resultado de una subasta.
refusal-undo-shown = Después de tu última decisión se mostró una tarjeta u otro secreto, así que ya no puedes deshacerla.
refusal-undo-final = Alguien dejó la partida o llegó la hora de fin. Eso no se puede deshacer.
refusal-undo-lapsed = Esa votación ya ha terminado: o ya hay un resultado, o ha pasado otra cosa en la partida.
refusal-undo-unknown = El registro de esta partida no dice cómo estaba todo antes, así que no se puede deshacer nada.

command-name-undo = deshacer
command-undo = Deshacer tu última decisión (si el resto acepta)
