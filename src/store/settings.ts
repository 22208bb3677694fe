import { z } from "zod";

export type ChatKind = "private" | "group";

export type Settings = {
  /** Undefined: the language of whoever first called the bot; in a private chat, the person's own. */
  readonly language: string | undefined;
  readonly board: "picture" | "emoji";
  readonly theme: string;
  /** The id of the ruleset that /play without words proposes; undefined: it asks. */
  readonly ruleset: string | undefined;
  readonly stake: number;
  /** Play with the cube unless the ruleset says otherwise; and with its extras. */
  readonly cube: boolean;
  readonly raise: "double" | "arithmetic";
  readonly beaver: boolean;
  readonly jacoby: boolean;
  readonly autoDoubles: number;
  readonly autoRoll: boolean;
  readonly autoForced: boolean;
  /** Ask for Done; otherwise the last die ends the turn. */
  readonly confirmDone: boolean;
  /** Minutes after which a group reminds the player to move; undefined: never. */
  readonly reminderMinutes: number | undefined;
  /** Minutes after which the other player may claim the game; undefined: never. */
  readonly deadlineMinutes: number | undefined;
  readonly level: "easy" | "middle" | "hard" | "best";
  /** The id of the ruleset that the computer is played at by one press; undefined: it asks. */
  readonly computerRuleset: string | undefined;
  /** Seconds that the computer waits before it plays, so that one sees what happened. */
  readonly computerPause: number;
  readonly hints: boolean;
  readonly emotes: boolean;
  /** In a group, what somebody asks for alone is shown to them alone, where Telegram can. */
  readonly whispers: boolean;
};

const DAY = 24 * 60;

const IN_PRIVATE: Settings = {
  language: undefined,
  board: "picture",
  theme: "wood",
  ruleset: undefined,
  stake: 1,
  cube: false,
  raise: "double",
  beaver: false,
  jacoby: false,
  autoDoubles: 0,
  autoRoll: true,
  autoForced: true,
  confirmDone: true,
  reminderMinutes: 3,
  deadlineMinutes: 3 * DAY,
  level: "middle",
  computerRuleset: undefined,
  computerPause: 0,
  hints: true,
  emotes: true,
  whispers: true,
};

/** What nobody has changed. A group gets few edits: there the last die ends the turn. */
export const DEFAULTS: Readonly<Record<ChatKind, Settings>> = {
  private: IN_PRIVATE,
  group: { ...IN_PRIVATE, confirmDone: false },
};

const minutes = z.number().min(0).nullable();

const stored = z
  .object({
    language: z.string().nullable(),
    board: z.enum(["picture", "emoji"]),
    theme: z.string(),
    ruleset: z.string().nullable(),
    stake: z.int().min(1),
    cube: z.boolean(),
    raise: z.enum(["double", "arithmetic"]),
    beaver: z.boolean(),
    jacoby: z.boolean(),
    autoDoubles: z.int().min(0),
    autoRoll: z.boolean(),
    autoForced: z.boolean(),
    confirmDone: z.boolean(),
    reminderMinutes: minutes,
    deadlineMinutes: minutes,
    level: z.enum(["easy", "middle", "hard", "best"]),
    computerRuleset: z.string().nullable(),
    computerPause: z.number().min(0),
    hints: z.boolean(),
    emotes: z.boolean(),
    whispers: z.boolean(),
  } satisfies {
    readonly [Name in keyof Settings]: z.ZodType<Exclude<Settings[Name], undefined> | null>;
  })
  .partial();

/** What was changed, as it is stored; `null` stands for undefined. */
export const readSettings = (text: string, kind: ChatKind): Settings => {
  const changed = stored.parse(JSON.parse(text));
  const entries = Object.entries(changed).map(([name, value]) => [name, value ?? undefined]);
  return { ...DEFAULTS[kind], ...Object.fromEntries(entries) };
};

/** Only what differs from the defaults, so that better defaults reach everybody. */
export const writeSettings = (settings: Settings, kind: ChatKind): string => {
  const defaults: Readonly<Record<string, unknown>> = DEFAULTS[kind];
  const changed = Object.entries(settings).filter(([name, value]) => value !== defaults[name]);
  return JSON.stringify(Object.fromEntries(changed.map(([name, value]) => [name, value ?? null])));
};
