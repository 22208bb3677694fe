# The menu of /play
which-game = <b>What shall we play?</b>
play-menu-own = Make rules of your own: /rules new
button-close = Close
refused-not-your-menu = Someone else opened this menu. /play opens yours.
refused-no-ruleset = Those rules are gone. /play shows what there is.

family-long = Long nardy
family-short = Short nardy

# …-line: what sets the game apart; …-button: its name on a button, 17 letters at most
ruleset-long-line = no hitting: a held point is closed
ruleset-long-button = Long
ruleset-long-classic-line = two off the head on any first-turn double; no block until the opponent is home; the winner starts
ruleset-long-classic-button = Classic
ruleset-long-federation-line = no home mars
ruleset-long-federation-button = Oin and mars
ruleset-gulbar-line = leftover dice go to the opponent; play a whole double and roll again
ruleset-gulbar-button = Gulbar
ruleset-mad-gulbar-line = leftovers too; doubles climb to the sixes
ruleset-mad-gulbar-button = Mad gulbar
ruleset-short-line = by the international rules
ruleset-short-button = Short
ruleset-short-strict-line = a checker that hits at home isn’t borne off that turn
ruleset-short-strict-button = Strict
ruleset-short-full-line = no wasting pips you could play
ruleset-short-full-button = Full move
ruleset-short-caucasian-line = no hitting and hiding at home
ruleset-short-caucasian-button = Caucasian
ruleset-own-line = the rules of this chat
