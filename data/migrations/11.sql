  -- what the answer has changed in the strength of its player; NULL: nothing, it was not rated
  ALTER TABLE puzzle_turns ADD COLUMN change INTEGER;

  -- how somebody trains: right ones in a row, now and at most, and how many on the last day of theirs
  CREATE TABLE puzzle_runs (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    run INTEGER NOT NULL,
    longest INTEGER NOT NULL,
    -- a day of the seven
    day INTEGER NOT NULL,
    done INTEGER NOT NULL
  ) STRICT;
