import { drawNow } from "../../src/board/studio/drawing.ts";
import type { Draw } from "../../src/board/studio/studio.ts";

/** Where code is not compiled there is no thread that could draw. */
export const draw: Draw = async (drawing) => drawNow(drawing);
