# /rules: the list of games
rules-list =
    <b>The rules of nardy</b>, with examples
    <b>Long</b> — both go the same way round; no hitting, but blocking.
    <b>Backgammon</b> — you meet head-on, and a lone checker can be hit.
    /rules new makes house rules, /rules own shows them
rules-unknown = I don’t know a game called “{ $word }”. These are the rules I know:
rules-several = “{ $word }” could mean several games. Which one should I explain?
rules-button-family =
    { $family ->
        [long] More long…
       *[short] More short…
    }
button-guide = 📖 How it works
button-guides = 📖 Arena, cup…
guide-list = <b>More about the games</b>
rules-button-list = ☰ All games
rules-button-countries = 🌍 By country…
rules-countries = <b>The neighbours’ games.</b> The same board is played from the Balkans to Iran. Which country?
rules-you = You
rules-opponent = Opponent

# Titles of the pages
rules-title-how = Making a move
rules-title-signs = Symbols on the board
rules-title-start = The start
rules-title-opening = Who goes first
rules-title-moves = Moving
rules-title-compulsion = You must move
rules-title-bar = The bar
rules-title-home-hit = Hitting at home
rules-title-head = The head
rules-title-first-turn = First turn
rules-title-disputed = After a 5:5
rules-title-block = Block: forbidden
rules-title-block-allowed = Block: allowed
rules-title-doubles = Doubles
rules-title-rolls = Dice and their names
rules-title-leftovers = Leftovers
rules-title-leftovers-example = Leftovers: example
rules-title-bear-off = Bearing off
rules-title-full-move = Full move
rules-title-win = Winning
rules-title-end = Resigning, next game
rules-title-stakes = Stake and match
rules-title-cube = The cube
rules-title-extras = Beaver and Jacoby

# Making a move
rules-how-long = You move with the buttons under the board: “24→21” takes a checker from point 24 to 21. Each row starts with the die its moves use. When there are only a few ways to play, a button is the whole turn: “24→20”.
rules-how-short = You move with the buttons under the board: “8→5” takes a checker from point 8 to 5. Each row starts with the die its moves use. When there are only a few ways to play, a button is the whole turn: “8→5 6→5”.
rules-how-done = Undo takes it back, Done ends the turn; in a group it also ends by itself after the last die. If there is only one way to play a roll, I play it for you; if you can’t move at all, the turn passes.
rules-how-example-long = <i>On the board</i> the roll is 3:1: “24→21”, then “21→20” and Done.
rules-how-example-short = <i>On the board</i> the roll is 3:1: “8→5”, then “6→5” and Done.
rules-signs-turns = ⚪ and 🔴 are the players, 24→18 is a move, ✶ a hit, ×2 the same move made twice. “The only move” is made for you.
rules-signs-pips = The number by a name (👣 on an emoji board) is the pip count. 🏁 counts checkers borne off; 🧊×4 is the cube: whoever owns it may raise next. In a chouette ×4⚪ is a player’s cube on the box’s side, and 13→7² is advised by two.
rules-signs-dice = A faded die has been played. Checkers you can move are marked, and so is the last move (🟦 and › on an emoji board).
rules-signs-hash = 🔒 is the fingerprint of the secret behind the dice: after the game every roll can be checked.
rules-signs-menu = Rules, resigning and a fresh board are behind the “⋯” button.

# The start
rules-start-short = Each player has 15 checkers: two on point 24, five on 13, three on 8 and five on 6. You count the points from your own home: your home is 1–6, your outer board 7–12.
rules-start-long = Each player has 15 checkers, all of them on their own point 24: that is the head. You count the points from your own home: your home is 1–6, your outer board 7–12.
rules-way-short = You move from your point 24 down to 1; your opponent moves the other way.
rules-way-long = Both go the same way round, each from their own point 24 down to their own 1.
rules-drawn-short =
    The light arrow is your way, the dark one your opponent’s. The homes are framed. Here yours is at the bottom { $home ->
        [left] left; on a real board it may be on the right.
       *[right] right; on a real board it may be on the left.
    }
rules-drawn-long =
    The light arrow is your way, the dark one your opponent’s: both { $home ->
        [left] clockwise
       *[right] counter-clockwise
    }. The homes are framed. Here yours is at the bottom { $home ->
        [left] left
       *[right] right
    }; books also draw the board from the other side.
