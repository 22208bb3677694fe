import { Composer } from "grammy";
import { turnBell } from "../../tables/game/bells.ts";
import { finishedGames } from "../../tables/game/finished.ts";
import { type Chat, isReachable } from "../../tables/people/people.ts";
import {
  awaiting,
  type ListedTable,
  listTables,
  othersWaiting,
  ownGames,
  tablesMeant,
} from "../../tables/shown/lists.ts";
import { boardInPrivate, repost, repostMenu, repostOwn } from "../../tables/shown/repost.ts";
import type { Table } from "../../tables/shown/view.ts";
import { cleanName } from "../text/html.ts";
import type { Say } from "../text/texts.ts";
import { type BotContext, isHere, pressed, pressedHere } from "../updates/context.ts";
import { answer, openBot, reply, toast } from "../updates/reply.ts";
import { pressedTable } from "../updates/shown.ts";
import { button, type Keyboard, type Row } from "../view/button.ts";
import { BELL_PAYLOAD } from "../view/links.ts";
import { type OnPress, tableList } from "../view/table-list.ts";
import { sayings } from "./sayings.ts";

const tables = new Composer<BotContext>();

const inChats = tables.filter(isHere);

inChats.command("board", async (ctx) => {
  const { here, services, person, say } = ctx;
  const meant = tablesMeant(services, here.id, person.id);
  // Games elsewhere are told of in private alone.
  const isElsewhere = meant.length === 0 && here.kind === "private";
  const awaited = awaiting(services, person.id, isElsewhere ? undefined : here.id);
  const [first, ...more] = awaited;
  if (first && more.length === 0) return bringHere(ctx, here, first.table);
  const [only, ...others] = meant;
  if (only && others.length === 0) return repost(services, only.id);
  const list = isElsewhere ? awaited : listTables(services, meant, person.id);
  if (list.length > 0) return sendList(ctx, here, list, bring, { title: say("which-board") });
  await reply(ctx, say(playsElsewhere(ctx, here) ? "no-table-here" : "no-table"));
});

/** The board comes down where it stands; that of an inline message comes to the private chat. */
const bringHere = async (ctx: BotContext, here: Chat, table: Table): Promise<void> => {
  const { services, person, say } = ctx;
  if (table.chat === null && table.game !== null)
    return void boardInPrivate(services, table.game, person.id);
  repost(services, table.id);
  if (table.chat !== here.id) await reply(ctx, say("reposted-elsewhere"));
};

/** A person learns of their games in other chats only in their private chat. */
const playsElsewhere = ({ services, person }: BotContext, here: Chat): boolean =>
  here.kind === "private" && services.store.tables.runningOf({ person: person.id }).length > 0;

/** Lists only the games of this group: all members read it, and games elsewhere are private. */
inChats.command("games", async (ctx) => {
  const { here, say, services, person } = ctx;
  const running = ownGames(services, person.id);
  const isGroup = here.kind === "group";
  const shown = isGroup ? running.filter(({ table }) => table.chat === here.id) : running;
  const rest = running.length > shown.length ? [say("games-elsewhere")] : [];
  const finished = isGroup ? 0 : finishedGames(services, person.id, 0, 0).games;
  const way = finishedRow(finished, say);
  if (shown.length === 0) {
    const html = [say(isGroup ? "no-games-here" : "no-games"), ...rest].join("\n\n");
    return reply(ctx, { html, keyboard: way });
  }
  const title = say(isGroup ? "your-games-here" : "your-games", { games: shown.length });
  await sendList(ctx, here, shown, bring, { title, notes: [say("list-press"), ...rest], way });
});

inChats.filter(pressed("your-turn"), async (ctx) => {
  const { here, services, person, say } = ctx;
  const awaited = awaiting(services, person.id);
  await toast(ctx);
  const title = say(awaited.length === 0 ? "no-your-turn" : "your-turn", { games: awaited.length });
  await sendList(ctx, here, awaited, bring, { title });
});

