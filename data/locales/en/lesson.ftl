# The first lesson: some turns of a real game
button-lesson = 🎓 First lesson
button-lesson-next = Next ›
button-lesson-again = Once more
button-lesson-leave = Leave
lesson-title = <b>First lesson</b> · { $step }/{ $steps }
lesson-hint = You could, but for now tap “{ $move }”.
lesson-left = You can come back to the lesson from /rules.

lesson-first = Backgammon. You move from point 24 to your home, points 1–6; your opponent moves the other way. You won the opening roll, 4:3. Tap “24→20”: a checker moves four points.
lesson-second = The four is played, the three is left: tap “13→10”.
lesson-done = Both dice are played. “Undo” takes a checker back if you change your mind. Tap “Done” and it’s your opponent’s turn.
lesson-blot = Your opponent played 6:2 and left a blot, a lone checker, on your 7 point. You can hit it. Tap “Roll”.
lesson-hit = Hit it: tap “10→7✶”. A star on a button means a hit.
lesson-cover = The checker you hit went to the bar. Cover your own: tap “8→7”. Two of your checkers make a point: your opponent can’t land there.
lesson-covered = The point is yours. Tap “Done”.
lesson-pass = Your opponent rolled 6:6. The checker on the bar has to enter first, and a six leads to your point 6, which is yours. No legal move, so it’s your turn again. When you can’t move, I pass for you too.
lesson-only = A little later you were hit as well. You rolled 6:4. The six can’t enter from the bar, the four enters on 21, and then only that checker can play the six. There’s one way to play it, so I played it for you.
lesson-home = End of the game: all your checkers are home, two are left to bear off. Tap “Roll”.
lesson-off = A die bears a checker off from its own point. Tap “6→off”.
lesson-last = And the last one: tap “3→off”.
lesson-end =
    🏆 <b>You win!</b> Your opponent had borne off some checkers, so it’s a single game, ×1. With none off it would be a gammon, ×2.
    Now you know how to move. There’s no hitting in long nardy, but you can wall your opponent in: /rules long.

# The lesson of long nardy
lesson-which = <b>First lesson</b>: a few minutes of a real game. Which one?
lesson-long-first = Long nardy. All your checkers stand on point 24, the head. Take them to your home, points 1–6; your opponent goes round the same way from a head of their own. You won the opening roll: 5:3. Tap “24→19”.
lesson-long-second = Only one checker a turn may leave the head, and it has. The same one plays the three: tap “19→16”.
lesson-long-done = Both dice are played. “Undo” takes a checker back if you change your mind. Tap “Done” and it’s your opponent’s turn.
lesson-long-closed = Your opponent played 6:4, and one of their checkers stands on your point 2. Nobody is hit here: even a single checker closes a point to the other side. Tap “Roll”.
lesson-long-head = One more off the head: tap “24→20”.
lesson-long-other = A second one can’t leave the head this turn. Another checker plays the two: tap “16→14”.
lesson-long-played = Tap “Done”.
lesson-long-pass = A little later your opponent rolled 6:6, and every six leads to a point where your checker stands. There’s nothing to play, so it’s your turn again at once. When you can’t move, I’ll pass for you, too.
lesson-long-wall = That’s what points are for: the more of them in a row, the harder to get past. Tap “Roll”.
lesson-long-build = Points 19, 21 and 22 are yours already. Take point 20: tap “24→20”.
lesson-long-six = Four in a row! No roll gets past six; such a wall is allowed only while at least one opposing checker is ahead of it. Tap “10→8”.
lesson-long-built = Tap “Done”.
lesson-long-end =
    🏆 <b>You won!</b> Your opponent bore off a few checkers, so it’s an oin, ×1. Had they borne off none, it would be a mars, ×2.
    The board will show you the rest. All the fine points: /rules long.
button-computer-of = 🤖 { $game } with the bot
