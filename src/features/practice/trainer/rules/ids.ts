import { type Branded, isId } from "../../../../ids/ids.ts";

export type PuzzleId = Branded<"puzzle">;

export const isPuzzleId = (value: number): value is PuzzleId => isId(value) && value > 0;
