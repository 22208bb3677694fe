import { switchNamed, tidied, withSwitch } from "../../bot/view/switches.ts";
import type { Switch } from "../../rules/house-rules.ts";
import { findRuleset } from "../../rules/rulesets.ts";
import type { Ruleset, Switches } from "../../rules/types.ts";
import type { DraftPress } from "./presses.ts";

export type Draft =
  | { readonly page: "base" }
  | ({ readonly page: "switches" | "name" } & DraftSwitches)
  | ({ readonly page: "switch"; readonly name: Switch } & DraftSwitches);

type DraftSwitches = { readonly base: Ruleset; readonly switches: Switches };

export const NEW_DRAFT: Draft = { page: "base" };

/** A draft after a press. The button names the value, so it works on an old keyboard too. */
export const afterPress = (draft: Draft, press: DraftPress): Draft => {
  if (press.do === "draft-base") {
    const base = findRuleset(press.ruleset);
    return base ? { page: "switches", base, switches: base.switches } : draft;
  }
  if (draft.page === "base") return draft;
  const { base, switches } = draft;
  const made = { base, switches };
  switch (press.do) {
    case "draft-switch": {
      const name = switchNamed(switches, press.name);
      return name ? { page: "switch", name, ...made } : draft;
    }
    case "draft-value": {
      const name = switchNamed(switches, press.name);
      if (!name) return draft;
      const chosen = tidied(withSwitch(switches, name, press.value), base.switches);
      return { page: "switches", base, switches: chosen };
    }
    case "draft-name":
      return { page: "name", ...made };
    case "draft-back":
      return draft.page === "switches" ? NEW_DRAFT : { page: "switches", ...made };
    case "draft-cancel":
      return draft;
  }
};
