import { UNTOUCHED, writePresses } from "../../../../tables/game/kept-turn.ts";
import type { Person } from "../../../../tables/people/people.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { tableUnder } from "../../../../tables/shown/outdated.ts";
import type { OpenDecision } from "../../decision/decision.ts";
import { writeDecision } from "../../decision/text.ts";
import { type DareRow, type DareSubject, daresIn, type TryRow } from "../store/dares.ts";
import { type TryLine, tried } from "./play.ts";
import { hasPlayed } from "./sevens.ts";
import { type DareSource, type FoundPosition, foundFor } from "./sources.ts";

/** What the sender has played, as a turn in their own dare. */
const tryOf = ({ own }: FoundPosition): Omit<TryRow, "dare" | "person" | "at"> | undefined =>
  own && { ...UNTOUCHED, presses: writePresses([own.moves]), loss: own.loss };

/** The sender's line in a message that the database does not know yet. */
export const lineOf = (
  open: OpenDecision,
  found: FoundPosition,
  { name }: Pick<Person, "name">,
): TryLine | undefined => {
  const own = tryOf(found);
  return own && { ...tried(open, own), name };
};

/** What a message of which the bot hears for the first time asks for: a position, or a seven. */
export type DareOrSeven =
  | DareSource
  | { readonly source: "l" | "s"; readonly of: number; readonly turn: number };

type NewMessage = DareOrSeven & {
  readonly inline: string;
  readonly maker: Person;
  readonly language: string;
  readonly content: DareRow["content"];
};

/**
 * The dare of a message, kept from its first press on; undefined if its subject is gone, or if
 * something else stands there.
 */
export const openedDare = (services: Services, message: NewMessage): DareRow | undefined =>
  services.store.transaction(() => {
    const dares = daresIn(services.store);
    const { inline, maker, language, content } = message;
    const known = dares.byInline(inline);
    if (known) return known;
    if (tableUnder(services, { inline })) return undefined;
    const subject = subjectOf(services, message);
    if (!subject) return undefined;
    const { asked, own } = subject;
    const at = services.now();
    const token = services.newToken();
    dares.add({ inline, token, maker: maker.id, language, content, at, ...asked });
    const dare = dares.byInline(inline);
    if (dare && own) dares.keepTry({ dare: dare.id, person: maker.id, at, ...own });
    return dare;
  });

type DareOpening = { readonly asked: DareSubject; readonly own?: ReturnType<typeof tryOf> };

const subjectOf = (services: Services, message: NewMessage): DareOpening | undefined => {
  const { source, of, turn, maker } = message;
  if (source === "l" || source === "s") {
    const game = source === "l" ? "long" : "short";
    const isDone = hasPlayed(services, maker.id, { game, day: of });
    return isDone ? { asked: { puzzle: null, family: game, day: of } } : undefined;
  }
  const found = foundFor(services, maker.id, { source, of, turn });
  if (!found) return undefined;
  const asked = { puzzle: writeDecision(found.decision), family: null, day: null };
  return { asked, own: tryOf(found) };
};
