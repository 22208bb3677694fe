button-watch = 👁 Watch
button-watch-next = Another game
button-watch-stop = Stop watching

watch-on = 👁 The board opens in our private chat.
watch-begun = 👁 Done: now tap “Watch” in the group once more, and the board opens here.
watch-rivals = Head to head: { $whiteMark } { $white } : { $black } { $blackMark }
watch-worth = Chances: { $whiteMark } { $white } — { $black } { $blackMark }

refused-nothing-to-watch = There are no other games now.
refused-watch-unreachable = Start a private chat with me first.
