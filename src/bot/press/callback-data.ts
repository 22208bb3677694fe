import { z } from "zod";
import { ARENA_MINUTES } from "../../features/arena/play/arena.ts";
import { CHOUETTE_PLAYERS } from "../../features/chouette/play/chouette.ts";
import { HOUSE_RULES } from "../../features/chouette/rules/stored.ts";
import { EVENT_DELAY } from "../../features/contest/play/contest.ts";
import { CUP_HOURS } from "../../features/cup/play/cup.ts";
import { REASONS } from "../../features/seek/play/strangers.ts";
import { PAGE_NAMES, SETTING_NAMES } from "../../features/settings/pages.ts";
import { SEVEN } from "../../features/seven/play/sets.ts";
import { PERIODS } from "../../features/statistics/periods.ts";
import { CUBE_ACTIONS } from "../../features/trainer/play/cube.ts";
import { MATCHES, STAKES } from "../../game/series.ts";
import type { CheckerMove } from "../../game/types.ts";
import {
  type ArenaId,
  type ChallengeId,
  type ChatId,
  type ChouetteId,
  type CupId,
  type GameId,
  isArenaId,
  isChallengeId,
  isChatId,
  isChouetteId,
  isCupId,
  isGameId,
  isPersonId,
  isPuzzleId,
  isRulesetId,
  isTableId,
  type PuzzleId,
  type RulesetId,
  type TableId,
} from "../../ids/ids.ts";
import { DICE } from "../../rules/dice.ts";
import { LEVELS } from "../../tables/game/seats.ts";
import { EMOTES } from "../../tables/services/emote.ts";
import { ZONES } from "../text/zones.ts";
import { MOST_CLOCK_CODE } from "./clock-words.ts";

/** Telegram's limit, in bytes of UTF-8. */
export const MOST_BYTES = 64;

/** Numbers travel in base 36, words as they are. */
const number = z
  .string()
  .regex(/^[0-9a-z]{1,11}$/)
  .transform((text) => Number.parseInt(text, 36))
  .pipe(z.int());

/** Names that we give: of rulesets, switches and their values. */
const word = z.string().regex(/^[A-Za-z0-9-]{1,24}$/);

/** Checker moves, two characters each: the point in base 36 and the die. */
const moves = z
  .string()
  .regex(/^(?:[1-9a-p][1-6]){1,16}$/)
  .transform((text): readonly CheckerMove[] =>
    (text.match(/../g) ?? []).flatMap((two) => {
      const die = DICE.find((one) => one === Number(two[1]));
      return die === undefined ? [] : [{ from: Number.parseInt(two.charAt(0), 36), die }];
    }),
  );

/** As usual, with the cube, without it; with beaver, with Jacoby, with both. */
export const CUBE_CODES = [0, 1, 2, 3, 4, 5] as const;
export type CubeCode = (typeof CUBE_CODES)[number];

/** What is opened by a command of its name. */
const EVENINGS = ["arena", "cup", "chouette"] as const;

/** A moment has room in a press until 2200, in minutes since 1970. */
const MOST_MOMENT = 121_000_000;

/** As many days as the fields of a press have room for. */
const MOST_DAYS = 99_999;

/** More rounds of a Swiss are never offered. */
const MOST_ROUNDS = 12;

