# The rules of a chat: words after /rules
words-new = new, create
words-own = own, ours, house

# The dialog
draft-base = <b>New house rules.</b> Which game are they based on?
draft-title = <b>New house rules</b> based on “{ $base }”
draft-switches = Tap what you want to change; the rest stays as it is.
draft-name = <b>Now the name:</b> send it as a reply to the message below.
draft-name-ask = What should these rules be called? Reply to this message, { $most } letters at most. Changed your mind? /cancel.
draft-name-placeholder = Name of the rules
draft-medley = <b>A match of several games</b>
draft-games = Tap the games in the order in which they are played: 2 to { $most }, repeats are fine. After the last one comes the first again.
button-draft-medley = Match of several games…
button-draft-drop = ⌫ Remove the last
draft-left = The rules were not saved. /rules new starts over
draft-busy = Telegram asks us to wait { $seconds } s. Try again after that.
button-draft-name = Done: name it
button-draft-back = ‹ Back
button-draft-cancel = Cancel
refused-not-your-draft = Someone else is making these rules. Make your own: /rules new
refused-draft-over = This draft is closed. Start over: /rules new

# A name that will not do
name-empty = The name needs at least one letter. Send another one.
name-too-long = Too long: { $most } letters at most. Send another one.
name-spoken-for = That word is taken: it means something after /play or /rules. Send another one.
name-taken = This chat already has rules with that name. Send another one.
too-many-rulesets = This chat already has { $most } sets of house rules, which is the limit. Delete what you don’t need: /rules own

# Rules that are made
own-made = ✅ <b>Rules saved.</b>
own-title = House rules of this chat
own-none = None so far.
own-new = To make new ones: /rules new
own-made-of = Based on “{ $base }”, by { $maker }.
own-made-by = A match of several games in turn, by { $maker }.
own-delete = Delete the rules “{ $name }”? Games in progress will keep them.
own-deleted = The rules “{ $name }” have been deleted.
button-own-play = Challenge
button-own-rules = Explain with examples
button-own-list = All rules
button-own-delete = Delete
button-own-delete-sure = Delete
button-own-keep = Keep
refused-not-your-ruleset = Only their author or an administrator of the chat can delete these rules.

# The switches: name, question, values and what each means
switch-checkers = Checkers
switch-checkers-line = With how many checkers on the head does each player start?
switch-checkers-15 = fifteen
switch-checkers-15-line = as usual
switch-checkers-7 = seven
switch-checkers-7-line = a game a third as long
switch-checkers-3 = three
switch-checkers-3-line = a game of a few minutes

switch-opening = First turn
switch-opening-line = What does the winner of the opening roll play?
switch-opening-kept = the opening dice
switch-opening-kept-line = the two dice of the opening roll
switch-opening-anew = a new roll
switch-opening-anew-line = both dice are rolled again, and may be a double

switch-homeHit = Hit at home
switch-homeHit-line = What may a checker that has hit in its own home do in the same turn?
switch-homeHit-free = anything
switch-homeHit-free-line = no limits, as in the international rules
switch-homeHit-no-bear-off = no bearing off
switch-homeHit-no-bear-off-line = it can’t be borne off that turn, not even on a double; nor can a checker that joins it
switch-homeHit-no-hiding = no hiding
switch-homeHit-no-hiding-line = it may not join another of your checkers that turn; covering it or moving it to an empty point is fine, bearing it off only if that die has no other move

switch-homeHit-no-running = stay
switch-homeHit-no-running-line = it neither moves on nor is borne off in that turn; another checker may cover it

switch-fullMove = Full move
switch-fullMove-line = May you waste pips when the roll can be played in full?
switch-fullMove-false = not required
switch-fullMove-false-line = playing every die is enough: a large die may bear off a checker from a lower point
switch-fullMove-true = required
switch-fullMove-true-line = if the roll can be played for all its pips, none may be wasted

switch-headException = Two off the head
switch-headException-line = When may a second checker leave the head on the first turn?
switch-headException-opponent-head = { $rolls }
switch-headException-opponent-head-line = when the opponent’s head stops the first checker
switch-headException-any-double = any double
switch-headException-any-double-line = on any double that one checker can’t play in full
switch-headException-fours-sixes = 4:4 and 6:6
switch-headException-fours-sixes-line = on 4:4 and 6:6, whatever stops the first checker
switch-headException-none = never
switch-headException-none-line = always one checker a turn

switch-block = Six in a row
switch-block-line = When may you hold six points in a row?
switch-block-opponent-ahead = opponent ahead
switch-block-opponent-ahead-line = once the opponent has a checker ahead of the block
switch-block-opponent-home = opponent home
switch-block-opponent-home-line = once the opponent has a checker home
switch-block-start-quarter = not at the start
switch-block-start-quarter-line = six in a row anywhere, but never all six points where the checkers start
switch-block-free = always
switch-block-free-line = no limits

