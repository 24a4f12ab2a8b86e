# Other people on the front page, and what is said of oneself.

seek = Somebody to play with
seek-line = We look for a table with a free seat, or for somebody who seeks as well.
seek-games = Games
seek-any-game = None chosen: any game will do.
seek-pace = When
seek-now = Now, in one go
seek-any = No matter
seek-level = With whom
seek-level-new = Beginners
seek-level-seasoned = Seasoned players
seek-start = Find me a partner
seek-waiting = We are looking. Leave this page open; the table opens by itself.
seek-others = { $count ->
    [one] One more person is looking, for something else.
   *[other] { $count } more people are looking, for something else.
}
seek-long = Nobody has come so far. Begin with a bot: whoever comes takes its seat, and the game goes on.
seek-long-letter = Nobody has come so far. Lay a table and leave it: it waits on the list until somebody sits down.
seek-begin = Begin with a bot
seek-lay = Lay a table
seek-on = Keep looking
seek-stop = Stop looking
open-tables = Open tables
open-waits = { $players } would like company
open-rated = rated
open-for-bot = { $count ->
    [one] running, a bot makes room
   *[other] running, { $count } bots make room
}
playing-now = Played now
playing-watch = Watch
playing-watchers = { $count ->
    [one] one person is watching
   *[other] { $count } people are watching
}

# About oneself.

my-games = Games played to the end
my-games-day = Day
my-games-with = With
history-all = all
history-company = Against
history-result = Result
history-won = won
history-lost = lost
history-name = Name of an opponent
history-since = From
history-until = Until
history-clear = Show all
history-more = Show more
history-count = { $count ->
    [0] No game has been played to its end yet.
    [one] One game.
   *[other] { $count } games.
}
history-found = { $count ->
    [0] Nothing like that was found.
    [one] One game found.
   *[other] { $count } games found.
}
company-people = people
company-screen = on one screen
company-alone = alone
company-bot = another bot
standing-rating = Rating
standing-ratings = Your ratings
standing-ratings-line = Between players with an account. The figure says how strong you seem; the range, how sure that is: it narrows with every game.
standing-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
standing-curve = Rating in { $game }: from { $first } to { $last }, within { $spread } either way
standing-levels = Results by game and opponent
standing-played = Games
standing-won = Won
standing-best = Best score
standing-opponents = Whom you have met
standing-against = { $games ->
    [one] one game
   *[other] { $games } games
}, { $won } : { $lost }
standing-days = Your best daily deals
standing-rank = { $rank } of { $field }
data = Your data
data-line = All that this server keeps of you, in one file: who you are, your results and the records of your games.
data-export = Download all my data
data-leave = Delete everything about me
data-leave-line = Your name, phrase, account and keys are deleted, games you still play are given up, and what you said at tables is taken out. The games of the others stay as they were; in your place a question mark sits.
data-leave-final = This cannot be undone.
data-leave-phrase = Your recovery phrase
data-leave-no-phrase = If you have lost the phrase, have a new one made above.
data-leave-do = Delete for good
data-stay = Stay
data-gone = You have been forgotten here. Take care!
