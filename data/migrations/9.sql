  -- 1: its next message is sent without a sound
  ALTER TABLE tables ADD COLUMN quiet INTEGER NOT NULL DEFAULT 0;
