import { Counter, type Registry } from "prom-client";
import { findRuleset, RULESETS } from "../rules/rulesets.ts";

/** The names of all buttons and commands. Only these become labels: no word of people does. */
export type UsedNames = {
  readonly presses: readonly string[];
  readonly commands: readonly string[];
};

type BegunGames = { readonly ruleset: string; readonly games: number; readonly last: number };

export type GameSource = {
  /** The number of the newest game. */
  readonly lastGame: () => number;
  /** The games after one, by ruleset. */
  readonly gamesAfter: (game: number) => readonly BegunGames[];
};

/** Stands for all rulesets that people have made. */
const OWN = "own";

/** Counts since the start what people use: buttons, commands, games. */
export const openUsage = (registry: Registry, names: UsedNames, source: GameSource) => {
  const registers = [registry];
  const presses = new Counter({
    name: "nardy_presses_total",
    help: "Presses, by button.",
    labelNames: ["press"],
    registers,
  });
  const commands = new Counter({
    name: "nardy_commands_total",
    help: "Commands that people sent.",
    labelNames: ["command"],
    registers,
  });
  let last = source.lastGame();
  const games: Counter = new Counter({
    name: "nardy_games_total",
    help: "Games that began, by ruleset; own ones are counted together.",
    labelNames: ["ruleset"],
    registers,
    collect: () => {
      for (const begun of source.gamesAfter(last)) {
        const ruleset = findRuleset(begun.ruleset)?.id ?? OWN;
        games.inc({ ruleset }, begun.games);
        last = Math.max(last, begun.last);
      }
    },
  });
  // What nobody uses is seen, too.
  for (const press of names.presses) presses.inc({ press }, 0);
  for (const command of names.commands) commands.inc({ command }, 0);
  for (const ruleset of [...RULESETS.map(({ id }) => id), OWN]) games.inc({ ruleset }, 0);

  const isPress = new Set(names.presses);
  const isCommand = new Set(names.commands);
  return {
    press: (press: string): void => {
      if (isPress.has(press)) presses.inc({ press });
    },
    command: (command: string): void => {
      if (isCommand.has(command)) commands.inc({ command });
    },
    /** How often each button was pressed, in their order. */
    presses: async () => {
      const { values } = await presses.get();
      return values.map(({ labels, value }) => ({ press: String(labels.press), times: value }));
    },
  };
};
