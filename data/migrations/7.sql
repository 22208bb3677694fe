  -- messages that are kept up to date
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
  CREATE INDEX posts_due ON posts (due_at) WHERE behind > 0;
  CREATE INDEX posts_chat ON posts (chat, kind, subject);

  -- what is to be said once, until it is said
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
  CREATE UNIQUE INDEX notices_once ON notices (kind, subject, coalesce(chat, person));
  CREATE INDEX notices_chat ON notices (chat) WHERE chat IS NOT NULL;
  CREATE INDEX notices_person ON notices (person) WHERE person IS NOT NULL;

  INSERT INTO posts (kind, subject, chat, thread, message, content, behind, due_at)
    SELECT 'arena', id, chat, thread, message, content, behind, shown_at + 6000 FROM arenas
    UNION ALL
    SELECT 'cup', id, chat, thread, message, content, behind, shown_at + 6000 FROM cups
    UNION ALL
    SELECT 'chouette', id, chat, thread, message, content, behind, shown_at + 6000 FROM chouettes;
  -- the chats of the next two are private: of who has them the number is the same
  INSERT INTO posts (kind, subject, chat, message, behind)
    SELECT 'seek', s.person, c.id, s.message, s.behind FROM seeks s JOIN chats c ON c.id = s.person;
  INSERT INTO posts (kind, subject, chat, message, content, behind, due_at)
    SELECT 'watch', w.game, c.id, w.message, w.content,
      iif(w.over = 0 AND w.shown IS NOT g.version, 1, 0), w.tried_at + 5000
    FROM watchers w JOIN games g ON g.id = w.game JOIN chats c ON c.id = w.person;
  INSERT INTO posts (kind, subject, chat, thread, message, behind)
    SELECT 'analysis', game, chat, thread, message, 1 - shown FROM analysis_posts ORDER BY at;
  INSERT INTO posts (kind, subject, chat, message, behind, due_at, sent)
    SELECT 'seven', day, chat, message, behind, tried_at + 60000, sent FROM seven_posts;
  -- a week is over when the next one begins: weeks are counted from the first Monday of 2024
  INSERT INTO posts (kind, subject, chat, message, content, behind, due_at)
    SELECT 'league', week, chat, message, content, behind,
      1000 * unixepoch('2024-01-01 04:00') + (week + 1) * 7 * 86400000 FROM league_weeks;
  INSERT INTO notices (kind, subject, chat)
    SELECT 'arena', id, chat FROM arenas WHERE card = 1
    UNION ALL SELECT 'cup', id, chat FROM cups WHERE card = 1
    UNION ALL SELECT 'chouette', id, chat FROM chouettes WHERE card = 1;
  -- the maker of an offer has White
  INSERT INTO notices (kind, subject, person)
    SELECT 'bell', game, person FROM bells WHERE due = 1
    UNION ALL SELECT 'offer', u.game, g.white
      FROM unconfirmed u JOIN games g ON g.id = u.game WHERE u.told = 0
    UNION ALL SELECT 'cup-call', pair, person FROM cup_calls;
  DROP INDEX arenas_behind;
  DROP INDEX arenas_card;
  ALTER TABLE arenas DROP COLUMN message;
  ALTER TABLE arenas DROP COLUMN content;
  ALTER TABLE arenas DROP COLUMN behind;
  ALTER TABLE arenas DROP COLUMN shown_at;
  ALTER TABLE arenas DROP COLUMN card;
  DROP INDEX cups_behind;
  DROP INDEX cups_card;
  ALTER TABLE cups DROP COLUMN message;
  ALTER TABLE cups DROP COLUMN content;
  ALTER TABLE cups DROP COLUMN behind;
  ALTER TABLE cups DROP COLUMN shown_at;
  ALTER TABLE cups DROP COLUMN card;
  DROP INDEX chouettes_behind;
  DROP INDEX chouettes_card;
  ALTER TABLE chouettes DROP COLUMN message;
  ALTER TABLE chouettes DROP COLUMN content;
  ALTER TABLE chouettes DROP COLUMN behind;
  ALTER TABLE chouettes DROP COLUMN shown_at;
  ALTER TABLE chouettes DROP COLUMN card;
  DROP INDEX seeks_behind;
  ALTER TABLE seeks DROP COLUMN message;
  ALTER TABLE seeks DROP COLUMN behind;
  DROP TABLE watchers;
  DROP TABLE analysis_posts;
  DROP TABLE seven_posts;
  DROP TABLE league_weeks;
  DROP INDEX bells_due;
  ALTER TABLE bells DROP COLUMN due;
  DROP INDEX unconfirmed_owed;
  ALTER TABLE unconfirmed DROP COLUMN told;
  DROP TABLE cup_calls;