rules-goal = Bring all your checkers home and bear them off. Whoever bears off all of them first wins.
rules-opening-short = To start, each player rolls one die. The higher goes first and plays both numbers. Ties are rolled again.
rules-opening-long = To start, each player rolls one die. The higher goes first and rolls both dice. Ties are rolled again.
rules-brief = <b>What sets these rules apart</b>
rules-brief-opening-kept = • the first turn plays the opening dice
rules-brief-opening-anew = • whoever starts rolls again
rules-brief-held = • 🔒 on the emoji board: the checker pins one of the other colour; in the picture that one lies under it, half seen
rules-brief-koks-off = • no triple wins: a gammon is the most
rules-brief-home-hit-free = • no limits on hitting in your own home
rules-brief-home-hit-no-bear-off = • a checker that hits at home isn’t borne off that turn
rules-brief-home-hit-no-hiding = • no hitting and hiding in your own home
rules-brief-home-hit-no-running = • a checker that hits at home moves no further in that turn
rules-brief-full-move = • dice are played for their full number where possible
rules-brief-head-opponent-head = • on the first turn, a second off the head if the opponent’s head stops the first
rules-brief-head-any-double = • on the first turn, a second off the head if one can’t play the whole double
rules-brief-head-none = • always one off the head, on the first turn too
rules-brief-block-opponent-ahead = • a block only with an opposing checker ahead of it
rules-brief-block-opponent-home = • a block only once the opponent has a checker home
rules-brief-block-free = • blocks may stand anywhere
rules-brief-home-mars-3 = • a home mars counts ×3
rules-brief-home-mars-4 = • a home mars counts ×4
rules-brief-home-mars-off = • no home mars: oin and mars only
rules-brief-difference = • a win counts the checkers that the loser has left
rules-brief-doubles-roll-again = • play a whole double and you roll again
rules-brief-doubles-ascending = • a double climbs up to the sixes
rules-brief-leftovers = • what you can’t play, your opponent plays
rules-brief-next-winner = • the winner starts the next game
rules-brief-next-alternate = • after the first game the players take turns going first
rules-brief-cube = • played with the cube

# Moving
rules-moves = Two dice are two moves: with two checkers, or with one if it can also land in between. A die is never split.
rules-closed-short = A point is closed where two or more opposing checkers stand.
rules-closed-long = A point is closed where even one opposing checker stands: there’s no hitting in long nardy.
rules-moves-example = <i>On the board</i> one checker plays both dice: the point in between is free.
rules-notation-short = In this notation 13→8 is from 13 to 8, “bar” is the bar, “off” is borne off, ✶ is a hit, and ×2 means the move was made twice.
rules-notation-long = In this notation 24→18 is from 24 to 18, “off” is borne off, and ×2 means the move was made twice.
rules-compulsion = You must move. If you can play both dice, play both. If either one but not both, play the larger. If none, the turn passes.
rules-larger-short = <i>On the board</i> both the six and the four can be played, but either way the closed point 5 comes next. So it has to be the six: 15→9, that is from 15 to 9.
rules-larger-long = <i>On the board</i> both the six and the four can be played, but either way the closed point 10 comes next. So it has to be the six: 20→14, that is from 20 to 14.

# The bar
rules-bar = A lone checker is a blot. Land on your opponent’s blot and you hit it: it goes to the bar.
rules-bar-enter = With a checker on the bar you can’t move any other: first enter it in your opponent’s home. A one enters on your point 24, a six on 19. A closed point doesn’t let you in; if neither die does, the turn passes.
rules-bar-example = <i>On the board</i> the six can’t enter: 19 is closed. The four enters on 21, and any checker plays the six. Playing the four from 13 isn’t allowed: the bar comes first.

