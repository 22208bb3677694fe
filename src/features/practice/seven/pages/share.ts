import type { InlineQueryResultArticle } from "grammy/types";
import type { InlineResults } from "../../../../bot/feature/feature.ts";
import { article } from "../../../../bot/play/invitation.ts";
import { nameHtml } from "../../../../bot/text/html.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { isA, simplified, wordsIn } from "../../../../bot/text/words.ts";
import type { BotContext } from "../../../../bot/updates/context.ts";
import { markup, type Row } from "../../../../bot/view/button.ts";
import { slotOf } from "../../../../tables/services/slots.ts";
import { type SevenDone, sevenDone, squaresOf } from "../play/results.ts";
import { sevenToday } from "../sets/sets.ts";
import { SEVEN_GAMES } from "../sets/types.ts";
import type { SevenDay } from "../store/sevens.ts";
import { sharedStanding } from "./standing.ts";
import { dayText, gameText, rightText, squaresText } from "./words.ts";

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

/** Features that do more with a result add their buttons under it in any chat. */
export const SHARED_WAYS = slotOf<(ctx: BotContext, where: SevenDay) => Row>("shared ways");

/** Another player's squares with their name. */
export const friendLine = (
  name: string,
  state: Parameters<typeof squaresText>[0],
  say: Say,
): string => `${squaresText(state)} ${nameHtml(name, say("nobody"))}`;

/** A result as plain text, without any position. */
export const sharedSeven = (
  { state, standing, streak }: SevenDone,
  say: Say,
): Pick<InlineQueryResultArticle, "title" | "description"> & { readonly text: string } => {
  const title = say("seven-shared", { day: dayText(state.day), game: gameText(state, say) });
  const squares = squaresText(state);
  const isCounted = state.isToday && streak.days > 1;
  const sum = [
    rightText(squaresOf(state), say),
    ...sharedStanding(standing, say),
    ...(isCounted ? [say("seven-shared-streak", { days: streak.days })] : []),
  ].join(" · ");
  return { title, description: squares, text: [title, squares, sum].join("\n") };
};

/** Results of the day's seven for an inline query, each as plain text. */
export const inlineSevens = (ctx: BotContext, query: string): InlineResults | undefined => {
  const sevens = sevensMeant(ctx, query);
  return (
    sevens && {
      results: sevens.map((done) => {
        const { text, ...words } = sharedSeven(done, ctx.say);
        const { game, day } = done.state;
        const ways = SHARED_WAYS.of(ctx.services).flatMap((waysOf) => waysOf(ctx, { game, day }));
        return {
          ...article(ctx, `seven-${game}-${day}`, words),
          input_message_content: { message_text: text },
          ...(ways.length > 0 && { reply_markup: markup([ways]) }),
        };
      }),
      hint: sevens.length > 0 ? undefined : ctx.say("inline-no-seven"),
    }
  );
};
