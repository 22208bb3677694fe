import { type Branded, isId } from "../../../../ids/ids.ts";

export type DareId = Branded<"dare">;

export const isDareId = (value: number): value is DareId => isId(value) && value > 0;
