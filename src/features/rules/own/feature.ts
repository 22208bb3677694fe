import { Composer } from "grammy";
import { beginDialog } from "../../../bot/conversations/conversations.ts";
import type { Feature } from "../../../bot/feature/feature.ts";
import { post } from "../../../bot/play/play-menu.ts";
import { escapeHtml } from "../../../bot/text/html.ts";
import { means } from "../../../bot/text/words.ts";
import { type BotContext, repliedTo } from "../../../bot/updates/context.ts";
import { speaksForChat } from "../../../bot/updates/member.ts";
import { answer, edit, reply, toast } from "../../../bot/updates/reply.ts";
import type { Page } from "../../../bot/view/button.ts";
import { rulesetTitle } from "../../../bot/view/titles.ts";
import { USUAL_MEDLEY } from "../../../game/medley.ts";
import type { RulesetId } from "../../../ids/ids.ts";
import {
  MOST_RULESETS,
  type OwnRuleset,
  ownRulesets,
  removeRuleset,
} from "../../../tables/people/rulesets.ts";
import { habitsIn } from "../../../tables/people/settings.ts";
import { asksForNew, COMPOSING } from "./dialog.ts";
import { deletePage, ownListPage, ownPage } from "./pages.ts";
import { isDraftPress, OWN_PRESSES, pressed, pressedHere } from "./presses.ts";

const ownRules = new Composer<BotContext>();

ownRules.command("rules", async (ctx, next) => {
  if (asksForNew(ctx.match)) return begin(ctx);
  if (!means(ctx.match, "own")) return next();
  reply(ctx, ownListPage(ownOf(ctx), ctx.say));
});

/** The menu of /play leads here: the dialog is for the person who wrote that. */
ownRules.filter(pressed("own-begin"), async (ctx) => {
  if (ctx.press.person !== ctx.person.id) return toast(ctx, "refused-not-your-menu");
  await begin(ctx);
});

const begin = async (ctx: BotContext): Promise<void> => {
  if (ownOf(ctx).length >= MOST_RULESETS) {
    return reply(ctx, ctx.say("too-many-rulesets", { most: MOST_RULESETS }));
  }
  await beginDialog(ctx, COMPOSING, {
    person: ctx.person.id,
    draft: (ctx.callbackQuery && repliedTo(ctx)?.message_id) ?? ctx.msgId ?? 0,
  });
};

// The dialog did not take this press: it is over, or another person's.
ownRules.use(async (ctx, next) => {
  if (!ctx.press || !isDraftPress(ctx.press)) return next();
  if (ctx.press.person !== ctx.person.id) {
    return toast(ctx, "refused-not-your-draft");
  }
  await toast(ctx, "refused-draft-over");
  await edit(ctx, { html: ctx.say("refused-draft-over"), keyboard: [] });
});

ownRules.filter(pressed("own-list"), async (ctx) => {
  await toast(ctx);
  await edit(ctx, ownListPage(ownOf(ctx), ctx.say));
});

ownRules.filter(pressed("own-show"), (ctx) =>
  withOwn(ctx, ctx.press.own, async (own) => {
    await toast(ctx);
    await edit(ctx, pageOf(ctx, own));
  }),
);

ownRules.filter(pressedHere("own-play"), (ctx) =>
  withOwn(ctx, ctx.press.own, async ({ ruleset }) => {
    const { stake } = habitsIn(ctx.services, ctx.here.id);
    const posted = post(ctx, ctx.here, {
      ruleset,
      stake,
      ...(ruleset.games && { match: USUAL_MEDLEY }),
    });
    await toast(ctx, posted.ok ? undefined : posted.code);
  }),
);

ownRules.filter(pressed("own-delete"), (ctx) =>
  withOwn(ctx, ctx.press.own, async (own) => {
    const may = own.maker === ctx.person.id || (await speaksForChat(ctx));
    await toast(ctx, may ? undefined : "refused-not-your-ruleset");
    if (may) await edit(ctx, deletePage(own, ctx.say));
  }),
);

ownRules.filter(pressedHere("own-delete-sure"), (ctx) =>
  withOwn(ctx, ctx.press.own, async (own) => {
    const by = {
      person: ctx.person.id,
      isAdmin: own.maker !== ctx.person.id && (await speaksForChat(ctx)),
    };
    const removed = removeRuleset(ctx.services, ctx.here.id, own.id, by);
    await answer(ctx, removed);
    if (!removed.ok) return;
    const page = ownListPage(ownOf(ctx), ctx.say);
    const line = ctx.say("own-deleted", { name: escapeHtml(rulesetTitle(own.ruleset, ctx.say)) });
    await edit(ctx, { ...page, html: `${line}\n\n${page.html}` });
  }),
);

const ownOf = ({ services, here }: BotContext): readonly OwnRuleset[] =>
  here ? ownRulesets(services, here.id) : [];

const pageOf = (ctx: BotContext, own: OwnRuleset): Page =>
  ownPage(own, ctx.services.store.people.person(own.maker)?.name ?? "", ctx.say);

const withOwn = async (
  ctx: BotContext,
  id: RulesetId,
  work: (own: OwnRuleset) => Promise<void>,
): Promise<void> => {
  const own = ownOf(ctx).find((one) => one.id === id);
  if (own) await work(own);
  else await toast(ctx, "refused-no-ruleset");
};

/** Rulesets that a chat makes for itself. */
export const OWN_RULESETS: Feature = {
  name: "own-rulesets",
  presses: OWN_PRESSES,
  handlers: [ownRules],
  dialogs: [COMPOSING],
};