/** What a press can say; a field means the same in every press. */
const FIELDS = {
  challenge: number.refine((id): id is ChallengeId => isChallengeId(id)),
  game: number.refine((id): id is GameId => isGameId(id)),
  table: number.refine((id): id is TableId => isTableId(id)),
  own: number.refine((id): id is RulesetId => isRulesetId(id)),
  /** The state of the game that the button was made for. */
  version: number,
  moves,
  outcome: z.enum(["oin", "mars", "koks", "home-mars"]),
  /** Whose menu or dialog it is, and which of theirs. */
  person: number,
  draft: number,
  ruleset: word,
  family: z.enum(["long", "short"]),
  stake: number.refine((stake) => stake >= STAKES.least && stake <= STAKES.most),
  cube: number.pipe(z.literal(CUBE_CODES)),
  level: z.enum(LEVELS),
  emote: z.enum(EMOTES),
  /** 0: no match. */
  match: number.refine((match) => match <= MATCHES.most),
  hints: number.pipe(z.literal([0, 1])),
  /** Which of the clocks; 0: none. Older buttons say nothing of it. */
  clock: number.refine((code) => code <= MOST_CLOCK_CODE),
  /** Who alone may sit down: "-" anybody, "@" whose username stands in the message, or an id. */
  friend: z.union([z.literal(["-", "@"]), number.refine((id) => isPersonId(id))]),
  /** What becomes of the challenge that one has waiting. */
  waiting: z.enum(["ask", "replace", "keep"]),
  part: z.enum(["games", "more", "own", "terms"]),
  name: word,
  value: word,
  page: number,
  by: z.enum(["on", "back"]),
  step: number,
  /** Of the seven: its day, and which of its decisions, from 0. */
  day: number.refine((day) => day >= 1 && day <= MOST_DAYS),
  decision: number.refine((at) => at < SEVEN),
  /** Of the trainer: which of the puzzles that somebody was asked. */
  asked: number,
  puzzle: number.refine((id): id is PuzzleId => isPuzzleId(id)),
  action: z.enum(CUBE_ACTIONS),
  /** Of the reminder: hours from the first zone of time on, and the hour in UTC. */
  zone: number.refine((zone) => zone <= 26),
  hour: number.refine((hour) => hour <= 23),
  /** Of a group: its chat, whose number is negative; and whether it sees somebody's sevens. */
  group: z
    .string()
    .regex(/^-[1-9a-z][0-9a-z]{0,10}$/)
    .transform((text) => Number.parseInt(text, 36))
    .pipe(z.int().refine((id): id is ChatId => isChatId(id))),
  shown: number.pipe(z.literal([0, 1])),
  /** More than once a day. */
  often: number.pipe(z.literal([0, 1])),
  /** Of /top. */
  period: z.enum(PERIODS),
  arena: number.refine((id): id is ArenaId => isArenaId(id)),
  cup: number.refine((id): id is CupId => isCupId(id)),
  chouette: number.refine((id): id is ChouetteId => isChouetteId(id)),
  advice: z.enum(HOUSE_RULES.advice),
  loneTaker: z.enum(HOUSE_RULES.loneTaker),
  boxTakes: z.enum(HOUSE_RULES.boxTakes),
  /** In the team of a chouette, from 1. */
  place: number.refine((place) => place < CHOUETTE_PLAYERS.most),
  hours: number.refine((one) => one >= CUP_HOURS.least && one <= CUP_HOURS.most),
  /** Of a Swiss; 0: knock-out. */
  rounds: number.refine((rounds) => rounds <= MOST_ROUNDS),
  reason: z.enum(REASONS),
  minutes: number.refine((one) => one >= ARENA_MINUTES.least && one <= ARENA_MINUTES.most),
  /** In how many minutes an event begins; not said where it does at once. */
  startsIn: number.refine((one) => one <= EVENT_DELAY.most),
  /** When an event begins, in minutes since 1970; not said where that is no time of day. */
  startsAt: number.refine((one) => one <= MOST_MOMENT),
  /** What is being opened, and by whose clocks. */
  evening: z.enum(EVENINGS),
  city: z.enum([...ZONES, "others"]),
  topic: z.enum(PAGE_NAMES),
  setting: z.enum(SETTING_NAMES),
  choice: word,
  /** Of a link: who knows it may sit down. */
  token: z.string().regex(/^[\w-]{22}$/),
  /** What only we can write: letters of base64url. */
  seal: z.string().regex(/^[\w-]{20}$/),
} as const;

type Field = keyof typeof FIELDS;

/** What an inline offer carries. */
const OFFERED = ["person", "ruleset", "stake", "cube", "match", "seal", "clock?"] as const;
/** What is chosen so far in the menu of /play, beside the game. */
const WISHED = ["stake", "cube", "match", "hints", "friend", "waiting", "clock?"] as const;

/**
 * Every press: its letter, never used again as old keyboards stay, and its fields as they travel. One with
 * a question mark came later: at the end, and left out where it says nothing.
 */
