coach = Lesson
coach-go-on = Go on
coach-last = Play on
coach-leave = Leave the lesson
coach-early = One moment: the others are playing.
coach-step = Step { $at } of { $steps }
coach-nudge-read = Press “Go on” first.
coach-nudge-later = The rules would allow that too. For now press what is marked.
coach-nudge-why = Now try what is marked.

first-learn = Learn it in five minutes
first-tourist = Play against a Tourist
