import { isListed } from "../../../bot/view/ruleset-menu.ts";
import { switchNamed, tidied, withSwitch } from "../../../bot/view/switches.ts";
import { isForMedley, MEDLEY_GAMES } from "../../../game/medley.ts";
import type { Switch } from "../../../rules/house-rules.ts";
import { findRuleset } from "../../../rules/rulesets.ts";
import type { Ruleset, Switches } from "../../../rules/types.ts";
import type { DraftPress } from "./presses.ts";

export type Draft =
  | { readonly page: "base" }
  | { readonly page: "neighbours" }
  | Based<"switches">
  | Based<"name">
  | (Based<"switch"> & { readonly name: Switch })
  /** The games of a medley so far; `at` is the page of those to choose from. */
  | { readonly page: "games"; readonly games: readonly Ruleset[]; readonly at: number }
  | { readonly page: "medley-name"; readonly games: readonly Ruleset[] };

type Based<Page> = {
  readonly page: Page;
  readonly base: Ruleset;
  readonly switches: Switches;
};

type DraftOf<Page extends Draft["page"]> = Extract<Draft, { readonly page: Page }>;

export type Naming = DraftOf<"name" | "medley-name">;

export const NEW_DRAFT: Draft = { page: "base" };

/** The page on which a base was chosen. */
const baseOf = (base: Ruleset): Draft => (isListed(base) ? NEW_DRAFT : { page: "neighbours" });

/** Whether the next text in the chat is the name of the draft. */
export const isNaming = (draft: Draft): draft is Naming =>
  draft.page === "name" || draft.page === "medley-name";

export const isMedley = (games: readonly Ruleset[]): boolean => games.length >= MEDLEY_GAMES.least;

/** A draft after a press. The button names the value, so it works on an old keyboard too. */
export const afterPress = (draft: Draft, press: DraftPress): Draft => {
  if (press.do === "draft-base") {
    const base = findRuleset(press.ruleset);
    return base ? { page: "switches", base, switches: base.switches } : draft;
  }
  if (press.do === "draft-neighbours") return { page: "neighbours" };
  if (press.do === "draft-games") {
    return { page: "games", games: draft.page === "games" ? draft.games : [], at: press.page };
  }
  switch (draft.page) {
    case "base":
      return draft;
    case "neighbours":
      return press.do === "draft-back" ? NEW_DRAFT : draft;
    case "games":
      return afterGames(draft, press);
    case "medley-name":
      return press.do === "draft-back" ? { page: "games", games: draft.games, at: 0 } : draft;
    default:
      return afterSwitches(draft, press);
  }
};

const afterGames = (draft: DraftOf<"games">, press: DraftPress): Draft => {
  const { games } = draft;
  switch (press.do) {
    case "draft-add": {
      const game = games.length < MEDLEY_GAMES.most && findRuleset(press.ruleset);
      return game && isForMedley(game) ? { ...draft, games: [...games, game] } : draft;
    }
    case "draft-drop":
      return { ...draft, games: games.slice(0, -1) };
    case "draft-name":
      return isMedley(games) ? { page: "medley-name", games } : draft;
    case "draft-back":
      return NEW_DRAFT;
    default:
      return draft;
  }
};

const afterSwitches = (
  draft: DraftOf<"switches" | "switch" | "name">,
  press: DraftPress,
): Draft => {
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
      return draft.page === "switches" ? baseOf(base) : { page: "switches", ...made };
    default:
      return draft;
  }
};
