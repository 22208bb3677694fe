import type { Stats, StatsPanel } from "../../../board/sheets/stats.ts";
import { cleanName, nameHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button } from "../../../bot/view/button.ts";
import type { BoardMessage, Look } from "../../../bot/view/table-message.ts";
import { computerAt, starsOf } from "../../../tables/game/seats.ts";
import type { Person } from "../../../tables/people/people.ts";
import type { Ladder } from "../../computer/door.ts";
import type { FormCourse } from "../../records/door.ts";
import { topPress } from "./presses.ts";
import { withPicture } from "./words.ts";

/** A person's way up against the bot, and how they played in their last games. */
export type Climb = {
  readonly person: Person;
  readonly ladders: readonly Ladder[];
  readonly form: FormCourse | undefined;
};

/** The ladder and the form as a picture, and in a line each. */
export const ladderPage = (climb: Climb, look: Look, say: Say): BoardMessage => {
  const html = [
    `<b>${nameHtml(climb.person.name, say("nobody"))}</b>`,
    ...ladderLines(climb, say),
    say("ladder-rule"),
  ].join("\n");
  const back = topPress({ do: "me-page", person: climb.person.id, sheet: "stats" });
  const keyboard = [[button(say("button-me-stats"), back)]];
  return withPicture(html, keyboard, sheetOf(climb, say), look, say);
};

/** The highest step of each game, and the mean of the last games. */
const ladderLines = ({ ladders, form }: Climb, say: Say): readonly string[] => {
  const steps = ladders.map(({ family, steps: all }) => {
    const highest = all.findLast(({ isReached }) => isReached);
    const level = highest ? starsOf(computerAt(highest.level)) : say("me-ladder-none");
    return say(`me-ladder-${family}`, { level });
  });
  return [
    ...(steps.length > 0 ? [say("me-ladder", { steps: steps.join(", ") })] : []),
    ...(form ? [say("me-form", { games: form.forms.length, form: form.mean })] : []),
  ];
};

const sheetOf = ({ person, ladders, form }: Climb, say: Say): Stats => ({
  title: cleanName(person.name, say("nobody")),
  rows: [
    ...(ladders.length > 0 ? [[ladderOf(ladders, say)]] : []),
    ...(form ? [[formOf(form, say)]] : []),
  ],
});

const ladderOf = (ladders: readonly Ladder[], say: Say): StatsPanel => ({
  kind: "ladder",
  facts: {
    heading: say("stats-ladder"),
    ladders: ladders.map(({ family, steps }) => ({
      label: say(`stats-ladder-${family}`),
      colour: family === "long" ? "white" : "black",
      reached: steps.map(({ isReached }) => isReached),
    })),
  },
});

const formOf = ({ forms, mean }: FormCourse, say: Say): StatsPanel => ({
  kind: "lines",
  facts: {
    heading: say("stats-form", { games: forms.length }),
    lines: [
      {
        colour: "white",
        dashed: false,
        label: say("stats-form-last", { form: forms.at(-1) ?? mean }),
        values: forms,
      },
    ],
    level: mean,
  },
});
