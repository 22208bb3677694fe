import type {
  Message as ApiMessage,
  ChatMember,
  InlineKeyboardMarkup,
  MessageEntity,
  Update,
  User,
  UserFromGetMe,
} from "grammy/types";

/** One of the people who hold the phones. `key` is how stories and the page name them. */
export type WorldPerson = { readonly key: string; readonly user: User };

/** `direct` is a chat between two people: the bot never sees it, but inline messages live there. */
export type WorldChatKind = "private" | "group" | "supergroup" | "direct";

export type WorldChat = {
  readonly id: number;
  readonly kind: WorldChatKind;
  readonly title: string | undefined;
  /** The supergroup that a group has become. */
  readonly movedTo: number | undefined;
};

export type MemberStatus = Exclude<ChatMember["status"], "restricted">;

/** What Telegram itself says in a chat. */
export type Service =
  | { readonly type: "created"; readonly title: string }
  | { readonly type: "joined"; readonly user: number }
  | { readonly type: "left"; readonly user: number }
  | { readonly type: "moved-to"; readonly chat: number }
  | { readonly type: "moved-from"; readonly chat: number };

export type FormattedText = { readonly text: string; readonly entities: MessageEntity[] };

export type MessageContent =
  | ({ readonly kind: "text" } & FormattedText)
  | ({ readonly kind: StoredFile["kind"]; readonly file: string } & FormattedText)
  | { readonly kind: "service"; readonly service: Service };

export type Markup = {
  readonly inline?: InlineKeyboardMarkup | undefined;
  /** Asks for an answer by a reply. */
  readonly forceReply?: boolean | undefined;
};

export type Message = {
  readonly chatId: number;
  readonly messageId: number;
  readonly date: number;
  readonly editDate?: number | undefined;
  /** The id of the person, or of the bot. */
  readonly from: number;
  readonly content: MessageContent;
  readonly markup?: Markup | undefined;
  readonly replyTo?: number | undefined;
  /** Set for what people sent through inline mode; buttons are then answered by this id. */
  readonly inlineId?: string | undefined;
  readonly viaBot?: boolean | undefined;
  /** The bot's. */
  readonly reaction?: string | undefined;
  /** Set for what only its sender and its receiver see; its number is one of its own kind. */
  readonly ephemeral?: Ephemeral | undefined;
};

export type Ephemeral = {
  /** The id of the person, or of the bot. */
  readonly receiver: number;
  /** The bot has had its one answer to it. */
  readonly answered?: boolean | undefined;
};

/** One answer to an inline query, as it will be sent when somebody picks it. */
export type InlineResult = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The address of the small picture of an article. */
  readonly thumbnail?: string | undefined;
  readonly content: Exclude<MessageContent, { readonly kind: "service" }>;
  readonly markup: Markup;
};

export type StoredFile = {
  readonly id: string;
  readonly uniqueId: string;
  readonly kind: "photo" | "animation" | "document";
  readonly name: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  /** In bytes. */
  readonly size: number;
};

export type Bot = UserFromGetMe;

export type ToldChat = Update.NonChannel["chat"];

/** A message of the Bot API; those it quotes quote nothing themselves. */
export type ToldMessage = Update.NonChannel &
  Omit<ApiMessage, "reply_to_message" | "chat" | "from"> & {
    readonly reply_to_message?: ToldMessage;
    readonly reply_markup?: InlineKeyboardMarkup;
  };

/** What changed in the world; the phones listen to this. */
export type Change =
  | { readonly type: "message"; readonly chatId: number; readonly messageId: number }
  | { readonly type: "deleted"; readonly chatId: number; readonly messageIds: readonly number[] }
  | { readonly type: "answered"; readonly queryId: string }
  | { readonly type: "chats" }
  /** The last thing that is announced: nothing may be asked of the world any more. */
  | { readonly type: "closing" };
