import type { CodeOf } from "../../bot/text/texts.ts";
import { type BotContext, inPrivate } from "../../bot/updates/context.ts";
import { comesFrom } from "../../bot/updates/member.ts";
import { answer, openBot, reply, toast } from "../../bot/updates/reply.ts";
import { privateChatOf } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import { claimOnce } from "../../tables/services/handouts.ts";
import type { GroupContest } from "./contests.ts";
import type { EnteredKind } from "./kind.ts";

/** The beginning of the payloads that enter a contest; its number follows. */
export const payloadOf = ({ name }: { readonly name: string }): string => `${name}-`;

/**
 * Answers a press to enter; in a group, a message in the private chat says where to go. It leads a
 * player who has not started the bot there: START enters.
 */
export const enterByPress = async <Contest extends GroupContest>(
  ctx: BotContext,
  kind: EnteredKind<Contest>,
  id: Contest["id"],
): Promise<void> => {
  const entered = await enter(ctx, kind, id);
  const { welcome } = kind;
  if (entered.ok) {
    if (inPrivate(ctx)) return toast(ctx, `${welcome}-here`);
    const { services, person, delivery } = ctx;
    if (claimOnce(services, welcome, privateChatOf(person.id)))
      services.store.notices.add({ kind: welcome, subject: id, person: person.id });
    delivery.jobs.collect();
    return toast(ctx, welcome);
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
  reply(ctx, say(entered.ok ? `${kind.welcome}-here` : `refused-${entered.code}`));
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
  const isNew = open && !contests.people(id).includes(person.id);
  const may = isNew ? await comesFrom(ctx, open.chat) : DONE;
  return may.ok ? kind.enter(services, id, person.id) : may;
};
