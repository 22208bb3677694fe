# Looking for an opponent, whoever that may be, in the private chat
button-seek = 🔎 Find an opponent
seek-title = Find an opponent
seek-about =
    Choose a game and I’ll find someone who wants to play it too, close to your strength if I can. You’ll see each other’s first names only.
seek-terms = Your terms: { $terms }
seek-terms-about =
    If someone is waiting for the same game on other terms, I’ll suggest playing on theirs at once.
    When both of you have waited a minute, different clocks don’t matter: the slower one counts. Cube and match never change unasked.
button-seek-terms = Terms…
button-seek-any = Any game
words-any-game = any, whatever
button-seek-again = ▶️ Again: { $game }
seek-open = 🔎 Looking for an opponent…
seek-since = Search began { $near }
seek-alone = Nobody else is looking yet.
seek-wait = When I find someone, the board will appear here with a notification. If nobody turns up in an hour, I’ll stop looking.
seek-waits = { $name } is waiting: { $terms }
seek-join = Join them? I’ll keep looking on your terms, too.
button-seek-join = ▶️ Play { $name }
seek-meanwhile = I’m still looking. When I find someone, our game stops and doesn’t count.
button-meanwhile-computer = 🤖 Play the bot
button-seek-next = 🔎 Next opponent
button-seek-stop = Stop looking
seek-found = ✅ Opponent found: { $name }
seek-broke = Our game has stopped and doesn’t count.
seek-stopped = I’ve stopped looking for an opponent.
seek-expired = Nobody turned up in an hour, so I’ve stopped looking.
seek-elsewhere = You’ve sat down to another game, so I’ve stopped looking for an opponent.
seek-in-group = I look for opponents in our private chat:
refused-seek-runs = I’m already looking for an opponent for you.
refused-seek-over = This search is over.
refused-seek-gone = This player isn’t waiting any more. I keep looking.
words-seek = find, search, opponent, stranger, anyone, someone

# The opponent who was found
button-stranger = 👤 Opponent
stranger-about = You were matched by chance and see only each other’s first names. You can talk once you have both tapped 💬.
button-stranger-avoid = Don’t match us again
stranger-avoided = I won’t match you two again. Tap again to undo.
stranger-report = Something wrong? You can tell whoever runs this bot, once a game:
button-report-name = 🚩 Offensive name
button-report-stalling = 🚩 Stalls on purpose
button-report-cheating = 🚩 Plays with a program
stranger-reported = Whoever runs this bot has been told. Thank you.
refused-no-stranger = I didn’t find you this opponent.
refused-reported = Whoever runs this bot has been told about this game already.
refused-reports-enough = That’s enough reports for today.
report-told = 🚩 { $by } reports { $about }, game { $game }: { $reason }
report-gone = 🚩 A report stood here. Whoever made it has asked to be forgotten.
over-broken-off = 🤝 Stopped: an opponent turned up. This game doesn’t count.
