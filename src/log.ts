import { type LogFn, type Logger, pino } from "pino";
import type { Time } from "./machine/time.ts";
import { isDiskFull } from "./store/database.ts";

const DEEPEST_CAUSE = 5;

/** The logged part of an error. grammY's errors carry the whole call, with words and links. */
const describeError = (error: unknown, depth = 0): unknown => {
  if (!(error instanceof Error)) return typeof error === "string" ? error : typeof error;
  const inner = innerOf(error);
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    ...(inner instanceof Error &&
      depth < DEEPEST_CAUSE && { cause: describeError(inner, depth + 1) }),
  };
};

const innerOf = (error: Error): unknown => ("error" in error ? error.error : error.cause);

const FULL_EVERY_MS = 60_000;
const FULL =
  "the database cannot be written, for its disk is full: nothing is played until there is room";

/** A full disk makes everything fail: it is logged once a minute, not once for each failure. */
const onceForFull = (elapsed: () => number) => {
  let told = Number.NEGATIVE_INFINITY;
  return function (this: Logger, args: Parameters<LogFn>, write: LogFn): void {
    const about: unknown = args[0];
    if (!isFull(about)) write.apply(this, args);
    else if (elapsed() - told >= FULL_EVERY_MS) {
      told = elapsed();
      write.apply(this, [FULL]);
    }
  };
};

const isFull = (about: unknown): boolean => {
  if (typeof about !== "object" || about === null || !("err" in about)) return false;
  const { err } = about;
  return isDiskFull(err) || (err instanceof Error && isDiskFull(innerOf(err)));
};

/** Tokens of bots in any text, such as an address or a network error. */
const TOKEN = /\d{5,}:[\w-]{20,}/g;

const HIDDEN = "[hidden]";

const hider =
  (secrets: readonly string[]) =>
  (line: string): string =>
    secrets
      .filter((secret) => secret !== "")
      .reduce((text, secret) => text.replaceAll(secret, HIDDEN), line)
      .replace(TOKEN, HIDDEN);

/** Writes on standard output. If that fails (a full disk, a closed pipe), play goes on. */
const onStandardOutput = (): ((line: string) => void) => {
  process.stdout.on("error", () => undefined);
  return (line) => void process.stdout.write(line);
};

/** The log, one line of JSON each. The `secrets` are never written. */
export const openLog = (
  level: string,
  secrets: readonly string[],
  { now, elapsed }: Pick<Time, "now" | "elapsed">,
  write = onStandardOutput(),
): Logger => {
  const hidden = hider(secrets);
  return pino(
    {
      level,
      timestamp: () => `,"time":${now()}`,
      serializers: { err: (error: unknown) => describeError(error) },
      hooks: { logMethod: onceForFull(elapsed) },
    },
    { write: (line) => write(hidden(line)) },
  );
};
