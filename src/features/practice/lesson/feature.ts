import type { Feature } from "../../../bot/feature/feature.ts";
import { lessonExtension } from "./extension.ts";
import { lesson, lessonButton, sendLesson } from "./lesson.ts";
import { LESSON_PAYLOAD, LESSON_PRESSES } from "./presses.ts";

/** A first lesson of a few turns. */
export const LESSON: Feature = {
  name: "lesson",
  game: lessonExtension,
  presses: LESSON_PRESSES,
  handlers: [lesson],
  starts: [{ payload: LESSON_PAYLOAD, open: sendLesson }],
  startButtons: [{ at: "more", row: 1, button: lessonButton }],
};
