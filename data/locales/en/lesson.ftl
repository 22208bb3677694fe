# The first lesson: some turns of a real game
button-lesson = 🎓 First lesson
button-lesson-next = Next ›
button-lesson-again = Once more
button-lesson-leave = Leave
lesson-title = <b>First lesson</b> · { $step }/{ $steps }
lesson-hint = You could, but for now press “{ $move }”.
lesson-left = You can come back to the lesson from /rules.

lesson-first = Short nardy. You go from point 24 to your home, points 1–6; your opponent comes towards you. You won the opening throw, 4:3. Press “24→20”: a checker goes four points.
lesson-second = The four has been played, the three is left: press “13→10”.
lesson-done = Both dice are played. Undo takes a checker back if you change your mind. Press Done, and it’s your opponent’s turn.
lesson-blot = Your opponent played 6:2 and left a lone checker on your point 7. It can be hit. Press Roll.
lesson-hit = Hit it: press “10→7✶”. The star on a button is a hit.
lesson-cover = The checker you hit went to the bar. Cover your own: press “8→7”. Where two of yours stand, your opponent can’t land.
lesson-covered = The point is yours. Press Done.
lesson-pass = Your opponent rolled 6:6. The checker on the bar has to enter first, and a six leads to your point 6, which is yours. No legal move, so it’s your turn again. When you can’t move, I pass for you too.
lesson-only = A little later you were hit as well. You rolled 6:4. The six can’t enter from the bar, the four enters on 21, and then only that checker can play the six. There’s one way to play it, so I played it for you.
lesson-home = The end of the game: all your checkers are home, two are left to bear off. Press Roll.
lesson-off = A die bears a checker off from its own point. Press “6→off”.
lesson-last = And the last one: press “3→off”.
lesson-end =
    🏆 <b>You win!</b> Your opponent had borne off some checkers, so it’s an oin, ×1. Had they borne off none, a mars, ×2.
    Your fingers know it all now. In long nardy nobody is hit, but you can be walled in: /rules long.
