# The menu of /play
which-game = <b>What shall we play?</b>
play-menu-own = Make rules of your own: /rules new
button-close = Close
refused-not-your-menu = Somebody else opened this menu. /play opens yours.
refused-no-ruleset = These rules are no longer there. /play shows what there is.

family-long = Long nardy
family-short = Short nardy

# …-line: what sets the game apart; …-button: its name on a button, 17 letters at most
ruleset-long-line = no hitting: a held point is closed
ruleset-long-button = Long
ruleset-long-classic-line = two from the head on any double, the winner starts
ruleset-long-classic-button = Classic
ruleset-long-federation-line = no home mars
ruleset-long-federation-button = Oin and mars
ruleset-gulbar-line = leftover dice go to the opponent, a double rolls again
ruleset-gulbar-button = Gulbar
ruleset-mad-gulbar-line = leftovers likewise, a double climbs to the sixes
ruleset-mad-gulbar-button = Mad gulbar
ruleset-short-line = by the international rules
ruleset-short-button = Short
ruleset-short-strict-line = what hit at home is not borne off in that turn
ruleset-short-strict-button = Strict
ruleset-short-full-line = no pip is wasted that can be played
ruleset-short-full-button = Full move
ruleset-short-caucasian-line = what hit at home may not hide in that turn
ruleset-short-caucasian-button = Caucasian
ruleset-own-line = the rules of this chat
