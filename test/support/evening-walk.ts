import { type Random, seeded } from "../rules/random.ts";
import { someOnward } from "./onward.ts";
import type { Phone, SeenMessage } from "./playground-client.ts";
import type { Stage } from "./stage.ts";
import {
  buttonFor,
  buttonsOf,
  calledOn,
  gameOf,
  hasButton,
  inGame,
  isTable,
  versionOf,
} from "./table.ts";

type Couple = readonly [Phone, Phone];

/** People who play for a while in a group, at one table or at several, while others talk. */
type Walk = {
  readonly stage: Stage;
  readonly couples: readonly Couple[];
  /** Who says something now and then. */
  readonly talkers: readonly Phone[];
  readonly seed: number;
  /** So many at each table. */
  readonly presses: number;
};

type Figures = {
  presses: number;
  /** Presses where the board could not be seen without scrolling. */
  outOfSight: number;
  turns: number;
  /** Milliseconds from a press to the board that shows it. */
  readonly boards: number[];
};

/** With so many messages below it, half of a board is above the edge of a phone. */
const OUT_OF_SIGHT = 6;

/** Before a press, once the board is there. */
const THINKS = { least: 800, spread: 1_800 };

/** Between two lines of the talk, on average. */
const TALK_MS = 9_000;

const LOOK_MS = 200;

/** A board is never so far above the newest message. */
const LOOKED_AT = 30;

type Run = Walk & { readonly random: Random; readonly figures: Figures };

/** Seats each couple, lets all of them play and talk, and counts what they have seen. */
export const walkAnEvening = async (walk: Walk): Promise<Figures> => {
  const figures: Figures = { presses: 0, outOfSight: 0, turns: 0, boards: [] };
  const runOf = (n: number): Run => ({ ...walk, random: seeded(walk.seed + n), figures });
  const tables: { readonly couple: Couple; readonly game: number | undefined }[] = [];
  for (const couple of walk.couples) tables.push({ couple, game: await seat(couple) });
  let playing = tables.length;
  const games = tables.map(async ({ couple, game }, n) => {
    await play(runOf(n), couple, game);
    playing--;
  });
  await Promise.all([...games, talk(runOf(100), () => playing > 0)]);
  return figures;
};

const seat = async ([host, guest]: Couple): Promise<number | undefined> => {
  const said = await host.say("group", "/play short");
  const offer = await host.waitFor("group", (one) => one.id > said.id && hasButton(one, "sit"));
  await guest.press(offer, buttonFor(offer, "sit"));
  return gameOf(await host.waitFor("group", (one) => one.id > offer.id && inGame(one)));
};

const talk = async (run: Run, isOn: () => boolean): Promise<void> => {
  const { stage, talkers, random } = run;
  while (isOn() && talkers.length > 0) {
    await stage.wait(1 + random.below(2 * TALK_MS));
    if (isOn()) await random.pick(talkers).say("group", "ну и кубик");
  }
};

const tableOf = (seen: readonly SeenMessage[], game: number | undefined) =>
  seen.findLast((one) => isTable(one) && gameOf(one) === game);

const play = async (run: Run, couple: Couple, game: number | undefined): Promise<void> => {
  const { stage, random, figures } = run;
  const names = new Map<string, Phone>();
  for (const phone of couple) names.set((await phone.me()).name, phone);
  let last: string | undefined;
  for (let press = 0; press < run.presses; ) {
    await stage.wait(THINKS.least + random.below(THINKS.spread));
    const seen = await couple[0].messages("group", LOOKED_AT);
    const table = tableOf(seen, game);
    const called = table && calledOn(table)?.name;
    const phone = names.get(called ?? "");
    const button = table && someOnward(buttonsOf(table), random);
    if (table && hasButton(table, "rematch")) return;
    // A turn that was passed by itself is about to be shown.
    if (!table || !phone || !button) continue;
    press++;
    if (called !== last) figures.turns++;
    last = called;
    figures.presses++;
    if (seen.filter(({ id }) => id > table.id).length >= OUT_OF_SIGHT) figures.outOfSight++;
    const at = stage.now();
    await phone.press(table, button);
    await isShown(run, phone, table);
    figures.boards.push(stage.now() - at);
  }
};

const isShown = async ({ stage }: Run, phone: Phone, before: SeenMessage): Promise<void> => {
  const newest = async () =>
    tableOf(await phone.messages("group", LOOKED_AT), gameOf(before)) ?? before;
  while (versionOf(await newest()) <= versionOf(before)) await stage.wait(LOOK_MS);
};