# Hitting at home
rules-home-hit-free = By the international rules there are no limits on hitting in your own home. The checker that hit may move on in the same turn, join another checker of yours, or be borne off.
rules-home-hit-example-free = <i>On the board</i> you hit with 6→4✶. The one may cover that checker, 5→4, or move it to join the others, 4→3.
rules-home-hit-no-bear-off = A checker that hits in your own home isn’t borne off that turn, not even on a double. Nor is a checker that joins it in the same turn: they are a pair. They may move on inside the home and be borne off next turn. If there’s no other move, the die is lost.
rules-home-hit-example-no-bear-off = <i>On the board</i> the four hits, 5→1✶. The one is played with another checker, 6→5. Bearing the hitter off, 1→off, isn’t allowed.
rules-home-hit-no-hiding = A Caucasian custom: in your own home you may not hit and hide. The checker that hit can’t move on in the same turn to a point where you have another: your opponent must have a chance to hit back.
rules-home-hit-no-hiding-but = You may cover it with another checker, move it on to an empty point, or hit a second blot with it. You may bear it off only if that die has no other move. Once it is covered, the checker that covered it is free to move on.
rules-home-hit-example-no-hiding = <i>On the board</i> you hit with 6→4✶. Covering the hitter, 5→4, is fine. Hiding it on 3, 4→3, is not.
rules-home-hit-no-running = A checker that has hit in its own home neither moves on nor is borne off in that turn: no hit and run. Another checker may cover it, and then it is that one that may leave. If there is no other move, the die is lost.
rules-home-hit-example-no-running = <i>On the board</i> 6→4✶ hits. Covering it by 5→4 is legal. Moving it on by 4→3 is not.

# The head
rules-head = The head is your point 24. Only one checker may leave it per turn, even on a double. The rest is played with checkers already on their way.
rules-head-roll-again = The roll after a double is a new turn: one more may leave the head. But it doesn’t count as the first turn.
rules-head-ascending = A climbing double is one turn: one checker leaves the head for all its numbers.
rules-head-leftovers = Playing your opponent’s dice is a turn of its own: one may leave the head in it.
rules-head-example = <i>On the board</i> the six took one from the head, 24→18; the three is played with another checker. A second one from the head, 24→21, isn’t allowed.

# First turn
rules-first-turn-opponent-head = The exception is your very first turn. If you roll a double ({ $rolls }) and your opponent’s head stops the first checker, a second may leave the head. Split the moves between the two as you like.
rules-first-turn-any-double = The exception is your very first turn. If you roll a double and one checker can’t play all of it, a second may leave the head. Split the moves between the two as you like.
rules-first-turn-none = No exceptions: even on your very first turn only one checker leaves the head, whatever the double.
rules-first-turn-example-two = <i>On the board</i> 6:6 on the first turn. A checker plays 24→18, and your opponent’s head stops it. A second follows to the same point. A third may not.
rules-first-turn-example-one = <i>On the board</i> 6:6 on the first turn. A checker plays 24→18, and your opponent’s head stops it. A second may not follow.
rules-rest-lost = What is left, { $dice }, is lost.
rules-rest-opponent = What is left, { $dice }, is played by your opponent.
rules-rest-none = Nothing is left: 6:6 is only { $dice }.
rules-disputed-opponent-head = Only your opponent’s head frees a second checker; no other obstacle does.
rules-disputed-example-opponent-head = <i>On the board</i> your opponent began with 5:5 and ran with one checker to your point 16. You roll 4:4. Your checker is stopped by that runner, not by the head. So one leaves the head: 24→20.
rules-disputed-any-double = It doesn’t matter what’s in the first checker’s way.
rules-disputed-example-any-double = <i>On the board</i> your opponent began with 5:5 and ran with one checker to your point 16. You roll 4:4. Your checker gets to 20 and meets that runner, so a second leaves the head. A third may not.

# The block
rules-block = A block (a prime to backgammon players) is six points in a row held by you. Your opponent can’t pass it: six is the longest step there is.
rules-block-opponent-ahead = You may build one if at least one opposing checker is already ahead of it, farther along its own way, or borne off. You may not wall in every checker.
rules-block-opponent-home = You may build one only when your opponent has brought at least one checker home, or borne it off.
rules-block-free = Nothing is forbidden: build it anywhere, even around all of your opponent’s checkers.
rules-block-row = This holds within a turn too: you may not have six in a row even in passing. “In a row” means along your opponent’s way: their last point and their head aren’t neighbours.
rules-block-example-opponent-ahead = <i>On the board</i> a move to 3 would make six in a row, 8 to 3, with no opposing checker ahead. Neither the three, 6→3, nor the five, 8→3, may do it.
rules-block-example-opponent-home = <i>On the board</i> a move to 3 would make six in a row, 8 to 3. An opposing runner is ahead, on your 22, but not home yet. Neither the three, 6→3, nor the five, 8→3, may do it.
rules-block-allowed-opponent-ahead = <i>On the board</i> everything is the same, but one opposing runner has slipped ahead to your point 22. Now the block from 8 to 3 is legal: 6→3.
rules-block-allowed-opponent-home = <i>On the board</i> everything is the same, but the opposing runner is home, on your point 17. Now the block from 8 to 3 is legal: 6→3.
rules-block-allowed-free = <i>On the board</i> the three, 6→3, makes six in a row, 8 to 3. Your opponent is walled in, and that’s legal.

