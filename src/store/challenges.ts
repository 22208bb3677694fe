import type { ChallengeId, ChatId, PersonId } from "../game/ids.ts";
import type { Terms } from "../game/series.ts";
import { added, type Sql } from "./database.ts";
import { readTerms, type WithTerms } from "./games.ts";

export type ChallengeState = "open" | "accepted" | "cancelled" | "declined";

export type Challenge = {
  readonly id: ChallengeId;
  /** The group where it was posted; null for links and inline messages. */
  readonly chat: ChatId | null;
  readonly challenger: PersonId;
  readonly terms: Terms;
  /** The only one who may sit down; by username as long as the bot has never seen him. */
  readonly opponent: PersonId | null;
  readonly opponentName: string | null;
  /** Of a link; it is good until `expiresAt`. */
  readonly token: string | null;
  readonly expiresAt: number | null;
  readonly state: ChallengeState;
};

export type NewChallenge = Omit<Challenge, "id" | "state">;

type ChallengeText = Omit<Challenge, "terms"> & WithTerms;

const COLUMNS = `id, chat, challenger, terms, opponent, opponent_name AS opponentName, token,
  expires_at AS expiresAt, state`;

/** Challenges: open ones, and what became of the others. */
export const challengeQueries = (sql: Sql) => {
  const add = sql.prepare<
    Omit<NewChallenge, "terms"> & WithTerms & { at: number },
    { id: ChallengeId }
  >(
    `INSERT INTO challenges (chat, challenger, terms, opponent, opponent_name, token, expires_at, at)
     VALUES (@chat, @challenger, @terms, @opponent, @opponentName, @token, @expiresAt, @at)
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
    "UPDATE challenges SET state = ? WHERE id = ? AND state = 'open'",
  );

  return {
    add: (value: NewChallenge, at: number): ChallengeId =>
      added(add.get({ ...value, at, terms: JSON.stringify(value.terms) })).id,
    byId: (id: ChallengeId): Challenge | undefined => readTerms(byId.get(id)),
    byToken: (token: string): Challenge | undefined => readTerms(byToken.get(token)),
    /** The open challenge of this person in this group. */
    openOf: (chat: ChatId, person: PersonId): ChallengeId | undefined => openOf.get(chat, person),
    countOpen: (chat: ChatId): number => countOpen.get(chat) ?? 0,
    /** False when the challenge was no longer open. */
    close: (id: ChallengeId, state: Exclude<ChallengeState, "open">): boolean =>
      close.run(state, id).changes === 1,
  };
};
