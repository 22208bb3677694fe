import type { PlayWords, Wish } from "../../../bot/play/play-words.ts";
import { wishOf } from "../../../bot/play/wish.ts";
import { clockCode } from "../../../bot/press/clocks.ts";
import { echoed } from "../../../bot/text/html.ts";
import type { Say, TextKey } from "../../../bot/text/texts.ts";
import { type Words, wordsIn } from "../../../bot/text/words.ts";
import type { Zone } from "../../../bot/text/zones.ts";
import type { BotContext } from "../../../bot/updates/context.ts";
import { edit, erase, toast } from "../../../bot/updates/reply.ts";
import { threadOf } from "../../../bot/updates/topic.ts";
import type { Page } from "../../../bot/view/page.ts";
import type { Terms } from "../../../game/series.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { Done } from "../../../rules/result.ts";
import type { Ruleset } from "../../../rules/types.ts";
import type { Chat } from "../../../tables/people/people.ts";
import { ownRulesets } from "../../../tables/people/rulesets.ts";
import { type Habits, habitsIn, rulesetsIn } from "../../../tables/people/settings.ts";
import type { Services } from "../../../tables/services/services.ts";
import { EVENT_DELAY, type EventPlace, type Planned } from "../play/contest.ts";
import { type EventMenu, type EventWish, eventMenu } from "./menu.ts";
import { type EveningKind, planning } from "./planning.ts";

/** What an event cannot be, or what it does not know, by the text that says so. */
type NotMeant = { readonly ok: false; readonly code: TextKey; readonly word: string };

/** What was said for an event: its own numbers, and the rest as after /play. */
export type EventWords<Sizes> = { readonly sizes: Sizes; readonly read: PlayWords | NotMeant };

/** How a kind of event is opened, by words or in its menu. */
export type Opening<Sizes extends Planned> = {
  readonly evening: EveningKind;
  /** Whether it can be said when it begins. */
  readonly hasTime: boolean;
  readonly readWords: (words: Words, own: readonly Ruleset[], habits: Habits) => EventWords<Sizes>;
  /** What is wrong with its numbers, in a sentence. */
  readonly wrongIn: (sizes: Sizes, say: Say) => string | undefined;
  /** What is played where only the game and a clock are chosen. */
  readonly termsFor: (ruleset: Ruleset, wish: Wish, sizes: Sizes, habits: Habits) => Terms;
  readonly open: (
    services: Services,
    place: EventPlace,
    maker: PersonId,
    terms: Terms,
    sizes: Sizes,
  ) => Done<TextKey>;
  readonly menu: EventMenu<Sizes>;
};

type Here = BotContext & { readonly here: Chat };

/** What opens a kind of event: words, a choice in its menu, and the game there. */
export const openedBy = <Sizes extends Planned>(opening: Opening<Sizes>) => {
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
    asked: EventWish<Sizes>,
    title?: string,
  ) => eventMenu(menu, asked, rulesetsIn(services, here.id), say, title);

  /** Opens one, or says what there is to say instead: what is wrong, or what is missing. */
  const byWords = (
    ctx: BotContext,
    here: Chat,
    text: string,
    zone: Zone | undefined,
  ): string | Page | undefined => {
    const { services, say, person } = ctx;
    const planned = opening.hasTime
      ? planning(ctx, opening.evening, text, zone)
      : ({ isPlanned: true, words: wordsIn(text), startsAt: undefined } as const);
    if (!planned.isPlanned) return planned.instead;
    const { words, startsAt } = planned;
    const own = ownRulesets(services, here.id).map(({ ruleset }) => ruleset);
    const said = readWords(words, own, habitsIn(services, here.id));
    const { read } = said;
    if (startsAt !== undefined && said.sizes.startsIn) return say("event-two-times");
    const sizes = startsAt === undefined ? said.sizes : { ...said.sizes, startsAt };
    if ((sizes.startsIn ?? 0) > EVENT_DELAY.most) {
      return say("event-bad-delay", { command: opening.evening });
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

  const turn = async (ctx: Here, asked: EventWish<Sizes>): Promise<void> => {
    if (asked.person !== ctx.person.id) return toast(ctx, "event-not-your-menu");
    await toast(ctx);
    await edit(ctx, menuIn(ctx, ctx.here, asked));
  };

  const byMenu = async (
    ctx: Here,
    asked: EventWish<Sizes> & { readonly ruleset: string },
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

/** What was not understood of the words for an event. */
const unclear = ({ code, word }: NotMeant, say: Say): string => say(code, { word: echoed(word) });
