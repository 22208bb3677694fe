  -- when a cup begins by itself; 0: too few had come by then; NULL: somebody begins it
  ALTER TABLE cups ADD COLUMN starts_at INTEGER;

  -- chouettes: three to six people of a group at one table, one of them, the box, against all others
  CREATE TABLE chouettes (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- the group, and the topic in it
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    thread INTEGER,
    maker INTEGER NOT NULL REFERENCES people (id),
    -- with the cube as it is between box and team; the game itself is played without one
    terms TEXT NOT NULL,
    -- what clubs settle differently, as JSON
    house TEXT NOT NULL,
    -- of its games, once the first has begun
    series INTEGER UNIQUE REFERENCES series (id),
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'over', 'cancelled')),
    -- the message in the group; NULL until it is sent, and after people deleted it
    message INTEGER,
    content TEXT NOT NULL DEFAULT 'text' CHECK (content IN ('photo', 'text')),
    -- 0: the message shows the newest state; otherwise larger with each change
    behind INTEGER NOT NULL DEFAULT 1,
    shown_at INTEGER NOT NULL DEFAULT 0,
    -- 1: the card of the podium is still to be sent
    card INTEGER NOT NULL DEFAULT 0,
    -- when somebody last came, went or began a game
    at INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX chouettes_open ON chouettes (chat) WHERE state = 'open';
  CREATE INDEX chouettes_chat ON chouettes (chat);
  CREATE INDEX chouettes_behind ON chouettes (id) WHERE behind > 0;
  CREATE INDEX chouettes_card ON chouettes (id) WHERE card = 1;

  CREATE TABLE chouette_players (
    chouette INTEGER NOT NULL REFERENCES chouettes (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    -- 1: they play from the next game on
    seated INTEGER NOT NULL DEFAULT 1,
    -- what they bring to the dice of the first game: the number of the update in which they came
    luck TEXT,
    PRIMARY KEY (chouette, person)
  ) STRICT;
  CREATE INDEX chouette_players_person ON chouette_players (person);

  -- the team of a game, in the order of its line; White has the box
  CREATE TABLE chouette_members (
    game INTEGER NOT NULL REFERENCES games (id),
    -- from 0
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people (id),
    -- what they have won from the box, or lost where it is negative; NULL: they play
    points TEXT,
    PRIMARY KEY (game, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX chouette_members_person ON chouette_members (person);

  -- what happened between the members and the box, beside the events of the game
  CREATE TABLE cube_events (
    game INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    -- the version of the game then
    version INTEGER NOT NULL,
    event TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, number)
  ) STRICT, WITHOUT ROWID;

  -- what the team advises the captain to play in a turn, counted from 0
  CREATE TABLE advice (
    game INTEGER NOT NULL REFERENCES games (id),
    turn INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people (id),
    -- as on the button
    moves TEXT NOT NULL,
    PRIMARY KEY (game, turn, person, moves)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX advice_person ON advice (person);
