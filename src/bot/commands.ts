import type { Api } from "grammy";
import type { BotCommand, BotCommandScope, LanguageCode } from "grammy/types";
import { type CodeOf, DEFAULT, LANGUAGES, speaker } from "./text/texts.ts";

/** Which commands Telegram offers where. */
const SCOPES: readonly {
  readonly scope: BotCommandScope;
  readonly commands: readonly CodeOf<"command">[];
}[] = [
  {
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

/** What is said to these concerns nobody else in a group: Telegram may show it to whoever asks alone. */
const OWN: ReadonlySet<string> = new Set(["games", "me", "rules", "settings", "help", "privacy"]);

const isLanguageCode = (language: string): language is LanguageCode => /^[a-z]{2}$/.test(language);

/** For whom Telegram takes the words of a language; English is for all others. */
const readersOf = (language: string): { readonly language_code?: LanguageCode } =>
  language === DEFAULT || !isLanguageCode(language) ? {} : { language_code: language };

/** Tells Telegram what the bot is and which commands it has, in every language. */
export const introduceBot = async (api: Api): Promise<void> => {
  for (const language of LANGUAGES) {
    const say = speaker(language);
    const readers = readersOf(language);
    for (const { scope, commands } of SCOPES) {
      const list = commands.map(
        (command): BotCommand => ({
          command,
          description: say(`command-${command}`),
          ...(scope.type === "all_group_chats" && OWN.has(command) && { is_ephemeral: true }),
        }),
      );
      await api.setMyCommands(list, { scope, ...readers });
    }
    await api.setMyDescription(say("about-bot"), readers);
    await api.setMyShortDescription(say("about-bot-short"), readers);
  }
};
