nobody = player

empty-seat = open seat
waiting-seat = waiting

# Challenge
challenge-open = { $name } has set up the board. Who’s in?
challenge-cancelled = { $name } withdrew the challenge.
button-sit = 🎲 I’m in
button-cancel = Withdraw

# Terms
terms-stake = stake { $stake }
terms-match = { $match }-point match
terms-cube = cube
terms-cube-with = cube, { $extras }
terms-beaver = beaver
terms-from = from a position, not counted
terms-jacoby = Jacoby rule
terms-auto-doubles =
    { $count ->
        [1] one auto-double
       *[other] up to { $count } auto-doubles
    }
terms-arithmetic = raises by one
crawford = Crawford game, no cube
words-cube = cube, cubes
# "Without the cube" in one word, as küpsüz
words-no-cube = cubeless, nocube
words-beaver = beaver
words-jacoby = jacoby
words-with = with, against
words-without = no, without
words-friend = friend, friends
words-match = match
words-to = to, till
words-one = one
words-two = two
words-three = three
words-four = four
words-five = five
words-six = six
words-seven-of = seven
words-eight = eight
words-nine = nine
words-ten = ten
words-points = point, points
words-idle = and, the, a, for, stake, point, points
words-nardy = nardy, nardi, nard, narde, game, ნარდი
# Under a friend’s board these are words to them, not the name of a game
words-small-talk = crazy, mad, full, strict, fast, quick, classic, green, greed, table, shirt, game, turkey, greece, iran, bulgaria, azerbaijan, georgia
words-clock = clock, clocks
words-seconds = s, sec, secs, second, seconds
words-minutes = m, min, mins, minute, minutes
words-per = a, per, each, every
words-turn = turn, move

# The game
series-score = score { $score }
opening =
    { $reader ->
        [own] Opening roll { $throws }: you start.{ $raise }
       *[other] Opening roll { $throws }: { $player } starts.{ $raise }
    }
opening-played = Opening roll { $throws }.{ $raise } { $told }
opening-raised = Auto-double: stake × { $value }.
turn = { $player } { $roll }: { $moves }
turn-leftovers = { $player } plays the leftover { $roll }: { $moves }
no-move = no move
forced = the only move
unplayed = { $dice } unplayed
unplayed-leftover =
    { $reader ->
        [own] { $dice } left to you
       *[other] { $dice } left to the opponent
    }
to-roll =
    { $reader ->
        [own] Roll the dice!
        [called] { $player }, roll the dice.
       *[other] { $player } to roll.
    }
to-roll-again =
    { $reader ->
        [own] You played the double: roll again!
        [called] { $player }, you played the double: roll again.
       *[other] { $player } played the double and rolls again.
    }
doubled =
    { $reader ->
        [own] { $player } doubles to × { $value }: { $worth } at stake, passing costs { $price }. Do you take?
        [called] { $player } doubles to × { $value }: { $worth } at stake, passing costs { $price }. { $opponent }, do you take?
       *[other] { $player } doubles to × { $value }: { $worth } at stake, passing costs { $price }. Waiting for { $opponent }.
    }
redoubled =
    { $reader ->
        [own] { $player } redoubles to × { $value }: { $worth } at stake, passing costs { $price }. Do you take?
        [called] { $player } redoubles to × { $value }: { $worth } at stake, passing costs { $price }. { $opponent }, do you take?
       *[other] { $player } redoubles to × { $value }: { $worth } at stake, passing costs { $price }. Waiting for { $opponent }.
    }
beavered =
    { $reader ->
        [own] { $player } beavers to × { $value }: { $worth } at stake, passing costs { $price }. Do you take?
        [called] { $player } beavers to × { $value }: { $worth } at stake, passing costs { $price }. { $opponent }, do you take?
       *[other] { $player } beavers to × { $value }: { $worth } at stake, passing costs { $price }. Waiting for { $opponent }.
    }
to-move =
    { $reader ->
        [own] Your move — { $roll }
        [called] { $player }, your move — { $roll }
       *[other] { $player } to move — { $roll }
    }
to-move-leftovers =
    { $reader ->
        [own] Play your opponent’s dice: { $roll }
        [called] { $player }, play your opponent’s dice: { $roll }
       *[other] { $player } plays the opponent’s dice: { $roll }
    }