export const PRESSES = {
  // At the table of a challenge.
  sit: ["s", "challenge"],
  cancel: ["c", "challenge"],
  "sit-computer": ["0", "challenge"],
  refuse: ["f", "challenge"],
  "offer-sit": ["i", ...OFFERED],
  "offer-link": [")", ...OFFERED],
  "link-sit": ["(", "token"],
  "offer-cancel": ["j", ...OFFERED],

  // At the table of a game.
  roll: ["r", "game", "version"],
  move: ["v", "game", "version", "moves"],
  undo: ["u", "game", "version"],
  done: ["d", "game", "version"],
  double: ["e", "game", "version"],
  take: ["t", "game", "version"],
  drop: ["p", "game", "version"],
  beaver: ["w", "game", "version"],
  /** Of the person who was asked whether they resign. */
  resign: ["g", "game", "version", "person", "outcome"],
  accept: ["a", "game", "version"],
  decline: ["n", "game", "version"],
  claim: ["l", "game", "version"],
  rematch: ["x", "game", "version"],
  dice: ["z", "game", "version"],
  "menu-more": ["m", "game", "version"],
  "menu-resign": ["q", "game", "version"],
  /** Of the person who would lose the match by resigning. */
  "menu-sure": ["9", "game", "version", "person"],
  "menu-close": ["k", "game", "version"],
  down: ["b", "game", "version"],
  record: ["o", "game"],
  hash: ["$", "game"],
  result: ["4", "game"],
  replay: ["5", "game"],
  hint: ["?", "game"],
  emote: ["~", "game", "emote"],
  bell: ["&", "game"],
  analysis: ["6", "game"],
  look: ["7", "game"],
  again: ["^", "game"],
  "rules-of": ["@", "game"],

  // A place where nothing can be pressed now.
  blank: ["-"],

  "look-at": ["8", "game", "page"],
  /** One on or back from what is shown, which is this page unless more was pressed meanwhile. */
  "look-turn": ["|", "game", "page", "by"],

  // In lists and menus.
  bring: ["h", "table"],
  "resign-from-list": ["A", "game"],
  finished: ["<", "page"],
  "finished-game": [">", "game", "page"],
  top: ["y", "page"],
  play: ["P", "person", "ruleset", ...WISHED],
  "play-menu": ["!", "person", "part", ...WISHED],
  "play-show": ["%", "person", "table"],
  "play-close": ["C", "person"],
  "play-friend": ["+"],
  computer: ["*"],
  "computer-menu": ["2", "person", "ruleset", "level", "cube", "match"],
  "computer-play": ["3", "person", "ruleset", "level", "cube", "match", "clock?"],
  forget: ["F", "person"],
  "forget-not": ["M", "person"],
  rules: ["U", "ruleset", "page"],
  "rules-turn": ["/", "ruleset", "page", "by"],
  "rules-list": ["I"],
  "rules-family": ["J", "family"],
  "rules-begin": ["Q"],
  /** Step 0 begins it, in a message of its own. */
  lesson: ["Z", "step"],
  "lesson-move": ["H", "step", "moves"],
  "lesson-leave": ["_"],
  /** The same of either game; the three above are of the short one. */
  "lesson-of": [",", "family", "step"],
  "lesson-press": [";", "family", "step", "moves"],
  /** A game against the computer that begins at once, and is the usual one from then on. */
  "computer-first": ["[", "ruleset"],
  "computer-begin": ["]", "person"],
  "computer-part": ["=", "person", "part", "level", "cube", "match", "clock?"],

  // The day's seven: a letter that is never used alone, and one of its own for each.
  "seven-begin": ["1b"],
  "seven-choice": ["1c"],
  "seven-open": ["1o", "family", "day"],
  /** In the decision of that number; the step is the state of its turn. */
  "seven-move": ["1m", "family", "day", "decision", "step", "moves"],
  "seven-undo": ["1u", "family", "day", "decision", "step"],
  "seven-done": ["1d", "family", "day", "decision", "step"],
  "seven-look": ["1l", "family", "day", "page"],
  "seven-days": ["1p"],
  "seven-set": ["1s", "family", "day"],
  "seven-hours": ["1h", "zone"],
  "seven-remind": ["1r", "hour"],
  "seven-stop": ["1x"],
  /** Under the result of that day, and in the list of groups. */
  "seven-belong": ["1g", "family", "day", "group", "shown"],
  "seven-groups": ["1k"],
  "seven-group": ["1v", "group", "shown"],
  /** In the group itself. */
  "seven-here": ["1t"],

  // The trainer: as with the seven, a letter that is never used alone, and one of its own for each.
  /** In a message of its own, in the private chat. */
  "train-begin": ["2b"],
  "train-choice": ["2c"],
  "train-open": ["2o", "family"],
  /** In the puzzle of that number among those asked; the step is the state of its turn. */
  "train-move": ["2m", "asked", "step", "moves"],
  "train-undo": ["2u", "asked", "step"],
  "train-done": ["2d", "asked", "step"],
  "train-next": ["2n", "asked"],
  "train-more": ["2t", "asked"],
  "train-cube": ["2q", "family"],
  /** In the position of that puzzle. */
  "train-cube-do": ["2a", "puzzle", "action"],

  // The arena: as with the seven, a letter that is never used alone, and one of its own for each.
  "arena-play": ["4p", "arena"],
  "arena-pause": ["4z", "arena"],
  "arena-menu": ["4m", "person", "minutes", "clock?", "startsIn?", "startsAt?"],
  "arena-begin": ["4b", "person", "ruleset", "minutes", "clock?", "startsIn?", "startsAt?"],

  // An opponent at any hour: as with the seven, a letter that is never used alone, and one of its own for each.
  "seek-begin": ["5b"],
  "seek-menu": ["5m", "cube", "match", "clock?"],
  "seek-start": ["5s", "ruleset", "cube", "match", "clock?"],
  "seek-stop": ["5x"],
  "seek-computer": ["5c"],
  /** Of the opponent in a game that was found so. */
  "seek-about": ["5a", "game"],
  "seek-avoid": ["5n", "game"],
  "seek-report": ["5r", "game", "reason"],

  // The league of a group: a letter that has a meaning of its own alone, and one beside it for each.
  "top-of": ["7t", "period"],
  /** In the group itself: tells whoever presses of what happens there. */
  listen: ["7b"],
  "listen-often": ["7o", "group", "often"],
  "listen-stop": ["7x", "group"],
  /** Of a table, an arena and a cup in a group: opens a board in the private chat. */
  watch: ["7g", "game"],
  "watch-arena": ["7a", "arena"],
  "watch-cup": ["7c", "cup"],
  "watch-next": ["7n"],
  "watch-stop": ["7q"],

  /** Of any evening of a group: by which clocks it begins at the time that was said. */
  "event-zone": ["4t", "person", "evening", "city"],

  // The cup: as with the seven, a letter that is never used alone, and one of its own for each.
  "cup-enter": ["6p", "cup"],
  "cup-leave": ["6z", "cup"],
  "cup-start": ["6s", "cup"],
  "cup-format": ["6f", "person", "cup", "rounds"],
  "cup-mine": ["6g", "cup"],
  "cup-menu": ["6m", "person", "match", "hours", "clock?", "startsIn?", "startsAt?"],
  "cup-begin": ["6b", "person", "ruleset", "match", "hours", "clock?", "startsIn?", "startsAt?"],

  // The chouette: as with the seven, a letter that has a meaning of its own alone, and one beside it for each.
  "chouette-sit": ["8s", "chouette"],
  "chouette-up": ["8z", "chouette"],
  "chouette-begin": ["8g", "chouette"],
  "chouette-close": ["8x", "chouette"],
  "chouette-menu": ["8m", "person", "advice", "loneTaker", "boxTakes"],
  "chouette-open": ["8o", "person", "ruleset", "advice", "loneTaker", "boxTakes"],
  /** Of the member at that place of the team; without one, whoever presses means themselves, or all. */
  "cube-double": ["8d", "game", "version", "place?"],
  "cube-take": ["8t", "game", "version", "place?"],
  "cube-drop": ["8p", "game", "version", "place?"],
  "cube-beaver": ["8w", "game", "version", "place?"],

  // A chat's own rulesets, and the dialog in which one is made.
  "own-list": ["L"],
  "own-show": ["O", "own"],
  "own-play": ["Y", "own"],
  "own-begin": ["#", "person"],
  "own-delete": ["D", "own"],
  "own-delete-sure": ["R", "own"],
  "draft-base": ["B", "person", "draft", "ruleset"],
  "draft-switch": ["W", "person", "draft", "name"],
  "draft-value": ["V", "person", "draft", "name", "value"],
  "draft-back": ["K", "person", "draft"],
  "draft-name": ["N", "person", "draft"],
  "draft-cancel": ["X", "person", "draft"],

  // The settings of a chat.
  settings: ["S"],
  "settings-page": ["G", "topic"],
  "settings-set": ["E", "setting", "choice"],
  "settings-stake": ["T"],
} as const satisfies Readonly<
  Record<string, readonly [letter: string, ...fields: (Field | `${Field}?`)[]]>
