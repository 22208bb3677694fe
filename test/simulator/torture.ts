import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isChatId } from "../../src/ids/ids.ts";
import { realChance } from "../../src/machine/chance.ts";
import { realTime } from "../../src/machine/time.ts";
import { TELEGRAM_BUDGET } from "../../src/playground/bot-api/budget.ts";
import { startPlayground } from "../../src/playground/playground.ts";
import { seeded } from "../rules/random.ts";
import { openPlaygroundClient } from "../support/playground-client.ts";
import { leaveAllToPeople, openSql } from "./by-hand.ts";
import { breachesOf } from "./checks/checks.ts";
import { oneGroup } from "./groups.ts";
import { openMoments } from "./moments.ts";
import { nowAndThen } from "./now-and-then.ts";
import { type Company, everything, play } from "./players.ts";
import { beginProcess, processOf } from "./process.ts";
import { calm, pressStrays } from "./quiet.ts";
import { openTally, type Tally } from "./tally.ts";
import { makeFaults, type Pace } from "./trouble.ts";

export type TortureWish = {
  readonly ms: number;
  readonly seed: number;
  readonly pace: Pace;
  /** The bot's built script. */
  readonly script: string;
};

export type Tortured = {
  readonly tried: ReturnType<Tally["rows"]>;
  readonly breaches: readonly string[];
};

/** So many come beside the three who are there: a cup has pairs that play side by side. */
const FRIENDS = 3;

/**
 * People play at many tables of every kind while everything goes wrong: calls fail in all ways, and
 * the bot is killed again and again. When it is quiet again nothing must be lost, doubled or old.
 */
export const torture = async ({ ms, seed, pace, script }: TortureWish): Promise<Tortured> => {
  const random = seeded(seed);
  const tally = openTally();
  const folder = mkdtempSync(join(tmpdir(), "nardy-torture-"));
  const path = join(folder, "nardy.db");
  const started = await startPlayground({
    port: 0,
    directory: ":memory:",
    budget: TELEGRAM_BUDGET,
    chance: { ...realChance, number: () => random.below(1_000_000) / 1_000_000 },
  });
  if (!started.ok) throw new Error(started.message);
  const { playground } = started;
  const client = openPlaygroundClient(playground.url);
  for (let friend = 0; friend < FRIENDS; friend++) await client.as("anna").invite();
  const people = await client.people();
  const chats = [...new Set(people.flatMap((one) => one.chats.map(({ id }) => id)))];
  leaveAllToPeople(path, chats.filter(isChatId));
  const life = await beginProcess(() => processOf(folder, playground, path, script), tally);
  const phones = people.map(({ key }) => client.as(key));
  for (const phone of phones) await phone.start();

  const time = realTime();
  const moments = openMoments(time);
  const end = Date.now() + ms;
  const isOn = (): boolean => Date.now() < end;
  const company: Company = {
    phones,
    random,
    tally,
    presses: [],
    taken: new Set(),
    links: [],
    time,
    isOn,
  };
  const course = { random, tally, time, isOn };
  await Promise.all([
    ...phones.flatMap((phone) => [phone, phone]).map((phone) => play(company, phone)),
    makeFaults(client, pace, course),
    nowAndThen(course, pace.killMs, () => life.kill()),
  ]);

  await client.clearFaults();
  await life.kill();
  const beside = openSql(path);
  const ended = { client, groups: oneGroup(phones), sql: beside, time };
  const slow = await calm(ended);
  await pressStrays(ended, company);
  const slower = await calm(ended);
  beside.close();
  const status = await life.stop();
  const sql = openSql(path);
  const breaches = breachesOf({
    sql,
    presses: company.presses,
    taken: company.taken,
    people: people.map(({ id }) => id),
    messages: await everything(client),
    output: life.output(),
    time,
    moments,
    departures: [],
    token: playground.token,
    me: "shesh_besh_bot",
  });
  for (const [what, table] of [
    ["games", "games"],
    ["tables", "tables"],
    ["events", "events"],
    ["finished games", "ledger"],
    ["reminders", "reminders"],
    ["arenas", "arenas"],
    ["games in arenas", "arena_games"],
    ["cups", "cups"],
    ["pairs in cups", "cup_pairs"],
    ["chouettes", "chouettes"],
    ["people at chouettes", "chouette_players"],
    ["seats in games of chouettes", "chouette_members"],
    ["doubles and answers in chouettes", "cube_events"],
    ["games found or broken off", "seek_games"],
  ] as const) {
    const [times = 0] = sql.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().all();
    for (let n = 0; n < times; n++) tally.count(what);
  }
  sql.close();
  await playground.close();
  rmSync(folder, { recursive: true });
  const ending = status === 0 ? [] : [`the bot ended with ${status}`];
  return { tried: tally.rows(), breaches: [...slow, ...slower, ...ending, ...breaches] };
};
