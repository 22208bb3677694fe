import type { Api } from "grammy";
import type { BotCommand, BotCommandScope, LanguageCode } from "grammy/types";
import { DEFAULT, LANGUAGES, speaker, type TextKey } from "./texts.ts";

/** A command that is described. */
type Command = TextKey extends infer Key
  ? Key extends `command-${infer Name}`
    ? Name
    : never
  : never;

/** Which commands Telegram offers where. */
const SCOPES: readonly {
  readonly scope: BotCommandScope;
  readonly commands: readonly Command[];
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

const isLanguageCode = (language: string): language is LanguageCode => /^[a-z]{2}$/.test(language);

/** Tells Telegram the commands, in every language; English is for all others. */
export const registerCommands = async (api: Api): Promise<void> => {
  for (const { scope, commands } of SCOPES) {
    for (const language of LANGUAGES) {
      const say = speaker(language);
      const list = commands.map(
        (command): BotCommand => ({ command, description: say(`command-${command}`) }),
      );
      const forAll = language === DEFAULT || !isLanguageCode(language);
      await api.setMyCommands(list, { scope, ...(forAll ? {} : { language_code: language }) });
    }
  }
};
