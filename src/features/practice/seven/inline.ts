import type { InlineResults } from "../../../bot/feature/feature.ts";
import { article } from "../../../bot/play/invitation.ts";
import { isA, simplified, wordsIn } from "../../../bot/text/words.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { markup } from "../../../bot/view/button.ts";
import { sevenToday } from "../sets/sets.ts";
import { SEVEN_GAMES } from "../sets/types.ts";
import { sevenWay } from "../sharing/buttons.ts";
import { sharedSeven } from "./pages/words.ts";
import { type SevenDone, sevenDone } from "./play/results.ts";

/** The person's sevens that an inline query asks for; undefined for other words. */
const sevensMeant = (ctx: BotContext, query: string): readonly SevenDone[] | undefined => {
  const { services, person } = ctx;
  const [word, ...others] = wordsIn(simplified(query));
  if (!isA(word, "seven")) return undefined;
  const number = others.find(({ said }) => /^\d{1,5}$/.test(said))?.said;
  const games = SEVEN_GAMES.filter((game) => others.some((one) => isA(one, `seven-${game}`)));
  const day = number === undefined ? sevenToday(services) : Number(number);
  return (games.length > 0 ? games : SEVEN_GAMES).flatMap((game) => {
    const done = sevenDone(services, person.id, { game, day });
    return done?.standing ? [done] : [];
  });
};

/** Results of the day's seven for an inline query, each as plain text. */
export const inlineSevens = (ctx: BotContext, query: string): InlineResults | undefined => {
  const sevens = sevensMeant(ctx, query);
  return (
    sevens && {
      results: sevens.map((done) => {
        const { text, ...words } = sharedSeven(done, ctx.say);
        const { game, day } = done.state;
        return {
          ...article(ctx, `seven-${game}-${day}`, words),
          input_message_content: { message_text: text },
          reply_markup: markup([sevenWay(ctx, { game, day })]),
        };
      }),
      hint: sevens.length > 0 ? undefined : ctx.say("inline-no-seven"),
    }
  );
};
