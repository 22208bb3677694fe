  -- inline offers whose maker has not pressed anything in their message yet: somebody else may have sent it
  CREATE TABLE unconfirmed (
    challenge INTEGER PRIMARY KEY REFERENCES challenges (id),
    -- that has begun from it
    game INTEGER UNIQUE REFERENCES games (id),
    -- 1 once its maker was told in private that it was taken up
    told INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX unconfirmed_owed ON unconfirmed (game) WHERE told = 0 AND game IS NOT NULL;

  -- who wants to be called in private when it is their turn in a group's game
  CREATE TABLE bells (
    game INTEGER NOT NULL REFERENCES games (id),
    person INTEGER NOT NULL REFERENCES people (id),
    -- how many turns had been played when they were last called, or asked for it
    turn INTEGER NOT NULL,
    -- 1 while they are to be called
    due INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX bells_person ON bells (person);
  CREATE INDEX bells_due ON bells (due) WHERE due = 1;

  -- since when a turn is played out that the clock ends; NULL: its player is at it, or ends it
  ALTER TABLE waits ADD COLUMN played_out_at INTEGER;
  CREATE INDEX waits_played_out ON waits (played_out_at) WHERE played_out_at IS NOT NULL;

  -- what was lately handed out in which chat: nothing twice in a minute
  CREATE TABLE handouts (
    what TEXT NOT NULL,
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (what, chat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX handouts_chat ON handouts (chat);
  CREATE INDEX handouts_at ON handouts (at);
  INSERT INTO handouts (what, chat, at) SELECT 'record ' || game, chat, at FROM records;
  DROP TABLE records;

  -- who is where in a chat, by games among people: a row is written as each game ends
  CREATE TABLE standings (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    -- a decimal number of any length, and the nearest that can be put in order
    points TEXT NOT NULL,
    worth REAL NOT NULL,
    mars INTEGER NOT NULL,
    koks INTEGER NOT NULL,
    longest_series INTEGER NOT NULL,
    PRIMARY KEY (chat, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX standings_order ON standings (chat, worth DESC, won DESC, person);
  CREATE INDEX standings_person ON standings (person);

  -- what each player brings to the dice after the hash of their secret was published, and both together;
  -- NULL for games from before
  ALTER TABLE challenges ADD COLUMN luck TEXT;
  ALTER TABLE games ADD COLUMN nonce TEXT;
  ALTER TABLE games ADD COLUMN next_luck TEXT;

  -- when somebody was last there, to the day; who does not come any more is forgotten
  ALTER TABLE people ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
  UPDATE people SET seen_at = unixepoch() * 1000;
  INSERT INTO people (id, name, username, language) VALUES (-5, '🤖 Shesh-Besh ☆', NULL, 'en');
  CREATE INDEX people_seen ON people (seen_at) WHERE language <> '';
  CREATE INDEX ledger_at ON ledger (at);
  -- challenges that no game came of, to be deleted after a while
  CREATE INDEX challenges_closed ON challenges (at) WHERE state IN ('cancelled', 'declined', 'expired');

  -- what the sets of seven decisions follow from; it is never told
  CREATE TABLE seven_secret (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret BLOB NOT NULL CHECK (length(secret) = 32)
  ) STRICT;

  -- a set in the making, as JSON: after a stop it is gone on with
  CREATE TABLE seven_drafts (
    game TEXT PRIMARY KEY CHECK (game IN ('long', 'short')),
    draft TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- the decisions of each day, as the JSON that is hashed and handed out
  CREATE TABLE sevens (
    game TEXT NOT NULL CHECK (game IN ('long', 'short')),
    day INTEGER NOT NULL CHECK (day > 0),
    text TEXT NOT NULL,
    -- SHA-256 of the text, in hexadecimal
    hash TEXT NOT NULL,
    -- which of the shipped sets it is; NULL: the bot made it
    supply TEXT,
    PRIMARY KEY (game, day)
  ) STRICT;

  -- one turn for each decision, the first one given
  CREATE TABLE seven_answers (
    person INTEGER NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 0 AND 6),
    -- the end of the turn, as the set names it
    played TEXT NOT NULL,
    -- in points of a hundred games
    loss INTEGER NOT NULL CHECK (loss >= 0),
    -- 1: given on its day
    ranked INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, game, day, number),
    FOREIGN KEY (game, day) REFERENCES sevens (game, day)
  ) STRICT, WITHOUT ROWID;

  -- who has played all seven on their day, and what they lost in all
  CREATE TABLE seven_results (
    person INTEGER NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    loss INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, game, day)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seven_results_day ON seven_results (game, day, loss);

  -- what is played of a decision before Done
  CREATE TABLE seven_turns (
    person INTEGER NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 0 AND 6),
    -- checker moves, a word for each press
    presses TEXT NOT NULL,
    -- counts presses and what was taken back; buttons from before the last undo play nothing
    step INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    PRIMARY KEY (person, game, day)
  ) STRICT, WITHOUT ROWID;

  -- who wants to be reminded of the seven: the hour in UTC, and the day on which they last were
  CREATE TABLE seven_reminders (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
    day INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX seven_reminders_due ON seven_reminders (hour, day);

  -- what is trained: decisions of past sevens, for everybody, and turns that somebody has lost by, for them alone
  CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY,
    -- how the checkers go: the game of the seven, or the family of the ruleset
    family TEXT NOT NULL CHECK (family IN ('long', 'short')),
    theme TEXT NOT NULL,
    -- of a seven: which of its decisions; its set has the position
    day INTEGER,
    number INTEGER,
    -- of a game: whose turn it was, its number from 0, and the position and what its ends lose as JSON
    person INTEGER REFERENCES people (id),
    game INTEGER REFERENCES games (id),
    turn INTEGER,
    puzzle TEXT,
    -- Glicko-2: how hard it is; each attempt of somebody for the first time is a game
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    UNIQUE (family, day, number),
    UNIQUE (game, turn),
    FOREIGN KEY (family, day) REFERENCES sevens (game, day),
    CHECK ((day IS NULL) = (number IS NULL)),
    CHECK ((day IS NULL) <> (puzzle IS NULL)),
    CHECK ((puzzle IS NULL) = (person IS NULL))
  ) STRICT;
  CREATE INDEX puzzles_person ON puzzles (person) WHERE person IS NOT NULL;

  CREATE TABLE puzzle_attempts (
    person INTEGER NOT NULL REFERENCES people (id),
    puzzle INTEGER NOT NULL REFERENCES puzzles (id),
    at INTEGER NOT NULL,
    -- the end of the turn, by its key
    played TEXT NOT NULL,
    -- in points of a hundred games
    loss INTEGER NOT NULL CHECK (loss >= 0),
    -- 1: the first one at a puzzle that is not out of an own game; the others rate nobody
    fresh INTEGER NOT NULL,
    PRIMARY KEY (person, puzzle, at)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX puzzle_attempts_puzzle ON puzzle_attempts (puzzle);

  -- what is to be repeated: how often it was right in a row, and when it is due
  CREATE TABLE puzzle_boxes (
    person INTEGER NOT NULL REFERENCES people (id),
    puzzle INTEGER NOT NULL REFERENCES puzzles (id),
    box INTEGER NOT NULL,
    due INTEGER NOT NULL,
    PRIMARY KEY (person, puzzle)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX puzzle_boxes_due ON puzzle_boxes (person, due);
  CREATE INDEX puzzle_boxes_puzzle ON puzzle_boxes (puzzle);

  -- what somebody trains now: a puzzle, and what is played of it before Done; when it is done, what it lost
  CREATE TABLE puzzle_turns (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    puzzle INTEGER NOT NULL REFERENCES puzzles (id),
    -- puzzles asked so far: a button of another one plays nothing
    asked INTEGER NOT NULL,
    -- checker moves, a word for each press
    presses TEXT NOT NULL,
    -- counts presses and what was taken back; buttons from before the last undo play nothing
    step INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    -- in points of a hundred games; NULL: it is not done
    loss INTEGER
  ) STRICT;
  CREATE INDEX puzzle_turns_puzzle ON puzzle_turns (puzzle);

  -- how strong somebody is against puzzles
  CREATE TABLE puzzle_ratings (
    person INTEGER NOT NULL REFERENCES people (id),
    family TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (person, family)
  ) STRICT, WITHOUT ROWID;
