# The arena: a contest in which whoever is free is paired at once. Telegram counts down to near.
arena-title = 🏟 <b>Arena</b> · { $terms }
arena-starts = { $start } · lasts { $minutes } min
arena-ends = Ends { $near }
arena-rules = A win is 2 points, a double win or more 3; a game abandoned before turn five, 1. After two wins in a row 🔥 your points double until you lose.
arena-how = Tap “Play”: your game begins in our private chat as soon as there’s an opponent.
# Before it begins: the players who have come.
arena-gathers = Here already: { $names }
button-arena-start = 🏁 Start now
button-arena-again = 🔁 Once more
arena-not-yours-to-begin = Only whoever opened the arena, or an administrator, can start it early.
arena-no-cube = An arena is played without the cube. For games with the cube, start a cup: /cup short 5.
arena-now =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } · { $games ->
        [0] no games right now
        [one] { $games } game in progress
       *[other] { $games } games in progress
    }
arena-waiting = { $waiting } waiting
arena-line = { $place }. { $name } — { $points }
arena-streak = 🔥
arena-over = 🏁 The arena is over.
arena-over-empty = 🏁 The arena is over: no game was finished.
arena-cancelled = The arena was cancelled. Games that have begun can be played out.
arena-podium = 🏆 <b>The arena is over</b> · { $terms }
arena-podium-line =
    { $medal } <b>{ $name }</b> — { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
arena-picture = Arena
# Under a game of an arena, in the private chat of each player.
arena-seat =
    🏟 Place { $place } of { $players }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
arena-seat-early = It ended before the fifth turn, so it is worth one point.
arena-your-game = ▶️ Your game is on.
arena-end =
    { $medal } Place { $place } of { $players }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
arena-tie = Equal points: whoever met the stronger opponents is ahead.
arena-next = Next opponent soon.
arena-no-next = You’re paused.
arena-put-out = 🏟 You didn’t make your first move, so you’re out. Tap “Play” to come back.
over-absent = ⏱ { $loser } didn’t show up. { $won }
button-arena-play = ▶️ Play
button-arena-pause = ⏸ Pause
arena-entered = You’re in: your opponent will come to our private chat.
arena-entered-here = You’re in: your opponent will come here.
arena-paused = Paused: no new opponents for now. “Play” brings you back.
refused-arena-over = This arena is over.
refused-arena-not-in = You aren’t playing in this arena.
arena-needs-group = Arenas are for groups: add me to one and type /arena there.
arena-runs = There’s an arena here already. To cancel it: /arena cancel.
arena-bad-minutes = An arena lasts from { $least } to { $most } minutes, as in /arena short 45.
arena-which-number = What does “{ $word }” mean? One number is how many minutes the arena lasts; time for a turn needs its unit: /arena short 45 30s.
arena-no-match = An arena is played one game at a time. For matches, start a cup: /cup short 5.
arena-none = There’s no arena here to cancel.
arena-not-yours = Only whoever started the arena, or an administrator, can cancel it.
arena-cancel-done = The arena is cancelled.
button-arena-length = Lasts: { $time }
words-arena = arena
words-arena-in = in

# /rules
guide-title-arena = Arena
guide-arena =
    An arena gathers its players for two minutes; then whoever is free is paired at once with someone close in the standings. Games are played in private chat. Anyone without a partner plays the bot meanwhile; that doesn’t count. A win is 2 points; a double win or more, 3. After two wins in a row (🔥) your wins count double until you lose. A draw: a point each.

    There’s no cube and no Jacoby in an arena: a game counts as it ended. Ties go to whoever met the stronger opponents. A game not finished by the end doesn’t count.

    A game that ends before both have played five turns is 1 point, once for each pair, with no streak and no rating. Miss a game and you’re out until you tap “Play”. All other games count in /top and in the rating.
