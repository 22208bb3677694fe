import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { weekBegins } from "../../src/features/standings/statistics/periods.ts";
import { MIGRATIONS, openDatabase } from "../../src/store/database.ts";

/** The migration that gives posts and notices a table each. */
const POSTS = 7;

/** What was owed before it, in each of the old tables. */
const BEFORE = `
  INSERT INTO people (id, name, language) VALUES (1, 'A', 'en'), (2, 'B', 'en');
  INSERT INTO chats (id, kind, language) VALUES (-1, 'group', 'en'), (1, 'private', 'en');
  INSERT INTO arenas (id, chat, thread, maker, terms, starts_at, ends_at, message, content, behind,
    shown_at, card) VALUES (4, -1, 9, 1, '{}', 0, 1, 70, 'photo', 3, 1000, 1);
  INSERT INTO cups (id, chat, maker, terms, hours) VALUES (5, -1, 1, '{}', 24);
  INSERT INTO seeks (person, terms, since, message, behind) VALUES
    (1, '{}', 0, 71, 0), (2, '{}', 0, NULL, 1);
  INSERT INTO series (id, terms, at) VALUES (1, '{}', 0);
  INSERT INTO games (id, series, white, black, ruleset, secret, version, at)
    VALUES (6, 1, 1, 2, '{}', zeroblob(32), 8, 0);
  INSERT INTO watchers (person, game, message, shown, tried_at) VALUES (1, 6, 72, 7, 100);
  INSERT INTO analysis_posts (game, chat, thread, message, shown, at) VALUES (6, -1, 9, 73, 0, 5);
  INSERT INTO seven_posts (chat, day, message, sent, behind, tried_at)
    VALUES (-1, 200, NULL, 1, 2, 100);
  INSERT INTO league_weeks (chat, week) VALUES (-1, 30);
  INSERT INTO bells (game, person, turn, due) VALUES (6, 1, 3, 1), (6, 2, 3, 0);
  INSERT INTO challenges (id, challenger, terms, secret, at) VALUES (1, 1, '{}', zeroblob(32), 0);
  INSERT INTO unconfirmed (challenge, game, told) VALUES (1, 6, 0);
  INSERT INTO cup_pairs (id, cup, round, one, other, due) VALUES (3, 5, 1, 1, 2, 0);
  INSERT INTO cup_calls (pair, person) VALUES (3, 2);`;

test("everything that was owed before posts and notices had a table each is owed by them", () => {
  const folder = mkdtempSync(join(tmpdir(), "nardy-posts-"));
  const path = join(folder, "nardy.db");
  const older = openDatabase(path, MIGRATIONS.slice(0, POSTS - 1));
  if (!older.ok) throw new Error(older.code);
  older.sql.exec(BEFORE);
  older.sql.close();
  const opened = openDatabase(path);
  rmSync(folder, { recursive: true });
  if (!opened.ok) throw new Error(opened.code);
  const { sql } = opened;
  const posts = sql.prepare(
    `SELECT kind, subject, chat, thread, message, content, behind, due_at, sent FROM posts`,
  );
  expect(posts.raw().all()).toEqual([
    ["arena", 4, -1, 9, 70, "photo", 3, 7000, 0],
    ["cup", 5, -1, null, null, "text", 1, 6000, 0],
    ["seek", 1, 1, null, 71, "text", 0, 0, 0],
    ["watch", 6, 1, null, 72, "text", 1, 5100, 0],
    ["analysis", 6, -1, 9, 73, "text", 1, 0, 0],
    ["seven", 200, -1, null, null, "text", 2, 60_100, 1],
    ["league", 30, -1, null, null, "text", 1, weekBegins(31), 0],
  ]);
  const notices = sql.prepare("SELECT kind, subject, chat, person FROM notices");
  expect(notices.raw().all()).toEqual([
    ["arena", 4, -1, null],
    ["bell", 6, null, 1],
    ["offer", 6, null, 1],
    ["cup-call", 3, null, 2],
  ]);
  expect(sql.pragma("foreign_key_check")).toEqual([]);
  sql.close();
});
