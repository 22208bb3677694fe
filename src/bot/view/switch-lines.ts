import type { Switches } from "../../rules/types.ts";
import { choicesOf } from "../choices.ts";
import type { Say } from "../texts.ts";

/** What the switches are, a line each as HTML; where they differ from `base` it is explained. */
export const switchLines = (switches: Switches, base: Switches, say: Say): string =>
  choicesOf(switches)
    .map((name) => {
      const value = switches[name];
      const [title, said] = [say(`switch-${name}`), say(`switch-${name}-${value}`)];
      if (value === base[name]) return `• ${title}: ${said}`;
      return `🔸 ${title}: <b>${said}</b> — ${say(`switch-${name}-${value}-line`)}`;
    })
    .join("\n");
