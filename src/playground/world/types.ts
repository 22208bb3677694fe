import type {
  Message as ApiMessage,
  ChatMember,
  InlineKeyboardMarkup,
  MessageEntity,
  Update,
  User,
  UserFromGetMe,
} from "grammy/types";

/** A person with a phone. `key` is their name in stories and on the page. */
export type WorldPerson = { readonly key: string; readonly user: User };

/** `direct` is a chat between two people. The bot never sees it, but inline messages live there. */
export type WorldChatKind = "private" | "group" | "supergroup" | "direct";

export type WorldChat = {
  readonly id: number;
  readonly kind: WorldChatKind;
  readonly title: string | undefined;
  /** The supergroup that a group has become. */
  readonly movedTo: number | undefined;
};

export type MemberStatus = Exclude<ChatMember["status"], "restricted">;

/** A line of Telegram itself in a chat. */
export type Service =
  | { readonly type: "created"; readonly title: string }
  | { readonly type: "joined"; readonly user: number }
  | { readonly type: "left"; readonly user: number }
  | { readonly type: "moved-to"; readonly chat: number }
  | { readonly type: "moved-from"; readonly chat: number };

export type FormattedText = { readonly text: string; readonly entities: MessageEntity[] };

/** What a person sends that has no words. */
export const WORDLESS = ["sticker", "voice", "picture"] as const;
export type Wordless = (typeof WORDLESS)[number];

export type MessageContent =
  | ({ readonly kind: "text" } & FormattedText)
  | ({ readonly kind: StoredFile["kind"]; readonly file: string } & FormattedText)
  | { readonly kind: "wordless"; readonly what: Wordless }
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
  /** Set for messages sent through inline mode. Presses on their buttons carry this id. */
  readonly inlineId?: string | undefined;
  readonly viaBot?: boolean | undefined;
  /** Somebody else wrote it first. */
  readonly forwarded?: boolean | undefined;
  /** The bot's reaction. */
  readonly reaction?: string | undefined;
  /**
   * Set for messages that only the sender and the receiver see. They have a number sequence of
   * their own.
   */
  readonly ephemeral?: Ephemeral | undefined;
};

export type Ephemeral = {
  /** The id of the person, or of the bot. */
  readonly receiver: number;
  /** Whether the bot has used its one answer. */
  readonly answered?: boolean | undefined;
};

/** One answer to an inline query, as it will be sent if a person picks it. */
export type InlineResult = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The address of the small picture of an article. */
  readonly thumbnail?: string | undefined;
  readonly content: Exclude<MessageContent, { readonly kind: "service" | "wordless" }>;
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
  /** Size in bytes. */
  readonly size: number;
};

export type Bot = UserFromGetMe;

export type ToldChat = Update.NonChannel["chat"];

/** A message of the Bot API; a message that it quotes quotes nothing itself. */
export type ToldMessage = Update.NonChannel &
  Omit<ApiMessage, "reply_to_message" | "chat" | "from"> & {
    readonly reply_to_message?: ToldMessage;
    readonly reply_markup?: InlineKeyboardMarkup;
  };

/** A change of the world; the phones listen to these. */
export type Change =
  | { readonly type: "message"; readonly chatId: number; readonly messageId: number }
  | { readonly type: "deleted"; readonly chatId: number; readonly messageIds: readonly number[] }
  | { readonly type: "answered"; readonly queryId: string }
  | { readonly type: "chats" }
  /** The last change: after it the world must not be used. */
  | { readonly type: "closing" };
