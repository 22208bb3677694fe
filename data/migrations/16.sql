  -- games without a winner; what both players score for one
  CREATE TABLE draws (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    white INTEGER NOT NULL REFERENCES people (id),
    black INTEGER NOT NULL REFERENCES people (id),
    reason TEXT NOT NULL,
    points TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX draws_white ON draws (white);
  CREATE INDEX draws_black ON draws (black);
  -- a drawn game of an arena has a place and no winner
  CREATE TABLE new_arena_games (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    arena INTEGER NOT NULL REFERENCES arenas (id) ON DELETE CASCADE,
    -- in which order it ended, from 1; NULL: it runs, or the arena was over before it
    place INTEGER,
    winner INTEGER REFERENCES people (id),
    mars INTEGER,
    CHECK ((place IS NULL) = (mars IS NULL) AND (place IS NOT NULL OR winner IS NULL)),
    UNIQUE (arena, place)
  ) STRICT;
  INSERT INTO new_arena_games SELECT game, arena, place, winner, mars FROM arena_games;
  DROP TABLE arena_games;
  ALTER TABLE new_arena_games RENAME TO arena_games;
