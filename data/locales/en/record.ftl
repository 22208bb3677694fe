# Buttons of a finished game
button-dice = Dice
button-secret = 🔑 Secret
dice-checked =
    🎲 Checked: { $throws ->
        [one] the { $throws } roll matches
       *[other] all { $throws } rolls match
    } the secret.
dice-wrong = ⚠️ The dice don’t add up: roll no. { $wrong } doesn’t match the secret.
dice-other-secret = ⚠️ The dice don’t add up: the secret’s fingerprint isn’t the one shown before the game.
button-record = Record

# Handing the record out
record-coming = The record is on its way.
record-caption = Record of game { $game }. { $file } holds the dice secret and every roll: with it anyone can check that the rolls were fixed before the game began and never changed. To check: npm run verify-dice -- { $file }.
record-caption-running = Record of game { $game } so far. The secret is revealed when the game ends; until then its SHA-256 is the guarantee.
refused-record-just-sent = The record is already here: scroll up a little.
refused-record-needs-chat = I can only send you the record in our private chat: open it and tap Start first.

# The game as text
record-title = Shesh-Besh · game { $game }
record-rules = Rules: { $name } ({ $id })
record-placed = The game began at a position: { $line }
record-stake = Stake: { $stake }
record-match = Match to { $points } points
record-games = Games of the match in turn: { $games }
record-number = Game of the match: { $number }
record-crawford = Crawford game, no cube
record-score = Score before this game: { $white }:{ $black }
record-began = Began: { $date }
record-ended = Ended: { $date }
# Numbers of turns, each after the sign of its player
record-taken-back = Turns taken back: { $turns }
record-hash = SHA-256 of the dice secret: { $hash }
record-secret = Dice secret: { $secret }
record-opening = Opening roll: { $throws }.
record-leftovers = leftovers { $dice }
record-no-move = no legal move
record-rest = left over: { $dice }
record-unfinished = (unfinished)
record-doubled = doubles: × { $value }
record-redoubled = redoubles: × { $value }
record-beavered = beavers: × { $value }
record-taken = takes: × { $value }
record-resignation-offered = offers to resign: { $outcome }
record-resignation-declined = Play goes on.
record-timed-out = ⏱ out of time: the bot decides

# A finished game, to be shown to others: a card and a replay
button-result = Card
words-result = result
button-show-friend = Share
button-play-me = Play me
inline-no-result = You can only show a finished game of your own
replay-turn = Turn { $turn } of { $turns }
button-replay = Replay
share-coming = Drawing it…
share-just-sent = Already here: scroll up a little.
share-enough = Three of your pictures are still being drawn. Try again when one arrives.
share-needs-chat = I can only send pictures to chats I’m in.
card-score = Score in points
card-match = Match to { $points }
card-rules = Game
card-length = Length
card-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
card-doubles = Doubles
card-ending = Ended by
card-resigned = resignation
card-dropped = a pass
card-claimed = abandoned
card-wood = on a real board
card-not-counted = not counted
card-last-turn = Last turn
