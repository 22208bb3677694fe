import { drawPicture } from "../../src/board/pictures/picture.ts";
import { scenes } from "../board/scene/scenes.ts";
import { type Figure, inKb, inMs, median, timed } from "./figures.ts";

const TYPICAL = ["shortStart", "stacks", "bars", "afterDouble", "bearOff"] as const;
const TIMES = 100;

/** How long a picture takes and how large it is, for scenes as they come at a table. */
export const pictureFigures = (): Figure[] =>
  TYPICAL.flatMap((name) => {
    const scene = scenes[name];
    if (!scene) throw new Error(`no scene ${name}`);
    const times = Array.from({ length: TIMES }, () => timed(() => drawPicture(scene, "wood")));
    return [
      {
        what: `picture, ${name}: median of ${TIMES}, size`,
        found: `${inMs(median(times))}, ${inKb(drawPicture(scene, "wood").length)}`,
        target: "6 ms, 40 KB",
      },
    ];
  });
