import { Composer } from "grammy";
import { forget } from "../../tables/forget.ts";
import { type BotContext, pressed } from "../context.ts";
import { edit, erase, reply, toast } from "../reply.ts";
import { button } from "../view/button.ts";

export const privacy = new Composer<BotContext>();

const inPerson = privacy.filter((ctx) => !ctx.isAnonymous);

inPerson.command("privacy", (ctx) => reply(ctx, ctx.say("privacy")));

inPerson.command("forget", async (ctx) => {
  const { say, person } = ctx;
  const games = ctx.services.store.forget.games(person.id).length;
  const lines = [
    say("forget-ask", { nobody: say("nobody") }),
    ...(games > 0 ? [say("forget-games", { games })] : []),
    say("forget-after"),
  ];
  const keyboard = [
    [
      button(say("button-forget"), { do: "forget", person: person.id }, "danger"),
      button(say("button-forget-not"), { do: "forget-not", person: person.id }),
    ],
  ];
  reply(ctx, { html: lines.join("\n\n"), keyboard });
});

inPerson.filter(pressed("forget"), async (ctx) => {
  if (!(await isOwn(ctx, ctx.press.person))) return;
  forget(ctx.services, ctx.person.id);
  await edit(ctx, { html: ctx.say("forgotten", { nobody: ctx.say("nobody") }), keyboard: [] });
});

inPerson.filter(pressed("forget-not"), async (ctx) => {
  if (await isOwn(ctx, ctx.press.person)) await erase(ctx);
});

/** Answers the press; nobody is forgotten by another. */
const isOwn = async (ctx: BotContext, person: number): Promise<boolean> => {
  const own = person === ctx.person.id;
  await toast(ctx, own ? undefined : "refused-not-yours-to-forget");
  return own;
};
