top-needs-group = Every group has its own leaderboard: type /top there. Your own stats: /me.
refused-against-needs-chat = I can only compare you with your opponent in our private chat: open it and tap Start first.
top-empty = Nobody has beaten anyone in this chat yet. /play starts a game.
top-title-all = Leaderboard of this chat
top-title-week = Leaderboard of the week
top-title-month = Leaderboard of the month
top-line = { $place }. <b>{ $name }</b> · { $points }
top-empty-all = Nobody has beaten anyone here yet.
top-empty-week = Nobody has beaten anyone here this week yet.
top-empty-month = Nobody has beaten anyone here this month yet.
button-top-week = Week
button-top-month = Month
button-top-all = All time
stats-games =
    { $games ->
        [one] { $games } game, { $share } won
       *[other] { $games } games, { $share } won
    }
stats-mars =
    { $mars ->
        [one] { $mars } big win
       *[other] { $mars } big wins
    }
stats-koks =
    { $koks ->
        [one] { $koks } triple win
       *[other] { $koks } triple wins
    }
stats-series =
    { $series ->
        [one] longest series: { $series } game
       *[other] longest series: { $series } games
    }
stats-run =
    { $run ->
        [one] Best streak: { $run } win
       *[other] Best streak: { $run } wins in a row
    }
me-against = { $me } vs { $friend }
me-against-empty = You two haven’t finished a game yet.
button-against = ⚔️ { $name }
button-against-game = ⚔️ Our score
me-empty = You haven’t finished a game yet. /play starts one.
stats-won =
    { $won ->
        [one] { $won } win
       *[other] { $won } wins
    }
stats-lost =
    { $lost ->
        [one] { $lost } loss
       *[other] { $lost } losses
    }
stats-drawn =
    { $drawn ->
        [one] { $drawn } draw
       *[other] { $drawn } draws
    }
percent = { $percent }%
percent-tiny = less than 0.1%
unsettled-rating = about { $value }
me-rating = Rating: { $ratings }
rating-long = long { $value }
rating-short = backgammon { $value }
button-me-dice = 🎲 My dice
dice-title =
    { $rolls ->
        [one] Your dice: { $rolls } roll
       *[other] Your dice: { $rolls } rolls
    }
dice-too-few = Too few rolls to judge the dice by.
dice-faces-usual = Expected about { $expected } of each: ordinary dice.
dice-faces-rare = Expected about { $expected } of each: such a spread happens to one player in { $oneIn }.
dice-doubles =
    { $doubles ->
        [one] { $doubles } double
       *[other] { $doubles } doubles
    }, expected about { $expected }
dice-doubles-usual = { $doubles }: nothing unusual.
dice-doubles-rare = { $doubles }: it happens to one player in { $oneIn }.
nobody-called = I don’t know a player called “{ $name }”. Type /me @name, or reply to their message with /me.
yourself = That’s you! For your own stats just type /me.

# In the picture of the stats; the labels are short ones.
stats-rating = Rating
stats-rating-long = long { $value }
stats-rating-short = short { $value }
stats-points = Points, game by game
rating-later = Your rating comes after ten games against people, counted separately for long nardy and backgammon.

# /rules
words-rating = rating
guide-title-rating = Rating
guide-rating =
    Glicko-2, long nardy and backgammon apart, starting from 1500. Shown after ten games.

    Every game against people counts, won or lost; cube, gammons and score don’t. A match is one result, at its end.
