import { type Api, Composer } from "grammy";
import type { Feature } from "../../../bot/feature/feature.ts";
import type { PostKind } from "../../../bot/feature/kinds.ts";
import { pressBook } from "../../../bot/press/book.ts";
import { FIELDS } from "../../../bot/press/fields.ts";
import { type Say, speaker } from "../../../bot/text/texts.ts";
import { type BotContext, filtersOf } from "../../../bot/updates/context.ts";
import { comesFrom, hasLeft } from "../../../bot/updates/member.ts";
import { answer, erase, openBot, reply, toast } from "../../../bot/updates/reply.ts";
import { button, type Keyboard } from "../../../bot/view/button.ts";
import { COLOUR_MARK } from "../../../bot/view/lines.ts";
import { percentText } from "../../../bot/view/numbers.ts";
import { type BoardMessage, tableMessage } from "../../../bot/view/table-message.ts";
import {
  type GameId,
  isGameId,
  isPersonId,
  type PersonId,
  privateChatOf,
} from "../../../ids/ids.ts";
import { cacheOf } from "../../../tables/services/caches.ts";
import type { Services } from "../../../tables/services/services.ts";
import type { TableView } from "../../../tables/shown/view.ts";
import {
  GAME,
  groupOf,
  homeOf,
  outlookFor,
  stopWatching,
  WATCHED,
  type Watchable,
  type Watched,
  watch,
  watcherView,
  watchingExtension,
  watchNext,
} from "./watching.ts";

export const WATCH_PRESSES = pressBook(FIELDS, {
  "watch-next": ["7n"],
  "watch-stop": ["7q"],
});

const watchPress = WATCH_PRESSES.write;
const { pressed, pressedHere } = filtersOf(WATCH_PRESSES, "following");

/** The payload of older links to watch a game, which name none. */
const WATCH_BEGUN_PAYLOAD = "watch";

const WATCH_PAYLOAD = "watch-";

const watching = new Composer<BotContext>();

watching.filter(pressedHere("watch"), (ctx) =>
  beginWatching(ctx, { kind: GAME, number: ctx.press.game }),
);

/** A person new to the bot is led to its START, which opens the board. */
export const beginWatching = async (ctx: BotContext, what: Watchable): Promise<void> => {
  const { services, person, here } = ctx;
  if (groupOf(services, what) !== here?.id) return toast(ctx, "refused-no-game");
  const watched = watch(services, what, person.id);
  if (!watched.ok && watched.code === "watch-unreachable") return openBot(ctx, payloadOf(what));
  if (!watched.ok) return answer(ctx, watched);
  await toast(ctx, "watch-on");
  await show(ctx, watched.left);
};

const show = async (ctx: BotContext, left: number | null): Promise<void> => {
  ctx.delivery.jobs.collect();
  if (left === null) return;
  await ctx.api.deleteMessage(privateChatOf(ctx.person.id), left).catch(() => undefined);
};

const payloadOf = ({ kind, number }: Watchable): string => `${WATCH_PAYLOAD}${kind}-${number}`;

const readPayload = (payload: string): Watchable => {
  const [kind = "", number] = payload.split("-");
  return { kind, number: Number(number) };
};

const watchByLink = async (ctx: BotContext, payload: string): Promise<void> => {
  const { services, person, say } = ctx;
  const what = readPayload(payload);
  const group = groupOf(services, what);
  if (group === undefined) return reply(ctx, say("refused-no-game"));
  const may = await comesFrom(ctx, group);
  const watched = may.ok ? watch(services, what, person.id) : may;
  if (!watched.ok) return reply(ctx, say(`refused-${watched.code}`));
  await show(ctx, watched.left);
};

watching.filter(pressed("watch-next"), async (ctx) => {
  await answer(ctx, watchNext(ctx.services, ctx.person.id));
  ctx.delivery.jobs.collect();
});

watching.filter(pressed("watch-stop"), async (ctx) => {
  stopWatching(ctx.services, ctx.person.id);
  await toast(ctx);
  await erase(ctx);
});

/**
 * A game as its group sees it, with the score between the two and, where hints are allowed, White's
 * chances; `me` is the bot's username.
 */
export const watchMessage = (
  { view, isOver, hasNext, won }: Watched,
  white: number | undefined,
  me: string,
  board: TableView["look"]["board"],
): BoardMessage => {
  const say = speaker(view.look.language);
  const look = board === "picture" ? view.look : { ...view.look, board };
  const { html, picture } = tableMessage({ ...view, look }, me);
  const lines = [
    ...(won.white + won.black > 0 ? [say("watch-rivals", { ...MARKS, ...won })] : []),
    ...(white === undefined ? [] : [say("watch-worth", { ...MARKS, ...sharesOf(white, say) })]),
  ];
  return { html: [html, ...lines].join("\n"), picture, keyboard: keyboardOf(isOver, hasNext, say) };
};

const MARKS = { whiteMark: COLOUR_MARK.white, blackMark: COLOUR_MARK.black };

const sharesOf = (white: number, say: Say) => ({
  white: percentText(white, say),
  black: percentText(1 - white, say),
});

const keyboardOf = (isOver: boolean, hasNext: boolean, say: Say): Keyboard => {
  const next = hasNext ? [button(say("button-watch-next"), watchPress({ do: "watch-next" }))] : [];
  const stop = isOver ? [] : [button(say("button-watch-stop"), watchPress({ do: "watch-stop" }))];
  const row = [...next, ...stop];
  return row.length > 0 ? [row] : [];
};

const PACE_MS = 5_000;

/** A member is asked about again after this time: each edit would cost a call more. */
const MEMBER_MS = 5 * 60_000;
const MOST_MEMBERS = 1_000;

/** Until when a person counts as a member of the group whose game they watch. */
const members = cacheOf<string, number>(MOST_MEMBERS);

/** Whether a watcher has left the group of the game. */
const isOutside = async (
  services: Services,
  api: Api,
  game: GameId,
  person: PersonId,
): Promise<boolean> => {
  const group = homeOf(services, game);
  if (group === undefined) return false;
  const kept = members(services.caches);
  const key = `${group} ${person}`;
  if ((kept.find(key) ?? 0) > services.now()) return false;
  if (await hasLeft(api, group, person)) return true;
  kept.keep(key, services.now() + MEMBER_MS);
  return false;
};

/** Shows watchers how their game goes on, until it is over. */
export const WATCHED_GAMES: PostKind = {
  kind: WATCHED,
  under: ({ posts }, data, chat) =>
    WATCH_PRESSES.read(data) ? posts.newest({ kind: WATCHED, chat }) : undefined,
  paceMs: PACE_MS,
  quiet: true,
  composed: async ({ services, think, me, api }, post) => {
    const { subject: game, chat: person } = post;
    if (!isGameId(game) || !isPersonId(person)) return undefined;
    if (await isOutside(services, api, game, person)) return undefined;
    const white = await outlookFor(services, think, game).catch(() => undefined);
    const watched = watcherView(services, game, person);
    return watched && { compose: ({ look }) => watchMessage(watched, white, me, look.board) };
  },
  refused: () => "removed",
};

/** A game of others, watched in the private chat. */
export const WATCHING: Feature = {
  name: "watching",
  game: watchingExtension,
  presses: WATCH_PRESSES,
  handlers: [watching],
  starts: [
    { payload: WATCH_BEGUN_PAYLOAD, open: (ctx) => reply(ctx, ctx.say("watch-begun")) },
    { payload: WATCH_PAYLOAD, isBeginning: true, open: watchByLink },
  ],
  posts: [WATCHED_GAMES],
};
