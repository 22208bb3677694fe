import { homeIn } from "../../../bot/play/home.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { singlesAtHome } from "../../../bot/view/ruleset-menu.ts";
import { familyOf } from "../../../rules/family.ts";
import { RULESETS } from "../../../rules/rulesets.ts";
import type { Family } from "../../../rules/types.ts";
import { SEVEN_GAMES } from "../sets/types.ts";

/** The games of the seven; first the one that is like what is played at home. */
export const gamesByHome = (ctx: BotContext): readonly Family[] => {
  const [played] = singlesAtHome(homeIn(ctx), RULESETS);
  const first = played && familyOf(played.switches);
  return SEVEN_GAMES.toSorted((one, other) => Number(other === first) - Number(one === first));
};
