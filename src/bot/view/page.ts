import type { Keyboard } from "./button.ts";

/** A message of words and buttons. */
export type Page = { readonly html: string; readonly keyboard: Keyboard };
