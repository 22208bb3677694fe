import { z } from "zod";
import { MATCHES, STAKES } from "../game/series.ts";
import {
  type ChallengeId,
  type GameId,
  isChallengeId,
  isGameId,
  isOfferId,
  isRulesetId,
  isTableId,
  type OfferId,
  type RulesetId,
  type TableId,
} from "../tables/ids.ts";
import { PAGE_NAMES, SETTING_NAMES } from "./settings/names.ts";

/** Telegram's limit, in bytes of UTF-8. */
export const MOST_BYTES = 64;

/** Numbers travel in base 36, words as they are. */
const number = z
  .string()
  .regex(/^[0-9a-z]{1,11}$/)
  .transform((text) => Number.parseInt(text, 36))
  .pipe(z.int());
const challenge = number.refine((id): id is ChallengeId => isChallengeId(id));
const game = number.refine((id): id is GameId => isGameId(id));
const offer = number.refine((id): id is OfferId => isOfferId(id));
const tableId = number.refine((id): id is TableId => isTableId(id));
const die = number.pipe(z.literal([1, 2, 3, 4, 5, 6]));
const outcome = z.enum(["oin", "mars", "koks", "home-mars"]);

/** A button of a game says which state of it it was made for. */
const atVersion = { game, version: number } as const;

/** Presses that say no more than which game they are for. */
const PLAIN = [
  "roll",
  "undo",
  "done",
  "accept",
  "decline",
  "double",
  "take",
  "drop",
  "beaver",
  "claim",
  "rematch",
  "dice",
  "menu-more",
  "menu-resign",
  "menu-close",
  "down",
] as const;

/** Presses at a table. */
const table = z.discriminatedUnion("do", [
  z.object({ do: z.literal(["sit", "cancel", "refuse"]), challenge }),
  z.object({ do: z.literal(PLAIN), ...atVersion }),
  z.object({ do: z.literal("move"), ...atVersion, from: number, die }),
  z.object({ do: z.literal("resign"), ...atVersion, outcome }),
]);

/** What is to be played for, where the ruleset is still to be chosen. */
const wish = {
  stake: number.refine((stake) => stake >= STAKES.least && stake <= STAKES.most),
  /** As usual, with it or without it. */
  cube: number.pipe(z.literal([0, 1, 2])),
  /** 0: no match. */
  match: number.refine((match) => match <= MATCHES.most),
} as const;

/** Buttons of one person's menu say whose it is. */
const person = number;

/** Names that we give: of rulesets, switches and their values. */
const word = z.string().regex(/^[A-Za-z0-9-]{1,24}$/);

/** A button of the dialog in which a ruleset is made says whose dialog it is, and which. */
const ofDraft = { person, draft: number } as const;

const draft = z.discriminatedUnion("do", [
  z.object({ do: z.literal("draft-base"), ...ofDraft, ruleset: word }),
  z.object({ do: z.literal("draft-switch"), ...ofDraft, name: word }),
  z.object({ do: z.literal("draft-value"), ...ofDraft, name: word, value: word }),
  z.object({ do: z.literal(["draft-back", "draft-name", "draft-cancel"]), ...ofDraft }),
]);

const own = number.refine((id): id is RulesetId => isRulesetId(id));

/** Presses in the settings of a chat. */
const settings = z.discriminatedUnion("do", [
  z.object({ do: z.literal(["settings", "type-stake"]) }),
  z.object({ do: z.literal("settings-page"), page: z.enum(PAGE_NAMES) }),
  z.object({ do: z.literal("set"), setting: z.enum(SETTING_NAMES), choice: word }),
]);

/** Presses that are none at a table; each is handled by the feature that shows its button. */
const elsewhere = z.discriminatedUnion("do", [
  z.object({ do: z.literal("top"), page: number }),
  z.object({ do: z.literal("record"), game }),
  z.object({ do: z.literal("bring"), table: tableId }),
  z.object({ do: z.literal(["offer-sit", "offer-cancel"]), offer }),
  z.object({ do: z.literal("play"), person, ruleset: word, ...wish }),
  z.object({ do: z.literal("play-close"), person }),
  z.object({ do: z.literal("forget"), person }),
  z.object({ do: z.literal("forget-not"), person }),
  z.object({ do: z.literal("own-list") }),
  z.object({ do: z.literal("own-show"), own }),
  z.object({ do: z.literal("own-play"), own }),
  z.object({ do: z.literal("own-delete"), own }),
  z.object({ do: z.literal("own-delete-sure"), own }),
  z.object({ do: z.literal("rules"), ruleset: word, page: number }),
  z.object({ do: z.literal("rules-list") }),
]);

