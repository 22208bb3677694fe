CREATE TABLE people (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    -- nobody else has it, as far as the bot has seen
    username TEXT COLLATE NOCASE UNIQUE,
    language TEXT NOT NULL
  , seen_at INTEGER NOT NULL DEFAULT 0) STRICT;
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
  , luck TEXT) STRICT;
CREATE TABLE series (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- the group where it is played; NULL between private chats and in inline messages
    chat INTEGER REFERENCES chats (id) ON UPDATE CASCADE,
    terms TEXT NOT NULL,
    at INTEGER NOT NULL
  , home INTEGER REFERENCES chats (id) ON UPDATE CASCADE ON DELETE SET NULL, party TEXT) STRICT;
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
  , nonce TEXT, next_luck TEXT, taken_back INTEGER NOT NULL DEFAULT 0) STRICT;
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
  , early INTEGER NOT NULL DEFAULT 0 CHECK (early IN (0, 1))) STRICT;
CREATE TABLE ratings (
    person INTEGER NOT NULL REFERENCES people (id),
    family TEXT NOT NULL CHECK (family IN ('short', 'long')),
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (person, family)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE rating_history (
    person INTEGER NOT NULL REFERENCES people (id),
    family TEXT NOT NULL CHECK (family IN ('short', 'long')),
    game INTEGER NOT NULL REFERENCES games (id),
    rating REAL NOT NULL,
    PRIMARY KEY (person, family, game)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE rolls (
    person INTEGER NOT NULL REFERENCES people (id),
    high INTEGER NOT NULL CHECK (high BETWEEN 1 AND 6),
    low INTEGER NOT NULL CHECK (low BETWEEN 1 AND high),
    count INTEGER NOT NULL,
    PRIMARY KEY (person, high, low)
  ) STRICT, WITHOUT ROWID;
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
    at INTEGER NOT NULL, games TEXT,
    UNIQUE (chat, key)
  ) STRICT;
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
CREATE TABLE leftovers (
    chat INTEGER NOT NULL REFERENCES chats (id) ON DELETE CASCADE,
    message INTEGER NOT NULL,
    PRIMARY KEY (chat, message)
  ) STRICT, WITHOUT ROWID;
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
  , played_out_at INTEGER) STRICT;