# Doubles
rules-double = Two equal dice are a double. Players also say kush, pash or koshka.
rules-double-four = It’s played four times: 4:4 is four moves of four, with any checkers, even a single one. If not all four can be played, play as many as you can.
rules-double-again-lost = Play all four and you roll again, for as long as you keep rolling and playing doubles. Each roll is a new turn. If you can’t, your opponent rolls.
rules-double-again-opponent = Play all four and you roll again, for as long as you keep rolling and playing doubles. Each roll is a new turn. If you can’t, you get no second roll and your opponent plays the rest.
rules-double-ascending =
    It climbs up to the sixes, { $moves ->
        [2] two
       *[other] four
    } moves of each number. 4:4 is { $dice }, strictly in that order, and 6:6 is only { $sixes ->
        [2] two
       *[other] four
    } sixes.
rules-double-ascending-lost = At the first number that you can’t play the turn is over and the rest is lost. You must play as much as you can. You get no second roll.
rules-double-ascending-opponent = At the first number that you can’t play the turn is over, and all the rest goes to your opponent in the same order. You must play as much as you can. You get no second roll.
rules-double-until =
    { $turns ->
        [1] On your first turn
       *[other] On your first { $turns } turns
    } a double is four ordinary moves; after that it climbs.
rules-double-example = <i>On the board</i>: one way to play the double.
rules-roll-names = Rolls have Persian names: yak, du, se, char, panj (or besh), shesh are one to six. 6:5 is shesh-besh, a name for the game itself. 1:1 is yagan, 2:2 du-bara, 4:4 dur-char, 3:2 se bai du.
rules-software-dice = My dice always lie flat. On a real board a roll is repeated when a die leaves the board, lands on a checker, is cocked, or the dice fall in different halves.

# Leftovers
rules-leftovers = Your opponent plays the dice you couldn’t, with their own checkers, before their own roll. If they can, they must; what they can’t play either is lost. Two different dice go in either order, everything else in the order it was left, up to the first that can’t be played.
rules-leftovers-head = For them it’s a turn of its own: one checker may leave the head.
rules-leftovers-first = But it doesn’t count as the first turn: the head exception does not apply.
rules-leftovers-cube = Nobody doubles before the leftovers are played.
rules-leftovers-example-long =
    <i>On the board</i> your opponent began with 6:6, took { $count ->
        [2] two checkers
       *[other] one checker
    } from the head and was stopped. You get { $dice }. Play one six, 24→18. Then the opposing head is in the way, and a second may not leave yours: the rest is lost, and you roll your own dice.
rules-leftovers-example-climb = <i>On the board</i> your opponent rolled 4:4 and got stuck: the next points are all taken. You get { $dice }. Play them in order, with one checker from the head. Then roll your own dice.
rules-leftovers-example-short = <i>On the board</i> your opponent had two checkers on the bar and rolled 6:3. One entered with the three, but the six doesn’t let the other in. You play it, and then roll your own dice.

# Bearing off
rules-bear-off = With all your checkers home you may bear off, even in the turn in which the last one arrived. You don’t have to: moving inside your home is fine too.
rules-bear-off-die = A die bears off from exactly its point: a five from 5. If that point is empty, move a checker from a higher one. If nothing stands higher, bear off from your highest point.
rules-bear-off-blocked = A checker on a higher point that can’t move holds the lower ones back.
rules-bear-off-hit = If you are hit while bearing off, enter and bring that checker home before you go on.
rules-bear-off-example = <i>On the board</i> point 5 is empty, but a checker stands on 6: the five moves, 6→1. Now nothing is on 4 or higher, so the four bears off from the highest, 3.

# Full move
rules-full-move = If there’s a way to play every die in full, you must play it. Bearing off with a larger die from a lower point, wasting pips, is allowed only when there’s no other way.
rules-full-move-example = <i>On the board</i> it’s tempting to play 6→3 and bear off from 4 with the five, but that’s only four pips out of five. There’s a full move: 6→1 and 4→1. You must play it.

