import type { ConversationData, VersionedState } from "@grammyjs/conversations";
import { z } from "zod";
import { conversationOf } from "../../tables/people/conversations.ts";
import type { BotContext } from "../updates/context.ts";

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
  // A person who was forgotten in the middle of a dialog has no name, and leaves no dialog.
  if (!here || !store.people.person(person.id)?.name) return;
  store.conversations.write(here.id, person.id, JSON.stringify(state), now());
};

const remove = ({ services, here, person }: BotContext): void => {
  if (here) services.store.conversations.remove(here.id, person.id);
};

export const conversationStorage = {
  type: "context",
  version: VERSION,
  adapter: { read, write, delete: remove },
} as const;
