# First words
start-group = Nardy is played here. Type /play, choose a game, and anyone may sit down at the board. The rest is in /help.
start-private =
    Salam! I keep the board, throw the dice and mind the rules: long nardy, short nardy and their relatives.

    To call a friend, type /play: I make a link, and each of you plays in his own private chat.
    To play in company, add me to a group and type /play there.
    And in any other chat type @{ $me }: the board appears right in it.
help =
    <b>How to play</b>
    /play — choose a game and challenge somebody; with terms at once: /play long 5 cube, /play short match 5. In a group anyone may sit down; to call one person, type /play @name or reply to him.
    Moves are the buttons under the board: one press, one checker. Undo takes a checker back, Done ends the turn.
    A turn that leaves no choice is played by itself, and where there is no legal move the turn passes by itself.

    /board — send the board to the bottom of the chat
    /games — your running games
    /rules — the rules of every game, with pictures; /rules new — make rules of your own
    /top and /me — who beats whom, and how the dice fell
    /settings — language, board, cube, deadlines
    /resign — give up, /cancel — take a challenge back
    /privacy — what I keep
button-add-to-group = Add to a group
command-start = begin
command-play = challenge somebody
command-board = send the board anew
command-resign = give up
command-cancel = take your challenge back
command-top = who beats whom in this chat
command-me = your figures and your dice
command-rules = the rules of the games, with examples
command-help = how to play

# Lines in answer
already-challenging = Your challenge is already waiting in this chat. /cancel takes it back, /board brings it down.
too-many-challenges = There are 10 open challenges in this chat already: sit down at one of them.
too-many-games = You have 20 games running already. Finish one: they are in /games.
nothing-to-cancel = There is nothing to take back: you have no challenge here. /play makes one.
unknown-ruleset = I know no game called “{ $word }”. Here is what can be played:
which-ruleset = “{ $word }” could be several games. Which one?
bad-stake = “{ $word }” is no stake: it has to be a whole number from 1 to { $mostStake }, as in /play long 5.
two-stakes = These are several stakes: { $word }. One is enough, as in /play long 5.
no-match-length = How many points is the match to? Type the number, as in /play short match 5.
match-without-cube = A match is played with the cube. Leave out “no cube”, or play without a match.
bad-match = “{ $word }” is no length of a match: it has to be a whole number from 1 to { $mostMatch }, as in /play short match 5.
no-table = Nobody is playing here right now. /play begins a game.
no-own-game = You have no game running in this chat. /play begins one.
unknown-command = I understand commands and buttons. /play begins a game, the rest is in /help.

# Toasts (200 characters at most)
refused-unknown-button = I do not know this button. /board sends a fresh board.
refused-no-challenge = This challenge is no longer there. /play makes a new one.
refused-own-challenge = This is your own challenge: somebody else has to sit down.
refused-not-your-challenge = Only the challenger can take the challenge back.
refused-challenge-closed = This challenge is closed. /play makes a new one.
refused-no-game = This game is no longer there. /play begins a new one.
refused-not-your-game = You are not playing in this game, but you are welcome to watch.
board-on-its-way = Your press has counted already: the board is on its way.
refused-stale = The board has changed: look at the fresh one.
refused-not-your-turn = It is not your turn.
refused-not-rolling = The dice are already thrown.
refused-not-moving = Roll the dice first.
refused-illegal-move = That move is not allowed.
refused-nothing-to-undo = There is nothing to undo.
refused-dice-left = There are dice left to play.
refused-resignation-pending = The offer to resign has to be answered first.
refused-no-resignation = There is no offer to resign any more.
refused-outcome-impossible = That is not a way to resign in this position.
refused-game-over = The game is over.
refused-already-open = The game has begun.
refused-not-over = The game is still running.
refused-already-asked = You have asked for a rematch. Your opponent has to agree.
refused-rematch-began = The next game is already running. /board finds it.
refused-cube-off = This game is played without the cube.
refused-cube-not-yours = Your opponent has the cube: only he may raise now.
refused-cube-not-now = A double is offered before the roll.
refused-double-pending = The double has to be answered first.
refused-no-double = There is no double to answer any more.
refused-own-double = This is your own double: your opponent answers.
refused-beaver-off = There is no beaver here.
refused-not-for-you = This challenge is for somebody else.
refused-link-expired = This link is no longer good: ask for a new one.
refused-too-many-games = You have 20 games running already. Finish one: they are in /games.
refused-opponent-plays-too-much = The challenger has 20 games running already: you will have to wait.
