import { z } from "zod";

const LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** The environment, each variable with the sentence that says what it should be. */
const environment = z.object({
  BOT_TOKEN: z
    .string()
    .regex(
      /^(\d+:[\w-]{20,})?$/,
      "should be a token from @BotFather, like 123456:ABC-DEF…, or empty",
    )
    .default(""),
  TELEGRAM_API_ROOT: z
    .url({
      protocol: /^https?$/,
      error: "should be the address of a Bot API server, like https://api.telegram.org",
    })
    .default("https://api.telegram.org"),
  DATABASE_PATH: z
    .string()
    .min(1, "should be the path of a file, like data/nardy.db")
    .default("data/nardy.db"),
  LOG_LEVEL: z.enum(LEVELS, { error: `should be one of ${LEVELS.join(", ")}` }).default("info"),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, "should be a number from 1 to 65535")
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, "should be a number from 1 to 65535")
    .default(8080),
});

export type Config = {
  /** Empty: the playground is started instead of the bot in Telegram. */
  readonly token: string;
  readonly apiRoot: string;
  readonly databasePath: string;
  readonly logLevel: (typeof LEVELS)[number];
  readonly port: number;
};

type ConfigRead =
  | { readonly ok: true; readonly config: Config }
  /** One sentence that names the variable. */
  | { readonly ok: false; readonly message: string };

/** Reads the configuration from the environment. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): ConfigRead => {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    return { ok: false, message: `${name} is “${env[name] ?? ""}” but ${issue?.message}.` };
  }
  const { BOT_TOKEN, TELEGRAM_API_ROOT, DATABASE_PATH, LOG_LEVEL, PORT } = parsed.data;
  return {
    ok: true,
    config: {
      token: BOT_TOKEN,
      apiRoot: TELEGRAM_API_ROOT.replace(/\/+$/, ""),
      databasePath: DATABASE_PATH,
      logLevel: LOG_LEVEL,
      port: PORT,
    },
  };
};
