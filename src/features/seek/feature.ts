import { Composer } from "grammy";
import type { Feature } from "../../bot/feature/feature.ts";
import { homeIn } from "../../bot/play/home.ts";
import type { CodeOf } from "../../bot/text/texts.ts";
import { type BotContext, inPrivate, saidInPrivate } from "../../bot/updates/context.ts";
import { answer, edit, reply, toast } from "../../bot/updates/reply.ts";
import { button, type Row } from "../../bot/view/button.ts";
import { SEEK_PAYLOAD, wayIn } from "../../bot/view/links.ts";
import { AFTERS } from "../../bot/view/look.ts";
import { type GameId, isComputer } from "../../ids/ids.ts";
import { type Done, refused } from "../../rules/result.ts";
import { ownerChat } from "../../tables/people/people.ts";
import { cacheOf } from "../../tables/services/caches.ts";
import type { GameExtension, Services } from "../../tables/services/services.ts";
import { levelFor } from "../computer/door.ts";
import {
  readSeekWords,
  type Sought,
  seekMenu,
  seekQuickMenu,
  seekTermsMenu,
  termsAskedFor,
  usualSeekWish,
} from "./pages/menu.ts";
import { SEARCHES } from "./pages/message.ts";
import { pressedHere, SEEK_PRESSES, seekPress } from "./pages/presses.ts";
import { REPORTS, STRANGERS } from "./pages/stranger.ts";
import { beginSeek, joinSeek, playMeanwhile, runSeeks, stopSeek } from "./play/seek.ts";
import {
  asStranger,
  noteLeaving,
  reportStranger,
  showStranger,
  strangerIn,
  turnAvoiding,
} from "./play/strangers.ts";
import { leaversIn } from "./store/leavers.ts";
import { seeksIn } from "./store/seeks.ts";
import { strangersIn, strangerTraces } from "./store/strangers.ts";

/** The pressed message of a private chat. */
const messageOf = (ctx: BotContext): number | null =>
  (inPrivate(ctx) && ctx.callbackQuery?.message?.message_id) || null;

const searches = new Composer<BotContext>();

searches.filter(pressedHere("seek-begin"), async (ctx) => {
  await toast(ctx);
  await sendSeek(ctx);
});

searches.filter(pressedHere("seek-menu"), async (ctx) => {
  const { press, services, person, say } = ctx;
  const { do: _, ...wish } = press;
  await toast(ctx);
  await edit(ctx, seekMenu(wish, seeksIn(services.store).of(person.id), homeIn(ctx), say));
});

searches.filter(pressedHere("seek-terms"), async (ctx) => {
  const { do: _, ...wish } = ctx.press;
  await toast(ctx);
  await edit(ctx, seekTermsMenu(wish, ctx.say));
});

searches.filter(pressedHere("seek-quick"), async (ctx) => {
  const { do: _, ...wish } = ctx.press;
  await toast(ctx);
  await edit(ctx, seekQuickMenu(wish, homeIn(ctx), ctx.say));
});

searches.filter(pressedHere("seek-start"), async (ctx) => {
  const { do: _, ruleset, ...wish } = ctx.press;
  const asked = termsAskedFor(ruleset, wish);
  if (!asked || !inPrivate(ctx)) return toast(ctx, "refused-no-ruleset");
  const { terms, anyGame } = asked;
  await settle(ctx, beginSeek(ctx.services, ctx.person.id, terms, messageOf(ctx), anyGame));
});

searches.filter(pressedHere("seek-game"), async (ctx) => {
  const asked = soughtBy(ctx, ctx.press.ruleset);
  if (!asked || !inPrivate(ctx)) return toast(ctx, "refused-no-ruleset");
  await settle(ctx, beginSeek(ctx.services, ctx.person.id, asked.terms, null));
});

/** A game on the terms of the person's last search. */
const soughtBy = ({ services, person }: BotContext, game: string): Sought | undefined =>
  termsAskedFor(game, usualSeekWish(seeksIn(services.store).of(person.id)));

searches.filter(pressedHere("seek-join"), (ctx) =>
  settle(ctx, joinSeek(ctx.services, ctx.person.id, ctx.press.post)),
);

searches.filter(pressedHere("seek-next"), async (ctx) => {
  const { services, person, press } = ctx;
  const met = strangerIn(services, press.game, person.id);
  if (!met.ok) return toast(ctx, "refused-no-stranger");
  await settle(ctx, beginSeek(services, person.id, met.terms, null));
});

searches.filter(pressedHere("seek-stop"), (ctx) =>
  settle(ctx, stopSeek(ctx.services, ctx.person.id)),
);

searches.filter(pressedHere("seek-computer"), (ctx) => {
  const { services, person, here } = ctx;
  const level = levelFor(services, person.id, here.settings.level);
  return settle(ctx, playMeanwhile(services, person.id, level));
});

searches.filter(pressedHere("seek-about"), async (ctx) => {
  const shown = showStranger(ctx.services, ctx.press.game, ctx.person.id);
  await settle(ctx, shown.ok ? shown : refused("no-stranger"));
});

