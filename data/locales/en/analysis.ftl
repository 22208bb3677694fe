# Analysis of a finished game
button-analysis = 🔎 Analysis
analysis-coming = Analysing the game: it takes a few seconds.
analysis-making = 🔎 Analysing the game…
analysis-failed = 🔎 This game couldn’t be analysed.
refused-analysis-there = The analysis is already here: scroll up.
refused-analysis-needs-chat = I can only send you the analysis in our private chat: open it and tap Start first.
analysis-title = 🔎 <b>Analysis</b> · { $rules }
analysis-side = { $player }: <b>{ $form }</b> · { $lost }
analysis-side-short = { $player } · mistakes: { $lost } (too few turns to judge)
mark-master = like a master
mark-strong = like a strong player
mark-middle = like an average player
mark-amateur = like an amateur
mark-beginner = like a beginner
form = { $as } · { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-luck = 🎲 Luck: ⚪ { $white } · 🔴 { $black }. The dice favoured { $player } by { $points }.
analysis-luck-even = 🎲 Luck: ⚪ { $white } · 🔴 { $black }. The dice favoured neither side.
analysis-by-dice = The dice decided this game.
analysis-gave-up = 🏳 Resigned too early: { $player } still had a { $chance } chance of winning.
analysis-by-play = Play decided this game, not the dice.
analysis-cube = ❗ Cube, turn { $turn }: { $player } { $fault } ({ $cost })
analysis-flawless = No mistakes worth mentioning.
analysis-worst = ❗ Turn { $turn } · { $player } { $roll }: { $moves } → better: { $best } ({ $cost })
cube-fault-roll = doubled at the wrong moment
cube-fault-double = should have doubled
cube-fault-take = should have taken
cube-fault-drop = should have passed
cube-fault-beaver = should have beavered
figure-exact = { $sign }{ NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) }
points-exact = { $sign }{ NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } points

# On the picture
sheet-chances = Winning chances · ○ swing · ● mistake
sheet-turn = Turn { $turn }
sheet-played = Played
sheet-best = Better

# A turn beside the best one, in words under the red and green arrows
beside-played = ❌ { $turn }
beside-best = ✅ { $turn }

# A game turn by turn
button-look = Turn by turn
look-sent = Sent to your private chat.
refused-look-needs-chat = I can only show you the game turn by turn in our private chat: open it and tap Start first.
button-next-mistake = ❗ Next mistake
button-first-mistake = ❗ First mistake
look-start = <b>Start of the game</b> · { $rules }
look-title = <b>Turn { $turn } of { $turns }</b> · { $rules }
look-best = 👍 The best move.
look-good = 👍 Almost the best move.
look-mistake = ❗ Better: { $best }. This cost { $cost }.
look-chances = Chances: ⚪ { $white } · 🔴 { $black }
look-lucky = 🎲 A lucky roll: { $points } points
look-unlucky = 🎲 An unlucky roll: { $points } points

# Under a finished game
form-own = 📊 You played { $form } (usually { NUMBER($usual, minimumFractionDigits: 1, maximumFractionDigits: 1) }; lower is better)
form-first = 📊 You played { $as }.
form-all = 📊 { $forms } (lower is better)
worst-turn = ❗ Turn { $turn } cost most: { $moves }; { $best } was better.
button-look-worst = ❗ Show

# Under /me: one number for each of the last games
me-form = 📊 In your last { $games } games { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } (lower is better)
stats-form = Form, last { $games } games: lower is better
stats-form-rate = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }
