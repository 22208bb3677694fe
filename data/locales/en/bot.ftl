# First words
start-group = Let’s play nardy! Tap “Play”, pick a game, and see who takes the other seat. Everything else: /help.
start-private = Nardy, anyone? Board and fair dice on me — play me or a friend!
start-more = As a group: add me to one. In any other chat: type @{ $me }, and the board opens right there.
help =
    <b>How to play</b>
    /play long 5 cube — stake 5, cube
    /play short 60s — 60 s a turn
    /play @name — a friend, /play bot
    /play find — anyone who’s looking
    Rules, hints, resigning: under ⋯.
    /result, /dice, /clock — a real board
    /train — mistakes, XGID · /privacy
button-play-friend = 🤝 With a friend
button-start-back = ‹ Back
button-add-to-group = Add to a group
about-bot = Nardy: backgammon, Caucasus style, with friends.
about-bot-short = Nardy, backgammon Caucasus style, and two dozen kin. The bot, friends, groups. Tournaments, daily puzzles, fair dice.
command-play = challenge someone
command-board = repost the board
command-top = the group’s leaderboard
command-me = your stats and your dice
command-rules = the rules of the games, with examples
command-help = how to play

# Lines in answer
too-many-challenges = This chat already has { $mostChallenges } open challenges: accept one of them.
too-many-games = You already have { $mostGames } games in progress. Finish one first: see /games.
nothing-to-cancel = Nothing to withdraw: you have no open challenge here. /play starts one.
unknown-ruleset = I don’t know a game called “{ $word }”. Here is what can be played:
which-ruleset = “{ $word }” could mean several games. Which one?
unknown-word = I don’t understand “{ $word }” here. What you can type: /help.
bad-stake = “{ $word }” isn’t a valid stake: it has to be a whole number from 1 to { $mostStake }, as in /play long 5.
two-stakes = That’s more than one stake: { $word }. One is enough, as in /play long 5.
no-match-length = How many points should the match be played to? Add the number, as in /play short match 5.
match-without-cube = A match is played with the cube. Leave out “no cube”, or play a single game.
bad-match = “{ $word }” isn’t a valid match length: it has to be a whole number from 1 to { $mostMatch }, as in /play short match 5.
bad-clock = The clock can’t be set to “{ $word }”: from 15 seconds to an hour a turn, or up to 60 minutes in all, as in /play short 60s or /play short 5min+10s.
no-table-here = Nobody is playing in this chat. Your games in other chats: /games. A new one: /play.
no-table = Nobody is playing here right now. /play starts a game.
no-own-game = You have no games in progress in this chat. /play starts one.
unknown-command = I understand commands and buttons. /play starts a game; everything else: /help.

# Toasts (200 characters at most)
press-failed = Something went wrong on my end. Please tap again.
dialog-failed = Something went wrong on my end, and nothing was saved. Please start over.
slower = Slow down, please: I can’t keep up. If I missed something, ask again in a minute.
refused-unknown-button = That button is out of date. /board sends a fresh board.
refused-no-challenge = That challenge is gone. /play starts a new one.
refused-own-challenge = This is your own challenge: someone else has to take the other seat.
refused-not-your-challenge = Only the challenger can withdraw the challenge.
refused-challenge-closed = This challenge is closed. /play starts a new one.
refused-no-game = That game is gone. /play starts a new one.
refused-not-your-game = You’re not playing in this game, but you’re welcome to watch.
board-on-its-way = That button is out of date: the new board is on its way.
refused-stale = The board has changed: use the new one.
refused-not-your-resignation = This isn’t your question: it’s for the player who wants to resign.
refused-not-your-turn = It’s not your turn.
refused-not-rolling = The dice have already been rolled.
refused-not-moving = Roll the dice first.
refused-illegal-move = You can’t move that way.
refused-turn-over = Your opponent’s turn has begun: it’s too late to undo yours.
refused-nothing-to-undo = Nothing to undo.
refused-dice-left = You still have dice to play.
refused-resignation-pending = The resignation has to be settled first.
refused-no-resignation = The resignation is no longer on offer.
refused-outcome-impossible = You can’t resign for that in this position.
refused-game-over = The game is over.
refused-already-open = The game has already started.
refused-not-over = The game isn’t over yet.
refused-already-asked = You’ve asked for a rematch. Waiting for your opponent.
refused-rematch-began = The next game has already started: /board.
refused-cube-off = This game is played without the cube.
refused-cube-not-yours = Your opponent owns the cube: only they can raise now.
refused-cube-not-now = You can only double before you roll.
refused-double-pending = The double has to be answered first.
refused-no-double = The double has already been answered.
refused-own-double = This is your own double: your opponent answers.
refused-beaver-off = You can’t beaver here.
refused-not-for-you = This challenge is for someone else.
refused-sidelined = You can’t play in this group for now: its administrators have decided so.
refused-link-expired = This link has expired: ask for a new one.
refused-too-many-games = You already have { $mostGames } games in progress. Finish one first: see /games.
refused-opponent-plays-too-much = The challenger already has { $mostGames } games in progress, so you’ll have to wait.
refused-offer-confirmed = Confirmed. Now someone else can take the other seat.
refused-needs-word = A stake this high needs a word from the challenger: they have to tap here first.
refused-unconfirmed = The challenger hasn’t moved yet: until they do, this game counts for nothing.
button-play = 🎲 Play
rules-sent = The rules are in our private chat.
list = { $one }, { $other }
list-of-lists = { $one }; { $other }
