import type { Terms } from "../game/series.ts";
import type { ChallengeId, ChatId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { readTerms, type Settled, type WithTerms } from "./games.ts";
import { statements } from "./statements.ts";
import type { Traces } from "./traces.ts";

type ChallengeState = "open" | "accepted" | "cancelled" | "declined" | "expired";

export type Challenge = {
  readonly id: ChallengeId;
  /** The group where it was posted; null for links and inline messages. */
  readonly chat: ChatId | null;
  readonly challenger: PersonId;
  readonly terms: Terms;
  /** The only person who may sit down; a username stands for the person who has it at the press. */
  readonly opponent: PersonId | null;
  readonly opponentName: string | null;
  readonly token: string | null;
  readonly expiresAt: number | null;
  readonly state: ChallengeState;
};

export type NewChallenge = Pick<Challenge, "challenger" | "terms"> &
  Partial<Omit<Challenge, "id" | "state">> & {
    readonly offer?: string;
  };

type StoredChallenge = Omit<Challenge, "terms"> & WithTerms;

const NOTHING = {
  ...{ chat: null, opponent: null, opponentName: null },
  ...{ token: null, expiresAt: null, offer: null },
};

const CHALLENGES = `SELECT id, chat, challenger, terms, opponent, opponent_name AS opponentName, token,
  expires_at AS expiresAt, state FROM challenges`;

const readChallenge = (row: StoredChallenge | undefined): Challenge | undefined =>
  row && readTerms(row);

/** The game of a challenge belongs to other people too. */
export const challengeTraces: Traces = {
  outlives: {
    "challenges.challenger": "stays",
    "challenges.opponent": "stays",
    "challenges.chat": "emptied",
  },
};

export const challengeQueries = (sql: Sql) => {
  const { changed, count, row, run, required, value, values } = statements(sql);
  const add = required<
    [
      Omit<StoredChallenge, "id" | "state" | "secret"> &
        Settled & { offer: string | null; at: number },
    ],
    { id: ChallengeId }
  >(
    `INSERT INTO challenges (chat, challenger, terms, opponent, opponent_name, token, expires_at,
       offer, secret, luck, at)
     VALUES (@chat, @challenger, @terms, @opponent, @opponentName, @token, @expiresAt,
       @offer, @secret, @luck, @at)
     RETURNING id`,
  );
  const byId = row<[ChallengeId], StoredChallenge>(`${CHALLENGES} WHERE id = ?`);
  const byToken = row<[string], StoredChallenge>(`${CHALLENGES} WHERE token = ?`);
  const closedBefore = values<[number, number], ChallengeId>(
    `SELECT id FROM challenges
     WHERE state IN ('cancelled', 'declined', 'expired') AND at < ? LIMIT ?`,
  );
  const removals = [
    "DELETE FROM tables WHERE challenge = ?",
    "DELETE FROM unconfirmed WHERE challenge = ?",
    "DELETE FROM challenges WHERE id = ?",
  ].map((text) => run<[ChallengeId]>(text));
  return {
    add: (one: NewChallenge, settled: Settled, at: number): ChallengeId =>
      add({ ...NOTHING, ...one, ...settled, at, terms: JSON.stringify(one.terms) }).id,
    byId: (id: ChallengeId) => readChallenge(byId(id)),
    byToken: (token: string) => readChallenge(byToken(token)),
    openOf: value<[chat: ChatId, person: PersonId], ChallengeId>(
      "SELECT id FROM challenges WHERE chat = ? AND challenger = ? AND state = 'open' LIMIT 1",
    ),
    lastIn: value<[chat: ChatId, person: PersonId], ChallengeId>(
      `SELECT id FROM challenges WHERE chat = ? AND challenger = ? AND opponent IS NULL
         AND opponent_name IS NULL AND state IN ('open', 'accepted') ORDER BY id DESC LIMIT 1`,
    ),
    /** A person's links that are still good, the oldest first. */
    links: values<[person: PersonId, now: number], ChallengeId>(
      `SELECT id FROM challenges
       WHERE challenger = ? AND token IS NOT NULL AND state = 'open' AND expires_at > ?
       ORDER BY id`,
    ),
    /** Deletes those before a moment that led to no game, with their tables. */
    removeOld: (before: number, most: number): void => {
      const old = closedBefore(before, most);
      if (old.length === 0) return;
      sql.transaction(() => {
        for (const id of old) for (const remove of removals) remove(id);
      })();
    },
    expired: values<[now: number], ChallengeId>(
      "SELECT id FROM challenges WHERE state = 'open' AND expires_at <= ?",
    ),
    ofOffer: value<[seal: string], ChallengeId>("SELECT id FROM challenges WHERE offer = ?"),
    freeOffer: run<[id: ChallengeId]>("UPDATE challenges SET offer = NULL WHERE id = ?"),
    countOpen: count<[chat: ChatId]>(
      "SELECT count(*) FROM challenges WHERE chat = ? AND state = 'open'",
    ),
    /** The row loses its username. False if the challenge was no longer open. */
    close: changed<[{ id: ChallengeId; state: Exclude<ChallengeState, "open"> }]>(
      "UPDATE challenges SET state = @state, opponent_name = NULL WHERE id = @id AND state = 'open'",
    ),
  };
};
