  -- matches that somebody has brought from other programs; they are forgotten after a week
  CREATE TABLE brought_matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL REFERENCES people (id),
    at INTEGER NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    -- null: for money
    length INTEGER,
    white_score INTEGER NOT NULL,
    black_score INTEGER NOT NULL,
    -- who the person was; null until they say it
    side TEXT CHECK (side IN ('white', 'black'))
  ) STRICT;
  CREATE INDEX brought_matches_person ON brought_matches (person);
  CREATE INDEX brought_matches_at ON brought_matches (at);
  -- their games as JSON, with the analysis once it is made
  CREATE TABLE brought_games (
    match INTEGER NOT NULL REFERENCES brought_matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    analysis TEXT,
    PRIMARY KEY (match, number)
  ) STRICT;
  CREATE INDEX brought_games_person ON brought_games (person);
  CREATE INDEX brought_games_waiting ON brought_games (match, number) WHERE analysis IS NULL;
