# A match of another program that a person has sent as a file.
match-money = money game
match-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
match-who = Whose play do I analyse: which one were you?
# A bar of progress stands above it.
match-working = Analysing: { $done } of { $games }
match-waiting = In line: I’ll begin once your other match is done.
match-done = Analysed: { $players }.
match-costly = Your costliest decisions, together: { $lost }.
match-decision = <b>{ $page } of { $pages }</b> · game { $game }, turn { $turn }
# A toast: so many positions are in the trainer now.
match-kept = Added to practice: { $count }. The costliest comes first.
match-forgotten = I’ve forgotten this match.
button-match-look = 🔎 What cost most: { $count }
button-match-train = 🎯 Practise these
button-match-forget = 🗑 Forget the match
match-not-fetched = The file didn’t arrive: please send it again.
match-not-read = The file couldn’t be read: please send it again.
refused-match-gone = I no longer have this match: send the file again.
refused-match-busy = Three of your matches are waiting already: tap this when one is done.
# What is wrong with a file. $said is what stands there; $game and $move are its numbers in the file.
match-unfit-too-large = The file is too large: a match fits into 256 KB.
match-unfit-no-match = This is no match file: a .mat file has a line like “5 point match”.
match-unfit-record = This isn’t a record of one of my games, or it has been changed.
match-unfit-still-played = This game isn’t over yet: send its record when it is.
match-unfit-no-games = There isn’t a single game in this file.
match-unfit-more-matches = There are several matches in this file: send each one by itself.
match-unfit-variation = I don’t analyse this game: { $said }.
match-unfit-names = Game { $game }: the names and the score below its number are missing.
match-unfit-start = Game { $game } doesn’t begin from the usual position: I can’t analyse that.
match-unfit-word = Game { $game }, move { $move }: I don’t understand what is written here: { $said }.
match-unfit-order = Game { $game }, move { $move }: this can’t come now: { $said }.
match-unfit-illegal = Game { $game }, move { $move }: this move isn’t legal: { $said }.
match-unfit-cut-off = The file breaks off in game { $game }, after move { $move }: it doesn’t say how the game ended.
match-unfit-result = Game { $game }, move { $move }: the winner isn’t who the file says: { $said }.
