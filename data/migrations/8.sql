  -- left before both had played five turns: it counts in the score of its series alone
  ALTER TABLE ledger ADD COLUMN early INTEGER NOT NULL DEFAULT 0 CHECK (early IN (0, 1));

  -- the game against the computer that fills a player's time until an opponent is free
  ALTER TABLE arena_players ADD COLUMN meanwhile INTEGER REFERENCES games (id) ON DELETE SET NULL;
  CREATE INDEX arena_players_meanwhile ON arena_players (meanwhile) WHERE meanwhile IS NOT NULL;

  -- the dice thrown for the seats of the first game, as "53"
  ALTER TABLE chouette_players ADD COLUMN dice TEXT;
