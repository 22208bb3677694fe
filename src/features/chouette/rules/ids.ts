import { type Branded, isId } from "../../../ids/ids.ts";

export type ChouetteId = Branded<"chouette">;

export const isChouetteId = (value: number): value is ChouetteId => isId(value) && value > 0;
