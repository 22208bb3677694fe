# The cup: matches in pairs, each by its deadline. Telegram counts down to near.
cup-title = 🏆 <b>Cup</b> · { $terms }
cup-pace = Sign-up is open. Each match has { $time } and is played in private chat with me.
cup-too-few = Too few players had signed up by the start time. Tap “Start” once there are more.
cup-how-swiss = Tap “Join”. With this many players it will be a Swiss: everyone plays every round.
cup-how = Tap “Join”. Lose twice and you’re out.
cup-signed-up =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $names }
cup-round =
    { $isFinal ->
        [yes] The final
       *[other] Round { $round }
    }
cup-round-of = Round { $round } of { $rounds }
cup-bye = No match this round: { $names }
cup-byes =
    No match this round for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cup-bye-knockout = 🏆 Cup, round { $round }: you have a bye and go through without playing.
cup-bye-swiss = 🏆 Cup, round { $round }: the number of players is odd, so you have a bye: one point.
cup-left =
    { $matches ->
        [one] { $matches } match to finish
       *[other] { $matches } matches to finish
    }, time’s up { $near }
cup-rules-knockout = Two losses and you’re out.
cup-late = You can still join: each round missed counts half a point.
cup-rules-swiss = A win is 1 point; ties are broken by the opponents’ points.
cup-over = 🏁 The cup is over. Winner: <b>{ $name }</b>
cup-over-empty = 🏁 The cup is over: no match was played.
cup-cancelled = The cup was cancelled. Games that have begun can be played out.
cup-podium = 🏆 <b>The cup is over</b> · { $terms }
cup-podium-knockout =
    { $medal } <b>{ $name }</b> — { $won ->
        [one] { $won } match won
       *[other] { $won } matches won
    }
cup-podium-swiss = { $medal } <b>{ $name }</b> — points: { $points }, Buchholz: { $buchholz }
# In the pictures.
cup-picture = Cup
cup-picture-unbeaten = Unbeaten
cup-picture-second-chance = Second chance
cup-picture-round = Round { $round }
cup-picture-final = Final
cup-picture-points = Pts
cup-picture-buchholz = Bh
# Under a game of a cup, in the private chat of each player.
cup-next-first = 🏆 The cup is yours!
cup-next-on = 🏆 You’re through: your next match will come here.
cup-next-second-chance = 🏆 That’s one loss: you have a second chance, your next match will come here.
cup-next-second = 🥈 Second place, well played! The final went to your opponent.
cup-next-out = 🏆 That’s the cup over for you. Thanks for playing!
cup-your-match = ▶️ Your match is on.
cup-waits-here = When the round is over, your next match will come here.
cup-starts-by-hand = { $name } starts it.
cup-starts-yours = You start it: at least { $least } players are needed.
cup-seat = 🏆 Place { $place } of { $players }, points: { $points }.
cup-put-out = 🏆 Time ran out on your move: you’re out of the cup.
cup-missing = ⏱ Your opponent didn’t show up.
cup-call = ⏳ Cup: your match against { $name } must be finished { $near }. After that, whoever keeps it waiting for 10 minutes is out.
button-cup-enter = ✋ Join
button-cup-leave = Leave
button-cup-start = ▶️ Start
button-cup-match-mine = 🎲 My match
cup-start-gathered = once we’re all here
button-cup-length =
    Match: { $match ->
        [one] { $match } point
       *[other] { $match } points
    }
button-cup-time = Time for a match: { $time }
button-cup-swiss =
    Swiss, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
button-cup-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
button-cup-knockout = Knock-out with a second chance
cup-format = <b>{ $players } players: how do we play?</b>
    In a Swiss everybody plays every round; a knock-out takes more rounds.
