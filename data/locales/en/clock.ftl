# Reminders and the time for a move
reminder = ⏰ { $player }, it is your move.
reminder-answer = ⏰ { $player }, your answer is awaited.
overdue = ⌛ Time for the move is up: { $player } may claim the game.
button-claim = Claim the game
over-claimed = { $loser } did not play on. { $winner } wins: { $outcome }.
refused-not-due = There is still time for the move.
refused-claim-not-yours = Only your opponent can claim the game: he is waiting for your move.

# Who is gone
left-chat = 🚪 { $player } is no longer in this chat.
stopped-bot = 💤 { $player } gets no messages from the bot.
gone-until = The game waits for the move until { $until }, then it may be claimed.
gone-deadline = The time for a move runs as usual.
gone-no-deadline = The game will wait.
