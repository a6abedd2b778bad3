# English. Keys follow kinds: event-<kind>, reason-<reason>, decision-<kind>, and so on.

money = ${ $amount }
list-more = { $first }, { $next }
list-last = { $first } and { $last }
