import { type Branded, isId } from "../../../../ids/ids.ts";

export type CupId = Branded<"cup">;
export type CupPairId = Branded<"cup-pair">;

export const isCupId = (value: number): value is CupId => isId(value) && value > 0;
export const isCupPairId = (value: number): value is CupPairId => isId(value) && value > 0;
