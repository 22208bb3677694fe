import type { ConversationFlavor } from "@grammyjs/conversations";
import type { Context } from "grammy";
import type { Logger } from "pino";
import type { PersonId } from "../tables/ids.ts";
import type { Chat, Person } from "../tables/people.ts";
import type { Services } from "../tables/services.ts";
import type { Press, PressOf } from "./callback-data.ts";
import type { Deliverer } from "./delivery/deliverer.ts";
import type { Say } from "./texts.ts";

/** What every handler has at hand. */
export type BotContext = ConversationFlavor<Context> & {
  readonly services: Services;
  readonly deliverer: Deliverer;
  readonly log: Logger;
  /** Who wrote or pressed. */
  readonly person: Person & { readonly id: PersonId };
  /** An administrator who writes in the name of his group: `person` is nobody then. */
  readonly isAnonymous: boolean;
  /** Where; undefined where the chat is not known (inline messages). */
  readonly here: Chat | undefined;
  /** What the pressed button means; undefined where none was pressed, or none of ours. */
  readonly press: Press | undefined;
  /** Speaks the language of the chat. */
  readonly say: Say;
  /** Speaks the person's own language: for what only he sees. */
  readonly whisper: Say;
};

/** Filters presses of one kind: `composer.filter(pressed("top"), (ctx) => ctx.press.page)`. */
export const pressed =
  <Kind extends Press["do"]>(kind: Kind) =>
  (ctx: BotContext): ctx is BotContext & { readonly press: PressOf<Kind> } =>
    ctx.press?.do === kind;
