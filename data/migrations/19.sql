  -- a turn was taken back: a game like this against the computer counts for no step of its ladder
  ALTER TABLE games ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0;
