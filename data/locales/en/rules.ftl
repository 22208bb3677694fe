# /rules: the list of games
rules-list =
    <b>The rules of nardy</b>

    Every courtyard plays its own way. Pick a game: I will go through it page by page, with examples on the board.

    <b>Long</b> — both go the same way round; nobody is hit, but you can wall each other in.
    <b>Gulbar</b> — long nardy where what you cannot play goes to your opponent.
    <b>Short</b> — you move towards each other, and a lone checker can be hit.

    /rules new makes rules of your own, /rules own shows them
rules-unknown = I know no game called “{ $word }”. These are the rules that I know:
rules-several = “{ $word }” could be several games. Which one shall I explain?
rules-button-list = ☰ All games
rules-you = You
rules-opponent = Opponent
refused-too-fast = Not so fast: Telegram asks to wait { $seconds } s.

# Titles of the pages
rules-title-start = The start
rules-title-moves = Moving
rules-title-bar = The bar
rules-title-home-hit = Hitting at home
rules-title-head = The head
rules-title-first-turn = First turn
rules-title-disputed = Disputed double
rules-title-block = Block: forbidden
rules-title-block-allowed = Block: allowed
rules-title-doubles = Dice and doubles
rules-title-leftovers = Leftovers
rules-title-bear-off = Bearing off
rules-title-full-move = Full move
rules-title-win = Winning
rules-title-stakes = The stake
rules-title-cube = The cube

# The start
rules-start-short = Each has 15 checkers: two on point 24, five on 13, three on 8 and five on 6. Each counts the points from his own home: the home is 1–6, the yard 7–12.
rules-start-long = Each has 15 checkers, all of them on his point 24: that is the head. Each counts the points from his own home: the home is 1–6, the yard 7–12.
rules-way-short = You go from your point 24 down to 1; your opponent comes towards you.
rules-way-long = Both go the same way round, each from his own point 24 down to his own 1.
rules-drawn-short = The light arrow is your way, the dark one your opponent’s. The homes are framed.
rules-drawn-long = The light arrow is your way, the dark one your opponent’s: both counter-clockwise. The homes are framed.
rules-goal = Bring all your checkers home and bear them off. Whoever bears off all of them first wins; there are no draws in nardy.
rules-opening-short = The opening: each throws one die. The higher begins, with these two dice. Equal dice are thrown again.
rules-opening-long = The opening: each throws one die. The higher begins and rolls both anew. Equal dice are thrown again.
rules-brief = <b>What sets these rules apart</b>
rules-brief-home-hit-free = • no limits on hitting in one’s own home
rules-brief-home-hit-no-bear-off = • a checker that hit at home is not borne off in that turn
rules-brief-home-hit-no-hiding = • no hitting and hiding in one’s own home
rules-brief-full-move = • dice are played for their full number where possible
rules-brief-head-opponent-head = • a second from the head if the opponent’s head stops the first
rules-brief-head-any-double = • a second from the head if one cannot play a first double
rules-brief-head-none = • always one from the head, on the first turn too
rules-brief-block-opponent-ahead = • a block only with an opposing checker ahead of it
rules-brief-block-opponent-home = • a block only once the opponent has a checker home
rules-brief-block-free = • blocks may stand anywhere
rules-brief-home-mars-3 = • a home mars counts triple
rules-brief-home-mars-4 = • a home mars counts fourfold
rules-brief-home-mars-off = • no home mars: oin and mars only
rules-brief-doubles-roll-again = • play a whole double and you roll again
rules-brief-doubles-ascending = • a double climbs up to the sixes
rules-brief-leftovers = • what you cannot play, your opponent plays
rules-brief-cube = • played with the cube

