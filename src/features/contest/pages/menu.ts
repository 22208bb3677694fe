import { type WishChoices, wishMenu } from "../../../bot/play/wish-menu.ts";
import type { PressData } from "../../../bot/press/book.ts";
import type { Say, TextKey } from "../../../bot/text/texts.ts";
import { button } from "../../../bot/view/button.ts";
import type { Page } from "../../../bot/view/page.ts";
import { inOrder, isCommon, rulesetLabel } from "../../../bot/view/ruleset-menu.ts";
import type { Ruleset } from "../../../rules/types.ts";
import { MINUTE_MS } from "../../../tables/services/time.ts";
import type { Planned } from "../play/contest.ts";
import { contestPress } from "./presses.ts";

/** The content of each menu button: the menu's owner, the clock, the contest's numbers. */
export type ContestWish<Sizes> = Sizes & { readonly person: number; readonly clock?: number };

/** The menu for choices that the words left open. */
export type ContestMenu<Sizes> = {
  readonly which: TextKey;
  readonly about: TextKey;
  /** The choices so far. */
  readonly chosen: (wish: ContestWish<Sizes>, say: Say) => string;
  readonly rows: (wish: ContestWish<Sizes>, say: Say) => WishChoices<ContestWish<Sizes>>;
  readonly turn: (wish: ContestWish<Sizes>) => PressData;
  readonly begin: (wish: ContestWish<Sizes>, ruleset: string) => PressData;
};

/** The menu's page: a button for each game, which opens the contest, then the other choices. */
export const contestMenu = <Sizes extends Planned>(
  { which, about, chosen, rows, turn, begin }: ContestMenu<Sizes>,
  wish: ContestWish<Sizes>,
  rulesets: readonly Ruleset[],
  say: Say,
  title = say(which),
): Page => {
  const games = inOrder(rulesets).filter(isCommon);
  const close = { do: "play-close", person: wish.person } as const;
  return wishMenu<ContestWish<Sizes>>({
    html: [title, ...startLine(wish, say), chosen(wish, say), "", say(about)].join("\n"),
    wish,
    first: [games.map((one) => button(rulesetLabel(one, say), begin(wish, one.id), "primary"))],
    choices: rows(wish, say),
    turn,
    last: [
      button(say("button-games"), contestPress({ do: "evenings", person: wish.person })),
      button(say("button-close"), close),
    ],
  });
};

const startLine = ({ startsAt, startsIn }: Planned, say: Say): readonly string[] => {
  if (startsAt) return [startText(startsAt * MINUTE_MS, say)];
  return startsIn ? [say("event-starts-in", { minutes: startsIn })] : [];
};

/** The beginning by each reader's own clock. */
export const startText = (time: number, say: Say): string =>
  say("event-starts", { at: new Date(time), near: { soon: new Date(time) } });
