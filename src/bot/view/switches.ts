import { DICE } from "../../rules/dice.ts";
import { SWITCH_NAMES, SWITCHES, type Switch } from "../../rules/house-rules.ts";
import { startPosition } from "../../rules/position.ts";
import { long } from "../../rules/rulesets.ts";
import { beginTurn } from "../../rules/turn.ts";
import type { Dice, Switches } from "../../rules/types.ts";
import { quoted } from "../text/html.ts";
import { keyOf, listed, type Say } from "../text/texts.ts";

const isAscending = ({ doubles }: Switches): boolean => doubles === "ascending";
const hasCube = ({ cube }: Switches): boolean => cube;
const isRaised = ({ cube, autoDoubles }: Switches): boolean => cube || autoDoubles > 0;

/** The condition under which a switch matters; it is offered only then. */
const NEEDS: { readonly [Name in Switch]?: (switches: Switches) => boolean } = {
  ascendingMoves: isAscending,
  ascendingFromTurn: isAscending,
  raise: isRaised,
  beaver: hasCube,
  jacoby: hasCube,
};

const matters = (name: Switch, switches: Switches): boolean =>
  SWITCHES[name].of(switches) && (NEEDS[name]?.(switches) ?? true);

/** The switches to choose for a new ruleset: those that matter with the others so far. */
export const switchesOf = (switches: Switches): readonly Switch[] =>
  SWITCH_NAMES.filter((name) => matters(name, switches));

export const switchNamed = (switches: Switches, name: string): Switch | undefined =>
  switchesOf(switches).find((one) => one === name);

/** The values to choose from, as words: "no-hiding", "4", "true". */
export const valuesOf = (name: Switch): readonly string[] => SWITCHES[name].values.map(String);

export const withSwitch = (switches: Switches, name: Switch, value: string): Switches => {
  const chosen = SWITCHES[name].values.find((one) => String(one) === value);
  return chosen === undefined ? switches : { ...switches, [name]: chosen };
};

/** The switches; those that do not matter get their value in `base`. */
export const tidied = (switches: Switches, base: Switches): Switches => {
  const idle = SWITCH_NAMES.filter((name) => !matters(name, switches));
  return { ...switches, ...Object.fromEntries(idle.map((name) => [name, base[name]])) };
};

/** The doubles that take a second checker off the head in the first turn of a game: "6:6". */
export const headDoubles = (switches: Switches): readonly string[] => {
  const start = {
    ruleset: { id: "excepted", switches },
    position: startPosition(long),
    ownTurn: 1,
  };
  return DICE.map((die): Dice => [die, die])
    .filter((dice) => beginTurn({ ...start, dice }).headLeft === 2)
    .map((dice) => dice.join(":"));
};

/** The name of a switch's value, which may depend on other switches. */
export const valueName = (name: Switch, value: string, beside: Switches, say: Say): string => {
  const rolls = listed(headDoubles(withSwitch(beside, name, value)), say);
  return say(keyOf(`switch-${name}-${value}`), { rolls });
};

/** The switches, one line of HTML each; those that differ from `base` are explained. */
export const switchLines = (switches: Switches, base: Switches, say: Say): string =>
  switchesOf(switches)
    .map((name) => {
      const value = String(switches[name]);
      const [title, said] = [say(`switch-${name}`), valueName(name, value, switches, say)];
      if (value === String(base[name])) return `• ${title}: ${said}`;
      return `🔸 ${title}: <b>${said}</b> — ${say(keyOf(`switch-${name}-${value}-line`))}`;
    })
    .join("\n");

/** The switches in a few lines without explanations; those that differ from `base` come first. */
export const switchSummary = (switches: Switches, base: Switches, say: Say): string => {
  const names = switchesOf(switches);
  const isChanged = (name: Switch): boolean => switches[name] !== base[name];
  const line = (name: Switch): string => {
    const said = valueName(name, String(switches[name]), switches, say);
    const title = say(`switch-${name}`);
    return isChanged(name) ? `🔸 ${title}: <b>${said}</b>` : `• ${title}: ${said}`;
  };
  const [changed, others] = [names.filter(isChanged), names.filter((name) => !isChanged(name))];
  return quoted([...changed, ...others].map(line).join("\n"));
};
