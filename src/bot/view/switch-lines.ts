import type { Switches } from "../../rules/types.ts";
import { choicesOf } from "../choices.ts";
import type { Say } from "../texts.ts";

/** What the switches are, a line each as HTML; where they differ from `base` it is explained. */
export const switchLines = (switches: Switches, base: Switches, say: Say): string =>
  choicesOf(switches)
    .map((name) => {
      const key = `switch-${name}-${switches[name]}`;
      const isSame = switches[name] === base[name];
      const value = isSame ? say(key) : `<b>${say(key)}</b> — ${say(`${key}-line`)}`;
      return `${isSame ? "▫️" : "🔸"} ${say(`switch-${name}`)}: ${value}`;
    })
    .join("\n");
