  -- who plays the games of a series where that is not two people: the name of their party
  ALTER TABLE series ADD COLUMN party TEXT;
  UPDATE series SET party = 'chouette'
    WHERE id IN (SELECT series FROM chouettes WHERE series IS NOT NULL);

  -- a game that begins without a challenge has none
  CREATE TABLE tables_without (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- a message of the bot's in a chat, or an inline message anywhere
    chat INTEGER REFERENCES chats (id) ON UPDATE CASCADE,
    inline TEXT UNIQUE,
    -- the topic of a forum; NULL elsewhere
    thread INTEGER,
    place TEXT NOT NULL GENERATED ALWAYS AS (coalesce(inline, CAST(chat AS TEXT))) STORED,
    -- the player from whose side it is seen; NULL: it is for everybody
    viewer INTEGER REFERENCES people (id),
    -- 1: its viewer does not want to take up the link, which stays good for others
    declined INTEGER NOT NULL DEFAULT 0,
    -- NULL: its game began without one
    challenge INTEGER REFERENCES challenges (id),
    game INTEGER REFERENCES games (id),
    -- NULL until the table is sent, and after its message is gone
    message INTEGER,
    content TEXT NOT NULL DEFAULT 'photo' CHECK (content IN ('photo', 'text')),
    -- a digest of what the message last showed
    shown TEXT,
    -- 0: its message shows the newest state; otherwise a ticket, larger with each change
    behind INTEGER NOT NULL,
    -- 1 from before a message is sent until its number is known
    sending INTEGER NOT NULL DEFAULT 0,
    -- the player who opened the small menu, and which
    menu TEXT,
    menu_by INTEGER REFERENCES people (id),
    -- 1 once it has been seen that nothing goes on here: the list of open tables stays short
    over INTEGER NOT NULL DEFAULT 0,
    CHECK ((chat IS NULL) <> (inline IS NULL)),
    CHECK (challenge IS NOT NULL OR game IS NOT NULL)
  ) STRICT;
  INSERT INTO tables_without (id, chat, inline, thread, viewer, declined, challenge, game, message,
      content, shown, behind, sending, menu, menu_by, over)
    SELECT id, chat, inline, thread, viewer, declined, challenge, game, message,
      content, shown, behind, sending, menu, menu_by, over FROM tables;
  -- numbers of tables that were deleted are not given again
  DELETE FROM sqlite_sequence WHERE name = 'tables_without';
  UPDATE sqlite_sequence SET name = 'tables_without' WHERE name = 'tables';
  DROP TABLE tables;
  ALTER TABLE tables_without RENAME TO tables;
  CREATE INDEX tables_behind ON tables (place) WHERE behind > 0;
  CREATE INDEX tables_changed ON tables (behind) WHERE behind > 0;
  CREATE INDEX tables_chat ON tables (chat);
  CREATE INDEX tables_open ON tables (chat) WHERE over = 0;
  CREATE INDEX tables_challenge ON tables (challenge);
  CREATE INDEX tables_game ON tables (game);
  CREATE UNIQUE INDEX tables_message ON tables (chat, message) WHERE message IS NOT NULL;
