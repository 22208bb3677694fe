import { type Say, speaker } from "../../src/bot/text/texts.ts";
import { parseHtml } from "../../src/playground/text/html.ts";
import { asRead } from "./as-read.ts";

/** The bot's texts as phones show them: `ru("refused-stale")`. */
const shownIn = (language: string): Say => {
  const say = speaker(language);
  return (key, values) => {
    const parsed = parseHtml(say(key, values));
    if (!parsed.ok) throw new Error(`${key}: ${parsed.problem}`);
    return asRead(parsed.value.text);
  };
};

export const en = shownIn("en");
/** The language of the playground's group, of Anna and of Vahe; Boris reads English. */
export const ru = shownIn("ru");
