import { type Branded, isId } from "../../../../ids/ids.ts";

export type ArenaId = Branded<"arena">;

export const isArenaId = (value: number): value is ArenaId => isId(value) && value > 0;
