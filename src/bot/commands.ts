import type { Api } from "grammy";
import type { BotCommand, BotCommandScope, LanguageCode } from "grammy/types";
import type { Chat } from "../tables/people.ts";
import { type CodeOf, DEFAULT, LANGUAGES, type Say, speaker } from "./text/texts.ts";

const SCOPES: readonly {
  readonly kind: Chat["kind"];
  readonly scope: BotCommandScope;
  readonly commands: readonly CodeOf<"command">[];
}[] = [
  {
    kind: "group",
    scope: { type: "all_group_chats" },
    commands: [
      "play",
      "games",
      "board",
      "resign",
      "cancel",
      "top",
      "me",
      "rules",
      "settings",
      "help",
      "privacy",
    ],
  },
  {
    kind: "private",
    scope: { type: "all_private_chats" },
    commands: [
      "start",
      "play",
      "games",
      "board",
      "me",
      "resign",
      "cancel",
      "rules",
      "settings",
      "help",
      "privacy",
      "forget",
    ],
  },
];

const isLanguageCode = (language: string): language is LanguageCode => /^[a-z]{2}$/.test(language);

/** For whom Telegram takes the words of a language; English is for all others. */
const readersOf = (language: string): { readonly language_code?: LanguageCode } =>
  language === DEFAULT || !isLanguageCode(language) ? {} : { language_code: language };

const listOf = (commands: readonly CodeOf<"command">[], say: Say): BotCommand[] =>
  commands.map((command) => ({ command, description: say(`command-${command}`) }));

/** The commands of a chat in the language that was chosen there; undefined: everybody's own again. */
export const speakCommands = async (
  api: Api,
  { id, kind }: Pick<Chat, "id" | "kind">,
  language: string | undefined,
): Promise<void> => {
  const scope: BotCommandScope = { type: "chat", chat_id: id };
  if (language === undefined) {
    await api.deleteMyCommands({ scope });
    return;
  }
  const commands = SCOPES.find((one) => one.kind === kind)?.commands ?? [];
  await api.setMyCommands(listOf(commands, speaker(language)), { scope });
};

/** Tells Telegram what the bot is and which commands it has, in every language. */
export const introduceBot = async (api: Api): Promise<void> => {
  for (const language of LANGUAGES) {
    const say = speaker(language);
    const readers = readersOf(language);
    for (const { scope, commands } of SCOPES) {
      await api.setMyCommands(listOf(commands, say), { scope, ...readers });
    }
    await api.setMyDescription(say("about-bot"), readers);
    await api.setMyShortDescription(say("about-bot-short"), readers);
  }
};
