# Settings of a chat
command-settings = settings: language, board, stake, cube
language-name = English
settings-title =
    { $kind ->
        [group] Settings of the group
       *[private] Your settings
    }
settings-note =
    { $kind ->
        [group] Administrators change them. Games that have begun keep their rules.
       *[private] They hold in this chat and in the games that you play here. Games that have begun keep their rules.
    }
settings-not-yours = The settings of a group are changed by its administrators. Your own: /settings in our private chat.
not-in-person = You write in the name of the group, and nobody can see who you are. To sit down at a board, write in your own name.
settings-back = ‹ All settings
settings-nothing = none

settings-language = Language
settings-language-about =
    { $kind ->
        [group] The language in which I speak in the group, also under its boards.
       *[private] The language in which I speak to you.
    }
choice-language-none = As in Telegram

settings-board = Board
settings-board-about =
    A picture is a real board. Emoji are plain text: they are there at once, on a bad line too. I draw the open boards anew.

    The colours are those of the picture; high contrast is the easiest to see.
choice-board-picture = Picture
choice-board-emoji = Emoji
choice-theme-wood = Wood
choice-theme-dark = Dark
choice-theme-contrast = Contrast

settings-game = Game
settings-game-about = What to play when only /play is typed. Any other game can be named: <code>/play gulbar</code>.
choice-ruleset-none = Ask

settings-stake = Stake
settings-stake-about = How many points a game is worth if the challenge does not say otherwise: <code>/play long 5</code>. Points are not money: I only keep the score.
stake-type = Another…
stake-typed = Another: { $stake }
stake-ask = { $player }, how many points is a game worth? Answer with a number from 1 to { $most }, or leave it with /cancel.
stake-bad = { $player }, that is no stake: it has to be a whole number from 1 to { $most }. Or leave it with /cancel.
stake-placeholder = For example, 25

settings-cube = Cube
settings-cube-about =
    If the challenge does not say otherwise: <code>/play long cube</code>, <code>/play long no cube</code>.

    <b>Raise</b> — how the stake grows with each double.
    <b>Beaver</b> — a double may be raised again at once, keeping the cube.
    <b>Jacoby rule</b> — until somebody doubles, mars and koks count as oin.
    <b>Automatic doubles, 0–3</b> — how often ties in the opening throw raise the stake by themselves.

    All this holds in games with the cube. A match keeps only the raise, and rulesets of the chat’s own say themselves how the cube is used.
toggle-cube = Games with the cube
choice-raise-double = 1, 2, 4, 8…
choice-raise-arithmetic = 1, 2, 3, 4…
toggle-beaver = Beaver
toggle-jacoby = Jacoby rule
summary-autoDoubles =
    { $count ->
        [one] up to { $count } automatic double
       *[other] up to { $count } automatic doubles
    }

settings-automation = Automation
settings-automation-about =
    <b>The roll</b> — I roll where there is nothing to choose: the cube cannot be offered.
    <b>The only turn</b> — I play a roll that can be played in one way only.
    <b>The Done button</b> — it ends the turn, which can be taken back until then. Without it the last checker ends the turn.
toggle-autoRoll = The roll
toggle-autoForced = The only turn
toggle-confirmDone = The Done button

settings-reminder = Reminder
settings-reminder-about = When to remind a player who takes his time. It counts from the next move on.
choice-reminderMinutes-none = Never

settings-deadline = Time for a move
settings-deadline-about =
    { $kind ->
        [group] How long to wait for a move. After that the opponent may claim the game. It counts from the next move on.
       *[private] How long to wait for a move. After that the opponent may claim the game. Where the private chats of the two differ, the longer time holds for both. It counts from the next move on.
    }
choice-deadlineMinutes-none = No limit

time-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
time-hours =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
time-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
