import type { Switch } from "../../rules/house-rules.ts";
import type { Switches } from "../../rules/types.ts";
import { quoted } from "../text/html.ts";
import { keyOf, type Say } from "../text/texts.ts";
import { headDoubles } from "./head-doubles.ts";
import { switchesOf, withSwitch } from "./switches.ts";

/** The name of a switch's value, which may depend on other switches. */
export const valueName = (name: Switch, value: string, beside: Switches, say: Say): string => {
  const rolls = headDoubles(withSwitch(beside, name, value)).join(", ");
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
