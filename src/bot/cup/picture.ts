import type { Drawing } from "../../board/drawing.ts";
import type { CupView } from "../../tables/cup/standings.ts";
import type { Say } from "../text/texts.ts";
import type { Look } from "../view/table-message.ts";

/** The bracket of a knock-out, or the cross table of a Swiss; nothing before it has begun. */
export const cupDrawing = (_view: CupView, _look: Look, _say: Say): Drawing | undefined =>
  undefined;
