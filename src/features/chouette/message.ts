import { cleanName, nameHtml, unbroken } from "../../bot/text/html.ts";
import { listed, type Say } from "../../bot/text/texts.ts";
import { button, inReadingOrder, type Keyboard } from "../../bot/view/button.ts";
import { signedFigure, signedPoints } from "../../bot/view/numbers.ts";
import { personHtml } from "../../bot/view/person-name.ts";
import type { BoardMessage, Look } from "../../bot/view/table-message.ts";
import { termsText } from "../../bot/view/titles.ts";
import type { Person } from "../../store/people.ts";
import { contestMessage, MEDALS, podiumDrawing } from "../contests/door.ts";
import { guideButton } from "../rules/door.ts";
import type { Chouette } from "./chouettes.ts";
import { unusualText } from "./menu.ts";
import { chouettePress } from "./presses.ts";
import { CHOUETTE_PLAYERS } from "./rules/types.ts";
import { nextLine } from "./team-lines.ts";
import type { ChouetteView } from "./view.ts";

/** The one message of a chouette: its seats, house rules and score. */
export const chouetteMessage = (view: ChouetteView, look: Look, say: Say): BoardMessage => {
  const title = say("chouette-title", { terms: termsText(view.chouette.terms, say) });
  const lines = [title, ...stateLines(view, say)].map(unbroken);
  return contestMessage(lines, keyboardOf(view, say), undefined, look);
};

const stateLines = (view: ChouetteView, say: Say): readonly string[] => {
  const { chouette, games } = view;
  if (chouette.state !== "open") {
    const fate = view.isPlaying ? "last" : chouette.state;
    return [say(`chouette-${fate}`), ...scoreLines(view, say)];
  }
  if (games === 0 && !view.isPlaying) return [...howLines(chouette, say), ...freeLines(view, say)];
  return [
    say("chouette-games", { games }),
    ...scoreLines(view, say),
    ...(games === 0 ? throwLine(view, say) : []),
    ...(view.isPlaying
      ? [say("chouette-plays"), say("chouette-to-end")]
      : [...seatedLine(view.seated, say), ...nextLine(view.next, say)]),
  ];
};

/** The rules of a chouette in short, and the house rules that are unusual. */
const howLines = ({ terms, house }: Chouette, say: Say): readonly string[] => {
  const hasCube = terms.ruleset.switches.cube;
  const unusual = unusualText(house, hasCube, say).map((rule) => `<i>${rule}</i>`);
  return [say(hasCube ? "chouette-how" : "chouette-how-uncubed"), ...unusual];
};

const freeLines = ({ seated, chouette }: ChouetteView, say: Say): readonly string[] => {
  const free = chouette.house.seats - seated.length;
  const missing = Math.max(CHOUETTE_PLAYERS.least - seated.length, 0);
  return [
    ...seatedLine(seated, say),
    free === 0 ? say("chouette-seats-full") : say("chouette-seats", { missing, free }),
  ];
};

/** The dice that decided who has the box and who leads. */
const throwLine = ({ throws }: ChouetteView, say: Say): readonly string[] => {
  const named = throws.map(
    ({ person, dice }) => `${personHtml(person, say)} ${[...dice].join("·")}`,
  );
  return named.length > 0 ? [say("chouette-throw", { throws: listed(named, say) })] : [];
};

/** The players in order: the box, the captain, the next captains. */
const seatedLine = (seated: readonly Person[], say: Say): readonly string[] => {
  const names = listed(
    seated.map((person) => personHtml(person, say)),
    say,
  );
  return seated.length === 0 ? [] : [say("chouette-seated", { names })];
};

const scoreLines = ({ score, games, isPlaying }: ChouetteView, say: Say): readonly string[] =>
  games === 0 && !isPlaying
    ? []
    : [
        score
          .map(({ person, points }) =>
            say("chouette-line", {
              name: nameHtml(person.name, say("nobody")),
              points: signedFigure(points),
            }),
          )
          .join(" · "),
      ];

const keyboardOf = (view: ChouetteView, say: Say): Keyboard => {
  const { chouette, next, seated, games, isPlaying } = view;
  const { id, state } = chouette;
  if (state !== "open") return [];
  const isFull = seated.length >= chouette.house.seats;
  const to = (press: `chouette-${"sit" | "up" | "begin" | "close"}`) =>
    chouettePress({ do: press, chouette: id });
  const sit = button(say("button-chouette-sit"), to("chouette-sit"), "success");
  const up = button(say("button-chouette-up"), to("chouette-up"));
  const begin = games === 0 ? "button-chouette-begin" : "button-chouette-next";
  const close = button(say("button-chouette-close"), to("chouette-close"));
  return [
    isFull ? [up] : inReadingOrder([sit, up], say),
    ...(next?.kind === "ready" ? [[button(say(begin), to("chouette-begin"), "primary")]] : []),
    ...(games > 0 && !isPlaying ? [[close]] : []),
    [guideButton("chouette", say)],
  ];
};

export const chouettePodium = (
  { chouette, score }: ChouetteView,
  look: Look,
  say: Say,
): BoardMessage => {
  const first = score.filter(({ points }) => points > 0n).slice(0, MEDALS.length);
  const lines = first.map(({ person, points }, at) =>
    say("chouette-podium-line", {
      medal: MEDALS[at] ?? "",
      name: nameHtml(person.name, say("nobody")),
      points: signedPoints(points, say),
    }),
  );
  const title = say("chouette-podium", { terms: termsText(chouette.terms, say) });
  const placed = first.map(({ person, points }) => ({
    name: cleanName(person.name, say("nobody")),
    text: signedFigure(points),
  }));
  return contestMessage(
    [title, ...lines, say("chouette-apart")],
    [],
    podiumDrawing(say("contest-podium"), placed, look, say),
    look,
  );
};
