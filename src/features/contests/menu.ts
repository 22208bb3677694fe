import type { Part } from "../../bot/play/game-menu.ts";
import { type WishChoices, wishMenu } from "../../bot/play/wish-menu.ts";
import type { PressData } from "../../bot/press/book.ts";
import type { Say, TextKey } from "../../bot/text/texts.ts";
import { button, type Page } from "../../bot/view/button.ts";
import {
  type Home,
  inOrder,
  isFirst,
  isQuick,
  rowsAtHome,
  singlesAtHome,
} from "../../bot/view/ruleset-menu.ts";
import { rulesetLabel } from "../../bot/view/titles.ts";
import type { Ruleset } from "../../rules/types.ts";
import { MINUTE_MS } from "../../tables/services/time.ts";
import { startText } from "./planning.ts";
import { contestPress, type PlannedStart } from "./presses.ts";

/** The content of each menu button: the menu's owner, the clock, the contest's numbers. */
export type ContestWish<Sizes> = Sizes & {
  readonly person: number;
  readonly clock?: number;
  /** The menu has its further terms on a page of their own. */
  readonly part?: Part;
};

type MenuChoices<Sizes> = {
  readonly about: TextKey;
  readonly chosen: (wish: ContestWish<Sizes>, say: Say) => string;
  readonly rows: (wish: ContestWish<Sizes>, say: Say) => WishChoices<ContestWish<Sizes>>;
};

type MoreTerms<Sizes> = MenuChoices<Sizes> & { readonly title: TextKey };

/** The menu for choices that the words left open. */
export type ContestMenu<Sizes> = MenuChoices<Sizes> & {
  readonly which: TextKey;
  /** The quick games stand under those of the home. */
  readonly offersQuick?: true;
  /** Terms that few groups change, behind a button. */
  readonly terms?: MoreTerms<Sizes>;
  readonly turn: (wish: ContestWish<Sizes>) => PressData;
  readonly begin: (wish: ContestWish<Sizes>, ruleset: string) => PressData;
};

type ContestGames = { readonly rulesets: readonly Ruleset[]; readonly home: Home };

/** The menu's page: a button for each game, which opens the contest, then the other choices. */
export const contestMenu = <Sizes extends PlannedStart>(
  menu: ContestMenu<Sizes>,
  wish: ContestWish<Sizes>,
  { rulesets, home }: ContestGames,
  say: Say,
  title = say(menu.which),
): Page => {
  if (wish.part === "terms" && menu.terms) return termsPage(menu, menu.terms, wish, say);
  const { offersQuick, about, chosen, rows, turn, begin, terms } = menu;
  const { person } = wish;
  const atHome = singlesAtHome(home, rulesets);
  const quick = inOrder(rulesets).filter((one) => isQuick(one) && !isFirst(home, one));
  const rowOf = (offered: readonly Ruleset[]) =>
    offered.map((one) => button(rulesetLabel(one, say), begin(wish, one.id), "primary"));
  const toTerms = button(say("button-contest-terms"), turn({ ...wish, part: "terms" }));
  return wishMenu<ContestWish<Sizes>>({
    say,
    html: [title, ...startLine(wish, say), chosen(wish, say), "", say(about)].join("\n"),
    wish,
    first: [...rowsAtHome(rowOf(atHome)), offersQuick ? rowOf(quick) : []],
    choices: rows(wish, say),
    turn,
    last: [
      ...(terms ? [toTerms] : []),
      button(say("button-games"), contestPress({ do: "contests", person })),
      button(say("button-close"), { do: "play-close", person }),
    ],
  });
};

const termsPage = <Sizes extends PlannedStart>(
  { turn }: ContestMenu<Sizes>,
  { title, about, chosen, rows }: MoreTerms<Sizes>,
  wish: ContestWish<Sizes>,
  say: Say,
): Page =>
  wishMenu<ContestWish<Sizes>>({
    say,
    html: [say(title), chosen(wish, say), "", say(about)].join("\n"),
    wish,
    choices: rows(wish, say),
    turn,
    last: [button(say("button-terms-done"), turn({ ...wish, part: "games" }))],
  });

const startLine = ({ startsAt, startsIn }: PlannedStart, say: Say): readonly string[] => {
  if (startsAt) return [startText(startsAt * MINUTE_MS, say)];
  return startsIn ? [say("contest-starts-in", { minutes: startsIn })] : [];
};
