import { type ChallengeId, type GameId, isChallengeId, isGameId } from "../game/ids.ts";
import { isDie } from "../rules/dice.ts";
import type { Die, Outcome } from "../rules/types.ts";

/** What a button means. It travels through Telegram as its callback data. */
export type Press =
  | { readonly do: "sit" | "cancel"; readonly challenge: ChallengeId }
  | { readonly do: SimplePress; readonly game: GameId; readonly version: number }
  | {
      readonly do: "move";
      readonly game: GameId;
      readonly version: number;
      readonly from: number;
      readonly die: Die;
    }
  | {
      readonly do: "resign";
      readonly game: GameId;
      readonly version: number;
      readonly outcome: Outcome;
    };

export type SimplePress =
  | "roll"
  | "undo"
  | "done"
  | "accept"
  | "decline"
  | "double"
  | "take"
  | "drop"
  | "beaver"
  | "rematch"
  | "menu-more"
  | "menu-resign"
  | "menu-close"
  | "down";

/** Telegram's limit, in bytes of UTF-8. */
export const MOST_BYTES = 64;

const CHALLENGE_LETTERS = { s: "sit", c: "cancel" } as const;
const SIMPLE_LETTERS = {
  r: "roll",
  u: "undo",
  d: "done",
  a: "accept",
  n: "decline",
  e: "double",
  t: "take",
  p: "drop",
  w: "beaver",
  x: "rematch",
  m: "menu-more",
  q: "menu-resign",
  k: "menu-close",
  b: "down",
} as const satisfies Readonly<Record<string, SimplePress>>;
const OUTCOME_LETTERS = {
  o: "oin",
  m: "mars",
  k: "koks",
  h: "home-mars",
} as const satisfies Readonly<Record<string, Outcome>>;
const MOVE = "v";
const RESIGN = "g";

const has = <T extends object>(table: T, key: string): key is Extract<keyof T, string> =>
  Object.hasOwn(table, key);

const letterFor = (table: Readonly<Record<string, string>>, name: string): string => {
  const found = Object.entries(table).find(([, value]) => value === name);
  if (found === undefined) throw new Error(`no letter for ${name}`);
  return found[0];
};

/** The callback data of a button: a letter and numbers in base 36, between dots. */
export const writePress = (press: Press): string => {
  const data = fieldsOf(press).join(".");
  if (Buffer.byteLength(data, "utf8") > MOST_BYTES)
    throw new Error(`callback data too long: ${data}`);
  return data;
};

const fieldsOf = (press: Press): string[] => {
  switch (press.do) {
    case "sit":
    case "cancel":
      return [letterFor(CHALLENGE_LETTERS, press.do), press.challenge.toString(36)];
    case "move":
      return [MOVE, ...ofGame(press), press.from.toString(36), press.die.toString(36)];
    case "resign":
      return [RESIGN, ...ofGame(press), letterFor(OUTCOME_LETTERS, press.outcome)];
    default:
      return [letterFor(SIMPLE_LETTERS, press.do), ...ofGame(press)];
  }
};

const ofGame = ({ game, version }: { game: GameId; version: number }): string[] => [
  game.toString(36),
  version.toString(36),
];

/** The press that callback data stands for; undefined for anything that no button of ours says. */
export const readPress = (data: string): Press | undefined => {
  const [letter = "", id = "", version = "", ...rest] = data.split(".");
  const press = pressOf(letter, numberIn(id), numberIn(version), rest);
  return press && writePress(press) === data ? press : undefined;
};

const numberIn = (text: string): number =>
  /^[0-9a-z]{1,11}$/.test(text) ? Number.parseInt(text, 36) : Number.NaN;

const pressOf = (
  letter: string,
  id: number,
  version: number,
  rest: readonly string[],
): Press | undefined => {
  if (has(CHALLENGE_LETTERS, letter)) {
    return isChallengeId(id) ? { do: CHALLENGE_LETTERS[letter], challenge: id } : undefined;
  }
  if (!isGameId(id) || !Number.isSafeInteger(version)) return undefined;
  if (has(SIMPLE_LETTERS, letter)) return { do: SIMPLE_LETTERS[letter], game: id, version };
  const [first = "", second = ""] = rest;
  if (letter === RESIGN && has(OUTCOME_LETTERS, first)) {
    return { do: "resign", game: id, version, outcome: OUTCOME_LETTERS[first] };
  }
  const [from, die] = [numberIn(first), numberIn(second)];
  if (letter !== MOVE || !Number.isSafeInteger(from) || !isDie(die)) return undefined;
  return { do: "move", game: id, version, from, die };
};
