import { AFTERS } from "../../../bot/view/after.ts";
import { button } from "../../../bot/view/button.ts";
import type { GameExtension } from "../../../tables/services/services.ts";
import { isLostToWeakest } from "../../computer/door.ts";
import { LESSONS } from "../../rules/door.ts";
import { lessonButton } from "./lesson.ts";
import { lessonPress } from "./presses.ts";

/** The loser to the weakest computer has no easier game left: the lesson is offered. */
export const lessonExtension: GameExtension = {
  gives: [LESSONS.give(lessonButton)],
  shows: (_, { row, game, viewer }) =>
    viewer !== null && row.next === null && isLostToWeakest(row, game)
      ? AFTERS.give({
          lines: () => [],
          ways: ({ finished }, say) =>
            finished?.isMidMatch
              ? []
              : [button(say("button-lesson"), lessonPress({ do: "lesson", step: 0 }))],
          looks: () => [],
        })
      : undefined,
};
