import { readFileSync } from "node:fs";
import { z } from "zod";

const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

const address = (meaning: string) => z.url({ protocol: /^https?$/, error: `should be ${meaning}` });

/** One to which paths are added. */
const root = (meaning: string) =>
  address(meaning).refine(
    (url) => !/[?#]/.test(url),
    `should be ${meaning}, without a “?” or “#” and what follows it`,
  );

/** A container's settings cannot leave a variable out, only leave it empty. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (given === "" ? undefined : given), schema.optional());

const days = (usual: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, "should be a number of days, 0 for ever")
    .transform(Number)
    .default(usual);

const onOff = z
  .enum(["on", "off"], { error: "should be on or off" })
  .transform((word) => word === "on")
  .default(true);

/** The environment variables, each with a sentence about its valid values. */
const environment = z.object({
  BOT_TOKEN: z
    .string()
    .regex(
      /^(\d+:[\w-]{20,})?$/,
      "should be a token from @BotFather, like 123456:ABC-DEF…, or empty",
    )
    .default(""),
  TELEGRAM_API_ROOT: root("the address of a Bot API server, like https://api.telegram.org").default(
    "https://api.telegram.org",
  ),
  DATABASE_PATH: z
    .string()
    .min(1, "should be the path of a file, like data/nardy.db")
    .default("data/nardy.db"),
  LOG_LEVEL: z.enum(LEVELS, { error: `should be one of ${LEVELS.join(", ")}` }).default("info"),
  HOST: z.string().min(1, "should be an address of this machine").default("127.0.0.1"),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "should be a number from 1 to 65535")
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, "should be a number from 1 to 65535")
    .optional(),
  WEBHOOK_URL: orEmpty(
    address("the address at which Telegram reaches this bot, like https://example.org/telegram"),
  ),
  WEBHOOK_SECRET: orEmpty(
    z
      .string()
      .regex(/^[\w-]{16,256}$/, "should be 16 to 256 letters, digits, underscores and hyphens"),
  ),
  KEEP_CHALLENGES_DAYS: days(30),
  KEEP_PEOPLE_DAYS: days(730),
  KEEP_BEFORE_UPDATE: onOff,
  OWNER_ID: z
    .string()
    .regex(/^\d{0,16}$/, "should be the number of a person in Telegram, or empty")
    .default(""),
  GUEST_TABLES: onOff,
  EPHEMERAL_ANSWERS: onOff,
  PUBLIC_URL: orEmpty(
    root("an address whose paths lead to this bot’s port, like https://example.org/boards"),
  ),
  PICTURES_CHAT_ID: z
    .string()
    .default("")
    .transform((all) => all.split(",").flatMap((one) => one.trim() || []))
    .refine(
      (all) => all.every((one) => /^-?[1-9]\d{0,15}$/.test(one)),
      "should be the number of a chat in Telegram, like -1001234567890, or several with commas between them",
    )
    .transform((all) => all.map(Number)),
});

/** Never shown in a sentence. They may come from a file, named by the same variable and `_FILE`. */
const SECRETS: readonly string[] = ["BOT_TOKEN", "WEBHOOK_SECRET"];

export type Config = {
  /** Empty: the playground starts in place of Telegram. */
  readonly token: string;
  readonly apiRoot: string;
  readonly databasePath: string;
  /** A copy of the database is kept before a newer version of the bot changes it. */
  readonly keepsBefore: boolean;
  readonly logLevel: (typeof LEVELS)[number];
  readonly host: string;
  /** Undefined: no server is needed, or any usual port will do. */
  readonly port: number | undefined;
  /** The address for Telegram's updates; undefined if the bot polls for them. */
  readonly webhook: { readonly url: string; readonly secret: string } | undefined;
  /**
   * The address below which Telegram fetches pictures of boards. Without it and without chats for
   * pictures, inline messages have boards of emoji.
   */
  readonly publicUrl: string | undefined;
  /** Chats of the person who runs the bot, where it may upload pictures for inline messages. */
  readonly pictureChats: readonly number[];
  /** The Telegram account of the person who runs the bot. */
  readonly owner: number | undefined;
  /** How many days data is kept; 0 for ever. */
  readonly retention: { readonly challengesDays: number; readonly peopleDays: number };
  /** New features of Telegram that can be switched off. */
  readonly extras: {
    /** A mention in a chat where the bot is no member is answered with a table. */
    readonly guestTables: boolean;
    /** Private answers in a group are shown only to the person concerned. */
    readonly ephemeralAnswers: boolean;
  };
};

type ConfigRead =
  | { readonly ok: true; readonly config: Config }
  /** One sentence that names the variable. */
  | { readonly ok: false; readonly message: string };

type Environment = Readonly<Record<string, string | undefined>>;

export const readConfig = (env: Environment): ConfigRead => {
  const whole = withFiles(env);
  if (typeof whole === "string") return { ok: false, message: whole };
  const parsed = environment.safeParse(whole);
  if (parsed.success) return configOf(parsed.data);
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  const is = SECRETS.includes(name) ? "" : ` is “${whole[name] ?? ""}” but`;
  return { ok: false, message: `${name}${is} ${issue?.message}.` };
};

/** The environment with the secrets from files, or a sentence with the error. */
const withFiles = (env: Environment): Environment | string => {
  let whole = env;
  for (const name of SECRETS) {
    const file = `${name}_FILE`;
    const path = env[file];
    if (path === undefined) continue;
    if (env[name] !== undefined) return `${name} and ${file} are both set: leave one of them out.`;
    try {
      const secret = readFileSync(path, "utf8").trim();
      if (secret === "") return `${file} is “${path}”, which is empty: write the secret into it.`;
      whole = { ...whole, [name]: secret };
    } catch {
      return `${file} is “${path}” but should be a file that can be read.`;
    }
  }
  return whole;
};

const configOf = (given: z.output<typeof environment>): ConfigRead => {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, PORT } = given;
  if (url !== undefined && secret === undefined) {
    return { ok: false, message: "WEBHOOK_SECRET should be set together with WEBHOOK_URL." };
  }
  const webhook = url !== undefined && secret !== undefined ? { url, secret } : undefined;
  return {
    ok: true,
    config: {
      token: given.BOT_TOKEN,
      apiRoot: given.TELEGRAM_API_ROOT.replace(/\/+$/, ""),
      databasePath: given.DATABASE_PATH,
      keepsBefore: given.KEEP_BEFORE_UPDATE,
      logLevel: given.LOG_LEVEL,
      host: given.HOST,
      port: PORT,
      webhook,
      publicUrl: given.PUBLIC_URL,
      pictureChats: given.PICTURES_CHAT_ID,
      owner: given.OWNER_ID === "" ? undefined : Number(given.OWNER_ID),
      retention: {
        challengesDays: given.KEEP_CHALLENGES_DAYS,
        peopleDays: given.KEEP_PEOPLE_DAYS,
      },
      extras: {
        guestTables: given.GUEST_TABLES,
        ephemeralAnswers: given.EPHEMERAL_ANSWERS,
      },
    },
  };
};
