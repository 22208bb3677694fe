  -- people whom a group's administrators keep from beginning games there
  CREATE TABLE sidelined (
    chat INTEGER NOT NULL REFERENCES chats (id),
    person INTEGER NOT NULL REFERENCES people (id),
    PRIMARY KEY (chat, person)
  ) STRICT, WITHOUT ROWID;
  -- who left a game well before its end that a search had found, and how many they have ended since
  CREATE TABLE seek_leavers (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    fair INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  -- 1: at half past, for clocks that are half an hour off UTC
  ALTER TABLE seven_reminders ADD COLUMN half INTEGER NOT NULL DEFAULT 0 CHECK (half IN (0, 1));
