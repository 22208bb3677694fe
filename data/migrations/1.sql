  CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    -- nobody else has it, as far as the bot has seen
    username TEXT COLLATE NOCASE UNIQUE,
    language TEXT NOT NULL
  ) STRICT;

  CREATE TABLE chats (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('private', 'group')),
    language TEXT NOT NULL,
    -- of a group, as Telegram gives it
    title TEXT NOT NULL DEFAULT '',
    -- what was changed in /settings, as JSON
    settings TEXT NOT NULL DEFAULT '{}',
    -- 0 after the bot was thrown out or blocked; its tables rest until it returns
    present INTEGER NOT NULL DEFAULT 1,
    -- when the bot last said what it is here for
    greeted_at INTEGER
  ) STRICT;

  -- players who left a group in the middle of a game
  CREATE TABLE absences (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    PRIMARY KEY (chat, person)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- the group where it was posted; NULL for links and inline messages
    chat INTEGER REFERENCES chats (id) ON UPDATE CASCADE,
    challenger INTEGER NOT NULL REFERENCES people (id),
    terms TEXT NOT NULL,
    -- the only one who may sit down, by id or by username; NULL: anyone
    opponent INTEGER REFERENCES people (id),
    opponent_name TEXT COLLATE NOCASE,
    -- of the dice of its game; the hash is published before anybody sits down
    secret BLOB NOT NULL CHECK (length(secret) = 32),
    -- of a link: 128 random bits, and how long it is good
    token TEXT UNIQUE,
    expires_at INTEGER,
    -- of an inline offer: its seal, which is good for one message
    offer TEXT UNIQUE,
    state TEXT NOT NULL DEFAULT 'open'
      CHECK (state IN ('open', 'accepted', 'cancelled', 'declined', 'expired')),
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX challenges_chat ON challenges (chat);
  CREATE INDEX challenges_open ON challenges (chat, challenger) WHERE state = 'open';
  CREATE INDEX challenges_challenger ON challenges (challenger);
  CREATE INDEX challenges_links ON challenges (challenger, expires_at)
    WHERE state = 'open' AND token IS NOT NULL;
  CREATE INDEX challenges_expiring ON challenges (expires_at) WHERE state = 'open';

  CREATE TABLE series (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- the group where it is played; NULL between private chats and in inline messages
    chat INTEGER REFERENCES chats (id) ON UPDATE CASCADE,
    terms TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    series INTEGER NOT NULL REFERENCES series (id),
    white INTEGER NOT NULL REFERENCES people (id),
    black INTEGER NOT NULL REFERENCES people (id),
    -- with the switches as they hold in this game
    ruleset TEXT NOT NULL,
    crawford INTEGER NOT NULL DEFAULT 0,
    secret BLOB NOT NULL UNIQUE CHECK (length(secret) = 32),
    version INTEGER NOT NULL DEFAULT 0,
    rematch_by INTEGER REFERENCES people (id),
    -- of the dice of the rematch, from the moment when it is asked for
    next_secret BLOB CHECK (length(next_secret) = 32),
    -- the rematch
    next INTEGER REFERENCES games (id),
    at INTEGER NOT NULL,
    ended_at INTEGER,
    -- 1 once somebody asked to see the secret after the end
    dice_shown INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX games_series ON games (series);
  CREATE INDEX games_running_white ON games (white) WHERE ended_at IS NULL;
  CREATE INDEX games_running_black ON games (black) WHERE ended_at IS NULL;
  CREATE INDEX games_next ON games (next) WHERE next IS NOT NULL;

  -- who won what from whom: one row for each finished game, written when it ends
  CREATE TABLE ledger (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    winner INTEGER NOT NULL REFERENCES people (id),
    loser INTEGER NOT NULL REFERENCES people (id),
    outcome TEXT NOT NULL,
    ending TEXT NOT NULL,
    stake INTEGER NOT NULL,
    -- decimal numbers of any length: there is no limit to the raises
    cube TEXT NOT NULL,
    multiplier INTEGER NOT NULL,
    points TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX ledger_winner ON ledger (winner);
  CREATE INDEX ledger_loser ON ledger (loser);

  CREATE TABLE ratings (
    person INTEGER NOT NULL REFERENCES people (id),
    family TEXT NOT NULL CHECK (family IN ('short', 'long')),
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (person, family)
  ) STRICT, WITHOUT ROWID;

  -- what somebody's rating was after each of his games
  CREATE TABLE rating_history (
    person INTEGER NOT NULL REFERENCES people (id),
    family TEXT NOT NULL CHECK (family IN ('short', 'long')),
    game INTEGER NOT NULL REFERENCES games (id),
    rating REAL NOT NULL,
    PRIMARY KEY (person, family, game)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX rating_history_game ON rating_history (game);

  -- how often each roll fell to somebody in finished games, the higher die first
  CREATE TABLE rolls (
    person INTEGER NOT NULL REFERENCES people (id),
    high INTEGER NOT NULL CHECK (high BETWEEN 1 AND 6),
    low INTEGER NOT NULL CHECK (low BETWEEN 1 AND high),
    count INTEGER NOT NULL,
    PRIMARY KEY (person, high, low)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX series_chat ON series (chat);

  -- rulesets that people of a chat made
  CREATE TABLE rulesets (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE,
    maker INTEGER NOT NULL REFERENCES people (id),
    name TEXT NOT NULL,
    -- the name as it is compared
    key TEXT NOT NULL,
    -- the id of the ruleset that it was made from
    base TEXT NOT NULL,
    switches TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (chat, key)
  ) STRICT;

  -- dialogs that wait for their person
  CREATE TABLE conversations (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    state TEXT NOT NULL,
    -- when it last went on
    at INTEGER NOT NULL,
    PRIMARY KEY (chat, person)
  ) STRICT;

  CREATE TABLE events (
    game INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    event TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, number)
  ) STRICT, WITHOUT ROWID;

  -- when the record of a game was last handed out in a chat
  CREATE TABLE records (
    game INTEGER NOT NULL REFERENCES games (id),
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, chat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX records_chat ON records (chat);

  CREATE TABLE tables (
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
    challenge INTEGER NOT NULL REFERENCES challenges (id),
    game INTEGER REFERENCES games (id),
    -- NULL until the table is sent, and after its message is gone
    message INTEGER,
    content TEXT NOT NULL DEFAULT 'photo' CHECK (content IN ('photo', 'text')),
    -- a digest of what the message last showed
    shown TEXT,
    -- 0: its message shows the newest state; otherwise a ticket, larger with each change of any table
    behind INTEGER NOT NULL,
    -- 1 from before a message is sent until its number is known; where this cannot be written, none is
    sending INTEGER NOT NULL DEFAULT 0,
    -- the player who opened the small menu, and which
    menu TEXT,
    menu_by INTEGER REFERENCES people (id),
    -- 1 once it has been seen that nothing goes on here any more: the list of open tables stays short
    over INTEGER NOT NULL DEFAULT 0,
    CHECK ((chat IS NULL) <> (inline IS NULL))
  ) STRICT;
  CREATE INDEX tables_behind ON tables (place) WHERE behind > 0;
  CREATE INDEX tables_changed ON tables (behind) WHERE behind > 0;
  CREATE INDEX tables_chat ON tables (chat);
  CREATE INDEX tables_open ON tables (chat) WHERE over = 0;
  CREATE INDEX tables_challenge ON tables (challenge);
  CREATE INDEX tables_game ON tables (game);
  CREATE UNIQUE INDEX tables_message ON tables (chat, message) WHERE message IS NOT NULL;

  -- messages that showed a table once and are to be deleted
  CREATE TABLE leftovers (
    chat INTEGER NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
    message INTEGER NOT NULL,
    PRIMARY KEY (chat, message)
  ) STRICT, WITHOUT ROWID;

  -- for whom each running game waits, and what is due because of it
  CREATE TABLE waits (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    person INTEGER NOT NULL REFERENCES people (id),
    since INTEGER NOT NULL,
    -- when to remind; NULL: not at all, or it is done
    remind_at INTEGER,
    -- when the other player may claim the game; NULL: never
    claim_at INTEGER,
    -- 1 once its tables were told to show that it may be claimed
    claim_shown INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX waits_remind ON waits (remind_at) WHERE remind_at IS NOT NULL;
  CREATE INDEX waits_claim ON waits (claim_at) WHERE claim_at IS NOT NULL;

  -- reminders that stand in chats, to be deleted once the game has another version
  CREATE TABLE reminders (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE,
    message INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games (id),
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (chat, message)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reminders_game ON reminders (game);

  -- updates that have taken effect: one that Telegram brings again does nothing
  CREATE TABLE updates (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX updates_at ON updates (at);

  -- what Telegram already has, by the key of the picture
  CREATE TABLE pictures (
    -- greater for the newer
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    file TEXT NOT NULL
  ) STRICT;

  -- what the best player makes of a game that is over, as JSON
  CREATE TABLE analyses (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    analysis TEXT NOT NULL
  ) STRICT;

  -- where an analysis was asked for
  CREATE TABLE analysis_posts (
    game INTEGER NOT NULL REFERENCES games (id),
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE,
    thread INTEGER,
    -- says that it is being made, then shows it; NULL until it is sent
    message INTEGER,
    -- 1 once it is there
    shown INTEGER NOT NULL DEFAULT 0,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, chat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX analysis_posts_owed ON analysis_posts (at) WHERE shown = 0;
  CREATE INDEX analysis_posts_chat ON analysis_posts (chat);

  -- the computer sits at tables as people do, a person for each of its levels
  INSERT INTO people (id, name, username, language) VALUES
    (-1, '🤖 Shesh-Besh ★', NULL, 'en'),
    (-2, '🤖 Shesh-Besh ★★', NULL, 'en'),
    (-3, '🤖 Shesh-Besh ★★★', NULL, 'en'),
    (-4, '🤖 Shesh-Besh ★★★★', NULL, 'en');
  CREATE INDEX waits_computer ON waits (since) WHERE person < 0;
