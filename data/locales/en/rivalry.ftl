# A line below the board when a game is over; $reader is who reads it: winner, loser or all.
remark-first-win =
    { $reader ->
        [winner] 🌱 Your first win in this group!
        [loser] 🌱 { $winner }’s first win in this group.
       *[all] 🌱 { $winner }’s first win here!
    }
remark-first-mars =
    { $reader ->
        [winner] 💥 Your first
        [loser] 💥 { $winner }’s first
       *[all] 💥 { $winner }’s first
    } { $family ->
        [short] gammon
       *[long] mars
    } { $reader ->
        [winner] in this group!
        [loser] in this group.
       *[all] here!
    }
remark-first-over =
    { $reader ->
        [winner] 🌱 Your first win over { $loser },
        [loser] 🌱 { $winner }’s first win over you,
       *[all] 🌱 { $winner }’s first win over { $loser },
    } after { $count ->
        [one] { $count } loss.
       *[other] { $count } losses.
    }
remark-first-place =
    { $reader ->
        [winner] 👑 You now top the group’s leaderboard!
        [loser] 👑 { $winner } now tops the group’s leaderboard.
       *[all] 👑 { $winner } now tops the leaderboard!
    }
remark-place =
    { $reader ->
        [winner] 📈 You are now no. { $count } on the group’s leaderboard.
        [loser] 📈 { $winner } is now no. { $count } on the group’s leaderboard.
       *[all] 📈 { $winner } is now no. { $count } on the leaderboard.
    }
remark-passed =
    { $reader ->
        [winner] 📈 You have passed { $loser } on the group’s leaderboard by
        [loser] 📈 { $winner } has passed you on the group’s leaderboard by
       *[all] 📈 { $winner } has passed { $loser } on the leaderboard by
    } { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
remark-ended =
    { $reader ->
        [winner] ✋ You ended a streak: { $loser } had won
        [loser] ✋ { $winner } ended your streak: you had won
       *[all] ✋ { $winner } ended a streak: { $loser } had won
    } { $count } in a row.
remark-streak =
    { $reader ->
        [winner] 🔥 { $count ->
            [3] Third
            [5] Fifth
           *[other] { $count }th
        } win in a row over { $loser }.
        [loser] 😅 { $count ->
            [3] Third
            [5] Fifth
           *[other] { $count }th
        } loss in a row to { $winner }.
       *[all] 🔥 { $winner } beats { $loser } for the { $count ->
            [3] third
            [5] fifth
           *[other] { $count }th
        } time in a row.
    }
remark-run =
    { $reader ->
        [winner] 🔥 In the group you have won
        [loser] 🔥 In the group { $winner } has won
       *[all] 🔥 { $winner } has won
    } { $count } games in a row.
remark-level =
    { $reader ->
        [winner] ⚖️ You and { $loser } are level now, { $won }:{ $lost }. You were { $count } behind.
        [loser] ⚖️ You and { $winner } are level now, { $lost }:{ $won }. You were { $count } ahead.
       *[all] ⚖️ { $winner } and { $loser } are level now, { $won }:{ $lost }.
    }
remark-ahead =
    { $reader ->
        [winner] 📈 You lead { $loser } for the first time, { $won }:{ $lost }.
        [loser] 📈 { $winner } leads you for the first time, { $won }:{ $lost }.
       *[all] 📈 { $winner } leads { $loser } for the first time, { $won }:{ $lost }.
    }
remark-round =
    { $reader ->
        [winner] 🎲 Game no. { $count } against { $loser }: you stand { $won }:{ $lost }.
        [loser] 🎲 Game no. { $count } against { $winner }: you stand { $lost }:{ $won }.
       *[all] 🎲 { $winner } vs { $loser }, game no. { $count }: { $won }:{ $lost }.
    }
remark-week =
    { $reader ->
        [winner] ⚔️ You and { $loser } are rivals of the week: { $won }:{ $lost }.
        [loser] ⚔️ You and { $winner } are rivals of the week: { $lost }:{ $won }.
       *[all] ⚔️ Rivals of the week: { $winner } vs { $loser }, { $won }:{ $lost }.
    }
