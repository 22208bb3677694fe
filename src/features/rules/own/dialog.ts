import type { Context } from "grammy";
import { lettersOf, plainName } from "../../../board/letters/names.ts";
import type { Dialog, Talk } from "../../../bot/conversations/conversations.ts";
import {
  answerShown,
  askForReply,
  EMPTY_SCREEN,
  removeAll,
  removePrompts,
  type Screen,
  showPage,
} from "../../../bot/conversations/screen.ts";
import { isSpokenFor } from "../../../bot/play/play-words.ts";
import type { AnyPress } from "../../../bot/press/book.ts";
import type { TextKey } from "../../../bot/text/texts.ts";
import { means, simplified } from "../../../bot/text/words.ts";
import { type BotContext, isToOthers, type PressContext } from "../../../bot/updates/context.ts";
import { toast } from "../../../bot/updates/reply.ts";
import { MOST_RULESETS, makeRuleset, type OwnRuleset } from "../../../tables/people/rulesets.ts";
import { afterPress, type Draft, isNaming, type Naming, NEW_DRAFT } from "./draft.ts";
import { type DraftKey, draftPage } from "./draft-page.ts";
import { ownPage } from "./pages.ts";
import { type DraftPress, isDraftPress } from "./presses.ts";

type Heard =
  | { readonly kind: "press"; readonly press: DraftPress }
  | { readonly kind: "name"; readonly text: string }
  /** The maker asks for the page again, as it has scrolled away. */
  | { readonly kind: "again" }
  | { readonly kind: "cancel" };

export const asksForNew = (words: string): boolean => means(words, "new");

/** What an update says to the dialog of that key; undefined for an update that is not for it. */
const readUpdate = (ctx: PressContext, key: DraftKey, draft: Draft): Heard | undefined => {
  if (ctx.callbackQuery) return readDraftPress(ctx.press, key);
  if (ctx.hasCommand("cancel")) return { kind: "cancel" };
  if (ctx.hasCommand("rules")) return asksForNew(ctx.match) ? { kind: "again" } : undefined;
  const text = ctx.message?.text;
  if (!isNaming(draft) || text === undefined || text.startsWith("/")) return undefined;
  return isToOthers(ctx) ? undefined : { kind: "name", text };
};

const readDraftPress = (
  press: AnyPress | undefined,
  { person, draft }: DraftKey,
): Heard | undefined => {
  if (!press || !isDraftPress(press)) return undefined;
  if (press.person !== person || press.draft !== draft) return undefined;
  return press.do === "draft-cancel" ? { kind: "cancel" } : { kind: "press", press };
};

/** The length of a name in letters, each of which can be many characters. */
const LONGEST_NAME = 32;
const MOST_CHARACTERS = 64;

type NameRefusal = "name-empty" | "name-too-long" | "name-spoken-for";

const nameRefusal = (name: string): NameRefusal | undefined => {
  if (!/\p{L}/u.test(name)) return "name-empty";
  if (lettersOf(name).length > LONGEST_NAME || name.length > MOST_CHARACTERS)
    return "name-too-long";
  return means(name, "new", "own") || isSpokenFor(name) ? "name-spoken-for" : undefined;
};

/** A dialog is stored whole and runs again with every update, so it needs an end. */
export const MOST_STEPS = 200;

/**
 * Makes a ruleset in a dialog. All its messages go through `external`, where a failed call is a
 * value.
 */
const composeRuleset = async (dialog: Talk, _begin: Context, key: DraftKey): Promise<void> => {
  let draft: Draft = NEW_DRAFT;
  let screen = await dialog.external((ctx) => show(ctx, EMPTY_SCREEN, NEW_DRAFT, key));
  if (screen.page === undefined) return;
  for (let step = 1; ; step++) {
    const heard = await hear(dialog, key, draft);
    const before = screen;
    if (heard.kind === "cancel" || step > MOST_STEPS) {
      return dialog.external((ctx) => leave(ctx, before));
    }
    if (heard.kind === "press") draft = afterPress(draft, heard.press);
    const now = draft;
    const after = await dialog.external((ctx) => carryOut(ctx, before, now, key, heard));
    if (after === "made") return;
    screen = after;
  }
};

const hear = async (dialog: Talk, key: DraftKey, draft: Draft): Promise<Heard> => {
  const heard = readUpdate(await dialog.wait(), key, draft);
  return heard ?? dialog.skip({ next: true });
};

const carryOut = async (
  ctx: BotContext,
  screen: Screen,
  draft: Draft,
  key: DraftKey,
  heard: Heard,
): Promise<Screen | "made"> => {
  if (heard.kind === "name") return make(ctx, screen, draft, plainName(heard.text));
  const before = heard.kind === "again" ? await removeAll(ctx, screen) : screen;
  const shown = await show(ctx, before, draft, key);
  if (!isNaming(draft)) return removePrompts(ctx, shown);
  return shown.prompts.length > 0 ? shown : ask(ctx, shown, "draft-name-ask", key.draft);
};

const show = async (
  ctx: BotContext,
  before: Screen,
  draft: Draft,
  key: DraftKey,
): Promise<Screen> => {
  const shown = await showPage(ctx, before, draftPage(draft, key, ctx.say));
  await answerShown(ctx, shown);
  return shown.screen;
};

const ask = (ctx: BotContext, screen: Screen, line: TextKey, to: number): Promise<Screen> =>
  askForReply(ctx, screen, {
    html: ctx.say(line, { most: line === "too-many-rulesets" ? MOST_RULESETS : LONGEST_NAME }),
    placeholder: ctx.say("draft-name-placeholder"),
    to,
  });

/** Makes the ruleset if its name is allowed; otherwise asks for another name. */
const make = async (
  ctx: BotContext,
  screen: Screen,
  draft: Draft,
  name: string,
): Promise<Screen | "made"> => {
  if (!isNaming(draft) || !ctx.here) return screen;
  const another = (refusal: TextKey) => ask(ctx, screen, refusal, ctx.msgId ?? 0);
  const refusal = nameRefusal(name);
  if (refusal) return another(refusal);
  const answer = makeRuleset(ctx.services, {
    chat: ctx.here.id,
    maker: ctx.person.id,
    name,
    key: simplified(name),
    ...rulesOf(draft),
  });
  if (!answer.ok) return another(answer.code);
  await showMade(ctx, screen, answer.made);
  return "made";
};

const rulesOf = (draft: Naming) => {
  if (draft.page === "name") {
    return { base: draft.base.id, switches: draft.switches };
  }
  const ids = draft.games.map(({ id }) => id);
  const [first] = draft.games;
  if (first === undefined) throw new Error("a medley without games was named");
  return { base: first.id, switches: first.switches, games: ids };
};

/**
 * A person who has typed a name looks at the end of the chat, so the page goes there if possible.
 */
const showMade = async (ctx: BotContext, screen: Screen, made: OwnRuleset): Promise<void> => {
  const { html, keyboard } = ownPage(made, ctx.person.name, ctx.say);
  const page = { html: `${ctx.say("own-made")}\n\n${html}`, keyboard };
  const { failure } = await showPage(ctx, EMPTY_SCREEN, page);
  if (!failure) await removeAll(ctx, screen);
};

const leave = async (ctx: BotContext, screen: Screen): Promise<void> => {
  const farewell = { html: ctx.say("draft-left"), keyboard: [] };
  const place = ctx.callbackQuery ? await removePrompts(ctx, screen) : await removeAll(ctx, screen);
  await showPage(ctx, place, farewell);
  await toast(ctx);
};

export const COMPOSING: Dialog = { name: "own-ruleset", run: composeRuleset };
