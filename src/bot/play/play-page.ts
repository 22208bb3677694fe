import { lengthsOf } from "../../game/medley.ts";
import type { Ruleset } from "../../rules/types.ts";
import { figures } from "../text/figures.ts";
import type { Say } from "../text/texts.ts";
import { button, inReadingOrder, type Page, type Row } from "../view/button.ts";
import { grouped } from "../view/numbers.ts";
import { medleyText, rulesetLabel, termsText } from "../view/titles.ts";
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
      title: say("play-terms"),
      about: "play-terms-about",
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
  const { cube, extras, match } = wishOf(wish);
  const isCubed = match !== undefined || (cube ?? habits.cube);
  return [
    among(STAKES, wish.stake).map((stake) => ({
      label: figures(grouped(stake), say),
      change: { stake },
    })),
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
