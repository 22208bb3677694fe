# The menu of /play
which-game = <b>Which game?</b>
play-with = A challenge for { $friend } only
button-more-games = More…
button-own-games = House rules
button-terms = Stake, cube, match…
button-games = ‹ Back
play-own = Games made in this chat:
play-own-none = No house rules here yet. It takes a minute: pick any game and change what you like.
button-own-begin = ✏️ Make your own
play-terms = <b>On what terms?</b>
play-terms-stake = <b>Stake</b>: points for a simple win, not money.
play-terms-match = <b>Match</b>: to a set number of points, always with the cube.
play-terms-cube = <b>Cube</b>: before a roll you may double the stake.
play-terms-extras = <b>Beaver</b>: raise again in answer. <b>Jacoby</b>: without a double, every win counts once.
play-terms-clock = <b>⏱</b> Run out of time once and the bot decides; twice and you lose.
# The keys of terms: each says what is chosen
term-stake = Stake: { $stake }
term-match =
    { $match ->
        [0] Match: no
       *[other] Match: to { $match }
    }
term-cube =
    { $cube ->
        [on] Cube: yes
       *[off] Cube: no
    }
term-hints =
    { $hints ->
        [on] Hints: for both
       *[off] Hints: no
    }
term-no-clock = ⏱ No clock
button-beaver-wish = Beaver
button-jacoby-wish = Jacoby
button-match-wish = Match { $match }
button-terms-done = ‹ Back to games
play-length = To how many points?
play-waiting = Your challenge is waiting: { $terms }.
play-waiting-replaced = A new one takes its place.
button-show = Show it
friend-unknown = You haven’t played with “{ $name }” here yet. Reply /play to a message of theirs, or type /play @name.
which-friend = Which of them?
button-way-computer = 🤖 Bot
button-way-friend = 🤝 Friend
button-way-seek = 🔎 Find
button-close = Close
refused-not-your-menu = Someone else opened this menu. /play opens yours.
refused-no-ruleset = Those rules are gone. /play shows what there is.


# …-line: what sets the game apart; …-button: its name on a button, 17 letters at most
ruleset-long-line = no hitting: outrun your opponent and wall them in
ruleset-long-button = Long
ruleset-long-classic-line = two off the head on any first double; block only once the opponent is home; winner starts
ruleset-long-classic-button = Classic
ruleset-long-federation-line = no home mars
ruleset-long-federation-button = Oin and mars
ruleset-gulbar-line = leftover dice go to the opponent; play a whole double and roll again
ruleset-gulbar-button = Gulbar
ruleset-mad-gulbar-line = leftover dice go to the opponent; doubles climb to the sixes
ruleset-mad-gulbar-button = Mad gulbar
ruleset-short-line = single checkers are hit; the international rules
ruleset-short-button = Backgammon
ruleset-short-strict-line = a checker that hits at home isn’t borne off that turn
ruleset-short-strict-button = Strict
ruleset-short-full-line = no wasting pips you could play
ruleset-short-full-button = Full move
ruleset-short-caucasian-line = no hitting and hiding at home
ruleset-short-caucasian-button = Caucasian
ruleset-quick-long-line = long nardy with seven checkers on the head: a game of a few minutes
ruleset-quick-long-button = Quick long
ruleset-hypergammon-line = backgammon with three checkers: a game of a few minutes
ruleset-hypergammon-button = Hypergammon
ruleset-tavli-line = a match of portes, plakoto and fevga in turn
ruleset-tavli-button = Tavli
ruleset-sreshta-line = a match of prava, gul bara and tapa in turn
ruleset-sreshta-button = Sreshta
ruleset-nackgammon-line = backgammon with four checkers behind, not two
ruleset-nackgammon-button = Nackgammon
ruleset-tavla-line = backgammon, no hit and run at home
ruleset-tavla-button = Tavla
ruleset-portes-line = backgammon, no hit and run at home
ruleset-portes-button = Portes
ruleset-takhteh-line = backgammon, no hit and run at home
ruleset-takhteh-button = Takhteh
ruleset-prava-line = backgammon without triple wins
ruleset-prava-button = Prava
ruleset-tawla-line = backgammon without triple wins, played in Israel too
ruleset-tawla-button = Tawla
ruleset-celebi-line = backgammon where doubles climb to the sixes
ruleset-celebi-button = Çelebi
ruleset-chelebi-line = doubles climb from the fourth roll, leftovers to the opponent
ruleset-chelebi-button = Bulgarian chelebi
ruleset-fevga-line = long nardy led by a runner
ruleset-fevga-button = Fevga
ruleset-moultezim-line = long nardy led by a runner
ruleset-moultezim-button = Moultezim
ruleset-uzun-line = long nardy, two off the head on 4:4 and 6:6
ruleset-uzun-button = Uzun nərd
ruleset-gul-bara-line = long nardy with no head or block limits; doubles climb
ruleset-gul-bara-button = Gul bara
ruleset-plakoto-line = a lone checker is pinned; a pinned mother loses the game
ruleset-plakoto-button = Plakoto
ruleset-tapa-line = like plakoto; both mothers pinned: a point each
ruleset-tapa-button = Tapa
ruleset-khachapuri-line = long nardy, eleven begin at home; each checker left counts
ruleset-khachapuri-button = Khachapuri
ruleset-mahbusa-line = a lone checker isn’t hit but pinned
ruleset-mahbusa-button = Mahbusa
ruleset-own-line = this chat’s house rules
button-play-again = ▶️ Again: { $game }
# The neighbours' games: countries
country-tr = Turkey
country-gr = Greece
country-ir = Iran
country-bg = Bulgaria
country-ar = Arab countries
country-az = Azerbaijan
country-ge = Georgia
country-xx = Elsewhere
# A match that changes its game: which one is on, and which is next
game-and-next = { $game }, then { $next }
