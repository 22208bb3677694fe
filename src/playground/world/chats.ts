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

/** Of these chats an account – here, the bot – numbers the messages of all together. */
const IN_ONE_COUNT = "kind IN ('private', 'group')";

type Member = { readonly userId: number; readonly status: MemberStatus };

export const openChats = (database: Database): Chats => {
  const selectAll = database.prepare<[], WorldChatRow>("SELECT * FROM chat ORDER BY id");
  const insert = database.prepare("INSERT INTO chat (id, kind, title) VALUES (?, ?, ?)");
  const move = database.prepare("UPDATE chat SET moved_to = ? WHERE id = ?");
  const upsertStatus = database.prepare(
    "INSERT INTO member (chat_id, user_id, status) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET status = excluded.status",
  );
  const selectMembers = database.prepare<[number], Member>(
    "SELECT user_id AS userId, status FROM member WHERE chat_id = ? ORDER BY user_id",
  );
  const takeId = database.prepare<[number], { id: number }>(
    `UPDATE chat SET last_message_id = 1 + CASE
         WHEN ${IN_ONE_COUNT} THEN (SELECT max(last_message_id) FROM chat WHERE ${IN_ONE_COUNT})
         ELSE last_message_id END
       WHERE id = ? RETURNING last_message_id AS id`,
  );
  // Each look at a phone asks for all chats and who is in them; they seldom change.
  let chats: ReadonlyMap<number, WorldChat> | undefined;
  const members = new Map<number, readonly Member[]>();
  const known = (): ReadonlyMap<number, WorldChat> => {
    chats ??= new Map(selectAll.all().map((row) => [row.id, fromRow(row)]));
    return chats;
  };
  const everIn = (chatId: number): readonly Member[] => {
    const all = members.get(chatId) ?? selectMembers.all(chatId);
    members.set(chatId, all);
    return all;
  };

  return {
    get: (id) => known().get(id),
    all: () => [...known().values()],
    create({ id, kind, title }) {
      insert.run(id, kind, title ?? null);
      chats = undefined;
      return { id, kind, title, movedTo: undefined };
    },
    setMovedTo(id, supergroup) {
      move.run(supergroup, id);
      chats = undefined;
    },
    status: (chatId, userId) =>
      everIn(chatId).find((member) => member.userId === userId)?.status ?? "left",
    setStatus(chatId, userId, status) {
      upsertStatus.run(chatId, userId, status);
      members.delete(chatId);
    },
    members: (chatId) => everIn(chatId).filter(({ status }) => isInside(status)),
    nextMessageId(chatId) {
      const row = takeId.get(chatId);
      if (row === undefined) throw new Error(`no chat ${chatId}`);
      return row.id;
    },
  };
};
