# The seven: seven decisions a day, the same for everyone
button-seven = 🧩 Daily puzzles
command-seven = daily puzzles: seven a day, the same for all
seven-choice =
    🧩 <b>Seven { $day }</b>
    Seven puzzles, the same for everyone. The dice are rolled: find the best move. 🟩 right, 🟨 close, 🟥 missed. Until { $until }.
seven-choice-again =
    🧩 <b>Seven { $day }</b>
    Until { $until }.
seven-in-group = Play the seven in your private chat with me.
seven-none = There’s no seven for today yet: I’m still making it. Look in again later.
words-seven = seven
seven-game-long = long
seven-game-short = backgammon
button-seven-fresh = { $game }
button-seven-begun = { $game } · { $done }/7
button-seven-done = ✓ { $game }
seven-extra = extra { $number }
seven-title = <b>Seven { $day }</b> · { $game } · { $number } of 7
seven-sheet-number = Puzzle { $number }
seven-title-done = <b>Seven { $day }</b> · { $game }
seven-challenge = { $name }: { $squares } — find the best move, 🟩 is right
seven-own = you
seven-yesterday = Yesterday: { $squares }
seven-run = 🔥 Days in a row: { $days }
seven-friends-today = Played today already: { $names }
seven-found = found by { $found } of { $players }
seven-forced = Only one turn: tap Done.
seven-loss-none = the best move
seven-loss-close = nearly as good as the best
seven-loss-small = a small mistake
seven-loss-large = a mistake
seven-loss-huge = a blunder
seven-well-played = The best move!
seven-right = { $right } of 7 right
seven-right-all = all seven right
seven-nearest = Your closest was number { $number }: { $own } instead of { $best }.
seven-beaten-so-far = Better than { $share } of players so far.
seven-beaten-then = Better than { $share } of players.
seven-beaten-all-so-far = The best of all so far!
seven-beaten-all-then = The best of all!
seven-shared-beaten = better than { $share } of players
seven-shared-beaten-all = the best of all so far
button-seven-next = Next
seven-no-day = Just for yourself: it doesn’t count for your streak or the comparison.
seven-streak = 🔥 Day { $days } in a row
seven-unranked = This day is over: it doesn’t count for your streak or the comparison.
seven-next = The next one: { $at }.
button-seven-look = 🔎 Review
button-seven-share = 💪 Can you beat me?
button-seven-other = 🧩 { $game }
button-seven-menu = ☰
button-seven-result = Result
seven-look-title = <b>Seven { $day }</b> · { $game } · { $number } of 7 · { $square }
seven-about = Theme: { $theme }
seven-theme-opening = opening
seven-theme-head = the head
seven-theme-block = a block
seven-theme-bar = the bar
seven-theme-hit = a hit
seven-theme-blot = a blot
seven-theme-anchor = an anchor
seven-theme-contact = middle game
seven-theme-race = a race
seven-theme-bear-off = bearing off
seven-theme-cube = the cube
seven-chances =
    win { $win } ({ $mars } by { $family ->
        [short] gammon
       *[long] mars
    }), lose by { $family ->
        [short] gammon
       *[long] mars
    } { $lost }
refused-no-seven = That seven is gone. Today’s one: /seven.

# What a turn did worse than the best one
seven-worse-shots = Rolls that hit you: { $own } of 36, not { $best }.
seven-worse-held = Rolls your opponent can’t play in full: { $own } of 36, not { $best }.
seven-worse-stuck = Rolls you can’t play in full: { $own } of 36, not { $best }.
seven-worse-head = Checkers left on the head: { $own }, not { $best }.
seven-worse-outside = Checkers not home yet: { $own }, not { $best }.
seven-worse-off = Checkers borne off: { $own }, not { $best }.
seven-worse-wall = Longest row of points: { $own }, not { $best }.
seven-worse-points = Points made at home: { $own }, not { $best }.
seven-worse-closed = Points closed to your opponent: { $own }, not { $best }.
seven-worse-hit = The best move hits a checker.
seven-worse-anchor = The best move holds an anchor.

# Past days
button-seven-days = Past days
button-seven-today = Today
button-seven-all = All
button-seven-past = { $day } · { $game }
button-seven-set = 📄 The set with its values
button-seven-hash = 🔒 Tomorrow’s hash
seven-days =
    🧩 <b>Past days</b>
    You can still play these, just for yourself: they don’t count for your streak or the comparison.
seven-days-none = There are no past sevens yet.
seven-set-caption = Seven { $day }, { $game }: the positions and what every turn is worth. The SHA-256 of this file was shown the day before: { $hash }
seven-hash = 🔒 Tomorrow’s hash: <code>{ $hash }</code>

# In any chat
words-seven-long = long
words-seven-short = short, backgammon
seven-shared = Seven { $day } · { $game }
seven-shared-streak = day { $days } in a row
inline-no-seven = You haven’t played that seven yet. What can I type?
seven-query = seven { $day } { $game }

# A reminder, for whoever asks for it
button-seven-remind = ⏰ Remind me
button-seven-morning = 🌅 { $time }
button-seven-noon = ☀️ { $time }
button-seven-evening = 🌆 { $time }
button-seven-stop = Stop reminding me
# The time zone where most readers live: hours from UTC.
seven-zone = 0
seven-hours =
    ⏰ <b>Reminder</b>
    When should I remind you of the seven? Your time zone is { $zone }; if it isn’t, correct it with the buttons below. No reminder once you’ve played.
seven-reminding = Done: I’ll remind you from tomorrow on.
seven-reminding-not = No more reminders.
seven-reminder = 🧩 Seven { $day } is on the board: seven puzzles, a couple of minutes.

# One message a day in a group that wants it
seven-group-title = 🧩 <b>Seven { $day }</b>
seven-group-nobody = Nobody’s results are shown here now.
seven-group-more = … and { $more } more
seven-group-nameless = a group
seven-best-of = 🏆 Seven { $day }: { $told }
seven-best-in = { $game } — { $name }, { $told }
button-seven-here = Show mine here
seven-here = Done: your sevens will be shown here. Change it any time: /seven in our private chat, then “In groups”.
seven-here-already = Yours are shown here already. Change it in our private chat: /seven, then “In groups”.
seven-here-none = This group doesn’t collect sevens any more.
seven-belong = Show your results in { $group }?
button-seven-belong = Show
button-seven-belong-not = Don’t show
seven-shown-there = Done: they’re shown in the group.
seven-shown-not = Fine, I won’t show them and won’t ask again.
button-seven-groups = In groups
seven-groups =
    🧩 <b>In groups</b>
    Once a day these groups get a message with their members’ sevens: squares, no positions. A tick means that group sees yours.

me-seven =
    🧩 Seven: { $played ->
        [one] { $played } day
       *[other] { $played } days
    }, { $days } in a row
# On the picture of /me
stats-seven = Sevens · { $month }/{ $year }

# /rules
guide-title-seven = Seven
guide-seven =
    Seven puzzles, the same for everyone; the day begins at 04:00 UTC. 🟩 is the best move or nearly, 🟨 a small mistake, 🟥 a mistake.

    Players are compared by their mistakes: the smaller, the better; the best of the day are all whose mistakes cost the least. One missed day in seven doesn’t end a streak.
