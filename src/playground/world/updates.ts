import type { CallbackQuery, ChatMemberUpdated, InlineQuery, Update } from "grammy/types";
import type { Database } from "./database.ts";
import type { ToldMessage } from "./types.ts";

/** The content of an update: exactly one field is set. */
type UpdateBody =
  | { readonly message: ToldMessage }
  | { readonly callback_query: Omit<CallbackQuery, "message"> & { readonly message?: ToldMessage } }
  | { readonly inline_query: InlineQuery }
  | { readonly guest_message: ToldMessage & { readonly guest_query_id: string } }
  | { readonly my_chat_member: ChatMemberUpdated }
  | { readonly chat_member: ChatMemberUpdated };

/** The updates that wait until the bot has confirmed them. */
export type Updates = {
  add(body: UpdateBody, now: number): void;
  /** The oldest waiting updates, after dropping those with an id below `offset`. */
  take(offset: number, limit: number): Update[];
  count(): number;
  clear(): void;
  /** Calls back when an update is added; returns a function that stops it. */
  onAdded(listener: () => void): () => void;
};

/** Telegram drops an update after a day. */
const KEPT_SECONDS = 24 * 60 * 60;

/** The first id is large, like Telegram's. */
const FIRST_ID = 760_000_001;

export const openUpdates = (
  database: Database,
  allowed: () => readonly string[] | undefined,
): Updates => {
  database
    .prepare(
      "INSERT INTO sqlite_sequence (name, seq) SELECT 'pending_update', ? WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'pending_update')",
    )
    .run(FIRST_ID - 1);
  const insert = database.prepare("INSERT INTO pending_update (kind, body, at) VALUES (?, ?, ?)");
  const expire = database.prepare("DELETE FROM pending_update WHERE at < ?");
  const confirm = database.prepare("DELETE FROM pending_update WHERE id < ?");
  const select = database.prepare<[number], { id: number; body: string }>(
    "SELECT id, body FROM pending_update ORDER BY id LIMIT ?",
  );
  const nthFromEnd = database.prepare<[number], { id: number }>(
    "SELECT id FROM pending_update ORDER BY id DESC LIMIT 1 OFFSET ?",
  );
  const size = database.prepare<[], { n: number }>("SELECT count(*) AS n FROM pending_update");
  const clear = database.prepare("DELETE FROM pending_update");
  const listeners = new Set<() => void>();

  return {
    add(body, now) {
      const [kind = ""] = Object.keys(body);
      // Telegram gives who comes and goes to bots that ask for it by name.
      if (!(allowed()?.includes(kind) ?? kind !== "chat_member")) return;
      expire.run(now - KEPT_SECONDS);
      insert.run(kind, JSON.stringify(body), now);
      for (const listener of [...listeners]) listener();
    },
    take(offset, limit) {
      const from = offset < 0 ? nthFromEnd.get(-offset - 1)?.id : offset;
      if (from !== undefined) confirm.run(from);
      return select.all(limit).map(({ id, body }) => ({ update_id: id, ...JSON.parse(body) }));
    },
    count: () => size.get()?.n ?? 0,
    clear: () => void clear.run(),
    onAdded(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
