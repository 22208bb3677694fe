  -- each time that a copy of this database was made the one that is played on: the highest plays
  CREATE TABLE generations (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT;
