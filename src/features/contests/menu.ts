import type { Part } from "../../bot/play/game-menu.ts";
import { type WishChoices, wishMenu } from "../../bot/play/wish-menu.ts";
import type { PressData } from "../../bot/press/book.ts";
import type { Say, TextKey } from "../../bot/text/texts.ts";
import { button, inReadingOrder, type Page, type Row } from "../../bot/view/button.ts";
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
import { type ContestName, contestPress, type PlannedStart } from "./presses.ts";

/** The content of each menu button: the menu's owner, the clock, the contest's numbers. */
export type ContestWish<Sizes> = Sizes & {
  readonly person: number;
  readonly clock?: number;
  /** The menu has its further terms on a page of their own. */
  readonly part?: Part;
};

type TermRows<Sizes> = (wish: ContestWish<Sizes>, say: Say) => WishChoices<ContestWish<Sizes>>;

/** The menu for choices that the words left open. */
export type ContestMenu<Sizes> = {
  /** The terms that stand on no button of the first page. */
  readonly told: (wish: ContestWish<Sizes>, say: Say) => readonly string[];
  /** The terms that are asked first, above the games. */
  readonly rows?: TermRows<Sizes>;
  /** The quick games stand under those of the home. */
  readonly offersQuick?: true;
  /** Terms that few groups change, behind a button. */
  readonly terms: { readonly about: TextKey; readonly rows: TermRows<Sizes> };
  readonly turn: (wish: ContestWish<Sizes>) => PressData;
  readonly begin: (wish: ContestWish<Sizes>, ruleset: string) => PressData;
};

type NamedMenu<Sizes> = { readonly name: ContestName; readonly menu: ContestMenu<Sizes> };

type ContestGames = { readonly rulesets: readonly Ruleset[]; readonly home: Home };

/** The menu's page: the terms, and below them a button for each game, which opens the contest. */
export const contestMenu = <Sizes extends PlannedStart>(
  { name, menu }: NamedMenu<Sizes>,
  wish: ContestWish<Sizes>,
  games: ContestGames,
  say: Say,
  title = say(`contest-kind-${name}`),
): Page => {
  if (wish.part === "terms") return termsPage({ name, menu }, wish, say);
  const { told, rows, turn } = menu;
  const { html, keyboard } = wishMenu<ContestWish<Sizes>>({
    say,
    html: [title, ...startLine(wish, say), ...told(wish, say), say("which-game")].join("\n"),
    wish,
    choices: rows?.(wish, say) ?? [],
    turn,
  });
  const last = [
    button(say("button-contest-terms"), turn({ ...wish, part: "terms" })),
    button(say("button-games"), contestPress({ do: "contests", person: wish.person })),
  ];
  return {
    html,
    keyboard: [...keyboard, ...gameRows(menu, wish, games, say), inReadingOrder(last, say)],
  };
};

const gameRows = <Sizes>(
  { offersQuick, begin }: ContestMenu<Sizes>,
  wish: ContestWish<Sizes>,
  { rulesets, home }: ContestGames,
  say: Say,
): readonly Row[] => {
  const rowOf = (offered: readonly Ruleset[]): Row =>
    offered.map((one) => button(rulesetLabel(one, say), begin(wish, one.id), "primary"));
  const quick = inOrder(rulesets).filter((one) => isQuick(one) && !isFirst(home, one));
  const rows = [
    ...rowsAtHome(rowOf(singlesAtHome(home, rulesets)), say),
    offersQuick ? inReadingOrder(rowOf(quick), say) : [],
  ];
  return rows.filter((row) => row.length > 0);
};

const termsPage = <Sizes extends PlannedStart>(
  { name, menu: { terms, turn } }: NamedMenu<Sizes>,
  wish: ContestWish<Sizes>,
  say: Say,
): Page =>
  wishMenu<ContestWish<Sizes>>({
    say,
    html: [say("contest-terms", { contest: say(`button-contest-${name}`) }), say(terms.about)].join(
      "\n",
    ),
    wish,
    choices: terms.rows(wish, say),
    turn,
    last: [button(say("button-terms-done"), turn({ ...wish, part: "games" }))],
  });

/** A delay stands on its button; words alone name a time of day. */
const startLine = ({ startsAt }: PlannedStart, say: Say): readonly string[] =>
  startsAt ? [startText(startsAt * MINUTE_MS, say)] : [];
