  -- positions and sevens in inline messages, for others to try; each goes after some days
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
  CREATE INDEX dares_maker ON dares (maker);
  CREATE INDEX dares_at ON dares (at) WHERE over = 0;
  CREATE INDEX dares_due ON dares (due_at) WHERE behind > 0;

  -- a person's turn in a dare: the presses so far and, once it is done, what it lost
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
  CREATE INDEX dare_tries_person ON dare_tries (person);
