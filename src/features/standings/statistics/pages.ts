import { Composer } from "grammy";
import { readOpponent } from "../../../bot/play/opponent.ts";
import { escapeHtml, nameHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { type Compose, reply, sendPage, toast, turnPage } from "../../../bot/updates/reply.ts";
import { button, choiceButton, type Keyboard } from "../../../bot/view/button.ts";
import { signedPoints } from "../../../bot/view/numbers.ts";
import type { BoardMessage, Look } from "../../../bot/view/table-message.ts";
import { isSettled } from "../../../game/rating.ts";
import type { ChatId } from "../../../ids/ids.ts";
import { type Chat, type Person, personCalled } from "../../../tables/people/people.ts";
import type { Services } from "../../../tables/services/services.ts";
import { laddersOf } from "../../computer/door.ts";
import { formCourse } from "../../records/door.ts";
import { againstPage, PRACTICE, rivalRows } from "./against.ts";
import { type Climb, ladderPage } from "./ladder.ts";
import { PERIODS, type Period } from "./periods.ts";
import { pressedHere, topPress } from "./presses.ts";
import { countEarlier } from "./recount.ts";
import { type TopRow, topOf } from "./standings.ts";
import { type OwnStats, statsOf } from "./stats.ts";
import { diceLines, gameLines, ownStats, topLine, topStats, withPicture } from "./words.ts";

const MOST_SHOWN = 10;
/** The text tells the games of this many, and of the asker: as many as fit under a picture. */
const MOST_TOLD = 5;
const FAMILIES = ["long", "short"] as const;

export const stats = new Composer<BotContext>();

stats.command("top", async (ctx) => {
  const { here, say } = ctx;
  if (here?.kind !== "group") return reply(ctx, say("top-needs-group"));
  const rows = await topIn(ctx, here.id, "all");
  if (rows.length === 0) return reply(ctx, say("top-empty"));
  sendPage(ctx, here, (look) => topPage(rows, "all", look, say));
});

/** Pages of earlier versions still turn: to the first players and the asker. */
stats.filter(pressedHere("top"), (ctx) => turnTop(ctx, "all"));

stats.filter(pressedHere("top-of"), (ctx) => turnTop(ctx, ctx.press.period));

const turnTop = async (
  ctx: BotContext & { readonly here: Chat },
  period: Period,
): Promise<void> => {
  const { here, say } = ctx;
  const rows = await topIn(ctx, here.id, period);
  if (rows.length === 0) return toast(ctx, `top-empty-${period}`);
  await turnPage(ctx, here, (look) => topPage(rows, period, look, say));
};

const topIn = async (
  { services, person }: BotContext,
  chat: ChatId,
  period: Period,
): Promise<readonly TopRow[]> => {
  await countEarlier(services, chat);
  return topOf(services, chat, { most: MOST_SHOWN, asker: person.id, period });
};

stats.command("me", (ctx) => {
  const { words, opponent } = readOpponent(ctx, ctx.match);
  const name = opponent && "username" in opponent ? `@${opponent.username}` : words.trim();
  if (!opponent && name === "") return sendStats(ctx);
  const friend =
    opponent && "id" in opponent
      ? ctx.services.store.people.person(opponent.id)
      : personCalled(ctx.services, name);
  if (!friend) return reply(ctx, ctx.say("nobody-called", { name: escapeHtml(name.slice(0, 33)) }));
  if (friend.id === ctx.person.id) return reply(ctx, ctx.say("yourself"));
  if (ctx.here) sendPage(ctx, ctx.here, againstPage(ctx, friend, ctx.say));
});

const topPage = (rows: readonly TopRow[], period: Period, look: Look, say: Say): BoardMessage => {
  const lines = rows.map(({ place, person, stats: own }, index) => {
    const name = nameHtml(person.name, say("nobody"));
    const line = `${place}. <b>${name}</b> · ${signedPoints(own.points, say)}`;
    const isTold = index < MOST_TOLD || place > rows.length;
    return isTold ? `${line}\n${topLine(own, say)}` : line;
  });
  const title = say(`top-title-${period}`);
  const html = [`<b>${title}</b>`, ...lines].join("\n");
  const periods = PERIODS.map((one) =>
    choiceButton(say(`button-top-${one}`), topPress({ do: "top-of", period: one }), one === period),
  );
  return withPicture(html, [periods], topStats(rows, title, say), look, say);
};

const sendStats = (ctx: BotContext): void => {
  const { say, person, here } = ctx;
  const page = statsPage(ctx);
  const html = `<b>${nameHtml(person.name, say("nobody"))}</b>\n${say("me-empty")}`;
  // Dares and sevens make rivals before the first game does.
  if (!page) reply(ctx, { html, keyboard: rivalRows(ctx) });
  else if (here) sendPage(ctx, here, page);
};

stats.filter(pressedHere("me-page"), (ctx) => {
  const { here, person, press, say, services } = ctx;
  if (press.person !== person.id) return toast(ctx, "refused-not-your-menu");
  const climb = climbOf(services, person);
  const page: Compose | undefined =
    press.sheet === "ladder" ? (look) => ladderPage(climb, look, say) : statsPage(ctx);
  return page ? turnPage(ctx, here, page) : toast(ctx, "refused-unknown-button");
});

const climbOf = (services: Services, person: Person): Climb => ({
  person,
  ladders: laddersOf(services, person.id),
  form: formCourse(services, person.id),
});

/** One's own statistics; undefined if there is nothing to tell. */
const statsPage = (ctx: BotContext): Compose | undefined => {
  const { services, say, person } = ctx;
  const own = statsOf(services, person.id, undefined);
  const { games } = own.stats;
  const played = gameLines(own, say);
  const practice = PRACTICE.of(services);
  const alone = [
    ...computerLines(own.computer, say),
    ...practice.flatMap(({ lines }) => lines?.(services, person.id, say) ?? []),
  ];
  if (played.length === 0 && alone.length === 0) return undefined;
  const panels = practice.flatMap((one) => one.panels?.(services, person.id, say) ?? []);
  const drawn = ownStats(person, own, say, panels);
  const html = [
    `<b>${nameHtml(person.name, say("nobody"))}</b>`,
    ...played,
    ...(games > 0 ? ratingLines(own.ratings, say) : []),
    ...alone,
    "",
    ...diceLines(own.fairness, say),
  ].join("\n");
  const keyboard = [...wayToLadder(climbOf(services, person), say), ...rivalRows(ctx)];
  return (look) => withPicture(html, keyboard, drawn, look, say);
};

const wayToLadder = ({ person, ladders, form }: Climb, say: Say): Keyboard =>
  ladders.length === 0 && !form
    ? []
    : [
        [
          button(
            say("button-me-ladder"),
            topPress({ do: "me-page", person: person.id, sheet: "ladder" }),
          ),
        ],
      ];

const computerLines = (computer: OwnStats["computer"], say: Say): string[] => {
  const lines = computer.map(({ level, stats: { games, won, points } }) =>
    say("me-computer-line", {
      level: say(`choice-level-${level}`),
      games,
      won,
      points: signedPoints(points, say),
    }),
  );
  return lines.length > 0 ? ["", say("me-computer"), ...lines] : [];
};

const ratingLines = (ratings: OwnStats["ratings"], say: Say): string[] => {
  const lines = FAMILIES.flatMap((family) => {
    const rating = ratings[family];
    if (!rating) return [];
    const line = say(`rating-${family}`, { value: String(Math.round(rating.rating)) });
    return [isSettled(rating) ? line : say("unsettled-rating", { line })];
  });
  return lines.length > 0 ? lines : [say("rating-later")];
};
