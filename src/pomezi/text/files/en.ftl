# What is wrong with a file: an edition, a record, a position.

refusal-edition-not-found = The edition “{ $edition }” cannot be read.
refusal-edition-not-json = Edition { $edition }, line { $line }, column { $column }: this is not JSON.
refusal-edition-too-large = Edition { $edition } is too large. Size in bytes: { $count }; at most { $expected }.
refusal-edition-too-deep = Edition { $edition }, line { $line }, column { $column }: too many brackets within each other.
refusal-edition-too-many = Edition { $edition }, line { $line }: too many items in one list.
refusal-edition-key-twice = Edition { $edition }, line { $line }, column { $column }: “{ $value }” stands twice in one object.
refusal-edition-long-text = Edition { $edition }, line { $line }, column { $column }: the text “{ $value }…” is too long.
refusal-edition-long-name = Edition { $edition }, line { $line }: number of letters at { $place }: { $count }; expected { $expected }.
refusal-edition-control = Edition { $edition }, line { $line }, column { $column }: “{ $value }” has letters that do not show.
refusal-edition-too-near = Edition { $edition }, line { $line }: { $value } lies too near to { $other }.
refusal-edition-missing = Edition { $edition }, line { $line }: “{ $expected }” is missing at { $place }.
refusal-edition-bad-value = Edition { $edition }, line { $line }: { $place } is “{ $value }”; expected { $expected }.
refusal-edition-unknown = Edition { $edition }, line { $line }: “{ $value }” at { $place } is unknown; expected one of { $expected }.
refusal-edition-bad-count = Edition { $edition }, line { $line }: number of items at { $place }: { $count }; expected { $expected }.
refusal-edition-twice = Edition { $edition }, line { $line }: “{ $value }” at { $place } cannot stand there twice.

refusal-view-still = Nobody acts in this view: the game is over, or what a race is about is not turned up yet.
refusal-view-strange = That is no view of a game of { $game }.
refusal-dump-missing = The dump has no { $place }.
refusal-dump-bad-value = { $place } in the dump is “{ $value }”; expected { $expected }.
refusal-dump-unknown = “{ $value }” at { $place } in the dump is unknown; expected one of { $expected }.
refusal-dump-count = The dump holds { $count } of { $piece }; there must be { $expected }.
refusal-dump-other-game = The dump is of { $game }, not of { $expected }.

refusal-record-no-header = Line { $line }: this is not a record; it must begin with “{ $expected }”.
refusal-record-bad-header = Line { $line }: “{ $text }” does not belong in the header. Possible, once each: { $expected }.
refusal-record-cut-header = Line { $line }: the record breaks off in its header.
refusal-record-missing-header = Line { $line }: the header lacks “{ $expected }”.
refusal-record-bad-number = “{ $value }” is not a number for “{ $key }” in the header.
refusal-record-bad-json = “{ $key }” in the header cannot be read.
refusal-record-bad-line = Line { $line }: “{ $text }” is not a line of a record; expected something like “{ $expected }”.
refusal-record-after-end = Line { $line }: nothing may follow the closing line.
refusal-record-bad-action = Line { $line }, “{ $text }”: { $reason }
refusal-record-edition-changed = The edition file { $edition } is not the one this record was played with.
refusal-record-no-edition = The edition file { $edition } of this record cannot be read.
refusal-record-unfinished = The record is unfinished or cut short: after { $count ->
    [one] { $count } legal action
   *[other] { $count } legal actions
} there is no closing line of a finished game.
refusal-record-ended-early = The record was closed after { $count ->
    [one] { $count } action
   *[other] { $count } actions
}, but the game was not over.
refusal-record-shuffle-broken = The seed { $seed } does not follow from the secret and the words of the shuffle, or the secret is not the one that was promised.
refusal-record-edited = Line { $line }: the closing line does not fit the record. It says “{ $told }”; it should say “{ $expected }”.
