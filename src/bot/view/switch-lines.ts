import type { Switch } from "../../rules/house-rules.ts";
import type { Switches } from "../../rules/types.ts";
import { headDoubles } from "../head-doubles.ts";
import { switchesOf, withSwitch } from "../switches.ts";
import { keyOf, type Say } from "../text/texts.ts";

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
