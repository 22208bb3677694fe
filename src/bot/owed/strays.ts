import type { MiddlewareFn } from "grammy";
import { claimForPost } from "../../tables/shown/strays.ts";
import type { PostKind } from "../feature/kinds.ts";
import type { BotContext } from "../updates/context.ts";
import { buttonsUnder, pressedMessage } from "../updates/shown.ts";

/** A press may come from a message of which its post does not know that it was sent. */
export const claimPosts =
  (kinds: readonly PostKind[]): MiddlewareFn<BotContext> =>
  (ctx, next) => {
    const pressed = pressedMessage(ctx);
    if (!pressed) return next();
    const { services } = ctx;
    const posts = buttonsUnder(ctx).flatMap((data) =>
      kinds.flatMap(({ under }) => under?.(services.store, data, pressed.chat) ?? []),
    );
    for (const post of posts.slice(0, 1)) claimForPost(services, pressed, post);
    return next();
  };
