import type { Players } from "../players.ts";
import { bad, type Effect, pairsIn, type Ubgi, type UbgiCommand, wrong } from "./command.ts";
import { NEW_GAME } from "./context.ts";
import { go } from "./go.ts";
import {
  KEYS,
  keyLines,
  OPTIONS,
  type Option,
  optionLines,
  optionNamed,
  settingOf,
  USUAL_SETTINGS,
  withSetting,
} from "./options.ts";
import { dice, newSession, position, setCube, setScore, setTurn } from "./told.ts";

/*
 * The Universal Backgammon Interface by its specification 0.1 (bungogood/bgci), with the words of
 * its 0.2 for the same: `set`, `get`, `keys`, `go chequer`.
 */

const setting = (
  options: readonly Option[],
  { settings }: Ubgi,
  { name, value }: { readonly name?: string | undefined; readonly value?: string | undefined },
): Effect => {
  if (name === undefined || value === undefined) return bad("an option has a name and a value");
  const option = optionNamed(options, name);
  if (option === undefined) return wrong("unsupported_feature", `there is no ${name}`);
  const changed = withSetting(option, value, settings);
  if (changed === undefined) return bad(`${name} cannot be ${value}`);
  // A position of one variant may be none of another.
  const isOther = changed.ruleset !== settings.ruleset;
  return { settings: changed, ...(isOther && { context: { position: undefined } }) };
};

const setOption: UbgiCommand = (words, state) => {
  const pairs = pairsIn(words, ["name", "value"]);
  return setting(OPTIONS, state, { name: pairs?.get("name"), value: pairs?.get("value") });
};

const set: UbgiCommand = ([name, value, ...more], state) =>
  more.length > 0 ? bad("set has one name and one value") : setting(KEYS, state, { name, value });

const get: UbgiCommand = ([name = ""], { settings }) => {
  const option = optionNamed(KEYS, name);
  return option
    ? { lines: [`value ${name} ${settingOf(option, settings)}`] }
    : wrong("unsupported_feature", `there is no ${name}`);
};

const greet: UbgiCommand = () => ({
  lines: [
    "id name Shesh-Besh",
    "id author Shesh-Besh contributors",
    ...optionLines(),
    ...keyLines(),
    "ubgiok",
  ],
});

const COMMANDS: ReadonlyMap<string, UbgiCommand> = new Map<string, UbgiCommand>([
  ["ubgi", greet],
  ["isready", () => ({ lines: ["readyok"] })],
  ["setoption", setOption],
  ["set", set],
  ["get", get],
  ["keys", () => ({ lines: keyLines() })],
  ["newgame", () => ({ context: NEW_GAME })],
  ["newsession", newSession],
  ["setscore", setScore],
  ["setcube", setCube],
  ["setturn", setTurn],
  ["position", position],
  ["dice", dice],
  ["go", go],
  // Every answer has been given before the next line is read.
  ["stop", () => ({})],
  ["quit", () => ({ isLast: true })],
]);

/** What it is before the first line. */
export const NEW_UBGI: Ubgi = { settings: USUAL_SETTINGS, context: NEW_GAME };

export type Reaction = {
  readonly state: Ubgi;
  readonly lines: readonly string[];
  /** No line after it is read. */
  readonly isLast: boolean;
};

/** Hears one line, whatever it holds: what is known after it, and the lines that answer it. */
export const hearLine = (players: Players, state: Ubgi, line: string): Reaction => {
  const [name = "", ...words] = line.trim().split(/\s+/);
  const command = COMMANDS.get(name);
  const effect = command?.(words, state, players) ?? unknown(name);
  return {
    state: {
      settings: effect.settings ?? state.settings,
      context: { ...state.context, ...effect.context },
    },
    lines: effect.lines ?? [],
    isLast: effect.isLast ?? false,
  };
};

const unknown = (name: string): Effect =>
  name === "" ? {} : wrong("unknown_command", "there is no such command");
