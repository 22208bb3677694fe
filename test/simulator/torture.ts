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
import { onPhones } from "./checks/remains.ts";
import { oneGroup } from "./groups.ts";
import { openMoments } from "./moments.ts";
import type { Course } from "./now-and-then.ts";
import { type Company, play } from "./players.ts";
import { beginProcess, type ProcessLife, processOf } from "./process.ts";
import { calm, pressStrays } from "./quiet.ts";
import { openTally } from "./tally.ts";
import { makeFaults, type Pace } from "./trouble.ts";

export type TortureWish = {
  /** People play until the bot has answered so many presses, and was killed once at least. */
  readonly presses: number;
  readonly seed: number;
  readonly pace: Pace;
  /** The bot's built script. */
  readonly script: string;
};

/** So many come beside the three who are there: a cup has pairs that play side by side. */
const FRIENDS = 3;

/**
 * People play at many tables of every kind while everything goes wrong: calls fail in all ways, and
 * the bot is killed again and again. When it is quiet again nothing must be lost, doubled or old:
 * gives the breaches.
 */
export const torture = async ({
  presses,
  seed,
  pace,
  script,
}: TortureWish): Promise<readonly string[]> => {
  const random = seeded(seed);
  let [answered, kills] = [0, 0];
  const tally = openTally((what) => {
    if (what === "presses answered") answered++;
    if (what === "killed in the middle") kills++;
  });
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
  const isOn = (): boolean => answered < presses || kills === 0;
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
    killBetween(course, () => answered, life),
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
    ...(await onPhones(client)),
    output: life.output(),
    time,
    moments,
    departures: [],
    token: playground.token,
    me: "shesh_besh_bot",
  });
  sql.close();
  await playground.close();
  rmSync(folder, { recursive: true });
  const ending = status === 0 ? [] : [`the bot ended with ${status}`];
  return [...slow, ...slower, ...ending, ...breaches];
};

/** So many presses are answered between two kills at most: on a slow machine, too, people play. */
const MOST_BETWEEN = 10;
const LOOK_MS = 20;
const LATEST_MS = 500;

/** Kills the bot at any moment after some more presses. */
const killBetween = async (
  { random, time, isOn }: Course,
  answered: () => number,
  life: ProcessLife,
): Promise<void> => {
  while (isOn()) {
    const next = answered() + 1 + random.below(MOST_BETWEEN);
    while (isOn() && answered() < next) await time.sleep(LOOK_MS);
    await time.sleep(random.below(LATEST_MS));
    if (isOn()) await life.kill();
  }
};
