# Analysis of a finished game
button-analysis = 🔎 Analysis
analysis-coming = Looking at the game: this takes a few seconds.
analysis-making = 🔎 Looking at the game…
analysis-failed = 🔎 This game couldn’t be analysed.
refused-analysis-there = The analysis is here already: look further up.
refused-analysis-needs-chat = I can only send you the analysis in our private chat: open it and press Start first.
analysis-title = 🔎 <b>Analysis</b> · { $rules }
analysis-side = { $player } — <b>{ $mark }</b> · mistakes: { $lost }, { $rate } a turn
analysis-side-short = { $player } · mistakes: { $lost } (too few turns to judge)
mark-master = like a master
mark-strong = strong
mark-sure = confident
mark-amateur = like an amateur
mark-beginner = like a beginner
analysis-luck = 🎲 Luck: ⚪ { $white } · 🔴 { $black }. The dice helped { $player } by { $points }.
analysis-luck-even = 🎲 Luck: ⚪ { $white } · 🔴 { $black }. The dice helped neither side.
analysis-by-dice = The dice decided this game.
analysis-gave-up = 🏳 Resigned too early: { $player } still had { $chance } to win.
analysis-by-play = Play decided this game, not the dice.
analysis-cube = ❗ Cube, turn { $turn }: { $player } { $deed } ({ $cost })
analysis-flawless = No mistakes worth mentioning.
analysis-worst = ❗ Turn { $turn } · { $player } { $roll }: { $moves } → better { $best } ({ $cost })
deed-roll = doubled at the wrong moment
deed-double = should have doubled
deed-take = should have taken
deed-drop = should have passed
deed-beaver = should have beavered
figure-exact = { $sign }{ NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-fine = { NUMBER($points, minimumFractionDigits: 3, maximumFractionDigits: 3) }
points-exact = { $sign }{ NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points

# On the picture
sheet-chances = Winning chances · ○ swing · ● mistake
sheet-turn = Turn { $turn }
sheet-played = Played
sheet-best = Better

# A game turn by turn
button-look = Turn by turn
look-sent = Sent to your private chat.
refused-look-needs-chat = I can only show you the game turn by turn in our private chat: open it and press Start first.
button-next-mistake = ❗ Next mistake
button-first-mistake = ❗ First mistake
look-start = <b>The beginning</b> · { $rules }
look-title = <b>Turn { $turn } of { $turns }</b> · { $rules }
look-best = 👍 It can’t be played better.
look-good = 👍 As good as the best turn.
look-mistake = ❗ Better { $best }: this lost { $cost }.
look-chances = Chances: ⚪ { $white } · 🔴 { $black }
look-lucky = 🎲 A lucky roll: { $points } points
look-unlucky = 🎲 An unlucky roll: { $points } points
look-over = 🏁 The game is over.

# The card
card-luckiest = Luckiest roll
card-decisive = Decisive turn
