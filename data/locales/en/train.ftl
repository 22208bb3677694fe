# The trainer: one's own mistakes, and positions of past sevens
command-train = train on your own mistakes
words-train = train, trainer, training
button-train = 🎯 Trainer
button-train-mistakes = 🎯 Train my mistakes
train-sent = It’s waiting in your private chat.
refused-train-needs-chat = We can only train in our private chat: open it and tap Start first.
train-in-group = The trainer is in the private chat, for each of you alone.
train-choice =
    🎯 <b>Trainer</b>
    Positions you went wrong in, again and again until you’ve got each right three times. In between, puzzles of your strength from past sevens.
button-train-due = { $game } · { $due }
train-none = There’s nothing to train yet. Play a game and tap “Analysis” under it: your mistakes will turn up here. And the positions of today’s seven (/seven) will be here tomorrow.
refused-no-puzzle = That puzzle is gone. A new one: /train.
refused-nothing-to-train = There are no more positions like that for now.
refused-not-judged = That couldn’t be judged. Try once more.
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

# The cube: double or roll, take or pass
button-train-cube = 🎲 Cube
button-train-cube-due = 🎲 Cube · { $due }
button-train-cube-next = Another cube
train-cube-title = <b>Cube</b> · { $game }
train-cube-choice = Your turn, the cube is in the middle. Double or roll?
train-cube-answer = Your opponent doubles. Take or pass?
train-cube-did-roll = You: roll
train-cube-did-double = You: double
train-cube-did-take = You: take
train-cube-did-drop = You: pass
train-cube-did-beaver = You: beaver
train-cube-right-roll = Right is to roll.
train-cube-right-double = Right is to double.
train-cube-right-take = Right is to take.
train-cube-right-drop = Right is to pass.
train-cube-right-beaver = Right is to beaver.
train-cube-none = the right decision
train-cube-again = This one will come back.
