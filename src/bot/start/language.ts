import type { Chat } from "../../tables/people/people.ts";
import { changeSettings } from "../../tables/people/settings.ts";
import { speakCommands } from "../text/commands.ts";
import { nameOf } from "../text/languages.ts";
import { LANGUAGES, speaker } from "../text/texts.ts";
import type { BotContext } from "../updates/context.ts";
import { button, choiceButton, inPairs, type Row } from "../view/button.ts";

/** The language of a chat from now on; undefined: that of its person's Telegram. */
export const setLanguage = (ctx: BotContext, chat: Chat, language: string | undefined): void => {
  changeSettings(ctx.services, chat.id, { language });
  const { api, log, listed, ephemeralAnswers: ephemeral } = ctx;
  // In the background, so that no page waits for the menu.
  speakCommands(api, chat, language, { listed, ephemeral }).catch((error: unknown) =>
    log.warn({ err: error, chat: chat.id }, "the commands of a chat could not be set"),
  );
};

/** The same for the rest of this update: what follows is said in the new language. */
export const speakOn = (ctx: BotContext, language: string): void => {
  const say = speaker(language);
  Object.assign(ctx, { say, whisper: say, here: ctx.here && { ...ctx.here, language } });
};

/** Opens the choice; the globe leads people here who can read nothing else. */
export const globe = ({ here }: BotContext): Row[number] =>
  button(`🌐 ${nameOf(here?.language ?? "")}`, { do: "start-page", at: "language" });

/** The languages by their own names; the present one is marked. */
export const languageRows = ({ here }: BotContext): Row[] =>
  inPairs(
    LANGUAGES.map((language) =>
      choiceButton(
        nameOf(language),
        { do: "start-language", language },
        language === here?.language,
      ),
    ),
  );
