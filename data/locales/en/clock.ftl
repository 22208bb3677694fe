# Reminders and the time for a move
reminder = ⏰ { $player }, it’s your move.
reminder-answer = ⏰ { $player }, we’re waiting for your answer.
overdue = ⌛ Time’s up: { $player } can claim the win.
button-claim = Claim the win
over-claimed = { $loser } stopped playing. { $won }
refused-not-due = There’s still time to move.
refused-claim-not-yours = Only your opponent can claim the win: the move is yours.

# Who is gone
left-chat = 🚪 { $player } is no longer in this chat.
stopped-bot = 💤 { $player } isn’t receiving the bot’s messages.
gone-until = The game waits until { $until }; after that the win can be claimed.
gone-deadline = The time for a move runs as usual.
gone-no-deadline = The game will wait.

# The bell under a group's board: a private message when it is the turn of whoever pressed it.
button-bell = 🔔 Ping me
bell-on = 🔔 I’ll ping you in our private chat when it’s your turn in this game. Tap again and I’ll stop.
bell-off = 🔕 No more pings: keep an eye on the game here.
bell-begun = 🔔 Done: I’ll write here when it’s your turn in the game where you tapped the bell.
bell-move = 🔔 Your turn: game with { $name } · { $group }
bell-answer = 🔔 Your answer is needed: game with { $name } · { $group }

# The clock: so long for each turn, or so long in all and something for each turn. Telegram counts down to near.
terms-clock-turn = ⏱ { $time } a turn
terms-clock-bank = ⏱ { $time } + { $add } a turn
terms-clock-bank-alone = ⏱ { $time } each in all
clock-minutes = { $count } min
clock-seconds = { $count } s
clock-bank = ⏱ { $time } + { $add }
clock-until = ⏱ { $near }
clock-counts = ⏱ No need to worry about “Done”: when time runs out, this turn counts as played.
timed-out = out of time, the bot moved
timed-out-once = ⏱ { $player } ran out of time, so the bot decided. Once more loses the game.
over-timed-out = ⏱ { $loser } ran out of time again. { $won }
reminder-clock = ⏰ { $player }, it’s your move: time’s up { $near }
reminder-clock-answer = ⏰ { $player }, we’re waiting for your answer: time’s up { $near }

# /rules
guide-title-clock = Clock
guide-clock =
    A limit for each turn, or a time bank plus a little for each turn; the bank is for the whole match. Time doesn’t run until your board is shown.

    The first time it runs out the bot decides for you; a turn that only lacks “Done” simply counts. The second time you lose: before your tenth turn one game at the cube’s value, later at the price of resigning.
