  -- what people say of the bot's own words, until whoever runs it has been told
  CREATE TABLE wrong_words (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL REFERENCES people (id),
    language TEXT NOT NULL,
    line TEXT NOT NULL
  ) STRICT;
  CREATE INDEX wrong_words_person ON wrong_words (person);
