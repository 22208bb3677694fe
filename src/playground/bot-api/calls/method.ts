import type { World } from "../../world/world.ts";
import type { Arguments } from "./arguments.ts";
import type { ApiResponse } from "./refusals.ts";

export type Call = { readonly world: World; readonly args: Arguments };

/** A method of the Bot API. It runs at once and in one transaction. */
export type Method = (call: Call) => ApiResponse<unknown>;

/** Methods by lower-case name: Telegram ignores case. */
export type Methods = Readonly<Record<string, Method>>;