switch-leftover = Leftover dice
switch-leftover-line = What happens to dice that can’t be played?
switch-leftover-lost = lost
switch-leftover-lost-line = the turn passes to the opponent
switch-leftover-opponent = to the opponent
switch-leftover-opponent-line = the opponent plays them with their own checkers before their own roll
switch-leftover-groups = climbing dice go over
switch-leftover-groups-line = only a double that climbs leaves dice; the opponent skips those that can’t be played, as in gul bara

switch-doubles = Doubles
switch-doubles-line = How is a double played?
switch-doubles-four = four moves
switch-doubles-four-line = each die twice
switch-doubles-roll-again = and roll again
switch-doubles-roll-again-line = whoever plays all four moves rolls again, as in gulbar
switch-doubles-ascending = climbing
switch-doubles-ascending-line = from its number up to the sixes: 4:4 is fours, fives and sixes, as in mad gulbar

switch-ascendingMoves = Moves per number
switch-ascendingMoves-line = How many times is each number of a climbing double played?
switch-ascendingMoves-2 = twice
switch-ascendingMoves-2-line = 5:5 is 5 5 6 6
switch-ascendingMoves-4 = four times
switch-ascendingMoves-4-line = 5:5 is 5 5 5 5 6 6 6 6, as in gul bara

switch-ascendingFromTurn = Doubles climb
switch-ascendingFromTurn-line = From which of a player’s turns do doubles climb? Until then a double is four ordinary moves.
switch-ascendingFromTurn-1 = from turn 1
switch-ascendingFromTurn-1-line = at once
switch-ascendingFromTurn-2 = from turn 2
switch-ascendingFromTurn-2-line = the first turn is ordinary
switch-ascendingFromTurn-3 = from turn 3
switch-ascendingFromTurn-3-line = the first two turns are ordinary
switch-ascendingFromTurn-4 = from turn 4
switch-ascendingFromTurn-4-line = the first three turns are ordinary, as in gul bara

switch-koks = Triple wins
switch-koks-line = What is a win worth when the loser has borne off none and has a checker on the bar or in the winner’s home?
switch-koks-3 = × 3
switch-koks-3-line = three times
switch-koks-off = none
switch-koks-off-line = it counts as a plain gammon, ×2

switch-homeMars = Home mars
switch-homeMars-line = What is a win worth when all the loser’s checkers are home and none is off?
switch-homeMars-3 = × 3
switch-homeMars-3-line = three times
switch-homeMars-4 = × 4
switch-homeMars-4-line = four times
switch-homeMars-off = none
switch-homeMars-off-line = it counts as a plain mars, ×2

switch-nextFirst = Who starts
switch-nextFirst-line = Who starts the next game?
switch-nextFirst-throw = new opening roll
switch-nextFirst-throw-line = each player rolls one die again
switch-nextFirst-winner = the winner
switch-nextFirst-winner-line = whoever won starts
switch-nextFirst-alternate = alternately
switch-nextFirst-alternate-line = whoever didn’t start the last game

switch-cube = Cube
switch-cube-line = May the stake be raised before a roll?
switch-cube-false = no cube
switch-cube-false-line = the stake stays the same; for one game add “cube” after /play
switch-cube-true = with the cube
switch-cube-true-line = whoever takes a double owns the cube and may raise next

switch-raise = The stake grows
switch-raise-line = How much does the stake grow with each double?
switch-raise-double = doubles
switch-raise-double-line = 1, 2, 4, 8 …
switch-raise-arithmetic = raises by one
switch-raise-arithmetic-line = 1, 2, 3, 4 …

switch-beaver = Beaver
switch-beaver-line = May a double be answered by raising at once and keeping the cube?
switch-beaver-false = off
switch-beaver-false-line = a double is taken or passed
switch-beaver-true = on
switch-beaver-true-line = a double can also be answered with a beaver

switch-jacoby = Jacoby rule
switch-jacoby-line = When does a win count double or triple?
switch-jacoby-false = off
switch-jacoby-false-line = always
switch-jacoby-true = on
switch-jacoby-true-line = only if someone doubled in the game; otherwise it counts once

switch-autoDoubles = Auto-doubles
switch-autoDoubles-line = Does a tie in the opening roll raise the stake?
switch-autoDoubles-0 = off
switch-autoDoubles-0-line = ties are simply rolled again
switch-autoDoubles-1 = once
switch-autoDoubles-1-line = only the first tie raises it
switch-autoDoubles-2 = up to twice
switch-autoDoubles-2-line = the first two ties raise it
switch-autoDoubles-3 = up to three times
switch-autoDoubles-3-line = the first three ties raise it
