import { z } from "zod";

export type ChatKind = "private" | "group";

/** What is stored has `null` where nothing is set. */
const orNothing = <Value extends z.ZodType>(value: Value) =>
  value.transform((given) => given ?? undefined);

const DAY = 24 * 60;

/** Each setting with what is stored for it and its default; a group's may differ. */
const stored = z.object({
  /** Undefined: the language of whoever first called the bot; in a private chat, the person's own. */
  language: orNothing(z.string().nullish()),
  board: z.enum(["picture", "emoji"]).default("picture"),
  theme: z.string().default("wood"),
  /** The id of the ruleset that /play without words proposes; undefined: it asks. */
  ruleset: orNothing(z.string().nullish()),
  stake: z.int().min(1).default(1),
  /** Play with the cube unless the ruleset says otherwise; and with its extras. */
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
  /** How strong the computer is; undefined: as somebody's experience has it. */
  level: orNothing(z.enum(["beginner", "easy", "middle", "hard", "best"]).nullish()),
  /** The id of the ruleset that the computer is played at by one press; undefined: it asks. */
  computerRuleset: orNothing(z.string().nullish()),
  /** Seconds that the computer waits before it plays, so that one sees what happened. */
  computerPause: z.number().min(0).default(0),
  hints: z.boolean().default(true),
  emotes: z.boolean().default(true),
  /** In a group, what somebody asks for alone is shown to them alone, where Telegram can. */
  whispers: z.boolean().default(true),
  /** In a group, one message a day shows the sevens of those who want it. */
  sevens: z.boolean().default(false),
  /** By whose clocks a time of day is meant, by the name of a zone; undefined: it is asked for. */
  zone: orNothing(z.string().nullish()),
  /** In a group, one message a week tells what became of it, and its champion is marked. */
  league: z.boolean().default(false),
});

export type Settings = Readonly<z.infer<typeof stored>>;

const UNCHANGED = stored.parse({
  language: null,
  ruleset: null,
  level: null,
  computerRuleset: null,
  zone: null,
});

/** What nobody has changed. A group gets few edits: there the last die ends the turn. */
export const DEFAULTS: Readonly<Record<ChatKind, Settings>> = {
  private: UNCHANGED,
  group: { ...UNCHANGED, confirmDone: false },
};

/** The settings of a chat, of which only what was changed is stored. */
export const readSettings = (text: string, kind: ChatKind): Settings =>
  stored.parse({ confirmDone: DEFAULTS[kind].confirmDone, ...JSON.parse(text) });

/** Only what differs from the defaults, so that better defaults reach everybody. */
export const writeSettings = (settings: Settings, kind: ChatKind): string => {
  const defaults: Readonly<Record<string, unknown>> = DEFAULTS[kind];
  const changed = Object.entries(settings).filter(([name, value]) => value !== defaults[name]);
  return JSON.stringify(Object.fromEntries(changed.map(([name, value]) => [name, value ?? null])));
};
