# English. Keys follow kinds: event-<kind>, reason-<reason>, refusal-<refusal>, decision-<kind>,
# card-<id in lower case>. Facts that are numbers come as numbers, names come escaped and ready to
# be shown. The voice and the one word for each thing: docs/WORDS.md.

money = ${ $amount }
priced = { $what } ${ $amount }
gained = +${ $amount }
list-separator = { ", " }
list-last = { $first } and { $last }
list-separator-of-lists = { "; " }
bank = the Bank
pot = the pot
nothing = nothing
go-back = Back
button-share = Share in channel
button-shared = Shared
share-refused = Discord didn’t let me post this in the channel. Check that I can send messages and files here, then try again.

button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } of { $pages }
button-page-newer = { $page } of { $pages } ▶