cup-entered = You’re in: your match will come to our private chat.
cup-entered-here = You’re in: your match will come here.
cup-left-it = You’ve left the cup.
cup-no-match = You have no match in this cup right now.
cup-no-match-yet = No opponent yet: your match will come to our private chat.
refused-cup-over = This cup is over.
refused-cup-begun = This cup has begun already.
refused-cup-full = This cup is full.
refused-cup-in = You’re in already.
refused-cup-out = You’re out of this cup.
refused-cup-not-in = You haven’t signed up for this cup.
refused-cup-few = A cup needs at least { $least } players.
cup-needs-group = Cups are for groups: add me to one and type /cup there.
cup-runs = There’s a cup here already. To cancel it: /cup cancel.
cup-bad-hours = A match can have from 1 hour to { $days } days, as in /cup short 5 2 days.
cup-bad-match = A match of a cup goes to { $most } points at most, as in /cup short 5.
cup-which-number = What does “{ $word }” mean? One number is the length of a match; the time for it needs its unit: /cup short 5 2 days.
cup-none = There’s no cup here to cancel.
cup-not-yours = Only whoever started the cup, or an administrator, can cancel it.
cup-not-yours-to-begin = Only whoever opened the cup, or an administrator, can start it.
cup-cancel-done = The cup is cancelled.
words-hours = h, hour, hours
words-days = d, day, days
# One without a number; with a number only in its own form: “7 days”, but not “7 day”.
words-one-hour = hour
words-one-day = day
words-one-week = week
words-weeks = week, weeks
words-cup-in = in, for
words-cup-later = after
words-cup = cup

# A cup at real boards: people play, one of the two says who won, the other confirms.
cup-on-wood = on a real board
button-cup-wood = On a real board
cup-wood-how = You play on a real board and tell me who won. Not rated.
cup-terms-about =
    A limit for each turn, or a time bank plus a little for each turn.
    On a real board: I pair you, you play at your own table, one says who won and the other confirms.
cup-wood-difference = A cup on a real board needs a game with mars: in this one the difference counts.
cup-pace-wood = Sign-up is open. Each match has { $time }: you play on a real board, one says who won, the other confirms.
cup-wood-match = 🏆 Cup, round { $round }: <b>{ $one }</b> — <b>{ $other }</b>
cup-wood-yours = Round { $round }: you play <b>{ $name }</b> on a real board.
cup-wood-until = Who won? Time’s up { $near }
cup-wood-disputed = You don’t agree. Say again who won; if you still can’t agree, whoever opened the cup or an administrator decides. Time’s up { $near }
cup-wood-told = { $name } says: { $winner } won.
cup-wood-told-how = { $name } says: { $winner } won, { $outcome }.
cup-wood-counts = Counts without an answer { $near }
cup-wood-of = 🏆 Cup, round { $round }.
cup-wood-anew = 🏆 Cup, round { $round }: say again who won. If you can’t agree, whoever opened the cup or an administrator decides.
cup-wood-tools = At the table: /dice for fair dice, /clock for a clock.
button-cup-won = { $name } won
button-cup-untell = Take it back
button-cup-ask = Who won?
cup-told-toast = Noted. Now the other player has to confirm.
cup-answered-toast = Got it.
cup-put-out-wood = 🏆 Time ran out and nobody said who won. Lots were drawn: you’re out of the cup.
cup-missing-wood = ⏱ Nobody said who won: the match goes to you.
cup-call-wood = ⏳ Cup: you play { $name } on a real board. Tell me who won, time’s up { $near }. If neither of you does, lots are drawn and one of you is out.
words-cup-wood = on a real board, real board, on wood, wood, wooden

# /rules
guide-title-cup = Cup
guide-cup =
    Matches in pairs, each with its deadline, with the cube and the Crawford game. Knock-out: two losses and you’re out; the last two play the final, and if the unbeaten one loses it, they play once more.

    From 9 players on it can be a Swiss: everyone plays every round, a win or a bye is 1 point, a round before you joined ½, ties are broken by the opponents’ points (Buchholz). The highest rated meet last.

    After the deadline you have 10 minutes a move: take longer and you lose the match and leave the cup. For the rating a match is one result.

    On a real board (/cup short 3 wood) I pair you and you play at your own table: one says who won, the other confirms with “Right”. After the deadline what one has said counts; if you don’t agree, whoever opened the cup or an administrator decides; if neither has said anything, lots are drawn. It counts in the group’s leaderboard as one game, and isn’t rated.
