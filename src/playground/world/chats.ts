import type { Database } from "./database.ts";
import type { MemberStatus, WorldChat, WorldChatKind } from "./types.ts";

export type Chats = {
  get(id: number): WorldChat | undefined;
  all(): WorldChat[];
  create(chat: { id: number; kind: WorldChatKind; title?: string }): WorldChat;
  setMovedTo(id: number, supergroup: number): void;
  status(chatId: number, userId: number): MemberStatus;
  setStatus(chatId: number, userId: number, status: MemberStatus): void;
  members(chatId: number): { userId: number; status: MemberStatus }[];
  nextMessageId(chatId: number): number;
};

type WorldChatRow = {
  id: number;
  kind: WorldChatKind;
  title: string | null;
  moved_to: number | null;
};

const fromRow = (row: WorldChatRow): WorldChat => ({
  id: row.id,
  kind: row.kind,
  title: row.title ?? undefined,
  movedTo: row.moved_to ?? undefined,
});

/** Whether a person with this status is in the chat. */
export const isInside = (status: MemberStatus): boolean => status !== "left" && status !== "kicked";

/** Whether a person with this status has an administrator's rights. */
export const isAdmin = (status: MemberStatus): boolean =>
  status === "creator" || status === "administrator";

export const openChats = (database: Database): Chats => {
  const select = database.prepare<[number], WorldChatRow>("SELECT * FROM chat WHERE id = ?");
  const selectAll = database.prepare<[], WorldChatRow>("SELECT * FROM chat ORDER BY id");
  const insert = database.prepare("INSERT INTO chat (id, kind, title) VALUES (?, ?, ?)");
  const move = database.prepare("UPDATE chat SET moved_to = ? WHERE id = ?");
  const selectStatus = database.prepare<[number, number], { status: MemberStatus }>(
    "SELECT status FROM member WHERE chat_id = ? AND user_id = ?",
  );
  const upsertStatus = database.prepare(
    "INSERT INTO member (chat_id, user_id, status) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET status = excluded.status",
  );
  const selectMembers = database.prepare<[number], { userId: number; status: MemberStatus }>(
    "SELECT user_id AS userId, status FROM member WHERE chat_id = ? ORDER BY user_id",
  );
  const takeId = database.prepare<[number], { id: number }>(
    "UPDATE chat SET last_message_id = last_message_id + 1 WHERE id = ? RETURNING last_message_id AS id",
  );

  return {
    get(id) {
      const row = select.get(id);
      return row && fromRow(row);
    },
    all: () => selectAll.all().map(fromRow),
    create({ id, kind, title }) {
      insert.run(id, kind, title ?? null);
      return { id, kind, title, movedTo: undefined };
    },
    setMovedTo: (id, supergroup) => void move.run(supergroup, id),
    status: (chatId, userId) => selectStatus.get(chatId, userId)?.status ?? "left",
    setStatus: (chatId, userId, status) => void upsertStatus.run(chatId, userId, status),
    members: (chatId) => selectMembers.all(chatId).filter(({ status }) => isInside(status)),
    nextMessageId(chatId) {
      const row = takeId.get(chatId);
      if (row === undefined) throw new Error(`no chat ${chatId}`);
      return row.id;
    },
  };
};
