import { playerToAct } from "../../src/game/game.ts";
import { isPlayable, movesOf } from "../../src/game/moves.ts";
import { beginsNext, isPlayedOut } from "../../src/game/play-on.ts";
import type { Colour, Game, GameEvent } from "../../src/game/types.ts";
import { BAR, OFF } from "../../src/rules/types.ts";
import type { Random } from "../rules/random.ts";
import type { GameLog } from "./game-log.ts";
import type { Seat } from "./play-out.ts";
import { PlaygroundRefusal, type SeenMessage } from "./playground-client.ts";
import { type Button, buttonsOf, hasCounted, toastOf, versionOf } from "./table.ts";

/** A press by a player who does not wait, what they were told, and when the game stood where. */
type QuickPress = {
  readonly by: Colour;
  readonly button: Button;
  /** The game's version when the finger came down, and when the answer was there. */
  readonly from: number;
  readonly to: number;
  readonly told: string;
};

/** People press up to three seconds apart. */
const LONGEST_PAUSE = 3_000;

const PRESSED: readonly string[] = ["roll", "move", "undo", "done", "double", "take"];
const LIKELY: Readonly<Partial<Record<string, number>>> = {
  move: 12,
  roll: 12,
  done: 12,
  take: 12,
};

/** Where a chat has been told much, an answer says as well when its board comes. */
const LATER = /\n?(?:New board in|Доска через)\s\d+\s[sс]$/u;

const MOST_KEYBOARDS = 4;
const MOST_IN_FLIGHT = 6;

/** Who presses: both players of one game, each where he sees it. */
type Fingers = {
  readonly seats: Readonly<Record<Colour, Seat>>;
  readonly game: number;
  readonly log: GameLog;
  readonly random: Random;
  readonly wait: (ms: number) => Promise<void>;
  readonly presses: number;
};

/**
 * Both players press at random moments, on whatever keyboard their phones show or have shown of
 * late, without waiting for an answer.
 */
export const pressQuickly = async (fingers: Fingers): Promise<readonly QuickPress[]> => {
  const { log, game, random, wait } = fingers;
  const shown = { white: new Keyboards(fingers, "white"), black: new Keyboards(fingers, "black") };
  const done: QuickPress[] = [];
  const flying = new Set<Promise<void>>();
  for (let n = 0; n < fingers.presses; n++) {
    await wait(random.below(LONGEST_PAUSE));
    while (flying.size >= MOST_IN_FLIGHT) await Promise.race(flying);
    const called = playerToAct(log.state(game));
    if (called === undefined) break;
    const by = random.chance(0.9) ? called : random.pick(["white", "black"] as const);
    const keyboard = await shown[by].someOf();
    const buttons = keyboard
      ? buttonsOf(keyboard).filter(({ press }) => PRESSED.includes(press.do))
      : [];
    if (!keyboard || buttons.length === 0) continue;
    const button = random.pick(
      buttons.flatMap((one) => Array.from({ length: LIKELY[one.press.do] ?? 1 }, () => one)),
    );
    const from = log.version(game);
    const press = fingers.seats[by].phone
      .pressOld(keyboard, button.data)
      .then((pressed) => {
        const told = toastOf(pressed).replace(LATER, "");
        done.push({ by, button, from, to: log.version(game), told });
      })
      .catch((error: unknown) => {
        // The table has been sent anew since: no finger reaches the old one.
        if (!(error instanceof PlaygroundRefusal)) throw error;
      })
      .finally(() => flying.delete(press));
    flying.add(press);
  }
  await Promise.all(flying);
  return done;
};

/** What one phone has shown of the game of late. */
class Keyboards {
  readonly #fingers: Fingers;
  readonly #seat: Seat;
  #seen: readonly SeenMessage[] = [];

  constructor(fingers: Fingers, colour: Colour) {
    this.#fingers = fingers;
    this.#seat = fingers.seats[colour];
  }

