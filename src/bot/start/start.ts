import { Composer } from "grammy";
import type { Done } from "../../rules/result.ts";
import { openLink, sitByLink } from "../../tables/challenge/links.ts";
import { greets } from "../../tables/people/people.ts";
import type { Feature, StartButton, StartPayload } from "../feature/feature.ts";
import type { StartPart } from "../press/fields.ts";
import { yourTurnRow } from "../table/lists.ts";
import type { CodeOf } from "../text/texts.ts";
import { type BotContext, pressedHere } from "../updates/context.ts";
import { type Compose, reply, sendPage, turnPage } from "../updates/reply.ts";
import { button } from "../view/button.ts";
import { covered } from "../view/framed.ts";
import { BELL_PAYLOAD, HELP_PAYLOAD, linkToGroups, SIT_PAYLOAD } from "../view/links.ts";

/** 128 bits in base64url. */
const LINK = /^[\w-]{22}$/;

/** The payloads of /start that the core opens. */
const OWN: readonly StartPayload[] = [
  {
    payload: SIT_PAYLOAD,
    isBeginning: true,
    open: (ctx, token) => answerLink(ctx, sitByLink(ctx.services, token, ctx.person.id)),
  },
  { payload: BELL_PAYLOAD, open: (ctx) => reply(ctx, ctx.say("bell-begun")) },
  { payload: HELP_PAYLOAD, open: (ctx) => reply(ctx, ctx.say("help")) },
];

/** /start with its payloads, and /help. */
export const starting = (features: readonly Feature[]): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  const known = [...OWN, ...features.flatMap(({ starts = [] }) => starts)];
  const ways = [...features.flatMap((one) => one.startButtons ?? []), ...OWN_BUTTONS];
  composer.command("start", async (ctx) => {
    if (ctx.here?.kind === "group") return startInGroup(ctx);
    const { match: said } = ctx;
    if (LINK.test(said)) return answerLink(ctx, openLink(ctx.services, said, ctx.person.id));
    const start =
      known.find(({ payload, isBeginning }) => !isBeginning && payload === said) ??
      known.find(({ payload, isBeginning }) => isBeginning && said.startsWith(payload));
    if (start) return void (await start.open(ctx, said.slice(start.payload.length)));
    if (ctx.here) sendPage(ctx, ctx.here, startPage(ways, "first", ctx));
  });
  composer.filter(pressedHere("start-page"), (ctx) =>
    turnPage(ctx, ctx.here, startPage(ways, ctx.press.at, ctx)),
  );
  composer.command("help", async (ctx) => {
    await reply(ctx, ctx.say("help"));
  });
  return composer;
};

/** The link that adds the bot to a group sends this too, right after its greeting. */
const startInGroup = async (ctx: BotContext): Promise<void> => {
  const isFromLink = ctx.match !== "";
  if (ctx.here && isFromLink && !greets(ctx.services, ctx.here.id)) return;
  greetGroup(ctx);
};

export const greetGroup = (ctx: BotContext): void => {
  const play = button(ctx.say("button-play"), { do: "play-friend" }, "primary");
  reply(ctx, { html: ctx.say("start-group"), keyboard: [[play]] });
};

/** Answers a friend's link with its challenge or game as a table, or with the refusal. */
const answerLink = (ctx: BotContext, done: Done<CodeOf<"link">>): void => {
  if (!done.ok) reply(ctx, ctx.say(`link-${done.code}`));
};

const OWN_BUTTONS: readonly StartButton[] = [
  {
    at: "first",
    row: 0,
    button: ({ say }) => button(say("button-computer"), { do: "computer" }, "primary"),
  },
  {
    at: "first",
    row: 1,
    button: ({ say }) => button(say("button-play-friend"), { do: "play-friend" }, "primary"),
  },
  {
    at: "first",
    row: 3,
    button: ({ say }) => button(say("button-over-more"), { do: "start-page", at: "more" }),
  },
  { at: "more", row: 2, button: ({ say }) => button(say("button-rules"), { do: "rules-begin" }) },
  {
    at: "more",
    row: 2,
    button: ({ say, me }) => ({
      text: say("button-add-to-group"),
      url: linkToGroups(me.username),
    }),
  },
  {
    at: "more",
    row: 3,
    button: ({ say }) => button(say("button-start-back"), { do: "start-page", at: "first" }),
  },
];

/** A picture of a board, what the bot does, and the ways to go on. */
const startPage =
  (ways: readonly StartButton[], shown: StartPart, ctx: BotContext): Compose =>
  (look) => {
    const { say, me } = ctx;
    const html = shown === "first" ? say("start-private") : say("start-more", { me: me.username });
    const those = ways.filter(({ at }) => at === shown);
    const rows = [...new Set(those.map(({ row }) => row))].sort((one, other) => one - other);
    const keyboard = rows.map((row) =>
      those.filter((way) => way.row === row).map((way) => way.button(ctx)),
    );
    const awaited = shown === "first" ? yourTurnRow(ctx) : [];
    return covered(html, [...awaited, ...keyboard], look, say);
  };
