# Buttons of a finished game
button-dice = Check the dice
button-secret = 🔑 Secret
dice-checked =
    🎲 Recomputed just now: { $throws ->
        [one] the { $throws } throw follows
       *[other] all { $throws } throws follow
    } from the secret, whose fingerprint is the one shown before the game.
dice-wrong = ⚠️ The dice don’t add up: throw no. { $wrong } does not follow from the secret.
dice-other-secret = ⚠️ The dice don’t add up: the secret’s fingerprint is not the one shown before the game.
button-record = Record

# Handing the record out
record-coming = The record is on its way.
record-caption = Record of game { $game }. { $file } holds the dice secret and every throw: with it anyone can check that the dice were settled before the game began and that nobody changed them. To check it: npm run verify-dice -- { $file }.
record-caption-running = Record of game { $game } so far. Its secret is shown when the game is over; until then its SHA-256 is the promise.
refused-record-just-sent = The record is here already: look a little further up.
refused-record-needs-chat = I can only send you the record in our private chat: open it and press Start first.

# The game as text
record-title = Shesh-Besh · game { $game }
record-rules = Rules: { $name } ({ $id })
record-stake = Stake: { $stake }
record-match = Match to { $points }
record-crawford = Crawford game, no cube
record-score = Score before it: { $white }:{ $black }
record-began = Began: { $date }
record-ended = Ended: { $date }
record-hash = SHA-256 of the dice secret: { $hash }
record-secret = Dice secret: { $secret }
record-opening = Opening throw: { $throws }.
record-leftovers = leftovers { $dice }
record-no-move = no legal move
record-rest = left over: { $dice }
record-unfinished = (not played to the end)
record-doubled = doubles: × { $value }
record-redoubled = redoubles: × { $value }
record-beavered = beavers: × { $value }
record-taken = takes: × { $value }
record-resignation-offered = offers to resign: { $outcome }
record-resignation-declined = Play goes on.

# A finished game, to be shown to others: a card and a replay
button-result = Card
replay-turn = Turn { $turn } of { $turns }
button-replay = Replay
share-coming = It is being drawn.
share-just-sent = It is here already: look a little further up.
share-needs-chat = I can send pictures only to chats that I am in.
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
card-last-turn = Last turn
