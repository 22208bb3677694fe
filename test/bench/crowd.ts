import { EXTENSIONS, TRACES } from "../../src/features/list.ts";
import type { Terms } from "../../src/game/series.ts";
import type { PerColour } from "../../src/game/types.ts";
import { type ChatId, isChatId, isPersonId, type PersonId } from "../../src/ids/ids.ts";
import { realChance } from "../../src/machine/chance.ts";
import { realTime } from "../../src/machine/time.ts";
import { findRuleset } from "../../src/rules/rulesets.ts";
import { openDatabase, type Sql } from "../../src/store/database.ts";
import { queries } from "../../src/store/store.ts";
import { challenge } from "../../src/tables/challenge/challenge.ts";
import { sit } from "../../src/tables/challenge/sit.ts";
import { remember } from "../../src/tables/people/people.ts";
import { changeSettings } from "../../src/tables/people/settings.ts";
import { newCaches } from "../../src/tables/services/caches.ts";
import type { Services } from "../../src/tables/services/services.ts";
import { ofMachine } from "../../src/tables/services/services.ts";
import { seededSecret } from "../support/secrets.ts";

type Crowd = {
  readonly groups: number;
  readonly board: "picture" | "emoji";
  /** Games that were played long ago. */
  readonly finished: number;
  /** What the groups play, in turn; short and long nardy where nothing is said. */
  readonly rulesets?: readonly string[];
};

/** So many events a finished game has here: enough that the tables of the database are large. */
const EVENTS = 20;

const chatId = (group: number): ChatId => {
  const id = -1_000_000 - group;
  if (!isChatId(id)) throw new Error(`${id} is no chat`);
  return id;
};

const personId = (id: number): PersonId => {
  if (!isPersonId(id)) throw new Error(`${id} is no person`);
  return id;
};

export const chatsOf = ({ groups }: Pick<Crowd, "groups">): readonly ChatId[] =>
  Array.from({ length: groups }, (_, group) => chatId(group));

const termsOf = (id: string): Terms => {
  const ruleset = findRuleset(id);
  if (!ruleset) throw new Error(`no ruleset ${id}`);
  return { ruleset, stake: 1 };
};

/** Who plays in a group. */
export const playersOf = (group: number): PerColour<PersonId> => ({
  white: personId(2 * group + 10),
  black: personId(2 * group + 11),
});

/** A database with a running game in each of many groups, none of whose tables has been sent. */
export const writeCrowd = (path: string, crowd: Crowd): void => {
  const opened = openDatabase(path);
  if (!opened.ok) throw new Error(opened.code);
  const { sql } = opened;
  // It is thrown away after the bench: no need to wait for the disk.
  sql.pragma("synchronous = OFF");
  let secrets = 0;
  const newSecret = () => seededSecret(1, secrets++);
  const store = queries(sql, TRACES);
  const others = { ...ofMachine(realTime(), realChance), newSecret };
  const services: Services = { store, caches: newCaches(), extensions: EXTENSIONS, ...others };
  sql.transaction(() => {
    for (const [group, chat] of chatsOf(crowd).entries()) seat(services, chat, group, crowd);
    for (let n = 0; n < crowd.finished; n++) addFinished(sql, n, crowd.groups, newSecret());
  })();
  sql.close();
};

const seat = (
  services: Services,
  chat: ChatId,
  group: number,
  { board, rulesets = ["short", "long"] }: Crowd,
): void => {
  const here = { id: chat, kind: "group", language: "en" } as const;
  const { white, black } = playersOf(group);
  for (const id of [white, black]) {
    remember(services, { id, name: `Player ${id}`, username: null, language: "en" }, here);
  }
  changeSettings(services, chat, { board });
  const terms = termsOf(rulesets[group % rulesets.length] ?? "");
  const posted = challenge(services, chat, white, terms);
  const table = posted.ok ? services.store.tables.byId(posted.table) : undefined;
  if (!table?.challenge || !sit(services, table.challenge, black).ok)
    throw new Error("nobody sat down");
};

/** The rows that a game leaves when it is over, as far as queries could trip over them. */
const addFinished = (sql: Sql, n: number, groups: number, secret: Uint8Array): void => {
  const group = n % groups;
  const [chat, white, black] = [chatId(group), 2 * group + 10, 2 * group + 11];
  const row = (text: string, ...values: unknown[]): number =>
    Number(sql.prepare(text).run(...values).lastInsertRowid);
  const terms = JSON.stringify(termsOf("short"));
  const challenge = row(
    "INSERT INTO challenges (chat, challenger, terms, secret, state, at) VALUES (?,?,?,?,?,?)",
    ...[chat, white, terms, secret, "accepted", n],
  );
  const series = row("INSERT INTO series (chat, terms, at) VALUES (?,?,?)", chat, terms, n);
  const ruleset = JSON.stringify(termsOf("short").ruleset);
  const game = row(
    `INSERT INTO games (series, white, black, ruleset, secret, version, at, ended_at)
     VALUES (?,?,?,?,?,?,?,?)`,
    ...[series, white, black, ruleset, secret, EVENTS, n, n],
  );
  for (let number = 1; number <= EVENTS; number++) {
    row("INSERT INTO events (game, number, event, at) VALUES (?,?,?,?)", game, number, "{}", n);
  }
  row(
    `INSERT INTO ledger (game, winner, loser, outcome, ending, stake, cube, multiplier, points, at)
     VALUES (?,?,?,'oin','played',1,'1',1,'1',?)`,
    ...[game, white, black, n],
  );
  row(
    `INSERT INTO tables (chat, challenge, game, message, shown, behind) VALUES (?,?,?,?,'',0)`,
    ...[chat, challenge, game, 1_000_000 + n],
  );
};
