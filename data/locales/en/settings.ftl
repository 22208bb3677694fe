# Settings of a chat
command-settings = settings: language, board, stake, cube
language-name = English
settings-title =
    { $kind ->
        [group] Group settings
       *[private] Your settings
    }
settings-note =
    { $kind ->
        [group] Administrators change them. Games in progress keep their rules.
       *[private] They apply to this chat and to the games you play here. Games in progress keep their rules.
    }
settings-not-yours = Only administrators can change a group’s settings. Your own: /settings in our private chat.
not-in-person = You’re posting as the group, so I can’t tell who you are. To play, post as yourself.
settings-back = ‹ All settings
settings-nothing = none

settings-language = Language
settings-language-about =
    { $kind ->
        [group] The language I use in this group, under its boards too.
       *[private] The language I use with you.
    }
choice-language-none = As in Telegram

settings-board = Board
settings-board-about =
    A picture is a real board. Emoji are plain text: they appear at once, even on a slow connection. Open boards are redrawn.

    Colours apply to the picture; high contrast is the easiest to see.

    <b>Emotes</b>: 👏 🍀 😅 under the board. Your opponent sees yours with the next press. One a turn.
choice-board-picture = Picture
choice-board-emoji = Emoji
choice-theme-wood = Wood
choice-theme-dark = Dark
choice-theme-contrast = Contrast
toggle-emotes = Emotes

settings-game = Game
settings-game-about = What to play when only /play is typed. You can always name another game: <code>/play gulbar</code>.
choice-ruleset-none = Ask

settings-stake = Stake
settings-stake-about = How many points a game is worth unless the challenge says otherwise: <code>/play long 5</code>. Points are not money: I only keep the score.
stake-type = Other…
stake-typed = Other: { $stake }
stake-ask = { $player }, how many points is a game worth? Answer with a number from 1 to { $most }, or /cancel.
stake-bad = { $player }, that isn’t a valid stake: it has to be a whole number from 1 to { $most }. Or /cancel.
stake-placeholder = For example, 25

settings-cube = Cube
settings-cube-about =
    This is the default; a challenge can say otherwise: <code>/play long cube</code>, <code>/play long no cube</code>.

    <b>Raise</b> — how the stake grows with each double.
    <b>Beaver</b> — a double may be raised again at once, keeping the cube.
    <b>Jacoby rule</b> — until someone doubles, mars and koks count as oin.
    <b>Auto-doubles, 0–3</b> — how often ties in the opening throw raise the stake by themselves.

    A match keeps only the raise, and the chat’s own rulesets say for themselves how the cube is used.
settings-autoDoubles = Ties:
toggle-cube = Games with the cube
choice-raise-double = 1, 2, 4, 8…
choice-raise-arithmetic = 1, 2, 3, 4…
toggle-beaver = Beaver
toggle-jacoby = Jacoby rule

settings-automation = Automation
settings-automation-about =
    <b>The roll</b> — I roll when there’s nothing to decide (no double possible).
    <b>Forced turns</b> — I play a roll that can be played only one way.
    <b>The Done button</b> — it ends the turn; until then you can take it back. Without it the last checker ends the turn.
toggle-autoRoll = The roll
toggle-autoForced = Forced turns
toggle-confirmDone = The Done button

settings-reminder = Reminder
settings-reminder-about = When to remind a player who takes their time. Changes apply from the next move.
choice-reminderMinutes-none = Never

settings-deadline = Time per move
settings-deadline-about =
    { $kind ->
        [group] How long to wait for a move. After that the opponent can claim the win. Changes apply from the next move.
       *[private] How long to wait for a move. After that the opponent can claim the win. If your private chats differ, the longer time applies to both. Changes apply from the next move.
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
