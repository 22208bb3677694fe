import type { PersonId } from "../../../../ids/ids.ts";
import { type Result, refused } from "../../../../rules/result.ts";
import {
  type KeptTurn,
  type SoloPress,
  type SoloTurn,
  soloTurn,
  UNTOUCHED,
} from "../../../../tables/game/kept-turn.ts";
import type { Person } from "../../../../tables/people/people.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { type OpenDecision, openDecision, squareOf } from "../../decision/decision.ts";
import { readDecision, writeDecision } from "../../decision/text.ts";
import { type Judgement, judgementOf } from "../../decision/worse.ts";
import type { DareSource } from "../../sharing/buttons.ts";
import {
  type DareId,
  type DareRow,
  daresIn,
  type LastComers,
  type TryRow,
} from "../../sharing/dares.ts";
import type { PracticeKind } from "../../solve/solve.ts";
import { positionFor } from "./back.ts";
import { hasPlayed, sevenOf } from "./sevens.ts";

export type Dare = OpenDecision & { readonly row: DareRow };

/** The position of a dare; undefined if it is a seven, or unreadable. */
export const dareOf = ({ store }: Services, row: DareRow): Dare | undefined => {
  const { puzzle: text } = row;
  const decision =
    text === null ? undefined : store.unlessDamaged(`dare ${row.id}`, () => readDecision(text));
  return decision && { row, ...openDecision(decision) };
};

export type TriedTurn<Kept extends KeptTry = KeptTry> = SoloTurn<Kept> & Judgement;

/** A turn in the list of all; its reason, which takes a while to find, stands nowhere there. */
export type TryLine = SoloTurn<KeptTry> & Pick<Judgement, "square"> & { readonly name: string };

type KeptTry = KeptTurn & Pick<TryRow, "loss">;

/** A person's turn in a dare that the database knows. */
export type OwnTurn = TriedTurn<TryRow> & Dare;

/** Undefined before the person has begun. */
export const ownTurnIn = (
  services: Services,
  person: PersonId,
  id: DareId,
): OwnTurn | undefined => {
  const dares = daresIn(services.store);
  const row = dares.byId(id);
  const kept = row && dares.tryOf(id, person);
  const dare = kept && dareOf(services, row);
  return dare && { ...dare, ...judgeTry(dare, kept) };
};

export const judgeTry = <Kept extends KeptTry>(
  { decision, start }: OpenDecision,
  kept: Kept,
): TriedTurn<Kept> => {
  const soFar = soloTurn(start, kept);
  return { ...judgementOf(decision, soFar.turn.position, kept.loss ?? undefined), ...soFar };
};

export const lineOfTry = ({ start }: OpenDecision, kept: KeptTry, name: string): TryLine => ({
  ...soloTurn(start, kept),
  square: kept.loss === null ? undefined : squareOf(kept.loss),
  name,
});

type DarePress = SoloPress & { readonly dare: DareId };

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

/** A turn in a dare is played once. */
export const DARE_PRACTICE: PracticeKind<DarePress, OwnTurn> = {
  find: (services, person, press) => {
    const now = ownTurnIn(services, person, press.dare);
    if (!now || now.row.over === 1) return { state: now, refused: "dare-over" };
    return now.loss === undefined ? { state: now, now } : { state: now, refused: "stale" };
  },
  keep: ({ store }, _, now, turn) => keepTry(store, now, { ...now.kept, ...turn }),
  /** The message tells of it. */
  answer: ({ store, now: at }, _, now, { loss, judged }) => {
    const dares = daresIn(store);
    const { id } = now.row;
    if (judged) dares.keepDecision(writeDecision(judged), id);
    dares.touch(id);
    return keepTry(store, now, { ...now.kept, loss, at: at() });
  },
};

const keepTry = (store: Services["store"], now: OwnTurn, kept: TryRow): OwnTurn => {
  daresIn(store).keepTry(kept);
  return { ...now, ...judgeTry(now, kept) };
};

/** A person's own turn in a dare, with its sender's name and the turns of all who are done. */
export type OwnTry = {
  readonly now: OwnTurn;
  /** Undefined: forgotten. */
  readonly maker: Person | undefined;
  /** What may be asked of the sender in return. */
  readonly back: DareSource | undefined;
  readonly lines: LastComers<TryLine>;
};

/** A message has no room for more; those who came last stand in it. */
export const MOST_LINES = 10;

export const linesOf = (services: Services, dare: Dare): LastComers<TryLine> => {
  const { last, more } = daresIn(services.store).done({ dare: dare.row.id, most: MOST_LINES });
  const lineOf = (kept: TryRow): TryLine => lineOfTry(dare, kept, nameOf(services, kept.person));
  return { last: last.map(lineOf), more };
};

const nameOf = ({ store }: Services, person: PersonId): string =>
  store.people.person(person)?.name ?? "";

export const makerOf = ({ store }: Services, { row }: Dare): Person | undefined =>
  row.maker === null ? undefined : store.people.person(row.maker);

export const ownTry = (services: Services, now: OwnTurn): OwnTry => {
  const maker = makerOf(services, now);
  const back = maker && positionFor(services, { me: now.kept.person, friend: maker.id });
  return { now, maker, back, lines: linesOf(services, now) };
};
