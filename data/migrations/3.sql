  -- who was asked whether their sevens are shown in a group, and what they said: 1 yes, 0 no, NULL nothing yet
  CREATE TABLE seven_members (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    shown INTEGER,
    -- the day on which they were asked
    asked INTEGER NOT NULL,
    PRIMARY KEY (chat, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seven_members_person ON seven_members (person);

  -- the message that collects a day's sevens in a group
  CREATE TABLE seven_posts (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    day INTEGER NOT NULL,
    message INTEGER,
    -- how often it was sent, for it may be deleted
    sent INTEGER NOT NULL DEFAULT 0,
    -- changes that it does not show yet
    behind INTEGER NOT NULL,
    tried_at INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (chat, day)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seven_posts_behind ON seven_posts (tried_at) WHERE behind > 0;

  -- 0: it was made before there was a trainer, which has not learnt from it yet
  ALTER TABLE analyses ADD COLUMN taught INTEGER NOT NULL DEFAULT 0;

  -- of running games that are played against the clock; times in milliseconds
  CREATE TABLE clocks (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    -- what each had left when it last began to run, or stopped
    white INTEGER NOT NULL CHECK (white >= 0),
    black INTEGER NOT NULL CHECK (black >= 0),
    -- the turn that it stands in, from 0
    turn INTEGER NOT NULL,
    -- whose time runs, and since when; NULL: nobody's
    running TEXT CHECK (running IN ('white', 'black')),
    since INTEGER,
    -- so much of it is not counted, as its player could not see yet that it ran
    late INTEGER NOT NULL,
    -- when the time is out, or the computer is to decide for somebody; NULL: neither
    due INTEGER,
    -- when to warn in private; NULL: not at all, or it is done
    warn_at INTEGER,
    -- 1 once whoever's time runs could see that it does
    seen INTEGER NOT NULL,
    CHECK ((running IS NULL) = (since IS NULL))
  ) STRICT;
  CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;
  CREATE INDEX clocks_warn ON clocks (warn_at) WHERE warn_at IS NOT NULL;

  -- evenings in which whoever is free is paired at once; the games are played in private chats
  CREATE TABLE arenas (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- the group, and the topic in it
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    thread INTEGER,
    maker INTEGER NOT NULL REFERENCES people (id),
    terms TEXT NOT NULL,
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'over', 'cancelled')),
    -- the message in the group; NULL until it is sent, and after people deleted it
    message INTEGER,
    content TEXT NOT NULL DEFAULT 'text' CHECK (content IN ('photo', 'text')),
    -- 0: the message shows the newest state; otherwise larger with each change
    behind INTEGER NOT NULL DEFAULT 1,
    shown_at INTEGER NOT NULL DEFAULT 0,
    -- 1: the card of the podium is still to be sent
    card INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE UNIQUE INDEX arenas_open ON arenas (chat) WHERE state = 'open';
  CREATE INDEX arenas_chat ON arenas (chat);
  CREATE INDEX arenas_behind ON arenas (id) WHERE behind > 0;
  CREATE INDEX arenas_card ON arenas (id) WHERE card = 1;

  CREATE TABLE arena_players (
    arena INTEGER NOT NULL REFERENCES arenas (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    -- 1: plays as soon as there is somebody
    present INTEGER NOT NULL,
    -- since when they are free
    since INTEGER NOT NULL,
    -- what they bring to the dice of their games: the number of the update in which they came
    luck TEXT,
    -- whom they played last
    last INTEGER REFERENCES people (id),
    PRIMARY KEY (arena, person)
  ) STRICT;
  CREATE INDEX arena_players_person ON arena_players (person);

  CREATE TABLE arena_games (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    arena INTEGER NOT NULL REFERENCES arenas (id) ON DELETE CASCADE,
    -- in which order it ended, from 1; NULL: it runs, or the arena was over before it
    place INTEGER,
    winner INTEGER REFERENCES people (id),
    mars INTEGER,
    CHECK ((place IS NULL) = (winner IS NULL) AND (place IS NULL) = (mars IS NULL)),
    UNIQUE (arena, place)
  ) STRICT;

  -- who looks for an opponent, whoever that may be; what came of the last time, and what was chosen then
  CREATE TABLE seeks (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    terms TEXT NOT NULL,
    since INTEGER NOT NULL,
    -- what they bring to the dice of the game: the number of the update in which they began
    luck TEXT,
    state TEXT NOT NULL DEFAULT 'open'
      CHECK (state IN ('open', 'found', 'stopped', 'expired', 'elsewhere')),
    -- the game that came of it
    game INTEGER REFERENCES games (id),
    -- 1: a game against the computer was broken off for it
    broke INTEGER NOT NULL DEFAULT 0,
    -- 1 once the computer is offered meanwhile
    offered INTEGER NOT NULL DEFAULT 0,
    -- the message in their private chat; NULL: it is to be sent
    message INTEGER,
    -- 0: the message shows the newest state; otherwise larger with each change
    behind INTEGER NOT NULL DEFAULT 1
  ) STRICT;
  CREATE INDEX seeks_open ON seeks (since) WHERE state = 'open';
  CREATE INDEX seeks_game ON seeks (game);
  CREATE INDEX seeks_behind ON seeks (person) WHERE behind > 0;

  -- found: of two who met by looking; broken: against the computer, ended for such a game, counts for nothing
  CREATE TABLE seek_games (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    kind TEXT NOT NULL CHECK (kind IN ('found', 'broken'))
  ) STRICT;

  -- with whom somebody does not want to be paired again; no reference to the other, as whoever asks for
  -- what is stored of them does not learn of it
  CREATE TABLE avoided (
    person INTEGER NOT NULL REFERENCES people (id),
    other INTEGER NOT NULL,
    PRIMARY KEY (person, other)
  ) STRICT, WITHOUT ROWID;

  -- what whoever runs the bot is told of strangers, once a game; the other as above
  CREATE TABLE reports (
    game INTEGER NOT NULL REFERENCES games (id),
    person INTEGER NOT NULL REFERENCES people (id),
    other INTEGER NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reports_person ON reports (person, at);
  CREATE INDEX reports_untold ON reports (at) WHERE told = 0;
