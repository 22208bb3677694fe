# Lists of games
which-board = Which board shall I bring down?
which-resign = In which game do you resign?
no-games = You have no game running. /play begins one.
your-games =
    { $games ->
        [one] You have { $games } game running.
       *[other] You have { $games } games running.
    }
your-games-here =
    { $games ->
        [one] You have { $games } game running in this group.
       *[other] You have { $games } games running in this group.
    }
no-games-here = You have no game running in this group. /play begins one.
games-elsewhere = I show your other games in our private chat: type /games there.
list-press = Press a number to bring its board down.
list-private = private chat
list-group = group
list-inline = the board is where it was sent
list-open = waits for an opponent
brought-elsewhere = The board was sent to the bottom of the chat where the game is played.
refused-no-table = This board is no longer there: the game is over, or the challenge is closed.
refused-not-your-table = This is somebody else’s board: only its players bring it down.
list-your-turn = your move
list-their-turn = their move
list-since = { $turn }, for { $time }
span-minutes = { $minutes } min
span-hours = { $hours } h
span-days = { $days } d
command-games = your running games
