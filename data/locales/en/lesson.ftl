# The first lesson: some turns of a real game
button-lesson = 🎓 First lesson
button-lesson-next = Next ›
button-lesson-again = Once more
button-lesson-leave = Leave
lesson-title = <b>First lesson</b> · { $step }/{ $steps }
lesson-hint = You could, but for now tap “{ $move }”.
lesson-left = You can come back to the lesson from /rules.

lesson-first = Short nardy. You move from point 24 to your home, points 1–6; your opponent moves the other way. You won the opening roll, 4:3. Tap “24→20”: a checker moves four points.
lesson-second = The four is played, the three is left: tap “13→10”.
lesson-done = Both dice are played. Undo takes a checker back if you change your mind. Tap Done, and it’s your opponent’s turn.
lesson-blot = Your opponent played 6:2 and left a blot, a lone checker, on your 7 point. You can hit it. Tap Roll.
lesson-hit = Hit it: tap “10→7✶”. A star on a button means a hit.
lesson-cover = The checker you hit went to the bar. Cover your own: tap “8→7”. Two of your checkers make a point: your opponent can’t land there.
lesson-covered = The point is yours. Tap Done.
lesson-pass = Your opponent rolled 6:6. The checker on the bar has to enter first, and a six leads to your point 6, which is yours. No legal move, so it’s your turn again. When you can’t move, I pass for you too.
lesson-only = A little later you were hit as well. You rolled 6:4. The six can’t enter from the bar, the four enters on 21, and then only that checker can play the six. There’s one way to play it, so I played it for you.
lesson-home = End of the game: all your checkers are home, two are left to bear off. Tap Roll.
lesson-off = A die bears a checker off from its own point. Tap “6→off”.
lesson-last = And the last one: tap “3→off”.
lesson-end =
    🏆 <b>You win!</b> Your opponent had borne off some checkers, so it’s a single game (an oin), ×1. With none off it would be a gammon (a mars), ×2.
    Now you know how to move. There’s no hitting in long nardy, but you can wall your opponent in: /rules long.
