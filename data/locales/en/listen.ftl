button-listen = 🔔 Notify me
button-to-group = To the group
button-listen-stop = 🔕 Stop
button-listen-often = More often
button-listen-seldom = Once a day at most

# toasts: up to 200 characters
listen-on = 🔔 I’ll message you when someone here is looking for a game, or an arena, cup or chouette opens: once a day at most. Tap again and I’ll stop.
listen-off = 🔕 No more notifications from here.
listen-more = 🔔 I’ll notify you every time, at most once in ten minutes.
listen-less = 🔔 I’ll notify you once a day at most.

listen-begun = 🔔 Done: when someone in that group is looking for a game, or an arena, cup or chouette opens, I’ll write here — once a day at most.
listen-challenge = 🔔 { $name } is looking for a game: { $terms } · { $group }
listen-arena = 🔔 An arena opens: { $terms } · { $group }
listen-chouette = 🔔 A chouette is looking for players: { $terms } · { $group }
listen-cup = 🔔 A cup is looking for players: { $terms } · { $group }
listen-stopped = 🔕 No more notifications from this group. The bell under a challenge there turns them on again.
