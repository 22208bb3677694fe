# Games against the computer
button-computer = ▶️ Play
button-computer-menu = 🤖 Play the bot…
button-sit-computer = 🤖 Play the bot
button-hint = 💡 Hint
computer-title = 🤖 Game against the bot
computer-about = The dice are as fair as against people: the bot can’t see rolls in advance. These games don’t affect ratings.
computer-cube = With the cube
computer-no-cube = No cube
words-computer = bot, computer, robot, ai
words-level-beginner = child, kid, first, pupil
words-level-easy = easy, beginner
words-level-middle = middle, medium
words-level-hard = hard, strong
words-level-best = best, strongest
words-hints = hints, hint
terms-hints = hints
refused-computer-plays = You already have a game with the bot here: I reposted it. To start another, finish or resign it.
refused-hints-off = No hints in this game: both players have to agree on them when it starts (/play long hints).
refused-nothing-to-hint = Nothing to decide right now.

# Hints (200 characters with what is put in)
hint-best =
    { $win ->
        [0] 💡 Best: { $moves } — hardly any chance of winning.
        [100] 💡 Best: { $moves } — almost certainly wins.
       *[other] 💡 Best: { $moves } — { $win }% to win.
    }
hint-undo-first = ↩ Undo what you’ve played first.
hint-second =
    { $win ->
        [0] Next best: { $moves } — { $worse }.
        [100] Next best: { $moves } — { $worse }.
       *[other] Next best: { $moves } — { $win }%, { $worse }.
    }
hint-worse =
    { $loss ->
        [one] { $loss } point worse
       *[other] { $loss } points worse
    }
hint-as-good = about as good
hint-roll-double = 💡 Double: you’re far enough ahead.
hint-roll-roll = 💡 Just roll: it’s too early to double.
hint-roll-too-good = 💡 Just roll: you’re too good to double, so play on for a bigger win.
hint-double-take = 💡 Take: playing on costs less than passing.
hint-double-drop = 💡 Pass: playing on would cost more.
hint-double-beaver = 💡 Beaver: that double came too early.

# The settings
settings-computer = Bot
settings-computer-about =
    <b>Level</b> — unless you choose otherwise. “Automatic” starts at ☆, adds a ★ after two wins in three games and drops one after two losses.
    <b>Pause</b> — before the bot moves.
    <b>Hints</b> — under ⋯, for you alone.
choice-level-none = Automatic
choice-level-beginner = ☆ First games
choice-level-easy = ★ Beginner
choice-level-middle = ★★ Medium
choice-level-hard = ★★★ Strong
choice-level-best = ★★★★ Best
settings-pause = Pause
choice-computerPause-none = no
toggle-hints = Hints
time-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }

# /me
me-computer = 🤖 Against the bot: { $score }

# The end of a game against the bot
computer-one-more = 📈 One more win and the bot gets stronger: { $level }.
computer-stronger = 📈 Two wins! You’ve earned a stronger opponent: bot { $level }.
computer-weaker = 🌱 The next one will be easier: bot { $level }.
button-computer-easier = Easier: bot { $level }

# The menu of /play bot
computer-which = <b>What will you play against the bot?</b>
computer-which-first = <b>Which one?</b> Long nardy is a blocking race.
button-computer-terms = Level, cube, match…

# The ladder against the bot: a step is two of three games won at a level
ladder-reached-long = 🪜 Step { $level } of long nardy reached: two wins in three games.
ladder-reached-short = 🪜 Step { $level } in backgammon reached: two wins in three games.
computer-taught = 🎓 A turn was taken back: this game was for learning and doesn’t count for the ladder.
me-ladder = 🪜 { $steps }
me-ladder-long = long { $level }
me-ladder-short = backgammon { $level }
me-ladder-none = –
stats-ladder = Ladder against the bot: a step is two wins of three
stats-ladder-long = Long
stats-ladder-short = Short
button-me-stats = ‹ Statistics