>;

type Presses = typeof PRESSES;
type Kind = keyof Presses;

type SaidBy<Of extends Kind> = Presses[Of] extends readonly [string, ...infer Fields]
  ? Fields[number]
  : never;

type FieldsOf<Of extends Kind> = Extract<SaidBy<Of>, Field>;
type LaterOf<Of extends Kind> =
  SaidBy<Of> extends infer One
    ? One extends `${infer Name extends Field}?`
      ? Name
      : never
    : never;

type ValueOf<Name extends Field> = z.infer<(typeof FIELDS)[Name]>;

export type PressOf<Of extends Kind> = Of extends Kind
  ? { readonly do: Of } & { readonly [Name in FieldsOf<Of>]: ValueOf<Name> } & {
      readonly [Name in LaterOf<Of>]?: ValueOf<Name>;
    }
  : never;

export type Press = PressOf<Kind>;

export type PlainPress = {
  [Of in Kind]: Presses[Of] extends readonly [string, "game", "version"] ? Of : never;
}[Kind];

export type TablePress = Exclude<
  Extract<
    Press,
    { readonly version: number } | { readonly challenge: ChallengeId } | { readonly seal: string }
  >,
  LinkPress
>;
/** Presses in a message that brought a link; what it can be is proved by what they say. */
type LinkPress = PressOf<"link-sit" | "offer-link">;
export type DraftPress = PressOf<Extract<Kind, `draft-${string}`>>;
type SettingsPress = PressOf<Extract<Kind, `settings${string}`>>;

