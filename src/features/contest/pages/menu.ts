import { type WishChoices, wishMenu } from "../../../bot/play/wish-menu.ts";
import type { PressData } from "../../../bot/press/book.ts";
import type { Say, TextKey } from "../../../bot/text/texts.ts";
import { button } from "../../../bot/view/button.ts";
import type { Page } from "../../../bot/view/page.ts";
import { inOrder, isCommon, rulesetLabel } from "../../../bot/view/ruleset-menu.ts";
import type { Ruleset } from "../../../rules/types.ts";
import { MINUTE_MS } from "../../../tables/services/time.ts";
import type { Planned } from "../play/contest.ts";

/** What each button of a menu carries along: whose menu it is, the clock, and the numbers of an event. */
export type EventWish<Sizes> = Sizes & { readonly person: number; readonly clock?: number };

/** The menu in which what the words for an event lack is chosen. */
export type EventMenu<Sizes> = {
  readonly which: TextKey;
  readonly about: TextKey;
  /** What is chosen so far. */
  readonly chosen: (wish: EventWish<Sizes>, say: Say) => string;
  readonly rows: (wish: EventWish<Sizes>, say: Say) => WishChoices<EventWish<Sizes>>;
  readonly turn: (wish: EventWish<Sizes>) => PressData;
  readonly begin: (wish: EventWish<Sizes>, ruleset: string) => PressData;
};

/** What is chosen with a word or two: the game, which opens the event, and then the rest. */
export const eventMenu = <Sizes extends Planned>(
  { which, about, chosen, rows, turn, begin }: EventMenu<Sizes>,
  wish: EventWish<Sizes>,
  rulesets: readonly Ruleset[],
  say: Say,
  title = say(which),
): Page => {
  const games = inOrder(rulesets).filter(isCommon);
  const close = { do: "play-close", person: wish.person } as const;
  return wishMenu<EventWish<Sizes>>({
    html: [title, ...startLine(wish, say), chosen(wish, say), "", say(about)].join("\n"),
    wish,
    first: [games.map((one) => button(rulesetLabel(one, say), begin(wish, one.id), "primary"))],
    choices: rows(wish, say),
    turn,
    last: [button(say("button-close"), close)],
  });
};

const startLine = ({ startsAt, startsIn }: Planned, say: Say): readonly string[] => {
  if (startsAt) return [startText(startsAt * MINUTE_MS, say)];
  return startsIn ? [say("event-starts-in", { minutes: startsIn })] : [];
};

/** When something begins, by everybody's own clock. */
export const startText = (time: number, say: Say): string =>
  say("event-starts", { at: new Date(time), near: { soon: new Date(time) } });
