# What is read aloud: the board in words, moves and signs. Short, and no signs that a reader spells.
aloud-move = { $from } to { $to }
aloud-enter = bar to { $to }
aloud-off = { $from } off
aloud-then = { $move }, then to { $to }
aloud-then-off = { $move }, then off
aloud-hit = { $move }, hitting
aloud-hold = { $move }, pinning
aloud-times =
    { $move }, { $times ->
        [2] twice
        [3] three times
       *[other] four times
    }
# Two keys for one move: both dice can make it
aloud-with-die = { $move } with the { $die }
# Before moves, in place of ✅ and ❌
aloud-right = Right:
aloud-wrong = Wrong:
# In place of ⚪ and 🔴, where no name follows
aloud-white = white
aloud-black = black
# In place of 🟩, 🟨, 🟥 and ⬜: how good a decision was, or one still to come
aloud-square-best = right
aloud-square-small = close
aloud-square-large = missed
aloud-square-open = to come
# Before what is chosen, in place of ✓
aloud-chosen = chosen,
aloud-stars =
    { $stars ->
        [0] no stars
        [one] { $stars } star
       *[other] { $stars } stars
    }
aloud-menu = Menu
aloud-back = Back
aloud-on = On
aloud-first = To the start
aloud-last = To the end

# The board, a line each
aloud-count =
    { $count ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
       *[other] { $count }
    }
# How many checkers are on a point
aloud-spot = { $point } — { $count }
aloud-spot-held = { $point } — { $count }, pinned
aloud-points =
    { $reader ->
        [own] You have: { $points }.
        [other] Opponent has: { $points }.
       *[named] { $player }: { $points }.
    }
aloud-on-bar =
    { $reader ->
        [own] On the bar, yours: { $count }.
        [other] On the bar, the opponent’s: { $count }.
       *[named] On the bar, { $player }: { $count }.
    }
aloud-borne-off =
    { $reader ->
        [own] Borne off, yours: { $count }.
        [other] Borne off, the opponent’s: { $count }.
       *[named] Borne off, { $player }: { $count }.
    }
aloud-pips =
    { $reader ->
        [own] Pips: you { $own }, opponent { $other }.
       *[named] Pips: { $player } { $own }, { $opponent } { $other }.
    }
aloud-cube =
    { $owner ->
        [own] Cube at { $value }, yours.
        [other] Cube at { $value }, the opponent’s.
        [centre] Cube at { $value }, in the middle.
       *[named] Cube at { $value }, { $player }.
    }
aloud-played = Played: { $moves }.
aloud-left = Left to play: { $dice }.
aloud-turn =
    { $reader ->
        [own] You rolled { $roll }: { $moves }.
        [other] Opponent rolled { $roll }: { $moves }.
       *[named] { $player } rolled { $roll }: { $moves }.
    }
aloud-turn-leftovers =
    { $reader ->
        [own] Left to you, { $roll }: { $moves }.
        [other] Left to the opponent, { $roll }: { $moves }.
       *[named] Left to { $player }, { $roll }: { $moves }.
    }
