# What a person prefers.

prefer-title = Your preferences
prefer-text =
    Choose who rolls your dice, how you’re notified, and your language.
    During quiet hours you get no pings and none of your deadlines pass. This applies to all your games.
prefer-dice = Who rolls your dice
prefer-dice-pace = Depends on the pace
prefer-dice-pace-hint = Live: you roll. Slower paces: automatic
prefer-dice-own = I roll my own
prefer-dice-own-hint = At every pace; if your time runs out, the bot rolls for you
prefer-dice-for-me = The bot rolls for me
prefer-dice-for-me-hint = At every pace, right away
prefer-ping = How you’re notified
prefer-ping-table = In the channel
prefer-ping-table-hint = A mention in the game’s channel
prefer-ping-dm = By DM
prefer-ping-dm-hint = A DM, without a mention in the channel
prefer-ping-both = Both
prefer-ping-both-hint = A mention and a DM
prefer-zone = 🕑 { $zone }: it’s { $time } now.
prefer-hours = 🌙 Quiet hours: { $begins } to { $ends }.
prefer-no-hours = 🌙 No quiet hours.
prefer-pictures-on = 🖼️ What only you see has pictures. For messages that everyone sees, the server’s managers choose: `/monopoly-mod settings`.
prefer-pictures-off = 📝 What only you see is text only, without pictures. For messages that everyone sees, the server’s managers choose: `/monopoly-mod settings`.
prefer-hours-when = ✅ Saved. This applies from your next decision on, in current games too.
prefer-hours-wrong = Type quiet hours like 22:30-7, or off; at most { $most } hours a day. Nothing was changed.
prefer-zones = Which of these do you mean? { $zones }. Type its full name. Nothing was changed.
prefer-no-zone = No place or time zone has that name. Type a large city near you, or UTC+1. Nothing was changed.
zone-panel-title = Time zone
button-zone = Time zone
button-zone-type = Type a city…
button-zone-back = Back
zone-time-list = Choose your local time
zone-city-list = Choose a city in your time zone
zone-panel-time = What time is it for you right now? Choose it from the list, or type a city.
zone-panel-city = Choose a city that always has the same time as you.
zone-read = ✅ { $zone }: it’s { $time } there now.
zone-read-fixed = { $zone } stays the same all year. If your clocks change in summer, choose a city instead.
zone-read-others = Other places have that name too: { $others }.
zone-type-example = Munich
prefer-form-zone = Time zone
prefer-form-zone-hint = A large city, Europe/Berlin, or UTC+1
prefer-form-hours = Quiet hours
prefer-form-hours-hint = Like 22:30-7, or off; at most 16 hours
button-prefer-hours = Quiet hours
