import { Composer } from "grammy";
import type { Feature } from "../../bot/feature/feature.ts";
import { pressBook } from "../../bot/press/book.ts";
import { FIELDS } from "../../bot/press/fields.ts";
import { quoted } from "../../bot/text/html.ts";
import { type BotContext, filtersOf, inPrivate } from "../../bot/updates/context.ts";
import { edit, erase, reply, toast } from "../../bot/updates/reply.ts";
import { button, inReadingOrder, type Page } from "../../bot/view/button.ts";
import { linkTo } from "../../bot/view/links.ts";
import { type PersonId, privateChatOf } from "../../ids/ids.ts";
import { type Result, refused } from "../../rules/result.ts";
import type { Exported } from "../../store/export.ts";
import { forget } from "../../tables/people/forget.ts";
import { claimOnce } from "../../tables/services/handouts.ts";
import { RETENTION, type Services } from "../../tables/services/services.ts";
import { DAY_MS } from "../../tables/services/time.ts";
import { sendDocument } from "../records/door.ts";

export const PRIVACY_PRESSES = pressBook(
  FIELDS,
  {
    // Under what is stored.
    export: ["9x"],
    "forget-ask": ["9f"],
    // Under the question whether to forget.
    forget: ["F", "person"],
    "forget-not": ["M", "person"],
  },
  { forget: { at: "page", deletes: true }, "forget-not": { at: "page", deletes: true } },
);

const privacyPress = PRIVACY_PRESSES.write;
const { pressed } = filtersOf(PRIVACY_PRESSES);

/** The payload of /start that tells what is stored. */
const PRIVACY_PAYLOAD = "privacy";

type ExportHanded = Result<{ readonly exported: Exported }, "export-just-sent">;

/** Once a day. Secrets of dice are in the records of the person's games. */
export const handOutExport = (services: Services, person: PersonId): ExportHanded => {
  const chat = privateChatOf(person);
  if (!claimOnce(services, "export", chat, DAY_MS)) return refused("export-just-sent");
  return { ok: true, exported: services.store.exportOf(person, chat) };
};

/** Telegram's limit for one call. */
const MOST_DELETED = 100;

const privacy = new Composer<BotContext>();

const inPerson = privacy.filter((ctx) => !ctx.isAnonymous);

const sendPrivacy = (ctx: BotContext): void =>
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
      inReadingOrder(
        [
          button(say("button-export"), privacyPress({ do: "export" })),
          button(say("button-forget-ask"), privacyPress({ do: "forget-ask" })),
        ],
        say,
      ),
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
  sendDocument(ctx, here.id, {
    name: "shesh-besh.json",
    content: JSON.stringify(handed.exported, undefined, 1),
    caption: say("export-caption"),
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
    inReadingOrder(
      [
        button(say("button-forget"), privacyPress({ do: "forget", person: person.id }), "danger"),
        button(say("button-forget-not"), privacyPress({ do: "forget-not", person: person.id })),
      ],
      say,
    ),
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

/** Personal data: told, handed out, forgotten. */
export const PRIVACY: Feature = {
  name: "privacy",
  unlisted: ["privacy", "export", "forget"],
  presses: PRIVACY_PRESSES,
  handlers: [privacy],
  starts: [{ payload: PRIVACY_PAYLOAD, open: sendPrivacy }],
};
