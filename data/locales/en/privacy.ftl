# What the bot knows about people
privacy =
    <b>What I store</b>

    • About you: your Telegram ID (not your phone number), name, username and language, as I last saw them.
    • About a chat: its ID, its language, a group’s title, its settings, and the rulesets that were made in it.
    • About challenges and games: who plays whom and for what, every roll and every move with its time, how it ended and for how many points, who left the chat in the middle of a game. This is what /top, the ratings and the dice in /me are made of.
    • So that the board follows the game: the IDs of my own messages, whom a game waits for and since when.

    I do not store what people write. Your answers in a dialog about your own rules or a stake are forgotten when it ends, after an hour at the latest.

    All of it stays with whoever runs this bot and is shared with nobody else. To be forgotten, type /forget.
forget-ask =
    <b>Forget you?</b>

    I will erase your name, username, language and private chat with all that is set there, and withdraw your open challenges. The games you played and their scores stay, since they are your opponents’ too, but instead of your name they will say “{ $nobody }”.
forget-games =
    { $games ->
        [one] You have { $games } unfinished game: you will lose it at the highest outcome that is still possible.
       *[other] You have { $games } unfinished games: you will lose them at the highest outcome that is still possible.
    }
forget-after = Old messages in chats stay as they are. If you write to me again or press a button of mine, we’ll get to know each other again, and your name comes back.
button-forget = Forget me
button-forget-not = Never mind
forgotten = Done: your name, username, language and private chat are erased. You are just a “{ $nobody }” now.
refused-not-yours-to-forget = You can only erase your own data: type /forget.
command-privacy = what I store
command-forget = forget me
