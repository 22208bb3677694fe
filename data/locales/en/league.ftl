settings-league = League
settings-league-about = On Mondays, one message about the week: how many games were played, who did best, the longest winning streak, the biggest win of the week, the luckiest dice. Those nearest to each other in the table are rivals for the new week. It doesn’t come if nobody has played here. If the bot is an administrator who can edit members’ tags, the week’s champion wears a tag.
toggle-league = Weekly results
toggle-rivals = Weekly rivals

league-title = The week: { $from } — { $to }
league-played =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played by { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
league-best = 🏆 Best result: { $name }, { $points }
league-run =
    🔥 Longest winning streak: { $name }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
league-mars = 💥 Biggest win of the week: { $winner } vs { $loser }, { $points }
league-koks = 💥 Biggest win of the week: { $winner } vs { $loser }, { $points }
league-luck = 🎲 Luckiest dice: { $name }, { $pips } pips a roll (8.2 is average)
# 16 letters at most, no emoji
league-tag = week’s champion
league-rivals = ⚔️ Rivals for the new week: { $pairs }
league-rivals-pair = { $above } vs { $below } ({ $gap })
league-rivals-level = level
rival-news = ⚔️ { $group }: your rival of the week is { $name } ({ $gap })
button-rivals = ⚔️ { $one } vs { $other }
rival-not-yours = This button is for those two.
