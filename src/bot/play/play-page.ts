import { lengthsOf } from "../../game/medley.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { PressOf } from "../press/presses.ts";
import type { Say } from "../text/texts.ts";
import { button, inPairs, inReadingOrder, type Page, type Row } from "../view/button.ts";
import { grouped } from "../view/numbers.ts";
import { medleyText, rulesetLabel } from "../view/titles.ts";
import type { GameMenu } from "./game-menu.ts";
import { EXTRAS, type Extra } from "./play-words.ts";
import {
  codeOf,
  cubeCode,
  headText,
  type PlayMenu,
  type PlayWish,
  wishFor,
  wishOf,
} from "./wish.ts";
import {
  among,
  clockOrNone,
  USUAL_MATCHES,
  type WishChoice,
  type WishChoices,
} from "./wish-menu.ts";

const STAKES = [1, 5, 10, 20, 50] as const;

export const challengesFrom = (menu: PlayMenu, say: Say): GameMenu<PlayWish> => {
  const { wish, friend, rulesets, lately, home, isInGroup } = menu;
  const computer = { do: "computer-begin", person: wish.person } as const;
  return {
    rulesets,
    lately,
    home,
    wish,
    first: lastRow(menu, say),
    which: "which-game",
    head: (title) => headText({ wish, friend }, title, say),
    play: ({ id }) => ({ do: "play", ...wish, ruleset: id }),
    turn: (spot, next) => ({ do: "play-menu", ...next, ...spot }),
    terms: {
      button: "button-terms",
      title: say("play-terms"),
      about: "play-terms-about",
      choices: choicesOf(menu, say),
    },
    last: [
      ...(wish.friend === "-" ? [button(say("button-computer-menu"), computer)] : []),
      ...(isInGroup ? [button(say("button-listen"), { do: "listen" })] : []),
    ],
  };
};

/** The game as the person played it here last. */
const lastRow = ({ wish, last }: PlayMenu, say: Say): Row => {
  if (!last) return [];
  const { ruleset } = last;
  const press = { do: "play", ...wish, ...codeOf(wishFor(last)), ruleset: ruleset.id } as const;
  return [button(say("button-play-again", { game: rulesetLabel(ruleset, say) }), press, "primary")];
};

const choicesOf = ({ wish, habits }: PlayMenu, say: Say): WishChoices<PlayWish> => {
  const { cube, extras, match } = wishOf(wish);
  const isCubed = match !== undefined || (cube ?? habits.cube);
  return [
    among(STAKES, wish.stake).map((stake) => ({ label: grouped(stake), change: { stake } })),
    [
      { label: say("computer-no-cube"), isChosen: !isCubed, change: { cube: 2, match: 0 } },
      { label: say("computer-cube"), isChosen: isCubed, change: { cube: 1 } },
    ],
    // A habit goes with the cube without being chosen.
    EXTRAS.filter((extra) => !habits[extra]).map((extra) => extraChoice(extra, extras, say)),
    among(USUAL_MATCHES, wish.match).map((points) => {
      const isChosen = points === match;
      const change = isChosen ? { match: 0 } : ({ match: points, cube: 1 } as const);
      return { label: say("button-match-wish", { match: points }), isChosen, change };
    }),
    [
      {
        label: say("button-hints-wish"),
        isChosen: wish.hints === 1,
        change: { hints: wish.hints === 1 ? 0 : 1 },
      },
    ],
    clockOrNone(wish, say),
  ];
};

const extraChoice = (extra: Extra, asked: readonly Extra[], say: Say): WishChoice<PlayWish> => {
  const isChosen = asked.includes(extra);
  const extras = EXTRAS.filter((one) => (one === extra ? !isChosen : asked.includes(one)));
  return {
    label: say(`button-${extra}-wish`),
    isChosen,
    change: { cube: cubeCode({ cube: true, extras }), match: 0 },
  };
};

/** A medley is a match, so it is asked to how many points. */
export const lengthPage = (
  menu: Pick<PlayMenu, "wish" | "friend">,
  medley: Ruleset,
  say: Say,
): Page => {
  const lengths = lengthsOf(medley).map((match) => {
    const press = { do: "play", ...menu.wish, match, ruleset: medley.id } as const;
    return button(say("button-match-wish", { match }), press, "primary");
  });
  return {
    html: `${headText(menu, medleyText(medley, say), say)}\n\n${say("play-length")}`,
    keyboard: [
      inReadingOrder(lengths, say),
      [button(say("button-games"), { do: "play-menu", ...menu.wish, part: "games" })],
    ],
  };
};

export const waitingPage = (
  { wish, friend, terms, wished, table, isAlone }: Pick<PlayMenu, "wish" | "friend"> & Waiting,
  next: PressOf<"play"> | PressOf<"play-menu">,
  say: Say,
): Page => ({
  html: [
    say("play-waiting", { terms }),
    ...(wished === undefined ? [] : [say("play-waiting-new", { terms: wished })]),
    ...(friend === "" ? [] : [say("play-waiting-with", { friend })]),
  ].join("\n"),
  keyboard: inPairs([
    button(say("button-replace"), { ...next, waiting: "replace" }, "primary"),
    button(say("button-show"), { do: "play-show", person: wish.person, table }),
    ...(isAlone ? [] : [button(say("button-one-more"), { ...next, waiting: "keep" })]),
  ]),
});

type Waiting = {
  readonly terms: string;
  /** The terms of the new challenge, if they are known and others. */
  readonly wished: string | undefined;
  readonly table: PressOf<"play-show">["table"];
  /** True in a group, where a person has one challenge; links can be several. */
  readonly isAlone: boolean;
};
