import { isGameId, type PersonId } from "../../../../ids/ids.ts";
import type { Move } from "../../../../rules/types.ts";
import { soloTurn, UNTOUCHED, writePresses } from "../../../../tables/game/kept-turn.ts";
import { ownGame } from "../../../../tables/game/players.ts";
import type { Person } from "../../../../tables/people/people.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { tableUnder } from "../../../../tables/shown/pressed.ts";
import { storedAnalysis } from "../../../records/door.ts";
import { type JudgedDecision, type OpenDecision, turnTo } from "../../decision/decision.ts";
import { writeDecision } from "../../decision/text.ts";
import type { DareSource } from "../../sharing/buttons.ts";
import {
  type DareRow,
  type DareSubject,
  daresIn,
  isDareId,
  type TryRow,
} from "../../sharing/dares.ts";
import { mayShow, openPuzzle } from "../../trainer/play/puzzles.ts";
import { mistakeAt } from "../../trainer/rules/mistakes.ts";
import { isPuzzleId, puzzlesIn } from "../../trainer/store/puzzles.ts";
import { lineOfTry, ownTurnIn, type TryLine } from "./play.ts";
import { hasPlayed } from "./sevens.ts";

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
  return own && lineOfTry(open, own, name);
};

/** What a message of which the bot hears for the first time asks for: a position, or a seven. */
export type DareOrSeven =
  | DareSource
  | { readonly source: "l" | "s"; readonly of: number; readonly turn: number };

type NewMessage = DareOrSeven & {
  readonly inline: string;
  readonly maker: Person;
  /** The token that its buttons stand for; undefined: any new one. */
  readonly token: string | undefined;
  readonly language: string;
  readonly content: DareRow["content"];
};

/**
 * The dare of a message, kept from its first press on; undefined if its subject is gone, or if
 * something else stands there. Buttons that have opened another message are copied, so nobody has
 * sent this one.
 */
export const findOrCreateDare = (services: Services, message: NewMessage): DareRow | undefined =>
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
    const isCopy = message.token !== undefined && dares.byToken(message.token) !== undefined;
    const token = isCopy ? services.newToken() : (message.token ?? services.newToken());
    const sender = isCopy ? null : maker.id;
    dares.add({ inline, token, maker: sender, language, content, at, ...asked });
    const dare = dares.byInline(inline);
    if (dare && own && !isCopy) dares.keepTry({ dare: dare.id, person: maker.id, at, ...own });
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
  const found = findPosition(services, maker.id, { source, of, turn });
  if (!found) return undefined;
  const asked = { puzzle: writeDecision(found.decision), family: null, day: null };
  return { asked, own: tryOf(found) };
};

export type FoundPosition = {
  readonly decision: JudgedDecision;
  /** Undefined: it was not their turn, or they have not played it. */
  readonly own: { readonly moves: readonly Move[]; readonly loss: number } | undefined;
};

/**
 * The position that a person may send: a losing turn of their own game, a puzzle from it or one
 * that anybody may see, or a dare that they have tried. Nothing of a seven that is still open.
 */
export const findPosition = (
  services: Services,
  maker: PersonId,
  { source, of, turn }: DareSource,
): FoundPosition | undefined => {
  switch (source) {
    case "t":
      return turnOf(services, maker, of, turn);
    case "p":
      return puzzleOf(services, maker, of);
    case "d":
      return dareTried(services, maker, of);
  }
};

/** People who have tried a dare may send it on. */
const dareTried = (services: Services, maker: PersonId, of: number): FoundPosition | undefined => {
  const now = isDareId(of) ? ownTurnIn(services, maker, of) : undefined;
  if (!now || now.loss === undefined) return undefined;
  return { decision: now.decision, own: { moves: now.turn.moves, loss: now.loss } };
};

const turnOf = (
  services: Services,
  maker: PersonId,
  of: number,
  turn: number,
): FoundPosition | undefined => {
  if (!isGameId(of)) return undefined;
  const mine = ownGame(services, of, maker);
  if (!mine.ok) return undefined;
  const { row } = mine;
  const analysis = storedAnalysis(services, of);
  const events = services.store.games.events(of);
  const found = analysis && mistakeAt(row.ruleset, events, analysis, turn);
  if (!found) return undefined;
  const { decision, by, played, loss } = found;
  return { decision, own: row[by] === maker ? { moves: played, loss } : undefined };
};

const puzzleOf = (services: Services, maker: PersonId, of: number): FoundPosition | undefined => {
  if (!isPuzzleId(of)) return undefined;
  const open = mayShow(services, of, maker) ? openPuzzle(services, of) : undefined;
  if (!open) return undefined;
  const { decision } = open;
  const puzzles = puzzlesIn(services.store);
  const now = puzzles.turn(maker);
  if (now?.puzzle === of) {
    // What the trainer still asks is not told, though it was played before.
    if (now.loss === null) return { decision, own: undefined };
    return { decision, own: { moves: soloTurn(open.start, now).turn.moves, loss: now.loss } };
  }
  const last = puzzles.lastAttempt({ person: maker, puzzle: of });
  const turn = last && turnTo(decision, last.played);
  return { decision, own: turn && { moves: turn.moves, loss: last.loss } };
};
