# Lists of games
which-board = Which board should I repost?
which-resign = Which game are you resigning?
no-games = You have no games in progress. /play starts one.
your-games =
    { $games ->
        [one] You have { $games } game in progress.
       *[other] You have { $games } games in progress.
    }
your-games-here =
    { $games ->
        [one] You have { $games } game in progress in this group.
       *[other] You have { $games } games in progress in this group.
    }
your-turn =
    { $games ->
        [one] { $games } game is waiting for your move.
       *[other] { $games } games are waiting for your move.
    }
no-your-turn = You’re all caught up: no game is waiting for you.
button-your-turn = 🟢 Your turn: { $name }
button-your-turns =
    { $games ->
        [one] 🟢 Your turn: { $games } game
       *[other] 🟢 Your turn: { $games } games
    }
no-games-here = You have no games in progress in this group. /play starts one.
games-elsewhere = I’ll show your other games in our private chat: type /games there.
list-press = Tap a name to repost its board.
list-private = private chat
list-group = group
list-inline = in the chat where it was sent
list-open = waiting for an opponent
reposted-elsewhere = Reposted in the chat where you’re playing.
refused-no-table = That board is gone: the game is over, or the challenge is closed.
refused-not-your-table = This is someone else’s board: only its players can repost it.
list-your-turn = your move
list-their-turn = their move
list-since = { $turn } for { $time }
list-left = { $turn }, { $time } left
span-minutes = { $minutes } min
span-hours = { $hours } h
span-days = { $days } d
command-games = your games, current and played

# Finished games
button-finished = Finished games: { $games }
finished-title = <b>Finished games</b>: { $games }
finished-press = Tap a number for its analysis, replay and card.

# Below a board where the opponent is to move: who is waiting in another game, and in how many more.
button-waiting =
    { $others ->
        [0] ▶️ { $name } is waiting
       *[other] ▶️ { $name } is waiting · { $others } more
    }
