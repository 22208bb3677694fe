import type { Colour, TurnRecord } from "../../game/types.ts";
import type { Say } from "../text/texts.ts";
import { diceFigures } from "./lines.ts";

/** The most rolls that are told one by one; more are counted. */
const MOST_ROLLS = 4;

/** Several turns in one line: how often each player could not move, and the turns they played. */
export const countedLine = (
  turns: readonly TurnRecord[],
  named: (colour: Colour) => string,
  say: Say,
): string => {
  const sides = [...new Set(turns.map(({ by }) => by))];
  return sides
    .map((colour) => {
      const own = turns.filter(({ by }) => by === colour);
      const rolls = own.filter(({ moves }) => moves.length > 0).map(diceFigures);
      const times = own.length - rolls.length;
      const told = {
        player: named(colour),
        times,
        rolls:
          rolls.length > MOST_ROLLS
            ? say("chain-rolls", { turns: rolls.length })
            : listed(rolls, say),
      };
      if (rolls.length === 0) return say("chain-passed", told);
      return say(times === 0 ? "chain-played" : "chain-both", told);
    })
    .join(", ");
};

const listed = (rolls: readonly string[], say: Say): string => {
  const last = rolls.at(-1) ?? "";
  const first = rolls.slice(0, -1).join(", ");
  return first === "" ? last : say("chain-and", { first, last });
};
