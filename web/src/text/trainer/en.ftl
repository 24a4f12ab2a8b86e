# The map trainer: loaded with its page.
trainer-line = Learn the borders without a game. What you miss comes again, what you know comes later and later.
trainer-edition = Map
trainer-mode = How to practise
trainer-mode-practise = Practise
trainer-mode-clock = Against the clock
trainer-mode-daily = Today’s ten
trainer-mode-known = What I know
trainer-kind = Exercise
trainer-kind-find = Find it on the map
trainer-kind-borders = How many borders?
trainer-kind-neighbours = Neighbours by heart
trainer-kind-cheapest = The cheapest field
trainer-kind-ways = Two tokens
trainer-ask-find = Where does it lie? Press it on the map.
trainer-ask-borders = How many borders must be crossed between these states?
trainer-ask-neighbours = Which states does it border? Name them all.
trainer-ask-cheapest = One token, round 1: where is the journey cheapest?
trainer-ask-ways = Two tokens, round 3: which two states make the cheapest journey from here?
trainer-blind = A map without names; the arrow keys walk from state to state
trainer-place = State number { $number } on the map
trainer-that-was = You pressed: { $name }.
trainer-type = First letters of a neighbour
trainer-found = States that begin so
trainer-none-found = No state begins like that.
trainer-named = Named so far
trainer-unname = Take back: { $name }
trainer-field-forty = field 40
trainer-forty = At field 40 there is no journey; its price is always the same.
trainer-check = Check
trainer-next = Next question
trainer-right = Right!
trainer-wrong = Not quite.
trainer-answer-borders = { $count ->
    [one] { $count } border: { $way }
   *[other] { $count } borders: { $way }
}
trainer-answer-neighbours = Neighbours: { $states }
trainer-answer-cheapest = Cheapest: { $states }, €{ $eur }
trainer-missed = Missed: { $states }.
trainer-extra = Not a neighbour: { $states }.
trainer-score = { $right } of { $asked } right
trainer-streak = { $count } in a row
trainer-weak = Weak spots
trainer-weak-none = None yet. What you miss will be listed here and asked again.
trainer-weak-find = { $a } on the map
trainer-weak-borders = { $a } – { $b }
trainer-weak-neighbours = neighbours of { $a }
trainer-weak-cheapest = cheapest from { $a }
trainer-weak-ways = two tokens from { $a }
trainer-again = A weak spot: once more
trainer-forget = Forget my results
trainer-closed = The maps are closed now: one of your tables is dealing or choosing, and that is played from memory. When its map lies open, you can practise on.
trainer-map-hidden = The map unfolds after your answer.
trainer-price = €{ $eur }
trainer-clock-line = You have { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. As many right answers as you can!
trainer-clock-start = Start the clock
trainer-clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
trainer-clock-score = { $right } right
trainer-clock-done = Time is up: { $right ->
    [one] { $right } right answer.
   *[other] { $right } right answers.
}
trainer-clock-best = Your best: { $right }
trainer-clock-best-now = Your best so far!
trainer-daily-at = Question { $number } of { $of }, { $right } right so far
trainer-daily-done = Today’s ten: { $right } of { $of } right
trainer-daily-again = Everybody gets the same questions today. New ones come tomorrow.
trainer-known = What you know
trainer-known-line = The stronger its colour, the surer you are of a state: where it lies, who is beside it, how far it is. What is not repeated fades.
trainer-known-well = { $count ->
    [one] { $count } state you know well
   *[other] { $count } states you know well
}
trainer-known-fading = { $count ->
    [one] { $count } state that fades or was missed
   *[other] { $count } states that fade or were missed
}
trainer-known-unknown = { $count ->
    [one] { $count } state never practised
   *[other] { $count } states never practised
}
