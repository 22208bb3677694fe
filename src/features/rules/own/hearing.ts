import type { AnyPress } from "../../../bot/press/book.ts";
import { means } from "../../../bot/text/words.ts";
import type { PressContext } from "../../../bot/updates/context.ts";
import { isToOthers } from "../../../bot/updates/topic.ts";
import { type Draft, isNaming } from "./draft.ts";
import type { DraftKey } from "./draft-page.ts";
import { type DraftPress, isDraftPress } from "./presses.ts";

export type Heard =
  | { readonly kind: "press"; readonly press: DraftPress }
  | { readonly kind: "name"; readonly text: string }
  /** The maker asks for the page again, as it has scrolled away. */
  | { readonly kind: "again" }
  | { readonly kind: "cancel" };

export const asksForNew = (words: string): boolean => means(words, "new");

/** What an update says to the dialog of that key; undefined for an update that is not for it. */
export const heardIn = (ctx: PressContext, key: DraftKey, draft: Draft): Heard | undefined => {
  if (ctx.callbackQuery) return heardPress(ctx.press, key);
  if (ctx.hasCommand("cancel")) return { kind: "cancel" };
  if (ctx.hasCommand("rules")) return asksForNew(ctx.match) ? { kind: "again" } : undefined;
  const text = ctx.message?.text;
  if (!isNaming(draft) || text === undefined || text.startsWith("/")) return undefined;
  return isToOthers(ctx) ? undefined : { kind: "name", text };
};

const heardPress = (
  press: AnyPress | undefined,
  { person, draft }: DraftKey,
): Heard | undefined => {
  if (!press || !isDraftPress(press)) return undefined;
  if (press.person !== person || press.draft !== draft) return undefined;
  return press.do === "draft-cancel" ? { kind: "cancel" } : { kind: "press", press };
};
