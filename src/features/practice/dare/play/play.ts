import type { PersonId } from "../../../../ids/ids.ts";
import { type Result, refused } from "../../../../rules/result.ts";
import {
  afterDone,
  afterPress,
  type KeptTurn,
  type SoloPress,
  type SoloTurn,
  soloTurn,
  UNTOUCHED,
} from "../../../../tables/game/kept-turn.ts";
import type { Services, Think } from "../../../../tables/services/services.ts";
import type { OpenDecision } from "../../decision/decision.ts";
import { bestEnd, lossOf, openDecision, withJudged } from "../../decision/decision.ts";
import { type Square, squareOf } from "../../decision/squares.ts";
import { readDecision, writeDecision } from "../../decision/text.ts";
import { type Worse, worseIn } from "../../decision/worse.ts";
import { judgedLoss } from "../../trainer/play/puzzles.ts";
import { type DareRow, daresIn, type TryRow } from "../store/dares.ts";
import type { DareId } from "../store/ids.ts";
import { hasPlayed, sevenOf } from "./sevens.ts";

export type Dare = OpenDecision & { readonly row: DareRow };

/** The position of a dare; undefined if it is a seven, or unreadable. */
export const dareOf = ({ store }: Services, row: DareRow): Dare | undefined => {
  const { puzzle: text } = row;
  const decision =
    text === null ? undefined : store.unlessDamaged(`dare ${row.id}`, () => readDecision(text));
  return decision && { row, ...openDecision(decision) };
};

/** A turn in a dare, as far as it is played. */
export type TriedTurn<Kept extends KeptTry = KeptTry> = SoloTurn<Kept> & {
  readonly square: Square | undefined;
  /** What is visibly worse than after the best turn. */
  readonly worse: Worse | undefined;
};

/** A turn with the name of the person who has played it. */
export type TryLine = TriedTurn & { readonly name: string };

type KeptTry = KeptTurn & Pick<TryRow, "loss">;

/** A person's turn in a dare that the database knows. */
export type OwnTurn = TriedTurn<TryRow> & { readonly dare: Dare };

/** Undefined before the person has begun. */
export const triedBy = (services: Services, person: PersonId, id: DareId): OwnTurn | undefined => {
  const dares = daresIn(services.store);
  const row = dares.byId(id);
  const kept = row && dares.tryOf(id, person);
  const dare = kept && dareOf(services, row);
  return dare && { dare, ...tried(dare, kept) };
};

/** A turn with its judgement. */
export const tried = <Kept extends KeptTry>(
  { decision, start }: OpenDecision,
  kept: Kept,
): TriedTurn<Kept> => {
  const soFar = soloTurn(start, kept);
  const { loss } = kept;
  const own = soFar.turn.position;
  return {
    square: loss === null ? undefined : squareOf(loss),
    worse: loss ? worseIn(decision.ruleset, { own, best: bestEnd(decision) }) : undefined,
    ...soFar,
  };
};

/** The turns that are done, the first first. */
export const doneIn = (services: Services, dare: Dare): readonly TriedTurn<TryRow>[] =>
  daresIn(services.store)
    .tries(dare.row.id)
    .filter(({ loss }) => loss !== null)
    .map((kept) => tried(dare, kept));

type DareRefusal = "dare-over" | "stale" | "illegal-move" | "nothing-to-undo" | "dice-left";

/** Begins a person's turn in the dare of a token, or goes on with it. */
export const beginTry = (
  services: Services,
  person: PersonId,
  token: string,
): Result<{ readonly dare: DareRow }, "dare-over"> =>
  services.store.transaction(() => {
    const dares = daresIn(services.store);
    const dare = dares.byToken(token);
    if (!dare || dare.over === 1) return refused("dare-over");
    if (!dares.tryOf(dare.id, person)) {
      const at = services.now();
      dares.keepTry({ dare: dare.id, person, ...UNTOUCHED, loss: null, at });
      const seven = sevenOf(dare);
      if (seven && hasPlayed(services, person, seven)) dares.touch(dare.id);
    }
    return { ok: true, dare };
  });

/** The turn that a person may still play. */
const playing = (
  services: Services,
  person: PersonId,
  id: DareId,
): Result<{ readonly now: OwnTurn }, "dare-over" | "stale"> => {
  const now = triedBy(services, person, id);
  if (!now || now.dare.row.over === 1) return refused("dare-over");
  return now.kept.loss === null ? { ok: true, now } : refused("stale");
};

/** Plays checkers in a dare, or takes back what the last press has played. */
export const playInDare = (
  services: Services,
  person: PersonId,
  press: SoloPress & { readonly dare: DareId },
): Result<unknown, DareRefusal> =>
  services.store.transaction(() => {
    const found = playing(services, person, press.dare);
    if (!found.ok) return found;
    const { now } = found;
    const done = afterPress(now, press);
    if (done.ok) daresIn(services.store).keepTry({ ...now.kept, ...done.kept });
    return done;
  });

/** Ends the turn and tells its message; rejects when it cannot be judged. */
export const answerDare = async (
  services: Services,
  think: Think,
  person: PersonId,
  press: SoloPress & { readonly dare: DareId },
): Promise<Result<unknown, DareRefusal>> => {
  const found = playing(services, person, press.dare);
  if (!found.ok) return found;
  const ended = afterDone(found.now, press);
  if (!ended.ok) return ended;
  const { dare, turn } = found.now;
  const end = turn.position;
  const loss = lossOf(dare.decision, end) ?? (await judgedLoss(think, dare.decision, end));
  return services.store.transaction(() => {
    // A second press may have been quicker.
    const still = playing(services, person, press.dare);
    if (!still.ok) return still;
    const { now } = still;
    if (now.kept.step !== press.step) return refused("stale");
    const dares = daresIn(services.store);
    dares.judged(writeDecision(withJudged(now.dare.decision, end, loss)), press.dare);
    dares.keepTry({ ...now.kept, loss, at: services.now() });
    dares.touch(press.dare);
    return { ok: true };
  });
};
