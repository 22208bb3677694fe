import { Composer } from "grammy";
import type { Feature } from "../../bot/feature/feature.ts";
import { readOpponent } from "../../bot/play/opponent.ts";
import { escapeHtml, isolated, nameHtml } from "../../bot/text/html.ts";
import type { TextKey, Values } from "../../bot/text/texts.ts";
import type { BotContext } from "../../bot/updates/context.ts";
import { speaksForChat } from "../../bot/updates/member.ts";
import { reply, sendPage, toast } from "../../bot/updates/reply.ts";
import { takeCommandAway } from "../../bot/updates/tidying.ts";
import { type PersonId, privateChatOf } from "../../ids/ids.ts";
import { personCalled } from "../../tables/people/people.ts";
import { turnSidelining } from "../../tables/people/sidelined.ts";

/**
 * Keeps the author of a message from playing in the group; the same again undoes it. Not /ban,
 * which other bots of a group hear.
 */
const turning = new Composer<BotContext>();

turning.command("sideline", async (ctx) => {
  const { here, services, say } = ctx;
  if (here?.kind !== "group") return reply(ctx, say("sideline-how"));
  // It stands under a message of the person concerned.
  if (!here.settings.tidies) takeCommandAway(ctx);
  if (!(await speaksForChat(ctx))) return void tellAlone(ctx, "sideline-not-yours");
  const person = personMeant(ctx);
  if (person === undefined) return tellOrSay(ctx, "sideline-how", "sideline-how");
  const isOn = turnSidelining(services, here.id, person);
  ctx.delivery.jobs.collect();
  const name = nameHtml(services.store.people.person(person)?.name ?? "", say("nobody"));
  tellOrSay(ctx, isOn ? "sideline-on" : "sideline-off", "sideline-done", { name });
});

const personMeant = (ctx: BotContext): PersonId | undefined => {
  const { opponent } = readOpponent(ctx, "");
  if (!opponent) return undefined;
  const id = "id" in opponent ? opponent.id : personCalled(ctx.services, opponent.username)?.id;
  return id === ctx.person.id ? undefined : id;
};

/** In private, or in the group by a line that names nobody, where the bot may not write there. */
const tellOrSay = (ctx: BotContext, line: TextKey, openly: TextKey, values?: Values): void => {
  if (!tellAlone(ctx, line, values)) reply(ctx, ctx.say(openly));
};

/** Tells the writer something of the group in private; false if the bot may not write there. */
const tellAlone = (ctx: BotContext, line: TextKey, values: Values = {}): boolean => {
  const { services, person, here, whisper } = ctx;
  const own = services.store.people.chat(privateChatOf(person.id));
  if (!own?.present) return false;
  const group = escapeHtml(isolated(here?.title ?? ""));
  sendPage(ctx, own, () => ({ html: whisper(line, { group, ...values }), keyboard: [] }));
  return true;
};

/** What begins a game in a group, or leads to one, before the game itself refuses it. */
const COMMANDS = ["play", "evening", "arena", "cup", "chouette"];
const PRESSES: ReadonlySet<string> = new Set([
  ...["play-friend", "play-menu", "rival", "listen"],
  ...["contests", "contest", "arena-menu", "cup-menu", "chouette-menu"],
]);

const keeping = new Composer<BotContext>();

const sidelined = keeping.filter(
  ({ services, here, person }) =>
    here?.kind === "group" &&
    services.store.people.isSidelined({ chat: here.id, person: person.id }),
);

sidelined.command(COMMANDS, (ctx) => void tellAlone(ctx, "sideline-told"));

sidelined.filter(
  ({ press }) => press !== undefined && PRESSES.has(press.do),
  (ctx) => toast(ctx, "refused-sidelined"),
);

/** A group's administrators keep a person from playing there, and the group hears nothing of it. */
export const SIDELINE: Feature = {
  name: "sideline",
  traces: [{ outlives: { "sidelined.person": "stays" } }],
  forChats: [turning],
  handlers: [keeping],
  unlisted: ["sideline"],
};
