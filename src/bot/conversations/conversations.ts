import {
  type Conversation,
  type ConversationBuilder,
  type ConversationData,
  conversations,
  createConversation,
  type VersionedState,
} from "@grammyjs/conversations";
import { Composer } from "grammy";
import { z } from "zod";
import { conversationOf } from "../../tables/people/conversations.ts";
import type { PressBook } from "../press/book.ts";
import { type BotContext, type PressContext, parsePress } from "../updates/context.ts";
import { reply, toast } from "../updates/reply.ts";

/** Count this up with every change of a dialog or its buttons: older dialogs are then dropped. */
const VERSION = 2;

type DialogState = VersionedState<ConversationData>;

type Replay = ConversationData[string][number]["replay"];

const log = z.object({ send: z.array(z.unknown()), receive: z.array(z.unknown()) });

/** The plugin owns the entries of a replay; `args` is JSON. */
const dialog = z.object({
  args: z.string().exactOptional(),
  replay: z.custom<Replay>((value) => log.safeParse(value).success),
  interrupts: z.array(z.int()),
});

const stored = z.object({
  version: z.tuple([z.literal(0), z.union([z.string(), z.number()])]),
  state: z.record(z.string(), z.array(dialog)),
}) satisfies z.ZodType<DialogState>;

const read = ({ services, here, person }: BotContext): DialogState | undefined =>
  here && conversationOf(services, here.id, person.id, (given) => stored.parse(given));

const write = ({ services, here, person }: BotContext, state: DialogState): void => {
  const { store, now } = services;
  // A person who was forgotten in the middle of a dialog has no name, and leaves no dialog. A group
  // that became a supergroup in the middle of it has taken its dialogs along.
  if (!here || !store.people.person(person.id)?.name || !store.people.chat(here.id)) return;
  store.conversations.write(here.id, person.id, JSON.stringify(state), now());
};

const remove = ({ services, here, person }: BotContext): void => {
  if (here) services.store.conversations.remove(here.id, person.id);
};

const conversationStorage = {
  type: "context",
  version: VERSION,
  adapter: { read, write, delete: remove },
} as const;

/** A dialog with one person in one chat, who types something in it. */
export type Dialog = {
  readonly name: string;
  readonly run: ConversationBuilder<BotContext, PressContext>;
};

/** What a dialog talks through: it waits for updates, and makes its calls. */
export type Talk = Conversation<BotContext, PressContext>;

/** Gives an update to the dialog that waits for it; other updates go on. */
export const dialogsOf = (
  dialogs: readonly Dialog[],
  read: PressBook["read"],
): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  const known = composer.filter((ctx) => ctx.here !== undefined);
  known.use(conversations({ storage: conversationStorage, plugins: [parsePress(read)] }));
  for (const { name, run } of dialogs) known.use(createConversation(orSayFailed(run), name));
  return composer;
};

/**
 * A dialog in which something fails has ended: who typed or pressed there is told, as they would
 * wait for an answer.
 */
const orSayFailed =
  (run: Dialog["run"]): Dialog["run"] =>
  async (talk, begin, ...given) => {
    try {
      await run(talk, begin, ...given);
    } catch (error) {
      await talk.external((ctx) => sayFailed(ctx, error));
    }
  };

const sayFailed = async (ctx: BotContext, error: unknown): Promise<void> => {
  const { log, say, here, update } = ctx;
  log.error({ err: error, update: update.update_id, chat: here?.id }, "a dialog failed, and ended");
  reply(ctx, say("dialog-failed"));
  await toast(ctx);
};

/** Begins a dialog with a value; the person's other dialogs in the chat end. */
export const beginDialog = async (
  ctx: BotContext,
  { name }: Pick<Dialog, "name">,
  given: unknown,
): Promise<void> => {
  await ctx.conversation.exitAll();
  await ctx.conversation.enter(name, given);
};
