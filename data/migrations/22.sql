  -- 1: people play its matches on wooden boards and tell who won
  ALTER TABLE cups ADD COLUMN wood INTEGER NOT NULL DEFAULT 0 CHECK (wood IN (0, 1));
  -- on wood: the result that one of the two told last
  ALTER TABLE cup_pairs ADD COLUMN told INTEGER REFERENCES wood_results (id) ON DELETE SET NULL;
  CREATE INDEX cup_pairs_told ON cup_pairs (told) WHERE told IS NOT NULL;
  -- 1: the other denied what one of the two told
  ALTER TABLE cup_pairs ADD COLUMN disputed INTEGER NOT NULL DEFAULT 0 CHECK (disputed IN (0, 1));
  -- who put them on the table, and ends them
  ALTER TABLE wood_dice ADD COLUMN maker INTEGER REFERENCES people (id);
  CREATE INDEX wood_dice_maker ON wood_dice (maker) WHERE maker IS NOT NULL;