# Winning
rules-oin =
    { $family ->
        [short] <b>Single game</b>
       *[long] <b>Oin</b>
    }, ×1 — the loser has borne off at least one checker.
rules-mars =
    { $family ->
        [short] <b>Gammon</b>
       *[long] <b>Mars</b>
    }, ×2 — the loser has borne off none.
rules-koks = <b>Backgammon</b>, ×3 — the loser has borne off none and still has a checker on the bar or in the winner’s home.
rules-mars-not-home = <b>Mars</b>, ×2 — the loser has borne off none, and not all of the loser’s checkers are home.
rules-home-mars = <b>Home mars</b>, ×{ $times } — the loser’s checkers are all home, but none is off.
rules-mars-only =
    { $family ->
        [short] <b>Gammon</b>
       *[long] <b>Mars</b>
    }, ×2 — the loser has borne off none, wherever the checkers stand. That’s the most a game can count here.
rules-win-example-koks = <i>On the board</i> you have borne off everything and your opponent nothing; one opposing checker is stuck in your home, on 1: a backgammon.
rules-win-example-mars =
    <i>On the board</i> you have borne off everything and your opponent nothing: a { $family ->
        [short] gammon
       *[long] mars
    }.
rules-win-example-home-mars = <i>On the board</i> you have borne off everything. Your opponent came home, but bore off none: a home mars.
rules-resign-short = Resign under “⋯” below the board. The price is a single game if you’ve borne off a checker, otherwise a gammon; a backgammon only if it’s still possible and your opponent is already bearing off. At this price the game ends at once; if you offer less, your opponent decides.
rules-resign-long = Resign under “⋯” below the board. The price is an oin if you’ve borne off a checker, otherwise a mars. At this price the game ends at once; if you offer less, your opponent decides.
rules-resign-home-mars = A home mars is the price only when all your checkers are home, none is off, and your opponent has four or fewer left.
rules-claim = If your opponent doesn’t move in time, you can claim the win at the same price. A double left unanswered counts as passed. With a clock (⏱), the bot decides the first time a player runs out of time; the second time they lose.
rules-next-winner = The winner starts the next game and rolls both dice.
rules-next-throw = A new opening roll decides who starts the next game.
rules-next-alternate = The players take turns going first.

# Stake and cube
rules-stakes = A game is worth the stake times the outcome, and times the cube if one is used. Stakes are only points: no money is involved. Set the stake with <code>/play { $game } 5</code>.
rules-match = A match to five points is <code>/play { $game } match 5</code>: with the cube, but without auto-doubles, beavers and Jacoby. The Crawford game, the first game after a player comes within one point of the match, has no cube either. The stake doesn’t count in the score.
rules-cube-off = By default there’s no cube here. To play with it, add the word: <code>/play { $game } cube</code>. Then:
rules-cube = Before your roll you may double (“davé” to nardy players): offer to raise the stake: { $values }…
rules-cube-answer = If your opponent passes, the game is over and they lose the stake as it stood. If they take, they own the cube, and only they may raise next (a redouble). No limit. <i>On the board</i> the cube is yours.
rules-cube-opening = Nobody doubles before the opening roll: its dice are already on the table.
rules-cube-again = Nobody doubles before the extra roll after a double.
rules-beaver =
    { $used ->
        [no] <b>Beaver</b> (off here)
       *[yes] <b>Beaver</b>
    }: the player who is offered a double may raise again at once and keep the cube. The first player takes, or loses the stake already raised.
rules-jacoby-short =
    { $used ->
        [no] <b>Jacoby rule</b> (off here)
       *[yes] <b>Jacoby rule</b>
    }: until someone offers a double, gammons and backgammons count as single games.
rules-jacoby-long =
    { $used ->
        [no] <b>Jacoby rule</b> (off here)
       *[yes] <b>Jacoby rule</b>
    }: until someone offers a double, any mars counts as an oin.
rules-auto-doubles =
    <b>Auto-doubles</b>: each tie in the opening roll raises the stake, { $most ->
        [one] once
       *[other] { $most } times
    } at most. The cube stays in the middle.
rules-auto-doubles-off = <b>Auto-doubles</b> (off here): a tie in the opening roll raises the stake by itself. The cube stays in the middle.
rules-extras = Here all three go with the cube. Switch them on in /settings; beaver and Jacoby can also be asked for in words: <code>/play { $game } beaver jacoby</code>.
rules-extras-own = Beaver and Jacoby need the cube, auto-doubles don’t. The author of these rules chose what applies here.