# Moving
rules-moves = Two dice are two moves, with two checkers or with one. One plays both if it can also land in between. A die is never split.
rules-closed-short = A point is closed where two or more opposing checkers stand.
rules-closed-long = A point is closed where even one opposing checker stands: there is no hitting in long nardy.
rules-compulsion = You must move. If you can play both dice, play both. If either one but not both, play the larger. If none, the turn passes.
rules-larger-short = <i>On the board</i> both the six and the four can be played, but either way the closed point 5 comes next. So it has to be the six: 15/9, that is from 15 to 9. (In this notation “off” is borne off and * is a hit.)
rules-larger-long = <i>On the board</i> both the six and the four can be played, but either way the closed point 10 comes next. So it has to be the six: 20/14, that is from 20 to 14. (In this notation “off” is borne off.)
rules-software-dice = My dice always lie flat. Over a real board a roll is repeated when a die leaves the board, lands on a checker, leans, or the dice fall in different halves.

# The bar
rules-bar = A lone checker is a blot. Land on your opponent’s blot and you hit it: it goes to the bar.
rules-bar-enter = While a checker of yours is on the bar, the others stand still: first enter it in your opponent’s home. A one enters on your point 24, a six on 19. A closed point does not let you in; if neither die does, the turn passes. Once all are in, play on as usual.
rules-bar-example = <i>On the board</i> the six cannot enter: 19 is closed. The four enters on 21, and any checker plays the six. Playing the four from 13 is not allowed: the bar is waiting.

# Hitting at home
rules-home-hit-free = By the international rules there are no limits on hitting in your own home. The checker that hit may move on in the same turn, join another of yours, or be borne off.
rules-home-hit-example-free = <i>On the board</i> you hit with 6/4*. The one may cover that checker, 5/4, or take it to its fellows, 4/3.
rules-home-hit-no-bear-off = A checker that hit in your own home is not borne off in the same turn, not even with a double. It may move on inside the home; it can be borne off next time.
rules-home-hit-example-no-bear-off = <i>On the board</i> the four hits, 5/1*. The one is played with another checker, 6/5. Bearing the hitter off, 1/off, is not allowed.
rules-home-hit-no-hiding =
    A Caucasian custom: in your own home you may not hit and hide. The checker that hit does not move on, in that turn, to where another of yours stands: your opponent must have his chance to hit back.

    You may cover it with another checker, take it on to an empty point, or hit a second blot with it. It is borne off only if that die has no other move. Once it is covered, the checker that covered it is free to move on.
rules-home-hit-example-no-hiding = <i>On the board</i> you hit with 6/4*. Covering the hitter, 5/4, is fine. Hiding it on 3, 4/3, is not.

# The head
rules-head = The head is your point 24. Only one checker leaves it in a turn, with a double too. The rest is played with checkers already on their way.
rules-head-roll-again = The roll after a double is a new turn: one more may leave the head.
rules-head-ascending = A climbing double is one turn: one checker leaves the head for all its numbers.
rules-head-leftovers = Playing your opponent’s dice is a turn of its own: one may leave the head in it.
rules-head-example = <i>On the board</i> the six took one from the head, 24/18; the three is played with another checker. A second one from the head, 24/21, is not allowed.

# First turn
rules-first-turn-opponent-head = The exception is your very first turn. If you roll a double ({ $rolls }) and your opponent’s head stops the first checker, a second leaves the head. The two share the moves in any way.
rules-first-turn-any-double = The exception is your very first turn. If you roll a double and one checker cannot play all of it, a second leaves the head. The two share the moves in any way.
rules-first-turn-none = No exceptions: on the very first turn, too, one checker leaves the head, whatever the double.
rules-first-turn-example-two = <i>On the board</i> 6:6 on the first turn. A checker plays 24/18, and your opponent’s head stops it. A second follows to the same point. A third may not.
rules-first-turn-example-one = <i>On the board</i> 6:6 on the first turn. A checker plays 24/18, and your opponent’s head stops it. A second may not follow.
rules-rest-lost = What is left, { $dice }, is lost.
rules-rest-opponent = What is left, { $dice }, is played by your opponent.
rules-disputed-opponent-head = A second checker is freed by your opponent’s head alone, by no other obstacle.
rules-disputed-example-opponent-head = <i>On the board</i> your opponent began with 5:5 and ran with one checker to your point 16. You roll 4:4. Your checker is stopped by his runner, not by his head. So one leaves the head: 24/20.
rules-disputed-any-double = It does not matter what is in the way of the first checker.
rules-disputed-example-any-double = <i>On the board</i> your opponent began with 5:5 and ran with one checker to your point 16. You roll 4:4. Your checker gets to 20 and meets his runner, so a second leaves the head. A third may not.

