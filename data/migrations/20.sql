  -- who won on a wooden board, as one of the two says and the other confirms
  CREATE TABLE wood_results (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- the group, and the topic in it
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    thread INTEGER,
    winner INTEGER NOT NULL REFERENCES people (id),
    loser INTEGER NOT NULL REFERENCES people (id),
    -- which of the two says so
    told_by TEXT NOT NULL CHECK (told_by IN ('winner', 'loser')),
    ruleset TEXT NOT NULL,
    outcome TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'counted', 'dropped', 'late')),
    -- that counts it
    game INTEGER REFERENCES games (id),
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX wood_results_at ON wood_results (at);
  CREATE INDEX wood_results_winner ON wood_results (winner);
  CREATE INDEX wood_results_loser ON wood_results (loser);
  CREATE INDEX wood_results_chat ON wood_results (chat, at);
  CREATE INDEX wood_results_game ON wood_results (game) WHERE game IS NOT NULL;

  -- dice thrown for a wooden board
  CREATE TABLE wood_dice (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    secret BLOB NOT NULL CHECK (length(secret) = 32),
    -- the number of the update that brought the first throw
    nonce TEXT,
    thrown INTEGER NOT NULL DEFAULT 0,
    -- who threw last
    person INTEGER REFERENCES people (id),
    -- 1: nothing more is thrown, and the secret is shown
    shown INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1)),
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX wood_dice_at ON wood_dice (at);
  CREATE INDEX wood_dice_person ON wood_dice (person) WHERE person IS NOT NULL;
  CREATE INDEX wood_dice_chat ON wood_dice (chat);

  -- a clock beside a wooden board
  CREATE TABLE wood_clocks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    thread INTEGER,
    terms TEXT NOT NULL,
    -- the two, where they were named
    white_person INTEGER REFERENCES people (id),
    black_person INTEGER REFERENCES people (id),
    -- what each had left when it last began to run, or stopped
    white INTEGER NOT NULL CHECK (white >= 0),
    black INTEGER NOT NULL CHECK (black >= 0),
    -- whose time runs, and since when; NULL: nobody's
    running TEXT CHECK (running IN ('white', 'black')),
    since INTEGER,
    turn INTEGER NOT NULL DEFAULT 0,
    -- whose time is out
    fallen TEXT CHECK (fallen IN ('white', 'black')),
    -- when the message is to show a newer time; NULL: it stands still
    tick_at INTEGER,
    at INTEGER NOT NULL,
    CHECK ((running IS NULL) = (since IS NULL))
  ) STRICT;
  CREATE INDEX wood_clocks_ticking ON wood_clocks (tick_at) WHERE tick_at IS NOT NULL;
  CREATE INDEX wood_clocks_at ON wood_clocks (at);
  CREATE INDEX wood_clocks_white ON wood_clocks (white_person) WHERE white_person IS NOT NULL;
  CREATE INDEX wood_clocks_black ON wood_clocks (black_person) WHERE black_person IS NOT NULL;
  CREATE INDEX wood_clocks_chat ON wood_clocks (chat);
