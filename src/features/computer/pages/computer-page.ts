import {
  type GameMenu,
  gameButton,
  gamesPart,
  type Part,
  toPart,
} from "../../../bot/play/game-menu.ts";
import { clockRow, USUAL_MATCHES } from "../../../bot/play/terms-page.ts";
import type { PressNamed } from "../../../bot/press/book.ts";
import { clockOf } from "../../../bot/press/clocks.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { choiceButton, inPairs, type Row } from "../../../bot/view/button.ts";
import type { Page } from "../../../bot/view/page.ts";
import { inOrder, isCommon, rulesetLines } from "../../../bot/view/ruleset-menu.ts";
import { clockText } from "../../../bot/view/titles.ts";
import type { Ruleset } from "../../../rules/types.ts";
import { LEVELS } from "../../../tables/game/seats.ts";
import { type COMPUTER_PRESSES, computerPress } from "./presses.ts";

/** What is chosen so far against the computer, beside the game. */
export type ComputerWish = Omit<PressNamed<typeof COMPUTER_PRESSES, "computer-part">, "do">;

type ComputerMenu = Pick<GameMenu, "rulesets"> & { readonly wish: ComputerWish };

export const computerMenu = (
  menu: ComputerMenu,
  part: Part,
  say: Say,
  title = say("computer-which"),
): Page => {
  if (part === "terms") return termsPage(menu, say);
  const beside = { terms: "button-computer-terms", last: [] } as const;
  return gamesPart(againstComputer(menu, say), part, title, beside, say);
};

/** Whoever plays the computer for the first time is asked which of the two. */
export const firstGame = (menu: ComputerMenu, say: Say): Page => {
  const games = inOrder(menu.rulesets).filter(isCommon);
  const { play, head, turn } = againstComputer(menu, say);
  return {
    html: `${head(say("computer-which"))}\n\n${rulesetLines(games, say)}`,
    keyboard: [
      games.map((ruleset) => gameButton({ play }, ruleset, say)),
      [toPart({ turn }, "terms", say, "button-computer-terms")],
    ],
  };
};

export const againstComputer = ({ wish, rulesets }: ComputerMenu, say: Say): GameMenu => ({
  rulesets,
  person: wish.person,
  head: (title) => `${title}\n${wishText(wish, say)}`,
  play: ({ id }: Ruleset) => computerPress({ ...wish, do: "computer-play", ruleset: id }),
  turn: (part) => computerPress({ ...wish, do: "computer-part", part }),
});

const wishText = ({ level, cube, match, clock }: ComputerMenu["wish"], say: Say): string => {
  const time = clockOf(clock ?? 0);
  return [
    say(`choice-level-${level}`),
    ...(match === 0 ? [] : [say("terms-match", { match })]),
    ...(cube === 1 ? [say("terms-cube")] : []),
    ...(time ? [clockText(time, say)] : []),
  ].join(" · ");
};

const termsPage = (menu: ComputerMenu, say: Say): Page => {
  const { wish } = menu;
  const { head } = againstComputer(menu, say);
  const turn = (change: Partial<ComputerMenu["wish"]>) =>
    computerPress({ ...wish, ...change, do: "computer-part", part: "terms" });
  const choice = (text: string, change: Partial<ComputerMenu["wish"]>): Row[number] => {
    const isChosen = JSON.stringify({ ...wish, ...change }) === JSON.stringify(wish);
    return choiceButton(text, turn(change), isChosen);
  };
  return {
    html: `${head(`<b>${say("computer-title")}</b>`)}\n\n${say("computer-about")}`,
    keyboard: [
      ...inPairs(LEVELS.map((level) => choice(say(`choice-level-${level}`), { level }))),
      [
        choice(say("computer-no-cube"), { cube: 2, match: 0 }),
        choice(say("computer-cube"), { cube: 1, match: 0 }),
      ],
      USUAL_MATCHES.map((match) => choice(say("button-match-wish", { match }), { cube: 1, match })),
      clockRow(
        wish.clock ?? 0,
        (text, isChosen, clock) => choiceButton(text, turn({ clock }), isChosen),
        say,
      ),
      [toPart(againstComputer(menu, say), "games", say, "button-terms-done")],
    ],
  };
};
