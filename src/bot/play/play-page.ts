import { lengthsOf } from "../../game/medley.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { Say } from "../text/texts.ts";
import { button, inReadingOrder, type Page, type Row } from "../view/button.ts";
import { grouped } from "../view/numbers.ts";
import { medleyText, rulesetLabel, termsText } from "../view/titles.ts";
import type { GameMenu } from "./game-menu.ts";
import { EXTRAS, type Extra } from "./play-words.ts";
import {
  codeOf,
  cubeCode,
  friendLine,
  headText,
  type PlayMenu,
  type PlayWish,
  wishFor,
  wishOf,
} from "./wish.ts";
import {
  among,
  clockCycle,
  cubeCycle,
  cycle,
  matchCycle,
  USUAL_MATCHES,
  type WishChoice,
  type WishChoices,
} from "./wish-menu.ts";

const STAKES = [1, 5, 10, 20, 50] as const;

export const challengesFrom = (menu: PlayMenu, say: Say): GameMenu<PlayWish> => {
  const { wish, friend, rulesets, lately, home, isInGroup, waiting } = menu;
  const asker = { person: wish.person };
  const computer = { do: "computer-begin", ...asker } as const;
  return {
    rulesets,
    lately,
    home,
    wish,
    first: lastRow(menu, say),
    which: "which-game",
    head: (title) => [headText({ wish, friend }, title, say), ...waitingLine(menu, say)].join("\n"),
    play: ({ id }) => ({ do: "play", ...wish, ruleset: id }),
    turn: (spot, next) => ({ do: "play-menu", ...next, ...spot }),
    terms: {
      button: "button-terms",
      html: [say("play-terms"), ...friendLine(friend, say), ...aboutTerms(menu, say)].join("\n"),
      choices: choicesOf(menu, say),
    },
    last: [
      ...(waiting
        ? [button(say("button-show"), { do: "play-show", ...asker, table: waiting.table })]
        : []),
      ...(wish.friend === "-" ? [button(say("button-computer-menu"), computer)] : []),
      ...(isInGroup ? [button(say("button-listen"), { do: "listen" })] : []),
    ],
  };
};

/** The new challenge takes the place of the one that waits in a group, and stands beside a link. */
const waitingLine = ({ waiting, isInGroup }: PlayMenu, say: Say): readonly string[] => {
  if (!waiting) return [];
  const line = say("play-waiting", { terms: termsText(waiting.terms, say) });
  return [isInGroup ? `${line} ${say("play-waiting-replaced")}` : line];
};

/** The game as the person played it here last. */
const lastRow = ({ wish, last }: PlayMenu, say: Say): Row => {
  if (!last) return [];
  const { ruleset } = last;
  const press = { do: "play", ...wish, ...codeOf(wishFor(last)), ruleset: ruleset.id } as const;
  return [button(say("button-play-again", { game: rulesetLabel(ruleset, say) }), press, "primary")];
};

const choicesOf = ({ wish, habits }: PlayMenu, say: Say): WishChoices<PlayWish> => {
  const { extras, match } = wishOf(wish);
  const isCubed = isWithCube({ wish, habits });
  return [
    [
      cycle(
        among(STAKES, wish.stake),
        wish.stake,
        (stake) => say("term-stake", { stake: grouped(stake) }),
        (stake) => ({ stake }),
      ),
      matchCycle(wish, { lengths: USUAL_MATCHES, cube: 1, without: 0 }, say),
    ],
    [clockCycle(wish, { mayLack: true }, say)],
    [
      cubeCycle(isCubed, say),
      cycle(
        [0, 1] as const,
        wish.hints,
        (hints) => say("term-hints", { hints: hints === 1 ? "on" : "off" }),
        (hints) => ({ hints }),
      ),
    ],
    // A habit goes with the cube without being chosen.
    isCubed && match === undefined
      ? EXTRAS.filter((extra) => !habits[extra]).map((extra) => extraChoice(extra, extras, say))
      : [],
  ];
};

const isWithCube = ({ wish, habits }: Pick<PlayMenu, "wish" | "habits">): boolean => {
  const { cube, match } = wishOf(wish);
  return match !== undefined || (cube ?? habits.cube);
};

/** A line on the stake, and on each term that is chosen. */
const aboutTerms = ({ wish, habits }: PlayMenu, say: Say): readonly string[] => {
  const { match, clock } = wishOf(wish);
  const isCubed = isWithCube({ wish, habits });
  return [
    say("play-terms-stake"),
    ...(match === undefined ? [] : [say("play-terms-match")]),
    ...(isCubed ? [say("play-terms-cube")] : []),
    ...(isCubed && match === undefined ? [say("play-terms-extras")] : []),
    ...(clock ? [say("play-terms-clock")] : []),
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
