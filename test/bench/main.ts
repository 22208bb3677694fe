import { botFigures } from "./bot.ts";
import { tableOf } from "./figures.ts";
import { pictureFigures } from "./pictures.ts";
import { ruleFigures } from "./rules.ts";
import { startFigures } from "./start.ts";

const figures = [
  ...ruleFigures(),
  ...pictureFigures(),
  ...(await startFigures()),
  ...(await botFigures()),
];
process.stdout.write(`${tableOf(figures)}\n`);
