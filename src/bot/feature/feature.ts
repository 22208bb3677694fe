import type { Middleware } from "grammy";
import type { InlineQueryResult } from "grammy/types";
import type { GameExtension, Services, Traces } from "../../tables/services/services.ts";
import type { Dialog } from "../conversations/conversations.ts";
import type { PressBook } from "../press/book.ts";
import type { StartPart } from "../press/fields.ts";
import type { ListedCommand } from "../text/commands.ts";
import type { BotContext } from "../updates/context.ts";
import type { Row } from "../view/button.ts";
import type { NoticeKind, OwedSayings, PostKind } from "./kinds.ts";
import type { BotParts } from "./parts.ts";

/** A payload of /start, in full or by its beginning, and the page that it opens. */
export type StartPayload = {
  readonly payload: string;
  /** Any payload with this beginning; the handler gets the rest. */
  readonly isBeginning?: true;
  readonly open: (ctx: BotContext, rest: string) => unknown;
};

/** A button under /start: in sight at once, or behind *More*. */
export type StartButton = {
  readonly at: StartPart | ((ctx: BotContext) => StartPart);
  readonly row: number;
  readonly button: (ctx: BotContext) => Row[number];
};

export type InlineResults = {
  readonly results: readonly InlineQueryResult[];
  /** Stands above the results, or instead of them. */
  readonly hint: string | undefined;
};

/** What a feature keeps at work while the bot runs. */
export type Running = {
  readonly handlers?: readonly Middleware<BotContext>[];
  /** Continues after an update, as with the computer's turns. */
  readonly follow?: () => Promise<unknown>;
  /** Called every second or so, for everything that depends on time. */
  readonly sweep?: () => void;
  readonly stop?: () => Promise<void>;
};

/** One thing that people can do: all that the bot has to know of it, as data. */
export type Feature = {
  readonly name: string;
  /** Its queries, so that a test can prepare each one. */
  readonly queries?: readonly ((store: Services["store"]) => unknown)[];
  /** What happens to its rows with a person or a chat, where that differs from the rule. */
  readonly traces?: readonly Traces[];
  /** What it adds to the games at the tables. */
  readonly game?: GameExtension;
  readonly presses?: PressBook;
  /** The handlers of its commands, words and buttons. */
  readonly handlers?: readonly Middleware<BotContext>[];
  /** Handlers that also serve administrators who write in the name of their group. */
  readonly forChats?: readonly Middleware<BotContext>[];
  readonly dialogs?: readonly Dialog[];
  readonly commands?: readonly ListedCommand[];
  /** Its commands that stand in no list. */
  readonly unlisted?: readonly string[];
  readonly starts?: readonly StartPayload[];
  readonly startButtons?: readonly StartButton[];
  /** Handles words after /play that name no game; undefined for words of others. */
  readonly playWords?: (ctx: BotContext, words: string) => Promise<void> | undefined;
  /** Handles words of an inline query; undefined for words of others. */
  readonly inlineWords?: (
    ctx: BotContext,
    words: string,
  ) => InlineResults | Promise<InlineResults> | undefined;
  /** Called every second or so, for everything that depends on time. */
  readonly sweep?: (services: Services) => void;
  readonly posts?: readonly PostKind[];
  readonly notices?: readonly NoticeKind[];
  /** Messages sent once that are noted in tables of its own. */
  readonly sayings?: readonly OwedSayings[];
  /** Sets up what it keeps at work. */
  readonly open?: (parts: BotParts) => Running | undefined;
};
