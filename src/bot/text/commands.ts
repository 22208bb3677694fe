import type { Api } from "grammy";
import type { BotCommand, BotCommandScope, LanguageCode } from "grammy/types";
import type { Chat } from "../../tables/people/people.ts";
import { DEFAULT } from "./languages.ts";
import { type CodeOf, LANGUAGES, type Say, speaker, speakerOf } from "./texts.ts";

/** A command in Telegram's list. */
export type ListedCommand = {
  readonly command: CodeOf<"command">;
  readonly chats: readonly Chat["kind"][];
  /** Its place in the list. */
  readonly place: number;
  /** Concerns one person only: in a group Telegram may hide the answer from the others. */
  readonly isOwn?: true;
};

const EVERYWHERE = ["group", "private"] as const;

/**
 * The commands of the core; features list their own. A list has few, those that people look for;
 * what else is understood is typed or pressed.
 */
export const LISTED: readonly ListedCommand[] = [
  { command: "play", chats: EVERYWHERE, place: 10 },
  // In a group /board asks which one, if there are several.
  { command: "games", chats: ["private"], place: 20 },
  { command: "board", chats: EVERYWHERE, place: 30 },
  { command: "help", chats: EVERYWHERE, place: 62, isOwn: true },
];

/** The commands of the core that stand in no list. */
export const UNLISTED: readonly string[] = ["start", "cancel", "resign"];

const SCOPES = {
  group: { type: "all_group_chats" },
  private: { type: "all_private_chats" },
} as const satisfies Readonly<Record<Chat["kind"], BotCommandScope>>;

const isLanguageCode = (language: string): language is LanguageCode => /^[a-z]{2}$/.test(language);

/** The readers of a language's words; English is for all others. */
const readersOf = (language: string): { readonly language_code?: LanguageCode } =>
  language === DEFAULT || !isLanguageCode(language) ? {} : { language_code: language };

export type Commands = {
  readonly listed: readonly ListedCommand[];
  /** Only the person who asks sees the answer to a command of their own. */
  readonly ephemeral: boolean;
};

const listOf = ({ listed, ephemeral }: Commands, kind: Chat["kind"], say: Say): BotCommand[] =>
  listed
    .filter(({ chats }) => chats.includes(kind))
    .toSorted((one, other) => one.place - other.place)
    .map(({ command, isOwn }) => ({
      command,
      description: say(`command-${command}`),
      ...(ephemeral && kind === "group" && isOwn && { is_ephemeral: true }),
    }));

/** Lists the commands of a chat in its chosen language; undefined: in each reader's own again. */
export const speakCommands = async (
  api: Api,
  { id, kind }: Pick<Chat, "id" | "kind">,
  language: string | undefined,
  commands: Commands,
): Promise<void> => {
  const scope: BotCommandScope = { type: "chat", chat_id: id };
  if (language === undefined) {
    await api.deleteMyCommands({ scope });
    return;
  }
  await api.setMyCommands(listOf(commands, kind, speaker(language)), { scope });
};

const ABOUT = ["about-bot", "about-bot-short"] as const;

/** What Telegram shows of the bot, to readers of each language. */
export const introduceBot = async (api: Api, commands: Commands): Promise<void> => {
  const keys = [...ABOUT, ...commands.listed.map(({ command }) => `command-${command}` as const)];
  for (const language of LANGUAGES) {
    const say = speakerOf(language, keys);
    const readers = readersOf(language);
    for (const kind of EVERYWHERE) {
      const list = listOf(commands, kind, say);
      await api.setMyCommands(list, { scope: SCOPES[kind], ...readers });
    }
    await api.setMyDescription(say("about-bot"), readers);
    await api.setMyShortDescription(say("about-bot-short"), readers);
  }
};
