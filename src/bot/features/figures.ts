import { Composer } from "grammy";
import type { Fairness } from "../../game/fairness.ts";
import { isSettled, type Rating } from "../../game/rating.ts";
import { type Figures, figuresOf, type TopRow, topOf } from "../../tables/figures.ts";
import { type Person, personCalled, personOf } from "../../tables/people.ts";
import { type BotContext, pressed } from "../context.ts";
import { escapeHtml, nameHtml } from "../html.ts";
import { addressed } from "../opponent.ts";
import { edit, reply, toast } from "../reply.ts";
import type { Say } from "../texts.ts";
import { button, type Keyboard } from "../view/button.ts";
import { percentText, signedPoints, tenths } from "../view/numbers.ts";
import type { Page } from "../view/page.ts";

const ROWS_ON_A_PAGE = 10;
const FAMILIES = ["long", "short"] as const;

/** What games add up to: the table of a group, one's own figures, and how the dice fell. */
export const figures = new Composer<BotContext>();

figures.command("top", async (ctx) => {
  if (ctx.here?.kind !== "group") return reply(ctx, ctx.say("top-needs-group"));
  const page = topPage(topOf(ctx.services, ctx.here.id), 0, ctx.say);
  await reply(ctx, page.html, page.keyboard);
});

figures.filter(pressed("top"), async (ctx) => {
  await toast(ctx);
  if (!ctx.here) return;
  await edit(ctx, topPage(topOf(ctx.services, ctx.here.id), ctx.press.page, ctx.say));
});

figures.command("me", async (ctx) => {
  const { words, opponent } = addressed(ctx, ctx.match);
  const name = opponent && "username" in opponent ? `@${opponent.username}` : words.trim();
  if (!opponent && name === "") return reply(ctx, ownText(ctx, undefined));
  const friend =
    opponent && "id" in opponent
      ? personOf(ctx.services, opponent.id)
      : personCalled(ctx.services, name);
  if (!friend) return reply(ctx, ctx.say("nobody-called", { name: escapeHtml(name.slice(0, 33)) }));
  if (friend.id === ctx.person.id) return reply(ctx, ctx.say("yourself"));
  await reply(ctx, ownText(ctx, friend));
});

const topPage = (rows: readonly TopRow[], asked: number, say: Say): Page => {
  if (rows.length === 0) return { html: say("top-empty"), keyboard: [] };
  const pages = Math.ceil(rows.length / ROWS_ON_A_PAGE);
  const page = Math.min(asked, pages - 1);
  const from = page * ROWS_ON_A_PAGE;
  const lines = rows.slice(from, from + ROWS_ON_A_PAGE).map(({ person, figures: own }, index) => {
    const name = nameHtml(person.name, say("nobody"));
    return `${from + index + 1}. <b>${name}</b> · ${signedPoints(own.points, say)}\n${topLine(own, say)}`;
  });
  const html = [`<b>${say("top-title")}</b>`, ...lines].join("\n");
  return { html, keyboard: pages > 1 ? pager(page, pages) : [] };
};

const pager = (page: number, pages: number): Keyboard => {
  const turn = (text: string, to: number) =>
    button(text, { do: "top", page: (to + pages) % pages });
  const here = `${page + 1}/${pages}`;
  return [[turn("‹", page - 1), turn(here, page), turn("›", page + 1)]];
};

const topLine = (own: Figures, say: Say): string =>
  [
    say("figures-games", { games: own.games, share: percentText(own.won / own.games, say) }),
    ...(own.mars > 0 ? [say("figures-mars", { mars: own.mars })] : []),
    ...(own.koks > 0 ? [say("figures-koks", { koks: own.koks })] : []),
    ...(own.longestSeries > 1 ? [say("figures-series", { series: own.longestSeries })] : []),
  ].join(" · ");

const ownText = (ctx: BotContext, friend: Person | undefined): string => {
  const { say } = ctx;
  const { figures: own, ratings, fairness } = figuresOf(ctx.services, ctx.person.id, friend?.id);
  const me = nameHtml(ctx.person.name, say("nobody"));
  const title = friend
    ? `${say("me-against", { me, friend: nameHtml(friend.name, say("nobody")) })}`
    : me;
  if (own.games === 0) return `<b>${title}</b>\n${say(friend ? "me-against-empty" : "me-empty")}`;
  const lines = [
    `<b>${title}</b>`,
    [
      say("figures-won", { won: own.won }),
      say("figures-lost", { lost: own.games - own.won }),
      signedPoints(own.points, say),
    ].join(", "),
    topLine(own, say),
    ...(own.longestRun > 0 ? [say("figures-run", { run: own.longestRun })] : []),
  ];
  if (friend) return lines.join("\n");
  return [...lines, ...ratingLines(ratings, say), "", ...diceLines(fairness, say)].join("\n");
};

const ratingLines = (
  ratings: Readonly<Record<(typeof FAMILIES)[number], Rating | undefined>>,
  say: Say,
): string[] =>
  FAMILIES.flatMap((family) => {
    const rating = ratings[family];
    if (!rating) return [];
    const line = say(`rating-${family}`, { value: String(Math.round(rating.rating)) });
    return [isSettled(rating) ? line : say("unsettled-rating", { line })];
  });

const diceLines = (fairness: Fairness, say: Say): string[] => {
  const { rolls, faces, doubles, facesChance, doublesChance } = fairness;
  if (rolls === 0) return [];
  const counts = [
    `<b>${say("dice-title", { rolls })}</b>`,
    faces.map(({ die, count }) => `${die}: ${count}`).join(" · "),
  ];
  if (facesChance === undefined || doublesChance === undefined) {
    return [...counts, say("dice-too-few")];
  }
  return [
    ...counts,
    say("dice-faces", {
      expected: tenths(fairness.facesExpected),
      chance: percentText(facesChance, say),
    }),
    say("dice-doubles", {
      doubles,
      expected: tenths(fairness.doublesExpected),
      chance: percentText(doublesChance, say),
    }),
  ];
};