goal = Bring all your checkers home, to points 1–6, then bear them off.
taken = { $player } takes: cube × { $value }.
beaver-taken = { $opponent } takes the beaver: cube × { $value }.
resignation-declined = The resignation is off: play on.
# Moves, rolls, scores: wherever they stand in a text. A language that is read from the right keeps
# them together with U+2066 … U+2069
notation = { $moves }
# Of two players, the first one’s figure first; from the right with a dash between spaces, which
# leaves each figure beside its player
figures-of-two = { $first }:{ $second }
roll-called = { $dice }, { $name }
point-bar = bar
point-off = off
button-roll = 🎲 Roll
button-double = Double × { $value }
button-redouble = Redouble × { $value }
button-take = Take
button-drop = Pass
button-beaver = Beaver
button-undo = ↩ Undo
button-undo-short = ↩
button-done = Done
button-resign = Resign
button-rules = Rules
button-menu-close = Close
button-down = Repost board

# Resigning and the end
resign-ask = 🏳 { $player }, are you sure you want to resign? It costs: { $prices }.
resign-ask-free = 🏳 { $player }, are you sure you want to resign? The game doesn’t count.
resign-ask-early = 🏳 { $player }, are you sure you want to resign? Before the fifth turn it won’t count.
menu-sent = The menu is in our private chat.
resign-sure = 🏳 { $player }, this would lose you the match, not just the game. Are you sure?
button-resign-at-once = { $outcome } — at once
button-resign-if-accepted = { $outcome } — if accepted
button-resign-match = Resign the match…
button-resign-sure = Yes, resign the match
button-resign-sure-by = Yes: { $outcome }
button-not-now = Not now
button-resign-not = Play on
button-accept = Accept
button-decline = Play on
resignation =
    { $reader ->
        [own] { $player } offers to resign ({ $outcome }). Do you accept?
        [called] { $player } offers to resign ({ $outcome }). { $opponent }, do you accept?
       *[other] { $player } offers to resign ({ $outcome }). Waiting for { $opponent }.
    }
outcome-short-oin = single
outcome-short-mars = gammon
outcome-koks = backgammon
outcome-long-oin = oin
outcome-long-mars = mars
outcome-home-mars = home mars
outcome-mother = mother
outcome-drawn = draw
# Khachapuri: the checkers that the loser has not borne off
outcome-difference =
    { $checkers ->
        [one] { $checkers } checker left
       *[other] { $checkers } checkers left
    }
outcome-times = { $outcome } ×{ $multiplier }
over-borne-off =
    { $reader ->
        [own] 🏆 You won: { $outcome }!
       *[other] { $winner } wins: { $outcome }.
    }
over-won =
    { $reader ->
        [own] 🏆 You won!
       *[other] { $winner } wins.
    }
over-mother =
    { $reader ->
        [own] 🏆 The mother is pinned: you win double!
       *[other] The mother is pinned. { $winner } wins double.
    }
over-mothers = Both mothers are pinned: a draw.
over-frozen = Nobody could move for a hundred turns: a draw.
draw-each = Each player gets { $worth }
over-resigned = { $loser } resigns. { $won }
over-not-counted = It doesn’t count: the challenger never moved.
over-left-early = Over before the fifth turn: it doesn’t count for the leaderboard or the rating.
over-wood = On a real board. { $won }
over-dropped = { $loser } passes. { $won }
over-beaver-dropped = { $loser } passes the beaver. { $won }
points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
worth-in-match = { $worth }, { $score } in the match
cut-by-jacoby = { $counted } (Jacoby)
match-over = { $winner } wins the match.
match-over-too =
    { $reader ->
        [own] And the match is yours!
        [lost] The match is theirs, too.
       *[other] That wins the match, too.
    }
button-rematch = Rematch
button-next-game = Next game
# In a match of several games: the one that is next
button-next-game-of = Next: { $game }
button-rematch-accept = Accept
button-rematch-asked = ⏳ Rematch offered
button-rematch-with = Rematch: { $name } asks
button-next-game-with = Next game: { $name } asks
rematch-asked = { $name } would like another game.

# Under the number of pips that a player has left, in the picture of the board; 8 letters at most.
picture-pips = to go
# In long games: how far both still have to go
checker-held =
    { $reader ->
        [own] Your checker is pinned: it stays until the one on top leaves.
       *[other] { $player }, your checker is pinned: it stays until the one on top leaves.
    }

# The answer to a press; the board may follow a little later.
moves-counted = { $moves }
board-in = New board in { $seconds } s
button-hash = Hash
hash-whole = SHA-256 of the dice secret, to compare after the game: { $hash }
hash-and-secret =
    🔑 Secret: { $secret }
    🔒 SHA-256: { $hash }
