import { Composer } from "grammy";
import type { BotContext } from "../../bot/updates/context.ts";
import { edit, erase, reply, toast } from "../../bot/updates/reply.ts";
import { button } from "../../bot/view/button.ts";
import { privateChatOf } from "../../ids/ids.ts";
import { forget } from "../../tables/people/forget.ts";
import { RETENTION } from "../../tables/services/services.ts";
import { sendDocument } from "../records/door.ts";
import { handOutExport } from "./export.ts";
import { pressed, privacyPress } from "./presses.ts";

/** Telegram's limit for one call. */
const MOST_DELETED = 100;

export const privacy = new Composer<BotContext>();

const inPerson = privacy.filter((ctx) => !ctx.isAnonymous);

inPerson.command("privacy", (ctx) => {
  const { say, services } = ctx;
  const { challengesDays, peopleDays } = services.retention ?? RETENTION;
  const kept = [
    ...(challengesDays > 0 ? [say("privacy-challenges", { days: challengesDays })] : []),
    ...(peopleDays > 0 ? [say("privacy-people", { days: peopleDays })] : []),
  ];
  const after = kept.length > 0 ? [kept.join(" ")] : [];
  return reply(ctx, [say("privacy"), ...after, say("privacy-rights")].join("\n\n"));
});

inPerson.command("export", async (ctx) => {
  const { services, say, person, here } = ctx;
  if (here?.kind !== "private") return reply(ctx, say("export-in-private"));
  const handed = handOutExport(services, person.id);
  if (!handed.ok) return reply(ctx, say(`refused-${handed.code}`));
  sendDocument(ctx, {
    chat: here.id,
    replyTo: undefined,
    document: {
      name: "shesh-besh.json",
      content: JSON.stringify(handed.exported, undefined, 1),
      caption: say("export-caption"),
    },
  });
});

inPerson.command("forget", async (ctx) => {
  const { say, person } = ctx;
  const games = ctx.services.store.forget.games({ person: person.id }).length;
  const lines = [
    say("forget-ask", { nobody: say("nobody") }),
    ...(games > 0 ? [say("forget-games", { games })] : []),
    say("forget-after"),
  ];
  const keyboard = [
    [
      button(say("button-forget"), privacyPress({ do: "forget", person: person.id }), "danger"),
      button(say("button-forget-not"), privacyPress({ do: "forget-not", person: person.id })),
    ],
  ];
  reply(ctx, { html: lines.join("\n\n"), keyboard });
});

inPerson.filter(pressed("forget"), async (ctx) => {
  if (!(await isOwn(ctx, ctx.press.person))) return;
  const chat = privateChatOf(ctx.person.id);
  const boards = ctx.services.store.tables.messagesIn(chat, MOST_DELETED);
  forget(ctx.services, ctx.person.id);
  // These boards are never drawn again, and a press would only bring the name back.
  if (boards.length > 0) await ctx.api.deleteMessages(chat, [...boards]).catch(() => undefined);
  await edit(ctx, { html: ctx.say("forgotten", { nobody: ctx.say("nobody") }), keyboard: [] });
});

inPerson.filter(pressed("forget-not"), async (ctx) => {
  if (await isOwn(ctx, ctx.press.person)) await erase(ctx);
});

/** Answers the press; only the person themselves may ask to be forgotten. */
const isOwn = async (ctx: BotContext, person: number): Promise<boolean> => {
  const own = person === ctx.person.id;
  await toast(ctx, own ? undefined : "refused-not-yours-to-forget");
  return own;
};
