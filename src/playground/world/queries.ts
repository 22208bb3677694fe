import type { Database } from "./database.ts";
import type { InlineResult } from "./types.ts";

/** A press or a typed inline query for the bot to answer. */
type Query =
  | GuestQuery
  | {
      readonly kind: "press";
      readonly id: string;
      readonly person: string;
      readonly chatId: number;
      readonly messageId: number;
    }
  | {
      readonly kind: "inline";
      readonly id: string;
      readonly person: string;
      readonly chatId: number;
      readonly text: string;
    };

/** A person calls the bot into a chat where it is no member. */
export type GuestQuery = {
  readonly kind: "guest";
  readonly id: string;
  readonly person: string;
  readonly chatId: number;
  readonly messageId: number;
};

/**
 * The effect for the person who pressed: a toast, an alert, a link, or just the end of the spinner.
 */
export type CallbackAnswer = {
  readonly text?: string | undefined;
  readonly alert?: boolean | undefined;
  readonly url?: string | undefined;
};

type InlineAnswer = {
  readonly results: InlineResult[];
  readonly button?: { readonly text: string; readonly start: string } | undefined;
  readonly nextOffset: string;
};

/** The answer to a press or a query. A guest's answer is not here, since it is a message. */
export type QueryAnswer = CallbackAnswer | InlineAnswer;

export type AskedQuery = {
  readonly query: Query;
  readonly at: number;
  readonly answer: QueryAnswer | undefined;
};

export type Queries = {
  ask(query: Query, now: number): void;
  get(id: string): AskedQuery | undefined;
  answer(id: string, answer: QueryAnswer): void;
};

export const openQueries = (database: Database): Queries => {
  const insert = database.prepare("INSERT INTO query (id, body, at) VALUES (?, ?, ?)");
  const select = database.prepare<[string], { body: string; at: number; answer: string | null }>(
    "SELECT body, at, answer FROM query WHERE id = ?",
  );
  const update = database.prepare("UPDATE query SET answer = ? WHERE id = ?");
  return {
    ask: (query, now) => void insert.run(query.id, JSON.stringify(query), now),
    get(id) {
      const row = select.get(id);
      if (row === undefined) return undefined;
      const answer = row.answer === null ? undefined : JSON.parse(row.answer);
      return { query: JSON.parse(row.body), at: row.at, answer };
    },
    answer: (id, answer) => void update.run(JSON.stringify(answer), id),
  };
};
