# What is said of any evening of a group.
refused-event-unreachable = First start a private chat with me: that’s where the games are played.
event-not-your-menu = Someone else opened this menu.
words-event-cancel = cancel, stop
event-podium = Podium
