import { Composer } from "grammy";
import { isChatId } from "../../ids/ids.ts";
import type { Done } from "../../rules/result.ts";
import { openLink, sitByLink } from "../../tables/challenge/links.ts";
import {
  botLeft,
  botReturned,
  type Chat,
  chatMoved,
  claimGreeting,
  personLeft,
  personReturned,
} from "../../tables/people/people.ts";
import { changeSettings } from "../../tables/people/settings.ts";
import type { Feature, StartButton, StartPayload } from "../feature/feature.ts";
import type { StartPart } from "../press/fields.ts";
import { yourTurnRow } from "../table/table.ts";
import { speakCommands } from "../text/commands.ts";
import { nameOf } from "../text/languages.ts";
import { type CodeOf, LANGUAGES, languageFor, speaker } from "../text/texts.ts";
import { type BotContext, pressedHere } from "../updates/context.ts";
import { personFrom } from "../updates/introduce.ts";
import { isInside } from "../updates/member.ts";
import { type Compose, reply, sendPage, toast, turnPage } from "../updates/reply.ts";
import { mayDeleteAgain } from "../updates/tidying.ts";
import {
  button,
  choiceButton,
  inPairs,
  inReadingOrder,
  type Keyboard,
  type Row,
} from "../view/button.ts";
import { covered } from "../view/framed.ts";
import { BELL_PAYLOAD, HELP_PAYLOAD, linkToGroups, SIT_PAYLOAD } from "../view/links.ts";

/** The language of a chat from now on; undefined: that of its person's Telegram. */
export const setLanguage = (ctx: BotContext, chat: Chat, language: string | undefined): void => {
  changeSettings(ctx.services, chat.id, { language });
  const { api, log, listed, ephemeralAnswers: ephemeral } = ctx;
  // In the background, so that no page waits for the menu.
  speakCommands(api, chat, language, { listed, ephemeral }).catch((error: unknown) =>
    log.warn({ err: error, chat: chat.id }, "the commands of a chat could not be set"),
  );
};

/** The same for the rest of this update: what follows is said in the new language. */
const speakOn = (ctx: BotContext, language: string): void => {
  const say = speaker(language);
  Object.assign(ctx, { say, whisper: say, here: ctx.here && { ...ctx.here, language } });
};

/** Opens the choice; the globe leads people here who can read nothing else. */
const globe = ({ here }: BotContext): Row[number] =>
  button(`🌐 ${nameOf(here?.language ?? "")}`, { do: "start-page", at: "language" });

const languageRows = ({ here, say }: BotContext): Row[] =>
  inPairs(
    LANGUAGES.map((language) =>
      choiceButton(
        nameOf(language),
        { do: "start-language", language },
        language === here?.language,
      ),
    ),
    say,
  );

/** 128 bits in base64url. */
const LINK = /^[\w-]{22}$/;

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
  const ways = [...OWN_BUTTONS, ...features.flatMap((one) => one.startButtons ?? [])];
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
  composer.filter(pressedHere("start-language"), async (ctx) => {
    const { here, press } = ctx;
    if (here.kind !== "private" || !LANGUAGES.includes(press.language)) return toast(ctx);
    setLanguage(ctx, here, press.language);
    speakOn(ctx, press.language);
    await turnPage(ctx, here, startPage(ways, "first", ctx));
  });
  composer.command("help", async (ctx) => {
    await reply(ctx, ctx.say("help"));
  });
  return composer;
};

/** The link that adds the bot to a group sends this too, right after its greeting. */
const startInGroup = async (ctx: BotContext): Promise<void> => {
  const isFromLink = ctx.match !== "";
  if (ctx.here && isFromLink && !claimGreeting(ctx.services, ctx.here.id)) return;
  greetGroup(ctx);
};

const greetGroup = (ctx: BotContext): void => {
  const play = button(ctx.say("button-play"), { do: "play-friend" }, "primary");
  reply(ctx, { html: ctx.say("start-group"), keyboard: [[play]] });
};

