import { z } from "zod";
import { isInside } from "../../world/chats.ts";
import type { Ephemeral, Message, WorldChat } from "../../world/types.ts";
import type { World } from "../../world/world.ts";
import type { Arguments } from "./arguments.ts";
import type { Call } from "./method.ts";
import { openChat } from "./reach.ts";
import { type ApiResponse, badRequest, chain, done } from "./refusals.ts";

/** The time in which the bot may answer with a message that only one person sees. */
const ANSWERABLE_SECONDS = 15;

const parameters = z.object({
  receiver_user_id: z.coerce.number(),
  callback_query_id: z.string().optional(),
});

const reply = z.object({ ephemeral_message_id: z.coerce.number() });

/** Whether the phones here support such messages; some of Telegram's apps do not. */
export const knowsEphemeral = (world: World): boolean => world.settings.get("ephemeral", false);

/** The only reader of a new message; undefined for a message to all. */
export const ephemeralArgument = (
  { world, args }: Call,
  chat: WorldChat,
): ApiResponse<Ephemeral | undefined> => {
  const json = args.json("ephemeral_message_parameters");
  const answered = reply.safeParse(args.json("reply_parameters"));
  if (json === undefined) {
    return answered.success ? badRequest("message to be replied not found") : done(undefined);
  }
  const parsed = parameters.safeParse(json);
  if (!parsed.success) return badRequest("can't parse ephemeral message parameters");
  const isGroup = chat.kind === "group" || chat.kind === "supergroup";
  const { receiver_user_id: receiver, callback_query_id: query } = parsed.data;
  if (!isGroup || !knowsEphemeral(world) || !isInside(world.chats.status(chat.id, receiver))) {
    return badRequest("ephemeral messages can't be sent to the chat");
  }
  const source = answered.success
    ? world.messages.get(chat.id, answered.data.ephemeral_message_id)
    : undefined;
  const isAnswer = source !== undefined && takesAnswer(world, source, receiver);
  const isToPress = query !== undefined && isPress(world, query, receiver);
  if (!isAnswer && !isToPress) return badRequest("message to be replied not found");
  if (isAnswer) answer(world, source);
  return done({ receiver });
};

const takesAnswer = (world: World, { from, date, ephemeral }: Message, receiver: number): boolean =>
  ephemeral !== undefined &&
  !ephemeral.answered &&
  from === receiver &&
  world.now() - date <= ANSWERABLE_SECONDS;

const isPress = (world: World, id: string, receiver: number): boolean => {
  const asked = world.queries.get(id);
  const person = world.people.byId(receiver);
  const isTheirs = asked?.query.kind === "press" && asked.query.person === person?.key;
  return isTheirs && world.now() - asked.at <= ANSWERABLE_SECONDS;
};

const answer = (world: World, message: Message): void => {
  const { ephemeral } = message;
  if (ephemeral) world.messages.put({ ...message, ephemeral: { ...ephemeral, answered: true } });
};

/** The message that only one person sees, by chat, person and number. */
export const ephemeralToEdit = (world: World, args: Arguments): ApiResponse<Message> =>
  chain(openChat(world, args), (chat) => {
    const message = world.messages.get(chat.id, args.integer("ephemeral_message_id") ?? 0);
    const isThere =
      message?.from === world.bot.id &&
      message.ephemeral?.receiver === args.integer("receiver_user_id");
    return isThere ? done(message) : badRequest("message to edit not found");
  });
