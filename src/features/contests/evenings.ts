import { Composer } from "grammy";
import type { CodeOf } from "../../bot/text/texts.ts";
import { type BotContext, inPrivate, saidInPrivate } from "../../bot/updates/context.ts";
import { editOrErase, reply, toast } from "../../bot/updates/reply.ts";
import { button, inPairs, type Row } from "../../bot/view/button.ts";
import { linkToGroups } from "../../bot/view/links.ts";
import type { Page } from "../../bot/view/page.ts";
import { slotOf } from "../../tables/services/slots.ts";
import { contestPress, pressedHere } from "./presses.ts";
import { afterName } from "./words.ts";

/** A kind of contest behind /evening: its texts are `evening-…` and `button-evening-…`. */
export type Evening = {
  readonly name: CodeOf<"evening">;
  /** The answer to its name alone; undefined if its own message is the answer. */
  readonly called: (ctx: BotContext) => Promise<string | Page | undefined>;
};

/** Each contest gives itself. */
export const EVENINGS = slotOf<Evening>("evenings");

/** /evening says what can be opened in a group, and leads to the menu of each. */
export const evenings = new Composer<BotContext>();

const sendEvenings = async (ctx: BotContext): Promise<void> => reply(ctx, eveningsPage(ctx));

evenings.command("evening", sendEvenings);
evenings.filter(saidInPrivate("evenings"), sendEvenings);

export const eveningWords = (ctx: BotContext, text: string): Promise<void> | undefined =>
  afterName(text, "evenings") === "" ? sendEvenings(ctx) : undefined;

evenings.filter(pressedHere("evenings"), async (ctx) => {
  if (await isOwnMenu(ctx, ctx.press)) await editOrErase(ctx, eveningsPage(ctx));
});

evenings.filter(pressedHere("evening"), async (ctx) => {
  if (!(await isOwnMenu(ctx, ctx.press))) return;
  const evening = EVENINGS.of(ctx.services).find(({ name }) => name === ctx.press.evening);
  await editOrErase(ctx, await evening?.called(ctx));
});

/** Answers the press; a menu obeys the person who asked for it. */
const isOwnMenu = async (
  ctx: BotContext,
  { person }: { readonly person: number },
): Promise<boolean> => {
  const isOwn = person === ctx.person.id;
  await toast(ctx, isOwn ? undefined : "event-not-your-menu");
  return isOwn;
};

const eveningsPage = (ctx: BotContext): Page => {
  const { services, say } = ctx;
  const all = EVENINGS.of(services).map(({ name }) => name);
  const lines = all.map((name) => say(`evening-${name}`));
  const title = say("evenings-title");
  return inPrivate(ctx)
    ? {
        html: [title, ...lines, "", say("evenings-in-groups")].join("\n"),
        keyboard: [[{ text: say("button-add-to-group"), url: linkToGroups(ctx.me.username) }]],
      }
    : { html: [title, ...lines].join("\n"), keyboard: inPairs(eveningButtons(ctx, all)) };
};

const eveningButtons = ({ say, person }: BotContext, all: readonly Evening["name"][]): Row => [
  ...all.map((evening) =>
    button(
      say(`button-evening-${evening}`),
      contestPress({ do: "evening", person: person.id, evening }),
      "primary",
    ),
  ),
  button(say("button-close"), { do: "play-close", person: person.id }),
];
