import { Composer } from "grammy";
import type { Feature } from "../../bot/feature/feature.ts";
import { type BotContext, inPrivate, saidInPrivate } from "../../bot/updates/context.ts";
import { editOrErase, reply } from "../../bot/updates/reply.ts";
import { button, inPairs, type Page, type Row } from "../../bot/view/button.ts";
import { linkToGroups } from "../../bot/view/links.ts";
import { afterName, isOwnMenu } from "./command.ts";
import { LISTED_CONTESTS } from "./contest.ts";
import { chooseZone } from "./planning.ts";
import { CONTEST_PRESSES, type ContestName, contestPress, pressedHere } from "./presses.ts";

/** /evening says what can be opened in a group, and leads to the menu of each. */
const contests = new Composer<BotContext>();

const sendList = async (ctx: BotContext): Promise<void> => reply(ctx, listPage(ctx));

contests.command("evening", sendList);
contests.filter(saidInPrivate("contests"), sendList);

const playWords = (ctx: BotContext, text: string): Promise<void> | undefined =>
  afterName(text, "contests") === "" ? sendList(ctx) : undefined;

contests.filter(pressedHere("contests"), async (ctx) => {
  if (await isOwnMenu(ctx, ctx.press)) await editOrErase(ctx, listPage(ctx));
});

contests.filter(pressedHere("contest"), async (ctx) => {
  if (!(await isOwnMenu(ctx, ctx.press))) return;
  await editOrErase(ctx, await contestNamed(ctx, ctx.press.contest)?.call(ctx));
});

contests.filter(pressedHere("contest-zone"), async (ctx, next) => {
  const contest = contestNamed(ctx, ctx.press.contest);
  if (!contest) return next();
  const chosen = await chooseZone(ctx, contest.name, ctx.here);
  if (chosen) await editOrErase(ctx, contest.open(ctx, ctx.here, chosen.words, chosen.zone));
});

const contestNamed = ({ services }: BotContext, wanted: string) =>
  LISTED_CONTESTS.of(services).find(({ name }) => name === wanted);

const listPage = (ctx: BotContext): Page => {
  const { services, say } = ctx;
  const all = LISTED_CONTESTS.of(services).map(({ name }) => name);
  const lines = all.map((name) => say(`contest-kind-${name}`));
  const title = say("contests-title");
  return inPrivate(ctx)
    ? {
        html: [title, ...lines, "", say("contests-in-groups")].join("\n"),
        keyboard: [[{ text: say("button-add-to-group"), url: linkToGroups(ctx.me.username) }]],
      }
    : { html: [title, ...lines].join("\n"), keyboard: inPairs(listButtons(ctx, all), say) };
};

const listButtons = ({ say, person }: BotContext, all: readonly ContestName[]): Row => [
  ...all.map((contest) =>
    button(
      say(`button-contest-${contest}`),
      contestPress({ do: "contest", person: person.id, contest }),
      "primary",
    ),
  ),
  button(say("button-close"), { do: "play-close", person: person.id }),
];

export const CONTEST: Feature = {
  name: "contest",
  presses: CONTEST_PRESSES,
  handlers: [contests],
  playWords,
  commands: [{ command: "evening", chats: ["group", "private"], place: 33 }],
};
