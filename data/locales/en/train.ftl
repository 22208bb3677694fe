# The trainer: one's own mistakes, and positions of past sevens
command-train = train on your own mistakes
words-train = train, trainer, training
button-train = 🎯 Trainer
train-in-group = The trainer is in the private chat, for each of you alone.
train-choice =
    🎯 <b>Trainer</b>
    Positions you went wrong in, again and again until you’ve got each right three times. In between, puzzles of your strength from past sevens.
button-train-due = { $game } · { $due }
train-none = There’s nothing to train yet. Play a game and tap “Analysis” under it: your mistakes will turn up here. And the positions of today’s seven (/seven) will be here tomorrow.
refused-no-puzzle = That puzzle is gone. A new one: /train.
refused-nothing-to-train = There are no more positions like that for now.
refused-not-judged = That turn couldn’t be judged. Tap “Done” once more.
train-title = <b>Trainer</b> · { $game }
train-own = from a game of yours
train-puzzle = from a past seven
train-played = Your turn: <b>{ $turn }</b>
train-best = Best: <b>{ $turn }</b>
train-again = This one will come back.
button-train-next = Next
button-train-more = More of these
button-train-menu = ☰
me-weakest-long = 🎯 In long nardy this costs you most: { $theme }, −{ $mean } in 100 on average.
me-weakest-short = 🎯 In short nardy this costs you most: { $theme }, −{ $mean } in 100 on average.
