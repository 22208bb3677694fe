import { AFTERS } from "../../bot/view/after.ts";
import { button } from "../../bot/view/button.ts";
import { isComputer } from "../../ids/ids.ts";
import { computerAt, type SeatLevel, starsOf } from "../../tables/game/seats.ts";
import type { GameExtension } from "../../tables/services/services.ts";
import { computerPress } from "./pages/presses.ts";
import { easierThan, newLevelAfter, wonByComputer } from "./play/level.ts";

export const computerExtension: GameExtension = {
  successor: (services, row, person) => {
    const next = isComputer(person) ? newLevelAfter(services, row) : undefined;
    return next && computerAt(next);
  },
  shows: (services, { row, game }) => {
    if (game.phase.kind !== "over") return undefined;
    const next = newLevelAfter(services, row);
    const easier = easierThan(row);
    const isLower = next !== undefined && next === easier;
    const offered = wonByComputer(row, game) && !isLower && row.next === null ? easier : undefined;
    return AFTERS.give({
      lines: (_, say) =>
        next === undefined
          ? []
          : [say(isLower ? "computer-weaker" : "computer-stronger", { level: starsAt(next) })],
      ways: ({ finished }, say) =>
        offered === undefined || finished?.isMidMatch
          ? []
          : [
              button(
                say("button-computer-easier", { level: starsAt(offered) }),
                computerPress({ do: "computer-easier", game: row.id }),
              ),
            ],
      looks: () => [],
    });
  },
};

const starsAt = (level: SeatLevel): string => starsOf(computerAt(level));
