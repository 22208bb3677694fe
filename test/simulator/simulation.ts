import { createHash } from "node:crypto";
import { isChatId } from "../../src/ids/ids.ts";
import { TELEGRAM_BUDGET } from "../../src/playground/bot-api/budget.ts";
import { type InProcess, openPlayground } from "../../src/playground/in-process.ts";
import { SQL } from "../../src/store/prepared.ts";
import { type Random, seeded } from "../rules/random.ts";
import { STORY_BEGINS } from "../support/begun.ts";
import { seededChance } from "../support/chance.ts";
import { clientOf, type PlaygroundClient } from "../support/playground-client.ts";
import { type VirtualTime, virtualTime } from "../support/virtual-time.ts";
import { wireTo } from "../support/wire.ts";
import { breachesOf } from "./checks/checks.ts";
import { onPhones } from "./checks/remains.ts";
import { type MachineClock, makeJumps, openMachineClock } from "./clock.ts";
import { type Departures, openDepartures } from "./departures.ts";
import { openEchoes } from "./echoes.ts";
import { playToEnds } from "./ends.ts";
import { makeFull } from "./full-disk.ts";
import {
  foundGroups,
  type Groups,
  gather,
  membersOf,
  placesOf,
  upgradeSometimes,
} from "./groups.ts";
import { beginLife, type Life } from "./life.ts";
import { openNetwork } from "./network.ts";
import { nowAndThen } from "./now-and-then.ts";
import { type Company, play } from "./players.ts";
import { calm, pressStrays } from "./quiet.ts";
import { openTally, type Tally } from "./tally.ts";
import { makeFaults, type Pace } from "./trouble.ts";

export type SimulationWish = {
  readonly seed: number;
  readonly days: number;
  /** So many of a day's sittings, chosen by the seed; all when not given. */
  readonly sittings?: number | undefined;
  /** Called with each call to Telegram, as a line. */
  readonly onCall?: ((line: string) => void) | undefined;
  /** Where the database is kept, to be looked at. */
  readonly keep?: string | undefined;
};

export type Simulated = {
  readonly tried: ReturnType<Tally["rows"]>;
  readonly breaches: readonly string[];
  /** Of all calls, with their moments: the same seed and commit give the same. */
  readonly digest: string;
  readonly calls: number;
  /** What the bot has written. */
  readonly output: string;
};

/** Of a dozen, three are there from the beginning. */
const FRIENDS = 9;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const FIRST_DAY = STORY_BEGINS - (STORY_BEGINS % DAY_MS);

/** When people come together in a day, in its hours, and how long they stay. */
type Sitting = {
  readonly hour: number;
  readonly ms: number;
  /** Nothing goes wrong, or everything; or a few alone play, until what they play is over. */
  readonly kind: "calm" | "rough" | "to the end";
};

const SITTINGS: readonly Sitting[] = [
  { hour: 9, ms: MINUTE_MS, kind: "rough" },
  { hour: 14, ms: 1.5 * MINUTE_MS, kind: "calm" },
  { hour: 17, ms: 6 * MINUTE_MS, kind: "to the end" },
  { hour: 20, ms: MINUTE_MS, kind: "rough" },
];

/** A half is one that is half as long. */
const someSittings = (random: Random, many = SITTINGS.length): readonly Sitting[] => {
  const chosen = random.shuffled(SITTINGS).slice(0, Math.ceil(many));
  return SITTINGS.filter((sitting) => chosen.includes(sitting)).map((sitting) => ({
    ...sitting,
    ms: sitting.ms * Math.min(1, many),
  }));
};

/** Where nobody does anything, time passes in such steps, as on a machine that is held up. */
const STEP_MS = 10 * MINUTE_MS;

const PACE: Pace = { faultMs: 6_000, lateSeconds: 20, without: [] };
/** The longest pause between two kills. */
const KILL_MS = 25_000;

type Scene = {
  readonly clock: VirtualTime;
  readonly departures: Departures;
  readonly random: Random;
  readonly tally: Tally;
  readonly client: PlaygroundClient;
  readonly groups: Groups;
  readonly life: Life;
  readonly weather: ReturnType<typeof openNetwork>;
  readonly echoes: ReturnType<typeof openEchoes>;
  readonly machineClock: MachineClock;
  readonly company: Omit<Company, "isOn">;
};

/**
 * The whole bot in virtual time, with people who play at many tables of every kind while everything
 * goes wrong: the seed deals out what they do, and all that happens to them and to the bot. After
 * each day, when it is quiet, nothing must be lost, doubled or old.
 */
export const simulate = (wish: SimulationWish): Promise<Simulated> => {
  const clock = virtualTime(STORY_BEGINS, wish.seed);
  return clock.awaited(live(clock, wish));
};

