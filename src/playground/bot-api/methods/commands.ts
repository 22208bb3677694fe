import type { BotCommand } from "grammy/types";
import { z } from "zod";
import type { WorldChat, WorldPerson } from "../../world/types.ts";
import type { World } from "../../world/world.ts";
import type { Call, Methods } from "../calls/method.ts";
import { type ApiResponse, badRequest, done } from "../calls/refusals.ts";

const MOST_COMMANDS = 100;

const SCOPES = [
  "default",
  "all_private_chats",
  "all_group_chats",
  "all_chat_administrators",
] as const;

const scope = z.union([
  z.object({ type: z.enum(SCOPES) }),
  z.object({ type: z.literal("chat"), chat_id: z.coerce.number() }),
]);

const commands = z.array(
  z.object({
    command: z.string(),
    description: z.string(),
    is_ephemeral: z.boolean().optional(),
  }),
);

const keyOf = (where: (typeof SCOPES)[number] | number, language: string): string =>
  `commands:${where}:${language}`;

/** The scope of commands in a call; undefined for an unknown scope. */
const keyIn = ({ args }: Call, language: string): string | undefined => {
  const where = scope.safeParse(args.json("scope") ?? { type: "default" }).data;
  return where && keyOf(where.type === "chat" ? where.chat_id : where.type, language);
};

const problemOf = ({ command, description }: BotCommand): string | undefined => {
  if (!/^[a-z0-9_]{1,32}$/.test(command)) return "BOT_COMMAND_INVALID";
  if (description.trim() === "") return "command description must be non-empty";
  return description.length > 256 ? "BOT_COMMAND_DESCRIPTION_INVALID" : undefined;
};

const setMyCommands = (call: Call): ApiResponse<true> => {
  const { world, args } = call;
  const language = args.text("language_code") ?? "";
  if (!/^(?:[a-z]{2})?$/.test(language)) return badRequest("invalid language code specified");
  const key = keyIn(call, language);
  if (key === undefined)
    return badRequest("can't parse BotCommandScope: unsupported type specified");
  const list = commands.safeParse(args.json("commands"));
  if (!list.success) return badRequest("can't parse commands JSON array");
  if (list.data.length > MOST_COMMANDS) return badRequest("BOT_COMMANDS_TOO_MUCH");
  const read = list.data.map(
    ({ is_ephemeral, ...command }): BotCommand => ({
      ...command,
      ...(is_ephemeral && { is_ephemeral }),
    }),
  );
  const problem = read.map(problemOf).find((one) => one !== undefined);
  if (problem !== undefined) return badRequest(problem);
  world.settings.set(key, read);
  world.announce({ type: "chats" });
  return done(true);
};

const deleteMyCommands = (call: Call): ApiResponse<true> => {
  const { world, args } = call;
  const key = keyIn(call, args.text("language_code") ?? "");
  if (key === undefined)
    return badRequest("can't parse BotCommandScope: unsupported type specified");
  world.settings.set(key, []);
  world.announce({ type: "chats" });
  return done(true);
};

const getMyCommands = (call: Call): ApiResponse<BotCommand[]> => {
  const key = keyIn(call, call.args.text("language_code") ?? "");
  if (key === undefined)
    return badRequest("can't parse BotCommandScope: unsupported type specified");
  return done(call.world.settings.get<BotCommand[]>(key, []));
};

/**
 * The commands shown to a person in a chat: the narrowest scope that has any, and in it the
 * person's language first.
 */
export const commandsFor = (
  world: World,
  { id, kind }: WorldChat,
  { user }: WorldPerson,
): BotCommand[] => {
  const here = kind === "private" ? "all_private_chats" : "all_group_chats";
  for (const where of [id, here, "default"] as const) {
    for (const language of [user.language_code ?? "", ""]) {
      const list = world.settings.get<BotCommand[]>(keyOf(where, language), []);
      if (list.length > 0) return list;
    }
  }
  return [];
};

export const COMMAND_METHODS: Methods = {
  setmycommands: setMyCommands,
  getmycommands: getMyCommands,
  deletemycommands: deleteMyCommands,
};
