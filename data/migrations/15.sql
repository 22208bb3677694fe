  -- the ids of a medley's rulesets, in their order; null: a single game
  ALTER TABLE rulesets ADD COLUMN games TEXT;