CREATE TABLE reminders (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE,
    message INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games (id),
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (chat, message)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE updates (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT;
CREATE TABLE pictures (
    -- greater for the newer
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    file TEXT NOT NULL
  ) STRICT;
CREATE TABLE analyses (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    analysis TEXT NOT NULL
  , taught INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE TABLE unconfirmed (
    challenge INTEGER PRIMARY KEY REFERENCES challenges (id),
    -- that has begun from it
    game INTEGER UNIQUE REFERENCES games (id)) STRICT;
CREATE TABLE bells (
    game INTEGER NOT NULL REFERENCES games (id),
    person INTEGER NOT NULL REFERENCES people (id),
    -- how many turns had been played when they were last called, or asked for it
    turn INTEGER NOT NULL,
    PRIMARY KEY (game, person)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE handouts (
    what TEXT NOT NULL,
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE,
    at INTEGER NOT NULL,
    PRIMARY KEY (what, chat)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE seven_secret (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    secret BLOB NOT NULL CHECK (length(secret) = 32)
  ) STRICT;
CREATE TABLE seven_drafts (
    game TEXT PRIMARY KEY CHECK (game IN ('long', 'short')),
    draft TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
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
CREATE TABLE seven_results (
    person INTEGER NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    day INTEGER NOT NULL,
    loss INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, game, day)
  ) STRICT, WITHOUT ROWID;
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
CREATE TABLE seven_reminders (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
    day INTEGER NOT NULL
  , half INTEGER NOT NULL DEFAULT 0 CHECK (half IN (0, 1))) STRICT;
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
CREATE TABLE puzzle_boxes (
    person INTEGER NOT NULL REFERENCES people (id),
    puzzle INTEGER NOT NULL REFERENCES puzzles (id),
    box INTEGER NOT NULL,
    due INTEGER NOT NULL,
    PRIMARY KEY (person, puzzle)
  ) STRICT, WITHOUT ROWID;
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
  , change INTEGER) STRICT;
CREATE TABLE puzzle_ratings (
    person INTEGER NOT NULL REFERENCES people (id),
    family TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (person, family)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE seven_members (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    shown INTEGER,
    -- the day on which they were asked
    asked INTEGER NOT NULL,
    PRIMARY KEY (chat, person)
  ) STRICT, WITHOUT ROWID;
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
CREATE TABLE arenas (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- the group, and the topic in it
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    thread INTEGER,
    maker INTEGER NOT NULL REFERENCES people (id),
    terms TEXT NOT NULL,
    starts_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
    state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'over', 'cancelled'))) STRICT;
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
    last INTEGER REFERENCES people (id), meanwhile INTEGER REFERENCES games (id) ON DELETE SET NULL,
    PRIMARY KEY (arena, person)
  ) STRICT;
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
    offered INTEGER NOT NULL DEFAULT 0, any_game INTEGER NOT NULL DEFAULT 0 CHECK (any_game IN (0, 1)), long_rating REAL NOT NULL DEFAULT 1500, short_rating REAL NOT NULL DEFAULT 1500, offers TEXT NOT NULL DEFAULT '[]') STRICT;
CREATE TABLE seek_games (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    kind TEXT NOT NULL CHECK (kind IN ('found', 'broken'))
  ) STRICT;
CREATE TABLE avoided (
    person INTEGER NOT NULL REFERENCES people (id),
    other INTEGER NOT NULL,
    PRIMARY KEY (person, other)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE reports (
    game INTEGER NOT NULL REFERENCES games (id),
    person INTEGER NOT NULL REFERENCES people (id),
    other INTEGER NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    told INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (game, person)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE "standings" (
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
CREATE TABLE uncounted (
    chat INTEGER PRIMARY KEY REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE
  ) STRICT;
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
CREATE TABLE listeners (
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    -- 1: more often than once a day
    often INTEGER NOT NULL DEFAULT 0,
    told_at INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (chat, person)
  ) STRICT, WITHOUT ROWID;
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
    starts_at INTEGER, wood INTEGER NOT NULL DEFAULT 0 CHECK (wood IN (0, 1))) STRICT;
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
    forfeit INTEGER NOT NULL DEFAULT 0, told INTEGER REFERENCES wood_results (id) ON DELETE SET NULL, disputed INTEGER NOT NULL DEFAULT 0 CHECK (disputed IN (0, 1)),
    UNIQUE (cup, round, one)
  ) STRICT;
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
    at INTEGER NOT NULL
  ) STRICT;
CREATE TABLE chouette_players (
    chouette INTEGER NOT NULL REFERENCES chouettes (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    -- 1: they play from the next game on
    seated INTEGER NOT NULL DEFAULT 1,
    -- what they bring to the dice of the first game: the number of the update in which they came
    luck TEXT, dice TEXT,
    PRIMARY KEY (chouette, person)
  ) STRICT;
CREATE TABLE chouette_members (
    game INTEGER NOT NULL REFERENCES games (id),
    -- from 0
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people (id),
    -- what they have won from the box, or lost where it is negative; NULL: they play
    points TEXT,
    PRIMARY KEY (game, seat)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE cube_events (
    game INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    -- the version of the game then
    version INTEGER NOT NULL,
    event TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, number)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE advice (
    game INTEGER NOT NULL REFERENCES games (id),
    turn INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people (id),
    -- as on the button
    moves TEXT NOT NULL,
    PRIMARY KEY (game, turn, person, moves)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE "tables" (
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
    over INTEGER NOT NULL DEFAULT 0, quiet INTEGER NOT NULL DEFAULT 0,
    CHECK ((chat IS NULL) <> (inline IS NULL)),
    CHECK (challenge IS NOT NULL OR game IS NOT NULL)
  ) STRICT;
CREATE TABLE posts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    -- its number among what is of that kind
    subject INTEGER NOT NULL,
    chat INTEGER NOT NULL REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    thread INTEGER,
    -- NULL until it is sent, and after people deleted it
    message INTEGER,
    content TEXT NOT NULL DEFAULT 'text' CHECK (content IN ('photo', 'text')),
    -- 0: the message shows the newest state; otherwise larger with each change
    behind INTEGER NOT NULL DEFAULT 1,
    -- it is not shown before
    due_at INTEGER NOT NULL DEFAULT 0,
    -- how often it was sent, for people may delete it
    sent INTEGER NOT NULL DEFAULT 0,
    UNIQUE (kind, subject, chat)
  ) STRICT;
CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    -- its number among what is of that kind
    subject INTEGER NOT NULL,
    -- to a group, or to a person in private, whether or not they have begun with the bot
    chat INTEGER REFERENCES chats (id) ON UPDATE CASCADE ON DELETE CASCADE,
    person INTEGER REFERENCES people (id),
    CHECK ((chat IS NULL) <> (person IS NULL))
  ) STRICT;
CREATE TABLE puzzle_runs (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    run INTEGER NOT NULL,
    longest INTEGER NOT NULL,
    -- a day of the seven
    day INTEGER NOT NULL,
    done INTEGER NOT NULL
  ) STRICT;
CREATE TABLE dares (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- the number of its message
    inline TEXT NOT NULL UNIQUE,
    -- leads from the message into the private chat
    token TEXT NOT NULL UNIQUE,
    -- NULL: forgotten
    maker INTEGER REFERENCES people (id),
    language TEXT NOT NULL,
    -- the position, the roll and the turns judged so far, as JSON; NULL: a seven
    puzzle TEXT,
    -- of a seven
    family TEXT CHECK (family IN ('long', 'short')),
    day INTEGER,
    content TEXT NOT NULL CHECK (content IN ('photo', 'text')),
    at INTEGER NOT NULL,
    -- 1: nobody may try any more; it goes with the last edit
    over INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1)),
    -- 0: the message shows the newest state; otherwise larger with each change
    behind INTEGER NOT NULL DEFAULT 0,
    -- it is not edited before
    due_at INTEGER NOT NULL DEFAULT 0,
    CHECK ((puzzle IS NULL) = (day IS NOT NULL AND family IS NOT NULL))
  ) STRICT;
