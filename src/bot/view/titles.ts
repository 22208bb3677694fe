import { plainName } from "../../board/names.ts";
import type { Ruleset } from "../../rules/types.ts";
import { isolated } from "../names.ts";
import type { Say } from "../texts.ts";

/** What a ruleset is called: by its makers, or in the language of who reads. Plain text. */
export const rulesetTitle = ({ id, name }: Ruleset, say: Say): string =>
  name === undefined ? say(`ruleset-${id}`) : isolated(plainName(name));
