/** The history of the database, oldest first; `user_version` says how many have run. Only ever append. */
export const MIGRATIONS: readonly string[] = [
  `
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
  `,
  `
  -- inline offers whose maker has not pressed anything in their message yet: somebody else may have sent it
  CREATE TABLE unconfirmed (
    challenge INTEGER PRIMARY KEY REFERENCES challenges (id),
    -- that has begun from it
    game INTEGER UNIQUE REFERENCES games (id),
    -- 1 once its maker was told in private that it was taken up
    told INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX unconfirmed_owed ON unconfirmed (game) WHERE told = 0 AND game IS NOT NULL;

  -- who wants to be called in private when it is their turn in a group's game
  CREATE TABLE bells (
    game INTEGER NOT NULL REFERENCES games (id),
    person INTEGER NOT NULL REFERENCES people (id),
    -- how many turns had been played when they were last called, or asked for it
    turn INTEGER NOT NULL,
    -- 1 while they are to be called
    due INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX bells_person ON bells (person);
  CREATE INDEX bells_due ON bells (due) WHERE due = 1;

  -- since when a turn is played out that the clock ends; NULL: its player is at it, or ends it
  ALTER TABLE waits ADD COLUMN played_out_at INTEGER;
  CREATE INDEX waits_played_out ON waits (played_out_at) WHERE played_out_at IS NOT NULL;

  -- what was lately handed out in which chat: nothing twice in a minute
  CREATE TABLE handouts (
    what TEXT NOT NULL,
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (what, chat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX handouts_chat ON handouts (chat);
  CREATE INDEX handouts_at ON handouts (at);
  INSERT INTO handouts (what, chat, at) SELECT 'record ' || game, chat, at FROM records;
  DROP TABLE records;

  -- who is where in a chat, by games among people: a row is written as each game ends
  CREATE TABLE standings (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    -- a decimal number of any length, and the nearest that can be put in order
    points TEXT NOT NULL,
    worth REAL NOT NULL,
    mars INTEGER NOT NULL,
    koks INTEGER NOT NULL,
    longest_series INTEGER NOT NULL,
    PRIMARY KEY (chat, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX standings_order ON standings (chat, worth DESC, won DESC, person);
  CREATE INDEX standings_person ON standings (person);

  -- what each player brings to the dice after the hash of their secret was published, and both together;
  -- NULL for games from before
  ALTER TABLE challenges ADD COLUMN luck TEXT;
  ALTER TABLE games ADD COLUMN nonce TEXT;
  ALTER TABLE games ADD COLUMN next_luck TEXT;

  -- when somebody was last there, to the day; who does not come any more is forgotten
  ALTER TABLE people ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
  UPDATE people SET seen_at = unixepoch() * 1000;
  INSERT INTO people (id, name, username, language) VALUES (-5, '🤖 Shesh-Besh ☆', NULL, 'en');
  CREATE INDEX people_seen ON people (seen_at) WHERE language <> '';
  CREATE INDEX ledger_at ON ledger (at);
  -- challenges that no game came of, to be deleted after a while
  CREATE INDEX challenges_closed ON challenges (at) WHERE state IN ('cancelled', 'declined', 'expired');

  -- what the sets of seven decisions follow from; it is never told
  CREATE TABLE seven_secret (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret BLOB NOT NULL CHECK (length(secret) = 32)
  ) STRICT;

  -- a set in the making, as JSON: after a stop it is gone on with
  CREATE TABLE seven_drafts (
    game TEXT PRIMARY KEY CHECK (game IN ('long', 'short')),
    draft TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- the decisions of each day, as the JSON that is hashed and handed out
  CREATE TABLE sevens (
    game TEXT NOT NULL CHECK (game IN ('long', 'short')),
    day INTEGER NOT NULL CHECK (day > 0),
    text TEXT NOT NULL,
    -- SHA-256 of the text, in hexadecimal
    hash TEXT NOT NULL,
    -- which of the shipped sets it is; NULL: the bot made it
    supply TEXT,
    PRIMARY KEY (game, day)
  ) STRICT;

  -- one turn for each decision, the first one given
  CREATE TABLE seven_answers (
    person INTEGER NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 0 AND 6),
    -- the end of the turn, as the set names it
    played TEXT NOT NULL,
    -- in points of a hundred games
    loss INTEGER NOT NULL CHECK (loss >= 0),
    -- 1: given on its day
    ranked INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, game, day, number),
    FOREIGN KEY (game, day) REFERENCES sevens (game, day)
  ) STRICT, WITHOUT ROWID;

  -- who has played all seven on their day, and what they lost in all
  CREATE TABLE seven_results (
    person INTEGER NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    loss INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, game, day)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seven_results_day ON seven_results (game, day, loss);

  -- what is played of a decision before Done
  CREATE TABLE seven_turns (
    person INTEGER NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    number INTEGER NOT NULL CHECK (number BETWEEN 0 AND 6),
    -- checker moves, a word for each press
    presses TEXT NOT NULL,
    -- counts presses and what was taken back; buttons from before the last undo play nothing
    step INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    PRIMARY KEY (person, game, day)
  ) STRICT, WITHOUT ROWID;

  -- who wants to be reminded of the seven: the hour in UTC, and the day on which they last were
  CREATE TABLE seven_reminders (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
    day INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX seven_reminders_due ON seven_reminders (hour, day);

  -- what is trained: decisions of past sevens, for everybody, and turns that somebody has lost by, for them alone
  CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY,
    -- how the checkers go: the game of the seven, or the family of the ruleset
    family TEXT NOT NULL CHECK (family IN ('long', 'short')),
    theme TEXT NOT NULL,
    -- of a seven: which of its decisions; its set has the position
    day INTEGER,
    number INTEGER,
    -- of a game: whose turn it was, its number from 0, and the position and what its ends lose as JSON
    person INTEGER REFERENCES people (id),
    game INTEGER REFERENCES games (id),
    turn INTEGER,
    puzzle TEXT,
    -- Glicko-2: how hard it is; each attempt of somebody for the first time is a game
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    UNIQUE (family, day, number),
    UNIQUE (game, turn),
    FOREIGN KEY (family, day) REFERENCES sevens (game, day),
    CHECK ((day IS NULL) = (number IS NULL)),
    CHECK ((day IS NULL) <> (puzzle IS NULL)),
    CHECK ((puzzle IS NULL) = (person IS NULL))
  ) STRICT;
  CREATE INDEX puzzles_person ON puzzles (person) WHERE person IS NOT NULL;

  CREATE TABLE puzzle_attempts (
    person INTEGER NOT NULL REFERENCES people (id),
    puzzle INTEGER NOT NULL REFERENCES puzzles (id),
    at INTEGER NOT NULL,
    -- the end of the turn, by its key
    played TEXT NOT NULL,
    -- in points of a hundred games
    loss INTEGER NOT NULL CHECK (loss >= 0),
    -- 1: the first one at a puzzle that is not out of an own game; the others rate nobody
    fresh INTEGER NOT NULL,
    PRIMARY KEY (person, puzzle, at)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX puzzle_attempts_puzzle ON puzzle_attempts (puzzle);

  -- what is to be repeated: how often it was right in a row, and when it is due
  CREATE TABLE puzzle_boxes (
    person INTEGER NOT NULL REFERENCES people (id),
    puzzle INTEGER NOT NULL REFERENCES puzzles (id),
    box INTEGER NOT NULL,
    due INTEGER NOT NULL,
    PRIMARY KEY (person, puzzle)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX puzzle_boxes_due ON puzzle_boxes (person, due);
  CREATE INDEX puzzle_boxes_puzzle ON puzzle_boxes (puzzle);

  -- what somebody trains now: a puzzle, and what is played of it before Done; when it is done, what it lost
  CREATE TABLE puzzle_turns (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    puzzle INTEGER NOT NULL REFERENCES puzzles (id),
    -- puzzles asked so far: a button of another one plays nothing
    asked INTEGER NOT NULL,
    -- checker moves, a word for each press
    presses TEXT NOT NULL,
    -- counts presses and what was taken back; buttons from before the last undo play nothing
    step INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    -- in points of a hundred games; NULL: it is not done
    loss INTEGER
  ) STRICT;
  CREATE INDEX puzzle_turns_puzzle ON puzzle_turns (puzzle);

  -- how strong somebody is against puzzles
  CREATE TABLE puzzle_ratings (
    person INTEGER NOT NULL REFERENCES people (id),
    family TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (person, family)
  ) STRICT, WITHOUT ROWID;
  `,
  `
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
  `,
  `
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
  `,
  `
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
  `,
];
