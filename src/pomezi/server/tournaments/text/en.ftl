# Why a tournament refuses something.

refusal-no-such-tournament = There is no such tournament.
refusal-not-organiser = Only the organiser of the tournament can do that.
refusal-tournament-over = The tournament is over.
refusal-tournament-full = The tournament is full: nobody joins after number { $most }.
refusal-accounts-only = This tournament is for people with an account: make one on your page, and join then.
refusal-shown-out = The organiser has shown you out of this tournament.
refusal-name-in-tournament = Somebody in this tournament has a name that looks like “{ $name }”. Change yours first.
refusal-no-such-entrant = Nobody in this tournament has that number.
refusal-round-running = Round { $round } is still played.
refusal-too-few =
    { $least ->
        [one] A round needs at least one person.
       *[other] A round needs at least { $least } people.
    }