# In short: half a page before all the others
rules-title-summary = In short
rules-summary-long =
    • All 15 checkers start on the head, point 24. Take them round to your home, 1–6, and bear them off.
    • A die moves one checker. No hitting: a point held by your opponent is closed.
    • One checker a turn leaves the head.
    • First to bear off everything wins: an oin, ×1; a mars, ×2, if the other side bore off none.
rules-summary-short =
    • Take all 15 checkers home, 1–6, and bear them off; your opponent moves opposite.
    • A die moves one checker. A lone checker can be hit: it starts over from the bar.
    • Two checkers or more close a point.
    • All off first: ×1; gammon (none off), ×2; backgammon (one on the bar or in your home), ×3.

# The rules on one page
rules-about-play = To play it, <code>/play { $game }</code>
rules-about-quick-long =
    Long nardy with { $checkers } checkers on the head instead of fifteen. All the rules are the same: the head, the block, two off the head on the first turn, mars and home mars. They’re explained in full under long nardy.
    With few checkers no block lasts long: waste no pips, and be the first to bear off.
rules-about-quick-long-example = <i>On the board</i> it’s the first turn, with 6:6: the opponent’s head has stopped the first checker, so a second one leaves the head.
rules-about-nackgammon = Backgammon with a different setup: two checkers each on points 24 and 23, four on 13, three on 8, four on 6. With four checkers behind instead of two, games are longer and harder fought. All else is as in backgammon.
rules-about-nackgammon-example = <i>On the board</i> it’s the first turn, with 4:2: a new home point.
rules-about-tavla = As played in Turkey. Setup and moves are as in backgammon, without a cube.
rules-about-tavla-example = <i>On the board</i> it’s the first turn, with 3:1: point 5 is closed.
rules-about-portes = As played in Greece; it is the first game of tavli. Setup and moves are as in backgammon, without a cube.
rules-about-portes-example = <i>On the board</i> it’s the first turn, with 6:6: two points at once.
rules-about-takhteh = As played in Iran. Setup and moves are as in backgammon, without a cube. If you count a win three times for a checker on the bar or in the winner’s home, switch triple wins on in house rules.
rules-about-takhteh-example = <i>On the board</i> it’s the first turn, with 6:1: point 7 is closed.
rules-about-prava = As played in Bulgaria: prava or obiknovena tabla. Setup and moves are as in backgammon, without a cube. A sreshta begins with it.
rules-about-prava-example = <i>On the board</i> it’s the first turn, with 5:3: point 3 is closed.
rules-about-tawla = As played in the Arab countries and in Israel. Setup and moves are as in backgammon, without a cube. If you count a win three times for a checker on the bar or in the winner’s home, switch triple wins on in house rules.
rules-about-tawla-example = <i>On the board</i> it’s the first turn, with 1:1: points 7 and 5 are closed.
rules-about-hypergammon =
    Backgammon with three checkers a side: one each on points 24, 23 and 22. All other rules are the same: blots are hit, checkers enter from the bar into the opponent’s home, and are borne off from home. A gammon counts double, a backgammon three times. They’re explained in full under backgammon.
    Every hit turns the game: the checker has the whole board before it.
