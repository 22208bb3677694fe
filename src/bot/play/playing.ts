import { Composer } from "grammy";
import type { Feature } from "../feature/feature.ts";
import type { BotContext } from "../updates/context.ts";
import { challenging } from "./challenge.ts";
import { inlining } from "./inline.ts";
import { links } from "./link.ts";
import { playMenus } from "./play-menu.ts";

/** Every way to a game: /play, its menus, inline offers and links. */
export const playing = (features: readonly Feature[]): Composer<BotContext> => {
  const composer = new Composer<BotContext>();
  composer.use(challenging(features.flatMap(({ playWords }) => playWords ?? [])), playMenus);
  composer.use(inlining(features.flatMap(({ inlineWords }) => inlineWords ?? [])), links);
  return composer;
};