dice-nonce = 🍀 From the players: { $nonce }

board-late = The picture is late; this is the board now:
pictures-forbidden = Pictures aren’t allowed in this chat, so from now on the boards are made of emoji. Once pictures are allowed, turn them back on in /settings.

# What players say to each other with a press; it stands below the board until the next turn.
button-emote-bravo = 👏
button-emote-lucky = 🍀
button-emote-alas = 😅
emote-bravo = 👏 Well played!
emote-lucky = 🍀 What a roll!
emote-alas = 😅 Not my dice today.
emote-heard = { $name }: { $words }
refused-emote-said = One emote per turn is enough.
refused-emotes-off = Emotes are off in this game: /settings.

# Talk: what is typed in private stands in one line under the other’s board until both have moved.
talk-asks = Want to talk? Tap 💬
talk-agrees = Let’s talk! Just type here.
talk-heard = 💬 { $name }: { $words }
voice-words-only = Only words reach { $name } under the board.
voice-off = Talk under the board is off for you: /settings.
voice-unheard = { $name } doesn’t see words under the board.
voice-unasked = Words get through once you have both tapped 💬.
voice-waiting = Words get through once { $name } has tapped 💬, too.
way-to-person = Write to them directly: { $link }
button-talk-ask = 💬 Talk
button-talk-mute = Don’t hear them
button-talk-unmute = Hear them again
talk-asked = Asked. Once they tap 💬 as well, just type here.
talk-on = Just type here: your words appear under your opponent’s board.
talk-muted = Your opponent’s words no longer appear under your board. Undo it in the same place, under ⋯.
talk-unmuted = Your opponent’s words appear under your board again.

# Turns told of in one line: how often there was no move, and which rolls were played.
chain-stuck = { $player } had no move with { $rolls }
chain-stuck-both = { $player } had no move with { $stuck } and played { $rolls }
chain-passed = { $player } was stuck { $times } times
chain-played = { $player } played { $rolls }
chain-both = { $player } was stuck { $times } times and played { $rolls }
chain-rolls =
    { $turns ->
        [one] { $turns } roll
       *[other] { $turns } rolls
    }
chain-and = { $first } and { $last }
# What the bot is called on the picture of a board.
board-bot = Bot { $stars }
# In somebody’s first game
board-bot-first = Bot

# The end of a game
card-you-won = You won! { $outcome }
caption-you-won = 🏆 The win is yours!
caption-you-lost = Theirs this time. Is the next one yours?
caption-you-lost-there = That one goes to your opponent.
missed-double =
    { $pips ->
        [one] 🎲 One good double short: { $pips } pip.
       *[other] 🎲 One good double short: { $pips } pips.
    }
card-streak = Wins in a row
card-streak-ended = Ended a winning streak
button-over-more = More…
button-next-dice = 🔒 Next dice

# A rare run of rolls, one line in a game.
luck-doubles = 🍀 { $player }: three doubles in a row! 1 in { $oneIn }.
luck-same-double = 🍀 { $player }: { $roll } twice in a row! 1 in { $oneIn }.
luck-same-roll = 🍀 { $player }: { $roll } three times in a row! 1 in { $oneIn }.
luck-no-double = 🙈 { $player }: { $rolls } rolls without a double. 1 in { $oneIn }.

# Taking a turn back: by asking the other; against the computer at once
button-ask-back = Ask to take back
button-take-back = Take the turn back
button-allow-back = All right
button-refuse-back = No
asked-back =
    { $reader ->
        [own] { $player } asks to take back { $roll }. All right?
        [called] { $player } asks to take back { $roll }. { $opponent }, all right?
        [asker] You asked to take back { $roll }. { $opponent } answers.
       *[other] { $player } asks to take back { $roll }. { $opponent } answers.
    }
taken-back = The turn was taken back.
take-back-refused = No taking back: play on.
back-asked = Asked. Until your opponent moves a checker, they can agree.
back-taken = Your turn again, with the same dice. This game is for learning now: it doesn’t count for the ladder.
refused-nothing-to-take-back = You have no turn to take back.
refused-moved-on = Too late to ask: a checker has been moved since.
refused-cube-turned = The cube has just been turned, so that turn stays.
refused-asked-before = You’ve asked about this turn already.
refused-no-question = Nobody asks to take a turn back any more.
refused-own-question = It’s your opponent who answers this.
refused-take-back-off = Turns aren’t taken back in this game.
