import { aiFigures } from "./ai.ts";
import { botFigures } from "./bot.ts";
import { type Figure, tableOf } from "./figures.ts";
import { pictureFigures } from "./pictures.ts";
import { ruleFigures } from "./rules.ts";
import { startFigures } from "./start.ts";

/** About two minutes in all; the parts are named as they begin. */
const PARTS = {
  rules: ruleFigures,
  ai: aiFigures,
  pictures: pictureFigures,
  start: startFigures,
  bot: botFigures,
};

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(PARTS)) {
  process.stderr.write(`measuring: ${name}\n`);
  figures.push(...(await measure()));
}
process.stdout.write(`${tableOf(figures)}\n`);
