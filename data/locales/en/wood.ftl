# At a real board: the result of a game
wood-needs-group = Results are kept in a group: reply /result to your friend there.
wood-needs-friend = Who did you play? Reply /result to a message of theirs, or type /result @name.
wood-nobody = I don’t know a player called “{ $name }”. Reply /result to a message of theirs.
wood-with-other = It takes two at a board: reply /result to a message of the person you played.
wood-not-here = There’s no such player in this group.
wood-with-whom = Played on a real board? Who with?
wood-ask =
    🎲 On a real board: { $one } and { $other } · { $game }
    Who won, and how?
wood-which-game = Which game was it?
button-wood-begin = Played on a real board
button-wood-win = { $name }: { $outcome }
button-wood-game = Another game
wood-told = 🏆 { $winner } — { $outcome }, { $points }. On a real board against { $loser } · { $game }
wood-told-match = 🏆 { $winner } won the match to { $match }. On a real board against { $loser } · { $game }
wood-is-right = { $name }, is that right?
button-wood-right = Right
button-wood-wrong = Not so
wood-counted = On the leaderboard: { $winner } { $one } · { $loser } { $other }
button-wood-again = Another game
button-wood-no-match = A game outside the cup
button-wood-tell-anew = Report it again
wood-dropped = Not recorded.
wood-late = Nobody confirmed it for a week: not recorded.
wood-right-toast = It’s on the group’s leaderboard.
refused-wood-enough = You two have { $most } games today: no more of them count.
refused-wood-gone = This result is settled already.
refused-wood-other-answers = That’s for the other player to say.
# Dice
wood-dice-title = Dice for a real board
wood-dice-promise = All rolls are fixed already: their secret is shown at the end and fits this fingerprint. Anyone may roll.
wood-dice-by = Roll { $number } · { $name }
wood-dice-before = Before: { $dice }
wood-dice-over =
    Finished. { $count ->
        [one] { $count } roll
       *[other] { $count } rolls
    } in all; the secret is in the record.
button-wood-throw = 🎲 Roll
button-wood-secret = Finish
button-wood-record = Record and secret
button-wood-new-dice = 🎲 New dice
refused-dice-not-yours = Only the one who put these dice out can finish them.
refused-dice-gone = These dice have been put away. New ones: /dice.
wood-dice-thrown = Rolled already: { $roll }
wood-dice-caption = The dice secret and every roll. To check: npm run verify-dice -- { $file }.
# A clock
wood-clock-how = I don’t understand “{ $word }”. /clock 10+8 is 10 minutes plus 8 seconds a turn; /clock 5 is 5 minutes with nothing added.
wood-clock-new = When you’ve moved, tap your own key: your opponent’s time runs.
wood-clock-runs = Time runs: { $name }
wood-clock-stands = Paused. Tap your own key, and your opponent’s time runs.
wood-clock-fallen = 🚩 Out of time: { $loser }. { $winner } wins.
button-wood-pause = Pause
wood-clock-limits = A clock can have 1 to 60 minutes plus up to 60 seconds a turn, as in /clock 10+8, or 15 seconds to 60 minutes for each turn, as in /clock 30s.
refused-clock-not-yours = This clock is for the two who play. Yours: /clock.
refused-clock-gone = This clock is gone. A new one: /clock.
refused-clock-fallen = Time is up: the game is over.
refused-clock-not-running = It isn’t your time that runs: your opponent taps.
refused-clock-stands = The clock is stopped already.
