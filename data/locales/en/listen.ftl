button-listen = 🔔 Notify me
button-to-group = To the group
button-listen-stop = 🔕 Stop
button-listen-often = More often
button-listen-seldom = Once a day at most

# toasts: up to 200 characters
listen-on = 🔔 I’ll message you when someone here is looking for a game, or an arena, cup or chouette opens: once a day at most. Tap again and I’ll stop.
listen-off = 🔕 I won’t tell you any more.
listen-more = 🔔 I’ll tell you every time, but no more than once in ten minutes.
listen-less = 🔔 I’ll tell you once a day at most.

listen-begun = 🔔 Done: when someone in that group is looking for a game, or an arena, cup or chouette opens, I’ll write here — once a day at most.
listen-challenge = 🔔 { $name } is looking for a game: { $terms } · { $group }
listen-arena = 🔔 An arena opens: { $terms } · { $group }
listen-chouette = 🔔 A chouette is looking for players: { $terms } · { $group }
listen-cup = 🔔 A cup is looking for players: { $terms } · { $group }
listen-stopped = 🔕 I won’t tell you about this group any more. The bell under a challenge there turns it on again.
