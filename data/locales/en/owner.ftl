# For whoever runs the bot alone
owner-title = How the bot is doing
owner-day = Last 24 hours: people { $people }, games { $games }, groups { $chats }
owner-week = Last 7 days: people { $people }, games { $games }, groups { $chats }
owner-all = People in all: { $people }; games in progress: { $running }
owner-calls = Calls to Telegram since the start: { $calls }, put off by it (429): { $refused }
owner-pace = Calls a second it may make now: { $allowed }; put off in the last hour (429): { $refused }
owner-pressed = Tapped most since the start: { $buttons }
owner-unpressed = Never tapped since the start ({ $count } of { $all }): { $buttons }
owner-memory = Memory: { $memory } MB, database: { $database } MB
owner-games = Games played, day by day
