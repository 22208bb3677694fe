import type { Press } from "../../support/presses.ts";
import { buttonsOf } from "../../support/table.ts";
import type { Remains } from "./remains.ts";

/** A person's progress in what they play alone: no button shows more than is written down. */
type Reached = { readonly number: number; readonly step: number };

type Place = Reached & { readonly key: string };

/** The board that a button belongs to; undefined of all that is no board of a single player. */
const placeOf = (press: Press): Place | undefined => {
  switch (press.do) {
    case "seven-move":
    case "seven-undo":
    case "seven-done":
      return {
        key: `seven ${press.family} ${press.day}`,
        number: press.decision,
        step: press.step,
      };
    case "train-move":
    case "train-undo":
    case "train-done":
      return { key: "trainer", number: press.asked, step: press.step };
    case "dare-move":
    case "dare-undo":
    case "dare-done":
      return { key: `dare ${press.dare}`, number: 0, step: press.step };
    default:
      return undefined;
  }
};

type Row = Reached & { readonly person: number; readonly key: string };

const REACHED = `
  SELECT a.person, 'seven ' || a.game || ' ' || a.day AS key, count(*) AS number, 0 AS step
    FROM seven_answers a GROUP BY 1, 2
  UNION ALL SELECT person, 'seven ' || game || ' ' || day, number, step FROM seven_turns
  UNION ALL SELECT person, 'trainer', asked, step FROM puzzle_turns
  UNION ALL SELECT person, 'dare ' || dare, 0, step FROM dare_tries`;

const isBeyond = ({ number, step }: Reached, known: Reached): boolean =>
  number > known.number || (number === known.number && step > known.step);

/**
 * No board of a seven, of the trainer or of a dare is further than what is written down: what
 * people saw was on the disk.
 */
export const shownTooEarly = ({ sql, messages, presses }: Remains): readonly string[] => {
  const reached = new Map<string, Reached>();
  for (const { person, key, ...here } of sql.prepare<[], Row>(REACHED).all()) {
    const known = reached.get(`${person} ${key}`);
    if (!known || isBeyond(here, known)) reached.set(`${person} ${key}`, here);
  }
  const forgotten = new Set(
    presses.flatMap(({ by, press }) => (press.do === "forget" ? [by] : [])),
  );
  return messages.flatMap((message) => {
    if (message.chat < 0 || forgotten.has(message.chat)) return [];
    const places = buttonsOf(message).flatMap(({ press }) => placeOf(press) ?? []);
    return places.slice(0, 1).flatMap(({ key, ...here }) => {
      const known = reached.get(`${message.chat} ${key}`) ?? { number: 0, step: 0 };
      return isBeyond(here, known)
        ? [`message ${message.id} of ${message.chat}: ${key} is shown at ${JSON.stringify(here)}`]
        : [];
    });
  });
};
