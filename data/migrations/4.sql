  -- who is where in a chat: over all, and by week and month; old rows are counted again (see uncounted)
  CREATE TABLE standings_by_period (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    period TEXT NOT NULL CHECK (period IN ('all', 'week', 'month')),
    -- which week or month; 0 of all
    number INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people (id),
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    -- a decimal number of any length, and the nearest that can be put in order
    points TEXT NOT NULL,
    worth REAL NOT NULL,
    mars INTEGER NOT NULL,
    koks INTEGER NOT NULL,
    longest_series INTEGER NOT NULL,
    -- games won one after the other: up to now, and at most
    run INTEGER NOT NULL,
    longest_run INTEGER NOT NULL,
    -- rolls, and the points on their dice, those of a double counted twice
    rolls INTEGER NOT NULL,
    pips INTEGER NOT NULL,
    -- of the games won by mars or koks the one that brought most
    dearest INTEGER REFERENCES games (id),
    dearest_points TEXT,
    PRIMARY KEY (chat, period, number, person)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO standings_by_period
    SELECT chat, 'all', 0, person, games, won, points, worth, mars, koks, longest_series, 0, 0, 0, 0, NULL, NULL
    FROM standings;
  DROP TABLE standings;
  ALTER TABLE standings_by_period RENAME TO standings;
  CREATE INDEX standings_order ON standings (chat, period, number, worth DESC, won DESC, person);
  CREATE INDEX standings_person ON standings (person);
  CREATE INDEX standings_dearest ON standings (dearest) WHERE dearest IS NOT NULL;

  -- groups whose standings are still to be counted from the ledger
  CREATE TABLE uncounted (
    chat INTEGER PRIMARY KEY REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE
  ) STRICT;
  INSERT INTO uncounted SELECT id FROM chats WHERE kind = 'group';

  -- the group in whose evening a series is played, elsewhere than there: its games count in those standings
  ALTER TABLE series ADD COLUMN home INTEGER REFERENCES chats (id) ON UPDATE CASCADE ON DELETE SET NULL;
  CREATE INDEX series_home ON series (home) WHERE home IS NOT NULL;
  UPDATE series SET home = (SELECT a.chat FROM arenas a JOIN arena_games p ON p.arena = a.id
    JOIN games g ON g.id = p.game WHERE g.series = series.id LIMIT 1);

  -- weeks of groups that want to hear what became of them; the message comes when a week is over
  CREATE TABLE league_weeks (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    week INTEGER NOT NULL,
    message INTEGER,
    content TEXT NOT NULL DEFAULT 'text' CHECK (content IN ('photo', 'text')),
    -- 1: it is to be sent, or edited
    behind INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (chat, week)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX league_weeks_behind ON league_weeks (week) WHERE behind = 1;

  -- who wears the title of the champion in a group, or is to get it, or to lose it
  CREATE TABLE league_titles (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    title TEXT NOT NULL,
    -- what they wore before it
    before TEXT NOT NULL DEFAULT '',
    state TEXT NOT NULL CHECK (state IN ('give', 'worn', 'take')),
    -- 1: Telegram did not take it; when the bot's rights change it is tried again
    refused INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (chat, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX league_titles_owed ON league_titles (chat) WHERE state <> 'worn' AND refused = 0;
  CREATE INDEX league_titles_person ON league_titles (person);

  -- what was remarkable about a game for its winner: their first win or mars in the group, or how many in a row
  CREATE TABLE league_notes (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    note TEXT NOT NULL CHECK (note IN ('first-win', 'first-mars', 'run')),
    count INTEGER NOT NULL
  ) STRICT;

  -- who watches a game in their private chat, one at a time
  CREATE TABLE watchers (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    game INTEGER NOT NULL REFERENCES games (id),
    -- NULL until it is sent
    message INTEGER,
    content TEXT NOT NULL DEFAULT 'text' CHECK (content IN ('photo', 'text')),
    -- the version of the game that the message shows; NULL: none
    shown INTEGER,
    tried_at INTEGER NOT NULL DEFAULT 0,
    -- 1: they have seen its end
    over INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX watchers_running ON watchers (tried_at) WHERE over = 0;
  CREATE INDEX watchers_game ON watchers (game);

  -- who is told in private that somebody in a group looks for a game, or that an event begins there
  CREATE TABLE listeners (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    -- 1: more often than once a day
    often INTEGER NOT NULL DEFAULT 0,
    told_at INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (chat, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX listeners_person ON listeners (person, told_at);

  -- what they are told, for as long as it is news
  CREATE TABLE tidings (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    -- a challenge, or an event, by its number
    what TEXT NOT NULL,
    number INTEGER NOT NULL,
    -- whose it is: they know
    person INTEGER NOT NULL REFERENCES people (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (chat, what, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tidings_at ON tidings (at);
  CREATE INDEX tidings_person ON tidings (person);

  -- cups: knock-out with a second chance, or a Swiss; pairs play their matches in private chats
  CREATE TABLE cups (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- the group, and the topic in it
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    thread INTEGER,
    maker INTEGER NOT NULL REFERENCES people (id),
    terms TEXT NOT NULL,
    -- so long a pair has for its match
    hours INTEGER NOT NULL CHECK (hours > 0),
    -- of a Swiss; 0: knock-out; NULL: people still sign up
    rounds INTEGER CHECK (rounds >= 0),
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
  CREATE UNIQUE INDEX cups_open ON cups (chat) WHERE state = 'open';
  CREATE INDEX cups_chat ON cups (chat);
  CREATE INDEX cups_behind ON cups (id) WHERE behind > 0;
  CREATE INDEX cups_card ON cups (id) WHERE card = 1;

  CREATE TABLE cup_players (
    cup INTEGER NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    -- what they bring to the dice of their games: the number of the update in which they came
    luck TEXT,
    -- their place among the seeds, from 1; NULL until it begins
    seed INTEGER,
    -- the round from which they play
    since INTEGER NOT NULL,
    -- 1: they play no more, as a deadline has put them out or they are not known any more
    gone INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (cup, person)
  ) STRICT;
  CREATE INDEX cup_players_person ON cup_players (person);

  CREATE TABLE cup_pairs (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    cup INTEGER NOT NULL REFERENCES cups (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    one INTEGER NOT NULL REFERENCES people (id),
    -- NULL: a bye
    other INTEGER REFERENCES people (id),
    -- their match; NULL: a bye
    series INTEGER UNIQUE REFERENCES series (id),
    -- until when it is to be played
    due INTEGER NOT NULL,
    -- 1 once both are being told that it is nearly out
    warned INTEGER NOT NULL DEFAULT 0,
    winner INTEGER REFERENCES people (id),
    -- 1: the other was missing
    forfeit INTEGER NOT NULL DEFAULT 0,
    UNIQUE (cup, round, one)
  ) STRICT;

  -- who is to be told that the time of their pair is nearly out
  CREATE TABLE cup_calls (
    pair INTEGER NOT NULL REFERENCES cup_pairs (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    PRIMARY KEY (pair, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX cup_calls_person ON cup_calls (person);
