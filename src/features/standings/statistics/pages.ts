import { Composer } from "grammy";
import { readOpponent } from "../../../bot/play/opponent.ts";
import { linesInOrder } from "../../../bot/text/direction.ts";
import { beginningOf, cleanName, escapeHtml, nameHtml } from "../../../bot/text/html.ts";
import { listed, type Say } from "../../../bot/text/texts.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { type Compose, reply, sendPage, toast, turnPage } from "../../../bot/updates/reply.ts";
import {
  button,
  choiceButton,
  inReadingOrder,
  type Keyboard,
  type Row,
} from "../../../bot/view/button.ts";
import { signedPoints } from "../../../bot/view/numbers.ts";
import { isSettled } from "../../../game/rating.ts";
import type { ChatId } from "../../../ids/ids.ts";
import { type Chat, personCalled } from "../../../tables/people/people.ts";
import { slotOf } from "../../../tables/services/slots.ts";
import { laddersOf } from "../../computer/door.ts";
import { formCourse } from "../../records/door.ts";
import { againstPage, PRACTICE, rivalRows } from "./against.ts";
import { climbLines, climbRows } from "./ladder.ts";
import { PERIODS, type Period } from "./periods.ts";
import { pressedHere, topPress } from "./presses.ts";
import { countEarlier } from "./recount.ts";
import { type TopRow, topOf } from "./standings.ts";
import { type OwnStats, statsOf } from "./stats.ts";
import {
  courseLines,
  diceLines,
  ownStats,
  scoreLines,
  topLine,
  topStats,
  withPicture,
  wonAndLost,
} from "./words.ts";

/** Keys under the table of a group, for what else counts in it. */
export const UNDER_TOP = slotOf<(say: Say) => Row[number]>();

const MOST_SHOWN = 10;
/** The text tells the games of this many, and of the asker; beside a picture of fewer. */
const MOST_TOLD = 5;
const MOST_BESIDE = 3;
const FAMILIES = ["long", "short"] as const;

export const stats = new Composer<BotContext>();

stats.command("top", async (ctx) => {
  const { here, say } = ctx;
  if (here?.kind !== "group") return reply(ctx, say("top-needs-group"));
  const rows = await topIn(ctx, here.id, "all");
  if (rows.length === 0) return reply(ctx, { html: say("top-empty"), keyboard: keysUnder(ctx) });
  sendPage(ctx, here, topPage(ctx, rows, "all"));
});

/** Pages of earlier versions still turn: to the first players and the asker. */
stats.filter(pressedHere("top"), (ctx) => turnTop(ctx, "all"));

stats.filter(pressedHere("top-of"), (ctx) => turnTop(ctx, ctx.press.period));

const turnTop = async (
  ctx: BotContext & { readonly here: Chat },
  period: Period,
): Promise<void> => {
  const { here } = ctx;
  const rows = await topIn(ctx, here.id, period);
  if (rows.length === 0) return toast(ctx, `top-empty-${period}`);
  await turnPage(ctx, here, topPage(ctx, rows, period));
};

const topIn = async (
  { services, person }: BotContext,
  chat: ChatId,
  period: Period,
): Promise<readonly TopRow[]> => {
  await countEarlier(services, chat);
  return topOf(services, chat, { most: MOST_SHOWN, asker: person.id, period });
};

/** That of a username with its @. */
const LONGEST_CALLED = 33;

stats.command("me", (ctx) => {
  const { words, opponent } = readOpponent(ctx, ctx.match);
  const name = opponent && "username" in opponent ? `@${opponent.username}` : words.trim();
  if (!opponent && name === "") return sendStats(ctx);
  const friend =
    opponent && "id" in opponent
      ? ctx.services.store.people.person(opponent.id)
      : personCalled(ctx.services, name);
  if (!friend) {
    const called = escapeHtml(beginningOf(name, LONGEST_CALLED));
    return reply(ctx, ctx.say("nobody-called", { name: called }));
  }
  if (friend.id === ctx.person.id) return reply(ctx, ctx.say("yourself"));
  if (ctx.here) sendPage(ctx, ctx.here, againstPage(ctx, friend, ctx.say));
});

const keysUnder = ({ services, say }: Pick<BotContext, "services" | "say">): readonly Row[] =>
  UNDER_TOP.of(services).map((key) => [key(say)]);

