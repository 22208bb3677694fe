# Games against the computer
button-computer = 🤖 Play the bot
button-computer-menu = 🤖 The bot…
button-sit-computer = 🤖 Play the bot
button-hint = 💡 Hint
computer-title = 🤖 A game with the bot
computer-about = The dice are as fair as with people; the bot never sees a throw in advance. These games don’t affect ratings.
computer-cube = With the cube
computer-no-cube = No cube
words-computer = bot, computer, ai
words-level-easy = easy
words-level-middle = middle, medium
words-level-hard = hard, strong
words-level-best = best, strongest
words-hints = hints
terms-hints = hints
refused-computer-plays = You already have a game with the bot here: I reposted it. To start another, finish or resign it.
refused-hints-off = No hints in this game: both players have to agree on them when it begins (/play long hints).
refused-nothing-to-hint = Nothing to decide right now.

# Hints (200 characters with what is put in)
hint-best =
    { $win ->
        [0] 💡 Best: { $moves } — hardly any chance to win.
        [100] 💡 Best: { $moves } — almost certainly wins.
        [one] 💡 Best: { $moves } — wins once in 100.
       *[other] 💡 Best: { $moves } — wins { $win } times in 100.
    }
hint-second =
    { $win ->
        [0] Next: { $moves } — { $worse }.
        [100] Next: { $moves } — { $worse }.
       *[other] Next: { $moves } — { $win } in 100, { $worse }.
    }
hint-worse =
    { $loss ->
        [one] { $loss } point worse
       *[other] { $loss } points worse
    }
hint-as-good = about as good
hint-roll-double = 💡 Double: you are well ahead.
hint-roll-roll = 💡 Just roll: it is too early to double.
hint-roll-too-good = 💡 Roll: too good to double, play on for a mars.
hint-double-take = 💡 Take: playing on costs less than the pass.
hint-double-drop = 💡 Pass: playing on would cost more.
hint-double-beaver = 💡 Beaver: that double came too early.

# The settings
settings-computer = Bot
settings-computer-about =
    <b>Level</b> — how strong the bot is where nothing else is said.
    <b>Pause</b> — how long it waits before it plays, so that you see what happened.
    <b>Hints</b> — in games with the bot, ⋯ has a hint that only you see.
choice-level-easy = ★ Easy
choice-level-middle = ★★ Middle
choice-level-hard = ★★★ Hard
choice-level-best = ★★★★ Best
choice-computerPause-none = No pause
toggle-hints = Hints
time-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }

# /me
me-computer = <b>Against the bot</b>
me-computer-line = { $level }: { $games } played, { $won } won, { $points }

# The menu of /play bot
computer-which = <b>What shall we play, you and the bot?</b>
button-computer-terms = Level, cube, match…
