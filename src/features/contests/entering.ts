import type { CodeOf } from "../../bot/text/texts.ts";
import { type BotContext, inPrivate } from "../../bot/updates/context.ts";
import { comesFrom } from "../../bot/updates/member.ts";
import { answer, openBot, reply, toast } from "../../bot/updates/reply.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import type { GroupContest } from "./contests.ts";
import type { EnteredKind } from "./kind.ts";
import { bringWait } from "./waiting.ts";

/** The beginning of the payloads that enter a contest; its number follows. */
export const payloadOf = ({ name }: { readonly name: string }): string => `${name}-`;

/**
 * Answers a press to enter: the player's card comes to their private chat. It leads one who has not
 * started the bot there: START enters.
 */
export const enterByPress = async <Contest extends GroupContest>(
  ctx: BotContext,
  kind: EnteredKind<Contest>,
  id: Contest["id"],
): Promise<void> => {
  const entered = await enter(ctx, kind, id);
  const { welcome } = kind;
  if (entered.ok) {
    ctx.delivery.jobs.collect();
    return toast(ctx, inPrivate(ctx) ? `${welcome}-here` : welcome);
  }
  return entered.code === "contest-unreachable"
    ? openBot(ctx, `${payloadOf(kind)}${id}`)
    : answer(ctx, entered);
};

/** The link of a contest enters it, or brings its players their game. */
export const enterByLink = async <Contest extends GroupContest>(
  ctx: BotContext,
  kind: EnteredKind<Contest>,
  number: string,
): Promise<void> => {
  const { services, person, say } = ctx;
  const contest = kind.in(services.store).at(Number(number));
  if (contest && kind.bring?.(services, contest.id, person.id)) return;
  const entered = contest ? await enter(ctx, kind, contest.id) : refused(`${kind.name}-over`);
  if (!entered.ok) return reply(ctx, say(`refused-${entered.code}`));
  if (contest) bringWait(services, kind.in(services.store), contest.id, person.id);
  ctx.delivery.jobs.collect();
};

/** Members of the contest's group may enter it; so may its players, members or not. */
const enter = async <Contest extends GroupContest>(
  ctx: BotContext,
  kind: EnteredKind<Contest>,
  id: Contest["id"],
): Promise<Done<CodeOf<"refused">>> => {
  const { services, person } = ctx;
  const contests = kind.in(services.store);
  const open = contests.openById(id);
  if (open && services.store.people.isSidelined({ chat: open.chat, person: person.id }))
    return refused("sidelined");
  const isNew = open && !contests.people(id).includes(person.id);
  const may = isNew ? await comesFrom(ctx, open.chat) : DONE;
  const entered = may.ok ? kind.enter(services, id, person.id) : may;
  if (entered.ok) contests.wait(id, person.id);
  return entered;
};
