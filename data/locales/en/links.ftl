# A link for a friend
challenge-link = Send the challenge to a friend: the link brings him to the board. It is good for a week and for one game.
challenge-to-you = { $name } challenges you to a game.
challenge-to = { $name } challenges { $opponent } to a game.
challenge-taken = Somebody has sat down at this board already.
challenge-declined = The challenge of { $name } was declined.
challenge-yourself = You cannot play against yourself: challenge somebody else.
button-send-link = Challenge a friend
button-copy-link = Copy the link
button-accept-challenge = Accept the challenge
button-refuse = Decline
button-open-link = Accept the challenge
link-message = { $name } challenges you to a game of nardy.
link-no-challenge = There is no such link: ask your friend for a new one. To challenge a friend yourself, type /play.
link-own-challenge = This is your own link: send it to a friend.
link-challenge-closed = Somebody has sat down with this link already, or the challenge was taken back. /play makes a new one.
link-link-expired = The link was good for a week, which is over: ask for a new one.
link-not-for-you = This challenge is for somebody else.
link-too-many-games = You have 20 games running already. Finish one: they are in /games.
link-opponent-plays-too-much = The challenger has 20 games running already: you will have to wait.

# Challenges from any chat
inline-here = Play right here in this chat, on a board of emoji
inline-link = Play in private chats with the bot, on a board in pictures