/** Who waited when the button was drawn may have been answered since: then it leads to the next. */
tables.filter(pressedHere("waiting"), async (ctx) => {
  const { services, person, press, here } = ctx;
  const all = othersWaiting(services, person.id);
  const meant = all.find(({ game }) => game === press.game) ?? all[0];
  const pressedAt = pressedTable(ctx);
  if (pressedAt && meant?.game !== press.game) services.store.tables.touch(pressedAt.id);
  if (!meant) return toast(ctx, "no-your-turn");
  const { table, game } = meant;
  if (table.chat === null) boardInPrivate(services, game, person.id);
  else repost(services, table.id);
  const isElsewhere = table.chat !== null && table.chat !== here.id;
  await toast(ctx, isElsewhere ? "reposted-elsewhere" : undefined);
});

/** The way to the games that wait for a person, if there are any: straight to the only one. */
export const yourTurnRow = ({ services, person, say }: BotContext): Row[] => {
  const awaited = awaiting(services, person.id);
  const [first] = awaited;
  if (!first) return [];
  const straight = awaited.length === 1 ? bring(first) : undefined;
  const text = straight
    ? say("button-your-turn", { name: cleanName(first.opponent?.name ?? "", say("nobody")) })
    : say("button-your-turns", { games: awaited.length });
  return [[button(text, straight ?? { do: "your-turn" })]];
};

tables.filter(pressed("bring"), async (ctx) => {
  const reposted = repostOwn(ctx.services, ctx.press.table, ctx.person.id);
  if (!reposted.ok) return answer(ctx, reposted);
  await toast(ctx, reposted.chat === ctx.here?.id ? undefined : "reposted-elsewhere");
});

tables.filter(pressed("board-here"), (ctx) =>
  answer(ctx, boardInPrivate(ctx.services, ctx.press.game, ctx.person.id)),
);

inChats.command("resign", async (ctx) => {
  const { here } = ctx;
  const running = ctx.services.store.tables
    .runningOf({ person: ctx.person.id })
    .filter(({ chat }) => chat === here.id);
  const [only, ...others] = running;
  if (!only || only.game === null) return reply(ctx, ctx.say("no-own-game"));
  if (others.length > 0)
    return sendList(ctx, here, listTables(ctx.services, running, ctx.person.id), resign, {
      title: ctx.say("which-resign"),
    });
  repostMenu(ctx.services, only.game, ctx.person.id, "resign");
});

tables.filter(pressed("resign-from-list"), async (ctx) => {
  const shown = repostMenu(ctx.services, ctx.press.game, ctx.person.id, "resign");
  await answer(ctx, shown);
});

/** The board of an inline message cannot be moved: another one comes. */
const bring: OnPress = ({ table: { id, chat, game } }) => {
  if (chat !== null) return { do: "bring", table: id };
  return game === null ? undefined : { do: "board-here", game };
};

const resign: OnPress = ({ table: { game } }) =>
  game === null ? undefined : { do: "resign-from-list", game };

type Around = {
  readonly title: string;
  readonly notes?: readonly string[];
  readonly way?: Keyboard;
};

const sendList = async (
  ctx: BotContext,
  here: Chat,
  list: readonly ListedTable[],
  onPress: OnPress,
  { title, notes = [], way = [] }: Around,
): Promise<void> => {
  const { lines, keyboard } = tableList(list, here.id, onPress, ctx.say);
  const html = [title, ...lines, ...notes].join("\n\n");
  reply(ctx, { html, keyboard: [...keyboard, ...way] });
};

const finishedRow = (games: number, say: Say): Row[] =>
  games === 0 ? [] : [[button(say("button-finished", { games }), { do: "finished", page: 0 })]];

/** The bell under a group's table: it calls a player in private when it is their turn. */
const bells = new Composer<BotContext>();

bells.filter(pressed("bell"), async (ctx) => {
  const { services, person, press } = ctx;
  // The bot cannot call a person who has not started it; they are led to its START.
  const canBeCalled = isReachable(services, person.id);
  const bell = turnBell(services, press.game, person.id, canBeCalled);
  if (!bell.ok) return answer(ctx, bell);
  if (!canBeCalled) return openBot(ctx, BELL_PAYLOAD);
  await toast(ctx, bell.isOn ? "bell-on" : "bell-off");
});

export { presses } from "./presses.ts";

/** Presses and commands at tables besides the play itself: lists, bells, what players say. */
export const atTables = new Composer<BotContext>();

atTables.use(tables, bells, sayings);
