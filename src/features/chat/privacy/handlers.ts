import { Composer } from "grammy";
import { quoted } from "../../../bot/text/html.ts";
import { type BotContext, inPrivate } from "../../../bot/updates/context.ts";
import { edit, erase, reply, toast } from "../../../bot/updates/reply.ts";
import { button } from "../../../bot/view/button.ts";
import { linkTo } from "../../../bot/view/links.ts";
import type { Page } from "../../../bot/view/page.ts";
import { privateChatOf } from "../../../ids/ids.ts";
import { forget } from "../../../tables/people/forget.ts";
import { RETENTION } from "../../../tables/services/services.ts";
import { sendDocument } from "../../records/door.ts";
import { handOutExport } from "./export.ts";
import { PRIVACY_PAYLOAD, pressed, privacyPress } from "./presses.ts";

/** Telegram's limit for one call. */
const MOST_DELETED = 100;

export const privacy = new Composer<BotContext>();

const inPerson = privacy.filter((ctx) => !ctx.isAnonymous);

export const sendPrivacy = (ctx: BotContext): void =>
  reply(ctx, inPrivate(ctx) ? privacyPage(ctx) : wayToPrivacy(ctx));

/** In a group the page would be for all to read, so a button leads to the private chat. */
const wayToPrivacy = ({ say, me }: BotContext): Page => {
  const way = { text: say("button-privacy"), url: linkTo(me.username, PRIVACY_PAYLOAD) };
  return { html: say("privacy-in-private"), keyboard: [[way]] };
};

const privacyPage = ({ say, services }: BotContext): Page => {
  const { challengesDays, peopleDays } = services.retention ?? RETENTION;
  const kept = [
    ...(challengesDays > 0 ? [say("privacy-challenges", { days: challengesDays })] : []),
    ...(peopleDays > 0 ? [say("privacy-people", { days: peopleDays })] : []),
  ];
  return {
    html: [
      // A quote keeps its distance by itself.
      `${say("privacy-title")}\n${quoted(say("privacy"))}\n${say("privacy-messages")}`,
      ...(kept.length > 0 ? [kept.join(" ")] : []),
      say("privacy-rights"),
    ].join("\n\n"),
    keyboard: [
      [
        button(say("button-export"), privacyPress({ do: "export" })),
        button(say("button-forget-ask"), privacyPress({ do: "forget-ask" })),
      ],
    ],
  };
};

inPerson.command("privacy", sendPrivacy);

inPerson.command("export", (ctx) => sendExport(ctx));

inPerson.filter(pressed("export"), async (ctx) => {
  await toast(ctx);
  await sendExport(ctx);
});

const sendExport = async (ctx: BotContext): Promise<void> => {
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
};

inPerson.command("forget", (ctx) => reply(ctx, forgetPage(ctx)));

inPerson.filter(pressed("forget-ask"), async (ctx) => {
  await toast(ctx);
  reply(ctx, forgetPage(ctx));
});

const forgetPage = ({ say, person, services }: BotContext): Page => {
  const games = services.store.forget.games({ person: person.id }).length;
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
  return { html: lines.join("\n\n"), keyboard };
};

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