# The block
rules-block = A block, or bridge, is six of your points in a row. Your opponent cannot pass it: six is the longest step there is.
rules-block-opponent-ahead = You may build one if at least one opposing checker is already ahead of it, farther along its own way, or borne off. You may not wall in all of them.
rules-block-opponent-home = You may build one only when your opponent has brought at least one checker home, or borne it off.
rules-block-free = Nothing is forbidden: build it anywhere, even around all of your opponent’s checkers.
rules-block-row = It holds within a turn too: you may not have six in a row even in passing. “In a row” is along your opponent’s way: his last point and his head are no neighbours.
rules-block-example-opponent-ahead = <i>On the board</i> a move to 3 would make six in a row, 8 to 3, with no opposing checker ahead. Neither the three, 6/3, nor the five, 8/3, may do it. Play something else.
rules-block-example-opponent-home = <i>On the board</i> a move to 3 would make six in a row, 8 to 3. An opposing runner is ahead, on your 22, but not home yet. Neither the three, 6/3, nor the five, 8/3, may do it. Play something else.
rules-block-allowed-opponent-ahead = <i>On the board</i> all is the same, but one opposing runner has slipped ahead to your point 22. Now the block from 8 to 3 is legal: 6/3.
rules-block-allowed-opponent-home = <i>On the board</i> all is the same, but the opposing runner is home, on your point 17. Now the block from 8 to 3 is legal: 6/3.
rules-block-allowed-free = <i>On the board</i> the three, 6/3, makes six in a row, 8 to 3. Your opponent is walled in, and that is your right.

# Doubles
rules-double = Two equal dice are a double: dubl, kush, pash or gosh, as people call it.
rules-double-four = It is played four times: 4:4 is four moves of four, with any checkers, even a single one. If not all four can be played, play as many as you can.
rules-double-again-lost = Play all four and you roll again, as often as it happens. Each roll is a new turn. If you cannot, your opponent rolls.
rules-double-again-opponent = Play all four and you roll again, as often as it happens. Each roll is a new turn. If you cannot, there is no second roll and your opponent plays the rest.
rules-double-ascending =
    It climbs up to the sixes, { $moves ->
        [2] two
       *[other] four
    } moves of each number. 4:4 is { $dice }, strictly in that order.
rules-double-ascending-lost = At the first number that you cannot play the turn is over and the rest is lost. You must play as much as you can. There is no second roll.
rules-double-ascending-opponent = At the first number that you cannot play the turn is over, and all the rest goes to your opponent in the same order. You must play as much as you can. There is no second roll.
rules-double-until =
    { $turns ->
        [1] On your first turn
       *[other] On your first { $turns } turns
    } a double is four ordinary moves; after that it climbs.
rules-double-example = <i>On the board</i> is one way to play it.

# Leftovers
rules-leftovers = What you could not play, your opponent plays: with his own checkers, before his own roll. If he can, he must; what he cannot play either is lost. He plays two different dice in either order, all else in its order.
rules-leftovers-head = It is a turn of its own for him: one checker may leave the head.
rules-leftovers-first = But no “first turn”: the exception for the head does not hold in it.
rules-leftovers-cube = Nobody doubles before the leftovers are played.
rules-leftovers-example-long =
    <i>On the board</i> your opponent began with 6:6, took { $count ->
        [2] two checkers
       *[other] one checker
    } from the head and was stopped. You are left { $dice }. Play one six, 24/18. Then his head is in the way, and a second may not leave yours: the rest is lost, and you roll your own dice.
