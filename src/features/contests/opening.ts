import type { PlayWords, Wish } from "../../bot/play/play-words.ts";
import { wishOf } from "../../bot/play/wish.ts";
import { clockCode } from "../../bot/press/clocks.ts";
import { echoed } from "../../bot/text/html.ts";
import type { Say, TextKey } from "../../bot/text/texts.ts";
import { type Words, wordsIn } from "../../bot/text/words.ts";
import type { Zone } from "../../bot/text/zones.ts";
import type { BotContext } from "../../bot/updates/context.ts";
import { edit, erase, toast } from "../../bot/updates/reply.ts";
import { threadOf } from "../../bot/updates/topic.ts";
import type { Page } from "../../bot/view/page.ts";
import type { Terms } from "../../game/series.ts";
import type { PersonId } from "../../ids/ids.ts";
import type { Done } from "../../rules/result.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { Chat } from "../../tables/people/people.ts";
import { ownGames } from "../../tables/people/rulesets.ts";
import { type Habits, habitsIn, rulesetsIn } from "../../tables/people/settings.ts";
import type { Services } from "../../tables/services/services.ts";
import { CONTEST_DELAY, type ContestPlace, type Planned } from "./contest.ts";
import { type ContestMenu, type ContestWish, contestMenu } from "./menu.ts";
import { type ContestName, planning } from "./planning.ts";

/** A wish that a contest cannot have, or an unknown word, with the text that says so. */
type NotMeant = { readonly ok: false; readonly code: TextKey; readonly word: string };

/** The words for a contest as read: its own numbers, and the rest as after /play. */
export type ContestWords<Sizes> = { readonly sizes: Sizes; readonly read: PlayWords | NotMeant };

/** The opening of one kind of contest, by words or by its menu. */
export type Opening<Sizes extends Planned> = {
  readonly contest: ContestName;
  /** Whether it may begin at a planned time. */
  readonly hasTime: boolean;
  readonly readWords: (
    words: Words,
    own: readonly Ruleset[],
    habits: Habits,
  ) => ContestWords<Sizes>;
  /** The text for wrong numbers. */
  readonly wrongIn: (sizes: Sizes, say: Say) => string | undefined;
  /** The terms after a choice in the menu. */
  readonly termsFor: (ruleset: Ruleset, wish: Wish, sizes: Sizes, habits: Habits) => Terms;
  readonly open: (
    services: Services,
    place: ContestPlace,
    maker: PersonId,
    terms: Terms,
    sizes: Sizes,
  ) => Done<TextKey>;
  readonly menu: ContestMenu<Sizes>;
};

type Here = BotContext & { readonly here: Chat };

/** Opens contests of one kind by words or by the menu, and turns the menu's choices. */
export const contestOpening = <Sizes extends Planned>(opening: Opening<Sizes>) => {
  const { readWords, wrongIn, termsFor, menu } = opening;

  const open = (ctx: BotContext, here: Chat, terms: Terms, sizes: Sizes): Done<TextKey> => {
    const place = { chat: here.id, thread: threadOf(ctx) };
    const opened = opening.open(ctx.services, place, ctx.person.id, terms, sizes);
    if (opened.ok) ctx.delivery.jobs.look();
    return opened;
  };

  const menuIn = (
    { services, say }: BotContext,
    here: Chat,
    asked: ContestWish<Sizes>,
    title?: string,
  ) => contestMenu(menu, asked, rulesetsIn(services, here.id), say, title);

  /** Opens a contest; returns the mistake, or the menu for missing words, if it cannot. */
  const byWords = (
    ctx: BotContext,
    here: Chat,
    text: string,
    zone: Zone | undefined,
  ): string | Page | undefined => {
    const { services, say, person } = ctx;
    const planned = opening.hasTime
      ? planning(ctx, opening.contest, text, zone)
      : ({ isPlanned: true, words: wordsIn(text), startsAt: undefined } as const);
    if (!planned.isPlanned) return planned.instead;
    const { words, startsAt } = planned;
    const own = ownGames(services, here.id);
    const said = readWords(words, own, habitsIn(services, here.id));
    const { read } = said;
    if (startsAt !== undefined && said.sizes.startsIn) return say("event-two-times");
    const sizes = startsAt === undefined ? said.sizes : { ...said.sizes, startsAt };
    if ((sizes.startsIn ?? 0) > CONTEST_DELAY.most) {
      return say("event-bad-delay", { command: opening.contest });
    }
    const wrong = wrongIn(sizes, say);
    if (wrong !== undefined) return wrong;
    if (!read.ok && !("wish" in read)) return unclear(read, say);
    if (!read.ok) {
      const asked = { ...sizes, person: person.id, clock: clockCode(read.wish.clock) };
      return menuIn(ctx, here, asked, read.word === "" ? undefined : unclear(read, say));
    }
    const opened = open(ctx, here, read.terms, sizes);
    return opened.ok ? undefined : say(opened.code);
  };

  const turn = async (ctx: Here, asked: ContestWish<Sizes>): Promise<void> => {
    if (asked.person !== ctx.person.id) return toast(ctx, "event-not-your-menu");
    await toast(ctx);
    await edit(ctx, menuIn(ctx, ctx.here, asked));
  };

  const byMenu = async (
    ctx: Here,
    asked: ContestWish<Sizes> & { readonly ruleset: string },
  ): Promise<void> => {
    const { here, person, services } = ctx;
    if (asked.person !== person.id) return toast(ctx, "event-not-your-menu");
    const ruleset = rulesetsIn(services, here.id).find(({ id }) => id === asked.ruleset);
    if (!ruleset || here.kind !== "group") return toast(ctx, "refused-no-ruleset");
    const { clock = 0 } = asked;
    const wish = wishOf({ stake: 1, cube: 0, match: 0, hints: 0, clock });
    const terms = termsFor(ruleset, wish, asked, habitsIn(services, here.id));
    const opened = open(ctx, here, terms, asked);
    await toast(ctx, opened.ok ? undefined : opened.code);
    if (opened.ok) await erase(ctx);
  };

  return { byWords, turn, byMenu };
};

const unclear = ({ code, word }: NotMeant, say: Say): string => say(code, { word: echoed(word) });
