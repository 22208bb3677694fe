import type { Feature } from "../../../bot/feature/feature.ts";
import { button } from "../../../bot/view/button.ts";
import { AFTERS } from "../../../bot/view/look.ts";
import type { GameExtension } from "../../../tables/services/services.ts";
import { isLostToWeakest } from "../../computer/door.ts";
import { LESSONS } from "../../rules/door.ts";
import { lesson, lessonButton, sendLesson } from "./lesson.ts";
import { LESSON_PAYLOAD, LESSON_PRESSES, lessonPress } from "./presses.ts";

/** The loser to the weakest computer has no easier game left: the lesson is offered. */
const lessonExtension: GameExtension = {
  gives: [LESSONS.give(lessonButton)],
  shows: (_, { row, game, viewer }) =>
    viewer !== null && row.next === null && isLostToWeakest(row, game)
      ? AFTERS.give({
          ways: ({ finished }, say) =>
            finished?.isMidMatch
              ? []
              : [button(say("button-lesson"), lessonPress({ do: "lesson", step: 0 }))],
        })
      : undefined,
};

/** A first lesson of a few turns. */
export const LESSON: Feature = {
  name: "lesson",
  game: lessonExtension,
  presses: LESSON_PRESSES,
  handlers: [lesson],
  starts: [{ payload: LESSON_PAYLOAD, open: sendLesson }],
  startButtons: [{ at: "more", row: 2, button: lessonButton }],
};
