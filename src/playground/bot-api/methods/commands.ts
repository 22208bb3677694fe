import type { BotCommand, BotCommandScope } from "grammy/types";
import { z } from "zod";
import { isAdmin } from "../../world/chats.ts";
import type { Chat, Person } from "../../world/types.ts";
import type { World } from "../../world/world.ts";
import type { Call, Methods } from "../method.ts";
import { type ApiResponse, badRequest, chain, done } from "../refusals.ts";

const MOST_COMMANDS = 100;

const scope = z.discriminatedUnion("type", [
  z.object({ type: z.literal("default") }),
  z.object({ type: z.literal("all_private_chats") }),
  z.object({ type: z.literal("all_group_chats") }),
  z.object({ type: z.literal("all_chat_administrators") }),
  z.object({ type: z.literal("chat"), chat_id: z.coerce.number() }),
  z.object({ type: z.literal("chat_administrators"), chat_id: z.coerce.number() }),
  z.object({
    type: z.literal("chat_member"),
    chat_id: z.coerce.number(),
    user_id: z.coerce.number(),
  }),
]);

const commands = z.array(z.object({ command: z.string(), description: z.string() }));

const keyOf = (where: BotCommandScope, language: string): string =>
  `commands:${JSON.stringify(where)}:${language}`;

/** Where the commands of a call belong. */
const place = ({ args }: Call): ApiResponse<string> => {
  const language = args.text("language_code") ?? "";
  if (!/^(?:[a-z]{2})?$/.test(language)) return badRequest("invalid language code specified");
  const json = args.json("scope") ?? { type: "default" };
  const parsed = scope.safeParse(json);
  return parsed.success
    ? done(keyOf(parsed.data, language))
    : badRequest("can't parse BotCommandScope: unsupported type specified");
};

const problemOf = ({ command, description }: BotCommand): string | undefined => {
  if (!/^[a-z0-9_]{1,32}$/.test(command)) return "BOT_COMMAND_INVALID";
  if (description.trim() === "") return "command description must be non-empty";
  return description.length > 256 ? "BOT_COMMAND_DESCRIPTION_INVALID" : undefined;
};

const setMyCommands = (call: Call): ApiResponse<true> =>
  chain(place(call), (key) => {
    const parsed = commands.safeParse(call.args.json("commands"));
    if (!parsed.success) return badRequest("can't parse commands JSON array");
    if (parsed.data.length > MOST_COMMANDS) return badRequest("BOT_COMMANDS_TOO_MUCH");
    const list = parsed.data.map(({ command, description }) => ({
      command: command.replace(/^\//, ""),
      description,
    }));
    const problem = list.map(problemOf).find((one) => one !== undefined);
    if (problem !== undefined) return badRequest(problem);
    call.world.settings.set(key, list);
    call.world.announce({ type: "chats" });
    return done(true);
  });

const getMyCommands = (call: Call): ApiResponse<BotCommand[]> =>
  chain(place(call), (key) => done(call.world.settings.get<BotCommand[]>(key, [])));

const deleteMyCommands = (call: Call): ApiResponse<true> =>
  chain(place(call), (key) => {
    call.world.settings.remove(key);
    call.world.announce({ type: "chats" });
    return done(true);
  });

/** The scopes that say something of a person in a chat, the narrowest first. */
const scopesFor = (world: World, chat: Chat, { user }: Person): BotCommandScope[] => {
  const here: BotCommandScope = { type: "chat", chat_id: chat.id };
  if (chat.kind === "private") return [here, { type: "all_private_chats" }, { type: "default" }];
  const admin: BotCommandScope[] = isAdmin(world.chats.status(chat.id, user.id))
    ? [{ type: "chat_administrators", chat_id: chat.id }]
    : [];
  const admins: BotCommandScope[] = admin.length > 0 ? [{ type: "all_chat_administrators" }] : [];
  return [
    { type: "chat_member", chat_id: chat.id, user_id: user.id },
    ...admin,
    here,
    ...admins,
    { type: "all_group_chats" },
    { type: "default" },
  ];
};

/** The commands that a person is shown in a chat: his language first, in each scope. */
export const commandsFor = (world: World, chat: Chat, person: Person): BotCommand[] => {
  const languages = [person.user.language_code ?? "", ""];
  for (const where of scopesFor(world, chat, person)) {
    for (const language of languages) {
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
