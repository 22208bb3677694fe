# What the bot knows about people
privacy-title = <b>What I store</b>
privacy =
    • About you: your Telegram ID (not your phone number), name, username and language, as I last saw them.
    • About a chat: its ID, its language, a group’s title, its settings, the house rules made in it, and whom its administrators keep from playing there, which /forget leaves as it is.
    • About challenges and games: who plays whom and for what, every roll and every move with its time, how it ended and for how many points, who left the chat in the middle of a game. This is what /top, the ratings and the dice in /me are made of.
    • About arenas, cups and chouettes: who played in them, and what they won; advice in a chouette until its game ends.
    • About what you want to hear of: the groups and games where you tapped the bell, and the game you’re watching. Of a week’s champion, the tag they wore before.
    • About looking for an opponent: what you last looked for, whom you don’t want to meet again, what you reported, and whether you lately left a game that was found.
    • About the sevens: your turns in them and what they lost, which groups may show them, and, if you asked for a reminder, its hour and days.
    • About positions and sevens people send each other: who sent them and who played what, deleted after two weeks.
    • About the trainer: positions from your own games that were analysed, your turns in it, when a position comes back, your strength at it, and how many you have done on a day and in a row.
    • About matches that you sent as a file: their games and the analysis; deleted after a week.
    • To keep the boards up to date: the IDs of my own messages, whose turn it is and since when.
privacy-messages = I don’t store what people write: words you type under a board are shown in one line to your opponent alone, and written down nowhere. What you answer while making house rules or setting a stake is forgotten when you’re done, after an hour at the latest.
privacy-challenges =
    { $days ->
        [one] A challenge that no game came of is erased after { $days } day.
       *[other] A challenge that no game came of is erased after { $days } days.
    }
privacy-people =
    { $days ->
        [one] If I haven’t seen you for { $days } day, I forget you automatically.
       *[other] If I haven’t seen you for { $days } days, I forget you automatically.
    }
privacy-rights = All of it stays with whoever runs this bot and is shared with nobody else. I can send you everything about you as one file (/export) or forget you (/forget).
forget-ask =
    <b>Forget you?</b>

    I’ll erase your name, username, language and everything set in our private chat, and withdraw your open challenges. The games you’ve played and their scores stay, since they’re your opponents’ too, but your name in them becomes “{ $nobody }”.
forget-games =
    { $games ->
        [one] You have { $games } unfinished game: you’ll lose it as if you resigned: once, twice or three times the stake, as the board has it.
       *[other] You have { $games } unfinished games: you’ll lose each as if you resigned: once, twice or three times the stake, as the board has it.
    }
forget-after = I’ll delete the boards in our private chat; in other chats your name goes wherever the message can still be changed. If you write to me again or tap a button of mine, we’ll get to know each other again, and your name comes back.
button-forget = Forget me
button-forget-not = Never mind
forgotten = Done: your name, username, language and private chat are erased. You are just a “{ $nobody }” now.
export-in-private = I’ll send the file with everything I store about you only in our private chat: type /export there.
export-caption = Everything I store about you. The secrets of the dice are in the records of the games.
refused-export-just-sent = The file is already here. You can get a new one in a day.
refused-not-yours-to-forget = You can only erase your own data: type /forget.
button-export = 📦 All about me
button-forget-ask = 🗑 Forget me…
button-privacy = 🔒 What I store
privacy-in-private = I’ll tell you what I store about people in our private chat.
