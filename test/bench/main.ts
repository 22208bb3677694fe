import { aiFigures } from "./ai.ts";
import { analysisFigures } from "./analysis.ts";
import { answeredFigures } from "./answered.ts";
import { botFigures } from "./bot.ts";
import { climbFigures } from "./climbs.ts";
import { eveningFigures } from "./evening.ts";
import { type Figure, tableOf } from "./figures.ts";
import { heightFigures } from "./heights.ts";
import { keyboardFigures } from "./keyboards.ts";
import { loadFigures } from "./load.ts";
import { lookingFigures } from "./looking.ts";
import { pageFigures } from "./pages.ts";
import { pictureFigures } from "./pictures.ts";
import { ruleFigures } from "./rules.ts";
import { seekFigures } from "./seek.ts";
import { sevenFigures } from "./seven.ts";
import { startFigures } from "./start.ts";
import { storeFigures } from "./store.ts";
import { turnFigures } from "./turn.ts";

/** Forty minutes in all; the parts are named as they begin, and words after the command choose some. */
const PARTS = {
  rules: ruleFigures,
  climbs: climbFigures,
  ai: aiFigures,
  analysis: analysisFigures,
  pictures: pictureFigures,
  start: startFigures,
  store: storeFigures,
  bot: botFigures,
  load: loadFigures,
  answered: answeredFigures,
  turn: turnFigures,
  evening: eveningFigures,
  seek: seekFigures,
  seven: sevenFigures,
  keyboards: keyboardFigures,
  looking: lookingFigures,
  heights: heightFigures,
  pages: pageFigures,
};

const figures: Figure[] = [];
const chosen = process.argv.slice(2);
for (const [name, measure] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  process.stderr.write(`measuring: ${name}\n`);
  figures.push(...(await measure()));
}
process.stdout.write(`${tableOf(figures)}\n`);