  /** Mostly the newest; not everybody looks again before he presses. */
  async someOf(): Promise<SeenMessage | undefined> {
    const { random } = this.#fingers;
    if (this.#seen.length === 0 || random.chance(0.7)) await this.#look();
    return random.chance(0.75) ? this.#seen.at(-1) : this.#seen[random.below(this.#seen.length)];
  }

  async #look(): Promise<void> {
    const { phone, chat } = this.#seat;
    const newest = (await phone.messages(chat, 10)).findLast((one) =>
      buttonsOf(one).some(({ press }) => "game" in press && press.game === this.#fingers.game),
    );
    const last = this.#seen.at(-1);
    if (!newest || (last?.id === newest.id && versionOf(last) === versionOf(newest))) return;
    this.#seen = [...this.#seen, newest].slice(-MOST_KEYBOARDS);
  }
}

const isMove = ({ type }: GameEvent): boolean => type === "moved";

/** Whether a press means something when the game stands after so many of its events. */
const isLegal = (
  { by, button: { press } }: QuickPress,
  states: readonly Game[],
  events: readonly GameEvent[],
  at: number,
): boolean => {
  const state = states[at];
  if (!state || !("version" in press)) return false;
  const isFirst = press.do === "roll" || press.do === "double";
  const isAhead = press.version === at + 1;
  if (isAhead && isFirst && beginsNext(state, { type: press.do, by })) return true;
  if (press.version > at) return false;
  const between = events.slice(press.version, at);
  if (playerToAct(state) !== by) return false;
  const { phase } = state;
  if (phase.kind === "moving" && between.every(isMove)) {
    if (press.do === "move") return isPlayable(phase.turn, press.moves);
    if (press.do === "undo") return phase.before.length > 0;
    if (press.do === "done") return movesOf(phase.turn).length === 0;
  }
  if (between.length > 0) return false;
  if (press.do === "take") return phase.kind === "doubled";
  return phase.kind === "rolling" && (press.do === "roll" || press.do === "double");
};

/** The events that a press brings about by itself in a game that stands as `state`. */
const broughtBy = (
  { button: { press } }: QuickPress,
  state: Game | undefined,
): readonly Partial<GameEvent>[] => {
  // The first press of the next player ends the turn before.
  const endsTurn = state !== undefined && isPlayedOut(state);
  if (endsTurn && (press.do === "roll" || press.do === "double")) {
    return [{ type: "turn-ended", end: "played" }];
  }
  switch (press.do) {
    case "move":
      return press.moves.map(({ from, die }) => ({ type: "moved", from, die }));
    case "undo":
      return [{ type: "undone" }];
    case "done":
      return [{ type: "turn-ended", end: "played" }];
    case "double":
      return [{ type: "doubled" }];
    case "take":
      return [{ type: "taken" }];
    default:
      return [{ type: "rolled" }];
  }
};

const holds = (event: GameEvent | undefined, wanted: Partial<GameEvent>): boolean => {
  const values: Readonly<Record<string, unknown>> = { ...event };
  return Object.entries(wanted).every(([name, value]) => values[name] === value);
};

/** The key beside it may say where the checker is: `24→20`, `→21`. */
const END = /^(?:\d+|бар|bar)?→(\d+|снять|off)✶?$/;

/** What the bot did that no press had said, or said that it did and did not; empty if it is true. */
export const liesIn = (
  presses: readonly QuickPress[],
  states: readonly Game[],
  events: readonly GameEvent[],
): readonly string[] => {
  const counted = presses.filter(({ button, told }) => hasCounted(button, told));
  const refused = presses.filter(({ button, told }) => !hasCounted(button, told));
  const claims = claimed(counted, states, events);
  const unsaid = events.flatMap((event, at) =>
    isMove(event) && !isForced(events, at) && !claims?.has(at) ? [`nobody pressed ${at}`] : [],
  );
  return [
    ...(claims ? unsaid : ["what counted was not played, or was played twice"]),
    ...refused
      .filter((press) => isLegalThroughout(press, states, events))
      .map((press) => `refused but legal: ${sayPress(press)}`),
    ...refused
      .filter(({ told }) => /учтен|counted|got it/i.test(told))
      .map((press) => `told that it counted: ${sayPress(press)}`),
    ...counted.flatMap((press) => wrongWords(press)),
  ];
};

const sayPress = ({ by, button: { text, data }, from, to, told }: QuickPress): string =>
  `${by} ${text} (${data}) at ${from}–${to}: «${told}»`;

const isLegalThroughout = (
  press: QuickPress,
  states: readonly Game[],
  events: readonly GameEvent[],
): boolean => {
  for (let at = press.from; at <= press.to; at++) {
    if (!isLegal(press, states, events, at)) return false;
  }
  return true;
};

/** A turn without a choice is played without a press. */
const isForced = (events: readonly GameEvent[], at: number): boolean => {
  const end = events.slice(at).find(({ type }) => type !== "moved");
  return end?.type === "turn-ended" && end.end === "forced";
};

/** Gives each press the events that it brought about, each event to one press; undefined: it cannot be done. */
const claimed = (
  presses: readonly QuickPress[],
  states: readonly Game[],
  events: readonly GameEvent[],
  taken: ReadonlySet<number> = new Set(),
): ReadonlySet<number> | undefined => {
  const [press, ...others] = presses;
  if (!press) return taken;
  for (let at = press.from; at < press.to; at++) {
    const wanted = broughtBy(press, states[at]);
    const places = wanted.map((_, index) => at + index);
    const fits =
      isLegal(press, states, events, at) &&
      wanted.every((event, index) => holds(events[at + index], event)) &&
      places.every((place) => !taken.has(place));
    const rest = fits && claimed(others, states, events, new Set([...taken, ...places]));
    if (rest) return rest;
  }
  return undefined;
};

/** The button of one move says where it leads, and so does the toast. */
const wrongWords = (press: QuickPress): readonly string[] => {
  const { button, told } = press;
  if (button.press.do !== "move" || button.press.moves.length !== 1) return [];
  const [{ from, die } = { from: 0, die: 0 }] = button.press.moves;
  const to = Math.max(OFF, from - die);
  const [, end = ""] = END.exec(button.text) ?? [];
  const isTrue =
    (from === BAR ? /^(бар|bar)/.test(told) : told.startsWith(`${from}→`)) &&
    (to === OFF ? /\D/.test(end) : end === String(to)) &&
    [told, told.replace(/^[^→]+/, "")].includes(button.text.replace("✶", ""));
  return isTrue ? [] : [`other words than moves: ${sayPress(press)}`];
};
