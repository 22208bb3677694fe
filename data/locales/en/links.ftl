# A link for a friend
challenge-link = Send the challenge to a friend: they accept with one tap, and the board comes to you both. It lasts a week and works once.
challenge-link-to = A challenge for { $opponent }: send them the link; nobody else can use it. It lasts a week.
challenge-reached = { $opponent } has your challenge. Once they accept, the board comes here.
called-lately = You’ve just challenged { $name }: give them a moment.
cancelled = Challenge withdrawn: { $terms }.
challenge-to-you = { $name } has a board ready for you. Up for a game?
challenge-to = { $name } challenges { $opponent } to a game.
challenge-taken-by = { $name } and { $opponent } are playing, each in their own private chat.
challenge-taken = This seat has been taken.
challenge-declined = { $name }’s challenge was declined.
challenge-expired = { $name }’s link has expired (links last a week). /play makes a new one.
link-declined = { $name } challenged you and you declined. If you change your mind, the seat is still free.
link-declined-by = ✋ { $name } doesn’t want to play.
challenge-yourself = You can’t play against yourself: challenge someone else.
button-send-link = Challenge a friend
button-copy-link = Copy the link
button-accept-challenge = Accept the challenge
button-refuse = Decline
button-to-board = Open the board
link-message = 🎲 { $name } wants to play nardy with you. The board is set, the other seat is yours!
invitation = { $name } is waiting at the board
invitation-score = { $name } is waiting at the board · you two stand at { $score }
button-apart = Each in our own chat
link-no-challenge = That link doesn’t work: ask your friend for a new one. To challenge a friend yourself, type /play.
link-own-challenge = This is your own link: send it to a friend.
link-challenge-closed = This link has been used, or the challenge was withdrawn. /play starts a new one.
link-link-expired = This link has expired (links last a week): ask for a new one. To challenge a friend yourself, type /play.
link-accepted = Game on! The board is in your private chat with me.
link-not-for-you = This challenge is for someone else.
link-too-many-games = You already have { $mostGames } games in progress. Finish one first: see /games.
link-opponent-plays-too-much = The challenger already has { $mostGames } games in progress, so you’ll have to wait.

# Challenges from any chat
words-challenge = challenge
inline-no-challenge = That challenge is gone. What can I type?
inline-here = Right here, in this chat
inline-unknown-ruleset = No such game. What can I type?
inline-unknown-word = A word I don’t know. What can I type?
inline-bad-stake = A stake is a whole number from 1 to { $mostStake }
inline-two-stakes = One stake is enough, as in: long 5
inline-bad-match = After “match”, a number from 1 to { $mostMatch }
inline-bad-clock = A clock: 15 seconds to an hour a turn, as in 60s or 5min+10s
inline-no-match-length = After “match”, type the number of points: match 5
inline-match-without-cube = A match needs the cube: leave out “no cube”
inline-link = In private chats, a board for each
inline-more = Other terms
inline-more-line = stake, cube, match, clock: words after the bot’s name
inline-more-text =
    How to call for a game of nardy in any chat: type @{ $bot } and words, such as
    <code>@{ $bot } long 5</code>
    <code>@{ $bot } short match 5</code>
    <code>@{ $bot } gulbar 60s</code>
link-offer-confirmed = Confirmed. Now someone else can accept.
link-needs-word = A stake this high needs a word from the challenger: they have to tap the button in their message first.

# In private, to the maker of a challenge in another chat.
challenge-accepted = ✅ { $name } is in! { $terms }

# In private, to somebody whose offer was taken up without them: the board stands in another chat.
offer-taken =
    { $name } accepted your challenge: { $terms }. The game is in that same message.
    If it wasn’t you who sent that, leave it be: until you move, the game counts for nothing.

# The same where the game is played in private chats: their board is above.
offer-taken-in-private =
    { $name } accepted your challenge: { $terms }. Your board is in this chat.
    If it wasn’t you who sent it, just don’t move: until you do, the game counts for nothing.

# Words after the bot's name where it is not in the chat: what a wish to play may begin with.
guest-unknown-word = I don’t know the word “{ $word }”. Try @{ $bot } short, or @{ $bot } long 5.
words-play = play, game
guest-no-offer = That game can’t be started here. Try, for example: “long” or “short 5”.
