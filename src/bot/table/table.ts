import { Composer } from "grammy";
import type { BotContext } from "../updates/context.ts";
import { bells } from "./bell.ts";
import { emotes } from "./emotes.ts";
import { tables } from "./lists.ts";

export { presses } from "./presses.ts";

/** Presses and commands at tables besides the play itself: lists, emotes, bells. */
export const atTables = new Composer<BotContext>();

atTables.use(tables, emotes, bells);
