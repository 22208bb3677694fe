import { Composer } from "grammy";
import { finishedGames } from "../../tables/game/finished.ts";
import type { Chat } from "../../tables/people/people.ts";
import { listed, tablesMeant } from "../../tables/shown/lists.ts";
import { boardInPrivate, repost, repostMenu, repostOwn } from "../../tables/shown/repost.ts";
import type { Table } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";
import { type BotContext, isHere, pressed } from "../updates/context.ts";
import { answer, reply, toast } from "../updates/reply.ts";
import { button, type Keyboard, type Row } from "../view/button.ts";
import { type OnPress, tableList } from "../view/table-list.ts";

export const tables = new Composer<BotContext>();

const inChats = tables.filter(isHere);

inChats.command("board", async (ctx) => {
  const { here } = ctx;
  const meant = tablesMeant(ctx.services, here.id, ctx.person.id);
  const [only, ...others] = meant;
  if (!only) return reply(ctx, ctx.say(playsElsewhere(ctx, here) ? "no-table-here" : "no-table"));
  if (others.length > 0)
    return sendList(ctx, here, meant, bring, { title: ctx.say("which-board") });
  repost(ctx.services, only.id);
});

/** A person learns of their games in other chats only in their private chat. */
const playsElsewhere = ({ services, person }: BotContext, here: Chat): boolean =>
  here.kind === "private" && services.store.tables.runningOf({ person: person.id }).length > 0;

/** Lists only the games of this group: all members read it, and games elsewhere are private. */
inChats.command("games", async (ctx) => {
  const { here, say } = ctx;
  const running = ctx.services.store.tables.runningOf({ person: ctx.person.id });
  const isGroup = here.kind === "group";
  const shown = isGroup ? running.filter(({ chat }) => chat === here.id) : running;
  const rest = running.length > shown.length ? [say("games-elsewhere")] : [];
  const finished = isGroup ? 0 : finishedGames(ctx.services, ctx.person.id, 0, 0).games;
  const way = finishedRow(finished, say);
  if (shown.length === 0) {
    const html = [say(isGroup ? "no-games-here" : "no-games"), ...rest].join("\n\n");
    return reply(ctx, { html, keyboard: way });
  }
  const title = say(isGroup ? "your-games-here" : "your-games", { games: shown.length });
  const canBring = shown.some(({ chat }) => chat !== null);
  const notes = [...(canBring ? [say("list-press")] : []), ...rest];
  await sendList(ctx, here, shown, bring, { title, notes, way });
});

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
    return sendList(ctx, here, running, resign, { title: ctx.say("which-resign") });
  repostMenu(ctx.services, only.game, ctx.person.id, "resign");
});

tables.filter(pressed("resign-from-list"), async (ctx) => {
  const shown = repostMenu(ctx.services, ctx.press.game, ctx.person.id, "resign");
  await answer(ctx, shown);
});

/** The board of an inline message cannot be moved. */
const bring: OnPress = ({ table }) =>
  table.chat === null ? undefined : { do: "bring", table: table.id };

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
  list: readonly Table[],
  onPress: OnPress,
  { title, notes = [], way = [] }: Around,
): Promise<void> => {
  const { services, person, say } = ctx;
  const { lines, keyboard } = tableList(listed(services, list, person.id), here.id, onPress, say);
  const html = [title, ...lines, ...notes].join("\n\n");
  reply(ctx, { html, keyboard: [...keyboard, ...way] });
};

/** The button for the person's finished games, if there are any. */
const finishedRow = (games: number, say: Say): Row[] =>
  games === 0 ? [] : [[button(say("button-finished", { games }), { do: "finished", page: 0 })]];
