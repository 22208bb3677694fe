# A link for a friend
challenge-link = Send the challenge to a friend: the link brings him to the board. It is good for a week and for one game.
challenge-link-to = A challenge for { $opponent }: send the link, nobody else can sit down with it. It is good for a week.
cancelled = The challenge is taken back: { $terms }.
challenge-to-you = { $name } challenges you to a game.
challenge-to = { $name } challenges { $opponent } to a game.
challenge-taken = Somebody has sat down at this board already.
challenge-declined = The challenge of { $name } was declined.
challenge-expired = The link of { $name } was good for a week, which is over. /play makes a new one.
link-declined = { $name } challenges you to a game, and you declined. Should you change your mind, the seat is still free.
link-declined-by = ✋ { $name } does not want to play.
challenge-yourself = You cannot play against yourself: challenge somebody else.
button-send-link = Challenge a friend
button-copy-link = Copy the link
button-accept-challenge = Accept the challenge
button-refuse = Decline
button-open-link = See the challenge
link-message = { $name } challenges you to a game of nardy.
link-no-challenge = There is no such link: ask your friend for a new one. To challenge a friend yourself, type /play.
link-own-challenge = This is your own link: send it to a friend.
link-challenge-closed = Somebody has sat down with this link already, or the challenge was taken back. /play makes a new one.
link-link-expired = This link was good for a week, which is over: it takes a new one. To challenge a friend, type /play.
link-not-for-you = This challenge is for somebody else.
link-too-many-games = You have 20 games running already. Finish one: they are in /games.
link-opponent-plays-too-much = The challenger has 20 games running already: you will have to wait.

# Challenges from any chat
inline-here = Right here, on a board of emoji
inline-unknown-ruleset = There is no such game. What can I type?
inline-bad-stake = A stake is a whole number from 1 to { $mostStake }
inline-bad-match = After “match”, a number from 1 to { $mostMatch }
inline-no-match-length = After “match”, type the number of points: match 5
inline-two-stakes = One stake is enough, as in: long 5
inline-match-without-cube = A match needs the cube: leave out “no cube”
inline-link = In private chats, on a real board
