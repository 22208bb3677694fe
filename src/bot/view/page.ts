import type { Keyboard } from "./button.ts";

export type Page = { readonly html: string; readonly keyboard: Keyboard };
