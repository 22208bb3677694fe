import type { Sql } from "../../../src/store/database.ts";

/** What a table may hold. The text finds rows beyond it; `@now` is the clock. */
type Bound = { readonly table: string; readonly beyond: string; readonly why: string };

const RUNNING = "SELECT id FROM games WHERE ended_at IS NULL";

/** What is swept away when it is old may be there a little longer. */
const olderThan = (table: string, hours: number): string =>
  `SELECT 1 FROM ${table} WHERE at < @now - ${(hours + 1) * 3_600_000}`;

/** More rows than there are chats the bot may write in, so many times. */
const perChat = (table: string, times: number): string =>
  `SELECT 1 FROM ${table} GROUP BY chat HAVING count(*) > ${times}`;

const BOUNDS: readonly Bound[] = [
  {
    table: "waits",
    beyond: `SELECT 1 FROM waits WHERE game NOT IN (${RUNNING})`,
    why: "only a game that runs waits for somebody",
  },
  {
    table: "clocks",
    beyond: `SELECT 1 FROM clocks WHERE game NOT IN (${RUNNING})`,
    why: "only a game that runs has a clock",
  },
  {
    table: "bells",
    beyond: `SELECT 1 FROM bells WHERE game NOT IN (${RUNNING})`,
    why: "nobody is called to a game that is over",
  },
  {
    table: "advice",
    beyond: `SELECT 1 FROM advice WHERE game NOT IN (${RUNNING})`,
    why: "nobody advises in a game that is over",
  },
  {
    table: "reminders",
    beyond: `SELECT 1 FROM reminders r JOIN games g ON g.id = r.game
      JOIN chats c ON c.id = r.chat
      WHERE c.present = 1 AND (g.ended_at IS NOT NULL OR g.version <> r.version)`,
    why: "a reminder goes when its game moves on",
  },
  {
    table: "unconfirmed",
    beyond: `SELECT 1 FROM unconfirmed u JOIN challenges c ON c.id = u.challenge
      WHERE c.state IN ('cancelled', 'declined', 'expired')`,
    why: "an offer that is gone waits for no maker",
  },
  {
    table: "challenges",
    // In a group that became a supergroup there may be one of before, too.
    beyond: `SELECT 1 FROM challenges WHERE state = 'open' AND chat > -1000000000000
      GROUP BY chat, challenger HAVING count(*) > 1`,
    why: "somebody has one open challenge in a group",
  },
  { table: "conversations", beyond: olderThan("conversations", 1), why: "dialogs are given up" },
  { table: "handouts", beyond: olderThan("handouts", 24), why: "they are noted for a day" },
  { table: "updates", beyond: olderThan("updates", 48), why: "they are noted for two days" },
  { table: "notices", beyond: perChat("notices", 20), why: "each is said once, and then gone" },
  {
    table: "leftovers",
    beyond: "SELECT 1 FROM leftovers l JOIN chats c ON c.id = l.chat WHERE c.present = 1",
    why: "old messages go where the bot may write",
  },
  {
    table: "posts",
    // In a chat that opens again it comes when it is due.
    beyond: `SELECT 1 FROM posts p JOIN chats c ON c.id = p.chat AND c.present = 1
      WHERE p.behind > 20 AND p.due_at <= @now`,
    why: "a message that is behind is shown before much more has changed",
  },
  {
    table: "tables",
    beyond: `SELECT 1 FROM tables WHERE game IS NOT NULL AND chat IS NOT NULL
      GROUP BY game, chat HAVING count(*) > 1`,
    why: "a game has one table in a chat",
  },
  {
    table: "seven_turns",
    beyond: `SELECT 1 FROM seven_turns t JOIN seven_results r
      ON r.person = t.person AND r.game = t.game AND r.day = t.day`,
    why: "no turn is begun after the seventh",
  },
  { table: "seven_drafts", beyond: "SELECT 1 FROM seven_drafts LIMIT -1 OFFSET 2", why: "of two" },
  {
    table: "tidings",
    // Noted by a clock that was days behind, it goes with the next one.
    beyond: olderThan("tidings", 5 * 24),
    why: "what was worth telling yesterday is not told any more",
  },
];

/** What the file may grow by, in bytes: at first the shipped sevens alone are in it. */
const FIRST_BYTES = 1_000_000;
const MOST_BYTES = { games: 6_000, challenges: 1_000, tables: 1_000, people: 8_000 } as const;
const SMALL_BYTES = { updates: 100, pictures: 400, events: 150, puzzle_attempts: 400 } as const;

const countIn = (sql: Sql, table: string): number =>
  sql.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get() ?? 0;

const tooLarge = (sql: Sql): readonly string[] => {
  const bytes = Number(sql.pragma("page_count", { simple: true })) * 4_096;
  const allowed = Object.entries({ ...MOST_BYTES, ...SMALL_BYTES }).reduce(
    (sum, [table, most]) => sum + most * countIn(sql, table),
    FIRST_BYTES,
  );
  return bytes > allowed ? [`the database has ${bytes} bytes, more than ${allowed}`] : [];
};

/** Nothing grows without bound: open work by who plays, and the file by how much. */
export const grown = (sql: Sql, now: number): readonly string[] => [
  ...BOUNDS.flatMap(({ table, beyond, why }) => {
    const rows = sql
      .prepare<[{ now: number }], number>(`SELECT count(*) FROM (${beyond}), (SELECT @now)`)
      .pluck()
      .get({ now });
    return rows ? [`${table}: ${rows} too many, though ${why}`] : [];
  }),
  ...tooLarge(sql),
];