export const isTablePress = (press: Press): press is TablePress =>
  !isLinkPress(press) && ("version" in press || "challenge" in press || "seal" in press);

export const isLinkPress = (press: Press): press is LinkPress =>
  press.do === "link-sit" || press.do === "offer-link";

export const isDraftPress = (press: Press): press is DraftPress => press.do.startsWith("draft-");

export const isSettingsPress = (press: Press): press is SettingsPress =>
  press.do.startsWith("settings");

const isKind = (name: unknown): name is Kind => typeof name === "string" && name in PRESSES;

const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.keys(PRESSES)
    .filter(isKind)
    .map((kind) => [PRESSES[kind][0], kind]),
);

type Said = { readonly name: string; readonly isLater: boolean };

const saidBy = (kind: Kind): readonly Said[] => {
  const [, ...fields] = PRESSES[kind];
  return fields.map((field) => ({ name: field.replace("?", ""), isLater: field.endsWith("?") }));
};

const isField = (name: string): name is Field => name in FIELDS;

type Value = string | number | readonly CheckerMove[];

const textOf = (value: Value): string =>
  typeof value === "object"
    ? value.map(({ from, die }) => `${from.toString(36)}${die}`).join("")
    : value.toString(36);

export const writePress = (press: Press): string => {
  const values: Readonly<Record<string, Value>> = press;
  const said = saidBy(press.do);
  // What says nothing is left out, where nothing follows it.
  const last = said.findLastIndex(({ name, isLater }) => !isLater || values[name]);
  const fields = said.slice(0, last + 1).map(({ name }) => textOf(values[name] ?? 0));
  const data = [PRESSES[press.do][0], ...fields].join(".");
  if (Buffer.byteLength(data, "utf8") > MOST_BYTES) throw new Error(`too long a press: ${data}`);
  return data;
};

type Read = Readonly<Record<string, unknown>>;

const isPress = (read: Read): read is Press =>
  isKind(read.do) &&
  saidBy(read.do).every(({ name, isLater }) => isLater || read[name] !== undefined);

/** The press that callback data stands for; undefined for anything that no button of ours says. */
export const readPress = (data: string): Press | undefined => {
  const [letter = "", ...texts] = data.split(".");
  const kind = KINDS.get(letter);
  if (kind === undefined) return undefined;
  const fields = saidBy(kind).flatMap(({ name }, at) => {
    const value = isField(name) ? FIELDS[name].safeParse(texts[at]).data : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  const read: Read = { do: kind, ...Object.fromEntries(fields) };
  return isPress(read) && writePress(read) === data ? read : undefined;
};
