/** How an offer was answered: a double or a beaver, or a resignation. */
export type Answer = "taken" | "beaver-taken" | "beaver-dropped" | "resignation-declined";

type Happened = { readonly type: string; readonly end?: string; readonly ending?: string };

/**
 * How the newest offer was answered, from the events of a game or of its record; undefined where
 * somebody has decided a turn since, and where a double was refused, which the ending says itself.
 */
export const answerIn = (events: readonly Happened[]): Answer | undefined => {
  const decided = events.findLastIndex(
    ({ type, end }) => type === "turn-ended" && end === "played",
  );
  const at = events.findLastIndex(isAnswer);
  if (at <= decided) return undefined;
  const isBeaver = events[at - 1]?.type === "beavered";
  switch (events[at]?.type) {
    case "taken":
      return isBeaver ? "beaver-taken" : "taken";
    case "ended":
      return isBeaver ? "beaver-dropped" : undefined;
    default:
      return "resignation-declined";
  }
};

const isAnswer = ({ type, ending }: Happened): boolean =>
  type === "taken" || type === "resignation-declined" || ending === "dropped";
