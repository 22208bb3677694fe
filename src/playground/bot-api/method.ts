import type { World } from "../world/world.ts";
import type { Arguments } from "./arguments.ts";
import type { ApiResponse } from "./refusals.ts";

export type Call = { readonly world: World; readonly args: Arguments };

/** What a method of the Bot API does, at once and in one transaction. */
export type Method = (call: Call) => ApiResponse<unknown>;

/** By their names in lower case: Telegram does not mind the case. */
export type Methods = Readonly<Record<string, Method>>;
