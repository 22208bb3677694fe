  -- what is said when a game is over: at the table that all see (0), or to each of the two (1);
  -- the meaning of the numbers depends on the note
  CREATE TABLE remarks (
    game INTEGER NOT NULL REFERENCES games (id),
    own INTEGER NOT NULL CHECK (own IN (0, 1)),
    note TEXT NOT NULL,
    count INTEGER NOT NULL,
    won INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    PRIMARY KEY (game, own)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO remarks SELECT game, 0, note, count, 0, 0 FROM league_notes;
  DROP TABLE league_notes;
