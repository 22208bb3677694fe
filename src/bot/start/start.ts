import { Composer } from "grammy";
import { enterByLink } from "../../features/arena/pages/arena.ts";
import { enterCupByLink } from "../../features/cup/pages/cup.ts";
import { lessonButton, sendLesson } from "../../features/lesson/lesson.ts";
import { sendRules } from "../../features/rules-pages/handlers.ts";
import { seekButton, sendSeek } from "../../features/seek/pages/seek.ts";
import { sendSeven, sevenButton } from "../../features/seven/pages/seven.ts";
import { trainButton } from "../../features/trainer/pages/trainer.ts";
import { watchByLink } from "../../features/watching/handlers.ts";
import type { Done } from "../../rules/result.ts";
import { openLink, sitByLink } from "../../tables/challenge/links.ts";
import { greets } from "../../tables/people/people.ts";
import type { CodeOf } from "../text/texts.ts";
import type { BotContext } from "../updates/context.ts";
import { reply } from "../updates/reply.ts";
import { button, type Keyboard } from "../view/button.ts";
import {
  ARENA_PAYLOAD,
  BELL_PAYLOAD,
  CUP_PAYLOAD,
  HELP_PAYLOAD,
  LESSON_PAYLOAD,
  LISTEN_PAYLOAD,
  RULES_PAYLOAD,
  SEEK_PAYLOAD,
  SEVEN_PAYLOAD,
  SIT_PAYLOAD,
  WATCH_BEGUN_PAYLOAD,
  WATCH_PAYLOAD,
} from "../view/links.ts";

/** 128 bits in base64url. */
const LINK = /^[\w-]{22}$/;

export const start = new Composer<BotContext>();

start.command("start", async (ctx) => {
  if (ctx.here?.kind === "group") return startInGroup(ctx);
  if (LINK.test(ctx.match))
    return answerLink(ctx, openLink(ctx.services, ctx.match, ctx.person.id));
  if (ctx.match.startsWith(SIT_PAYLOAD)) {
    return answerLink(
      ctx,
      sitByLink(ctx.services, ctx.match.slice(SIT_PAYLOAD.length), ctx.person.id),
    );
  }
  if (ctx.match === BELL_PAYLOAD) return reply(ctx, ctx.say("bell-begun"));
  if (ctx.match === LISTEN_PAYLOAD) return reply(ctx, ctx.say("listen-begun"));
  if (ctx.match === WATCH_BEGUN_PAYLOAD) return reply(ctx, ctx.say("watch-begun"));
  if (ctx.match.startsWith(WATCH_PAYLOAD)) return watchByLink(ctx, ctx.match);
  if (ctx.match === HELP_PAYLOAD) return reply(ctx, ctx.say("help"));
  if (ctx.match === LESSON_PAYLOAD) return sendLesson(ctx);
  if (ctx.match === SEVEN_PAYLOAD) return sendSeven(ctx);
  if (ctx.match === SEEK_PAYLOAD) return sendSeek(ctx);
  if (ctx.match.startsWith(ARENA_PAYLOAD)) {
    return enterByLink(ctx, ctx.match.slice(ARENA_PAYLOAD.length));
  }
  if (ctx.match.startsWith(CUP_PAYLOAD)) {
    return enterCupByLink(ctx, ctx.match.slice(CUP_PAYLOAD.length));
  }
  if (ctx.match.startsWith(RULES_PAYLOAD)) {
    return sendRules(ctx, ctx.match.slice(RULES_PAYLOAD.length));
  }
  const html = ctx.say("start-private", { me: ctx.me.username });
  reply(ctx, { html, keyboard: waysIn(ctx) });
});

/** Whoever takes the bot along to a group by a link sends this too, right after its greeting. */
const startInGroup = async (ctx: BotContext): Promise<void> => {
  const isFromLink = ctx.match !== "";
  if (ctx.here && isFromLink && !greets(ctx.services, ctx.here.id)) return;
  greetGroup(ctx);
};

export const greetGroup = (ctx: BotContext): void => {
  const play = button(ctx.say("button-play"), { do: "play-friend" }, "primary");
  reply(ctx, { html: ctx.say("start-group"), keyboard: [[play]] });
};

/** Somebody followed a friend's link: its challenge or its game comes as a table, or why not. */
const answerLink = (ctx: BotContext, done: Done<CodeOf<"link">>): void => {
  if (!done.ok) reply(ctx, ctx.say(`link-${done.code}`));
};

start.command("help", async (ctx) => {
  await reply(ctx, ctx.say("help"));
});

const waysIn = (ctx: BotContext): Keyboard => [
  [button(ctx.say("button-play-friend"), { do: "play-friend" }, "primary")],
  [button(ctx.say("button-computer"), { do: "computer" }, "primary")],
  [seekButton(ctx)],
  [sevenButton(ctx), trainButton(ctx.say)],
  [lessonButton(ctx), button(ctx.say("button-rules"), { do: "rules-begin" })],
  [
    {
      text: ctx.say("button-add-to-group"),
      url: `https://t.me/${ctx.me.username}?startgroup=play`,
    },
  ],
];