searches.filter(pressedHere("seek-avoid"), (ctx) =>
  settle(ctx, turnAvoiding(ctx.services, ctx.press.game, ctx.person.id, messageOf(ctx))),
);

searches.filter(pressedHere("seek-report"), async (ctx) => {
  const { services, person, press } = ctx;
  const chat = ownerChat(services, ctx.owner);
  if (chat === undefined) return toast(ctx, "refused-unknown-button");
  const told = { chat, message: messageOf(ctx) };
  await settle(ctx, reportStranger(services, press.game, person.id, press.reason, told));
});

/** Answers the press; what it has changed is shown. */
const settle = async (ctx: BotContext, done: Done<CodeOf<"refused">>): Promise<void> => {
  await answer(ctx, done);
  ctx.delivery.jobs.collect();
};

searches.filter(saidInPrivate("seek"), (ctx) => sendSeek(ctx));

/** "find short", as after /play. */
searches.filter(inPrivate).on("message:text", (ctx, next) => {
  const asked = readSeekWords(ctx.message.text)?.asked;
  return asked ? sendSeek(ctx, asked) : next();
});

/** /play with words that ask for an opponent; undefined for other words. */
const seekByWords = (ctx: BotContext, words: string): Promise<void> | undefined => {
  const sought = readSeekWords(words);
  return sought && sendSeek(ctx, sought.asked);
};

/**
 * Sends the menu of a search, or begins the one that is asked for. A search that runs is shown
 * again further down; from a group the way leads into the private chat.
 */
const sendSeek = async (ctx: BotContext, asked?: Sought): Promise<void> => {
  const { services, person, say } = ctx;
  if (!inPrivate(ctx))
    return reply(ctx, { html: say("seek-in-group"), keyboard: [[seekButton(ctx)]] });
  const last = seeksIn(services.store).of(person.id);
  if (last?.state === "open") {
    const post = seeksIn(services.store).post(person.id);
    if (post) services.store.posts.lose(post.id);
    if (typeof post?.message === "number") {
      await ctx.api.deleteMessage(post.chat, post.message).catch(() => undefined);
    }
  } else if (asked) {
    const begun = beginSeek(services, person.id, asked.terms, null, asked.anyGame);
    if (!begun.ok) reply(ctx, say(`refused-${begun.code}`));
  } else reply(ctx, seekMenu(usualSeekWish(last), last, homeIn(ctx), say));
  ctx.delivery.jobs.collect();
};

const seekButton = (ctx: BotContext): Row[number] =>
  wayIn(
    ctx,
    SEEK_PAYLOAD,
    button(ctx.say("button-seek"), seekPress({ do: "seek-begin" }), "primary"),
  );

const MOST_KNOWN = 500;
const strangersKnown = cacheOf<GameId, boolean>(MOST_KNOWN);

/** Whether the players of a game met by a search. It is noted where the game begins, or never. */
const areStrangers = ({ store, caches }: Services, game: GameId): boolean => {
  const known = strangersKnown(caches).find(game);
  if (known !== undefined) return known;
  const found = strangersIn(store).haveMetIn(game);
  if (!store.inTransaction()) strangersKnown(caches).keep(game, found);
  return found;
};

const seekExtension: GameExtension = {
  begun: ({ store }, { id, white, black, origin }) => {
    if ("rematchOf" in origin && strangersIn(store).haveMetIn(origin.rematchOf))
      strangersIn(store).note({ game: id, kind: "found" });
    if (isComputer(white) || isComputer(black)) return;
    // A game between two people ends the search of both.
    for (const person of [white, black]) seeksIn(store).close({ person, state: "elsewhere" });
  },
  counted: noteLeaving,
  knows: {
    ofStrangers: areStrangers,
    naming: (services, game) => (areStrangers(services, game) ? asStranger : undefined),
    isBrokenOff: ({ store }, game) => strangersIn(store).isBroken(game),
  },
  shows: ({ store }, { row, game, viewer }) =>
    game.phase.kind === "over" && viewer !== null && strangersIn(store).haveMetIn(row.id)
      ? AFTERS.give({
          ways: (_, say) => [
            button(say("button-seek-next"), seekPress({ do: "seek-next", game: row.id })),
          ],
        })
      : undefined,
  chatChanged: ({ store }, chat, { isBotThere }) => {
    if (isBotThere === false) seeksIn(store).close({ person: chat, state: "stopped" });
  },
};

/** An opponent at any hour. */
export const SEEK: Feature = {
  name: "seek",
  queries: [seeksIn, strangersIn, leaversIn],
  traces: [strangerTraces],
  game: seekExtension,
  presses: SEEK_PRESSES,
  handlers: [searches],
  starts: [
    { payload: SEEK_PAYLOAD, open: (ctx) => sendSeek(ctx) },
    {
      payload: `${SEEK_PAYLOAD}-`,
      isBeginning: true,
      open: (ctx, game) => sendSeek(ctx, soughtBy(ctx, game)),
    },
  ],
  startButtons: [{ at: "more", row: 0, button: seekButton }],
  playWords: seekByWords,
  sweep: runSeeks,
  posts: [SEARCHES, STRANGERS, REPORTS],
};