const live = async (
  clock: VirtualTime,
  { seed, days, sittings, keep, onCall = () => undefined }: SimulationWish,
): Promise<Simulated> => {
  const { time } = clock;
  const random = seeded(seed);
  const tally = openTally((what) => onCall(`${time.now()} # ${what}\n`));
  const chance = seededChance(`telegram ${seed}`);
  const opened = openPlayground({ directory: ":memory:", budget: TELEGRAM_BUDGET, time, chance });
  if (!opened.ok) throw new Error(opened.message);
  const { playground } = opened;
  const client = clientOf(() => playground);
  for (let friend = 0; friend < FRIENDS; friend++) await client.as("anna").invite();
  const phones = (await client.people()).map(({ key }) => client.as(key));
  const groups = await foundGroups(phones, random);
  const people = await client.people();
  const calls = openCallLog(time.now, onCall);
  const weather = openNetwork(time, random, tally);
  const counted = { ...playground, call: calls.logged(playground.call) };
  const echoes = openEchoes(wireTo(counted, time), random, tally);
  const machineClock = openMachineClock(time);
  const departures = openDepartures(time);
  const life = await beginLife({
    ...{ seed, time: machineClock.time, random, tally },
    network: { ...weather.network, departures },
    chance: seededChance(`bot ${seed}`),
    wire: echoes.wire,
    chats: [...new Set(people.flatMap(({ chats }) => chats.map(({ id }) => id)))].filter(isChatId),
  });
  const company = { phones, random, tally, time, presses: [], taken: new Set<string>(), links: [] };
  const scene: Scene = {
    clock,
    departures,
    random,
    tally,
    client,
    groups,
    life,
    weather,
    echoes,
    machineClock,
    company,
  };
  for (const phone of phones) await phone.start();
  const breaches: string[] = [];
  for (let day = 0; day < days && breaches.length === 0; day++) {
    await liveADay(scene, FIRST_DAY + day * DAY_MS, someSittings(random, sittings));
    breaches.push(...(await breachesNow(scene, playground.token)));
  }
  await life.close(keep);
  playground.close();
  return { tried: tally.rows(), breaches, output: life.output(), ...calls.digest() };
};

/** A day that begins at this moment; what of it is over already is left out. */
const liveADay = async (scene: Scene, day: number, sittings: readonly Sitting[]): Promise<void> => {
  for (const sitting of sittings) {
    await skipTo(scene, day + sitting.hour * HOUR_MS);
    await sit(scene, sitting);
  }
  await skipTo(scene, day + 23 * HOUR_MS);
};

const skipTo = async ({ clock }: Scene, moment: number): Promise<void> => {
  while (clock.now() < moment) {
    clock.holdUp(Math.min(STEP_MS, moment - clock.now()));
    await clock.time.sleep(3_000);
  }
};

/** Everybody does what they do. */
const sit = async (scene: Scene, { ms, kind }: Sitting): Promise<void> => {
  const { clock, client, groups, company } = scene;
  const { time } = clock;
  const end = time.elapsed() + ms;
  const isOn = (): boolean => time.elapsed() < end;
  const party: Company = { ...company, isOn };
  if (kind === "to the end") {
    await gather(client, groups);
    return playToEnds(party, membersOf(groups, party.phones));
  }
  await Promise.all([
    ...party.phones.map((phone) => play(party, phone, placesOf(groups, phone))),
    ...(kind === "calm" ? [] : troubles(scene, ms, isOn)),
  ]);
  await client.clearFaults();
};

/** Everything that can go wrong. */
const troubles = (scene: Scene, ms: number, isOn: () => boolean): readonly Promise<unknown>[] => {
  const { clock, random, tally, client, groups, life, weather, echoes, machineClock } = scene;
  const { time } = clock;
  const course = { random, tally, time, isOn };
  return [
    weather.change(isOn),
    echoes.make(time, isOn),
    upgradeSometimes(client, groups, random, tally, time, ms),
    makeFaults(client, PACE, course),
    makeFull(life.disk, machineClock, course),
    makeJumps(machineClock, course),
    nowAndThen(course, KILL_MS, () => fall(scene)),
  ];
};

/** The process ends in one of the ways in which it can. */
const fall = async ({
  random,
  life,
  clock,
  machineClock,
  departures,
  tally,
}: Scene): Promise<void> => {
  // What a board says by a wrong clock is found out by the process that saw it.
  if (!machineClock.isSettled()) return;
  const way = random.below(10);
  if (way === 0) return life.restart();
  if (way > 1) return life.kill();
  tally.count("the clock was set");
  clock.setClock(random.pick([-90, -5, 5, 90, 3_600]) * 1_000);
  machineClock.moments.note();
  departures.begin();
};

/** What is wrong when the trouble is over. */
const breachesNow = async (scene: Scene, token: string): Promise<readonly string[]> => {
  const { client, groups, clock, life, company } = scene;
  const ended = { client, groups, sql: life.store()[SQL], time: clock.time };
  const slow = await calm(ended);
  await pressStrays(ended, company);
  const slower = await calm(ended);
  const breaches = breachesOf({
    sql: ended.sql,
    presses: company.presses,
    taken: company.taken,
    ...(await onPhones(client)),
    output: life.output(),
    time: clock.time,
    moments: scene.machineClock.moments,
    departures: scene.departures.all(),
    token,
    me: "shesh_besh_bot",
  });
  return [...slow, ...slower, ...breaches];
};

/** Notes every call that comes to Telegram, with its moment. */
const openCallLog = (now: () => number, onCall: (line: string) => void) => {
  const hash = createHash("sha256");
  let calls = 0;
  return {
    logged:
      (call: InProcess["call"]): InProcess["call"] =>
      (method, payload, files, gone) => {
        calls++;
        const line = `${now()} ${method} ${JSON.stringify(payload)}\n`;
        hash.update(line);
        onCall(line);
        return call(method, payload, files, gone);
      },
    digest: () => ({ digest: hash.digest("hex"), calls }),
  };
};

/** What was tried, as lines. */
export const tableOf = ({ tried }: Pick<Simulated, "tried">): string =>
  tried.map(([what, times]) => `${String(times).padStart(7)}  ${what}`).join("\n");
