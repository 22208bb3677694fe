# Analysis of a finished game
button-analysis = 🔎 Analysis
analysis-coming = Analysing the game: it takes a few seconds.
analysis-coming-there = Analysing it. I’ll send it to your private chat, for your eyes only.
analysis-making = 🔎 Analysing the game…
analysis-failed = 🔎 This game couldn’t be analysed.
refused-analysis-there = The analysis is already here: scroll up.
refused-analysis-not-yours = Only those who played a game get its analysis.
button-analysis-share = 📣 Show the group
analysis-sent-to-group = Sending it to the group.
refused-analysis-shared = This analysis is in the group already.
refused-no-group = This game wasn’t played in a group.
analysis-title = 🔎 <b>Analysis</b> · { $rules }
analysis-side = { $player }: <b>form { $form } of 100</b> · { $lost }
analysis-side-short = { $player } · mistakes: { $lost } (too few turns to judge)
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

# Under a finished game. Form: how many turns of 100 are those of the best player
turn-fine = 👏 Well played on turn { $turn }: { $moves }.
turn-worse = 💡 Turn { $turn }: { $best } was better than { $moves }.
turn-praised = Best move: { $player }, { $moves }.
dice-decided = 🎲 The dice decided this one: your opponent rolled better.
dice-with = 🎲 Luckier dice: { $player }.
dice-even = 🎲 The dice took no sides.
form-as-usual = 📊 Form { $form } of 100, as usual.
form-usual = 📊 Form { $form } of 100, usually { $mean }.
form-lately = 📊 Form { $form } of 100; it was { $mean } in your last games.
button-look-turn = 💡 Show me

# Under /me: the form in each of the last games
me-form = 📊 Form in your last { $games } games: { $form } of 100
stats-form = Form of 100, last { $games }
stats-form-last = { $form }
