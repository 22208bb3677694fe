import { Composer } from "grammy";
import { refused } from "../../rules/result.ts";
import { linkOf, mayByLink, sitByLink } from "../../tables/challenge/links.ts";
import { isReachable } from "../../tables/people/people.ts";
import type { Feature } from "../feature/feature.ts";
import type { PressOf } from "../press/presses.ts";
import { type BotContext, pressed } from "../updates/context.ts";
import { answer, openBot, toast } from "../updates/reply.ts";
import { SIT_PAYLOAD } from "../view/links.ts";
import { challenging } from "./challenge.ts";
import { inlining } from "./inline.ts";
import { offerOf } from "./offer.ts";
import { playMenus } from "./play-menu.ts";

/** Accepts a challenge in the message that brought it; the game is in both private chats. */
const links = new Composer<BotContext>();

links.filter(pressed("link-sit"), (ctx) => accept(ctx, ctx.press.token));
links.filter(pressed("offer-link"), (ctx) => accept(ctx, offeredLink(ctx, ctx.press)));

/** A person who has not started the bot is led there; its START accepts. */
const accept = async (ctx: BotContext, token: string | undefined): Promise<void> => {
  const { services, person, inlineMessageId } = ctx;
  if (token === undefined || inlineMessageId === undefined) {
    return answer(ctx, refused("no-challenge"));
  }
  const may = mayByLink(services, token, person.id, inlineMessageId);
  if (isReachable(services, person.id)) {
    const sat = sitByLink(services, token, person.id);
    return sat.ok ? toast(ctx, "link-accepted") : answer(ctx, sat);
  }
  await (may.ok ? openBot(ctx, `${SIT_PAYLOAD}${token}`) : answer(ctx, may));
};

const offeredLink = (ctx: BotContext, press: PressOf<"offer-link">): string | undefined => {
  const offer = offerOf(ctx, press);
  const { inlineMessageId, services } = ctx;
  return inlineMessageId === undefined || !offer
    ? undefined
    : linkOf(services, inlineMessageId, ctx.person.id, offer);
};

/** Every way to a game: /play, its menus, inline offers and links. */
export const playing = (features: readonly Feature[]): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  composer.use(challenging(features.flatMap(({ playWords }) => playWords ?? [])), playMenus);
  composer.use(inlining(features.flatMap(({ inlineWords }) => inlineWords ?? [])), links);
  return composer;
};
