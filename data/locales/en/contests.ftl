# What is said of any contest of a group.
refused-contest-unreachable = First start a private chat with me: that’s where the games are played.
refused-not-member = This is for the members of a group: join it and tap the button there.
refused-member-unsure = I couldn’t find out whether you are in the group. Please try again, or tap the button in the group itself.
contest-not-your-menu = Someone else opened this menu.
words-contest-cancel = cancel, stop
contest-podium = Podium
# A start at a time of day: near is the same moment, counted down by Telegram.
contest-starts = Starts { $at } ({ $near })
contest-starts-soon = Starts { $near }
contest-zone =
    🕐 Telegram doesn’t tell me your time zone. Which city’s time should I use?

    <code>{ $words }</code>

    I’ll remember it for the group; /settings changes it.
button-zone-others = Another…
contest-bad-delay = It can be planned a week ahead at most, as in /{ $command } short at 20:00.
contest-bad-time = “{ $word }” isn’t a time of day. Type, for example: /{ $command } short at 20:00.
contest-which-time = At what time? Type, for example: /{ $command } short tomorrow at 20:00.
contest-past-time = That time has passed today. Type, for example: /{ $command } short tomorrow at 20:00.
contest-two-times = Give either a delay (in 10 minutes) or a time (at 20:00), not both.
words-at = at
words-moscow = msk, moscow
words-baku = baku
words-yerevan = yerevan
words-by-zone = by
words-on-day = on
words-half-day = am, pm, a.m., p.m.
words-morning = am, a.m., morning
words-evening = pm, p.m., evening
words-today = today, tonight
words-tomorrow = tomorrow
words-after-tomorrow = day after tomorrow, the day after tomorrow
words-monday = monday, mon
words-tuesday = tuesday, tue
words-wednesday = wednesday, wed
words-thursday = thursday, thu
words-friday = friday, fri
words-saturday = saturday, sat
words-sunday = sunday, sun

# /evening: the contests that a group can hold.
contests-title = <b>Contests in a group</b>
contest-kind-arena = 🏟 <b>Arena</b> — whoever is free is paired at once; a podium at the end.
contest-kind-cup = 🏆 <b>Cup</b> — matches in pairs: two losses and you’re out.
contest-kind-chouette = 🦉 <b>Chouette</b> — one (“the box”) against a team on one board, three people or more.
contests-in-groups = Contests happen in groups: add me to yours and type /evening there.
button-contest-arena = 🏟 Arena
button-contest-cup = 🏆 Cup
button-contest-chouette = 🦉 Chouette
command-evening = group contests: arena, cup, chouette
words-contests = evening, evenings, event, events, contest, contests
button-contest-terms = Terms…

# The menu of a contest: the buttons of its terms stand above the games.
button-contest-start = Starts: { $start }
contest-in = in { $time }
contest-terms = <b>{ $contest }: terms</b>
contest-clock-about = A limit for each turn, or a time bank plus a little for each turn.
contest-no-clock = No clock
contest-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
contest-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
