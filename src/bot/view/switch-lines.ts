import type { Switch } from "../../rules/house-rules.ts";
import type { Switches } from "../../rules/types.ts";
import { quoted } from "../text/html.ts";
import { keyOf, type Say } from "../text/texts.ts";
import { headDoubles } from "./head-doubles.ts";
import { switchesOf, withSwitch } from "./switches.ts";

/** What a value of a switch is called beside these other switches. */
export const valueName = (name: Switch, value: string, beside: Switches, say: Say): string => {
  const rolls = headDoubles(withSwitch(beside, name, value)).join(", ");
  return say(keyOf(`switch-${name}-${value}`), { rolls });
};

/** What the switches are, a line each as HTML; where they differ from `base` it is explained. */
export const switchLines = (switches: Switches, base: Switches, say: Say): string =>
  switchesOf(switches)
    .map((name) => {
      const value = String(switches[name]);
      const [title, said] = [say(`switch-${name}`), valueName(name, value, switches, say)];
      if (value === String(base[name])) return `• ${title}: ${said}`;
      return `🔸 ${title}: <b>${said}</b> — ${say(keyOf(`switch-${name}-${value}-line`))}`;
    })
    .join("\n");

/** The same in a few lines: what differs from `base` first, without an explanation. */
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
