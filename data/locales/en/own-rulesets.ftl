# The rules of a chat: words after /rules
words-new = new, create
words-own = own, ours

# The dialog
draft-base = <b>New rules.</b> Which game shall they start from?
draft-title = <b>New rules</b> made from “{ $base }”
draft-switches = Press what to change; the rest stays as it is.
draft-name = <b>Now the name:</b> send it as a reply to the message below.
draft-name-ask = What shall these rules be called? Reply to this message with { $most } letters at most. /cancel leaves it.
draft-name-placeholder = Name of the rules
draft-left = The rules were not kept. /rules new begins again
draft-busy = Telegram asks us to wait { $seconds } s. Press again after that.
button-draft-name = Ready: name it
button-draft-back = ‹ Back
button-draft-cancel = Cancel
refused-not-your-draft = Somebody else is making these rules. /rules new makes yours
refused-draft-over = These rules are not being made any more. /rules new begins again

# A name that will not do
name-empty = The name needs at least one letter. Reply with another name.
name-too-long = Too long: { $most } letters at most. Reply with another name.
name-spoken-for = That word already means something in /play or /rules. Reply with another name.
name-taken = This chat already has rules of that name. Reply with another name.
too-many-rulesets = This chat already has { $most } rulesets of its own, and that is the most. /rules own deletes what you do not need

# Rules that are made
own-made = ✅ <b>The rules are kept.</b>
own-title = The rules of this chat
own-none = None so far.
own-new = /rules new makes new ones
own-made-of = Made from “{ $base }” by { $maker }.
own-delete = Delete the rules “{ $name }”? Games that have begun go on by them.
own-deleted = The rules “{ $name }” are deleted.
button-own-play = Challenge
button-own-rules = Explain with examples
button-own-list = All rules
button-own-delete = Delete
button-own-delete-sure = Delete
button-own-keep = Keep
refused-not-your-ruleset = Only their maker or an administrator of the chat can delete these rules.

# The switches: name, question, values and what each means
switch-homeHit = Hit at home
switch-homeHit-line = What may a checker that hit in its own home do in the same turn?
switch-homeHit-free = anything
switch-homeHit-free-line = no limits, as in the international rules
switch-homeHit-no-bear-off = no bearing off
switch-homeHit-no-bear-off-line = it may not be borne off in that turn, doubles included
switch-homeHit-no-hiding = no hiding
switch-homeHit-no-hiding-line = it may not move on to a checker of its own; covering it with another checker or moving on to an empty point is allowed

switch-fullMove = Full move
switch-fullMove-line = May pips be wasted where the whole roll can be played?
switch-fullMove-false = not required
switch-fullMove-false-line = playing every die is enough: a large die may bear off a near checker
switch-fullMove-true = required
switch-fullMove-true-line = if the roll can be played for all its pips, none may be wasted

switch-headException = Two off the head
switch-headException-line = When may a second checker leave the head on the first turn?
switch-headException-opponent-head = { $rolls }
switch-headException-opponent-head-line = when the opponent’s head stops the first checker
switch-headException-any-double = any double
switch-headException-any-double-line = on any double that one checker cannot play whole
switch-headException-none = never
switch-headException-none-line = always one checker a turn

switch-block = Six in a row
switch-block-line = When may six points in a row be held?
switch-block-opponent-ahead = opponent ahead
switch-block-opponent-ahead-line = once a checker of the opponent is ahead of the block
switch-block-opponent-home = opponent home
switch-block-opponent-home-line = once a checker of the opponent is in its home
switch-block-free = always
switch-block-free-line = no limits

switch-leftover = Leftover dice
switch-leftover-line = What becomes of dice that cannot be played?
switch-leftover-lost = lost
switch-leftover-lost-line = the turn passes to the opponent
switch-leftover-opponent = to the opponent
switch-leftover-opponent-line = the opponent plays them with his own checkers before his own roll

switch-doubles = Doubles
switch-doubles-line = How is a double played?
switch-doubles-four = four moves
switch-doubles-four-line = each die twice
switch-doubles-roll-again = and roll again
switch-doubles-roll-again-line = whoever plays all four moves rolls again, as in gulbar
switch-doubles-ascending = climbing
switch-doubles-ascending-line = from its number up to the sixes: 4:4 is fours, fives and sixes, as in mad gulbar

switch-ascendingMoves = Moves a number
switch-ascendingMoves-line = How often is each number of a climbing double played?
switch-ascendingMoves-2 = twice
switch-ascendingMoves-2-line = 5:5 is 5 5 6 6
switch-ascendingMoves-4 = four times
switch-ascendingMoves-4-line = 5:5 is 5 5 5 5 6 6 6 6, as in gul bara

switch-ascendingFromTurn = Doubles climb
switch-ascendingFromTurn-line = From which turn of a player does a double climb? Before it, it is four ordinary moves.
switch-ascendingFromTurn-1 = from turn 1
switch-ascendingFromTurn-1-line = at once
switch-ascendingFromTurn-2 = from turn 2
switch-ascendingFromTurn-2-line = the first turn is ordinary
switch-ascendingFromTurn-3 = from turn 3
switch-ascendingFromTurn-3-line = the first two turns are ordinary
switch-ascendingFromTurn-4 = from turn 4
switch-ascendingFromTurn-4-line = the first three turns are ordinary, as in gul bara

switch-homeMars = Home mars
switch-homeMars-line = What is a win worth when all the loser’s checkers are home and none is off?
switch-homeMars-3 = × 3
switch-homeMars-3-line = three times
switch-homeMars-4 = × 4
switch-homeMars-4-line = four times
switch-homeMars-off = none
switch-homeMars-off-line = it is a plain mars, twice

switch-nextFirst = Who starts
switch-nextFirst-line = Who starts the next game?
switch-nextFirst-throw = by a throw
switch-nextFirst-throw-line = both throw a die again
switch-nextFirst-winner = the winner
switch-nextFirst-winner-line = whoever won starts
switch-nextFirst-alternate = in turn
switch-nextFirst-alternate-line = whoever did not start the last game

switch-cube = Cube
switch-cube-line = May the stake be raised before a roll?
switch-cube-false = no cube
switch-cube-false-line = the stake stays; for a single game say “cube” after /play
switch-cube-true = with the cube
switch-cube-true-line = whoever takes a double has the cube and the next raise

switch-raise = The stake grows
switch-raise-line = How much does the stake grow with each double?
switch-raise-double = twofold
switch-raise-double-line = 1, 2, 4, 8 …
switch-raise-arithmetic = by one
switch-raise-arithmetic-line = 1, 2, 3, 4 …

switch-beaver = Beaver
switch-beaver-line = May a double be answered by raising at once and keeping the cube?
switch-beaver-false = off
switch-beaver-false-line = a double is taken or refused
switch-beaver-true = on
switch-beaver-true-line = the third answer to a double is a beaver

switch-jacoby = Jacoby rule
switch-jacoby-line = When do mars and koks count?
switch-jacoby-false = off
switch-jacoby-false-line = always
switch-jacoby-true = on
switch-jacoby-true-line = only if somebody doubled in the game; otherwise it is an oin

switch-autoDoubles = Automatic double
switch-autoDoubles-line = Does a tie in the opening throw raise the stake?
switch-autoDoubles-0 = off
switch-autoDoubles-0-line = they are only thrown again
switch-autoDoubles-1 = once
switch-autoDoubles-1-line = only the first tie raises it
switch-autoDoubles-2 = up to twice
switch-autoDoubles-2-line = the first two ties raise it
switch-autoDoubles-3 = up to three times
switch-autoDoubles-3-line = the first three ties raise it
