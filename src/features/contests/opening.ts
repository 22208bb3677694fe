import { wishOf } from "../../bot/play/wish.ts";
import { clockCode } from "../../bot/press/clocks.ts";
import { echoed } from "../../bot/text/html.ts";
import type { Say, TextKey } from "../../bot/text/texts.ts";
import { wordsIn } from "../../bot/text/words.ts";
import type { Zone } from "../../bot/text/zones.ts";
import { type BotContext, threadOf } from "../../bot/updates/context.ts";
import { edit, erase, toast } from "../../bot/updates/reply.ts";
import type { Page } from "../../bot/view/page.ts";
import type { Terms } from "../../game/series.ts";
import type { Done } from "../../rules/result.ts";
import type { Chat } from "../../tables/people/people.ts";
import { ownGames } from "../../tables/people/rulesets.ts";
import { habitsIn, rulesetsIn } from "../../tables/people/settings.ts";
import type { GroupContest } from "./contests.ts";
import type { ContestKind, ContestMistake } from "./kind.ts";
import { type ContestWish, contestMenu } from "./menu.ts";
import { planStart, startOf } from "./planning.ts";
import { CONTEST_DELAY, type PlannedStart } from "./presses.ts";

type Here = BotContext & { readonly here: Chat };

/** Opens a contest; returns the mistake, or the menu for missing words, if it cannot. */
export const openByWords = <Contest extends GroupContest, Sizes extends PlannedStart>(
  ctx: BotContext,
  kind: ContestKind<Contest, Sizes>,
  here: Chat,
  text: string,
  zone: Zone | undefined,
): string | Page | undefined => {
  const { services, say, person } = ctx;
  const planned = kind.hasTime
    ? planStart(ctx, kind.name, text, zone)
    : ({ isPlanned: true, words: wordsIn(text), startsAt: undefined } as const);
  if (!planned.isPlanned) return planned.instead;
  const { words, startsAt } = planned;
  const said = kind.readWords(words, ownGames(services, here.id), habitsIn(services, here.id));
  const { read } = said;
  if (startsAt !== undefined && said.sizes.startsIn) return say("contest-two-times");
  const sizes = startsAt === undefined ? said.sizes : { ...said.sizes, startsAt };
  if ((sizes.startsIn ?? 0) > CONTEST_DELAY.most) {
    return say("contest-bad-delay", { command: kind.name });
  }
  const wrong = kind.wrongSizes?.(sizes, say);
  if (wrong !== undefined) return wrong;
  if (!read.ok && !("wish" in read)) return mistakeText(read, say);
  if (!read.ok) {
    const asked = { ...sizes, person: person.id, clock: clockCode(read.wish.clock) };
    return menuIn(ctx, kind, here, asked, read.word === "" ? undefined : mistakeText(read, say));
  }
  const opened = open(ctx, kind, here, read.terms, sizes);
  return opened.ok ? undefined : say(opened.code);
};

/** Changes a choice in the menu. */
export const turnMenu = async <Contest extends GroupContest, Sizes extends PlannedStart>(
  ctx: Here,
  kind: ContestKind<Contest, Sizes>,
  asked: ContestWish<Sizes>,
): Promise<void> => {
  if (asked.person !== ctx.person.id) return toast(ctx, "contest-not-your-menu");
  await toast(ctx);
  await edit(ctx, menuIn(ctx, kind, ctx.here, asked));
};

/** Opens a contest with the choices of the menu. */
export const openByMenu = async <Contest extends GroupContest, Sizes extends PlannedStart>(
  ctx: Here,
  kind: ContestKind<Contest, Sizes>,
  asked: ContestWish<Sizes> & { readonly ruleset: string },
): Promise<void> => {
  const { here, person, services } = ctx;
  if (asked.person !== person.id) return toast(ctx, "contest-not-your-menu");
  const ruleset = rulesetsIn(services, here.id).find(({ id }) => id === asked.ruleset);
  if (!ruleset || here.kind !== "group") return toast(ctx, "refused-no-ruleset");
  const { clock = 0 } = asked;
  const wish = wishOf({ stake: 1, cube: 0, match: 0, hints: 0, clock });
  const terms = kind.termsFor(ruleset, wish, asked, habitsIn(services, here.id));
  const opened = open(ctx, kind, here, terms, asked);
  await toast(ctx, opened.ok ? undefined : opened.code);
  if (opened.ok) await erase(ctx);
};

const open = <Contest extends GroupContest, Sizes extends PlannedStart>(
  ctx: BotContext,
  kind: ContestKind<Contest, Sizes>,
  here: Chat,
  terms: Terms,
  sizes: Sizes,
): Done<TextKey> => {
  const { services, person, delivery } = ctx;
  const place = { chat: here.id, thread: threadOf(ctx) };
  const opened = kind.open(services, place, person.id, terms, sizes, startOf(services, sizes));
  if (opened.ok) delivery.jobs.collect();
  return opened;
};

const menuIn = <Contest extends GroupContest, Sizes extends PlannedStart>(
  { services, say }: BotContext,
  { menu }: ContestKind<Contest, Sizes>,
  here: Chat,
  asked: ContestWish<Sizes>,
  title?: string,
): Page => contestMenu(menu, asked, rulesetsIn(services, here.id), say, title);

const mistakeText = ({ code, word }: ContestMistake, say: Say): string =>
  say(code, { word: echoed(word) });
