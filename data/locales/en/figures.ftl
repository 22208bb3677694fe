top-needs-group = Every group has its own table: type /top there. Your own figures are in /me.
top-empty = No game has been finished in this chat yet. /play begins one.
top-title = Who beats whom in this chat
figures-games =
    { $games ->
        [one] { $games } game, { $share } won
       *[other] { $games } games, { $share } won
    }
figures-mars =
    { $mars ->
        [one] { $mars } mars
       *[other] { $mars } mars
    }
figures-koks =
    { $koks ->
        [one] { $koks } koks
       *[other] { $koks } koks
    }
figures-series =
    { $series ->
        [one] up to { $series } game in a row with one opponent
       *[other] up to { $series } games in a row with one opponent
    }
figures-run =
    { $run ->
        [one] Best streak: { $run } win
       *[other] Best streak: { $run } wins in a row
    }
me-against = { $me } against { $friend }
me-against-empty = You have not finished a game together yet.
me-empty = You have not finished a game yet. Begin one with /play.
figures-won =
    { $won ->
        [one] { $won } win
       *[other] { $won } wins
    }
figures-lost =
    { $lost ->
        [one] { $lost } loss
       *[other] { $lost } losses
    }
percent = { $percent }%
percent-tiny = less than 0.1%
unsettled-rating = { $line } (still rough, too few games)
rating-long = Rating in long nardy: { $value }
rating-short = Rating in short nardy: { $value }
dice-title =
    { $rolls ->
        [one] Your dice: { $rolls } roll
       *[other] Your dice: { $rolls } rolls
    }
dice-too-few = Too few rolls to judge the dice by.
dice-faces = Expected { $expected } each; fair dice spread at least as much in { $chance } of cases.
dice-doubles =
    { $doubles ->
        [one] { $doubles } double
       *[other] { $doubles } doubles
    }, expected { $expected }: fair dice are at least as far off in { $chance } of cases.
nobody-called = I have met no player called “{ $name }”. Type /me @name, or reply to his message with /me.
yourself = That is you. Your own figures are in plain /me.
