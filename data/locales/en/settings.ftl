# Settings of a chat
command-settings = settings: language, board, stake, cube
settings-title =
    { $kind ->
        [group] Group settings
       *[private] Your settings
    }
settings-note =
    { $kind ->
        [group] Administrators change them. Games in progress stay as they are.
       *[private] For this chat and your games here. Games in progress stay as they are.
    }
settings-not-yours = Only administrators can change a group’s settings. Your own: /settings in our private chat.
not-in-person = You’re posting as the group, so I can’t tell who you are. To play, post as yourself.
settings-back = ‹ All settings
# What is set, on the key of a page
setting-key = { $name }: { $value }
setting-on = yes
setting-off = no
setting-all = all
setting-some = { $on } of { $all }

settings-language = Language
settings-language-about =
    { $kind ->
        [group] The language I use in this group and on its boards.
       *[private] The language I use with you.
    }
choice-language-none = Same as Telegram
# Under the choice while a language is new, in that language
settings-language-young = I’ve only just learned English: some words may sound wrong.
button-wrong-word = ✍️ Report a wrong word
wrong-word-ask = Which of my words is wrong, and what would you say instead? One line: I’ll pass it on to whoever runs this bot, with your name. Or /cancel.
wrong-word-placeholder = wrong — right
wrong-word-sent = Thank you, I’ve passed it on.
wrong-word-soon = One word a minute, please: I’ve just passed one on.
wrong-word-many = Many people are writing just now: please send it again in a minute.
# To whoever runs the bot
wrong-word-told = ✍️ { $name } ({ $language }): { $line }

settings-board = Board
settings-board-about =
    A picture is a real board. Emoji are text: there at once, even on a slow connection. Words are for listening. Open boards are redrawn.

    Colours apply to the picture; high contrast is the easiest to see.
choice-board-picture = Picture
choice-board-emoji = Emoji
choice-board-words = Words
choice-board-both = Picture, words
choice-theme-wood = Wood
choice-theme-dark = Dark
choice-theme-contrast = Contrast
choice-home-right = Home right
choice-home-left = Home left

settings-lines = At the board
settings-lines-about =
    <b>Emotes</b>: 👏 🍀 😅 under the board. Yours appears below it. One per turn.
    <b>Luck</b>: a line about rare rolls, once a game: three doubles in a row and the like.
    <b>Rivalry</b>: a line at the end of a game: how many wins in a row, who has passed whom in the table.
settings-voices-about = <b>Talk</b>: what you type under the board appears in one line at the person you play, and their words appear at yours.
toggle-emotes = Emotes
toggle-voices = Talk
toggle-luck = Luck
toggle-rivalry = Rivalry

settings-game = Game
settings-game-about = What to play when you type just /play. You can always name another game: <code>/play gulbar</code>.
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
    The default; a challenge can say otherwise: <code>/play long no cube</code>.
    <b>Beaver</b> — raise a double at once, keep the cube.
    <b>Jacoby</b> — until someone doubles, every win counts once.
    <b>Auto-doubles</b> — how many ties in the opening roll raise the stake.
settings-raise = Raise
settings-autoDoubles = Auto-doubles
toggle-cube = Games with the cube
choice-raise-double = 1, 2, 4, 8…
choice-raise-arithmetic = 1, 2, 3, 4…
toggle-beaver = Beaver
toggle-jacoby = Jacoby rule

settings-automation = Automation
settings-automation-about =
    <b>Auto-roll</b> — I roll for you when there’s nothing to decide (no double possible).
    <b>Forced moves</b> — I play rolls that can be played only one way.
    <b>Done button</b> — it ends your turn; until then you can undo. Without it your last checker ends the turn.
    <b>Taking back</b> — under ⋯ players may ask each other for their last turn back.
toggle-autoRoll = Auto-roll
toggle-autoForced = Forced moves
toggle-confirmDone = Done button
toggle-takeBacks = Taking back

settings-time = Time
settings-time-about =
    { $kind ->
        [group]
            <b>Time per move</b>: after it the opponent can claim the win. <b>Reminder</b>: for a player who takes their time. Changes apply from the next move.
            <b>Private answers</b>: seen only by whoever asked. <b>Delete commands</b>: I answer and delete them.
            /sideline in reply to a message: its author can’t play here.
       *[private] How long to wait for a move; after that the opponent can claim the win. If your private chats differ, the longer time applies to both. Changes apply from the next move.
    }
settings-deadline = Time per move
choice-deadlineMinutes-none = No limit
settings-reminder = Reminder
choice-reminderMinutes-none = Never

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
toggle-whispers = Private answers
toggle-tidies = Delete commands
tidies-needs-right = On. Now make me an administrator who can delete messages.

settings-seven = Seven
settings-seven-about = One message a day here shows the sevens of members who opt in: squares, no positions. It comes when the first of them has played.
toggle-sevens = Collect sevens

settings-zone = Time zone
settings-zone-about = Which city’s time “at 20:00” means. Minsk goes with Moscow, Astana with Tashkent.
choice-zone-none = Ask
choice-zone-los-angeles = Los Angeles
choice-zone-new-york = New York
choice-zone-london = London
choice-zone-berlin = Berlin
choice-zone-kyiv = Kyiv
choice-zone-istanbul = Istanbul
choice-zone-jerusalem = Jerusalem
choice-zone-moscow = Moscow
choice-zone-tbilisi = Tbilisi
choice-zone-yerevan = Yerevan
choice-zone-baku = Baku
choice-zone-tehran = Tehran
choice-zone-tashkent = Tashkent
choice-zone-omsk = Omsk
choice-zone-novosibirsk = Novosibirsk
choice-zone-irkutsk = Irkutsk
choice-zone-yakutsk = Yakutsk
choice-zone-vladivostok = Vladivostok
choice-zone-magadan = Magadan
choice-zone-kamchatka = Kamchatka
zone-label = { $city } { $ahead }