CREATE TABLE dare_tries (
    dare INTEGER NOT NULL REFERENCES dares (id) ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people (id),
    presses TEXT NOT NULL,
    step INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    -- in hundredths of a point; NULL until it is done
    loss INTEGER,
    -- when it was begun or, later, done
    at INTEGER NOT NULL,
    PRIMARY KEY (dare, person)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE wrong_words (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL REFERENCES people (id),
    language TEXT NOT NULL,
    line TEXT NOT NULL
  ) STRICT;
CREATE TABLE remarks (
    game INTEGER NOT NULL REFERENCES games (id),
    own INTEGER NOT NULL CHECK (own IN (0, 1)),
    note TEXT NOT NULL,
    count INTEGER NOT NULL,
    won INTEGER NOT NULL,
    lost INTEGER NOT NULL,
    PRIMARY KEY (game, own)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE draws (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    white INTEGER NOT NULL REFERENCES people (id),
    black INTEGER NOT NULL REFERENCES people (id),
    reason TEXT NOT NULL,
    points TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
CREATE TABLE "arena_games" (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    arena INTEGER NOT NULL REFERENCES arenas (id) ON DELETE CASCADE,
    -- in which order it ended, from 1; NULL: it runs, or the arena was over before it
    place INTEGER,
    winner INTEGER REFERENCES people (id),
    mars INTEGER,
    CHECK ((place IS NULL) = (mars IS NULL) AND (place IS NOT NULL OR winner IS NULL)),
    UNIQUE (arena, place)
  ) STRICT;
CREATE TABLE sidelined (
    chat INTEGER NOT NULL REFERENCES chats (id),
    person INTEGER NOT NULL REFERENCES people (id),
    PRIMARY KEY (chat, person)
  ) STRICT, WITHOUT ROWID;
CREATE TABLE seek_leavers (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    fair INTEGER NOT NULL DEFAULT 0
  ) STRICT;
CREATE TABLE generations (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT;
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
  , maker INTEGER REFERENCES people (id)) STRICT;
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
CREATE TABLE brought_matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL REFERENCES people (id),
    at INTEGER NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    -- null: for money
    length INTEGER,
    white_score INTEGER NOT NULL,
    black_score INTEGER NOT NULL,
    -- who the person was; null until they say it
    side TEXT CHECK (side IN ('white', 'black'))
  ) STRICT;
CREATE TABLE brought_games (
    match INTEGER NOT NULL REFERENCES brought_matches (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people (id),
    game TEXT NOT NULL,
    analysis TEXT,
    PRIMARY KEY (match, number)
  ) STRICT;
CREATE INDEX challenges_chat ON challenges (chat);
CREATE INDEX challenges_open ON challenges (chat, challenger) WHERE state = 'open';
CREATE INDEX challenges_challenger ON challenges (challenger);
CREATE INDEX challenges_links ON challenges (challenger, expires_at)
    WHERE state = 'open' AND token IS NOT NULL;
CREATE INDEX challenges_expiring ON challenges (expires_at) WHERE state = 'open';
CREATE INDEX games_series ON games (series);
CREATE INDEX games_running_white ON games (white) WHERE ended_at IS NULL;
CREATE INDEX games_running_black ON games (black) WHERE ended_at IS NULL;
CREATE INDEX games_next ON games (next) WHERE next IS NOT NULL;
CREATE INDEX ledger_winner ON ledger (winner);
CREATE INDEX ledger_loser ON ledger (loser);
CREATE INDEX rating_history_game ON rating_history (game);
CREATE INDEX series_chat ON series (chat);
CREATE INDEX waits_remind ON waits (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX waits_claim ON waits (claim_at) WHERE claim_at IS NOT NULL;
CREATE INDEX reminders_game ON reminders (game);
CREATE INDEX updates_at ON updates (at);
CREATE INDEX waits_computer ON waits (since) WHERE person < 0;
CREATE INDEX bells_person ON bells (person);
CREATE INDEX waits_played_out ON waits (played_out_at) WHERE played_out_at IS NOT NULL;
CREATE INDEX handouts_chat ON handouts (chat);
CREATE INDEX handouts_at ON handouts (at);
CREATE INDEX people_seen ON people (seen_at) WHERE language <> '';
CREATE INDEX ledger_at ON ledger (at);
CREATE INDEX challenges_closed ON challenges (at) WHERE state IN ('cancelled', 'declined', 'expired');
CREATE INDEX seven_results_day ON seven_results (game, day, loss);
CREATE INDEX seven_reminders_due ON seven_reminders (hour, day);
CREATE INDEX puzzles_person ON puzzles (person) WHERE person IS NOT NULL;
CREATE INDEX puzzle_attempts_puzzle ON puzzle_attempts (puzzle);
CREATE INDEX puzzle_boxes_due ON puzzle_boxes (person, due);
CREATE INDEX puzzle_boxes_puzzle ON puzzle_boxes (puzzle);
CREATE INDEX puzzle_turns_puzzle ON puzzle_turns (puzzle);
CREATE INDEX seven_members_person ON seven_members (person);
CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;
CREATE INDEX clocks_warn ON clocks (warn_at) WHERE warn_at IS NOT NULL;
CREATE UNIQUE INDEX arenas_open ON arenas (chat) WHERE state = 'open';
CREATE INDEX arenas_chat ON arenas (chat);
CREATE INDEX arena_players_person ON arena_players (person);
CREATE INDEX seeks_open ON seeks (since) WHERE state = 'open';
CREATE INDEX seeks_game ON seeks (game);
CREATE INDEX reports_person ON reports (person, at);
CREATE INDEX reports_untold ON reports (at) WHERE told = 0;
CREATE INDEX standings_order ON standings (chat, period, number, worth DESC, won DESC, person);
CREATE INDEX standings_person ON standings (person);
CREATE INDEX standings_dearest ON standings (dearest) WHERE dearest IS NOT NULL;
CREATE INDEX series_home ON series (home) WHERE home IS NOT NULL;
CREATE INDEX league_titles_owed ON league_titles (chat) WHERE state <> 'worn' AND refused = 0;
CREATE INDEX league_titles_person ON league_titles (person);
CREATE INDEX listeners_person ON listeners (person, told_at);
CREATE INDEX tidings_at ON tidings (at);
CREATE INDEX tidings_person ON tidings (person);
CREATE UNIQUE INDEX cups_open ON cups (chat) WHERE state = 'open';
CREATE INDEX cups_chat ON cups (chat);
CREATE INDEX cup_players_person ON cup_players (person);
CREATE UNIQUE INDEX chouettes_open ON chouettes (chat) WHERE state = 'open';
CREATE INDEX chouettes_chat ON chouettes (chat);
CREATE INDEX chouette_players_person ON chouette_players (person);
CREATE INDEX chouette_members_person ON chouette_members (person);
CREATE INDEX advice_person ON advice (person);
CREATE INDEX tables_behind ON tables (place) WHERE behind > 0;
CREATE INDEX tables_changed ON tables (behind) WHERE behind > 0;
CREATE INDEX tables_chat ON tables (chat);
CREATE INDEX tables_open ON tables (chat) WHERE over = 0;
CREATE INDEX tables_challenge ON tables (challenge);
CREATE INDEX tables_game ON tables (game);
CREATE UNIQUE INDEX tables_message ON tables (chat, message) WHERE message IS NOT NULL;
CREATE INDEX posts_due ON posts (due_at) WHERE behind > 0;
CREATE INDEX posts_chat ON posts (chat, kind, subject);
CREATE UNIQUE INDEX notices_once ON notices (kind, subject, coalesce(chat, person));
CREATE INDEX notices_chat ON notices (chat) WHERE chat IS NOT NULL;
CREATE INDEX notices_person ON notices (person) WHERE person IS NOT NULL;
CREATE INDEX arena_players_meanwhile ON arena_players (meanwhile) WHERE meanwhile IS NOT NULL;
CREATE INDEX dares_maker ON dares (maker);
CREATE INDEX dares_at ON dares (at) WHERE over = 0;
CREATE INDEX dares_due ON dares (due_at) WHERE behind > 0;
CREATE INDEX dare_tries_person ON dare_tries (person);
CREATE INDEX wrong_words_person ON wrong_words (person);
CREATE INDEX draws_white ON draws (white);
CREATE INDEX draws_black ON draws (black);
CREATE INDEX wood_results_at ON wood_results (at);
CREATE INDEX wood_results_winner ON wood_results (winner);
CREATE INDEX wood_results_loser ON wood_results (loser);
CREATE INDEX wood_results_chat ON wood_results (chat, at);
CREATE INDEX wood_results_game ON wood_results (game) WHERE game IS NOT NULL;
CREATE INDEX wood_dice_at ON wood_dice (at);
CREATE INDEX wood_dice_person ON wood_dice (person) WHERE person IS NOT NULL;
CREATE INDEX wood_dice_chat ON wood_dice (chat);
CREATE INDEX wood_clocks_ticking ON wood_clocks (tick_at) WHERE tick_at IS NOT NULL;
CREATE INDEX wood_clocks_at ON wood_clocks (at);
CREATE INDEX wood_clocks_white ON wood_clocks (white_person) WHERE white_person IS NOT NULL;
CREATE INDEX wood_clocks_black ON wood_clocks (black_person) WHERE black_person IS NOT NULL;
CREATE INDEX wood_clocks_chat ON wood_clocks (chat);
CREATE INDEX brought_matches_person ON brought_matches (person);
CREATE INDEX brought_matches_at ON brought_matches (at);
CREATE INDEX brought_games_person ON brought_games (person);
CREATE INDEX brought_games_waiting ON brought_games (match, number) WHERE analysis IS NULL;
CREATE INDEX cup_pairs_told ON cup_pairs (told) WHERE told IS NOT NULL;
CREATE INDEX wood_dice_maker ON wood_dice (maker) WHERE maker IS NOT NULL;
INSERT INTO people (id, name, username, language, seen_at) VALUES (-5, '🤖 Shesh-Besh ☆', NULL, 'en', 0);
INSERT INTO people (id, name, username, language, seen_at) VALUES (-4, '🤖 Shesh-Besh ★★★★', NULL, 'en', 0);
INSERT INTO people (id, name, username, language, seen_at) VALUES (-3, '🤖 Shesh-Besh ★★★', NULL, 'en', 0);
INSERT INTO people (id, name, username, language, seen_at) VALUES (-2, '🤖 Shesh-Besh ★★', NULL, 'en', 0);
INSERT INTO people (id, name, username, language, seen_at) VALUES (-1, '🤖 Shesh-Besh ★', NULL, 'en', 0);
