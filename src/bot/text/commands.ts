import type { Api } from "grammy";
import type { BotCommand, BotCommandScope, LanguageCode } from "grammy/types";
import type { Chat } from "../../tables/people/people.ts";
import { type CodeOf, DEFAULT, LANGUAGES, type Say, speaker } from "./texts.ts";

type Scope = {
  readonly kind: Chat["kind"];
  readonly scope: BotCommandScope;
  readonly commands: readonly CodeOf<"command">[];
};

const PLAY = ["play", "games", "board"] as const;
const STOP = ["resign", "cancel"] as const;
const ABOUT = ["rules", "settings", "help", "privacy"] as const;

const SCOPES: readonly Scope[] = [
  {
    kind: "group",
    scope: { type: "all_group_chats" },
    commands: [...PLAY, "arena", "cup", "chouette", ...STOP, "top", "me", ...ABOUT],
  },
  {
    kind: "private",
    scope: { type: "all_private_chats" },
    commands: ["start", ...PLAY, "seven", "train", "me", ...STOP, ...ABOUT, "export", "forget"],
  },
];

/** What is said to these concerns nobody else in a group: Telegram may show it to whoever asks alone. */
const OWN: ReadonlySet<string> = new Set(["games", "me", "rules", "settings", "help", "privacy"]);

const isLanguageCode = (language: string): language is LanguageCode => /^[a-z]{2}$/.test(language);

/** For whom Telegram takes the words of a language; English is for all others. */
const readersOf = (language: string): { readonly language_code?: LanguageCode } =>
  language === DEFAULT || !isLanguageCode(language) ? {} : { language_code: language };

const listOf = (
  commands: readonly CodeOf<"command">[],
  kind: Chat["kind"],
  ephemeral: boolean,
  say: Say,
): BotCommand[] =>
  commands.map((command) => ({
    command,
    description: say(`command-${command}`),
    ...(ephemeral && kind === "group" && OWN.has(command) && { is_ephemeral: true }),
  }));

/** The commands of a chat in the language that was chosen there; undefined: everybody's own again. */
export const speakCommands = async (
  api: Api,
  { id, kind }: Pick<Chat, "id" | "kind">,
  language: string | undefined,
  ephemeral: boolean,
): Promise<void> => {
  const scope: BotCommandScope = { type: "chat", chat_id: id };
  if (language === undefined) {
    await api.deleteMyCommands({ scope });
    return;
  }
  const commands = SCOPES.find((one) => one.kind === kind)?.commands ?? [];
  await api.setMyCommands(listOf(commands, kind, ephemeral, speaker(language)), { scope });
};

export const introduceBot = async (api: Api, ephemeral = true): Promise<void> => {
  for (const language of LANGUAGES) {
    const say = speaker(language);
    const readers = readersOf(language);
    for (const { scope, kind, commands } of SCOPES) {
      const list = listOf(commands, kind, ephemeral, say);
      await api.setMyCommands(list, { scope, ...readers });
    }
    await api.setMyDescription(say("about-bot"), readers);
    await api.setMyShortDescription(say("about-bot-short"), readers);
  }
};
