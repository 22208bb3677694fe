import type { Stats, StatsPanel } from "../../../board/sheets/stats.ts";
import { listed, type Say } from "../../../bot/text/texts.ts";
import { computerAt, starsOf } from "../../../tables/game/seats.ts";
import type { Ladder } from "../../computer/door.ts";
import type { FormCourse } from "../../records/door.ts";

/** A person's way up against the bot, and how they played in their last games. */
export type Climb = {
  readonly ladders: readonly Ladder[];
  readonly form: FormCourse | undefined;
};

/** The same in words, where no picture shows it. */
export const climbLines = ({ ladders, form }: Climb, say: Say): readonly string[] => {
  const steps = ladders.map(({ family, steps: all }) => {
    const highest = all.findLast(({ isReached }) => isReached);
    const level = highest ? starsOf(computerAt(highest.level)) : say("me-ladder-none");
    return say(`me-ladder-${family}`, { level });
  });
  return [
    ...(steps.length > 0 ? [say("me-ladder", { steps: listed(steps, say) })] : []),
    ...(form ? [say("me-form", { games: form.forms.length, form: form.mean })] : []),
  ];
};

/** The ladder, and below it the form beside these panels: one picture and no more. */
export const climbRows = (
  { ladders, form }: Climb,
  beside: readonly StatsPanel[],
  say: Say,
): Stats["rows"] =>
  [
    ladders.length > 0 ? [ladderOf(ladders, say)] : [],
    [...(form ? [formOf(form, say)] : []), ...beside],
  ].filter((row) => row.length > 0);

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