rules-about-hypergammon-example = <i>On the board</i> it’s the first turn, with 4:2: two checkers stand on 20 now, and the point is closed.
rules-about-celebi = As played in Turkey. Setup and moves are as in backgammon, without a cube and without triple wins. A double climbs: 4:4 is four fours, four fives and four sixes, in this order. What can’t be played is lost.
rules-about-celebi-example = <i>On the board</i> it’s the first turn, with 5:5: four fives, then four sixes.
rules-about-chelebi = As played in Bulgaria. Setup and moves are as in backgammon, without a cube and without triple wins. From your fourth roll on a double climbs to the sixes, four of each. Where you get stuck, your opponent plays the rest before rolling; a die that can’t be played there is lost, and the next one follows. If you couldn’t play even one, nothing goes over.
rules-about-chelebi-example = <i>On the board</i> it’s the first turn, with 3:1: point 5 is closed.
rules-about-fevga = As played in Greece; it is the third game of tavli. Both sides go the same way round, and one checker closes a point, as in long nardy. Until your first checker has reached point 11, past the opponent’s head, no other may move; after that any number may leave the head. You may never hold all six points 19–24. If six of your points in a row stand right before an opponent who has all checkers on the point behind them, you must open one of the six, if you can.
rules-about-fevga-example = <i>On the board</i> it’s the first turn, with 6:1: the runner plays both dice.
rules-about-moultezim = As played in Turkey. Both sides go the same way round, and one checker closes a point, as in long nardy. Until your first checker has reached point 11, past the opponent’s head, no other may move; after that any number may leave the head. You may never hold all six points 19–24; elsewhere blocks may stand anywhere.
rules-about-moultezim-example = <i>On the board</i> it’s the first turn, with 6:5: the runner plays both dice.
rules-about-uzun = As played in Azerbaijan. It is long nardy: one checker a turn leaves the head, and six points in a row need an opposing checker ahead of them. On the first turn a second checker may leave the head by 4:4 and 6:6 alone. There is no home mars, and the winner begins the next game.
rules-about-uzun-example = <i>On the board</i> it’s the first turn, with 4:4: two checkers leave the head.
rules-about-gul-bara = As played in Bulgaria; it is the second game of a sreshta. Both sides go the same way round, and one checker closes a point, as in long nardy. But any number may leave the head, and any block is allowed. From your fourth roll on a double climbs to the sixes, four of each. Where you get stuck, your opponent plays the rest before rolling; a die that can’t be played there is lost, and the next one follows. If you couldn’t play even one, nothing goes over. If nobody can move for a hundred turns in a row, the game is drawn.
rules-about-gul-bara-example = <i>On the board</i> it’s the first turn, with 5:3: two checkers leave the head.
rules-about-plakoto =
    As played in Greece; it is the second game of tavli. All fifteen checkers begin on 24; the players move towards each other. A lone checker isn’t hit but pinned: it can’t move while an opposing checker stands on it, and its point is closed to its owner. Two checkers, or one that pins another, close a point to the opponent. While one of yours is pinned, you may not bear off. There is no bar.
    The last checker on your 24 is the mother. If it is pinned and your opponent has none left on their own 24, they win at once: double, like a gammon. So move the last two off together. If both mothers are pinned, the game is drawn.
rules-about-plakoto-example = <i>On the board</i> the roll is 6:3. 7→1✶ pins the other mother. Nobody is left on your 24, so the game is won; the three isn’t played.
rules-about-tapa =
    As played in Bulgaria; it is the third game of a sreshta. All fifteen checkers begin on 24; the players move towards each other. A lone checker isn’t hit but pinned: it can’t move while an opposing checker stands on it, and its point is closed to its owner. Two checkers, or one that pins another, close a point to the opponent. While one of yours is pinned, you may not bear off. There is no bar.
    The last checker on your 24 is the mother. If it is pinned and your opponent has none left on their own 24, they win at once: double, like a gammon. So move the last two off together. If both mothers are pinned, the game is drawn, a point each.
rules-about-tapa-example = <i>On the board</i> the roll is 6:3. 7→1✶ pins the other mother, but yours still stands on 24. 24→21, and the game is won.
rules-about-khachapuri =
    As played in Georgia. You begin with four checkers on the head, point 24, and eleven at home, on 6. Both sides go the same way round, and one checker closes a point, as in long nardy. But any number may leave the head, and any block is allowed.
    The winner scores a point for each checker the loser hasn’t borne off: from 1 to 15. If you resign, leave or run out of time, all the checkers you have left count. There is no cube. If nobody can move for a hundred turns in a row, the game is drawn.
rules-about-khachapuri-example = <i>On the board</i> it’s the first turn, with 6:5. The opponent’s eleven close your 18, so 24→18 is not allowed; one checker plays both dice: 24→19→13.
rules-about-mahbusa = As played in the Arab countries. All fifteen checkers begin on 24; the players move towards each other. A lone checker isn’t hit but pinned: it can’t move while an opposing checker stands on it, and its point is closed to its owner. Two checkers, or one that pins another, close a point to the opponent. While any checker of yours is pinned, you may not bear off. There is no bar. If nobody can move for a hundred turns in a row, the game is drawn.
rules-about-mahbusa-example = <i>On the board</i> the roll is 5:2. 11→9✶ pins the lone checker. Yours on 18 is pinned itself: it can’t move, and 20→18 isn’t allowed either.