/** All in words; beside a picture of the order only of the first players and the asker. */
const topPage =
  (
    { say, services, person: asker }: BotContext,
    rows: readonly TopRow[],
    period: Period,
  ): Compose =>
  (look) => {
    const isDrawn = look.board === "picture";
    const lines = rows.flatMap(({ place, person, stats: own }, index) => {
      const isTold = index < (isDrawn ? MOST_BESIDE : MOST_TOLD) || person.id === asker.id;
      if (isDrawn && !isTold) return [];
      const line = say("top-line", {
        place: String(place),
        name: nameHtml(person.name, say("nobody")),
        points: signedPoints(own.points, say),
      });
      return isTold ? [line, topLine(own, say)] : [line];
    });
    const title = say(`top-title-${period}`);
    const html = [`<b>${title}</b>`, ...lines].join("\n");
    const periods = PERIODS.map((one) => {
      const press = topPress({ do: "top-of", period: one });
      return choiceButton(say(`button-top-${one}`), press, one === period);
    });
    const beneath = keysUnder({ services, say });
    const keyboard = [inReadingOrder(periods, say), ...beneath];
    return withPicture(html, keyboard, topStats(rows, title, say), look, say);
  };

const sendStats = (ctx: BotContext): void => {
  const { say, here } = ctx;
  const page = statsPage(ctx);
  const html = `${titleOf(ctx)}\n${say("me-empty")}`;
  // Dares and sevens make rivals before the first game does.
  if (!page) reply(ctx, { html, keyboard: rivalRows(ctx) });
  else if (here) sendPage(ctx, here, page);
};

/** *Statistics* leads back from the dice; under earlier pages there was a page of the ladder. */
stats.filter(pressedHere("me-page"), (ctx) => {
  const { here, person, press } = ctx;
  if (press.person !== person.id) return toast(ctx, "refused-not-your-menu");
  const page = press.sheet === "dice" ? dicePage(ctx) : statsPage(ctx);
  return page ? turnPage(ctx, here, page) : toast(ctx, "refused-unknown-button");
});

const titleOf = ({ person, say }: BotContext): string =>
  linesInOrder(`<b>${nameHtml(person.name, say("nobody"))}</b>`, say);

/** One's own statistics on one screen; undefined if there is nothing to tell. */
const statsPage = (ctx: BotContext): Compose | undefined => {
  const { services, say, person } = ctx;
  const own = statsOf(services, person.id, undefined);
  const practice = PRACTICE.of(services);
  const told = [
    ...scoreLines(own, say),
    ...ratingLines(own, say),
    ...computerLines(own.computer, say),
    ...practice.flatMap(({ lines }) => lines?.(services, person.id, say) ?? []),
  ];
  if (told.length === 0) return undefined;
  const climb = {
    ladders: laddersOf(services, person.id),
    form: formCourse(services, person.id),
  };
  const panels = practice.flatMap((one) => one.panels?.(services, person.id, say) ?? []);
  const title = cleanName(person.name, say("nobody"));
  const drawn = { title, rows: climbRows(climb, panels, say) };
  const keyboard = [...rivalRows(ctx), ...wayToDice(ctx, own)];
  return (look) => {
    const words = look.board === "picture" ? [] : climbLines(climb, say);
    const html = [titleOf(ctx), ...told, ...words].join("\n");
    return withPicture(html, keyboard, drawn, look, say);
  };
};

const mePage = ({ person }: BotContext, sheet: "stats" | "dice") =>
  topPress({ do: "me-page", person: person.id, sheet });

const wayToDice = (ctx: BotContext, { fairness }: OwnStats): Keyboard =>
  fairness.rolls > 0 ? [[button(ctx.say("button-me-dice"), mePage(ctx, "dice"))]] : [];

/** How the games went, and how one's dice fell. */
const dicePage = (ctx: BotContext): Compose => {
  const { services, say, person } = ctx;
  const own = statsOf(services, person.id, undefined);
  const html = [titleOf(ctx), ...courseLines(own, say), ...diceLines(own.fairness, say)];
  const keyboard = [[button(say("button-me-stats"), mePage(ctx, "stats"))]];
  const drawn = ownStats(person, own, say);
  return (look) => withPicture(html.join("\n"), keyboard, drawn, look, say);
};

/** All games with the bot as one: how far one has come is seen on the ladder. */
const computerLines = (computer: OwnStats["computer"], say: Say): readonly string[] => {
  const sum = (one: (row: OwnStats["computer"][number]["stats"]) => number): number =>
    computer.reduce((all, { stats: row }) => all + one(row), 0);
  const games = sum((row) => row.games);
  const won = sum((row) => row.won);
  return games > 0 ? [say("me-computer", { score: wonAndLost(won, games, say) })] : [];
};

const ratingLines = ({ stats: { games }, ratings }: OwnStats, say: Say): readonly string[] => {
  if (games === 0) return [];
  const told = FAMILIES.flatMap((family) => {
    const rating = ratings[family];
    if (!rating) return [];
    const value = String(Math.round(rating.rating));
    const shown = isSettled(rating) ? value : say("unsettled-rating", { value });
    return [say(`rating-${family}`, { value: shown })];
  });
  return [told.length > 0 ? say("me-rating", { ratings: listed(told, say) }) : say("rating-later")];
};
