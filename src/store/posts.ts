import type { ChatId } from "../ids/ids.ts";
import { sharedQueries } from "./prepared.ts";
import { statements } from "./statements.ts";

/** The subject of a message: its kind, and its number within the kind. */
export type Subject = { readonly kind: string; readonly subject: number };

type SubjectInChat = Subject & { readonly chat: ChatId };

export type Post = SubjectInChat & {
  /** A post that is begun anew has another number. */
  readonly id: number;
  readonly thread: number | null;
  /** Null until it is sent, and after people deleted it. */
  readonly message: number | null;
  readonly content: "photo" | "text";
  /** 0: the message shows the newest state; otherwise larger with each change. */
  readonly behind: number;
  readonly dueAt: number;
  /** The number of times it was sent; people may delete it. */
  readonly sent: number;
};

type NewPost = SubjectInChat & Partial<Pick<Post, "thread" | "message" | "content" | "dueAt">>;

const POSTS = `SELECT p.id, p.kind, p.subject, p.chat, p.thread, p.message, p.content, p.behind,
  p.due_at AS dueAt, p.sent FROM posts p`;

const NEW = `INTO posts (kind, subject, chat, thread, message, content, due_at)
  VALUES (@kind, @subject, @chat, @thread, @message, @content, @dueAt)`;

/** No message waits longer for its next edit. */
export const LONGEST_PACE_MS = 3_600_000;

const full = (post: NewPost) => ({
  ...{ thread: null, message: null, content: "text", dueAt: 0 },
  ...post,
});

export const postsOf = sharedQueries((sql) => {
  const { changed, run, row, rows } = statements(sql);
  const add = changed<[ReturnType<typeof full>]>(`INSERT OR IGNORE ${NEW}`);
  const due = rows<[{ now: number; paced: string }], Post>(
    `${POSTS} JOIN chats c ON c.id = p.chat AND c.present = 1
     WHERE p.behind > 0 AND (p.due_at <= @now OR (p.due_at > @now + ${LONGEST_PACE_MS}
       AND p.kind IN (SELECT value FROM json_each(@paced)))) ORDER BY p.due_at, p.id`,
  );
  const renew = run<[ReturnType<typeof full>]>(`INSERT OR REPLACE ${NEW}`);
  return {
    /** Keeps a message from now on; false if it is kept already. */
    add: (post: NewPost): boolean => add(full(post)),
    /** The same, and replaces a message that is kept already. */
    renew: (post: NewPost): void => renew(full(post)),
    byId: row<[id: number], Post>(`${POSTS} WHERE p.id = ?`),
    of: row<[Subject], Post>(`${POSTS} WHERE p.kind = @kind AND p.subject = @subject`),
    in: row<[SubjectInChat], Post>(
      `${POSTS} WHERE p.kind = @kind AND p.subject = @subject AND p.chat = @chat`,
    ),
    newest: row<[Omit<SubjectInChat, "subject">], Post>(
      `${POSTS} WHERE p.chat = @chat AND p.kind = @kind ORDER BY p.id DESC LIMIT 1`,
    ),
    /** Its subject has changed: it is behind in every chat. */
    touch: run<[Subject]>(
      "UPDATE posts SET behind = behind + 1 WHERE kind = @kind AND subject = @subject",
    ),
    touchIn: run<[SubjectInChat]>(
      `UPDATE posts SET behind = behind + 1
       WHERE kind = @kind AND subject = @subject AND chat = @chat`,
    ),
    /**
     * Posts that are behind, in chats where the bot may write. Where one of a paced kind would
     * wait for hours, the clock was wrong at its last attempt.
     */
    due: (now: number, paced: readonly string[] = []): readonly Post[] =>
      due({ now, paced: JSON.stringify(paced) }),
    /** Notes an attempt: the next one is not before `dueAt`; false if it is not behind. */
    take: changed<[{ id: number; dueAt: number }]>(
      "UPDATE posts SET due_at = @dueAt WHERE id = @id AND behind > 0",
    ),
    sending: run<[id: number]>("UPDATE posts SET sent = sent + 1 WHERE id = ?"),
    /** Notes an edit; it stays behind if it has changed since this `behind`. */
    shown: run<[Pick<Post, "id" | "message" | "content" | "behind">]>(
      `UPDATE posts SET message = @message, content = @content,
         behind = CASE WHEN behind = @behind THEN 0 ELSE behind END WHERE id = @id`,
    ),
    /** It has no message and takes this one; false if it has one. */
    adopt: changed<[Pick<Post, "id" | "message" | "content">]>(
      `UPDATE posts SET message = @message, content = @content, behind = behind + 1
       WHERE id = @id AND message IS NULL`,
    ),
    /** Its message is gone, or must come again further down. */
    lose: run<[id: number]>("UPDATE posts SET message = NULL, behind = behind + 1 WHERE id = ?"),
    settle: changed<[id: number]>("UPDATE posts SET behind = 0 WHERE id = ? AND behind > 0"),
    /** It was settled for a call that did not come through: it is behind again. */
    giveBack: run<[id: number]>("UPDATE posts SET behind = behind + 1 WHERE id = ?"),
    remove: run<[id: number]>("DELETE FROM posts WHERE id = ?"),
  };
});
