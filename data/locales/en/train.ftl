# The trainer: one's own mistakes, and positions of past sevens
words-train = train, trainer, training, practice
button-train = 🎯 Practice
button-train-today = 🎯 Practice { $done }/{ $all }
button-train-done = 🎯 Practice ✅
button-train-mistakes = 🎯 Practice my mistakes
train-sent = It’s waiting in your private chat.
refused-train-needs-chat = Practice is in our private chat only: open it and tap Start first.
train-in-group = Practice is in your private chat with me.
train-choice =
    🎯 <b>Practice</b>
    Find the best move. Your own mistakes come back until you’ve got each right three times; in between, puzzles at your level.
    Something of your own? Send me a position (XGID, GNU ID) or a match (.mat file).
button-train-due = { $game } · { $due }
train-strengths = 📈 { $strengths }
train-strength = 📈 { $strength } ({ $change })
train-run = 🔥 { $run } in a row
train-today = today { $done } of { $all }
train-today-done = ✅ { $done } today: done for the day
train-today-more = ✅ { $done } today
refused-no-puzzle = That puzzle is gone. A new one: /train.
refused-nothing-to-train = There are no more positions like that for now.
refused-not-judged = I couldn’t check that move. Please try again.
train-title = <b>Practice</b> · { $game }
train-own = from a game of yours
train-brought = a position you brought
train-puzzle = a puzzle
train-again = This one will come back.
button-train-next = Next
button-train-more = More of these
button-train-menu = ☰
button-train-themes = By theme
train-themes =
    🎯 <b>Themes</b> · { $game }
    How often you found the best move, your weakest theme first.
train-theme-share = { $theme } · { $right } of { $tries }
train-flawless = Clean game: no mistakes to practise.
me-weakest-long = 🎯 Weakest in long nardy: { $theme }
me-weakest-short = 🎯 Weakest in backgammon: { $theme }

# The cube: double or roll, take or pass
button-train-cube = 🎲 Cube
button-train-cube-due = 🎲 Cube · { $due }
button-train-cube-next = Another cube
train-cube-title = <b>Cube</b> · { $game }
train-cube-choice = Your turn, the cube is in the middle. Double or roll?
train-cube-answer = Your opponent doubles. Take or pass?
train-cube-did-roll = Your choice: roll
train-cube-did-double = Your choice: double
train-cube-did-take = Your choice: take
train-cube-did-drop = Your choice: pass
train-cube-did-beaver = Your choice: beaver
train-cube-right-roll = Better: roll.
train-cube-right-double = Better: double.
train-cube-right-take = Better: take.
train-cube-right-drop = Better: pass.
train-cube-right-beaver = Better: beaver.
train-cube-none = the right decision
train-cube-again = This one will come back.
