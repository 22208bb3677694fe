import type { Players } from "../players.ts";
import type { Context } from "./context.ts";
import type { UbgiSettings } from "./options.ts";

/** All that a program has told the player so far. */
export type Ubgi = { readonly settings: UbgiSettings; readonly context: Context };

/** What a command changes, and what it answers. */
export type Effect = {
  readonly settings?: UbgiSettings;
  readonly context?: Partial<Context>;
  readonly lines?: readonly string[];
  readonly isLast?: boolean;
};

/** A command, by the words behind its name. */
export type UbgiCommand = (words: readonly string[], state: Ubgi, players: Players) => Effect;

type ErrorCode = "unknown_command" | "bad_argument" | "missing_context" | "unsupported_feature";

export const wrong = (code: ErrorCode, message: string): Effect => ({
  lines: [`error ${code} ${message}`],
});

export const bad = (message: string): Effect => wrong("bad_argument", message);

/** Words in pairs of name and value; undefined if a name is none of these or comes twice. */
export const pairsIn = (
  words: readonly string[],
  names: readonly string[],
): ReadonlyMap<string, string> | undefined => {
  const pairs = new Map<string, string>();
  for (let at = 0; at < words.length; at += 2) {
    const [name = "", value] = words.slice(at, at + 2);
    if (value === undefined || pairs.has(name) || !names.includes(name)) return undefined;
    pairs.set(name, value);
  }
  return pairs;
};
