settings-league = League
settings-league-about = On Mondays, one message with the week’s results and the rivals for the new one. If the bot is an administrator who can edit members’ tags, the week’s champion wears a tag.
toggle-league = Weekly results

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
league-rivals-apart = { $points } apart
rival-news = ⚔️ { $group }: your rival of the week is { $name } ({ $gap })
button-rivals = ⚔️ { $one } vs { $other }
rival-not-yours = This button is for those two.

# Offered once in a group that plays much.
league-offer = 🏆 You play a lot here. Would you like me to sum up the week on Mondays: who did best, and who is whose rival?
button-league-on = Yes
button-league-off = No, thanks
league-begun = 🏆 The week’s results come on Mondays. To turn them off: /settings
