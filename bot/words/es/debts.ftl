# Debts at the table, and the panel in which money is raised.

## At the table

debt-line = { $who } debe a { $to } { $amount } $ por { $topic }: { $why }
debt-line-plain = { $who } debe a { $to } { $amount } $ por { $topic }
debt-until = { $debt } · <t:{ $at }:R>
plan = En el lugar de { $who } yo haría esto: { $what }. Así entran { $amount } $.
plan-nothing = Ya no queda nada que vender ni que hipotecar.
plan-sell =
    { $count ->
        [1] vender una casa de { $space }
        [2] vender dos casas de { $space }
        [3] vender tres casas de { $space }
       *[other] vender cuatro casas de { $space }
    }
plan-sell-hotel = vender el hotel de { $space }
plan-sell-down =
    { $level ->
        [1] dejar { $space } en 1 casa en vez de hotel
       *[other] dejar { $space } en { $level } casas en vez de hotel
    }
plan-mortgage = pedir una hipoteca por { $spaces }

## The panel

debt-title = Tu deuda
debt-mortgage = Hipotecar { $lots }
debt-label-of = { $who }: { $what }
debt-as-proposed = Reunir { $price } $ así
debt-change = Cambiar
debt-give-up = Rendirse…
debt-hopeless = Con todo vendido e hipotecado, { $who } llegaría a { $able } $.
debt-plan-changed = Las cosas han cambiado desde esa propuesta y aún no se ha hecho nada. Este es el plan ahora:
debt-of-another = Eso le toca decidirlo a { $who }.
debt-raised = Hecho. El dinero está reunido y tu deuda, pagada.
debt-given-up = Te has rendido.
debt-bank = la Banca
debt-sure = Debes { $price } $ y puedes reunir { $able } $ como mucho. Si te rindes quedas fuera de la partida y todo lo que tienes pasa a { $to }. Un trato aún podría salvarte. ¿Te rindes de verdad?
debt-bankrupt = Sí, me rindo
debt-trade = Probar con un trato
