import type { InlineKeyboardButton } from "grammy/types";
import type { TemplateResult } from "lit-html";
import type { ControlChange } from "../people/controls.ts";
import type { SeenResults } from "../people/inline.ts";
import type { SeenMessage, ShownChat } from "../people/view.ts";

/** What the page shares with the server, and what it keeps itself. */
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

/** A line of a sheet; a string heads those after it. */
export type Item =
  | string
  | {
      readonly name: string;
      readonly text: string;
      readonly icon?: string;
      readonly picture?: TemplateResult;
      readonly note?: string | undefined;
      readonly danger?: boolean;
      /** It is a switch, and stands so. */
      readonly on?: boolean;
      readonly choose: () => unknown;
    };

/** What slides over the screen: a list to choose from, or words with buttons. */
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

/** What is offered above the line to write in. */
export type Suggestions =
  | { readonly kind: "commands" }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "results"; readonly answer: SeenResults };

/** One phone: what is open on it, and what is written there. */
export type Phone = {
  readonly key: string;
  /** The name of the open chat; the list of chats without one. */
  chat: string | undefined;
  draft: string;
  replyTo?: SeenMessage | undefined;
  suggestions?: Suggestions | undefined;
  /** What was written when they were last looked for. */
  suggestedFor: string;
  /** Which suggestion the arrow keys have come to. */
  chosen: number;
  sheet?: Sheet | undefined;
  toast?: string | undefined;
  /** Whether older messages are being read. */
  scrolledUp: boolean;
  /** The buttons that wait for the bot's answer. */
  readonly waiting: Set<string>;
};

/** A button under a message, and where it is. */
export type PhoneSpot = {
  readonly message: SeenMessage;
  readonly row: number;
  readonly column: number;
  readonly button: InlineKeyboardButton;
};

/** Kinds of chats that an inline query may be written into. */
export type ChatKinds = {
  readonly allow_user_chats?: boolean;
  readonly allow_bot_chats?: boolean;
  readonly allow_group_chats?: boolean;
};

/** How a message stands among its neighbours. */
export type PhoneLook = {
  readonly mine: boolean;
  readonly group: boolean;
  readonly first: boolean;
  readonly last: boolean;
};

/** A fault that the menu of a phone offers. */
export type OfferedFault = {
  readonly name: string;
  readonly text: string;
  readonly note: string;
  readonly fault: NonNullable<ControlChange["addFault"]>;
};

export type OpenChat = { readonly phone: Phone; readonly chat: ShownChat };
