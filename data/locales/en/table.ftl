nobody = player

empty-seat = free seat

# Challenge
challenge-open = { $name } is waiting at the board for an opponent.
challenge-cancelled = { $name } took the challenge back.
button-sit = Sit down
button-cancel = Take back

# Terms
terms-stake = stake { $stake }
terms-match = match to { $match }
terms-cube = cube
terms-cube-with = cube: { $extras }
terms-beaver = beaver
terms-jacoby = Jacoby rule
terms-auto-doubles =
    { $count ->
        [1] one auto-double
       *[other] up to { $count } auto-doubles
    }
terms-arithmetic = raised by one
crawford = Crawford game, no cube
words-cube = cube
words-with = with
words-without = no, without
words-match = match

# The game
series-score = score { $white }:{ $black }
opening =
    { $ties ->
        [0] Opening throw: { $throws }.
        [1] Opening throw: { $throws } (a tie, thrown again).
       *[other] Opening throw: { $throws } (ties, thrown again).
    }{ $raise } { $first } begins.
opening-raised = Auto-double: stake × { $value }.
turn = { $player } { $roll }: { $moves }
turn-leftovers = { $player } plays the leftover { $roll }: { $moves }
no-move = no legal move, turn passed
forced = the only turn
unplayed = not played: { $dice }
unplayed-leftover = left to the opponent: { $dice }
to-roll =
    { $reader ->
        [called] { $player }, roll the dice.
       *[other] { $player } is to roll the dice.
    }
to-roll-again =
    { $reader ->
        [called] { $player }, the double is played: roll again.
       *[other] { $player }: the double is played, another roll follows.
    }
doubled =
    { $reader ->
        [called] { $player } doubles: stake × { $value }, { $worth } at stake. A pass costs { $price }. { $opponent }, do you take it?
       *[other] { $player } doubles: stake × { $value }, { $worth } at stake. A pass costs { $price }. { $opponent } is to answer.
    }
beavered =
    { $reader ->
        [called] { $player } beavers: stake × { $value }, { $worth } at stake. A pass costs { $price }. { $opponent }, do you take it?
       *[other] { $player } beavers: stake × { $value }, { $worth } at stake. A pass costs { $price }. { $opponent } is to answer.
    }
to-move =
    { $reader ->
        [called] { $player }, your move: { $roll }
       *[other] { $player } to move: { $roll }
    }
to-move-leftovers =
    { $reader ->
        [called] { $player }, play your opponent’s dice ({ $opponent }): { $roll }
       *[other] { $player } plays the dice left by { $opponent }: { $roll }
    }
taken = { $player } takes, and has the cube × { $value }.
beaver-taken = { $opponent } takes the beaver; { $player } keeps the cube × { $value }.
resignation-declined = Nobody has resigned, play goes on.
point-bar = bar
point-off = off
button-roll = Roll
button-double = Double × { $value }
button-take = Take
button-drop = Pass
button-beaver = Beaver
button-undo = ↩ Undo
button-done = Done
button-resign = Resign
button-rules = Rules
button-menu-close = Close
button-down = Board down

# Resigning and the end
button-resign-at-once = { $outcome } ×{ $multiplier } — at once
button-resign-if-accepted = { $outcome } ×{ $multiplier } — if your opponent agrees
button-resign-not = Play on
button-accept = Accept
button-decline = Play on
resignation =
    { $reader ->
        [called] { $player } offers to resign ({ $outcome }). { $opponent }, do you accept?
       *[other] { $player } offers to resign ({ $outcome }). { $opponent } is to answer.
    }
outcome-oin = oin
outcome-mars = mars
outcome-koks = koks
outcome-home-mars = home mars
over-borne-off = { $winner } wins: { $outcome }.
over-resigned = { $loser } resigns. { $winner } wins: { $outcome }.
over-dropped = { $loser } refuses the double. { $winner } wins.
over-beaver-dropped = { $loser } refuses the beaver. { $winner } wins.
points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
worth-in-match = { $worth }, for the match { $score }
cut-by-jacoby = { $counted } (Jacoby)
match-over = The match is over: { $winner } wins it.
button-rematch = Rematch
button-rematch-accept = Rematch: accept
rematch-asked = { $name } would like another game.