rules-leftovers-example-climb = <i>On the board</i> your opponent rolled 4:4 and got stuck: his next points are all taken. You are left { $dice }. Play them in order, with one checker from the head. Then roll your own dice.
rules-leftovers-example-short = <i>On the board</i> your opponent had two checkers on the bar and rolled 6:3. One entered with the three, but the six does not let the other in. You play it, and then roll your own dice.

# Bearing off
rules-bear-off = With all your checkers home you may bear off, even in the turn in which the last one arrived. You need not: moving inside the home is fine.
rules-bear-off-die = A die bears off from exactly its point: a five from 5. If that is empty, move with it from a higher point. If nothing stands higher, bear off from your highest point.
rules-bear-off-hit = If you are hit while bearing off, enter and bring that checker home before you go on.
rules-bear-off-example = <i>On the board</i> point 5 is empty, but a checker stands on 6: the five moves, 6/1. Then the four: nobody on 4 or higher, so bear off from the highest, 3. From 2 is not allowed.

# Full move
rules-full-move = If there is a way to play every die for its full number, play it. Bearing off with a larger die from a nearer point, pips wasted, is allowed only when nothing else will do.
rules-full-move-example = <i>On the board</i> it is tempting to play 6/3 and bear off from 4 with the five, but that is only four pips out of five. There is a full move: 6/1 and 4/1. You must play it.

# Winning
rules-oin = <b>Oin</b>, ×1 — the loser has borne off at least one checker.
rules-mars = <b>Mars</b>, ×2 — he has borne off none.
rules-koks = <b>Koks</b>, ×3 — he has borne off none and still has a checker on the bar or in the winner’s home.
rules-mars-not-home = <b>Mars</b>, ×2 — he has borne off none, and not all are home.
rules-home-mars = <b>Home mars</b>, ×{ $times } — all are home, but he has borne off none.
rules-mars-only = <b>Mars</b>, ×2 — he has borne off none, wherever his checkers stand. There is nothing beyond it here.
rules-win-example-koks = <i>On the board</i> you are done and your opponent has borne off none; one of his checkers is stuck in your home, on 1: koks.
rules-win-example-mars = <i>On the board</i> you are done and your opponent has borne off none: mars.
rules-win-example-home-mars = <i>On the board</i> you are done. Your opponent came home, but bore off none: home mars.
rules-resign = Resign through “⋯” under the board. The worst outcome still possible counts at once, a milder one if your opponent agrees.
rules-next-winner = The winner begins the next game and rolls both dice at once.
rules-next-throw = Who begins the next game is thrown for again.
rules-next-alternate = The players take turns to begin the next games.

# Stake and cube
rules-stakes = A game is worth the stake times the outcome, and times the cube if there is one. The stake is points: I never touch money. Set it with <code>/play { $game } 5</code>.
rules-cube-off = As it stands there is no cube. To play with it, add the word: <code>/play { $game } cube</code>. Then, before rolling, you may offer to double the stake.
rules-cube = Before your roll you may say “dave”, an offer to raise the stake: { $values }…
rules-cube-answer = If your opponent refuses, the game is over and he loses the stake as it stood. If he accepts, the cube is his, and only he may raise next. There is no limit. <i>On the board</i> the cube is yours.
rules-cube-opening = Nobody doubles before the opening roll: its dice are already on the table.
rules-cube-again = Nobody doubles before the extra roll after a double.
rules-beaver = Beaver: who is offered a double may raise again at once and keep the cube. The first player accepts, or loses the stake already raised.
rules-jacoby-short = Jacoby: until somebody offers a double, mars and koks count as oin.
rules-jacoby-long = Jacoby: until somebody offers a double, any mars counts as oin.
rules-auto-doubles =
    Automatic doubles: each tie in the opening throw raises the stake, { $most ->
        [one] once
       *[other] { $most } times
    } at most. The cube stays in the middle.
rules-match = A match to five points is <code>/play { $game } match 5</code>: with the cube, but without automatic doubles, beavers and Jacoby. In the Crawford game, the first after somebody is one point from the end, there is no cube either.
