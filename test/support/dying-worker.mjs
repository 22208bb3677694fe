/** A thread that dies at its first drawing, so that the one after it has to draw; what it leaves is a folder. */
import { mkdirSync } from "node:fs";
import draw from "../../dist/board/studio/worker.js";

const mark = process.env.DYING_WORKER ?? "";

const isFirst = () => {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
};

export default (drawing) => (isFirst() ? process.exit(1) : draw(drawing));