/** Answers a friend's link with its challenge or game as a table, or with the refusal. */
const answerLink = (ctx: BotContext, done: Done<CodeOf<"link">>): void => {
  if (!done.ok) reply(ctx, ctx.say(`link-${done.code}`));
};

const backToFirst = ({ say }: BotContext): Row[number] =>
  button(say("button-start-back"), { do: "start-page", at: "first" });

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
  { at: "first", row: 3, button: globe },
  {
    at: "more",
    row: 3,
    button: ({ say, me }) => ({
      text: say("button-add-to-group"),
      url: linkToGroups(me.username),
    }),
  },
  { at: "more", row: 4, button: backToFirst },
];

/** A picture of a board, what the bot does, and the ways to go on. */
const startPage =
  (ways: readonly StartButton[], shown: StartPart, ctx: BotContext): Compose =>
  (look) => {
    const awaited = shown === "first" ? yourTurnRow(ctx) : [];
    const keyboard = [...awaited, ...rowsOf(ways, shown, ctx)];
    return covered(htmlOf(shown, ctx), keyboard, look, ctx.say);
  };

const htmlOf = (shown: StartPart, { say, me }: BotContext): string => {
  switch (shown) {
    case "first":
      return say("start-private");
    case "more":
      return say("start-more", { me: me.username });
    case "language":
      return `<b>${say("settings-language")}</b>\n${say("settings-language-about", { kind: "private" })}`;
  }
};

const rowsOf = (ways: readonly StartButton[], shown: StartPart, ctx: BotContext): Keyboard => {
  if (shown === "language") return [...languageRows(ctx), [backToFirst(ctx)]];
  const those = ways.filter(({ at }) => (typeof at === "function" ? at(ctx) : at) === shown);
  const rows = [...new Set(those.map(({ row }) => row))].sort((one, other) => one - other);
  return rows.map((row) => {
    const keys = those.filter((way) => way.row === row).map((way) => way.button(ctx));
    return inReadingOrder(keys, ctx.say);
  });
};

export const lifecycle = new Composer<BotContext>();

lifecycle.on("my_chat_member", async (ctx) => {
  const { old_chat_member: before, new_chat_member: now } = ctx.myChatMember;
  if (!ctx.here) return;
  const { id, kind } = ctx.here;
  if (!isInside(now)) return botLeft(ctx.services, id);
  botReturned(ctx.services, { id, kind, language: languageFor(ctx.from?.language_code) });
  mayDeleteAgain(ctx.services, id);
  const isNewHere = !isInside(before);
  if (isNewHere && kind === "group" && claimGreeting(ctx.services, id)) {
    greetGroup(ctx);
  }
});

lifecycle.on("message:migrate_to_chat_id", (ctx) => {
  const to = ctx.message.migrate_to_chat_id;
  if (ctx.here && isChatId(to)) chatMoved(ctx.services, ctx.here.id, to);
});

lifecycle.on("message:left_chat_member", (ctx) => {
  const person = personFrom(ctx.message.left_chat_member);
  if (ctx.here && person) personLeft(ctx.services, ctx.here.id, person.id);
});

/** Large groups have no such messages; there the bot hears of it as an administrator. */
lifecycle.on("chat_member", (ctx) => {
  const { old_chat_member: before, new_chat_member: now } = ctx.chatMember;
  const person = personFrom(now.user);
  if (!ctx.here || !person || isInside(before) === isInside(now)) return;
  if (isInside(now)) personReturned(ctx.services, ctx.here.id, person.id);
  else personLeft(ctx.services, ctx.here.id, person.id);
});

lifecycle.on("message:new_chat_members", (ctx) => {
  for (const user of ctx.message.new_chat_members) {
    const person = personFrom(user);
    if (ctx.here && person) personReturned(ctx.services, ctx.here.id, person.id);
  }
});
