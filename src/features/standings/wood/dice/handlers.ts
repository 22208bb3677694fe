import { Composer } from "grammy";
import { type BotContext, isHere, threadOf } from "../../../../bot/updates/context.ts";
import { alert, toast, toastLines } from "../../../../bot/updates/reply.ts";
import { rollText } from "../../../../bot/view/lines.ts";
import { throwsText } from "../../../../game/record/record.ts";
import type { Chat } from "../../../../tables/people/people.ts";
import { claimOnce } from "../../../../tables/services/handouts.ts";
import { luckIn, type Services } from "../../../../tables/services/services.ts";
import { WEEK_MS } from "../../../../tables/services/time.ts";
import { sendDocument } from "../../../records/door.ts";
import { pressedHere } from "./presses.ts";
import { type WoodDice, type WoodDiceId, woodDiceIn } from "./store.ts";

export const dice = new Composer<BotContext>();

/** The secret's hash is shown before anybody brings the nonce with the first throw. */
const putDice = (ctx: BotContext & { readonly here: Chat }): void => {
  const { services, here, person, delivery } = ctx;
  const { store, now, newSecret } = services;
  const begun = { chat: here.id, secret: newSecret(), maker: person.id, at: now() };
  store.transaction(() => woodDiceIn(store).add(begun, threadOf(ctx)));
  delivery.jobs.collect();
};

dice.filter(isHere).command("dice", putDice);

dice.filter(pressedHere("wood-dice-anew"), async (ctx) => {
  await toast(ctx);
  putDice(ctx);
});

/** The dice of a button, which counts in their chat alone; a toast tells where they are gone. */
const diceAt = async (
  ctx: BotContext & { readonly here: Chat },
  id: WoodDiceId,
): Promise<WoodDice | undefined> => {
  const found = woodDiceIn(ctx.services.store).byId(id);
  if (found?.chat === ctx.here.id) return found;
  await toast(ctx, "refused-dice-gone");
  return undefined;
};

/** A button throws once, however often it is pressed: the next throw has another one. */
dice.filter(pressedHere("wood-throw"), async (ctx) => {
  const { services, press, person, whisper, delivery } = ctx;
  const found = await diceAt(ctx, press.dice);
  if (!found) return;
  const all = woodDiceIn(services.store);
  const throwing = { thrown: press.thrown, person: person.id, nonce: luckIn(services) };
  const isCast = services.store.transaction(() => all.cast({ id: found.id, ...throwing }));
  const [last] = all.throws(found.id, 1);
  delivery.jobs.collect();
  if (!last) return toast(ctx, "refused-dice-gone");
  const roll = rollText(last, "roll", whisper);
  await toastLines(ctx, isCast ? roll : whisper("wood-dice-thrown", { roll }));
});

dice.filter(pressedHere("wood-hash"), async (ctx) => {
  const found = await diceAt(ctx, ctx.press.dice);
  if (!found) return;
  const { hash, nonce } = found;
  const lines = [
    ctx.whisper("hash-whole", { hash }),
    ...(nonce === null ? [] : [ctx.whisper("dice-nonce", { nonce })]),
  ];
  await alert(ctx, lines.join("\n"));
});

dice.filter(pressedHere("wood-proof"), async (ctx) => {
  const { services, press, person, delivery } = ctx;
  const found = await diceAt(ctx, press.dice);
  if (!found) return;
  if (found.maker !== null && found.maker !== person.id)
    return toast(ctx, "refused-dice-not-yours");
  services.store.transaction(() => woodDiceIn(services.store).show(found.id));
  delivery.jobs.collect();
  await toast(ctx);
});

/** Everything that it takes to check the throws. */
dice.filter(pressedHere("wood-record"), async (ctx) => {
  const { services, press, here, say } = ctx;
  const found = await diceAt(ctx, press.dice);
  const all = woodDiceIn(services.store);
  const origin = found && all.open(found.id);
  if (!origin) return found && toast(ctx, "refused-dice-gone");
  if (!claimOnce(services, `throws ${found.id}`, here.id))
    return toast(ctx, "refused-record-just-sent");
  const name = `dice-${found.id}.json`;
  const content = throwsText(origin, all.throws(found.id));
  const caption = say("wood-dice-caption", { file: name });
  sendDocument(ctx, here.id, { name, content, caption }, ctx.callbackQuery?.message?.message_id);
  return toast(ctx, "record-coming");
});

export const forgetOldDice = ({ store, now }: Services): void =>
  woodDiceIn(store).removeOld(now() - WEEK_MS);
