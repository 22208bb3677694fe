import { UNTOUCHED, writePresses } from "../../../tables/game/kept-turn.ts";
import type { Person } from "../../../tables/people/people.ts";
import type { Services } from "../../../tables/services/services.ts";
import { tableUnder } from "../../../tables/shown/outdated.ts";
import { writePuzzle } from "../../trainer/door.ts";
import { type DareRow, daresIn, type TryRow } from "../store/dares.ts";
import { type DarePosition, type TryLine, tried } from "./play.ts";
import { type DareSource, type FoundPosition, foundFor } from "./sources.ts";

/** What the sender has played, as a turn in their own dare. */
const tryOf = ({ own }: FoundPosition): Omit<TryRow, "dare" | "person" | "at"> | undefined =>
  own && { ...UNTOUCHED, presses: writePresses([own.moves]), loss: own.loss };

/** The sender's line in a message that the database does not know yet. */
export const lineOf = (
  { puzzle, start }: DarePosition,
  found: FoundPosition,
  { name }: Pick<Person, "name">,
): TryLine | undefined => {
  const own = tryOf(found);
  return own && { ...tried({ puzzle, start }, own), name };
};

/** A message of which the bot hears for the first time. */
type NewMessage = DareSource & {
  readonly inline: string;
  readonly maker: Person;
  readonly language: string;
  readonly content: DareRow["content"];
};

/**
 * The dare of a message, kept from its first press on; undefined if its position is gone, or if
 * something else stands there.
 */
export const openedDare = (services: Services, message: NewMessage): DareRow | undefined =>
  services.store.transaction(() => {
    const dares = daresIn(services.store);
    const { inline, maker, language, content } = message;
    const known = dares.byInline(inline);
    if (known) return known;
    if (tableUnder(services, { inline })) return undefined;
    const found = foundFor(services, maker.id, message);
    if (!found) return undefined;
    const at = services.now();
    const asked = { puzzle: writePuzzle(found.puzzle), family: null, day: null };
    const token = services.newToken();
    dares.add({ inline, token, maker: maker.id, language, content, at, ...asked });
    const dare = dares.byInline(inline);
    const own = tryOf(found);
    if (dare && own) dares.keepTry({ dare: dare.id, person: maker.id, at, ...own });
    return dare;
  });