const schema = z.union([table, draft, settings, elsewhere]);

/** What a button means. It travels through Telegram as its callback data. */
export type Press = Readonly<z.infer<typeof schema>>;
export type TablePress = Readonly<z.infer<typeof table>>;
export type DraftPress = Readonly<z.infer<typeof draft>>;
type SettingsPress = Readonly<z.infer<typeof settings>>;
export type PlainPress = (typeof PLAIN)[number];

/** One letter each, never to be used again for something else: old keyboards are never forgotten. */
const LETTERS: Readonly<Record<Press["do"], string>> = {
  sit: "s",
  cancel: "c",
  refuse: "f",
  roll: "r",
  undo: "u",
  done: "d",
  accept: "a",
  decline: "n",
  double: "e",
  take: "t",
  drop: "p",
  beaver: "w",
  claim: "l",
  rematch: "x",
  "menu-more": "m",
  "menu-resign": "q",
  "menu-close": "k",
  down: "b",
  move: "v",
  resign: "g",
  dice: "z",
  top: "y",
  record: "o",
  bring: "h",
  "offer-sit": "i",
  "offer-cancel": "j",
  play: "P",
  "draft-base": "B",
  "draft-switch": "W",
  "draft-value": "V",
  "draft-back": "K",
  "draft-name": "N",
  "draft-cancel": "X",
  "own-list": "L",
  "own-show": "O",
  "own-play": "Y",
  "own-delete": "D",
  "own-delete-sure": "R",
  rules: "U",
  "rules-list": "I",
  "play-close": "C",
  forget: "F",
  "forget-not": "M",
  settings: "S",
  "settings-page": "G",
  set: "E",
  "type-stake": "T",
};

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTERS).map(([name, letter]) => [letter, name]),
);

/** The fields of each press, in the order in which they travel. */
const FIELDS: ReadonlyMap<unknown, readonly string[]> = new Map(
  [...table.options, ...draft.options, ...settings.options, ...elsewhere.options].flatMap(
    ({ shape }) => [...shape.do.values].map((name) => [name, Object.keys(shape).slice(1)] as const),
  ),
);

const namesIn = ({ options }: typeof table | typeof draft | typeof settings): ReadonlySet<string> =>
  new Set(options.flatMap(({ shape }) => [...shape.do.values]));

const TABLE_PRESSES = namesIn(table);
const DRAFT_PRESSES = namesIn(draft);
const SETTINGS_PRESSES = namesIn(settings);

export const isTablePress = (press: Press): press is TablePress => TABLE_PRESSES.has(press.do);
export const isDraftPress = (press: Press): press is DraftPress => DRAFT_PRESSES.has(press.do);

export const isSettingsPress = (press: Press): press is SettingsPress =>
  SETTINGS_PRESSES.has(press.do);

/** The callback data of a button: its letter and its fields, between dots. */
export const writePress = (press: Press): string => {
  const values: Readonly<Record<string, string | number>> = press;
  const fields = (FIELDS.get(press.do) ?? []).map((name) => values[name] ?? "");
  const data = [LETTERS[press.do], ...fields.map((value) => value.toString(36))].join(".");
  if (Buffer.byteLength(data, "utf8") > MOST_BYTES) throw new Error(`too long a press: ${data}`);
  return data;
};

/** The press that callback data stands for; undefined for anything that no button of ours says. */
export const readPress = (data: string): Press | undefined => {
  const [letter = "", ...values] = data.split(".");
  const name = NAMES.get(letter);
  const fields = FIELDS.get(name);
  if (fields?.length !== values.length) return undefined;
  const named = Object.fromEntries(fields.map((field, index) => [field, values[index]]));
  const { success, data: press } = schema.safeParse({ do: name, ...named });
  return success && writePress(press) === data ? press : undefined;
};
