import { type AnyPress, type Guard, type PressesOf, pressBook } from "./book.ts";
import { FIELDS } from "./fields.ts";

/** The fields of an inline offer. */
const OFFERED = ["person", "ruleset", "stake", "cube", "match", "seal", "clock?"] as const;
/** The choices so far in the menu of /play, beside the game. */
const WISHED = ["stake", "cube", "match", "hints", "friend", "waiting", "clock?"] as const;

/** The buttons that the core draws; features have books of their own. */
const WRITTEN = {
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
  /** Of the person who was asked to confirm the resignation. */
  resign: ["g", "game", "version", "person", "outcome"],
  accept: ["a", "game", "version"],
  decline: ["n", "game", "version"],
  claim: ["l", "game", "version"],
  /** To take back one's last turn, or to be let to. */
  "ask-back": ["7d", "game", "version"],
  "allow-back": ["7e", "game", "version"],
  "refuse-back": ["7f", "game", "version"],
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
  /** In private: whether words of the other player are read there. */
  hear: ["6v", "game", "hears"],
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
  /** Under a board where the person waits: the game in which another waits for them. */
  waiting: ["7j", "game"],
  "resign-from-list": ["A", "game"],
  finished: ["<", "page"],
  play: ["P", "person", "ruleset", ...WISHED],
  "play-menu": ["!", "person", "part", ...WISHED, "page?"],
  "play-show": ["%", "person", "table"],
  "play-close": ["C", "person"],
  "play-friend": ["+"],
  computer: ["*"],
  /** Begins at once; from then on this game is the usual one against the computer. */
  "computer-first": ["[", "ruleset"],
  /** A challenge to a friend, or to all of a group. */
  "play-game": ["3f", "ruleset"],
  "seek-game": ["3s", "ruleset"],
  /** Turns the question which game was meant into the ways to play it. */
  "play-ways": ["3g", "ruleset"],
  "start-page": ["9a", "at"],
  "start-language": ["9b", "language"],
  /** Stood under /start. */
  "rules-begin": ["Q"],
  "rules-list": ["I"],
  "computer-begin": ["]", "person"],
  "own-begin": ["#", "person"],
} as const;

/** Who answers a button: the table, if it is play; the rest of the core; or a house of features. */
export type Answerer = "table" | "core" | "records" | "rules" | "computer" | "seek" | "following";

type CoreGuard = Guard & { readonly by: Answerer };

const PLAY = { by: "table", at: "table" } as const;

const GUARDS = {
  sit: PLAY,
  cancel: PLAY,
  "sit-computer": { by: "computer", at: "anywhere" },
  refuse: PLAY,
  "offer-sit": { by: "table", at: "anywhere" },
  "offer-link": { by: "core", at: "anywhere" },
  "link-sit": { by: "core", at: "anywhere" },
  "offer-cancel": { by: "table", at: "anywhere" },
  roll: PLAY,
  move: PLAY,
  undo: PLAY,
  done: PLAY,
  double: PLAY,
  take: PLAY,
  drop: PLAY,
  beaver: PLAY,
  resign: PLAY,
  accept: PLAY,
  decline: PLAY,
  claim: PLAY,
  "ask-back": PLAY,
  "allow-back": PLAY,
  "refuse-back": PLAY,
  rematch: PLAY,
  dice: PLAY,
  "menu-more": PLAY,
  "menu-resign": PLAY,
  "menu-sure": PLAY,
  "menu-close": PLAY,
  down: PLAY,
  record: { by: "records", at: "table" },
  hash: { by: "records", at: "table" },
  result: { by: "records", at: "table" },
  replay: { by: "records", at: "table" },
  hint: { by: "computer", at: "table", isUnderTable: true },
  emote: { by: "core", at: "table", isUnderTable: true },
  bell: { by: "core", at: "table", isUnderTable: true },
  hear: { by: "core", at: "table", isUnderTable: true },
  analysis: { by: "records", at: "table" },
  look: { by: "records", at: "table" },
  again: { by: "records", at: "table" },
  "rules-of": { by: "rules", at: "table" },
  "seek-about": { by: "seek", at: "table" },
  watch: { by: "following", at: "table" },
  listen: { by: "following", at: "page" },
  blank: { by: "core", at: "anywhere", isUnderTable: true },
  bring: { by: "core", at: "page" },
  "board-here": { by: "core", at: "table" },
  "your-turn": { by: "core", at: "page" },
  waiting: { by: "core", at: "anywhere", isUnderTable: true },
  "resign-from-list": { by: "core", at: "page" },
  finished: { by: "records", at: "page" },
  play: { by: "core", at: "page", deletes: true },
  "play-menu": { by: "core", at: "page" },
  "play-show": { by: "core", at: "page", deletes: true },
  "play-close": { by: "core", at: "page", deletes: true },
  "play-friend": { by: "core", at: "page" },
  computer: { by: "computer", at: "page" },
  "computer-first": { by: "computer", at: "page" },
  "play-game": { by: "core", at: "page" },
  "seek-game": { by: "seek", at: "page" },
  "play-ways": { by: "core", at: "page" },
  "start-page": { by: "core", at: "page" },
  "start-language": { by: "core", at: "page" },
  "rules-begin": { by: "rules", at: "page" },
  "rules-list": { by: "rules", at: "page" },
  "computer-begin": { by: "computer", at: "page" },
  "own-begin": { by: "rules", at: "page" },
} as const satisfies Readonly<Record<keyof typeof WRITTEN, CoreGuard>>;

export const PRESSES = pressBook(FIELDS, WRITTEN, GUARDS);

export const { read: readPress, write: writePress } = PRESSES;

export type Press = PressesOf<typeof PRESSES>;
type PressKind = Press["do"];
export type PressOf<Of extends PressKind> = Extract<Press, { readonly do: Of }>;

export type PlainPress = {
  [Of in PressKind]: (typeof WRITTEN)[Of] extends readonly [string, "game", "version"] ? Of : never;
}[PressKind];

/** The presses that some of the core, or a house, answers. */
export type PressBy<By extends Answerer> = PressOf<
  { [Of in PressKind]: (typeof GUARDS)[Of]["by"] extends By ? Of : never }[PressKind]
>;

export type TablePress = PressBy<"table">;

const PLAYED: ReadonlySet<string> = new Set(
  Object.entries<CoreGuard>(GUARDS).flatMap(([kind, { by }]) => (by === "table" ? [kind] : [])),
);

export const isTablePress = (press: AnyPress): press is TablePress => PLAYED.has(press.do);
