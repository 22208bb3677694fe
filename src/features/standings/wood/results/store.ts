import { storedRuleset } from "../../../../game/stored.ts";
import {
  type Branded,
  type ChatId,
  type GameId,
  isId,
  type PersonId,
} from "../../../../ids/ids.ts";
import type { Ruleset, WayToWin } from "../../../../rules/types.ts";
import { postsOf } from "../../../../store/posts.ts";
import { queriesOf } from "../../../../store/prepared.ts";
import { statements } from "../../../../store/statements.ts";
import type { Traces } from "../../../../store/traces.ts";
import type { GameOnWood } from "../../../../tables/game/on-wood.ts";
import type { Standstill } from "../../../../tables/services/services.ts";

export type WoodResultId = Branded<"wood-result">;

export const isWoodResultId = (value: number): value is WoodResultId => isId(value) && value > 0;

/** A game on a wooden board, as one of the two tells it. */
export type WoodResult = GameOnWood & {
  readonly id: WoodResultId;
  readonly chat: ChatId;
  readonly toldBy: "winner" | "loser";
  /** `late`: the other has not answered within a week. */
  readonly state: "open" | "counted" | "dropped" | "late";
  readonly game: GameId | null;
  readonly at: number;
};

type NewWoodResult = Pick<WoodResult, "chat" | "toldBy" | "at"> & GameOnWood;

type ResultText = Omit<WoodResult, "ruleset"> & { readonly ruleset: string };

/** The kind of posts with such results. */
export const WOOD_RESULT = "wood-result";

/** The message loses a forgotten name, and the counted game stays with the other. */
export const woodTraces: Traces = {
  outlives: {
    "wood_results.winner": "stays",
    "wood_results.loser": "stays",
  },
  forgetting: [
    `UPDATE posts SET behind = behind + 1 WHERE kind = '${WOOD_RESULT}' AND message IS NOT NULL
       AND subject IN (SELECT id FROM wood_results WHERE winner = @person OR loser = @person)`,
    `UPDATE wood_results SET state = 'dropped'
     WHERE state = 'open' AND (winner = @person OR loser = @person)`,
  ],
};

const parseRuleset = (text: string): Ruleset => storedRuleset.parse(JSON.parse(text));

export const woodResultsIn = queriesOf((sql) => {
  const { run, changed, required, row, count, value, values } = statements(sql);
  const posts = postsOf(sql);
  const add = required<
    [
      Omit<NewWoodResult, "ruleset" | "outcome"> & {
        ruleset: string;
        outcome: WayToWin;
        thread: number | null;
      },
    ],
    { id: WoodResultId }
  >(
    `INSERT INTO wood_results (chat, thread, winner, loser, told_by, ruleset, outcome, at)
     VALUES (@chat, @thread, @winner, @loser, @toldBy, @ruleset, @outcome, @at) RETURNING id`,
  );
  const byId = row<[id: number], ResultText>(
    `SELECT id, chat, winner, loser, told_by AS toldBy, ruleset, outcome, state, game, at
     FROM wood_results WHERE id = ?`,
  );
  const close = changed<[Pick<WoodResult, "id" | "state" | "game">]>(
    "UPDATE wood_results SET state = @state, game = @game WHERE id = @id AND state = 'open'",
  );
  const removePosts = run<[before: number]>(
    `DELETE FROM posts WHERE kind = '${WOOD_RESULT}'
       AND subject IN (SELECT id FROM wood_results WHERE at < ? AND state <> 'open')`,
  );
  const remove = run<[before: number]>("DELETE FROM wood_results WHERE at < ? AND state <> 'open'");
  const putOff = values<[Standstill], WoodResultId>(
    `UPDATE wood_results SET at = at + @until - max(@from, at) WHERE state = 'open' AND at < @until
     RETURNING id`,
  );
  const touch = (id: WoodResultId): void => posts.touch({ kind: WOOD_RESULT, subject: id });
  return {
    /** Tells the other of the two, with a message of its own. */
    add: ({ ruleset, ...news }: NewWoodResult, thread: number | null): WoodResultId => {
      const { id } = add({ ...news, thread, ruleset: JSON.stringify(ruleset) });
      posts.add({ kind: WOOD_RESULT, subject: id, chat: news.chat, thread });
      return id;
    },
    byId: (id: number): WoodResult | undefined => {
      const found = byId(id);
      return found && { ...found, ruleset: parseRuleset(found.ruleset) };
    },
    post: (id: WoodResultId) => posts.of({ kind: WOOD_RESULT, subject: id }),
    /** False if it was closed before. */
    close: (closed: Pick<WoodResult, "id" | "state" | "game">): boolean => {
      const isClosed = close(closed);
      if (isClosed) touch(closed.id);
      return isClosed;
    },
    /** How many of two people wait or count since a time. */
    between: count<[{ one: PersonId; other: PersonId; since: number }]>(
      `SELECT count(*) FROM wood_results WHERE at >= @since AND state IN ('open', 'counted')
         AND ((winner = @one AND loser = @other) OR (winner = @other AND loser = @one))`,
    ),
    /** The ruleset of the last game on wood of a group. */
    lastIn: value<[ChatId], string>(
      `SELECT ruleset ->> '$.id' FROM wood_results WHERE chat = ? AND state = 'counted'
       ORDER BY at DESC LIMIT 1`,
    ),
    touch,
    /** Nobody could answer during a standstill: there is so much more time for it. */
    putOff: (standstill: Standstill): void => putOff(standstill).forEach(touch),
    unanswered: values<[before: number], WoodResultId>(
      "SELECT id FROM wood_results WHERE at < ? AND state = 'open'",
    ),
    /** Forgets old ones; what counts is in the ledger. */
    removeOld: (before: number): void => {
      removePosts(before);
      remove(before);
    },
  };
});
