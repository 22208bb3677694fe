import { z } from "zod";
import { once } from "../rules/once.ts";

export type ChatKind = "private" | "group";

/** The stored form has `null` for an unset value. */
const orNothing = <Value extends z.ZodType>(value: Value) =>
  value.transform((given) => given ?? undefined);

const DAY = 24 * 60;

/** Each setting with its stored form and its default; a group's default may differ. */
const stored = z.object({
  /** Undefined: that of the person who first called the bot, or of the private chat's person. */
  language: orNothing(z.string().nullish()),
  /** How boards are shown; `both`: a picture with the words of its board below it. */
  board: z.enum(["picture", "emoji", "words", "both"]).default("picture"),
  theme: z.string().default("wood"),
  /** The side on which boards have the home of the player at the bottom. */
  home: z.enum(["right", "left"]).default("right"),
  /** The id of the ruleset that /play proposes without words; undefined: it asks. */
  ruleset: orNothing(z.string().nullish()),
  stake: z.int().min(1).default(1),
  /** Play with the cube, and with its extras, unless the ruleset says otherwise. */
  cube: z.boolean().default(false),
  raise: z.enum(["double", "arithmetic"]).default("double"),
  beaver: z.boolean().default(false),
  jacoby: z.boolean().default(false),
  autoDoubles: z.int().min(0).default(0),
  autoRoll: z.boolean().default(true),
  autoForced: z.boolean().default(true),
  /** Ask for Done; otherwise the last die ends the turn. */
  confirmDone: z.boolean().default(true),
  /** Minutes after which a group reminds the player to move; undefined: never. */
  reminderMinutes: orNothing(z.number().min(0).nullable().default(3)),
  /** Minutes after which the other player may claim the game; undefined: never. */
  deadlineMinutes: orNothing(
    z
      .number()
      .min(0)
      .nullable()
      .default(3 * DAY),
  ),
  /** The strength of the computer; undefined: by the player's experience. */
  level: orNothing(z.enum(["beginner", "easy", "middle", "hard", "best"]).nullish()),
  /** The id of the ruleset for a one-press game against the computer; undefined: it asks. */
  computerRuleset: orNothing(z.string().nullish()),
  /** Seconds before the computer plays, so that the player sees what happened. */
  computerPause: z.number().min(0).default(0),
  hints: z.boolean().default(true),
  /** Among people: a player may ask the other to let them take a turn back. */
  takeBacks: z.boolean().default(true),
  emotes: z.boolean().default(true),
  /** In private: what an opponent types stands under the board. */
  voices: z.boolean().default(true),
  /**
   * Whom a person hears in private, by number. 0: not this one; 1: yes, though the bot found them.
   */
  hears: orNothing(z.record(z.string(), z.literal([0, 1])).nullish()),
  /** A line at the end of a game about what it means between the two. */
  rivalry: z.boolean().default(true),
  /** A line in the game about a rare run of rolls. */
  luck: z.boolean().default(true),
  /** In a group, answers for one person are shown only to them, if Telegram can do so. */
  whispers: z.boolean().default(true),
  /** In a group, commands go once they are answered, where the bot may delete. */
  tidies: z.boolean().default(false),
  /** In a group, one message a day shows the sevens of members who want it. */
  sevens: z.boolean().default(false),
  /** The time zone of the chat, by name; undefined: the bot asks for it. */
  zone: orNothing(z.string().nullish()),
  /** In a group, one message a week tells its results, and its champion is marked. */
  league: z.boolean().default(false),
  /** The group was asked once whether it wants that. */
  leagueOffered: z.boolean().default(false),
});

export type Settings = Readonly<z.infer<typeof stored>>;

const UNCHANGED = stored.parse({
  language: null,
  ruleset: null,
  level: null,
  computerRuleset: null,
  hears: null,
  zone: null,
});

/** The settings without changes. A group gets few edits, so there the last die ends the turn. */
export const DEFAULTS: Readonly<Record<ChatKind, Settings>> = {
  private: UNCHANGED,
  group: { ...UNCHANGED, confirmDone: false },
};

const readerFor = (kind: ChatKind) =>
  once(
    (text): Settings =>
      stored.parse({ confirmDone: DEFAULTS[kind].confirmDone, ...JSON.parse(text) }),
  );

const READERS = { private: readerFor("private"), group: readerFor("group") };

export const readSettings = (text: string, kind: ChatKind): Settings => READERS[kind](text);

/** Only the differences from the defaults, so that better defaults reach all chats. */
export const writeSettings = (settings: Settings, kind: ChatKind): string => {
  const defaults: Readonly<Record<string, unknown>> = DEFAULTS[kind];
  const changed = Object.entries(settings).filter(([name, value]) => value !== defaults[name]);
  return JSON.stringify(Object.fromEntries(changed.map(([name, value]) => [name, value ?? null])));
};
