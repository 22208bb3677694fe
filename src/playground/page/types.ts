import type { InlineKeyboardButton } from "grammy/types";
import type { TemplateResult } from "lit-html";
import type { ControlChange } from "../people/controls.ts";
import type { SeenResults } from "../people/inline.ts";
import type { SeenMessage, ShownChat } from "../people/view.ts";

/** The types that the page shares with the server, and its own. */
export type { BotCommand, InlineKeyboardButton, MessageEntity } from "grammy/types";
export type { ActionBody, ActionDone, ActionName } from "../people/actions.ts";
export type { ControlChange, Controls } from "../people/controls.ts";
export type { LiveEvent } from "../people/events.ts";
export type { SeenResults } from "../people/inline.ts";
export type { ActionResult } from "../people/result.ts";
export type { Opened } from "../people/talk.ts";
export type {
  SeenAnimation,
  SeenMessage,
  SeenPerson,
  SeenPhoto,
  SeenWorld,
  ShownChat,
} from "../people/view.ts";
export type { CallbackAnswer } from "../world/queries.ts";

/** A line of a sheet; a string is the heading of the lines after it. */
export type Item =
  | string
  | {
      readonly name: string;
      readonly text: string;
      readonly icon?: string;
      readonly picture?: TemplateResult;
      readonly note?: string | undefined;
      readonly danger?: boolean;
      /** For a switch: whether it is on. */
      readonly on?: boolean;
      readonly choose: () => unknown;
    };

/** A sheet over the screen: a list to choose from, or words with buttons. */
export type Sheet =
  | {
      readonly kind: "menu";
      readonly title: string;
      readonly testId: string;
      readonly items: Item[];
    }
  | {
      readonly kind: "words";
      readonly text: string;
      readonly yes: string;
      yesDoes?: () => unknown;
    };

/** The suggestions above the input line. */
export type Suggestions =
  | { readonly kind: "commands" }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "results"; readonly answer: SeenResults };

/** One phone: its open chat and the text in its input line. */
export type Phone = {
  readonly key: string;
  /** The name of the open chat; undefined for the list of chats. */
  chat: string | undefined;
  draft: string;
  replyTo?: SeenMessage | undefined;
  suggestions?: Suggestions | undefined;
  /** The text for which suggestions were last found. */
  suggestedFor: string;
  /** The suggestion that the arrow keys have reached. */
  chosen: number;
  sheet?: Sheet | undefined;
  toast?: string | undefined;
  /** Whether the person is reading older messages. */
  scrolledUp: boolean;
  /** The buttons that wait for the bot's answer. */
  readonly waiting: Set<string>;
};

/** A button under a message, and its place. */
export type PhoneSpot = {
  readonly message: SeenMessage;
  readonly row: number;
  readonly column: number;
  readonly button: InlineKeyboardButton;
};

/** Kinds of chats that accept an inline query. */
export type ChatKinds = {
  readonly allow_user_chats?: boolean;
  readonly allow_bot_chats?: boolean;
  readonly allow_group_chats?: boolean;
};

/** How a message is drawn among its neighbours. */
export type PhoneLook = {
  readonly mine: boolean;
  readonly group: boolean;
  readonly first: boolean;
  readonly last: boolean;
};

/** A fault in the menu of a phone. */
export type OfferedFault = {
  readonly name: string;
  readonly text: string;
  readonly note: string;
  readonly fault: NonNullable<ControlChange["addFault"]>;
};

export type OpenChat = { readonly phone: Phone; readonly chat: ShownChat };
