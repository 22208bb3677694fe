import { Composer } from "grammy";
import type { Feature } from "../../bot/feature/feature.ts";
import { type BotContext, inPrivate, saidInPrivate } from "../../bot/updates/context.ts";
import { editOrErase, reply, toast } from "../../bot/updates/reply.ts";
import { button, inPairs, type Row } from "../../bot/view/button.ts";
import { linkToGroups } from "../../bot/view/links.ts";
import type { Page } from "../../bot/view/page.ts";
import { afterName } from "./command.ts";
import { LISTED_CONTESTS } from "./contest.ts";
import { chooseZone } from "./planning.ts";
import { CONTEST_PRESSES, type ContestName, contestPress, pressedHere } from "./presses.ts";

/** /evening says what can be opened in a group, and leads to the menu of each. */
const evenings = new Composer<BotContext>();

const sendEvenings = async (ctx: BotContext): Promise<void> => reply(ctx, eveningsPage(ctx));

evenings.command("evening", sendEvenings);
evenings.filter(saidInPrivate("evenings"), sendEvenings);

const eveningWords = (ctx: BotContext, text: string): Promise<void> | undefined =>
  afterName(text, "evenings") === "" ? sendEvenings(ctx) : undefined;

evenings.filter(pressedHere("evenings"), async (ctx) => {
  if (await isOwnMenu(ctx, ctx.press)) await editOrErase(ctx, eveningsPage(ctx));
});

evenings.filter(pressedHere("evening"), async (ctx) => {
  if (!(await isOwnMenu(ctx, ctx.press))) return;
  await editOrErase(ctx, await contestNamed(ctx, ctx.press.evening)?.call(ctx));
});

evenings.filter(pressedHere("event-zone"), async (ctx, next) => {
  const contest = contestNamed(ctx, ctx.press.evening);
  if (!contest) return next();
  const chosen = await chooseZone(ctx, contest.name, ctx.here);
  if (chosen) await editOrErase(ctx, contest.open(ctx, ctx.here, chosen.words, chosen.zone));
});

const contestNamed = ({ services }: BotContext, wanted: string) =>
  LISTED_CONTESTS.of(services).find(({ name }) => name === wanted);

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
  const all = LISTED_CONTESTS.of(services).map(({ name }) => name);
  const lines = all.map((name) => say(`evening-${name}`));
  const title = say("evenings-title");
  return inPrivate(ctx)
    ? {
        html: [title, ...lines, "", say("evenings-in-groups")].join("\n"),
        keyboard: [[{ text: say("button-add-to-group"), url: linkToGroups(ctx.me.username) }]],
      }
    : { html: [title, ...lines].join("\n"), keyboard: inPairs(eveningButtons(ctx, all)) };
};

const eveningButtons = ({ say, person }: BotContext, all: readonly ContestName[]): Row => [
  ...all.map((evening) =>
    button(
      say(`button-evening-${evening}`),
      contestPress({ do: "evening", person: person.id, evening }),
      "primary",
    ),
  ),
  button(say("button-close"), { do: "play-close", person: person.id }),
];

/** The common parts of arenas, cups and chouettes: opening, storing and showing them. */
export const CONTEST: Feature = {
  name: "contest",
  presses: CONTEST_PRESSES,
  handlers: [evenings],
  playWords: eveningWords,
  commands: [{ command: "evening", chats: ["group", "private"], place: 33 }],
};
