# A dare: a position in any chat that others try
words-dare = dare, beat
dare-query = dare
button-dare = 💪 Can you beat me?
button-dare-back = ↩️ Back at you
button-dare-back-later = 🎯 Solve one to dare back
dare-title = 💪 <b>Can you beat me?</b> · { $game }
dare-asks = { $name } dares you to find the best move.
dare-asks-nobody = Find the best move.
dare-right = { $sign } { $name }
dare-played = { $sign } { $name }: { $turn }
dare-more = … and { $more } more
dare-ended = This dare is over.
button-dare-try = Try it
button-dare-best = Best move
dare-best-later = Try it yourself first.
dare-best-right = You found the best move: { $turn }
dare-best-played =
    Best move: { $turn }
    Yours: { $own }, { $told }
dare-own = It’s your own dare: you know the best move already.
dare-own-untried = It’s your own dare: you’ll see the best move in your analysis, or in the trainer once you’ve tried.
dare-own-seven = It’s your own seven: now it’s their turn.
button-dare-seven = 🧩 Play the same
refused-dare-over = This dare is over.
inline-no-dare = You can’t dare anyone with that. What else?

# On the page about two people; dares live for two weeks
dare-between-sevens = 🧩 Sevens in two weeks: { $mine }:{ $theirs }
dare-between = 💪 Dares in two weeks: { $mine }:{ $theirs }

# In the private chat
dare-from = 💪 <b>Dare</b> · { $name } · { $game }
dare-from-nobody = 💪 <b>Dare</b> · { $game }
button-dare-leave = ✕ Not now
dare-left = All right. “Try it” goes on from here.
