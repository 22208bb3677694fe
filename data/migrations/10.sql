  -- 1: any game; two who both leave it open play the one of the terms
  ALTER TABLE seeks ADD COLUMN any_game INTEGER NOT NULL DEFAULT 0 CHECK (any_game IN (0, 1));
  -- how strong they were when they began to look
  ALTER TABLE seeks ADD COLUMN long_rating REAL NOT NULL DEFAULT 1500;
  ALTER TABLE seeks ADD COLUMN short_rating REAL NOT NULL DEFAULT 1500;
  -- the posts of the searches that they are offered to join, the nearest wish first: "[7,12]"
  ALTER TABLE seeks ADD COLUMN offers TEXT NOT NULL DEFAULT '[]';
