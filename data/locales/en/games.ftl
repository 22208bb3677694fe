# Lists of games
which-board = Which board shall I bring down?
which-resign = In which game do you resign?
no-games = You have no game running. /play begins one.
your-games =
    { $games ->
        [one] You have { $games } game running. Press it to bring its board down.
       *[other] You have { $games } games running. Press one to bring its board down.
    }
brought-elsewhere = The board was sent to the bottom of the chat where the game is played.
refused-no-table = This board cannot be brought down: find it in the chat where you play.
list-your-turn = your move, { $time }
list-their-turn = their move, { $time }
span-minutes = { $minutes } min
span-hours = { $hours } h
span-days = { $days } d
command-games = your running games
