import { commitment } from "../game/dice.ts";
import type { Terms } from "../game/series.ts";
import { added, type Sql } from "./database.ts";
import { readTerms, type WithTerms } from "./games.ts";
import type { ChallengeId, ChatId, OfferId, PersonId } from "./ids.ts";

type ChallengeState = "open" | "accepted" | "cancelled" | "declined" | "expired";

export type Challenge = {
  readonly id: ChallengeId;
  /** The group where it was posted; null for links and inline messages. */
  readonly chat: ChatId | null;
  readonly challenger: PersonId;
  readonly terms: Terms;
  /** The only one who may sit down; by username it is whoever has that when he presses. */
  readonly opponent: PersonId | null;
  readonly opponentName: string | null;
  /** Of a link; it is good until `expiresAt`. */
  readonly token: string | null;
  readonly expiresAt: number | null;
  readonly state: ChallengeState;
  /** The SHA-256 of the secret of its game's dice, which itself stays here. */
  readonly diceHash: string;
};

type NewChallenge = Omit<Challenge, "id" | "state" | "diceHash">;

type ChallengeText = Omit<Challenge, "terms" | "diceHash"> &
  WithTerms & { readonly secret: Uint8Array };

const COLUMNS = `id, chat, challenger, terms, opponent, opponent_name AS opponentName, token,
  expires_at AS expiresAt, state, secret`;

const readChallenge = (row: ChallengeText | undefined): Challenge | undefined => {
  const read = readTerms(row);
  if (read === undefined) return undefined;
  const { secret, ...challenge } = read;
  return { ...challenge, diceHash: commitment(secret) };
};

/** Challenges: open ones, and what became of the others. */
export const challengeQueries = (sql: Sql) => {
  const add = sql.prepare<
    Omit<NewChallenge, "terms"> & WithTerms & { secret: Uint8Array; at: number },
    { id: ChallengeId }
  >(
    `INSERT INTO challenges (chat, challenger, terms, opponent, opponent_name, token, expires_at,
       secret, at)
     VALUES (@chat, @challenger, @terms, @opponent, @opponentName, @token, @expiresAt, @secret, @at)
     RETURNING id`,
  );
  const byId = sql.prepare<[ChallengeId], ChallengeText>(
    `SELECT ${COLUMNS} FROM challenges WHERE id = ?`,
  );
  const byToken = sql.prepare<[string], ChallengeText>(
    `SELECT ${COLUMNS} FROM challenges WHERE token = ?`,
  );
  const openOf = sql
    .prepare<[ChatId, PersonId], ChallengeId>(
      "SELECT id FROM challenges WHERE chat = ? AND challenger = ? AND state = 'open' LIMIT 1",
    )
    .pluck();
  const countOpen = sql
    .prepare<[ChatId], number>("SELECT count(*) FROM challenges WHERE chat = ? AND state = 'open'")
    .pluck();
  const close = sql.prepare<[ChallengeState, ChallengeId]>(
    "UPDATE challenges SET state = ?, opponent_name = NULL WHERE id = ? AND state = 'open'",
  );
  const newestLink = sql
    .prepare<[PersonId, number], ChallengeId>(
      `SELECT id FROM challenges
       WHERE challenger = ? AND token IS NOT NULL AND state = 'open' AND expires_at > ?
       ORDER BY id DESC LIMIT 1`,
    )
    .pluck();
  const countLinks = sql
    .prepare<[PersonId, number], number>(
      `SELECT count(*) FROM challenges
       WHERE challenger = ? AND token IS NOT NULL AND state = 'open' AND expires_at > ?`,
    )
    .pluck();
  const expired = sql
    .prepare<[number], ChallengeId>(
      "SELECT id FROM challenges WHERE state = 'open' AND expires_at <= ?",
    )
    .pluck();
  const addOffer = sql.prepare<[PersonId, string], { id: OfferId }>(
    // The update that changes nothing lets RETURNING give the row that is there already.
    `INSERT INTO offers (challenger, terms) VALUES (?, ?)
     ON CONFLICT (challenger, terms) DO UPDATE SET terms = excluded.terms RETURNING id`,
  );
  const offer = sql.prepare<[OfferId], Pick<ChallengeText, "challenger" | "terms">>(
    "SELECT challenger, terms FROM offers WHERE id = ?",
  );

  return {
    add: (value: NewChallenge, secret: Uint8Array, at: number): ChallengeId =>
      added(add.get({ ...value, secret, at, terms: JSON.stringify(value.terms) })).id,
    byId: (id: ChallengeId): Challenge | undefined => readChallenge(byId.get(id)),
    byToken: (token: string): Challenge | undefined => readChallenge(byToken.get(token)),
    /** The open challenge of this person in this group. */
    openOf: (chat: ChatId, person: PersonId): ChallengeId | undefined => openOf.get(chat, person),
    /** Links that are still good at `now`. */
    newestLink: (person: PersonId, now: number): ChallengeId | undefined =>
      newestLink.get(person, now),
    countLinks: (person: PersonId, now: number): number => countLinks.get(person, now) ?? 0,
    /** Open links that were good until `now` at the latest. */
    expired: (now: number): ChallengeId[] => expired.all(now),
    /** What somebody may send inline; the same terms are the same offer. */
    addOffer: (person: PersonId, terms: Terms): OfferId =>
      added(addOffer.get(person, JSON.stringify(terms))).id,
    offer: (id: OfferId): Pick<Challenge, "challenger" | "terms"> | undefined =>
      readTerms(offer.get(id)),
    countOpen: (chat: ChatId): number => countOpen.get(chat) ?? 0,
    /** Nobody's username is kept any longer. False when the challenge was no longer open. */
    close: (id: ChallengeId, state: Exclude<ChallengeState, "open">): boolean =>
      close.run(state, id).changes === 1,
  };
};
