import type { Time } from "../../src/machine/time.ts";
import type { Random } from "../rules/random.ts";
import { type Button, calledOn, hasCounted } from "../support/table.ts";
import type { Group, Shown } from "./evening-groups.ts";
import type { EveningTelegram, Somebody } from "./evening-telegram.ts";

/** People's waits, in milliseconds. */
export type Waits = {
  /** From a press to its answer. */
  readonly answers: number[];
  /** From a press to the board that shows it. */
  readonly boards: number[];
  /** From the words that ask for a game to its offer. */
  readonly offers: number[];
  /** Presses on a board whose change they have waited for too long. */
  again: number;
  /** Presses that were refused or not answered. */
  refused: number;
  presses: number;
};

export type Evening = {
  readonly telegram: EveningTelegram;
  readonly random: Random;
  readonly time: Time;
  readonly waits: Waits;
  readonly isOn: () => boolean;
};

const RULESETS = ["short", "long", "short", "long", "gulbar", "caucasian", "tavla", "short 5 cube"];

/** People come together in this time. */
const COMING_MS = 60_000;

/** Between two deeds in a group there is so much at most, and half of it on average. */
const PAUSE_MS = 8_000;

/** After so long a wait for a board people press on the old one. */
const PATIENT_MS = 30_000;

/** An answer that has not come after so long does not come. */
const LONGEST_ANSWER_MS = 60_000;

/** After the evening a board is waited for as long as this. */
const LONGEST_MS = 1_800_000;

/** An answer says this too where the board has to wait. */
const NEW_BOARD = /\n?New board in \d+ (?:s|min)$/;

/** Presses that lead on, the likeliest first. */
const ONWARDS = ["sit", "take", "roll", "move", "done", "rematch"] as const;

type Table = { readonly message: Shown; readonly onwards: readonly Button[] };

/** The newest message on which a game goes on. */
const tableOf = ({ shown }: Group): Table | undefined => {
  for (const message of [...shown.values()].toReversed()) {
    for (const action of ONWARDS) {
      const onwards = message.buttons.filter(({ press }) => press.do === action);
      if (onwards.length > 0) return { message, onwards };
    }
  }
  return undefined;
};

/** How far the table is: it only grows. */
const stageOf = (table: Table | undefined): number => {
  const stages = (table?.message.buttons ?? []).map(({ press }) => {
    const game = "game" in press ? press.game : 0;
    const version = "version" in press ? press.version : 0;
    return game * 10_000 + version;
  });
  return Math.max(0, ...stages);
};

/** People whose names nobody else has. */
export const coupleOf = (group: number): readonly [Somebody, Somebody] => {
  const personOf = (n: number): Somebody => ({ id: 10_000 + n, name: `Player ${n}` });
  return [personOf(2 * group), personOf(2 * group + 1)];
};

/** Two people play in a group, one game after the other. */
export const playTogether = async (
  evening: Evening,
  group: Group,
  couple: readonly [Somebody, Somebody],
): Promise<void> => {
  const { time, random, telegram, waits, isOn } = evening;
  await time.sleep(1 + random.below(COMING_MS));
  const said = time.elapsed();
  telegram.say(group, couple[0], `/play ${random.pick(RULESETS)}`);
  await changeOf(evening, group, LONGEST_MS, () => tableOf(group) !== undefined);
  waits.offers.push(time.elapsed() - said);
  while (isOn()) {
    await time.sleep(1 + random.below(PAUSE_MS));
    const table = tableOf(group);
    if (!table) await changeOf(evening, group, PATIENT_MS, () => tableOf(group) !== undefined);
    else if (isOn()) await pressOn(evening, group, couple, table);
  }
};

/** Who is called on; a challenge is taken by the other one. */
const presserOf = (
  { random }: Evening,
  [host, guest]: readonly [Somebody, Somebody],
  { message, onwards }: Table,
): Somebody => {
  if (onwards.some(({ press }) => press.do === "sit")) return guest;
  const called = calledOn(message)?.name;
  return [host, guest].find(({ name }) => name === called) ?? random.pick([host, guest]);
};

/** Presses, and waits for the board that shows it; where that takes long, presses again. */
const pressOn = async (
  evening: Evening,
  group: Group,
  couple: readonly [Somebody, Somebody],
  table: Table,
): Promise<void> => {
  const { random, time, waits, isOn } = evening;
  const by = presserOf(evening, couple, table);
  const button = random.pick(table.onwards);
  const stage = stageOf(table);
  const begun = time.elapsed();
  const ask = () =>
    askedFor(evening, () => evening.telegram.press(group, by, table.message, button));
  const shown = changeOf(evening, group, LONGEST_MS, () => stageOf(tableOf(group)) > stage).then(
    (isShown) => (isShown ? time.elapsed() - begun : Number.POSITIVE_INFINITY),
  );
  const words = await ask();
  if (words === undefined || !hasCounted(button, words.replace(NEW_BOARD, ""))) {
    waits.refused++;
    return;
  }
  while (isOn() && (await time.within(PATIENT_MS, shown)) === undefined) {
    waits.again++;
    await ask();
  }
  waits.boards.push(await shown);
};

/** The words of an answer; undefined where none comes. */
const askedFor = async (
  { time, waits }: Evening,
  press: () => Promise<string>,
): Promise<string | undefined> => {
  waits.presses++;
  const begun = time.elapsed();
  const words = await time.within(LONGEST_ANSWER_MS, press());
  if (words !== undefined) waits.answers.push(time.elapsed() - begun);
  return words;
};

/** Waits until something can be seen in the group; false where it takes too long. */
const changeOf = (
  { time }: Evening,
  group: Group,
  ms: number,
  isSo: () => boolean,
): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isSeen: boolean): void => {
      stop();
      group.onChange = () => undefined;
      resolve(isSeen);
    };
    const stop = time.after(ms, () => end(false));
    group.onChange = () => isSo() && end(true);
    group.onChange();
  });
