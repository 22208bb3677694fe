import type { ChallengeId } from "../../ids/ids.ts";
import { type AnyPress, type PressesOf, pressBook } from "./book.ts";
import { FIELDS } from "./fields.ts";

/** The fields of an inline offer. */
const OFFERED = ["person", "ruleset", "stake", "cube", "match", "seal", "clock?"] as const;
/** The choices so far in the menu of /play, beside the game. */
const WISHED = ["stake", "cube", "match", "hints", "friend", "waiting", "clock?"] as const;

/** The presses of tables, challenges and menus of games; features have books of their own. */
export const PRESSES = pressBook(FIELDS, {
  // At the table of a challenge.
  sit: ["s", "challenge"],
  cancel: ["c", "challenge"],
  "sit-computer": ["0", "challenge"],
  refuse: ["f", "challenge"],
  "offer-sit": ["i", ...OFFERED],
  "offer-link": [")", ...OFFERED],
  "link-sit": ["(", "token"],
  "offer-cancel": ["j", ...OFFERED],

  // At the table of a game; features answer those that are no turn.
  roll: ["r", "game", "version"],
  move: ["v", "game", "version", "moves"],
  undo: ["u", "game", "version"],
  done: ["d", "game", "version"],
  double: ["e", "game", "version"],
  take: ["t", "game", "version"],
  drop: ["p", "game", "version"],
  beaver: ["w", "game", "version"],
  /** Of the person who was asked to confirm the resignation. */
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
  /** Of the opponent in a game that was found by a search. */
  "seek-about": ["5a", "game"],
  /** At a table, an arena or a cup in a group: opens a board in the private chat. */
  watch: ["7g", "game"],
  /** In a group: tells the person who pressed about later games there. */
  listen: ["7b"],

  // An empty place of a keyboard.
  blank: ["-"],

  // In lists and menus.
  bring: ["h", "table"],
  /** In private: the game of an inline message. */
  "board-here": ["7h", "game"],
  /** Lists the games that wait for the person. */
  "your-turn": ["7i"],
  "resign-from-list": ["A", "game"],
  finished: ["<", "page"],
  play: ["P", "person", "ruleset", ...WISHED],
  "play-menu": ["!", "person", "part", ...WISHED, "page?"],
  "play-show": ["%", "person", "table"],
  "play-close": ["C", "person"],
  "play-friend": ["+"],
  computer: ["*"],
  "start-page": ["9a", "at"],
  "start-language": ["9b", "language"],
  "rules-begin": ["Q"],
  "rules-list": ["I"],
  "computer-begin": ["]", "person"],
  "own-begin": ["#", "person"],
});

export const { read: readPress, write: writePress } = PRESSES;

export type Press = PressesOf<typeof PRESSES>;
type PressKind = Press["do"];
export type PressOf<Of extends PressKind> = Extract<Press, { readonly do: Of }>;
type Written = (typeof PRESSES)["presses"];

/** Presses with only a game and its version. */
export type PlainPress = {
  [Of in PressKind]: Written[Of] extends readonly [string, "game", "version"] ? Of : never;
}[PressKind];

export type TablePress = Exclude<
  Extract<
    Press,
    { readonly version: number } | { readonly challenge: ChallengeId } | { readonly seal: string }
  >,
  LinkPress | OthersPress
>;
/** At the table of a challenge, answered by the computer's feature. */
type OthersPress = PressOf<"sit-computer">;

/** Presses in a message with a link; their own words prove what they may do. */
type LinkPress = PressOf<"link-sit" | "offer-link">;

const KINDS: ReadonlySet<string> = new Set(Object.keys(PRESSES.presses));

const isOurs = (press: AnyPress): press is Press => KINDS.has(press.do);

export const isTablePress = (press: AnyPress): press is TablePress =>
  isOurs(press) &&
  !isLinkPress(press) &&
  press.do !== "sit-computer" &&
  ("version" in press || "challenge" in press || "seal" in press);

export const isLinkPress = (press: AnyPress): press is LinkPress =>
  press.do === "link-sit" || press.do === "offer-link";
