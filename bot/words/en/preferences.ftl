# What a person prefers.

prefer-title = My preferences
prefer-text =
    The lists say who throws your dice, where you are called when it is up to you, and what language you read.
    In quiet hours nobody calls you and none of your deadlines passes. All holds in all your games.
prefer-dice = Who throws my dice?
prefer-dice-pace = Dice: by pace
prefer-dice-pace-hint = Live I press Throw myself; at slower paces they are thrown for me
prefer-dice-own = Dice: I throw my own
prefer-dice-own-hint = At every pace; when my time is out they are thrown for me
prefer-dice-for-me = Dice: throw for me
prefer-dice-for-me-hint = At every pace, at once
prefer-ping = Where am I called?
prefer-ping-table = Calls: at the table
prefer-ping-table-hint = A mention in the game's channel
prefer-ping-dm = Calls: by direct message
prefer-ping-dm-hint = The channel stays silent
prefer-ping-both = Calls: both
prefer-ping-both-hint = A mention and a direct message
prefer-zone = 🕑 { $zone }: it is { $time } now.
prefer-hours = 🌙 Quiet from { $begins } to { $ends }.
prefer-no-hours = 🌙 No quiet hours.
prefer-hours-when = ✅ Kept. It counts from your next decision on, also in games that run already.
prefer-hours-wrong = Type quiet hours like 22:30-7, or off; at most { $most } hours of the day. Nothing was changed.
prefer-zones = Which one? { $zones } Nothing was changed.
prefer-no-zone = I know no place or time zone of that name: type a large city near you, or UTC+1. Nothing was changed.
zone-panel-title = Time zone
button-zone = Time zone
button-zone-type = Type a city
button-zone-back = Back
zone-time-list = What time is it for you?
zone-city-list = Which city keeps your time?
zone-panel-time = What time is it for you right now? Choose it from the list, or type a city.
zone-panel-city = Choose a city whose clock is always the same as yours.
zone-read = ✅ { $zone }: it is { $time } there now.
zone-read-fixed = { $zone } stays the same all year: choose a city if your clocks change in summer.
zone-read-others = Other places have that name, too: { $others }.
zone-type-example = Munich
prefer-form-zone = Time zone
prefer-form-zone-hint = A large city, Europe/Berlin, or UTC+1
prefer-form-hours = Quiet hours
prefer-form-hours-hint = Like 22:30-7, or off; at most 16 hours
button-prefer-hours = Quiet hours
